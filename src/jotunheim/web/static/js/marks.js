/**
 * An option and its place light up together, whichever the hand, the focus or the log points at.
 */

import { all } from "./dom.js";
import { mapOf } from "./board.js";

/**
 * Everything on the page that shows the thing with this key.
 * @param {string} key
 * @returns {Element[]}
 */
export function shown(key) {
  const name = CSS.escape(key);
  return all(`[data-key="${name}"], [data-key="legal:${name}"], [data-space="${name}"]`);
}

/**
 * What belongs to a thing: the target of an option, the options of a target.
 * @param {Element} thing
 * @returns {Element[]}
 */
export function partners(thing) {
  const { target, key = "", token, tokens } = /** @type {HTMLElement} */ (thing).dataset;
  if (target) return shown(target);
  const place = key.replace(/^legal:/, "");
  const found = place ? all(`.prompt [data-target="${CSS.escape(place)}"]`) : [];
  if (token) found.push(...all(`.prompt [data-token="${CSS.escape(token)}"]`));
  if (tokens) found.push(...all(`.prompt [data-tokens="${CSS.escape(tokens)}"]`));
  return [...new Set(found)].filter((other) => other !== thing);
}

/**
 * A region that has no element of its own is outlined over the map, by its shape in the ground.
 * @param {string} key
 * @returns {Element | undefined}
 */
function outlined(key) {
  const name = key.replace(/[^A-Za-z0-9-]+/g, "-");
  const shape = all(`svg.map path[id^="o-"][id$="-${CSS.escape(name)}"]`)[0];
  if (!shape) return undefined;
  const rims = [0, 1].map(() => document.createElementNS(shape.namespaceURI, "use"));
  for (const rim of rims) {
    rim.setAttribute("href", `#${shape.id}`);
    rim.setAttribute("class", "spotlight");
    rim.setAttribute("data-x-stays", "");
  }
  shape.ownerSVGElement.append(...rims);
  return rims[0];
}

/** Put out all lights. */
export function dark() {
  for (const rim of all(".spotlight")) rim.remove();
  for (const lit of all("[data-x-lit]")) lit.removeAttribute("data-x-lit");
}

/**
 * Light what belongs to the thing under the hand or the focus.
 * @param {EventTarget | null} target
 */
export function light(target) {
  dark();
  const thing = target instanceof Element ? target.closest("[data-target], [data-token], [data-tokens], [data-key]") : null;
  for (const other of thing ? partners(thing) : []) other.setAttribute("data-x-lit", "");
}

/**
 * Light a thing and bring it into view: what a link of the log does.
 * @param {string} key
 */
export function point(key) {
  dark();
  const found = shown(key);
  for (const thing of found) thing.setAttribute("data-x-lit", "");
  const first = found[0] ?? outlined(key);
  if (!first) return;
  if (first.closest("svg.map")) mapOf(first)?.show(first);
  else first.scrollIntoView({ block: "nearest" });
}

/** Listen for the hand and the focus. */
export function start() {
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, (event) => light(event.target));
  document.addEventListener("focusin", (event) => {
    const option = event.target instanceof Element ? event.target.closest(".prompt [data-target]") : null;
    const place = option ? partners(option).find((thing) => thing.closest("svg.map")) : null;
    if (place) mapOf(place)?.show(place);
  });
}

/**
 * An option and its place light up together, whichever the hand, the focus or the log points at.
 */

import { all, narrow } from "./dom.js";
import { mapOf } from "./board.js";
import { outline } from "./spots.js";
import * as tabs from "./tabs.js";

const WHILE = 4000; // milliseconds that a place stays lit after a click

let timer = 0;

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

/** Put out the lights of hand and focus. */
export function dark() {
  for (const rim of all(".spotlight:not([data-x-point])")) rim.remove();
  // What the sheet of rules marks stays marked: a hand that moves over the table does not unmark it.
  for (const lit of all("[data-x-lit]:not([data-x-point], dialog [data-x-lit])")) lit.removeAttribute("data-x-lit");
}

/** What a click has lit is put out as well. */
function forget() {
  clearTimeout(timer);
  for (const lit of all("[data-x-point]")) lit.removeAttribute("data-x-point");
  dark();
}

/**
 * Light what belongs to the thing under the hand or the focus.
 * @param {EventTarget | null} target
 */
export function light(target) {
  dark();
  const thing = target instanceof Element ? target.closest("[data-target], [data-token], [data-tokens], [data-key]") : null;
  if (!thing) return;
  const place = thing.closest(".log") ? /** @type {HTMLElement} */ (thing).dataset.target : "";
  for (const other of [...partners(thing), ...(place ? outline(place) : [])]) other.setAttribute("data-x-lit", "");
}

/**
 * Light a thing for a while and bring it into view: what a link of the log does.
 * @param {string} key
 */
export function point(key) {
  forget();
  if (narrow()) tabs.show("map"); // the log hides it
  const found = [...shown(key), ...outline(key)];
  for (const thing of found) {
    thing.setAttribute("data-x-lit", "");
    thing.setAttribute("data-x-point", "");
  }
  timer = setTimeout(forget, WHILE);
  // A map that was hidden finds its size with the next frame, and looks where it wants.
  if (narrow()) requestAnimationFrame(() => requestAnimationFrame(() => bring(found)));
  else bring(found);
}

/** @param {Element[]} found things with the same key, some of which may lie on a map */
function bring(found) {
  const drawn = found.find((thing) => thing.closest("svg.map"));
  if (drawn) mapOf(drawn)?.show(drawn);
  else found[0]?.scrollIntoView({ block: "nearest" });
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

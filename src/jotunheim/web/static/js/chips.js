/** Legal places outside the view of a map wait as chips on its edge; a click on one brings it into view. */

import { make, one } from "./dom.js";
import { middleOf } from "./spots.js";
import { say } from "./texts.js";
import { shaped } from "./view.js";

const CHIPS = 3;
const FEW = 12; // legal places; more are a field, of which some part is in sight

/**
 * Makes the chips of a map again.
 * @param {import("./board.js").MapView} map
 */
export function chips(map) {
  one(".far", map.frame)?.remove();
  const targets = map.targets();
  const hidden = targets.filter((target) => !map.sees(target));
  if (!hidden.length || (targets.length > FEW && hidden.length < targets.length)) return;
  const row = make("div", { class: "far", "data-x-stays": "", "aria-hidden": "true" });
  for (const target of hidden.slice(0, CHIPS)) row.append(chip(map, target));
  if (hidden.length > CHIPS) row.append(make("span", { class: "chip-o" }, say("more", { n: hidden.length - CHIPS })));
  map.frame.append(row);
}

/**
 * @param {import("./board.js").MapView} map
 * @param {Element} target
 */
function chip(map, target) {
  const [x, y] = middleOf(target);
  const [left, top, w, h] = shaped(map.box, map.shape);
  const arrow = x < left ? "◂" : x > left + w ? "▸" : y < top ? "▴" : "▾";
  const number = one(".nb text", target)?.textContent ?? "";
  const words = (target.getAttribute("aria-label") ?? "").split(/[,:–(]/)[0].slice(0, 22).trim();
  const made = make("button", { class: "chip-o", type: "button", tabindex: "-1" }, `${number} ${words} ${arrow}`.trim());
  made.addEventListener("click", () => map.show(target));
  return made;
}

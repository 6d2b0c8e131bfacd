/** Small map and buttons lie in corners of the large map: where they hide no place that the hand may want. */

import { one } from "./dom.js";
import { middleOf } from "./spots.js";
import { shaped } from "./view.js";

const EDGE = 14; // pixels between the small map and the edges
const LEGEND = 46; // pixels that it takes above the buttons, if they lie on the left

/**
 * Put buttons and small map where the fewest legal places lie; if several corners are as good, the first.
 * @param {import("./board.js").MapView} map
 */
export function tuck(map) {
  const { frame } = map;
  const spots = seen(map);
  const top = shift(frame, spots) ? "right" : "left"; // the buttons have the other corner
  const free = [["left", "bottom"], [top, "top"], ["right", "bottom"]];
  const small = one(".mini-map", frame);
  if (!small) return;
  const size = [small.clientWidth + EDGE, small.clientHeight + EDGE];
  const hidden = free.map((corner) => spots.filter((spot) => isIn(spot, corner, size, frame)).length);
  const [across, down] = free[hidden.indexOf(Math.min(...hidden))];
  frame.setAttribute("data-x-corner", `${across} ${down}`);
}

/**
 * The buttons stand at the right, unless they hide more there than at the left.
 * @param {HTMLElement} frame
 * @param {[number, number][]} spots
 * @returns {boolean} they stand at the left
 */
function shift(frame, spots) {
  const buttons = one(".zoom", frame);
  if (!buttons) return false;
  const [wide, tall] = [buttons.clientWidth + EDGE, buttons.clientHeight + EDGE];
  const right = spots.filter((spot) => isIn(spot, ["right", "top"], [wide, tall], frame)).length;
  const left = spots.filter((spot) => isIn(spot, ["left", "top"], [wide, tall + LEGEND], frame)).length;
  return frame.toggleAttribute("data-x-aside", left < right);
}

/**
 * Where the legal places lie in the frame, in pixels.
 * @param {import("./board.js").MapView} map
 * @returns {[number, number][]}
 */
function seen(map) {
  const [left, top, w, h] = shaped(map.box, map.shape);
  const { clientWidth: wide, clientHeight: tall } = map.frame;
  return map.targets().map((target) => {
    const [x, y] = middleOf(target);
    return [((x - left) / w) * wide, ((y - top) / h) * tall];
  });
}

/**
 * @param {[number, number]} spot
 * @param {string[]} corner
 * @param {number[]} size
 * @param {HTMLElement} frame
 */
function isIn([x, y], [across, down], [wide, tall], { clientWidth, clientHeight }) {
  const aside = across === "left" ? x : clientWidth - x;
  const deep = down === "top" ? y : clientHeight - y;
  return aside >= 0 && deep >= 0 && aside < wide && deep < tall;
}

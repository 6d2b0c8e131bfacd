/** The small map lies in a corner of the large one: in one where it hides no place that the hand may want. */

import { one } from "./dom.js";
import { middleOf } from "./spots.js";
import { shaped } from "./view.js";

const EDGE = 14; // pixels between the small map and the edges
const CORNERS = [["left", "bottom"], ["left", "top"], ["right", "bottom"]]; // the buttons have the fourth

/**
 * Put the small map where the fewest legal places lie; if several corners are as good, the first.
 * @param {import("./board.js").MapView} map
 */
export function tuck(map) {
  const { frame } = map;
  const small = one(".mini-map", frame);
  if (!small) return;
  const spots = seen(map);
  const size = [small.clientWidth + EDGE, small.clientHeight + EDGE];
  const hidden = CORNERS.map((corner) => spots.filter((spot) => isIn(spot, corner, size, frame)).length);
  const [across, down] = CORNERS[hidden.indexOf(Math.min(...hidden))];
  frame.setAttribute("data-x-corner", `${across} ${down}`);
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

/**
 * Dice are shown where they fall: at the target of a shot, in the region of a battle, at the seat that is attacked. They
 * lie there for a moment, with what they give; for those who want stillness they do not tumble, and lie longer (T-26).
 * What fell and where, the lines of the log say (`data-at`, `data-dice`, `data-roll`, see render/panels.py).
 */

import { all, make, one, still } from "./dom.js";
import { outline } from "./spots.js";

const TIME = 2200; // milliseconds; each row stays so much longer
const QUIET = 3500; // the same without motion
const ROW = 450;
const ROWS = 4; // at one place
const ROLL = 520;
const EDGE = 6; // pixels between a slip and the edge of the screen
const LEAST = 160; // pixels that a slip needs beside cards

/**
 * Show what the new lines of a fight rolled.
 * @param {HTMLElement[]} lines
 */
export function toss(lines) {
  /** @type {Map<string, HTMLElement[]>} */
  const fell = new Map();
  for (const line of lines) {
    const key = line.dataset.dice || line.dataset.roll ? placeOf(line) : "";
    if (key) fell.set(key, [...(fell.get(key) ?? []), line]);
  }
  if (fell.size) for (const old of all(".toss")) old.remove();
  for (const [key, found] of fell) lay(key, found.slice(-ROWS));
}

/** Nothing of a seat that is left, or of another moment, stays. */
export function clear() {
  for (const old of all(".toss")) old.remove();
}

/** Cards with results have grown: dice lie clear of them again. */
export function settle() {
  for (const slip of all(".toss")) {
    const box = boxOf(slip.dataset.place ?? "");
    if (box) put(slip, box);
  }
}

/** Where the dice of a line fell: it says so, or the line that opened its fight does. @param {HTMLElement} line */
function placeOf(line) {
  let at = /** @type {HTMLElement | null} */ (line);
  while (at && !at.dataset.at && at.dataset.role !== "opens") at = /** @type {HTMLElement | null} */ (at.previousElementSibling);
  return at?.dataset.at ?? "";
}

/**
 * @param {string} key
 * @param {HTMLElement[]} lines
 */
function lay(key, lines) {
  const box = boxOf(key);
  if (!box) return;
  const slip = make("div", { class: "toss", "data-place": key, "aria-hidden": "true" }, ...lines.map(row));
  document.body.append(slip);
  put(slip, box);
  const time = (still() ? QUIET : TIME) + ROW * lines.length;
  setTimeout(() => slip.remove(), time);
  if (!still()) [...slip.children].forEach(tumble);
}

/** The dice of a line and what they give. @param {HTMLElement} line */
function row(line) {
  const { dice = "", roll = "" } = line.dataset;
  const faces = dice ? dice.split("|").map(die) : [];
  return make("p", {}, ...faces, ...(roll ? [make("b", {}, roll)] : []));
}

/** @param {string} face */
function die(face) {
  const faces = /** @type {HTMLTemplateElement} */ (document.getElementById("faces"));
  const drawn = face && faces ? one(`[data-face="${CSS.escape(face)}"]`, faces.content)?.cloneNode(true) : null;
  return drawn ?? make("i", {}, face || ":");
}

/** Where something is on the screen: a piece, what is left of it, a seat, or a place of the map. @param {string} key */
function boxOf(key) {
  const name = CSS.escape(key);
  const thing = one(`svg.map .piece[data-key="${name}"], svg.map [data-fell="${name}"], .seatcard[data-key="${name}"]`);
  const rims = thing ? [] : outline(key);
  const box = (thing ?? rims[0])?.getBoundingClientRect();
  for (const rim of rims) rim.remove();
  return box?.width ? box : null;
}

/**
 * Over the thing or under it, inside the part of the screen that shows it, and clear of the cards with results: under
 * one that is in the way, or where no room is left there, beside it.
 * @param {HTMLElement} slip
 * @param {DOMRect} box
 */
function put(slip, box) {
  const room = one(".boards")?.getBoundingClientRect();
  const seat = slip.dataset.place?.startsWith("seat:") || !room?.width;
  const [left, top, right, bottom] = seat ? [0, 0, innerWidth, innerHeight] : [room.left, room.top, room.right, room.bottom];
  const cards = all(".results > .result").map((card) => card.getBoundingClientRect());
  const free = Math.min(...cards.map((card) => card.left)) - left - 2 * EDGE;
  slip.style.maxWidth = free > LEAST && free < Infinity ? `${free}px` : ""; // its rows break
  slip.style.left = "0"; // else the edge of the screen would narrow it
  const { width, height } = slip.getBoundingClientRect();
  const beside = seat && box.right + width + 2 * EDGE < innerWidth; // a seat shows its own numbers
  const above = box.top - height - EDGE;
  const middle = beside ? box.right + EDGE : box.left + (box.width - width) / 2;
  const across = (/** @type {number} */ x) => Math.max(Math.min(Math.max(x, left + EDGE), right - width - EDGE), EDGE);
  const down = (/** @type {number} */ y) => Math.max(Math.min(Math.max(y, top + EDGE), bottom - height - EDGE), EDGE);
  let x = across(middle);
  let y = down(beside ? box.top : above < top + EDGE ? box.bottom + EDGE : above);
  const meets = (/** @type {DOMRect} */ card) => x < card.right && x + width > card.left && y < card.bottom && y + height > card.top;
  for (const card of cards) if (meets(card)) y = down(card.bottom + EDGE);
  for (const card of cards) if (meets(card)) x = across(card.left - width - EDGE);
  slip.style.left = `${x}px`;
  slip.style.top = `${y}px`;
}

/**
 * One row after the other; dice roll in.
 * @param {Element} line
 * @param {number} at
 */
function tumble(line, at) {
  const options = { duration: ROLL, delay: ROW * at, easing: "ease-out", fill: /** @type {FillMode} */ ("backwards") };
  line.animate([{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1 }], options);
  for (const thing of all("svg", line)) thing.animate([{ rotate: "-300deg", scale: "0.4" }, { rotate: "30deg", scale: "1.1", offset: 0.7 }, { rotate: "0deg", scale: "1" }], options);
}

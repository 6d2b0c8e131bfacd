/**
 * Looking at a map: what part of it is seen. Boxes are [left, top, width, height] in the units of the drawing.
 * Pure arithmetic; `board.js` listens to the hands.
 * @typedef {[number, number, number, number]} Box
 */

export const DEEPEST = 8; // how many times larger than the whole

/**
 * A view box as numbers.
 * @param {string | null | undefined} text
 * @returns {Box | null}
 */
export function boxOf(text) {
  const numbers = (text ?? "").trim().split(/[ ,]+/).map(Number);
  return numbers.length === 4 && numbers.every(Number.isFinite) ? /** @type {Box} */ (numbers) : null;
}

/**
 * The box grown to a shape (width : height), around its middle.
 * @param {Box} box
 * @param {number} shape
 * @returns {Box}
 */
export function shaped([x, y, w, h], shape) {
  const wide = Math.max(w, h * shape);
  const tall = Math.max(h, w / shape);
  return [x - (wide - w) / 2, y - (tall - h) / 2, wide, tall];
}

/**
 * The largest box of a shape inside another, around a point: fills the frame, leaves no margin.
 * @param {Box} whole
 * @param {number} shape
 * @param {[number, number]} middle
 * @returns {Box}
 */
export function covering(whole, shape, middle) {
  const [, , w, h] = whole;
  const wide = Math.min(w, h * shape);
  const tall = wide / shape;
  return inside([middle[0] - wide / 2, middle[1] - tall / 2, wide, tall], whole);
}

/**
 * Push a box back over the map, so that one never looks past its edge.
 * @param {Box} box
 * @param {Box} whole
 * @returns {Box}
 */
export function inside([x, y, w, h], [left, top, wide, tall]) {
  const along = (at, size, from, length) =>
    size >= length ? from - (size - length) / 2 : Math.min(Math.max(at, from), from + length - size);
  return [along(x, w, left, wide), along(y, h, top, tall), w, h];
}

/**
 * Zoom about a point that stays where it is.
 * @param {Box} box
 * @param {number} factor above 1: nearer
 * @param {[number, number]} at
 * @param {Box} whole
 * @returns {Box}
 */
export function zoomed([x, y, w, h], factor, at, whole) {
  const least = whole[2] / DEEPEST;
  const most = Math.max(whole[2], (whole[3] * w) / h);
  const wide = Math.min(Math.max(w / factor, least), most);
  const ratio = wide / w;
  const box = [at[0] - (at[0] - x) * ratio, at[1] - (at[1] - y) * ratio, wide, h * ratio];
  return inside(/** @type {Box} */ (box), whole);
}

/**
 * The smallest box around points, with a margin.
 * @param {[number, number][]} points
 * @param {number} margin
 * @returns {Box | null}
 */
export function around(points, margin) {
  if (!points.length) return null;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return [x, y, Math.max(...xs) + margin - x, Math.max(...ys) + margin - y];
}

/**
 * A box at least so wide, around its middle.
 * @param {Box} box
 * @param {number} least
 * @returns {Box}
 */
export function grown([x, y, w, h], least) {
  const factor = Math.max(1, least / w);
  return [x - ((factor - 1) * w) / 2, y - ((factor - 1) * h) / 2, w * factor, h * factor];
}

/**
 * Does a point lie in a box?
 * @param {Box} box
 * @param {[number, number]} point
 */
export function has([left, top, w, h], [x, y]) {
  return x >= left && x <= left + w && y >= top && y <= top + h;
}

/**
 * How many pixels of the screen two boxes share.
 * @param {DOMRect} a
 * @param {DOMRect} b
 */
export function overlap(a, b) {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && tall > 0 ? wide * tall : 0;
}

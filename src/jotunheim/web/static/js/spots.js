/**
 * Where things lie on a map. Places that have no element of their own, a region by its shape in the ground, a hex by
 * its place on the lattice (render/hexgrid.py), are outlined over the map.
 */

import { all } from "./dom.js";

/** @type {WeakMap<Element, Map<string, [number, number]>>} */
const known = new WeakMap();
const RING = [[2, 0], [1, 1], [-1, 1], [-2, 0], [-1, -1], [1, -1]]; // corners of a hex, on the lattice

/**
 * Outline the place with this key.
 * @param {string} key
 * @returns {Element[]} what was drawn: a dark rim and a bright one; nothing if no map has the place
 */
export function outline(key) {
  const rim = region(key) ?? hex(key);
  if (!rim) return [];
  const rims = [rim.drawn, rim.drawn.cloneNode()];
  for (const drawn of rims) {
    drawn.setAttribute("class", "spotlight");
    drawn.setAttribute("data-spot", key);
    drawn.setAttribute("data-x-stays", "");
  }
  rim.map.append(...rims);
  return rims;
}

/**
 * @param {SVGElement} near an element of the map
 * @param {string} tag
 * @param {Record<string, string>} attributes
 */
function drawing(near, tag, attributes) {
  const drawn = document.createElementNS(near.namespaceURI, tag);
  for (const [name, value] of Object.entries(attributes)) drawn.setAttribute(name, value);
  return { drawn, map: near.ownerSVGElement };
}

/** @param {string} key */
function region(key) {
  const name = key.replace(/[^A-Za-z0-9-]+/g, "-");
  const [shape] = all(`svg.map path[id^="o-"][id$="-${CSS.escape(name)}"]`);
  return shape ? drawing(shape, "use", { href: `#${shape.id}` }) : null;
}

/** @param {string} key */
function hex(key) {
  for (const lattice of all("svg.map [data-lattice]")) {
    const places = lattice.dataset.places.split(" ");
    const found = places.findIndex((word, i) => i % 3 === 0 && word === key);
    if (found < 0) continue;
    const [u, v] = [Number(places[found + 1]), Number(places[found + 2])];
    const corners = RING.map(([along, across]) => corner(lattice, u + along, v + across));
    return drawing(lattice, "path", { d: `M${corners.join("L")}Z` });
  }
  return null;
}

/**
 * @param {SVGElement} lattice
 * @param {number} along in half units
 * @param {number} across in half heights
 */
function corner(lattice, along, across) {
  const [half, rise] = lattice.dataset.lattice.split(" ").map(Number);
  const point = [(along * half).toFixed(1), (across * rise).toFixed(1)];
  return (lattice.hasAttribute("data-turned") ? point.reverse() : point).join(" ");
}

/**
 * The place of a map under a point of the screen: a region by its shape, a hex by the nearest middle.
 * @param {SVGSVGElement} map
 * @param {number} clientX
 * @param {number} clientY
 * @returns {string} its key; empty: none
 */
export function placeAt(map, clientX, clientY) {
  const matrix = map.getScreenCTM();
  if (!matrix) return "";
  const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  const shape = all('path[id^="o-"]', map).find((path) => path.isPointInFill(point));
  if (shape) return shape.id.replace(/^o-[^-]+-/, "");
  let [best, found] = [Infinity, ""];
  for (const [key, [x, y]] of middles(map)) {
    const away = Math.hypot(x - point.x, y - point.y);
    if (away < best) [best, found] = [away, key];
  }
  return best < reachOf(map) ? found : "";
}

/**
 * The middles of all hexes of a map, by key.
 * @param {Element} map
 * @returns {Map<string, [number, number]>}
 */
export function middles(map) {
  const lattice = all("[data-lattice]", map)[0];
  if (!lattice) return new Map();
  if (!known.has(lattice)) {
    const places = lattice.dataset.places.split(" ");
    const found = new Map();
    for (let at = 0; at + 2 < places.length; at += 3) {
      const point = corner(lattice, Number(places[at + 1]), Number(places[at + 2])).split(" ").map(Number);
      found.set(places[at], point);
    }
    known.set(lattice, found);
  }
  return known.get(lattice);
}

/** Half the width of a hex, a little more. @param {Element} map */
function reachOf(map) {
  const [half] = (all("[data-lattice]", map)[0]?.dataset.lattice ?? "0 0").split(" ").map(Number);
  return 2.1 * half;
}

/**
 * The middle of something drawn, in the units of its map.
 * @param {Element} thing
 * @returns {[number, number]}
 */
export function middleOf(thing) {
  const drawn = /** @type {SVGGraphicsElement} */ (thing);
  const box = drawn.getBBox();
  const point = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  const out = drawn.getScreenCTM();
  const back = drawn.ownerSVGElement?.getScreenCTM()?.inverse();
  if (!out || !back) return [point.x, point.y];
  const there = point.matrixTransform(out).matrixTransform(back);
  return [there.x, there.y];
}

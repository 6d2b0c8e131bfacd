/**
 * A path is shown before it is walked: while one points at a place, or has the focus on it, the table says which way
 * the answer would go, and a ghost of the path is drawn over the map. On a touch screen the first tap does it.
 */

import { all, one } from "./dom.js";

const WAIT = 90; // milliseconds that a pointer stays before the table is asked
const LATE = 600; // milliseconds after which a finger no longer waits for the table
const KEPT = 60; // answers
const SVG = "http://www.w3.org/2000/svg";
const PLACES = ":is(svg.map, .prompt) :is([data-token], [data-tokens])";

export class Ghosts {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.wanted = "";
    this.timer = 0;
    /** @type {Map<string, any[]>} paths by version and answer */
    this.known = new Map();
    /** @type {Map<string, (paths: any[]) => void>} fingers that wait for a path */
    this.waiting = new Map();
  }

  /** Listen. */
  start() {
    for (const name of ["pointerover", "focusin"]) document.addEventListener(name, ({ target }) => this.point(target));
    document.addEventListener("focusout", () => this.point(null));
    addEventListener("jotun:aim", (event) => this.point(/** @type {CustomEvent} */ (event).detail));
  }

  /** @param {EventTarget | null} target */
  point(target) {
    const thing = target instanceof Element ? target.closest(PLACES) : null;
    clearTimeout(this.timer);
    if (!thing || !this.table.mine || !one("svg.map")) return this.clear();
    const key = this.key(thing);
    if (key === this.wanted) return undefined;
    this.clear();
    this.wanted = key;
    const known = this.known.get(key);
    if (known) this.draw(known);
    else this.timer = setTimeout(() => this.ask(key), WAIT);
    return undefined;
  }

  /** An answer on this version of the table. @param {Element} thing */
  key(thing) {
    const { token, tokens } = /** @type {HTMLElement} */ (thing).dataset;
    return `${this.table.version} ${tokens ?? JSON.stringify([token])}`;
  }

  /** @param {string} key */
  ask(key) {
    const gap = key.indexOf(" ");
    this.table.line.send({ do: "preview", on: key.slice(0, gap), tokens: JSON.parse(key.slice(gap)) });
  }

  /**
   * Would a finger that taps this walk a path? A table that says nothing in time does not keep the finger waiting.
   * @param {Element} thing
   * @returns {Promise<boolean>}
   */
  async leads(thing) {
    const key = this.key(thing);
    if (!this.known.has(key)) {
      this.ask(key);
      await new Promise((heard) => {
        this.waiting.set(key, heard);
        setTimeout(heard, LATE);
      });
      this.waiting.delete(key);
    }
    return Boolean(this.known.get(key)?.length);
  }

  /** @param {{on: string, tokens: string[], paths: any[]}} message */
  heard({ on, tokens, paths }) {
    const key = `${on} ${JSON.stringify(tokens)}`;
    if (this.known.size >= KEPT) this.known.clear();
    this.known.set(key, paths);
    this.waiting.get(key)?.(paths);
    if (key === this.wanted && on === this.table.version) this.draw(paths);
  }

  /** @param {{board: string, kind: string, points: [number, number][]}[]} paths */
  draw(paths) {
    for (const { board, kind, points } of paths) {
      const map = one(`[data-part="board:${CSS.escape(board)}"] svg.map`) ?? one(`svg.map[data-part="board:${CSS.escape(board)}"]`) ?? one("svg.map");
      const line = document.createElementNS(SVG, "polyline");
      for (const [name, value] of Object.entries({ class: `ghost ${kind}`, "data-x-stays": "", points: points.join(" ") })) line.setAttribute(name, value);
      map?.append(line);
    }
  }

  clear() {
    this.wanted = "";
    for (const line of all("svg.map .ghost")) line.remove();
  }
}

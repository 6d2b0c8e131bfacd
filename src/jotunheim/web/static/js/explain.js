/**
 * Places of a map on which nothing is offered: a hand that rests there, a click or a long press asks the table what they
 * are and why not. With the ruler two places are measured by the rules of the game.
 */

import { all, one } from "./dom.js";
import { middles, outline, placeAt } from "./spots.js";
import { say } from "./texts.js";
import * as furniture from "./furniture.js";
import * as tips from "./tips.js";

const REST = 650; // milliseconds; options answer sooner
const OFFERED = ".legal, .legal-in, .piece, .dimmed, [data-tip], button, .slip, .verdict";

export class Explain {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.timer = 0;
    this.key = "";
    this.measures = false;
    this.from = "";
  }

  start() {
    document.addEventListener("pointermove", (event) => event.pointerType !== "touch" && this.rest(event));
    document.addEventListener("pointerdown", (event) => event.pointerType === "touch" && this.rest(event));
    document.addEventListener("pointerup", (event) => event.pointerType === "touch" && clearTimeout(this.timer));
    document.addEventListener("click", (event) => this.click(event), true);
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.measures && this.ruler());
  }

  /**
   * The key of the place under the hand; empty where something else lies there.
   * @param {MouseEvent} event
   */
  under(event) {
    const target = event.target instanceof Element ? event.target : null;
    const map = target?.closest("svg.map");
    if (!map || (!this.measures && target?.closest(OFFERED))) return "";
    return placeAt(/** @type {SVGSVGElement} */ (map), event.clientX, event.clientY);
  }

  /** @param {PointerEvent} event */
  rest(event) {
    clearTimeout(this.timer);
    const key = this.measures ? "" : this.under(event);
    if (key !== this.key) this.clear();
    if (key) this.timer = setTimeout(() => this.ask(key), REST);
  }

  /** @param {MouseEvent} event */
  click(event) {
    const key = this.under(event);
    if (!key) return;
    if (!this.measures) return this.ask(key);
    event.stopPropagation();
    event.preventDefault();
    this.measure(key);
  }

  /** @param {string} key */
  ask(key) {
    clearTimeout(this.timer);
    this.key = key;
    this.send(`at:${key}`);
  }

  /** Those who watch and who look at the past are not answered. @param {string} token */
  send(token) {
    const { line, replay, seat } = this.table;
    if (seat >= 0 && replay.live && line.open) line.send({ do: "why", token });
  }

  /** Begin or end measuring. */
  ruler() {
    this.measures = !this.measures;
    this.from = "";
    this.clear();
    for (const line of all(".measure")) line.remove();
    document.body.toggleAttribute("data-ruler", this.measures);
    for (const button of all("[data-do=ruler]")) button.setAttribute("aria-pressed", String(this.measures));
    if (this.measures) furniture.toast(say("ruler"));
  }

  /** The first place, or the second. @param {string} key */
  measure(key) {
    for (const line of all(".measure")) line.remove();
    if (!this.from || this.from === key) {
      this.from = key;
      this.mark([key]);
      return;
    }
    this.key = key;
    this.draw(this.from, key);
    this.send(`line:${this.from}:${key}`);
    this.from = "";
  }

  /**
   * The table has told about a place, or what lies between two.
   * @param {string} token
   * @param {string} text
   */
  told(token, text) {
    const keys = token.split(":").slice(1);
    if (keys.at(-1) !== this.key || !text) return;
    const [rim] = this.mark(keys);
    if (rim) tips.show(rim, text, token.startsWith("line:"));
  }

  /** @param {string[]} keys */
  mark(keys) {
    this.clear();
    const rims = keys.flatMap((key) => outline(key));
    for (const rim of rims) rim.setAttribute("data-x-told", "");
    return rims.reverse();
  }

  clear() {
    for (const rim of all("[data-x-told]")) rim.remove();
    if (!tips.isPinned()) tips.hide();
  }

  /**
   * @param {string} from
   * @param {string} to
   */
  draw(from, to) {
    const map = one("svg.map");
    const found = map ? middles(map) : new Map();
    const [a, b] = [found.get(from), found.get(to)];
    if (!map || !a || !b) return;
    const line = document.createElementNS(map.namespaceURI, "line");
    const ends = { x1: a[0], y1: a[1], x2: b[0], y2: b[1], class: "measure", "data-x-stays": "" };
    for (const [name, value] of Object.entries(ends)) line.setAttribute(name, String(value));
    map.append(line);
  }
}

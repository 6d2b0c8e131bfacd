/**
 * Maps under the hand: wheel, pinch, drag, double tap, buttons and keys zoom, pan and fit. Until the reader moves a
 * map by hand, it follows what the table says is worth seeing; "show all" lets it follow again.
 */

import { all, one, small } from "./dom.js";
import { chips } from "./chips.js";
import { middleOf } from "./spots.js";
import { tuck } from "./corner.js";
import { around, boxOf, covering, grown, has, inside, overlap, shaped, zoomed } from "./view.js";

const STEP = 1.35;
const SLIP = 6; // pixels a hand may tremble in a click
const HIDES = 0.2; // so much of a thing may lie under a card
const FURTHER = 2; // how many times more of the map may be seen for the sake of a card

/** One map of the page. */
export class MapView {
  /**
   * @param {SVGSVGElement} svg
   */
  constructor(svg) {
    this.svg = svg;
    this.frame = /** @type {HTMLElement} */ (svg.closest(".board"));
    this.free = false; // moved by hand
    this.dragged = false;
    /** @type {HTMLElement | null} lies over the map, and speaks of things on it */
    this.card = null;
    /** @type {Map<number, PointerEvent>} */
    this.fingers = new Map();
    svg.setAttribute("data-x-home", svg.getAttribute("viewBox") ?? "");
    svg.setAttribute("data-x-view", "");
    this.listen();
    new ResizeObserver(() => this.follow()).observe(this.frame);
  }

  /** The whole map. */
  get whole() {
    return boxOf(this.svg.dataset.full) ?? boxOf(this.svg.getAttribute("data-x-home")) ?? [0, 0, 1, 1];
  }

  /** What is seen now. */
  get box() {
    return boxOf(this.svg.getAttribute("viewBox")) ?? this.whole;
  }

  /** What the table says is worth seeing; the patcher puts it aside with each update. */
  get home() {
    return boxOf(this.svg.dataset.home) ?? boxOf(this.svg.getAttribute("data-x-home")) ?? this.whole;
  }

  get shape() {
    return (this.frame.clientWidth || 1) / (this.frame.clientHeight || 1);
  }

  listen() {
    const { frame } = this;
    frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    frame.addEventListener("pointerdown", (event) => this.down(event));
    frame.addEventListener("pointermove", (event) => this.move(event));
    for (const kind of ["pointerup", "pointercancel"]) {
      frame.addEventListener(kind, (event) => this.fingers.delete(event.pointerId));
    }
    frame.addEventListener("dblclick", (event) => this.twice(event));
    // A drag that ends over a legal place is no click on it.
    frame.addEventListener("click", (event) => this.dragged && event.stopPropagation(), true);
  }

  /** After an update: look at what matters, unless the reader looks elsewhere. */
  follow() {
    if (!this.free) this.look(this.worth());
    else this.look(inside(shaped(this.box, this.shape), this.whole));
    if (!this.free && this.card?.isConnected) this.spare(this.card.getBoundingClientRect());
    tuck(this);
  }

  /**
   * Move the map until what a card speaks of lies beside the card, smaller if it must be; the map may end in view.
   * @param {DOMRect} card
   */
  spare(card) {
    const frame = this.frame.getBoundingClientRect();
    const things = all("[data-x-coach]", this.svg);
    if (!things.some((thing) => hides(card, thing))) return;
    const [from, to] = card.top - frame.top > frame.bottom - card.bottom ? [frame.top, card.top] : [card.bottom, frame.bottom];
    const offers = things.filter((thing) => thing.matches("[data-token], [data-tokens]"));
    const spans = [things, offers, offers.slice(0, 1), things.slice(0, 1)].filter((some) => some.length).map(span);
    const factorOf = ([top, bottom]) => Math.max(1, (bottom - top) / (0.9 * (to - from)));
    const seen = spans.find((some) => factorOf(some) <= FURTHER) ?? spans[spans.length - 1];
    const factor = Math.min(FURTHER, factorOf(seen));
    const [x, y, w, h] = shaped(this.box, this.shape);
    const middle = y + (((seen[0] + seen[1]) / 2 - frame.top) / frame.height) * h;
    const at = ((from + to) / 2 - frame.top) / frame.height;
    this.look([x - ((factor - 1) * w) / 2, middle - at * h * factor, w * factor, h * factor]);
  }

  /** The part worth seeing: the table's, or on a phone the legal places, with the frame filled. */
  worth() {
    const { whole, shape } = this;
    const home = (small() && boxOf(this.svg.dataset.near)) || this.home;
    const box = inside(shaped(home, shape), whole);
    if (!small()) return box;
    const spots = this.targets().map((target) => middleOf(target));
    const shows = !spots.length || spots.some((spot) => has(box, spot));
    if (shows && home[2] * home[3] < 0.6 * whole[2] * whole[3]) return box;
    const legal = around(spots, whole[2] / 9);
    const [x, y, w, h] = legal ?? home;
    const cover = covering(whole, shape, [x + w / 2, y + h / 2]);
    const near = legal && shaped(legal, shape);
    return near && near[2] < cover[2] ? inside(grown(near, cover[2] / 2), whole) : cover;
  }

  /** Legal places and pieces. */
  targets() {
    return all(".legal[data-token], .legal[data-tokens], .legal-in", this.svg);
  }

  /**
   * @param {import("./view.js").Box} box
   */
  look(box) {
    this.svg.setAttribute("viewBox", box.map((n) => Math.round(n * 10) / 10).join(" "));
    this.svg.classList.toggle("whole", box[2] > 0.9 * this.whole[2] && small());
    this.mark();
    chips(this);
  }

  /**
   * @param {number} factor
   * @param {[number, number]} [at]
   */
  zoom(factor, at) {
    const [x, y, w, h] = shaped(this.box, this.shape);
    this.free = true;
    this.look(zoomed([x, y, w, h], factor, at ?? [x + w / 2, y + h / 2], this.whole));
  }

  /**
   * @param {number} dx in widths of the frame
   * @param {number} dy
   */
  pan(dx, dy) {
    const [x, y, w, h] = shaped(this.box, this.shape);
    this.free = true;
    this.look(inside([x + dx * w, y + dy * h, w, h], this.whole));
  }

  /** All of the map; when all is seen, what matters. */
  fit() {
    const all = this.box[2] >= 0.99 * this.whole[2];
    this.free = !all;
    this.look(all ? this.worth() : this.whole);
  }

  /**
   * Bring a place into view, if it is not.
   * @param {Element} target
   */
  show(target) {
    if (this.sees(target)) return;
    const [x, y] = middleOf(target);
    const [, , w, h] = shaped(this.box, this.shape);
    this.look(inside([x - w / 2, y - h / 2, w, h], this.whole));
  }

  /**
   * @param {Element} target
   */
  sees(target) {
    return has(shaped(this.box, this.shape), middleOf(target));
  }

  /**
   * A point of the screen in units of the drawing.
   * @param {{clientX: number, clientY: number}} event
   * @returns {[number, number]}
   */
  at(event) {
    const matrix = this.svg.getScreenCTM();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix?.inverse());
    return [point.x, point.y];
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), this.at(event));
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.dragged = false;
    if (event.button || (event.target instanceof Element && event.target.closest(".zoom, .far"))) return;
    const mini = event.target instanceof Element && event.target.closest(".mini-map");
    if (mini) this.jump(/** @type {SVGSVGElement} */ (mini), event);
    else this.fingers.set(event.pointerId, event);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const last = this.fingers.get(event.pointerId);
    if (!last) return;
    const moved = Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY);
    if (!this.dragged && moved < SLIP) return;
    if (!this.dragged) this.frame.setPointerCapture(event.pointerId);
    this.dragged = true;
    const [other] = [...this.fingers.values()].filter((f) => f.pointerId !== event.pointerId);
    if (other) this.pinch(last, event, other);
    else {
      const size = 1 / this.frame.clientWidth;
      const tall = 1 / this.frame.clientHeight;
      this.pan((last.clientX - event.clientX) * size, (last.clientY - event.clientY) * tall);
    }
    this.fingers.set(event.pointerId, event);
  }

  /**
   * @param {PointerEvent} last
   * @param {PointerEvent} now
   * @param {PointerEvent} other
   */
  pinch(last, now, other) {
    const apart = (a) => Math.hypot(a.clientX - other.clientX, a.clientY - other.clientY) || 1;
    const middle = { clientX: (now.clientX + other.clientX) / 2, clientY: (now.clientY + other.clientY) / 2 };
    this.zoom(apart(now) / apart(last), this.at(middle));
  }

  /** @param {MouseEvent} event */
  twice(event) {
    if (event.target instanceof Element && event.target.closest(".legal, .legal-in, .zoom")) return;
    if (this.box[2] < 0.6 * this.whole[2]) this.fit();
    else this.zoom(2.2, this.at(event));
  }

  /**
   * A click on the small map shows that part on the large one.
   * @param {SVGSVGElement} mini
   * @param {PointerEvent} event
   */
  jump(mini, event) {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(mini.getScreenCTM()?.inverse());
    const [, , w, h] = shaped(this.box, this.shape);
    this.free = true;
    this.look(inside([point.x - w / 2, point.y - h / 2, w, h], this.whole));
  }

  /** The window on the small map. */
  mark() {
    const window = one(".mini-map .win", this.frame);
    const [x, y, w, h] = shaped(this.box, this.shape);
    if (!window) return;
    for (const [name, value] of Object.entries({ x, y, width: w, height: h })) window.setAttribute(name, value.toFixed(1));
  }
}

/**
 * Does a card hide a thing?
 * @param {DOMRect} card
 * @param {Element} thing
 */
function hides(card, thing) {
  const box = thing.getBoundingClientRect();
  return overlap(card, box) > HIDES * box.width * box.height;
}

/**
 * From where to where things lie on the screen, from top to bottom.
 * @param {Element[]} things
 * @returns {[number, number]}
 */
function span(things) {
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  return [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
}

/** @type {Map<Element, MapView>} */
const views = new Map();

/** All maps of the page; new ones are taken in hand, old ones forgotten. */
export function maps() {
  for (const svg of views.keys()) if (!svg.isConnected) views.delete(svg);
  for (const svg of all(".board:is(.hexes, .areas, .plan) > svg.map")) {
    if (!views.has(svg)) views.set(svg, new MapView(svg));
  }
  return [...views.values()];
}

/**
 * A card lies over the maps, or none does any more.
 * @param {HTMLElement | null} card
 */
export function under(card) {
  for (const map of maps()) {
    map.card = card;
    map.follow();
  }
}

/** After an update of the page. */
export function settle() {
  for (const map of maps()) map.follow();
}

/**
 * The map that something lies on.
 * @param {Element} thing
 */
export function mapOf(thing) {
  return maps().find((map) => map.svg.contains(thing) || map.frame.contains(thing)) ?? maps()[0];
}

/**
 * A command of a button or a key.
 * @param {string} what plus, minus, fit
 * @param {Element} [near]
 */
export function command(what, near) {
  const map = near ? mapOf(near) : maps()[0];
  if (what === "plus") map?.zoom(STEP);
  else if (what === "minus") map?.zoom(1 / STEP);
  else map?.fit();
}

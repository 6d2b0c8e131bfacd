/**
 * The slider over the moments of the game: drag, arrow keys, `[` and `]`, or a link with `?moment=`. While a moment of
 * the past is shown, the table says so and offers the way back.
 */

import { all, one } from "./dom.js";
import { say } from "./texts.js";

const PACE = 1100; // milliseconds between two steps while it plays
const EDGE = 216; // length of the strip in its own units (render/replay.py)

/** The moment that an address names; null: the present. @param {URL} address */
export function momentOf({ searchParams }) {
  const moment = searchParams.get("moment") ?? searchParams.get("told"); // "told": in links of 2026 and before
  return moment === null ? null : Number(moment);
}

export class Replay {
  /**
   * @param {(ply: number | null) => void} go to a moment; null: to the present
   */
  constructor(go) {
    this.go = go;
    this.ply = 0;
    this.last = 0;
    this.live = true;
    /** @type {number | null} */
    this.wanted = null;
    this.busy = false;
    this.dragging = false;
    this.aim = 0; // the moment that was asked for last
    this.timer = 0;
    this.ended = one("#info") ? JSON.parse(one("#info").textContent).stage === "over" : false;
    /** @type {Set<number>} moments at which somebody else begins to act */
    this.turns = new Set();
    document.addEventListener("pointerdown", (event) => this.grip(event));
    document.addEventListener("pointermove", (event) => this.dragging && this.drag(event));
    document.addEventListener("pointerup", () => (this.dragging = false));
    document.addEventListener("keydown", (event) => this.key(event));
  }

  get slider() {
    return one(".replay [role=slider]");
  }

  /**
   * What the table shows now.
   * @param {{public_ply: number, last: number, live: boolean, over?: boolean}} frame
   */
  shown({ public_ply: ply, last, live, over }) {
    this.ply = ply;
    this.last = last;
    this.live = live;
    this.busy = false;
    if (this.wanted === null) this.aim = ply;
    document.body.toggleAttribute("data-past", !live);
    const address = new URL(location.href);
    address.searchParams.delete("told");
    if (live) address.searchParams.delete("moment");
    else address.searchParams.set("moment", String(ply));
    history.replaceState(null, "", address);
    this.ended ||= Boolean(over);
    this.seats();
    this.draw();
    const next = this.wanted;
    this.wanted = null;
    if (next !== null && next !== ply) this.to(next);
  }

  /** After the end the same moment can be seen from every seat, by the names of the game. */
  seats() {
    const row = one(".past-bar .by-seat");
    if (!row) return;
    row.hidden = !this.ended;
    for (const link of all("a", row)) {
      const { of } = link.dataset;
      link.textContent = one(`.seatcard[data-key="seat:${of}"] b`)?.textContent ?? link.textContent;
      link.href = `${location.pathname}?seat=${of}&moment=${this.ply}`;
    }
  }

  /** The strip: how far the shown moment is, of how many; what came later is left blank. */
  draw() {
    const { slider, ply, last, live } = this;
    if (!slider) return;
    const share = last ? Math.min(ply / last, 1) : 1;
    const words = say("step", { ply, last });
    for (const run of all(".turn-r", slider)) run.setAttribute("transform", `scale(${share.toFixed(3)} 1)`);
    one(".turn-h", slider)?.setAttribute("cx", (EDGE * share).toFixed(1));
    for (const [name, value] of Object.entries({ valuemax: last, valuenow: ply, valuetext: words })) {
      slider.setAttribute(`aria-${name}`, String(value));
    }
    const [caption, state] = slider.nextElementSibling?.children ?? [];
    if (caption) caption.textContent = words;
    if (!live) state?.remove();
    for (const start of slider.parentElement.dataset.turns?.split(" ") ?? []) if (start) this.turns.add(Number(start));
    one("[data-step=play]", slider.parentElement)?.setAttribute("aria-pressed", String(Boolean(this.timer)));
  }

  /**
   * Go to a moment. While one is on its way, only the newest request is kept.
   * @param {number} ply
   */
  to(ply) {
    const next = Math.min(Math.max(Math.round(ply), 0), this.last);
    this.aim = next;
    if (this.busy) {
      this.wanted = next;
      return;
    }
    if (next === this.ply) return;
    this.busy = true;
    this.go(next);
  }

  /** Back to the present. */
  back() {
    this.wanted = null;
    this.busy = false;
    this.aim = this.last;
    if (!this.live) this.go(null);
  }

  /** A step back or on; the last step leads to the present. */
  step(by) {
    if (!this.live && this.aim + by >= this.last) this.back();
    else this.to(this.aim + by); // each press counts, also while a moment is on its way
  }

  /** What a button of the strip does. @param {string} name */
  press(name) {
    if (name !== "play") this.pause();
    if (name === "start") this.to(0);
    else if (name === "back") this.step(-1);
    else if (name === "on") this.step(1);
    else if (name === "end") this.back();
    else if (name === "turn-back") this.turn(-1);
    else if (name === "turn-on") this.turn(1);
    else if (this.timer) this.pause();
    else this.play();
  }

  /** To the moment at which somebody else began to act, before or after this one. @param {number} by */
  turn(by) {
    const starts = [0, ...this.turns].filter((start) => (by < 0 ? start < this.aim : start > this.aim && start < this.last));
    if (starts.length) this.to(by < 0 ? Math.max(...starts) : Math.min(...starts));
    else if (by > 0) this.back();
  }

  /** Step by step to the end; from the end all over again. */
  play() {
    if (this.live) this.to(0);
    this.timer = setInterval(() => {
      if (this.busy) return;
      if (this.live) this.pause();
      else this.step(1);
    }, PACE);
    this.draw();
  }

  /** Stop playing. */
  pause() {
    clearInterval(this.timer);
    this.timer = 0;
    this.draw();
  }

  /** A refused request is forgotten. */
  forget() {
    this.busy = false;
    this.wanted = null;
    this.aim = this.ply;
  }

  /** @param {PointerEvent} event */
  grip(event) {
    if (!(event.target instanceof Element) || event.target.closest("[role=slider]") !== this.slider || !this.slider) return;
    this.dragging = true;
    this.drag(event);
    this.slider.focus();
    event.preventDefault();
  }

  /** @param {PointerEvent} event */
  drag(event) {
    const matrix = this.slider?.getScreenCTM();
    if (!matrix) return;
    const { x } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const next = Math.round((x / EDGE) * this.last);
    if (next >= this.last) this.back();
    else this.to(next);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (document.activeElement !== this.slider || !this.slider) return;
    const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageUp: -10, PageDown: 10 }[event.key];
    if (by) this.step(by);
    else if (event.key === "Home") this.to(0);
    else if (event.key === "End") this.back();
    else return;
    event.preventDefault();
  }
}

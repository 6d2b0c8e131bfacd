/**
 * The slider over the moments of the game: drag, arrow keys, `[` and `]`, or a link with `?told=`. While a moment of
 * the past is shown, the table says so and offers the way back.
 */

import { all, make, one } from "./dom.js";
import { say } from "./texts.js";

const EDGE = 216; // length of the strip in its own units (render/replay.py)

export class Replay {
  /**
   * @param {(told: number | null) => void} go to a moment; null: to the present
   */
  constructor(go) {
    this.go = go;
    this.told = 0;
    this.last = 0;
    this.live = true;
    /** @type {number | null} */
    this.wanted = null;
    this.busy = false;
    this.dragging = false;
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
   * @param {{told: number, last: number, live: boolean}} frame
   */
  shown({ told, last, live }) {
    this.told = told;
    this.last = last;
    this.live = live;
    this.busy = false;
    document.body.toggleAttribute("data-past", !live);
    const address = new URL(location.href);
    if (live) address.searchParams.delete("told");
    else address.searchParams.set("told", String(told));
    history.replaceState(null, "", address);
    this.draw();
    const next = this.wanted;
    this.wanted = null;
    if (next !== null && next !== told) this.to(next);
  }

  /** The strip: how far the shown moment is, of how many; what was told later is left blank. */
  draw() {
    const { slider, told, last, live } = this;
    if (!slider) return;
    const share = last ? Math.min(told / last, 1) : 1;
    const words = say("step", { told, last });
    for (const run of all(".turn-r", slider)) run.setAttribute("transform", `scale(${share.toFixed(3)} 1)`);
    one(".turn-h", slider)?.setAttribute("cx", (EDGE * share).toFixed(1));
    for (const [name, value] of Object.entries({ valuemax: last, valuenow: told, valuetext: words })) {
      slider.setAttribute(`aria-${name}`, String(value));
    }
    const [caption, state] = slider.nextElementSibling?.children ?? [];
    if (caption) caption.textContent = words;
    if (!live && state?.localName === "b") {
      state.replaceWith(make("button", { type: "button", class: "btn", "data-do": "live" }, say("back_to_live")));
    }
  }

  /**
   * Go to a moment. While one is on its way, only the newest wish is kept.
   * @param {number} told
   */
  to(told) {
    const wish = Math.min(Math.max(Math.round(told), 0), this.last);
    if (this.busy) {
      this.wanted = wish;
      return;
    }
    if (wish === this.told) return;
    this.busy = true;
    this.go(wish);
  }

  /** Back to the present. */
  back() {
    this.wanted = null;
    this.busy = false;
    if (!this.live) this.go(null);
  }

  /** A step back or on; the last step leads to the present. */
  step(by) {
    if (!this.live && this.told + by >= this.last) this.back();
    else this.to((this.wanted ?? this.told) + by);
  }

  /** A refused wish is forgotten. */
  forget() {
    this.busy = false;
    this.wanted = null;
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
    const wish = Math.round((x / EDGE) * this.last);
    if (wish >= this.last) this.back();
    else this.to(wish);
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

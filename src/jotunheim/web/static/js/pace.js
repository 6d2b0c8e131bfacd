/**
 * The pace at which the plays of others unfold: a new sight of the table stays for a while before the next one comes.
 * The pace is a setting of this browser; one's own plays are shown at once. People who want stillness, and a page that
 * nobody looks at, wait for nothing. A key (S) or the button over the map shows everything that has come so far.
 */

import { all, make, memory, one, still } from "./dom.js";
import { say } from "./texts.js";

const TIMES = { slow: 2000, normal: 800, fast: 350, once: 0 }; // milliseconds
const CROWD = 12; // from so many waiting sights on, each stays for a quarter of its time

export class Pace {
  /** @param {(frame: any) => void} show */
  constructor(show) {
    this.show = show;
    /** @type {any[]} sights of the table that wait, the oldest first */
    this.waiting = [];
    this.timer = 0;
  }

  /** Which pace this browser has. */
  get name() {
    const kept = memory("pace");
    return kept in TIMES ? kept : "normal";
  }

  /** How long the next sight stays. */
  get time() {
    if (still() || document.hidden) return 0;
    return TIMES[this.name] / (this.waiting.length > CROWD ? 4 : 1);
  }

  /** The menu shows the setting, and changes it. */
  start() {
    for (const choice of all("[name=pace]")) choice.checked = choice.value === this.name;
    document.addEventListener("change", ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.name !== "pace") return;
      memory("pace", target.value);
      if (!this.time) this.skip();
    });
    document.addEventListener("visibilitychange", () => document.hidden && this.skip());
  }

  /** A new sight of the table: shown now, or after those that wait. @param {any} frame */
  take(frame) {
    if (!frame.live || !this.time) this.skip();
    if (!this.timer) return this.now(frame);
    this.waiting.push(frame);
    this.offer();
    return undefined;
  }

  /** @param {any} frame */
  now(frame) {
    this.show(frame);
    const theirs = frame.live && !frame.mine && !frame.over && "log" in (frame.parts ?? {});
    if (theirs && this.time) this.timer = setTimeout(() => this.next(), this.time);
  }

  next() {
    this.timer = 0;
    const frame = this.waiting.shift();
    if (frame) this.now(frame);
    this.offer();
  }

  /** Show all that has come. */
  skip() {
    clearTimeout(this.timer);
    this.timer = 0;
    for (const frame of this.waiting.splice(0)) this.show(frame);
    this.offer();
  }

  /** Nothing of a seat that is left stays. */
  clear() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.waiting = [];
    this.offer();
  }

  /** The button is there as long as something waits. */
  offer() {
    const button = one(".boards > .skip-ahead");
    if (!this.waiting.length) button?.remove();
    else if (!button) one(".boards")?.append(make("button", { type: "button", class: "btn skip-ahead", "data-do": "skip", "data-x-stays": "" }, say("skip"), " ", make("kbd", {}, "S")));
  }
}

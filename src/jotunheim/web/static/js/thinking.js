/** A bot that thinks long shows that it does: how long it has thought, beside whom the table waits for. */

import { make, one } from "./dom.js";
import { say } from "./texts.js";

const LONG = 3; // seconds; less needs no word

export class Thinking {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.version = "";
    this.since = 0;
  }

  start() {
    setInterval(() => this.tick(), 1000);
  }

  /** The host can tell it to move now. @param {Element | null} place */
  button(place) {
    const hurry = one("[data-do=hurry]");
    if (!hurry) return;
    hurry.hidden = !place;
    const there = place ? place.parentElement : document.body;
    if (hurry.parentElement !== there) there.append(hurry);
  }

  tick(now = performance.now()) {
    const { info, replay, version } = this.table;
    const seat = one('.seatcard[aria-current="true"]')?.dataset.key?.slice(5) ?? "";
    const place = one(".prompt.waiting .yours");
    const thinks = Boolean(place && replay.live && info.people[seat]?.bot);
    if (!thinks || version !== this.version) this.since = now;
    this.version = version;
    const seconds = Math.round((now - this.since) / 1000);
    one(".thinking")?.remove();
    this.button(thinks && seconds >= LONG ? place : null);
    if (thinks && seconds >= LONG) place.append(make("span", { class: "thinking", "data-x-stays": "" }, ` · ${say("thinks", { n: seconds })}`));
  }
}

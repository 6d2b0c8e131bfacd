/** Very many places in words: the question leaves them out, and the table tells them to those who unfold them. */

import { all, one } from "./dom.js";
import { parse } from "./patch.js";
import { option } from "./keys.js";

const SHUT = ".prompt .places[data-sum]:not(:has(.opts))"; // not loaded yet

export class Places {
  /** @param {{line: {send: (message: object) => void}, replay: {live: boolean, ply: number}, coach: {renew: () => void}}} table */
  constructor(table) {
    this.table = table;
    this.typed = 0; // the number of an option that waits for them
  }

  /** Listen. */
  start() {
    document.addEventListener("toggle", () => this.renew(), true); // it does not bubble
  }

  /** Load open lists that are not loaded yet: after a click, or when the question has changed. */
  renew() {
    this.typed = 0;
    if (one(`${SHUT}[open]`)) this.ask();
  }

  ask() {
    const { line, replay } = this.table;
    line.send({ do: "places", ...(replay.live ? {} : { public_ply: replay.ply }) });
  }

  /** Choose an option by number from a list that is not loaded yet, as soon as it is. @param {number} number */
  choose(number) {
    if (!one(SHUT)) return;
    this.typed = number;
    this.ask();
  }

  /** @param {{sum: string, html: string}} message */
  heard({ sum, html }) {
    for (const fold of all(SHUT)) if (fold.dataset.sum === sum) fold.append(parse(html, fold));
    const { typed } = this;
    this.typed = 0;
    if (typed) option(typed)?.click();
    else this.table.coach.renew();
  }
}

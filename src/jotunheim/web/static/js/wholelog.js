/**
 * The log from the beginning: frames bring its last lines, the others are fetched when the reader asks for them, and
 * again when lines have moved out of the frame.
 */

import { all, make, one } from "./dom.js";
import { parse } from "./patch.js";

export class WholeLog {
  /** @param {{line: import("./socket.js").Line, replay: {live: boolean, ply: number}}} table */
  constructor(table) {
    this.table = table;
    this.open = false;
    this.first = ""; // the oldest line of the frame for which the others were fetched
  }

  /** The reader wants to see everything. */
  show() {
    this.open = true;
    this.first = "";
    this.renew();
  }

  /** After an update: fetch what is no longer in the frame. */
  renew() {
    const first = one(".log > .lines:not(.older) > p")?.outerHTML ?? "";
    if (!this.open || first === this.first) return;
    this.first = first;
    const { line, replay } = this.table;
    line.want("log", { do: "log", ...(replay.live ? {} : { public_ply: replay.ply }) });
  }

  /** @param {{html: string}} message */
  heard({ html }) {
    const box = one(".log");
    if (!box || !this.open) return;
    for (const old of all(".older", box)) old.remove();
    const older = make("div", { class: "lines older", "data-x-stays": "" });
    older.append(parse(html, older));
    one(".lines", box)?.after(older);
  }

  /** Nothing of a seat that is left stays. */
  clear() {
    this.open = false;
    for (const old of all(".log .older")) old.remove();
  }
}

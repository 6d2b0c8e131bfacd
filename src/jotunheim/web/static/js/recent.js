/**
 * What happened since one answered last: marked in the log, and told in a slip over the map that stays until it is
 * waved away or one answers. Only where the reader stood is remembered, for each seat; the words are those of the log.
 */

import { all, make, memory, narrow, one } from "./dom.js";
import { say } from "./texts.js";
import * as tabs from "./tabs.js";

const LINES = 3; // of the slip on a phone
const MORE = 7; // … and where there is room

export class Recent {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.quiet = 0; // the last play that the reader has waved away
  }

  /** What this browser calls the reader's seat. */
  get key() {
    const { follow, table } = this.table.info; // who plays several seats reads for all of them
    return `since.${table}.${follow ? "all" : this.table.seat}`;
  }

  /** The reader has seen everything up to now. */
  read() {
    if (this.table.seat >= 0) memory(this.key, String(this.table.replay.ply));
  }

  /** After an update: mark what is new, and tell it. */
  show() {
    const { seat, replay } = this.table;
    const since = Number(memory(this.key) || NaN);
    const fresh = seat >= 0 && replay.live ? all(".log p[data-ply]:not(.turn)").filter((line) => Number(line.dataset.ply) > since) : [];
    for (const line of all(".log [data-x-new]")) line.removeAttribute("data-x-new");
    for (const line of fresh) line.setAttribute("data-x-new", "");
    this.tell(fresh.filter((line) => Number(line.dataset.ply) > this.quiet));
  }

  /** @param {HTMLElement[]} lines */
  tell(lines) {
    this.clear();
    if (!lines.length || document.body.hasAttribute("data-over")) return;
    const shown = lines.slice(narrow() ? -LINES : -MORE).map((line) => plain(line));
    const more = lines.length - shown.length;
    const read = make("button", { type: "button", class: "read", "aria-label": say("since") }, ...shown);
    if (more) read.prepend(make("small", {}, say("earlier", { n: more })));
    if (!narrow()) read.prepend(make("b", {}, say("since_title")));
    read.addEventListener("click", () => (narrow() ? tabs.show("log") : this.wave()));
    const close = make("button", { type: "button", class: "tool", "aria-label": say("close") }, "×");
    close.addEventListener("click", () => this.wave());
    one(".boards")?.append(make("aside", { class: "recent", "data-x-stays": "" }, read, close));
  }

  /** It is read: away with it, until more happens. */
  wave() {
    this.quiet = this.table.replay.ply;
    this.clear();
  }

  /** Nothing of a seat that is left stays. */
  clear() {
    one(".recent")?.remove();
  }
}

/**
 * A line without its links, since the slip is one button: the sign of the seat, if it has one, and the words.
 * @param {HTMLElement} line
 */
function plain(line) {
  const sign = one("svg", line)?.cloneNode(true) ?? make("i");
  return make("p", {}, sign, make("span", {}, line.textContent ?? ""));
}

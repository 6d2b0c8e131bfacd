/**
 * How fights came out: a card over the map for each result, with the lines of its fight. It stays until it is waved
 * away. The words are those of the log; which lines belong to a fight, the game says (`data-role`).
 */

import { all, make, narrow, one } from "./dom.js";
import { face } from "./faces.js";
import { say } from "./texts.js";
import { settle } from "./toss.js";

const CARDS = 3; // at a time; what is older stands in the log
const LINES = 6; // of a fight
const ASIDE = 2; // lines that may stand in between without belonging to it

export class Results {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.seen = -1; // the last line that was there before the newest change
  }

  /** Before a change: what is known. */
  mark() {
    this.seen = lines().length ? Number(lines().at(-1)?.dataset.ply) : -1;
    this.known = new Set(lines().filter((line) => Number(line.dataset.ply) === this.seen).map((line) => line.textContent));
  }

  /** The lines of fights that are new since then. */
  fresh() {
    if (this.seen < 0 || !this.table.replay.live) return [];
    return lines().filter((line) => line.dataset.role && this.isNew(line));
  }

  /** @param {HTMLElement} line */
  isNew(line) {
    const ply = Number(line.dataset.ply);
    return ply > this.seen || (ply === this.seen && !this.known?.has(line.textContent));
  }

  /** Cards for the results among them; one of a fight that has its card already replaces it. */
  show() {
    const found = this.fresh().filter((line) => line.dataset.role === "result");
    for (const line of found) this.lay(line);
    const cards = all(".results > .result");
    for (const old of cards.slice(0, Math.max(0, cards.length - (narrow() ? 1 : CARDS)))) old.remove();
  }

  /** @param {HTMLElement} line */
  lay(line) {
    const fight = block(line);
    const key = `${fight[0].dataset.ply}: ${fight[0].textContent}`;
    const title = make("b", {}, ...pieces(line));
    const told = fight.filter((other) => other !== line).slice(-LINES);
    const close = make("button", { type: "button", class: "tool", "aria-label": say("close") }, "×");
    const card = make("article", { class: "result", "data-fight": key }, close, make("h3", {}, title), ...told.map((other) => make("p", {}, ...pieces(other))));
    close.addEventListener("click", () => card.remove());
    for (const old of all(".results > .result")) if (old.dataset.fight === key) old.remove();
    this.box().append(card);
    this.portrait(card, line);
  }

  /**
   * Whose result it is: the face that the line names, else that of its seat, in the colours of the seat.
   * @param {HTMLElement} card
   * @param {HTMLElement} line
   */
  async portrait(card, line) {
    const seat = one(`.seatcard[data-key="seat:${line.dataset.seat}"]`);
    const name = line.dataset.face ?? seat?.dataset.face ?? "";
    const drawn = name ? await face(name) : null;
    if (!drawn || one(".face", card)) return;
    drawn.classList.add(...[...(seat?.classList ?? [])].filter((word) => word.startsWith("seat-")));
    card.append(drawn);
    settle();
  }

  /** Where cards lie. */
  box() {
    const found = one(".boards > .results");
    if (found) return found;
    const made = make("aside", { class: "results", role: "status", "data-x-stays": "", "aria-label": say("results") });
    one(".boards")?.append(made);
    return made;
  }

  /** Wave away the newest card; true if there was one. */
  wave() {
    const card = all(".results > .result").at(-1);
    card?.remove();
    return Boolean(card);
  }

  /** Nothing of a seat that is left stays. */
  clear() {
    one(".boards > .results")?.remove();
    this.seen = -1;
  }
}

/** @returns {HTMLElement[]} */
function lines() {
  return all(".log > .lines:not(.older) > p[data-ply]");
}

/**
 * The fight of a line: from what opened it up to the line. What else happened meanwhile is left out.
 * @param {HTMLElement} line
 */
function block(line) {
  const found = [line];
  let at = /** @type {HTMLElement | null} */ (line);
  let aside = 0;
  while (at && at.dataset.role !== "opens") {
    at = /** @type {HTMLElement | null} */ (at.previousElementSibling);
    if (!at || at.matches(".turn") || (!at.dataset.role && ++aside > ASIDE)) break;
    if (at.dataset.role) found.unshift(at);
  }
  return found;
}

/**
 * The sign of the seat and the words of a line, without links.
 * @param {HTMLElement} line
 */
function pieces(line) {
  const words = /** @type {Element} */ (one("span", line)?.cloneNode(true) ?? make("span", {}, line.textContent ?? ""));
  for (const clause of all(".clause", words)) clause.remove();
  const sign = one("svg", line)?.cloneNode(true) ?? make("i");
  return [sign, make("span", {}, words.textContent ?? "")];
}

/** A click on a seat opens all that lies open of it: what its side can do, its cards, its sheets. */

import { all, make, one } from "./dom.js";
import { face as drawing } from "./faces.js";
import * as panels from "./panels.js";
import { say } from "./texts.js";
import { introduction } from "./welcome.js";

const CARD = ".seatcard[data-key^='seat:']";

export class SeatCards {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.seat = "";
  }

  start() {
    document.addEventListener("click", (event) => this.open(event.target));
    document.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && event.target instanceof Element && event.target.matches(CARD)) this.open(event.target);
    });
  }

  /** @param {EventTarget | null} target */
  open(target) {
    const card = target instanceof Element && !target.closest("a, button") ? target.closest(CARD) : null;
    if (!card) return;
    this.seat = card.dataset.key.slice(5);
    const dialog = panels.open("seat");
    const title = one("b", card)?.textContent ?? "";
    one("h2", dialog).replaceChildren(make("span", { "data-words": "" }, title));
    this.portrait(one("h2", dialog), card.dataset.face ?? "", this.seat);
    one("[data-who]", dialog).replaceChildren(...introduction(this.table.info, title));
    one("div[data-words]", dialog).replaceChildren();
    one("[data-lies]", dialog).replaceChildren(...this.lies());
    const { line, replay, seat } = this.table;
    if (seat >= 0 && replay.live && line.open) line.send({ do: "why", token: `seat:${this.seat}` });
  }

  /**
   * The portrait of a side, fetched when somebody wants to see it.
   * @param {Element} head
   * @param {string} face
   * @param {string} seat
   */
  async portrait(head, face, seat) {
    const drawn = face ? await drawing(face) : null;
    if (drawn && seat === this.seat) head.prepend(drawn);
  }

  /** Copies of the cards and sheets of the seat, as the page shows them. */
  lies() {
    const folds = all(`details[data-key="cards:${this.seat}"] > :not(summary)`);
    const sheets = all(`.right [data-owner="${this.seat}"]`);
    const found = [...folds, ...sheets].map((thing) => {
      const copy = thing.cloneNode(true);
      for (const inner of [copy, ...all("[data-key], [data-token], [data-tokens], [id]", copy)]) {
        for (const name of ["data-key", "data-token", "data-tokens", "id"]) inner.removeAttribute(name);
      }
      return copy;
    });
    return found.length ? found : [make("p", { class: "muted" }, say("none_open"))];
  }

  /**
   * What its side can do that others cannot.
   * @param {string} seat
   * @param {string} text a line each: a title, a tab, words
   */
  told(seat, text) {
    if (seat !== this.seat || !text) return;
    const rows = text.split("\n").map((line) => line.split("\t"));
    const list = make("dl", {}, ...rows.flatMap(([title, words]) => [make("dt", {}, title), make("dd", {}, words ?? "")]));
    one('dialog[data-panel="seat"] div[data-words]').replaceChildren(list);
  }
}

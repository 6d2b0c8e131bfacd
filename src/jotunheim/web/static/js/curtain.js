/**
 * One screen for several people: between two of them a cloth hangs over the table. Until it is lifted nothing of the
 * table is in the page, so there is nothing to peek at.
 */

import { all, one } from "./dom.js";
import { parse } from "./patch.js";
import { say } from "./texts.js";

export class Curtain {
  /**
   * @param {Record<string, {name: string, colour: string}>} people by seat
   * @param {() => void} lift somebody wants it lifted
   */
  constructor(people, lift) {
    this.people = people;
    this.seat = -1;
    this.cloth = one(".curtain");
    one("[data-lift]", this.cloth)?.addEventListener("click", () => lift());
  }

  /** Does it hang? */
  get down() {
    return Boolean(this.cloth && !this.cloth.hidden);
  }

  /**
   * The colours of the seats, from the cards that everybody may see.
   * @param {string} html
   */
  learn(html) {
    for (const card of all(".seatcard[data-key]", parse(html, document.body))) {
      const colour = [...card.classList].find((name) => name.startsWith("seat-"))?.slice(5);
      const known = this.people[card.dataset.key.slice(5)];
      if (known && colour) known.colour = colour;
    }
  }

  /**
   * Let it down for a seat, and clear the table behind it.
   * @param {number} seat
   * @param {"hand" | "round" | "rest"} [why] the screen is handed over, goes round, or there is nothing to decide
   */
  drop(seat, why = "hand") {
    this.seat = seat;
    const { name, colour } = this.people[seat] ?? { name: String(seat + 1), colour: "none" };
    one("[data-words]", this.cloth).textContent = say(`${why}_over`, { name });
    one("[data-note]", this.cloth).textContent = say(`${why}_note`, { name });
    one("[data-lift]", this.cloth).textContent = say(why === "rest" ? "pass_on" : "i_am", { name });
    this.cloth.className = `curtain seat-${colour}`;
    this.cloth.dataset.why = why;
    for (const sign of all("[data-sign]", this.cloth)) sign.toggleAttribute("hidden", sign.dataset.sign !== colour);
    this.cloth.hidden = false;
    document.body.append(...all("[data-part=table] .chat-tool")); // no part of the table: it is put back later
    for (const part of all("[data-part=table] [data-part]")) part.replaceChildren();
    one("[data-lift]", this.cloth).focus();
  }

  /** Take it away. */
  away() {
    if (this.cloth) this.cloth.hidden = true;
  }
}

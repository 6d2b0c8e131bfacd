/**
 * What somebody at the table asks the others to agree to: a takeback over their plays, or a bot in their seat. Those who
 * are asked get a bar with two buttons; everybody reads what is asked for, and who did not agree.
 */

import { one } from "./dom.js";
import * as furniture from "./furniture.js";

export class Wishes {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.box = one(".wish");
  }

  /** @param {{text: string, answer: boolean, said: string}} message */
  heard({ text, answer, said }) {
    if (!this.box) return;
    this.box.hidden = !text;
    one("[data-words]", this.box).textContent = text;
    for (const button of this.box.querySelectorAll("button")) button.hidden = !answer;
    if (text) furniture.announce(text);
    if (said) furniture.toast(said);
  }

  /** Ask the others to take back one's last play. */
  ask() {
    this.send({ do: "ask_back" });
  }

  /** @param {boolean} agrees */
  answer(agrees) {
    this.send({ do: "agree", token: agrees ? "yes" : "no" });
  }

  /** @param {object} message */
  send(message) {
    this.table.line.ask(message).catch((refusal) => this.table.answers.refused(refusal));
  }

  /** A bot in one's own seat is told as long as it plays, with the way back. @param {{seat: number, bot?: boolean}[]} seats */
  standin(seats) {
    const bar = one(".standin");
    if (!bar) return;
    const { seat, info } = this.table;
    bar.hidden = !(info.held ?? []).includes(seat) || !seats.some((row) => row.seat === seat && row.bot) || info.stage === "over";
    one("[name=seat]", bar).value = String(seat);
  }
}

/**
 * Proposals in a cooperative game. A player who is not asked looks at the question of the player who is, and proposes
 * an answer. The asked player sees it marked, and takes it with one click or ignores it. What counts is still the
 * asked player's own answer.
 */

import { all, make, one } from "./dom.js";
import { say } from "./texts.js";
import * as furniture from "./furniture.js";

/** @typedef {{seat: number, tokens: string[], words: string}} Line */

export class Proposals {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.asked = -1;
    this.version = ""; // of what the asked player sees
    /** @type {Line[]} */
    this.lines = [];
    this.may = false; // this reader may propose now
    this.window = false; // this reader is asked whether they use something
    this.on = false; // what the asked player sees is shown, to propose
    this.box = one(".proposals");
    this.tools = { consult: one("[data-do=consult]"), enough: one("[data-do=enough]"), quiet: one("[data-do=quiet]") };
  }

  /** What is proposed now, all of it. @param {{asked: number, version: string, lines: Line[]}} message */
  heard({ asked, version, lines }) {
    const known = new Set(this.lines.map((line) => this.said(line)));
    Object.assign(this, { asked, version, lines });
    for (const line of lines) if (!known.has(this.said(line)) && line.seat !== this.table.seat) furniture.announce(this.said(line));
    this.draw();
  }

  /** After each frame: may the reader propose, and do they? @param {{propose?: boolean, consult?: boolean, window?: boolean, asked: number}} frame */
  now({ propose = false, consult = false, window = false, asked }) {
    const { held = [] } = this.table.info;
    const listens = !held.includes(asked) && !this.table.sitting.some(({ seat, bot }) => seat === asked && bot);
    this.may = propose && listens;
    this.on = consult;
    this.window = window && this.table.mine;
    document.body.toggleAttribute("data-consult", consult);
    this.draw();
  }

  /** A line in words. @param {Line} line */
  said({ seat, words }) {
    const { people = {} } = this.table.info;
    if (seat === this.table.seat) return say("you_propose", { what: words });
    return say("proposes", { name: people[seat]?.name ?? String(seat + 1), what: words });
  }

  /** Is this reader asked about exactly this? */
  get mine() {
    const { mine, seat, version } = this.table;
    return mine && seat === this.asked && version === this.version;
  }

  draw() {
    this.place();
    this.box.hidden = !this.lines.length;
    one("ol", this.box).replaceChildren(...this.lines.map((line) => this.row(line)));
    this.mark();
  }

  /** The list stands over the question, the buttons beside it; the question may be drawn again. */
  place() {
    const prompt = one(".prompt");
    if (prompt && prompt.previousElementSibling !== this.box) prompt.before(this.box);
    const { consult, enough, quiet } = this.tools;
    consult.hidden = !this.may || this.on;
    enough.hidden = !this.on;
    const side = one(".prompt .side");
    quiet.hidden = !this.window;
    for (const tool of [consult, enough, quiet]) if (side && tool.parentElement !== side) side.prepend(tool);
  }

  /** @param {Line} line */
  row(line) {
    const words = make("span", {}, this.said(line));
    const tokens = JSON.stringify(line.tokens);
    if (this.mine) return make("li", {}, words, make("button", { type: "button", class: "btn go", "data-tokens": tokens }, say("take_it")));
    if (line.seat !== this.table.seat) return make("li", {}, words);
    return make("li", {}, words, make("button", { type: "button", class: "btn", "data-do": "unpropose" }, say("unpropose")));
  }

  /** What is proposed is marked where it is offered: in the question and on the board. */
  mark() {
    for (const old of all("[data-x-proposed]")) {
      old.removeAttribute("data-x-proposed");
      old.removeAttribute("aria-description");
    }
    if (!this.mine) return;
    for (const line of this.lines) for (const thing of this.offers(line)) {
      thing.setAttribute("data-x-proposed", this.table.info.people?.[line.seat]?.name ?? "");
      thing.setAttribute("aria-description", this.said(line));
    }
  }

  /** Where an answer is offered: as a whole, or its first pick. @param {Line} line @returns {Element[]} */
  offers({ tokens }) {
    const whole = all(`:is(.prompt, .boards, .right, .strip) [data-tokens="${CSS.escape(JSON.stringify(tokens))}"]`);
    if (whole.length) return whole;
    return all(`:is(.prompt, .boards, .right, .strip) [data-token="${CSS.escape(tokens[0])}"]`);
  }

  // What the reader does -------------------------------------------------------------------------------

  /** Look at the question of the asked player, or away from it. */
  toggle() {
    if (this.on) this.table.line.send({ do: "live" });
    else if (this.may) this.table.line.send({ do: "consult" });
    else furniture.toast(say("no_proposal"));
  }

  /** @param {string[]} tokens none: take it back */
  async propose(tokens) {
    const { answers, line, version } = this.table;
    try {
      await line.ask({ do: "propose", on: tokens.length ? version : "", tokens });
      if (tokens.length) furniture.toast(say("proposed"));
    } catch (refusal) {
      answers.refused(refusal);
    }
  }
}

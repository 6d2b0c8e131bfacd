/**
 * The coach of a guided first game: one thing at a time, in a card over the board. The coach points at things, and the
 * player does it in the real question. Every legal choice stays open.
 *
 * #info.lesson is {coach, kind: "coach" (of the lesson), "puzzle" or "example", lines: how many lines of plays solve it, left, last, plays: [all plays of the course], steps: [{title, text, at: [keys], start: after
 * so many plays, clauses}], remarks: [{text, clauses}]}; the header of each frame says how many plays of the course lie
 * behind (`lesson`; -1: the player has left the course), and which remarks fit what happened after it (`remarks`).
 */

import { all, make, memory, one } from "./dom.js";
import { explained, fetchWords } from "./glossary.js";
import { isText, say } from "./texts.js";
import * as marks from "./marks.js";
import { lay } from "./coachcard.js";

const KINDS = ["", "sheet:", "track:", "zone:", "counter:"]; // how the keys of a scene are written on the page
const WORDS = 4; // entries under one step
const TURNED = 80; // milliseconds after which the map has its new size, when a tablet is turned

export class Coach {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.lesson = table.info.lesson;
    this.at = -1; // the step that is shown
    if (!this.lesson) return;
    document.body.setAttribute("data-lesson", "");
    addEventListener("resize", () => setTimeout(() => this.lay(), TURNED));
  }

  get key() {
    return `lesson.${this.table.info.table}`;
  }

  /** How many plays of the course lie behind. */
  get reached() {
    return this.table.header.lesson ?? -2;
  }

  /** The first step that fits the table now: the first that begins here, or the one in the middle of which we are. */
  first() {
    const { steps } = this.lesson;
    const here = steps.findIndex(({ start }) => start === this.reached);
    return here >= 0 ? here : steps.filter(({ start }) => start < this.reached).length - 1;
  }

  /** After an update: the right step, and what it points at. */
  show() {
    if (!this.lesson || memory(this.key) === "gone" || this.table.seat < 0) return this.clear();
    const first = this.first();
    const read = Number(memory(this.key) || "0");
    // Steps that only explain are read one after the other; a play brings the first that follows it.
    this.at = read > first && this.lesson.steps[read]?.start === this.reached ? read : first;
    this.draw();
  }

  /** Take card and marks away. */
  clear() {
    one(".coach")?.remove();
    for (const mark of all("[data-x-coach]")) mark.removeAttribute("data-x-coach");
  }

  draw() {
    this.clear();
    const { lesson, reached } = this;
    if (reached === -1) return this.after(this.words("coach_left"), lesson.left);
    if (reached >= lesson.plays.length) return this.after(this.words("coach_done"), lesson.last);
    const step = lesson.steps[Math.max(this.at, 0)];
    const doing = this.isToDo();
    const tools = [this.button(this.name("coach_leave"), () => this.leave(), "quiet")];
    if (this.at > 0) tools.push(this.button("coach_back", () => this.turn(-1)));
    if (doing && this.table.mine && this.knows) tools.push(this.button("coach_do", () => this.play(), this.isPuzzle ? "" : "go"));
    if (!doing) tools.push(this.button("coach_next", () => this.turn(1), "go"));
    const note = doing && this.table.mine ? this.words("coach_do_it") : this.at === 0 ? this.words("coach_fixed") : "";
    this.card(step.title, step.text, tools, note, step.clauses);
    const names = step.at.flatMap((key) => KINDS.map((kind) => kind + key));
    for (const name of names) for (const thing of marks.shown(name)) thing.setAttribute("data-x-coach", "");
    if (doing && this.table.mine && !this.isPuzzle) this.lamp();
    this.lay();
  }

  /** The card, where it hides nothing that it speaks of. */
  lay() {
    const card = one(".coach");
    if (card) lay(card);
  }

  /** Can the coach say what comes next? Where several lines solve a puzzle, only before the first play. */
  get knows() {
    return this.lesson.lines === 1 || this.reached === this.lesson.steps[0].start;
  }

  get isPuzzle() {
    return this.lesson.kind === "puzzle";
  }

  /**
   * The name of a text, which puzzles and examples may have of their own.
   * @param {string} name
   */
  name(name) {
    const own = name.replace("coach_", `${this.lesson.kind}_`);
    return isText(own) ? own : name;
  }

  /** @param {string} name */
  words(name) {
    return say(this.name(name));
  }

  /**
   * After the course: that it is over, and then each remark once in this browser, when something new has happened.
   * @param {string} title
   * @param {string} text
   */
  after(title, text) {
    const leave = this.button(this.name("coach_leave"), () => this.leave(), "quiet");
    // A puzzle can be missed first and solved later.
    const heard = this.isPuzzle ? `${this.key}.${this.reached}` : `${this.key}.over`;
    if (!memory(heard)) return this.card(title, text, [leave, this.button("coach_on", () => this.hear(heard, "yes"), "go")]);
    const told = (memory(this.told) || "").split(" ");
    const due = (this.table.header.remarks ?? []).find((number) => !told.includes(String(number)));
    if (due === undefined) return;
    const remark = this.lesson.remarks[due];
    const next = this.button("coach_on", () => this.hear(this.told, [...told, due].join(" ")), "go");
    this.card(say("coach_new"), remark.text, [leave, next], "", remark.clauses);
  }

  /** Where the browser remembers which remarks of this game were made. */
  get told() {
    return `coach.${this.table.info.game}`;
  }

  /**
   * @param {string} key
   * @param {string} value
   */
  hear(key, value) {
    memory(key, value);
    this.draw();
  }

  /** Must something be played now, before the coach goes on? Earlier steps can be read again. */
  isToDo() {
    const next = this.lesson.steps[this.at + 1];
    return !next || next.start > this.reached;
  }

  /** What is left to do of this step. @returns {string[]} */
  get due() {
    return this.lesson.plays.slice(this.reached, this.lesson.steps[this.at + 1]?.start);
  }

  /**
   * What the coach would choose gets a mark: in the question, on the map, on sheets and cards. In the question it can be
   * seen: a list that hides it is unfolded.
   */
  lamp() {
    const { due } = this;
    const found = all("[data-token], [data-tokens]").filter((thing) => begins(due, thing));
    for (const thing of found) thing.setAttribute("data-x-coach", "");
    const options = found.filter((thing) => thing.closest(".prompt"));
    const option = options.find((thing) => !thing.closest("details:not([open])")) ?? options[0];
    const folds = option ? [option.closest("details")] : all(".prompt .places[data-sum]");
    for (const fold of folds) fold?.setAttribute("open", "");
    option?.scrollIntoView({ block: "nearest" });
  }

  /** A list of the question was loaded: what the coach would choose may be there. */
  renew() {
    if (one(".coach .go") && this.reached >= 0 && this.isToDo() && this.table.mine && !this.isPuzzle) this.lamp();
  }

  /** @param {number} by */
  turn(by) {
    this.at = Math.min(Math.max(this.at + by, 0), this.lesson.steps.length - 1);
    if (by > 0) memory(this.key, String(this.at));
    this.draw();
    (one(".coach .go") ?? one(".coach .btn"))?.focus(); // not the button that leaves the lesson
  }

  /** The coach does the next thing. */
  play() {
    this.table.answers.act([this.lesson.plays[this.reached]]);
  }

  leave() {
    memory(this.key, "gone");
    this.clear();
    document.body.removeAttribute("data-lesson");
  }

  /**
   * @param {string} words
   * @param {() => void} work
   * @param {string} [kind]
   */
  button(words, work, kind = "") {
    const made = make("button", { type: "button", class: `btn ${kind}` }, say(words));
    made.addEventListener("click", work);
    return made;
  }

  /**
   * @param {string} title
   * @param {string} text
   * @param {HTMLElement[]} tools
   * @param {string} [note]
   * @param {string} [clauses]
   */
  card(title, text, tools, note = "", clauses = "") {
    const { steps, coach } = this.lesson;
    const on = this.reached >= 0 && this.reached < this.lesson.plays.length;
    const head = on ? `${coach} · ${say("coach_step", { n: this.at + 1, of: steps.length })}` : coach;
    const rules = clauses ? make("a", { class: "clause", "data-clause": clauses, href: "#", title: clauses }, say("coach_rules")) : "";
    const said = [make("p", { role: "status" }, text), rules];
    if (note) said.push(make("p", { class: "small muted" }, note));
    const words = make("div", { class: "said" }, ...said);
    const inside = [this.fold(words), make("p", { class: "micro" }, head), make("h2", {}, title), words, make("div", { class: "row" }, ...tools)];
    const made = make("aside", { class: "coach panel", "data-x-stays": "", "aria-label": coach }, ...inside);
    lay(made);
    this.explain(made, text);
  }

  /**
   * A button that folds the words away, for a look at the map below them; the next step is unfolded.
   * @param {HTMLElement} words
   */
  fold(words) {
    const made = make("button", { type: "button", class: "fold-up", "aria-expanded": "true", "aria-label": say("coach_fold"), title: say("coach_fold") }, "▴");
    made.addEventListener("click", () => {
      words.hidden = !words.hidden;
      made.setAttribute("aria-expanded", String(!words.hidden));
      made.textContent = words.hidden ? "▾" : "▴";
      this.lay();
    });
    return made;
  }

  /**
   * Words of art in the text, with their entries, below it.
   * @param {HTMLElement} card
   * @param {string} text
   */
  async explain(card, text) {
    await fetchWords(this.table.info.words);
    const found = explained(text, WORDS);
    if (!found.length || !card.isConnected) return;
    const names = found.map(([name]) => name).join(", ");
    const entries = found.map(([name, said]) => make("p", { class: "term" }, make("b", {}, name), ` ${said}`));
    one(".said", card).append(make("details", { class: "terms" }, make("summary", {}, say("coach_words", { names })), ...entries));
    this.lay();
  }
}

/**
 * Is this the next play, or a shortcut for the next plays?
 * @param {string[]} due
 * @param {Element} thing
 */
function begins(due, thing) {
  const { token, tokens } = /** @type {HTMLElement} */ (thing).dataset;
  const plays = tokens ? JSON.parse(tokens) : [token];
  return plays.every((play, number) => play === due[number]);
}

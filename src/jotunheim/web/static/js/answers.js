/**
 * What the reader answers, and what else counts: sent once on each version of the table, whatever the line does.
 */

import { one } from "./dom.js";
import { say } from "./texts.js";
import * as endturn from "./endturn.js";
import * as furniture from "./furniture.js";
import * as hint from "./hint.js";
import * as panels from "./panels.js";
import * as steppers from "./steppers.js";
import * as tips from "./tips.js";

export class Answers {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** @type {string | null} the version on which something was sent that is not confirmed yet */
    this.sentOn = null;
    /** @type {Element | null} the thing whose reason was asked for */
    this.asking = null;
  }

  /**
   * Pick what a thing offers; some things ask once more.
   * @param {Element} thing
   */
  async pick(thing) {
    const { token, tokens, confirm } = /** @type {HTMLElement} */ (thing).dataset;
    const { mine, replay, proposals } = this.table;
    if (proposals.on) return proposals.propose(tokens ? JSON.parse(tokens) : [token ?? ""]);
    if (document.body.hasAttribute("data-waiting")) return;
    if (!mine) return tips.whyNot(thing, say(replay.live ? "not_your_turn" : "not_now"));
    if (confirm && !(await panels.sure(confirm))) return;
    this.act(tokens ? JSON.parse(tokens) : [token], thing);
  }

  /**
   * Send an answer; it counts once, whatever the line does.
   * @param {string[]} tokens
   * @param {Element} [thing]
   * @param {string} [words] what is answered
   */
  async act(tokens, thing, words = wordsOf(thing ?? offer(tokens))) {
    if (this.sentOn === this.table.version) return;
    thing?.setAttribute("data-x-sent", "");
    const { header, seat, version: on } = this.table;
    const message = { do: "act", on, tokens };
    const stop = header.turn && endturn.isOn();
    this.table.recent.read();
    const answer = await this.count(stop ? { ...message, stop } : message);
    thing?.removeAttribute("data-x-sent");
    if (answer === "ends" && (await endturn.ask(words, seat))) await this.count(message);
  }

  /**
   * Send something that counts, once on each version of the table; refusals are said. The table may show what an
   * answer brought before it confirms the answer: a quick reader need not wait for that.
   * @param {object} message
   * @returns {Promise<boolean | "ends">} it counts; or it would end the turn and waits for a word
   */
  async count(message) {
    const { line, version: on } = this.table;
    if (this.sentOn === on) return false;
    this.sentOn = on;
    if (!line.open) this.table.change("lost");
    const waiting = line.ask(message);
    if (!line.open) one(".banner [data-words]").textContent = say("lost_kept");
    try {
      await waiting;
      return true;
    } catch (error) {
      if (error.code === "ends") return "ends";
      this.refused(error);
      return false;
    } finally {
      if (this.sentOn === on) this.sentOn = null;
    }
  }

  /** @param {{code: string, text?: string, message?: string}} refusal */
  refused(refusal) {
    this.table.replay.forget();
    this.table.pace.skip(); // what was answered may have been old already
    furniture.toast(refusal.text ?? refusal.message ?? refusal.code);
    this.table.opinion.refused(refusal.text ?? refusal.code);
  }

  /** The picks are all: say so. */
  confirm() {
    const numbers = steppers.found();
    const { mine, proposals } = this.table;
    if (numbers && (mine || proposals.on)) {
      const tokens = steppers.answer(numbers);
      if (tokens.length) proposals.on ? proposals.propose(tokens) : this.act(tokens, undefined, steppers.words(numbers));
      return;
    }
    const done = one('.prompt [data-token="done"]') ?? one('.prompt [aria-pressed="true"][data-token]');
    if (done && (mine || proposals.on)) this.pick(done);
  }

  /** The undo button says what it would take back, or why it cannot. @param {Element} [thing] */
  undo(thing = one("[data-do=undo]")) {
    const { canAskBack, canUndo, replay, version, wishes } = this.table;
    if (canUndo && replay.live) this.count({ do: "undo", on: version });
    else if (canAskBack && replay.live) wishes.ask();
    else if (thing) tips.whyNot(thing, thing.getAttribute("data-tip") ?? say("no_undo"));
  }

  /**
   * One less or one more of equal things that are picked, wherever they stand in the order of picks.
   * @param {HTMLElement} thing
   * @param {"less" | "more"} what
   */
  repick(thing, what) {
    const { mine, replay, version: on } = this.table;
    if (mine && replay.live) this.count({ do: what, on, token: thing.dataset.pick ?? "" });
  }

  /** Answer before one is asked, pick by pick. @param {string[]} tokens */
  async ahead(tokens) {
    for (const token of tokens) if (!(await this.count({ do: "ahead", token }))) return;
  }

  /** Pass, and pass again until one's next turn or until one can use something new. */
  async quiet() {
    if (this.table.mine && (await this.orders("same"))) this.act(["pass"]);
  }

  /** A standing order for questions that nobody else may notice. @param {Event} event */
  order(event) {
    const choice = /** @type {HTMLInputElement} */ (event.target);
    if (choice.name === "order") this.orders(choice.value);
  }

  /**
   * Unlike an answer, an order belongs to no version of the table, and no answer has to wait for it.
   * @param {string} order
   * @returns {Promise<boolean>} it stands
   */
  async orders(order) {
    try {
      await this.table.line.ask({ do: "order", order });
      return true;
    } catch (refusal) {
      this.refused(refusal);
      return false;
    }
  }

  // Asking -------------------------------------------------------------------------------------------

  hint() {
    if (!this.table.info.hints) return furniture.toast(say("no_hints"));
    if (!this.table.mine) return furniture.toast(say("not_your_turn"));
    hint.thinking();
    this.table.line.want("hint", { do: "hint" });
  }

  /** Why the focused thing cannot be done; true if there was one. */
  why() {
    const thing = document.activeElement?.closest("[data-refused], .dimmed");
    if (thing) this.ask(thing, /** @type {HTMLElement} */ (thing).dataset.refused ?? "");
    return Boolean(thing);
  }

  /**
   * The reason stands on the page; the table may know more.
   * @param {Element} thing
   * @param {string} token
   */
  ask(thing, token) {
    tips.whyNot(thing);
    this.asking = thing;
    if (token && !this.table.proposals.on) this.table.line.send({ do: "why", token });
  }

  /** @param {{token?: string, text: string}} message */
  because({ token = "", text }) {
    if (token.startsWith("seat:")) return this.table.seatCards.told(token.slice(5), text);
    if (token.startsWith("sheet:")) return this.table.workshop.told(token.slice(6), text);
    if (/^(at|line):/.test(token)) return this.table.explain.told(token, text);
    if (this.asking?.isConnected && text) tips.whyNot(this.asking, text);
  }
}

/**
 * Where an answer is offered that somebody else has picked: the coach of a lesson.
 * @param {string[]} tokens
 */
function offer(tokens) {
  return one(`.prompt [data-token="${CSS.escape(tokens.at(-1) ?? "")}"]`);
}

/**
 * What an answer is called where it is offered.
 * @param {Element | null} thing
 */
function wordsOf(thing) {
  if (!thing) return "";
  const label = [...thing.childNodes].filter((part) => part.nodeType === Node.TEXT_NODE).map((part) => part.textContent);
  return one("b", thing)?.textContent || label.join("").trim() || tips.wordsOf(thing);
}

/**
 * What clicks, keys and forms do at the table.
 */

import { one } from "./dom.js";
import { say } from "./texts.js";
import * as board from "./board.js";
import * as furniture from "./furniture.js";
import * as keys from "./keys.js";
import * as marks from "./marks.js";
import * as notices from "./notices.js";
import * as panels from "./panels.js";
import * as sound from "./sound.js";
import * as steppers from "./steppers.js";
import * as tabs from "./tabs.js";
import * as tips from "./tips.js";

const THINGS = "[data-do], [data-clause], [data-refused], .dimmed, [data-ahead], [data-token], [data-tokens], .log [data-target]";
const FINGER = 36; // pixels
const OFFERS = "[data-token], [data-tokens]";

/**
 * Pieces are taller than their places: one that offers nothing itself hides no legal place behind it.
 * @param {MouseEvent} event
 */
function beneath({ target, clientX, clientY }) {
  const piece = target instanceof Element ? target.closest("svg.map .piece") : null;
  if (!piece || piece.closest(OFFERS)) return null;
  return document.elementsFromPoint(clientX, clientY).map((other) => other.closest(OFFERS)).find(Boolean) ?? null;
}

export class Actions {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.answers = table.answers;
    this.aimed = ""; // a small place that was tapped once
  }

  /** Listen. */
  start() {
    keys.start(this.letters(), (number) => this.table.places.choose(number));
    document.addEventListener("click", (event) => this.click(event));
    document.addEventListener("change", (event) => this.answers.order(event));
    document.addEventListener("submit", (event) => this.submit(event));
  }

  /** What single keys do. */
  letters() {
    const { answers, table } = this;
    return {
      Enter: () => answers.confirm(),
      u: () => answers.undo(),
      s: () => table.pace.skip(),
      Backspace: () => answers.undo(),
      h: () => answers.hint(),
      l: () => this.glance("log", ".log"),
      c: () => this.talk(),
      t: () => this.textBoard(),
      m: () => panels.open("menu"),
      p: () => table.proposals.toggle(),
      r: () => panels.rules(table.info.rules),
      "?": () => answers.why() || panels.open("keys"),
      "[": () => table.replay.step(-1),
      "]": () => table.replay.step(1),
    };
  }

  /** What the buttons with `data-do` do, by name. @param {HTMLElement} thing */
  tools(thing) {
    const { answers, table } = this;
    return {
      undo: () => answers.undo(thing),
      unpick: () => answers.repick(thing, "less"),
      "pick-earlier": () => answers.repick(thing, "more"),
      skip: () => table.pace.skip(),
      agree: () => table.wishes.answer(true),
      refuse: () => table.wishes.answer(false),
      confirm: () => answers.confirm(),
      hint: () => answers.hint(),
      rules: () => panels.rules(table.info.rules),
      who: () => panels.rules(table.info.sheets, table.info.who[one(".seatcard[data-own] b")?.textContent ?? ""]?.sheet),
      rule: () => panels.rules(table.info.rules, one(".prompt [data-clause]")?.dataset.clause),
      menu: () => panels.open("menu"),
      keys: () => panels.open("keys"),
      people: () => panels.open("people"),
      hand: () => table.handing.hand(Number(thing.dataset.seat)),
      text: () => this.textBoard(),
      chat: () => this.talk(),
      live: () => table.replay.back(),
      replay: () => table.replay.press(thing.dataset.step ?? ""),
      notices: async () => furniture.toast(say((await notices.toggle()) ? "notices_on" : "notices_off")),
      sound: () => furniture.toast(say(sound.toggle() ? "sound_on" : "sound_off")),
      cover: () => table.line.ask({ do: "cover" }).catch((refusal) => answers.refused(refusal)),
      quiet: () => answers.quiet(),
      consult: () => table.proposals.toggle(),
      enough: () => table.proposals.toggle(),
      unpropose: () => table.proposals.propose([]),
      withdraw: () => answers.count({ do: "withdraw" }),
      moment: () => this.moment(Number(thing.dataset.told)),
      copy: () => this.copy(thing),
      board: () => this.lookUnder(thing),
      earlier: () => table.log.show(),
      analyse: () => table.opinion.open(),
      share: () => this.share(),
      plus: () => board.command("plus", thing),
      minus: () => board.command("minus", thing),
      fit: () => board.command("fit", thing),
      hurry: () => table.line.send({ do: "hurry" }),
      ruler: () => table.explain.ruler(),
      less: () => steppers.step(thing, -1),
      more: () => steppers.step(thing, 1),
      every: () => steppers.step(thing, Infinity),
    };
  }

  /** @param {MouseEvent} event */
  click(event) {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(".prompt .ask") && !target.closest("button, a")) one(".prompt").toggleAttribute("data-x-low");
    const thing = /** @type {HTMLElement | null} */ (beneath(event) ?? target?.closest(THINGS) ?? null);
    if (!thing || thing.closest("[data-x-off]")) return;
    const { dataset } = thing;
    if (thing instanceof HTMLAnchorElement && (dataset.clause || dataset.target)) event.preventDefault();
    if (dataset.do) this.tools(thing)[dataset.do]?.();
    else if (dataset.clause) panels.rules(this.table.info.rules, dataset.clause);
    else if (dataset.refused) this.answers.ask(thing, dataset.refused);
    else if (thing.matches(".dimmed")) tips.whyNot(thing);
    else if (dataset.ahead) this.answers.ahead(JSON.parse(dataset.ahead));
    else if (dataset.token || dataset.tokens) this.take(thing, event);
    else if (dataset.target) marks.point(dataset.target);
  }

  /**
   * @param {HTMLElement} thing
   * @param {MouseEvent} event
   */
  async take(thing, event) {
    const meant = this.aim(thing, event);
    if (meant === true || (await meant)) this.answers.pick(thing); // a click of a mouse counts in the same moment
  }

  /**
   * A finger is wide, and does not point: what is smaller on a map is named first, a path is shown first, and the second
   * tap does it.
   * @param {HTMLElement} thing
   * @param {MouseEvent} event
   * @returns {boolean | Promise<boolean>} this is what was meant
   */
  aim(thing, event) {
    const chooses = this.table.mine || this.table.proposals.on;
    if (!thing.closest("svg.map") || !chooses || /** @type {PointerEvent} */ (event).pointerType !== "touch") return true;
    const aimed = this.table.ghosts.key(thing);
    if (aimed === this.aimed) return true;
    this.aimed = aimed;
    const { width, height } = thing.getBoundingClientRect();
    if (Math.min(width, height) >= FINGER) return this.walks(thing, aimed);
    this.name(thing);
    return false;
  }

  /**
   * What is wide enough for a finger is done by the first tap, unless it walks a path.
   * @param {HTMLElement} thing
   * @param {string} aimed
   * @returns {Promise<boolean>} this is what was meant
   */
  async walks(thing, aimed) {
    const leads = await this.table.ghosts.leads(thing);
    if (aimed !== this.aimed || aimed !== this.table.ghosts.key(thing)) return false; // done, or old
    if (leads) this.name(thing);
    return !leads;
  }

  /** The first of two taps. @param {HTMLElement} thing */
  name(thing) {
    dispatchEvent(new CustomEvent("jotun:aim", { detail: thing }));
    tips.show(thing, `${tips.wordsOf(thing)}. ${say("again")}`, true);
  }

  /** Forms that ask once more. @param {SubmitEvent} event */
  async submit(event) {
    const { submitter } = event;
    const words = submitter?.getAttribute("data-confirm");
    if (!words) return;
    event.preventDefault();
    if (!(await panels.sure(words))) return;
    submitter?.removeAttribute("data-confirm");
    /** @type {HTMLFormElement} */ (event.target).requestSubmit(/** @type {HTMLElement} */ (submitter));
  }

  /** The table as text, and back. */
  textBoard() {
    const { replay, text } = this.table;
    text.toggle(replay.live ? null : replay.ply);
  }

  /** The chat: a tab on a phone, a sheet elsewhere. */
  talk() {
    tabs.show(tabs.shown() === "chat" ? "map" : "chat");
    if (this.table.chat.open) one(".chat input")?.focus();
  }

  /**
   * @param {string} tab
   * @param {string} selector
   */
  glance(tab, selector) {
    tabs.show(tab);
    one(selector)?.focus();
  }

  /** The board under the result, and back. @param {HTMLElement} thing */
  lookUnder(thing) {
    const on = document.body.toggleAttribute("data-board");
    thing.setAttribute("aria-pressed", String(on));
    board.settle();
  }

  /** A moment of the game; what decided it in the last play is seen on the board as it lies. @param {number} ply */
  moment(ply) {
    const { replay } = this.table;
    const button = one(".after [data-do=board]");
    if (ply === replay.ply && button) this.lookUnder(button);
    else replay.to(ply);
  }

  /** The result and the link to it, by the browser's own way if it has one. */
  async share() {
    const text = one(".ending h1")?.textContent ?? "";
    const url = location.href.split("?")[0];
    if (navigator.share) await navigator.share({ title: document.title, text, url }).catch(() => undefined);
    else await navigator.clipboard?.writeText(`${text} ${url}`).then(() => furniture.toast(say("copied")));
  }

  /** @param {HTMLElement} thing */
  async copy(thing) {
    const { copy = location.href } = thing.dataset;
    await navigator.clipboard?.writeText(copy);
    furniture.toast(say("copied"));
  }
}

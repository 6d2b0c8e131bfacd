/**
 * The table in the browser. It draws what the server sends and sends what the reader picks; it knows no rule.
 *
 * The page brings: the parts of the table (elements with `data-part`, see render/html.py), the furniture
 * (templates/furniture.html), and as JSON
 *   #info   {table, game, seat, held: [seats of this reader], kind, stage, socket, rules, people: {seat: {name, colour}},
 *            version, hashes: {part: hash}, told, last, live, mine, asked, over, undo, undo_why, order, hints}
 *   #texts  the words that scripts show
 */

import { all, data, one, share } from "./dom.js";
import { say } from "./texts.js";
import { Line } from "./socket.js";
import { patch } from "./patch.js";
import { moving } from "./motion.js";
import { Replay } from "./replay.js";
import { Chat } from "./chat.js";
import { Curtain } from "./curtain.js";
import * as board from "./board.js";
import * as furniture from "./furniture.js";
import * as hint from "./hint.js";
import * as keys from "./keys.js";
import * as marks from "./marks.js";
import * as panels from "./panels.js";
import * as sound from "./sound.js";
import * as tabs from "./tabs.js";
import * as tips from "./tips.js";

const COVERT = 1500; // how long a question that nobody may notice waits before the screen is passed on
const CARDS = ["mine", "things"]; // parts with cards and dice that may slide

class Table {
  constructor() {
    this.info = data("info");
    this.seat = this.info.seat ?? -1;
    this.version = this.info.version ?? "";
    this.hashes = this.info.hashes ?? {};
    this.mine = Boolean(this.info.mine);
    this.title = document.title;
    /** @type {string | null} the version on which something was sent that is not confirmed yet */
    this.sentOn = null;
    /** @type {{seat: number, words: string, here: boolean}[]} */
    this.sitting = [];
    this.line = new Line(this.address(), (message) => this.hear(message), (state) => this.change(state));
    this.replay = new Replay((told) => this.go(told));
    this.chat = new Chat((text) => this.line.ask({ do: "chat", text }), this.info.table);
    this.curtain = new Curtain(this.info.people ?? {}, (seat) => this.sit(seat));
  }

  address() {
    const address = new URL(this.info.socket ?? `/tables/${this.info.table}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("seat", String(this.seat));
    return address.href;
  }

  start() {
    document.documentElement.classList.add("js");
    for (const module of [marks, panels, sound, tabs, tips]) module.start();
    keys.start(this.deeds());
    document.addEventListener("click", (event) => this.click(event));
    document.addEventListener("change", (event) => this.order(event));
    addEventListener("jotun:tab", () => this.chat.open && this.chat.count(0));
    const told = new URL(location.href).searchParams.get("told");
    one(".mid")?.append(...all(".held, .after, .ahead"));
    furniture.furnish();
    document.addEventListener("submit", (event) => this.submit(event));
    if (this.info.version) this.now(this.info, told === null || !this.info.live);
    board.settle();
    share();
    if (this.info.curtain >= 0) this.veil(this.info.curtain);
    this.wish = told === null || !this.info.version ? null : Number(told);
    this.line.now();
  }

  /** What single keys do. */
  deeds() {
    return {
      Enter: () => this.confirm(),
      u: () => this.undo(),
      Backspace: () => this.undo(),
      h: () => this.hint(),
      l: () => this.glance("log", ".log"),
      c: () => this.talk(),
      t: () => this.textBoard(),
      m: () => panels.open("menu"),
      r: () => panels.rules(this.info.rules),
      "?": () => this.why() || panels.open("keys"),
      "[": () => this.replay.step(-1),
      "]": () => this.replay.step(1),
    };
  }

  // What the table says ----------------------------------------------------------------------------

  /** @param {any} message */
  hear(message) {
    if (message.kind === "frame") this.frame(message);
    else if (message.kind === "refused") this.refused(message);
    else if (message.kind === "why") this.because(message);
    else if (message.kind === "hint") hint.show(message);
    else if (message.kind === "chat") this.chat.heard(message);
    else if (message.kind === "people") this.people(message);
    else if (message.kind === "last") this.meanwhile(message);
    else if (message.kind === "stage") this.stage(message.stage);
  }

  /** The table goes on while one looks at the past. @param {{last: number, mine: boolean}} message */
  meanwhile({ last, mine }) {
    this.replay.last = last;
    this.replay.draw();
    if (mine && !this.called) furniture.toast(say("called"));
    this.called = mine;
  }

  /** The game begins, ends or is held: what is under way shows itself; a table that waits is another page. */
  stage(stage) {
    if (stage !== "over" && stage !== this.info.stage) location.reload();
    this.info.stage = stage;
    document.body.toggleAttribute("data-over", stage === "over");
  }

  /**
   * A new sight of the table: only the parts that changed.
   * @param {any} frame
   */
  frame(frame) {
    if (frame.seat !== this.seat) return; // of a seat that was left meanwhile
    if (this.handOver(frame)) return;
    Object.assign(this.hashes, frame.hashes ?? {});
    for (const name of frame.gone ?? []) delete this.hashes[name];
    const parts = frame.parts ?? {};
    moving(() => this.turn(frame, parts), CARDS.some((name) => name in parts));
  }

  /**
   * Parts and version change in one moment: an answer is never about anything but what is seen.
   * @param {any} frame
   * @param {Record<string, string>} parts
   */
  turn(frame, parts) {
    const focus = document.activeElement;
    const turned = frame.live && frame.mine && !this.mine;
    this.swap(parts, frame.gone ?? []);
    this.now(frame);
    this.refocus(focus, "prompt" in parts);
    if (turned) sound.yourTurn();
  }

  /**
   * @param {Record<string, string>} parts
   * @param {string[]} gone
   */
  swap(parts, gone) {
    hint.clear();
    furniture.places();
    for (const name of gone) one(`[data-part="${CSS.escape(name)}"]`)?.replaceChildren();
    for (const name of Object.keys(parts).sort(furniture.byLayer)) {
      const holder = one(`[data-part="${CSS.escape(name)}"]`);
      if (holder) patch(holder, parts[name]);
    }
    furniture.furnish();
    furniture.crew(this.sitting, this.seat);
    board.settle();
  }

  /**
   * What is true now, beside the parts.
   * @param {any} frame
   * @param {boolean} [settled] the address tells the same moment
   */
  now(frame, settled = true) {
    this.version = frame.version;
    document.body.dataset.version = frame.version;
    this.mine = Boolean(frame.mine && frame.live);
    this.seat = frame.seat ?? this.seat;
    if (settled) this.replay.shown(frame);
    document.body.toggleAttribute("data-mine", this.mine);
    document.body.toggleAttribute("data-over", Boolean(frame.over));
    document.title = this.mine ? `● ${say("your_turn")} · ${this.title}` : this.title;
    const held = one(".held");
    held.hidden = !frame.held_why;
    one("[data-words]", held).textContent = frame.held_why ?? "";
    this.undoable(frame);
    for (const choice of all("[name=order]")) choice.checked = choice.value === frame.order;
    furniture.ahead(frame.ahead ?? []);
    if (frame.news && frame.news !== this.news) furniture.announce(frame.news);
    this.news = frame.news;
  }

  /** The undo button says what it would take back, or why it cannot. */
  undoable({ undo = "", undo_why = "" }) {
    this.canUndo = Boolean(undo);
    for (const button of all("[data-do=undo]")) {
      button.setAttribute("aria-disabled", String(!undo));
      button.setAttribute("data-tip", undo ? say("undo_tip", { what: undo }) : undo_why || say("no_undo"));
      button.removeAttribute("title");
    }
  }

  /**
   * The reader's finger stays where it was, or goes to the question.
   * @param {Element | null} focus what had it
   * @param {boolean} asked is the prompt new?
   */
  refocus(focus, asked) {
    // An element that was moved has lost the focus as well, although it is still there.
    if (!focus || focus === document.body || document.activeElement === focus) return;
    if (focus.isConnected && !focus.closest(".prompt")) return /** @type {HTMLElement} */ (focus).focus();
    const prompt = asked ? one(".prompt") : null;
    prompt?.setAttribute("data-x-focus", "");
    prompt?.setAttribute("tabindex", "-1");
    prompt?.focus({ preventScroll: true });
  }

  /** Who sits where, and who is there. @param {any} message */
  people(message) {
    this.sitting = message.seats ?? [];
    furniture.crew(this.sitting, this.seat);
    const box = one("[data-people]");
    if (box && message.html) patch(box, message.html);
    share();
  }

  // The line -----------------------------------------------------------------------------------------

  /** @param {"open" | "lost"} state */
  change(state) {
    const banner = one(".banner");
    if (state === "lost") {
      banner.hidden = false;
      one("[data-words]", banner).textContent = say(this.line.waiting.size ? "lost_kept" : "lost");
      return;
    }
    banner.hidden = true;
    const known = this.curtain.down ? { version: "", parts: {} } : { version: this.version, parts: this.hashes };
    this.line.send({ do: "have", ...known });
    if (this.wish !== null) this.go(this.wish);
    this.wish = null;
  }

  /** A moment of the past, or the present. @param {number | null} told */
  go(told) {
    this.line.send(told === null ? { do: "live" } : { do: "look", told });
  }

  // What the reader does -----------------------------------------------------------------------------

  /** @param {MouseEvent} event */
  click(event) {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(".prompt .ask") && !target.closest("button, a")) one(".prompt").toggleAttribute("data-x-low");
    const thing = target?.closest("[data-do], [data-clause], [data-refused], .dimmed, [data-ahead], [data-token], [data-tokens], .log [data-target]");
    if (!thing || thing.closest("[data-x-off]")) return;
    const { dataset } = /** @type {HTMLElement} */ (thing);
    if (thing instanceof HTMLAnchorElement && (dataset.clause || dataset.target)) event.preventDefault();
    if (dataset.do) this.tool(dataset.do, thing);
    else if (dataset.clause) panels.rules(this.info.rules, dataset.clause);
    else if (dataset.refused) this.ask(thing, dataset.refused);
    else if (thing.matches(".dimmed")) tips.whyNot(thing);
    else if (dataset.ahead) this.count({ do: "ahead", token: dataset.ahead });
    else if (dataset.token || dataset.tokens) this.pick(thing);
    else if (dataset.target) marks.point(dataset.target);
  }

  /**
   * @param {string} name
   * @param {Element} thing
   */
  tool(name, thing) {
    const { told } = /** @type {HTMLElement} */ (thing).dataset;
    const deeds = {
      undo: () => this.undo(thing),
      confirm: () => this.confirm(),
      hint: () => this.hint(),
      rules: () => panels.rules(this.info.rules),
      menu: () => panels.open("menu"),
      keys: () => panels.open("keys"),
      people: () => panels.open("people"),
      hand: () => this.veil(Number(/** @type {HTMLElement} */ (thing).dataset.seat)),
      text: () => this.textBoard(),
      chat: () => this.talk(),
      live: () => this.replay.back(),
      sound: () => furniture.toast(say(sound.toggle() ? "sound_on" : "sound_off")),
      withdraw: () => this.count({ do: "withdraw" }),
      moment: () => this.replay.to(Number(told)),
      copy: () => this.copy(thing),
      plus: () => board.command("plus", thing),
      minus: () => board.command("minus", thing),
      fit: () => board.command("fit", thing),
    };
    deeds[name]?.();
  }

  /**
   * Pick what a thing offers; some things ask once more.
   * @param {Element} thing
   */
  async pick(thing) {
    const { token, tokens, confirm } = /** @type {HTMLElement} */ (thing).dataset;
    if (!this.mine) return tips.whyNot(thing, say(this.replay.live ? "not_your_turn" : "not_now"));
    if (confirm && !(await panels.sure(confirm))) return;
    this.act(tokens ? JSON.parse(tokens) : [token], thing);
  }

  /**
   * Send an answer; it counts once, whatever the line does.
   * @param {string[]} tokens
   * @param {Element} [thing]
   */
  async act(tokens, thing) {
    if (this.sentOn === this.version) return;
    thing?.setAttribute("data-x-sent", "");
    await this.count({ do: "act", on: this.version, tokens });
    thing?.removeAttribute("data-x-sent");
  }

  /**
   * Send something that counts, once on each version of the table; refusals are said. The table may show what an
   * answer brought before it confirms the answer: whoever is quick then need not wait.
   * @param {object} message
   */
  async count(message) {
    const on = this.version;
    if (this.sentOn === on) return;
    this.sentOn = on;
    if (!this.line.open) this.change("lost");
    const waiting = this.line.ask(message);
    if (!this.line.open) one(".banner [data-words]").textContent = say("lost_kept");
    try {
      await waiting;
    } catch (error) {
      this.refused(error);
    } finally {
      if (this.sentOn === on) this.sentOn = null;
    }
  }

  /** @param {{code: string, text?: string, message?: string}} refusal */
  refused(refusal) {
    this.replay.forget();
    furniture.toast(refusal.text ?? refusal.message ?? refusal.code);
  }

  /** The picks are all: say so. */
  confirm() {
    const done = one('.prompt [data-token="done"]') ?? one('.prompt [aria-pressed="true"][data-token]');
    if (done && this.mine) this.pick(done);
  }

  /** @param {Element} [thing] */
  undo(thing = one("[data-do=undo]")) {
    if (this.canUndo && this.replay.live) this.count({ do: "undo", on: this.version });
    else if (thing) tips.whyNot(thing, thing.getAttribute("data-tip") ?? say("no_undo"));
  }

  hint() {
    if (!this.info.hints) return furniture.toast(say("no_hints"));
    if (!this.mine) return furniture.toast(say("not_your_turn"));
    hint.thinking();
    this.line.send({ do: "hint" });
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
    if (token) this.line.send({ do: "why", token });
  }

  /** @param {{text: string}} message */
  because({ text }) {
    if (this.asking?.isConnected && text) tips.whyNot(this.asking, text);
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

  /** A standing order for questions that nobody else may notice. @param {Event} event */
  order(event) {
    const choice = /** @type {HTMLInputElement} */ (event.target);
    if (choice.name === "order") this.count({ do: "order", order: choice.value });
  }

  // Looking --------------------------------------------------------------------------------------------

  /** The table as text, and back. */
  textBoard() {
    const on = document.body.toggleAttribute("data-text");
    const text = one(".text-board");
    if (on) text?.focus();
  }

  /** The chat: a tab on a phone, a sheet elsewhere. */
  talk() {
    tabs.show(tabs.shown() === "chat" ? "map" : "chat");
    if (this.chat.open) one(".chat input")?.focus();
  }

  /**
   * @param {string} tab
   * @param {string} selector
   */
  glance(tab, selector) {
    tabs.show(tab);
    one(selector)?.focus();
  }

  /** @param {Element} thing */
  async copy(thing) {
    const { copy = location.href } = /** @type {HTMLElement} */ (thing).dataset;
    await navigator.clipboard?.writeText(copy);
    furniture.toast(say("copied"));
  }

  // One screen for several ------------------------------------------------------------------------------

  /**
   * Is somebody else at this screen to decide? Then the cloth falls before anything of theirs is shown.
   * Behind it the page sees no more than a spectator, and learns from that whom to call.
   * @param {any} frame
   * @returns {boolean} nothing of the frame may be shown
   */
  handOver(frame) {
    clearTimeout(this.waiting);
    const { held = [], kind } = this.info;
    if (kind !== "hotseat" || held.length < 2) return false;
    if (frame.over || !frame.live || (frame.mine && !this.curtain.down)) {
      this.curtain.away();
      return false;
    }
    this.curtain.learn(frame.parts?.seats ?? "");
    const next = held.includes(frame.asked) ? frame.asked : -1;
    if (next >= 0 && (this.curtain.down || next !== frame.seat)) this.veil(next);
    // Asked without the others knowing: each in turn is called to the screen, whoever it is about.
    else if (frame.asked < 0 && !this.curtain.down) this.waiting = setTimeout(() => this.veil(this.after(frame.seat)), COVERT);
    return this.curtain.down;
  }

  /** The next seat of this screen. @param {number} seat */
  after(seat) {
    const { held } = this.info;
    return held[(held.indexOf(seat) + 1) % held.length];
  }

  /** Let the cloth down for a seat. @param {number} seat */
  veil(seat) {
    const already = this.curtain.down;
    this.curtain.drop(seat);
    this.hashes = {};
    this.mine = false;
    this.seat = -1;
    delete document.body.dataset.version;
    document.body.removeAttribute("data-mine");
    this.line.address = this.address();
    if (!already) this.line.send({ do: "seat", seat: -1 });
  }

  /** Somebody has lifted the cloth. @param {number} seat */
  sit(seat) {
    this.seat = seat;
    this.line.address = this.address();
    this.line.send({ do: "seat", seat });
  }
}

new Table().start();

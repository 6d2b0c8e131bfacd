/**
 * The table in the browser: it draws what the server sends, and knows no rule. What the reader does about it stands in
 * `actions.js` and `answers.js`, who sits in front of it in `handing.js`.
 *
 * The page brings: the parts of the table (elements with `data-part`, see render/html.py), the furniture
 * (templates/furniture.html), and as JSON
 *   #info   {table, game, seat, held: [seats of this reader], sharing: [those of them that people play], follow: the page
 *            goes to the seat that is asked by itself, kind, stage,
 *            socket, rules, howto, sheets, words: addresses, who, aim: see welcome.js, lesson: see coach.js, people: {seat: {name, colour}}, hints, curtain, hashes: {part: hash}, and like each frame
 *            header: {version, seat, public_ply, last, live, mine, asked, over, undo, undo_why, ask_back, propose, consult,
 *            order, ahead, news, held_why}}
 *   #texts  the words that scripts show
 */

import { all, data, memory, one, share } from "./dom.js";
import { say } from "./texts.js";
import { Line } from "./socket.js";
import { patch } from "./patch.js";
import { moving } from "./motion.js";
import { Explain } from "./explain.js";
import { Thinking } from "./thinking.js";
import { SeatCards } from "./seatcards.js";
import { Workshop } from "./workshop.js";
import { Pace } from "./pace.js";
import { Results } from "./results.js";
import { Replay, momentOf } from "./replay.js";
import { Chat } from "./chat.js";
import { hostSays } from "./banner.js";
import { Answers } from "./answers.js";
import { Actions } from "./actions.js";
import { Ghosts } from "./ghosts.js";
import { Handing } from "./handing.js";
import { TextBoard } from "./textboard.js";
import { Opinion } from "./opinion.js";
import { Places } from "./places.js";
import { Proposals } from "./proposals.js";
import { Recent } from "./recent.js";
import { Coach } from "./coach.js";
import { meet } from "./welcome.js";
import { WholeLog } from "./wholelog.js";
import { Wishes } from "./wishes.js";
import * as board from "./board.js";
import * as endturn from "./endturn.js";
import * as folds from "./folds.js";
import * as furniture from "./furniture.js";
import * as hint from "./hint.js";
import * as logfilter from "./logfilter.js";
import * as marks from "./marks.js";
import * as notices from "./notices.js";
import * as odds from "./odds.js";
import * as overflow from "./overflow.js";
import * as panels from "./panels.js";
import * as sound from "./sound.js";
import * as tabs from "./tabs.js";
import * as tips from "./tips.js";
import * as tossed from "./toss.js";

export class Table {
  constructor() {
    this.info = data("info");
    /** @type {any} what the page says besides its parts, as each frame does */
    this.header = this.info.header ?? {};
    this.seat = this.info.seat ?? -1;
    this.version = this.header.version ?? "";
    this.hashes = this.info.hashes ?? {};
    this.mine = Boolean(this.header.mine);
    this.title = document.title;
    /** @type {{seat: number, words: string, here: boolean}[]} who sits where; the line tells later who is there */
    this.sitting = Object.entries(this.info.people ?? {}).map(([seat, { name }]) => ({ seat: Number(seat), words: name, here: true }));
    this.line = new Line(this.address(), (message) => this.hear(message), (state) => this.change(state));
    this.explain = new Explain(this);
    this.workshop = new Workshop(this);
    this.seatCards = new SeatCards(this);
    this.thinking = new Thinking(this);
    this.replay = new Replay((ply) => this.go(ply));
    this.chat = new Chat((text) => this.line.ask({ do: "chat", text }), (token) => this.line.ask({ do: "report", token }), this.info.table);
    this.text = new TextBoard(this.line);
    this.places = new Places(this);
    this.recent = new Recent(this);
    this.results = new Results(this);
    this.opinion = new Opinion(this);
    this.pace = new Pace((frame) => this.show(frame));
    this.log = new WholeLog(this);
    this.proposals = new Proposals(this);
    this.wishes = new Wishes(this);
    this.ghosts = new Ghosts(this);
    this.handing = new Handing(this);
    this.answers = new Answers(this);
    this.actions = new Actions(this);
    this.coach = new Coach(this);
  }

  address() {
    const address = new URL(this.info.socket ?? `/tables/${this.info.table}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("seat", String(this.seat));
    return address.href;
  }

  start() {
    document.documentElement.classList.add("js");
    document.body.toggleAttribute("data-watching", this.seat < 0 && !this.info.held?.length);
    for (const module of [endturn, logfilter, marks, notices, odds, panels, sound, tabs, tips, overflow]) module.start();
    folds.start(this.info.table);
    this.pace.start();
    this.ghosts.start();
    this.actions.start();
    this.places.start();
    this.explain.start();
    this.seatCards.start();
    this.thinking.start();
    this.opinion.start();
    addEventListener("jotun:tab", () => this.chat.open && this.chat.count(0));
    const moment = momentOf(new URL(location.href));
    one(".mid")?.append(...all(".held, .after, .ahead"));
    furniture.furnish();
    this.seated(); // the page is whole before its line is open
    if (this.version) this.now(this.header, moment === null || !this.header.live);
    board.settle();
    this.recent.show();
    this.workshop.now();
    this.coach.show();
    overflow.mark();
    share();
    if (this.info.curtain >= 0) this.handing.veil(this.info.curtain);
    meet(this);
    if (memory("farewell")) furniture.toast(memory("farewell"));
    memory("farewell", "");
    if (this.version && moment !== null) this.go(moment);
    this.line.now();
  }

  // What the table says ----------------------------------------------------------------------------

  /** @param {any} message */
  hear(message) {
    if (message.kind === "frame") this.frame({ ...message, ...message.header });
    else if (message.kind === "refused") this.answers.refused(message);
    else if (message.kind === "why") this.answers.because(message);
    else if (message.kind === "hint") hint.show(message);
    else if (message.kind === "analysis") this.opinion.heard(message);
    else if (message.kind === "chat") this.chat.heard(message);
    else if (message.kind === "proposals") this.proposals.heard(message);
    else if (message.kind === "preview") this.ghosts.heard(message);
    else if (message.kind === "wish") this.wishes.heard(message);
    else if (message.kind === "people") this.people(message);
    else if (message.kind === "text") message.seat === this.seat && this.text.heard(message);
    else if (message.kind === "log") message.seat === this.seat && this.log.heard(message);
    else if (message.kind === "places") message.seat === this.seat && this.places.heard(message);
    else if (message.kind === "last") this.meanwhile(message);
    else if (message.kind === "stage") this.stage(message.stage);
    else if (message.kind === "reactions") this.wait(message);
    else if (message.kind === "banner") hostSays(message.text);
  }

  /** The table goes on while one looks at the past. @param {{last: number, mine: boolean}} message */
  meanwhile({ last, mine }) {
    this.replay.last = last;
    this.replay.draw();
    if (mine && !this.called) furniture.toast(say("called"));
    this.called = mine;
  }

  /**
   * Somebody may react; what follows comes in a moment. Players who want cover pass by hand.
   * @param {{on: boolean, cover: boolean}} message
   */
  wait({ on, cover }) {
    const words = one(".reactions");
    words.hidden = !on;
    one("[data-do=cover]", words).hidden = !cover;
    document.body.toggleAttribute("data-waiting", on);
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
    if (frame.seat === this.seat) this.pace.take(frame); // else of a seat that was left meanwhile
  }

  /** It is its turn to be shown. @param {any} frame */
  show(frame) {
    if (frame.seat !== this.seat) return;
    if (this.handing.handOver(frame)) return;
    Object.assign(this.hashes, frame.hashes ?? {});
    for (const name of frame.gone ?? []) delete this.hashes[name];
    const parts = frame.parts ?? {};
    this.text.ask(frame.live ? null : frame.public_ply);
    this.results.mark();
    moving(() => this.turn(frame, parts), () => this.results.fresh());
    this.results.show();
    if (!document.hidden) tossed.toss(this.results.fresh());
  }

  /**
   * Parts and version change in one moment: an answer is never about anything but what is seen.
   * @param {any} frame
   * @param {Record<string, string>} parts
   */
  turn(frame, parts) {
    const focus = document.activeElement;
    const asked = overflow.question();
    const turned = frame.live && frame.mine && !this.mine;
    this.swap(parts, frame.gone ?? []);
    this.now(frame);
    this.places.renew();
    this.recent.show();
    this.log.renew();
    this.workshop.now();
    logfilter.apply();
    overflow.settle(asked);
    this.coach.show(); // it may scroll the question to what it points at
    this.refocus(focus, "prompt" in parts);
    meet(this);
    if (turned) sound.yourTurn();
    if (turned) notices.yourTurn(this.title, one(".prompt h1")?.textContent ?? "");
  }

  /**
   * @param {Record<string, string>} parts
   * @param {string[]} gone
   */
  swap(parts, gone) {
    hint.clear();
    this.ghosts.clear();
    furniture.places();
    for (const name of gone) one(`[data-part="${CSS.escape(name)}"]`)?.replaceChildren();
    for (const name of Object.keys(parts).sort(furniture.byLayer)) {
      const holder = one(`[data-part="${CSS.escape(name)}"]`);
      if (holder) patch(holder, parts[name]);
    }
    furniture.furnish();
    this.seated();
    board.settle();
  }

  /**
   * What is true now, besides the parts.
   * @param {any} frame
   * @param {boolean} [settled] the address tells the same moment
   */
  now(frame, settled = true) {
    this.header = frame.header ?? frame;
    this.version = frame.version;
    document.body.dataset.version = frame.version;
    document.body.dataset.play = frame.last; // two windows in a row may look the same
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
    this.proposals.now(frame);
    furniture.ahead(frame.ahead ?? null);
    if (frame.news && frame.news !== this.news) furniture.announce(frame.news);
    this.news = frame.news;
  }

  /** The undo button says what it would take back, or why it cannot. */
  undoable({ undo = "", undo_why = "", ask_back = false }) {
    this.canUndo = Boolean(undo);
    this.canAskBack = ask_back;
    for (const button of all("[data-do=undo]")) {
      button.setAttribute("aria-disabled", String(!undo && !ask_back));
      const why = ask_back ? say("ask_back", { why: undo_why }) : undo_why || say("no_undo");
      button.setAttribute("data-tip", undo ? say("undo_tip", { what: undo }) : why);
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
    this.seated();
    this.proposals.now(this.header);
    this.wishes.standin(this.sitting);
    const box = one("[data-people]");
    if (box && message.html) patch(box, message.html);
    share();
  }

  /** Names on the cards of the seats; people at this screen are not away. */
  seated() {
    const near = this.info.kind === "hotseat" || this.info.follow ? this.info.held ?? [] : [this.seat];
    furniture.crew(this.sitting, this.seat, near);
    furniture.finish(this.info.people ?? {});
  }

  // The line -----------------------------------------------------------------------------------------

  /** @param {"open" | "lost" | "gone"} state */
  change(state) {
    const banner = one(".banner");
    if (state === "gone") { // the page begins again, without the hand that is no longer this reader's
      memory("farewell", say("seat_gone"));
      location.reload();
      return;
    }
    this.pace.skip();
    if (state === "lost") {
      banner.hidden = false;
      one("[data-words]", banner).textContent = say(this.line.waiting.size ? "lost_kept" : "lost");
      return;
    }
    banner.hidden = true;
    this.wait({ on: false, cover: false }); // the table says so again if it still waits
    // Somebody may have lifted the cloth while the line was still being made.
    if (this.line.called !== this.line.address) this.line.send({ do: "seat", seat: this.seat });
    const known = this.handing.down ? { version: "", parts: {} } : { version: this.version, parts: this.hashes };
    this.line.send({ do: "have", ...known });
    this.places.renew(); // what was unfolded while there was no line
  }

  /** A moment of the past, or the present. @param {number | null} ply */
  go(ply) {
    this.line.want("moment", ply === null ? { do: "live" } : { do: "look", public_ply: ply });
  }

  // Seats ----------------------------------------------------------------------------------------------

  /** Look from another seat of this reader. @param {number} seat */
  take(seat) {
    this.seat = seat;
    this.line.address = this.address();
  }

  /** Look from no seat: nothing of the one that was left stays. */
  leave() {
    this.take(-1);
    this.line.wanted.clear();
    this.hashes = {};
    this.mine = false;
    this.text.clear();
    this.recent.clear();
    this.results.clear();
    tossed.clear();
    this.pace.clear();
    this.log.clear();
    delete document.body.dataset.version;
    delete document.body.dataset.play;
    document.body.removeAttribute("data-mine");
  }
}

new Table().start();

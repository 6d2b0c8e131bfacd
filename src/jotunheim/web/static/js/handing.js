/**
 * One screen for several people: who gets it next, and when the curtain falls between two of them.
 *
 * A player who is asked in secret is not called alone: the screen goes round, everybody looks once, and
 * a player with nothing to decide reads so on the curtain and passes it on. Nobody sees who was asked.
 */

import { Curtain } from "./curtain.js";
import { toast } from "./furniture.js";
import { say } from "./texts.js";

const PAUSE = 1500; // how long one may see what has happened before the screen goes round

export class Handing {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.curtain = new Curtain(table.info.people ?? {}, () => this.lifted());
    this.waiting = 0;
    /** @type {number[]} who has yet to look, while the screen goes round; the first one is called */
    this.round = [];
    this.visiting = -1; // who looks, while the screen goes round
    this.seen = ""; // the version of what they were asked about
    this.idle = false; // they read that there is nothing to decide
    /** @type {number | null} who decides, as a spectator sees it; null: no frame behind this cloth has told yet */
    this.asked = null;
    this.guest = -1; // who looks because the menu handed them the screen, although somebody else decides
    this.watching = false; // behind the cloth, as a spectator
  }

  /** Does the cloth hang? */
  get down() {
    return this.curtain.down;
  }

  /** The seats of the people at this screen. @returns {number[]} */
  get seats() {
    const { sharing = [], kind } = this.table.info;
    return kind === "hotseat" && sharing.length > 1 && !this.table.info.follow ? sharing : [];
  }

  /**
   * Is somebody else at this screen to decide? Then the cloth falls before anything of theirs is shown.
   * Behind it the page sees what a spectator sees, and learns from that who is next.
   * @param {any} frame
   * @returns {boolean} nothing of the frame may be shown
   */
  handOver(frame) {
    clearTimeout(this.waiting);
    if (this.follow(frame)) return true;
    if (!this.seats.length) return false;
    if (frame.over || !frame.live || frame.open) return this.open();
    if (frame.seat === -1) this.asked = frame.asked;
    if (this.round.length) return this.visit(frame);
    if (this.guest >= 0 && this.hosts(frame)) return this.down;
    if (frame.mine && !this.down) return false;
    this.curtain.learn(frame.parts?.seats ?? "");
    this.settle(frame.asked, frame.seat);
    return this.down;
  }

  /**
   * Where nothing is hidden, now or in the whole game, or one person plays several seats, the page goes to the seat that
   * is asked by itself (T-51).
   * @param {any} frame
   * @returns {boolean} it goes; the frame of that seat comes next
   */
  follow({ asked, seat, mine, live, over, open }) {
    const { follow, sharing = [], people = {} } = this.table.info;
    const slim = !follow && open && this.seats.length > 0;
    if (!(follow || slim) || over || !live || mine || asked === seat || !sharing.includes(asked)) return false;
    if (this.down) this.open();
    this.watching = false;
    this.table.take(asked);
    this.table.line.send({ do: "seat", seat: asked, parts: this.table.hashes });
    if (slim) toast(say("next_turn", { name: people[asked]?.name ?? "" }));
    return true;
  }

  /**
   * Call the player who decides, if they sit at this screen.
   * @param {number} asked
   * @param {number} from who has the screen
   */
  settle(asked, from) {
    if (asked < 0) this.goRound(from);
    else if (this.seats.includes(asked) && (this.down || asked !== from)) this.veil(asked);
  }

  /** There is nothing to hide. */
  open() {
    this.round = [];
    this.guest = -1;
    this.idle = false;
    this.curtain.away();
    return false;
  }

  // By the menu ----------------------------------------------------------------------------------------

  /** Somebody is to look, whether or not they decide. @param {number} seat */
  hand(seat) {
    this.guest = seat;
    this.seen = "";
    this.veil(seat);
  }

  /**
   * Who was handed the screen keeps it until something happens, they decide, or everybody has to look.
   * @param {any} frame
   * @returns {boolean} nobody else is called
   */
  hosts({ asked, mine, seat, version }) {
    const same = seat !== this.guest || !this.seen || this.seen === version;
    if (asked < 0 || mine || !same) this.guest = -1;
    else if (seat === this.guest) this.seen = version;
    return this.guest >= 0;
  }

  // Going round ----------------------------------------------------------------------------------------

  /** Everybody looks once; the player who has the screen now is the last. @param {number} from */
  goRound(from) {
    const at = this.seats.indexOf(from) + 1;
    const begin = () => {
      if (this.table.pace.waiting.length) return; // what has come meanwhile tells who is next
      this.round = [...this.seats.slice(at), ...this.seats.slice(0, at)];
      this.call();
    };
    if (this.down) begin();
    else this.waiting = setTimeout(begin, PAUSE);
  }

  /** Call the next player, in words that are the same for all. */
  call() {
    this.visiting = -1;
    this.idle = false;
    this.fall(this.round[0], "round");
  }

  /**
   * A frame while the screen goes round: shown only to the player who is asked, until they have answered.
   * @param {any} frame
   */
  visit(frame) {
    if (this.visiting < 0 || frame.seat !== this.visiting || this.idle) return this.down;
    if (this.down && frame.mine) {
      this.seen = frame.version;
      this.curtain.away();
    } else if (this.down) this.rest();
    else if (frame.version !== this.seen) this.pass();
    return this.down;
  }

  /** The player who looks has nothing to decide: the curtain says so and nothing else. */
  rest() {
    this.idle = true;
    this.curtain.drop(this.round[0], "rest");
    this.watch();
  }

  /** Go to the next player; after the last, to the one who decides openly. */
  pass() {
    const last = this.round.shift() ?? -1;
    if (this.round.length) return this.call();
    const { watching } = this;
    this.veil(last);
    if (watching && this.asked !== null) this.settle(this.asked, last); // else a frame will tell
    return undefined;
  }

  // The cloth --------------------------------------------------------------------------------------------

  /** Let the cloth down for a seat, whatever was under way. @param {number} seat */
  veil(seat) {
    clearTimeout(this.waiting);
    this.round = [];
    this.visiting = -1;
    this.idle = false;
    this.fall(seat);
  }

  /**
   * @param {number} seat
   * @param {"round"} [why]
   */
  fall(seat, why) {
    this.curtain.drop(seat, why);
    this.watch();
  }

  /** Behind the cloth one sees no more than a spectator. */
  watch() {
    this.table.leave();
    if (this.watching) return;
    this.watching = true;
    this.asked = null;
    this.table.line.send({ do: "seat", seat: -1 });
  }

  /** Somebody has pressed the button on the cloth. */
  lifted() {
    const { seat } = this.curtain;
    if (this.idle) return this.pass();
    if (this.round.length && this.asked !== null && this.asked >= 0) return this.rest(); // decided meanwhile, and nobody's business
    if (this.round.length) this.visiting = seat;
    else this.curtain.away();
    this.watching = false;
    this.table.pace.clear(); // what a spectator has yet to see keeps nobody waiting
    this.table.take(seat);
    this.table.line.send({ do: "seat", seat });
    return undefined;
  }
}

/**
 * One screen for several people: whom the screen is handed to, and when the cloth falls between two of them.
 *
 * Somebody asked without the others knowing is not called alone: the screen goes round, everybody looks once, and
 * whoever has nothing to decide is told so on the cloth and passes it on. Who was asked, nobody sees.
 */

import { Curtain } from "./curtain.js";

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
    this.idle = false; // they were told that there is nothing to decide
    this.asked = -1; // as a spectator sees it
    this.watching = false; // behind the cloth, as a spectator
  }

  /** Does the cloth hang? */
  get down() {
    return this.curtain.down;
  }

  /** The seats of the people at this screen. @returns {number[]} */
  get seats() {
    const { sharing = [], kind } = this.table.info;
    return kind === "hotseat" && sharing.length > 1 ? sharing : [];
  }

  /**
   * Is somebody else at this screen to decide? Then the cloth falls before anything of theirs is shown.
   * Behind it the page sees no more than a spectator, and learns from that whom to call.
   * @param {any} frame
   * @returns {boolean} nothing of the frame may be shown
   */
  handOver(frame) {
    clearTimeout(this.waiting);
    if (!this.seats.length) return false;
    if (frame.over || !frame.live) return this.open();
    if (frame.seat === -1) this.asked = frame.asked;
    if (this.round.length) return this.visit(frame);
    if (frame.mine && !this.down) return false;
    this.curtain.learn(frame.parts?.seats ?? "");
    this.settle(frame.asked, frame.seat);
    return this.down;
  }

  /**
   * Call whoever is to decide, if it is one of those at this screen.
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
    this.idle = false;
    this.curtain.away();
    return false;
  }

  // Going round ----------------------------------------------------------------------------------------

  /** Everybody shall look once, whoever has it now the last. @param {number} from */
  goRound(from) {
    const at = this.seats.indexOf(from) + 1;
    const begin = () => {
      this.round = [...this.seats.slice(at), ...this.seats.slice(0, at)];
      this.call();
    };
    if (this.down) begin();
    else this.waiting = setTimeout(begin, PAUSE);
  }

  /** Call whoever is next, in words that are the same for all. */
  call() {
    this.visiting = -1;
    this.idle = false;
    this.fall(this.round[0], "round");
  }

  /**
   * A frame while the screen goes round: shown only to whoever is asked, and only until they have answered.
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

  /** Nothing to decide for whoever looks: said on the cloth, where nobody learns more. */
  rest() {
    this.idle = true;
    this.curtain.drop(this.round[0], "rest");
    this.watch();
  }

  /** On to the next; after the last, whoever is to decide openly. */
  pass() {
    const last = this.round.shift() ?? -1;
    if (this.round.length) return this.call();
    const { watching } = this;
    this.veil(last);
    if (watching) this.settle(this.asked, last); // else a frame will tell
    return undefined;
  }

  // The cloth --------------------------------------------------------------------------------------------

  /** Let the cloth down for a seat, whatever was under way. @param {number} seat */
  veil(seat) {
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
    this.table.line.send({ do: "seat", seat: -1 });
  }

  /** Somebody has pressed the button on the cloth. */
  lifted() {
    const { seat } = this.curtain;
    if (this.idle) return this.pass();
    if (this.round.length && this.asked >= 0) return this.rest(); // decided meanwhile, and nobody's business
    if (this.round.length) this.visiting = seat;
    else this.curtain.away();
    this.watching = false;
    this.table.take(seat);
    this.table.line.send({ do: "seat", seat });
    return undefined;
  }
}

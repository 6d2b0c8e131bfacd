/**
 * One screen for several people: whom the screen is handed to, and when the cloth falls between two of them.
 */

import { Curtain } from "./curtain.js";

const COVERT = 1500; // how long a question that nobody may notice waits before the screen is passed on

export class Handing {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.curtain = new Curtain(table.info.people ?? {}, (seat) => this.sit(seat));
    this.waiting = 0;
  }

  /** Does the cloth hang? */
  get down() {
    return this.curtain.down;
  }

  /**
   * Is somebody else at this screen to decide? Then the cloth falls before anything of theirs is shown.
   * Behind it the page sees no more than a spectator, and learns from that whom to call.
   * @param {any} frame
   * @returns {boolean} nothing of the frame may be shown
   */
  handOver(frame) {
    clearTimeout(this.waiting);
    const { held = [], kind } = this.table.info;
    if (kind !== "hotseat" || held.length < 2) return false;
    if (frame.over || !frame.live || (frame.mine && !this.down)) {
      this.curtain.away();
      return false;
    }
    this.curtain.learn(frame.parts?.seats ?? "");
    const next = held.includes(frame.asked) ? frame.asked : -1;
    if (next >= 0 && (this.down || next !== frame.seat)) this.veil(next);
    // Asked without the others knowing: each in turn is called to the screen, whoever it is about.
    else if (frame.asked < 0 && !this.down) this.waiting = setTimeout(() => this.veil(this.after(frame.seat)), COVERT);
    return this.down;
  }

  /** The next seat of this screen. @param {number} seat */
  after(seat) {
    const { held } = this.table.info;
    return held[(held.indexOf(seat) + 1) % held.length];
  }

  /** Let the cloth down for a seat. @param {number} seat */
  veil(seat) {
    const already = this.down;
    this.curtain.drop(seat);
    this.table.leave();
    if (!already) this.table.line.send({ do: "seat", seat: -1 });
  }

  /** Somebody has lifted the cloth. @param {number} seat */
  sit(seat) {
    this.table.take(seat);
    this.table.line.send({ do: "seat", seat });
  }
}

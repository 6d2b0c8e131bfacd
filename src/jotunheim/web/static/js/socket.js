/**
 * The line to the table. It never gives up: it tries again with growing pauses, and at once when the network or the
 * reader comes back. An answer that was not confirmed is kept and sent again with the same id, so it counts once.
 */

const PAUSES = [300, 700, 1500, 3000, 6000, 10000];
const PING = 20000;
const PATIENCE = 8000;
const DOUBT = 2000; // an answer that is not confirmed by then asks whether the line lives
const GONE = [4403, 4404]; // the seat is no longer this reader's, or there is no such table (server/socket_out.py)

/** An answer that the table has refused, with its code and reason. */
export class Refused extends Error {
  /**
   * @param {string} code
   * @param {string} text
   */
  constructor(code, text) {
    super(text);
    this.code = code;
  }
}

export class Line {
  /**
   * @param {string} address of the socket
   * @param {(message: any) => void} hear what the table says
   * @param {(state: "open" | "lost" | "gone") => void} change
   */
  constructor(address, hear, change) {
    this.address = address;
    this.called = ""; // the address of the line that is there, or comes
    this.hear = hear;
    this.change = change;
    this.tries = 0;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Map<string, {message: object, done: (m: any) => void, fail: (e: Refused) => void}>} */
    this.waiting = new Map();
    /** @type {Map<string, object>} what is asked for as soon as there is a line */
    this.wanted = new Map();
    this.timer = 0;
    this.watchdog = 0;
    addEventListener("online", () => this.now());
    addEventListener("offline", () => this.open && this.drop()); // it would be noticed by silence only
    document.addEventListener("visibilitychange", () => document.hidden || this.now());
    setInterval(() => this.ping(), PING);
  }

  /** Is there a line at the moment? */
  get open() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Call, if there is no line. */
  now() {
    clearTimeout(this.timer);
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    this.called = this.address;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.heard(JSON.parse(event.data));
    socket.onclose = ({ code }) => socket === this.socket && (GONE.includes(code) ? this.change("gone") : this.lost());
  }

  opened() {
    this.change("open");
    for (const { message } of this.waiting.values()) this.send(message);
    for (const message of this.wanted.values()) this.send(message);
    this.wanted.clear();
  }

  lost() {
    clearTimeout(this.watchdog);
    this.change("lost");
    const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)];
    this.timer = setTimeout(() => this.now(), pause * (0.8 + 0.4 * Math.random()));
  }

  /**
   * @param {any} message
   */
  heard(message) {
    clearTimeout(this.watchdog);
    if (message.kind === "frame") this.tries = 0; // only a table that answers counts as found
    const waiting = message.id ? this.waiting.get(message.id) : undefined;
    if (waiting && (message.kind === "done" || message.kind === "refused")) {
      this.waiting.delete(message.id);
      if (message.kind === "done") waiting.done(message);
      else waiting.fail(new Refused(message.code, message.text));
      return;
    }
    this.hear(message);
  }

  /** A line that is dead without saying so is noticed by silence. */
  ping() {
    if (!this.open) return;
    this.send({ do: "ping" });
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.drop(), PATIENCE);
  }

  /** Hang up and call again. */
  drop() {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.lost();
  }

  /**
   * Say something that need not arrive: a ping, where the pointer is.
   * @param {object} message
   */
  send(message) {
    if (this.open) this.socket?.send(JSON.stringify(message));
  }

  /**
   * Ask to be shown something: now, or as soon as there is a line. Then the last word about a thing counts.
   * @param {string} thing
   * @param {object} message
   */
  want(thing, message) {
    if (this.open) this.send(message);
    else this.wanted.set(thing, message);
  }

  /**
   * Say something that must count once: kept until the table has answered.
   * @param {object} message
   * @returns {Promise<any>} what the table answered; fails with Refused
   */
  ask(message) {
    const id = newId();
    const whole = { ...message, id };
    return new Promise((done, fail) => {
      this.waiting.set(id, { message: whole, done, fail });
      this.send(whole);
      setTimeout(() => this.waiting.has(id) && this.ping(), DOUBT);
    });
  }
}

/** An id that nobody else makes. */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

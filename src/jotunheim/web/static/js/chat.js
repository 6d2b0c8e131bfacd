/**
 * Talk at the table: lines of text, presets for those in a hurry, mute and report for each line. What people write is shown
 * as text, never as markup.
 */

import { all, make, memory, one } from "./dom.js";
import * as panels from "./panels.js";
import { say } from "./texts.js";

export class Chat {
  /**
   * @param {(text: string) => Promise<any>} send
   * @param {(line: string) => Promise<any>} report
   * @param {string} table
   */
  constructor(send, report, table) {
    this.send = send;
    this.report = report;
    this.key = `mute.${table}`;
    this.muted = new Set(memory(this.key).split("\n").filter(Boolean));
    this.panel = one(".chat");
    this.lines = one(".chat-lines");
    /** @type {Set<string>} */
    this.seen = new Set(all("[data-chat]", this.lines).map((line) => line.dataset.chat));
    one("form", this.panel)?.addEventListener("submit", (event) => this.submit(event));
    this.panel?.addEventListener("click", (event) => this.click(event));
    this.hush();
  }

  /** Is it in sight? */
  get open() {
    return Boolean(this.panel?.checkVisibility());
  }

  /**
   * A line that somebody wrote.
   * @param {{line?: string | number, seat?: number, name: string, text: string, time?: string}} message
   */
  heard(message) {
    const id = String(message.line ?? "");
    if (id && this.seen.has(id)) return;
    this.seen.add(id);
    const mute = make("button", { type: "button", class: "mute", "data-mute": message.name, "data-tip": say("mute_tip") }, say("mute"));
    const report = make("button", { type: "button", class: "tell-host", "data-report": id, "data-tip": say("report_tip") }, say("report"));
    const line = make("p", { "data-chat": id, "data-from": message.name }, make("b", { class: "chat-name" }, message.name), " ", mute, " ", report, " ", make("span", {}, message.text));
    this.lines.append(line);
    this.lines.scrollTop = this.lines.scrollHeight;
    this.hush();
    if (!this.open && !this.muted.has(message.name)) this.count(1);
  }

  /**
   * How many lines wait to be read, on the buttons that open the chat.
   * @param {number} by 0: all are read
   */
  count(by) {
    for (const badge of all("[data-unread]")) {
      const number = by ? Number(badge.textContent || 0) + by : 0;
      badge.textContent = number ? String(number) : "";
      badge.hidden = !number;
    }
  }

  /** @param {Event} event */
  async submit(event) {
    event.preventDefault();
    const field = one("input", this.panel);
    const text = field.value.trim();
    if (!text) return;
    field.value = "";
    await this.say(text).catch((error) => {
      field.value = text;
      throw error;
    });
  }

  /** @param {string} text */
  async say(text) {
    await this.tried(this.send(text));
  }

  /**
   * Say under the lines why something was refused, or what came of it.
   * @param {Promise<any>} sent
   * @param {string} [words]
   */
  async tried(sent, words = "") {
    const note = one(".chat-note", this.panel);
    note.textContent = "";
    try {
      await sent;
      note.textContent = words;
    } catch (error) {
      note.textContent = /** @type {Error} */ (error).message;
    }
  }

  /** @param {Event} event */
  click(event) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button?.dataset.preset) this.say(button.dataset.preset);
    if (button?.dataset.mute) this.mute(button.dataset.mute);
    if (button?.dataset.report) this.tell(button.dataset.report);
  }

  /** Show a line to the host of the server, after one more question. @param {string} line */
  async tell(line) {
    if (await panels.sure(say("report_sure"))) await this.tried(this.report(line), say("reported"));
  }

  /** @param {string} name */
  mute(name) {
    if (!this.muted.delete(name)) this.muted.add(name);
    memory(this.key, [...this.muted].join("\n"));
    this.hush();
  }

  /** Lines of those who are muted show their name alone. */
  hush() {
    for (const line of all("[data-from]", this.lines ?? document)) {
      const muted = this.muted.has(line.dataset.from);
      line.toggleAttribute("data-muted", muted);
      const button = one("[data-mute]", line);
      if (button) button.textContent = say(muted ? "unmute" : "mute");
    }
  }
}

/** The table as text, for those who read rather than look. The table tells it only to those who have it open. */

import { one } from "./dom.js";
import { patch } from "./patch.js";

export class TextBoard {
  /** @param {{send: (message: object) => void}} line */
  constructor(line) {
    this.line = line;
    this.wanted = false; // the reader's finger goes to it when it comes
  }

  get on() {
    return document.body.hasAttribute("data-text");
  }

  /** Open it, or close it. @param {number | null} told the moment that is shown; null: now */
  toggle(told) {
    this.wanted = document.body.toggleAttribute("data-text");
    if (this.wanted) this.ask(told);
  }

  /** The table has changed. @param {number | null} told */
  ask(told) {
    if (this.on) this.line.send({ do: "text", ...(told === null ? {} : { told }) });
  }

  /** @param {{html: string}} message */
  heard({ html }) {
    if (!this.on) return;
    patch(one('[data-part="text"]'), html);
    if (this.wanted) one(".text-board").focus();
    this.wanted = false;
  }

  /** Nobody may read it now. */
  clear() {
    one('[data-part="text"]').replaceChildren();
  }
}

/** The table as text, for those who read rather than look. The table tells it only to those who have it open. */

import { one } from "./dom.js";
import { patch } from "./patch.js";

export class TextBoard {
  /** @param {import("./socket.js").Line} line */
  constructor(line) {
    this.line = line;
    this.wanted = false; // the reader's finger goes to it when it comes
  }

  get on() {
    return document.body.hasAttribute("data-text");
  }

  /** Open it, or close it. @param {number | null} ply the moment that is shown; null: now */
  toggle(ply) {
    this.wanted = document.body.toggleAttribute("data-text");
    if (this.wanted) this.ask(ply);
  }

  /** The table has changed. @param {number | null} ply */
  ask(ply) {
    if (this.on) this.line.want("text", { do: "text", ...(ply === null ? {} : { public_ply: ply }) });
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

/**
 * What a bot thinks of the game that is over: a dialog with the curve of the chances and the decisions that cost most.
 * It is asked for only. A click on the curve or on a decision leads to its moment.
 */

import { all, one } from "./dom.js";
import * as panels from "./panels.js";
import { parse } from "./patch.js";
import { say } from "./texts.js";

export class Opinion {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.known = false;
  }

  /** Listen to clicks on the curve. */
  start() {
    document.addEventListener("click", (event) => {
      const curve = event.target instanceof Element ? event.target.closest(".chances svg") : null;
      if (curve) this.lead(/** @type {SVGSVGElement} */ (curve), event);
    });
  }

  get box() {
    return one("dialog[data-panel=opinion]");
  }

  /** Open it; what is not known yet is asked for. */
  open() {
    panels.open("opinion");
    if (this.known) return;
    this.wait(say("opinion_waits"));
    this.table.line.want("opinion", { do: "analyse" });
  }

  /**
   * How far it is, or what it says.
   * @param {{done: number, of: number, html: string, problem: string}} message
   */
  heard({ done, of, html, problem }) {
    if (html || problem) this.wait(problem);
    else this.wait(of ? say("opinion_looks", { done, of }) : say("opinion_waits"), of ? done / of : 0);
    if (!html) return;
    this.known = true;
    const words = one("[data-words]", this.box);
    words.replaceChildren(parse(html, words));
    for (const button of all("[data-x-opinion]")) button.hidden = false;
  }

  /** A request was refused: say why here. @param {string} words */
  refused(words) {
    if (!this.known && this.box?.open) this.wait(words);
  }

  /**
   * @param {string} words
   * @param {number} [share] of the work that is done
   */
  wait(words, share) {
    const line = one("[data-wait]", this.box);
    const bar = one("progress", this.box);
    line.textContent = words;
    line.hidden = !words;
    bar.hidden = share === undefined;
    bar.value = share ?? 0;
  }

  /**
   * To the moment that lies nearest on the curve.
   * @param {SVGSVGElement} curve
   * @param {MouseEvent} event
   */
  lead(curve, event) {
    const matrix = curve.getScreenCTM();
    const moments = (curve.dataset.moments ?? "").split(" ").map(Number);
    if (!matrix || !moments.length) return;
    const { x } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const [left, right] = [Number(curve.dataset.left), Number(curve.dataset.right)];
    const wanted = ((x - left) / (right - left)) * Math.max(...moments);
    const nearest = moments.reduce((a, b) => (Math.abs(b - wanted) < Math.abs(a - wanted) ? b : a));
    this.box.close();
    this.table.replay.to(nearest);
  }
}

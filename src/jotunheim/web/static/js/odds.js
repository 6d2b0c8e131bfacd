/** The sum beside the options is that of the option under the hand or the focus, or of its place on the map. */

import { all, one } from "./dom.js";
import { partners } from "./marks.js";

const OPTION = ".prompt [data-key^='option:']";

/** @param {EventTarget | null} target */
function show(target) {
  const thing = target instanceof Element ? target.closest("[data-key], [data-token], [data-tokens]") : null;
  if (!thing) return;
  const option = thing.closest(OPTION) ?? partners(thing).find((other) => other.matches(OPTION));
  const panel = option ? one(`.odds [data-odds="${CSS.escape(/** @type {HTMLElement} */ (option).dataset.key ?? "")}"]`) : null;
  if (panel) for (const other of all(".odds [data-odds]")) other.hidden = other !== panel;
}

/** Listen for the hand and the focus. */
export function start() {
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, (event) => show(event.target));
}

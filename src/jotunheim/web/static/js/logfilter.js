/** The log shows everything, only fights, or only what one seat did. The choice holds until the page is left. */

import { all, one } from "./dom.js";

/** Hide the lines that are not asked for; chapters stay. */
export function apply() {
  const wanted = one("[data-log-filter]")?.value ?? "";
  for (const line of all(".log p[data-ply]:not(.turn)")) {
    const fits = !wanted || (wanted === "fights" ? line.dataset.role : line.dataset.seat === wanted);
    line.toggleAttribute("data-x-hidden", !fits);
  }
}

/** Listen. */
export function start() {
  document.addEventListener("change", ({ target }) => target instanceof Element && target.matches("[data-log-filter]") && apply());
}

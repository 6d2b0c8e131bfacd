/**
 * The end of a turn is a step of its own: the table gives back an answer that would end it, and one looks once more at
 * what was done, and becomes final, before it is sent. A setting of this browser leaves the step out.
 */

import { all, make, memory, one } from "./dom.js";

const LINES = 8; // of what was done

/** Is the step wanted? */
export function isOn() {
  return memory("endturn") !== "off";
}

/** The menu shows the setting, and changes it. */
export function start() {
  for (const box of all("[name=endturn]")) box.checked = isOn();
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === "endturn") memory("endturn", target.checked ? "on" : "off");
  });
}

/**
 * Ask once more.
 * @param {string} last the answer that ends the turn, in words
 * @param {number} seat
 * @returns {Promise<boolean>} the turn ends
 */
export function ask(last, seat) {
  const panel = one("[data-panel=end]");
  one("[data-done]", panel).replaceChildren(...done(seat).map((words) => make("li", {}, words)));
  one("[data-last]", panel).textContent = last;
  panel.returnValue = "";
  panel.showModal();
  one("[value=yes]", panel).focus();
  return new Promise((answer) => panel.addEventListener("close", () => answer(panel.returnValue === "yes"), { once: true }));
}

/**
 * What the seat has done in this turn: its lines at the end of the log.
 * @param {number} seat
 */
function done(seat) {
  const found = [];
  for (const line of all(".log > .lines:not(.older) > p[data-ply]").reverse()) {
    const whose = line.dataset.seat ?? String(seat);
    if (line.matches(".turn") || whose !== String(seat) || found.length >= LINES) break;
    if (!one("del", line)) found.unshift(one("span", line)?.textContent ?? line.textContent);
  }
  return found;
}

/** A notice of the system when it is the reader's turn and the page is not in sight (T-53). Off until switched on. */

import { all, memory } from "./dom.js";

/** Is it switched on, and does the browser let us? */
export function isOn() {
  return memory("notices") === "on" && globalThis.Notification?.permission === "granted";
}

/** Switch it; the browser asks its user the first time. */
export async function toggle() {
  const on = !isOn() && (await globalThis.Notification?.requestPermission()) === "granted";
  memory("notices", on ? "on" : "off");
  show();
  return on;
}

/** Its button says which it is. */
function show() {
  for (const button of all("[data-do=notices]")) {
    button.hidden = !("Notification" in globalThis);
    button.setAttribute("aria-pressed", String(isOn()));
  }
}

/**
 * Your turn. A click on the notice leads to the table, from the lobby as well.
 * @param {string} title
 * @param {string} words the question, or what the lobby says
 * @param {string} [path] of the table
 */
export function yourTurn(title, words, path = location.pathname) {
  if (!document.hidden || !isOn()) return;
  const notice = new Notification(title, { body: words, tag: path });
  notice.onclick = () => {
    window.focus();
    notice.close();
    if (path !== location.pathname) location.assign(path);
  };
}

/** Listen. */
export function start() {
  show();
}

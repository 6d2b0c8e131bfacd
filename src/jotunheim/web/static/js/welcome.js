/**
 * Who am I? The side of a seat in a few lines: what it is, how it scores, advice. It is shown once when a seat is taken
 * (T-03), and again by a click on the card of any seat. The whole sheet lies behind a button.
 *
 * #info.who is {name of a seat: {sheet, role, goal, strong, weak, advice}}; #info.aim says how one wins, for games in
 * which all seats are the same.
 */

import { make, memory, one } from "./dom.js";
import { say } from "./texts.js";
import * as panels from "./panels.js";

const LINES = ["goal", "strong", "weak", "advice"];

/**
 * What is to be said of a seat; nothing where the game says nothing of it.
 * @param {any} info
 * @param {string} name of the seat
 * @returns {HTMLElement[]}
 */
export function introduction(info, name) {
  const sheet = info.who?.[name];
  if (!sheet && !info.aim) return [];
  const lines = sheet ? LINES.filter((line) => sheet[line]).map((line) => [`who_${line}`, sheet[line]]) : [["who_win", info.aim]];
  const found = lines.map(([word, text]) => make("p", {}, make("b", {}, say(word)), " ", text));
  if (sheet?.role) found.unshift(make("p", { class: "role" }, sheet.role));
  if (info.sheets) found.push(whole(info.sheets, sheet?.sheet ?? ""));
  return found;
}

/**
 * The button that opens the sheets, at this one.
 * @param {string} address
 * @param {string} sheet
 */
function whole(address, sheet) {
  const button = make("button", { type: "button", class: "btn", "data-close": "", "data-sheet": sheet }, say("who_whole"));
  button.addEventListener("click", () => panels.rules(address, sheet));
  return button;
}

/**
 * When a seat is taken, its side is shown, once in this browser. The coach of a lesson introduces it himself.
 * @param {import("./table.js").Table} table
 */
export function meet(table) {
  const { info, seat, header } = table;
  const away = seat < 0 || header.over || header.live === false || table.handing.down || panels.covered();
  if (away || info.lesson || memory("welcome") === "off") return;
  const card = one(`.seatcard[data-own][data-key="seat:${seat}"]`);
  const name = card ? one("b", card)?.textContent ?? "" : "";
  const key = `met.${info.table}.${seat}`;
  if (!name || memory(key) === name || !(info.who?.[name] || info.aim)) return;
  memory(key, name);
  table.seatCards.open(card);
  one("dialog[data-panel=seat] h2 [data-words]").textContent = say("who_you", { name });
}

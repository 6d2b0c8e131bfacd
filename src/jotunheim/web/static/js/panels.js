/**
 * What is laid over the table: dialogs that ask once more, the menu, the list of keys, the sheet with the rules.
 * All are `<dialog>` elements that came with the page; this module opens and fills them.
 */

import { all, make, one } from "./dom.js";
import { start as searchable } from "./rulebook.js";
import { hide, linked } from "./tips.js";
import { say } from "./texts.js";

/** @type {Map<string, DocumentFragment | Element>} */
const ledgers = new Map();

/**
 * Open a dialog that came with the page.
 * @param {string} name
 * @returns {HTMLDialogElement}
 */
export function open(name) {
  const dialog = one(`dialog[data-panel="${name}"]`);
  if (!dialog.open) dialog.showModal();
  return dialog;
}

/**
 * Ask once more before something is done.
 * @param {string} question
 * @returns {Promise<boolean>}
 */
export function sure(question) {
  const dialog = open("sure");
  one("[data-words]", dialog).replaceChildren(...linked(question));
  dialog.returnValue = "";
  return new Promise((answer) => {
    dialog.addEventListener("close", () => answer(dialog.returnValue === "yes"), { once: true });
  });
}

/** Is anything laid over the table? */
export function covered() {
  return Boolean(one("dialog:modal"));
}

/**
 * The sheet with the rules, at a clause.
 * @param {string} address of the page of rules
 * @param {string} [clause] or several, with blanks between them; the first is brought into view
 */
export async function rules(address, clause = "") {
  const sheet = one('dialog[data-panel="rules"]');
  hide();
  const body = one("[data-words]", sheet);
  if (!sheet.open) sheet.show();
  if (!ledgers.has(address)) {
    body.replaceChildren(make("p", { class: "muted" }, say("fetching")));
    try {
      ledgers.set(address, await fetched(address));
    } catch {
      body.replaceChildren(make("p", {}, say("no_rules")));
      return;
    }
  }
  body.replaceChildren(/** @type {Node} */ (ledgers.get(address)).cloneNode(true));
  headed(sheet, body);
  searchable(body);
  const names = clause.split(" ").filter(Boolean);
  const spots = names.map((name) => one(`[id="${CSS.escape(name)}"]`, body)).filter(Boolean);
  for (const spot of spots) spot.setAttribute("data-x-lit", "");
  const tall = spots[0]?.offsetHeight > body.clientHeight / 2; // its beginning is worth more than its middle
  if (spots.length) spots[0].scrollIntoView({ block: tall ? "start" : "center" });
  else body.scrollTop = 0;
  one("[data-close]", sheet).focus();
}

/**
 * The heading of the page heads the drawer: rules, or sheets.
 * @param {Element} sheet
 * @param {Element} body
 */
function headed(sheet, body) {
  const title = one("h1", body);
  if (!title) return;
  one(".head h2", sheet).textContent = title.textContent;
  sheet.setAttribute("aria-label", title.textContent ?? "");
  title.remove();
}

/**
 * The rules: the main part of our rules page.
 * @param {string} address
 * @returns {Promise<Element>}
 */
async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const main = one("[data-rules]", page) ?? one("main", page);
  if (!main) throw new Error("no rules");
  return make("div", { class: main.className }, ...document.importNode(main, true).childNodes);
}

/** Close buttons, and clicks outside a dialog. */
export function start() {
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    event.target.closest("[data-close]")?.closest("dialog")?.close();
    if (event.target instanceof HTMLDialogElement && event.target.matches(":modal")) event.target.close();
  });
}

/** Close what is open without a question; true if something was. */
export function closeSheets() {
  const sheets = all("dialog[open]:not(:modal)");
  for (const sheet of sheets) sheet.close();
  return sheets.length > 0;
}

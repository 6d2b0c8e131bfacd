/** What a bot would do: a lamp card over the board, asked for only, always labelled; its targets carry a lamp. */

import { all, make, one } from "./dom.js";
import { say } from "./texts.js";

/** Take the card and the lamps away. */
export function clear() {
  one("aside.lamp")?.remove();
  for (const lamp of all("[data-x-lamp]")) lamp.removeAttribute("data-x-lamp");
  for (const drawn of all(".lamp-mark")) drawn.remove();
}

/** The bot is thinking. */
export function thinking() {
  clear();
  card(make("p", {}, say("hint_thinking")));
}

/**
 * What it thinks: a sentence for each option, the best first; a click takes it.
 * @param {{level?: string, lines: string[], answers?: string[][]}} hint
 */
export function show({ level = "", lines, answers = [] }) {
  clear();
  const rows = lines.map((line, at) => row(line, answers[at] ?? []));
  card(make("p", { class: "micro" }, say("hint_title", { level })), make("ol", {}, ...rows));
  if (answers.length) lamp(answers[0]);
}

/**
 * @param {string} line
 * @param {string[]} tokens
 */
function row(line, tokens) {
  const cut = line.indexOf(": ");
  const words = [make("b", {}, cut > 0 ? line.slice(0, cut) : line), make("small", {}, cut > 0 ? line.slice(cut + 2) : "")];
  if (!tokens.length) return make("li", {}, ...words);
  const taken = make("button", { type: "button", class: "opt", "data-tokens": JSON.stringify(tokens) }, ...words);
  taken.addEventListener("click", () => setTimeout(clear));
  return make("li", {}, taken);
}

/**
 * The option of the best answer gets a lamp, in the prompt and on the map: the whole answer, else its first step.
 * @param {string[]} tokens
 */
function lamp(tokens) {
  const whole = `[data-tokens="${CSS.escape(JSON.stringify(tokens))}"]`;
  const first = `[data-token="${CSS.escape(tokens[0])}"]`;
  const found = [".prompt", ".boards"].map((where) => one(`${where} ${whole}`) ?? one(`${where} ${first}`));
  for (const thing of found) thing?.setAttribute("data-x-lamp", "");
  const drawn = one("[data-do=hint] svg")?.cloneNode(true); // our own lamp: not every machine has a font with one
  if (drawn) found[0]?.append(make("span", { class: "lamp-mark" }, drawn));
}

/** @param {...Node} inside */
function card(...inside) {
  const close = make("button", { type: "button", class: "tool", "aria-label": say("close") }, "×");
  close.addEventListener("click", clear);
  const made = make("aside", { class: "lamp", "aria-live": "polite" }, ...inside, close);
  one(".mid")?.append(made);
}

/** What a bot would do: a lamp card over the board, asked for only, always labelled; its targets carry a lamp. */

import { all, make, one } from "./dom.js";
import { say } from "./texts.js";

/** Take the card and the lamps away. */
export function clear() {
  one(".lamp")?.remove();
  for (const lamp of all("[data-x-lamp]")) lamp.removeAttribute("data-x-lamp");
  for (const drawn of all(".lamp-mark")) drawn.remove();
}

/** The bot is thinking. */
export function thinking() {
  clear();
  card(make("p", {}, say("hint_thinking")));
}

/**
 * What it thinks: each line gives the share of its thought, the option, its worth and how it goes on.
 * @param {{level?: string, lines: string[]}} hint
 */
export function show({ level = "", lines }) {
  clear();
  const rows = lines.map((line) => row(line));
  card(make("p", { class: "micro" }, say("hint_title", { level })), make("ol", {}, ...rows));
  lamp(lines);
}

/**
 * @param {string} line
 */
function row(line) {
  const [first, ...rest] = line.split("; ");
  const share = /^\s*(\d+) %\s+(.*)$/.exec(first);
  const meter = make("meter", { min: "0", max: "100", value: share?.[1] ?? "0" });
  const words = make("span", {}, make("b", {}, share?.[2] ?? first), make("small", {}, rest.join(" · ")));
  return make("li", {}, make("span", { class: "num" }, `${share?.[1] ?? "–"} %`), meter, words);
}

/**
 * The best option gets a lamp next to its number.
 * @param {string[]} lines
 */
function lamp([best = ""]) {
  const label = best.split("; ")[0].replace(/^\s*\d+ %\s+/, "");
  const fits = all(".prompt .opt, .prompt .chip-o").find((option) => (one("b", option) ?? option).textContent.endsWith(label));
  fits?.setAttribute("data-x-lamp", "");
  const drawn = one("[data-do=hint] svg")?.cloneNode(true); // our own lamp: not every machine has a font with one
  if (drawn) fits?.append(make("span", { class: "lamp-mark" }, drawn));
}

/** @param {...Node} inside */
function card(...inside) {
  const close = make("button", { type: "button", class: "tool", "aria-label": say("close") }, "×");
  close.addEventListener("click", clear);
  const made = make("aside", { class: "lamp", "aria-live": "polite" }, ...inside, close);
  one(".mid")?.append(made);
}

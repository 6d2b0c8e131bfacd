/**
 * The keyboard: digits choose options, Enter confirms, arrows go from one legal place to the next, single letters
 * do the rest. Nothing happens while somebody types.
 */

import { all, one, typing } from "./dom.js";
import { command, mapOf, maps } from "./board.js";
import { closeSheets, covered } from "./panels.js";
import * as hint from "./hint.js";
import * as tabs from "./tabs.js";
import { middleOf } from "./spots.js";
import { hide, isPinned } from "./tips.js";

const PAUSE = 650; // between the digits of one number
const ASIDE = 1.5; // how much farther a place is that lies aside: with 2 the next hex but one would be nearer than the next

let typed = "";
let timer = 0;
/** @type {(number: number) => void} an option that is not loaded yet */
let missing = () => {};

/**
 * The option with a number, wherever it is offered; folded lists too.
 * @param {number} number
 * @returns {HTMLElement | null}
 */
export function option(number) {
  return one(`.prompt [data-key="option:${number}"]`);
}

/** The largest number that an option has; options in lists that are not loaded yet count. */
function largest() {
  const offered = all('.prompt [data-key^="option:"]').map((found) => Number(found.dataset.key.slice(7)));
  return Math.max(0, ...offered, ...all(".prompt [data-most]").map((fold) => Number(fold.dataset.most)));
}

/**
 * A digit: chooses at once where no longer number could be meant, else after a short wait.
 * @param {string} digit
 */
function digit(digit) {
  clearTimeout(timer);
  typed += digit;
  const number = Number(typed);
  if (number * 10 > largest()) choose();
  else timer = setTimeout(choose, PAUSE);
}

function choose() {
  clearTimeout(timer);
  const number = Number(typed);
  const chosen = option(number);
  typed = "";
  if (chosen) chosen.click();
  else if (number <= largest()) missing(number);
}

/**
 * The nearest legal place in a direction.
 * @param {string} key an arrow
 */
function arrow(key) {
  const here = document.activeElement;
  const map = here && here.closest("svg.map") ? mapOf(here) : maps()[0];
  const targets = map?.targets() ?? [];
  if (!map || !targets.length) return false;
  const from = here && targets.includes(here) ? middleOf(here) : null;
  const next = from ? nearest(targets.filter((t) => t !== here), from, key) : central(targets);
  next?.focus();
  if (next) map.show(next);
  return true;
}

/**
 * Where the arrows begin: the place in the middle of all, which is nearest to what moves.
 * @param {any[]} targets
 */
function central(targets) {
  const spots = targets.map((target) => middleOf(target));
  const middle = [0, 1].map((i) => spots.reduce((sum, spot) => sum + spot[i], 0) / spots.length);
  const away = spots.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1]));
  return targets[away.indexOf(Math.min(...away))];
}

/**
 * @param {any[]} targets
 * @param {[number, number]} from
 * @param {string} key
 */
function nearest(targets, from, key) {
  const [ax, ay] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  let best = null;
  let least = Infinity;
  for (const target of targets) {
    const [x, y] = middleOf(target);
    const along = (x - from[0]) * ax + (y - from[1]) * ay;
    const aside = Math.abs((x - from[0]) * ay) + Math.abs((y - from[1]) * ax);
    if (along > 0.5 && along + ASIDE * aside < least) [best, least] = [target, along + ASIDE * aside];
  }
  return best;
}

/**
 * Something drawn is pressed like a button.
 * @param {KeyboardEvent} event
 */
function press(event) {
  const here = document.activeElement;
  if (here?.getAttribute("role") !== "button" || here instanceof HTMLButtonElement) return false;
  here.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  event.preventDefault();
  return true;
}

/** Wave away the newest card over the map. */
function waveResult() {
  const close = one(".results > .result:last-child > .tool");
  close?.click();
  return Boolean(close);
}

/**
 * Listen. `actions` are the letters that the table knows, by key; `fetch` loads an option.
 * @param {Record<string, () => void>} actions
 * @param {(number: number) => void} fetch
 */
export function start(actions, fetch) {
  missing = fetch;
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && (isPinned() ? hide() || true : closeSheets() || closeCards() || waveResult())) return;
    if (typing(event.target) || event.altKey || event.metaKey || event.ctrlKey) return;
    if (covered()) return;
    const { key } = event;
    if (/^\d$/.test(key) && (typed || key !== "0")) digit(key);
    else if (key === "Enter" && typed) choose();
    else if ((key === "Enter" || key === " ") && press(event)) return;
    else if (key === "Enter" && !document.activeElement?.matches("button, a, summary, [role=slider]")) actions.Enter();
    else if (key.startsWith("Arrow") && !document.activeElement?.matches("[role=slider], [role=tab], summary")) {
      if (event.shiftKey) pan(key);
      else if (arrow(key)) event.preventDefault();
    } else if (key === "+" || key === "=") command("plus");
    else if (key === "-") command("minus");
    else if (key === "0") command("fit");
    else if (key !== "Enter" && actions[key]) {
      event.preventDefault();
      actions[key]();
    }
  });
}

/** Close the hint, then the chat; true if one was open. */
function closeCards() {
  if (one("aside.lamp")) hint.clear();
  else if (tabs.shown() === "chat") leaveChat();
  else return false;
  return true;
}

/** Back to the map. The browser takes the focus from the hidden line only later: a key pressed before would go there. */
function leaveChat() {
  /** @type {HTMLElement | null} */ (document.activeElement)?.blur();
  tabs.show("map");
}

/** @param {string} key */
function pan(key) {
  const [x, y] = { ArrowLeft: [-0.2, 0], ArrowRight: [0.2, 0], ArrowUp: [0, -0.2], ArrowDown: [0, 0.2] }[key] ?? [0, 0];
  maps()[0]?.pan(x, y);
}

/**
 * Tooltips: the same words on hover, focus and long press. A click on something that cannot be done pins its
 * reason, with the clause one click away.
 */

import { data, make, one } from "./dom.js";
import { explained as entries, fetchWords } from "./glossary.js";
import { say } from "./texts.js";

const WAIT = 350;
const PRESS = 500;
const EXPLAINED = "[data-tip], [title], .dimmed, .piece, .cmd, .die, .legal, .legal-in, .slip, .refused, .num, .opt";
const CLAUSE = /\b[A-Z]{2,3}-[A-Z0-9]{2,4}-\d+[a-z]?\b/g;

/** @type {HTMLElement | null} */
let slip = null;
let timer = 0;
let pinned = false;
let [handX, handY] = [-1, -1]; // where the hand was seen last

/**
 * The words of a thing: its tip, its title, or what a screen reader says.
 * @param {Element} thing
 */
export function wordsOf(thing) {
  const own = thing.getAttribute("data-tip") ?? thing.getAttribute("title") ?? thing.getAttribute("data-x-title");
  return own || thing.getAttribute("aria-label") || cut(thing);
}

/**
 * The words of an option that has too little room for them.
 * @param {Element} thing
 */
function cut(thing) {
  const note = thing.matches(".opt") ? one("small", thing) : null;
  return note && note.scrollHeight > note.clientHeight + 2 ? `${one("b", thing)?.textContent ?? ""}: ${note.textContent}` : "";
}

/**
 * Words with each clause as a link that opens it.
 * @param {string} words
 * @returns {(Node | string)[]}
 */
export function linked(words) {
  const found = [];
  let at = 0;
  for (const match of words.matchAll(CLAUSE)) {
    found.push(words.slice(at, match.index));
    found.push(make("a", { href: `#${match[0]}`, class: "clause", "data-clause": match[0] }, match[0]));
    at = match.index + match[0].length;
  }
  return [...found, words.slice(at)];
}

/**
 * Show a tooltip next to a thing.
 * @param {Element} thing
 * @param {string} words
 * @param {boolean} [pin] it stays until something else is done, and can be clicked
 */
export function show(thing, words, pin = false) {
  hide();
  if (!words) return;
  pinned = pin;
  const cut = words.search(/[,:–]/);
  const head = cut > 0 && cut < 40 ? words.slice(0, cut) : "";
  const rest = head ? words.slice(cut).replace(/^[,:–\s]+/, "") : words;
  slip = make("div", { class: pin ? "tip float pinned" : "tip float", role: pin ? "status" : "tooltip", id: "tip" });
  if (head) slip.append(make("b", {}, head), make("br"));
  slip.append(...linked(rest));
  for (const [name, said] of entries(words)) slip.append(make("p", { class: "term" }, make("b", {}, name), ` ${said}`));
  document.body.append(slip);
  place(slip, thing);
  hushTitle(thing);
}

/**
 * Over the thing if there is room, else under it; always on the screen. Words about an option stand over the whole
 * prompt, so that they do not cover the question.
 * @param {HTMLElement} tip
 * @param {Element} thing
 */
function place(tip, thing) {
  const box = thing.getBoundingClientRect();
  const prompt = thing.closest(".prompt")?.getBoundingClientRect();
  const { offsetWidth: wide, offsetHeight: tall } = tip;
  const left = Math.min(Math.max(box.left + box.width / 2 - wide / 2, 6), innerWidth - wide - 6);
  const above = (prompt && prompt.top > tall + 12 ? prompt.top : box.top) - tall - 8;
  tip.style.left = `${left}px`;
  tip.style.top = `${above > 4 ? above : Math.min(box.bottom + 8, innerHeight - tall - 6)}px`;
}

/**
 * The browser's own tooltip would say it a second time.
 * @param {Element} thing
 */
function hushTitle(thing) {
  const title = thing.getAttribute("title");
  if (title) {
    thing.setAttribute("data-x-title", title);
    thing.removeAttribute("title");
  }
  const drawn = one(":scope > title", thing);
  if (drawn) drawn.textContent = "";
}

/** Take the slip away. */
export function hide() {
  clearTimeout(timer);
  slip?.remove();
  slip = null;
  pinned = false;
}

/** Is a slip pinned to the page? */
export function isPinned() {
  return pinned;
}

/**
 * Pin the reason why something cannot be done.
 * @param {Element} thing
 * @param {string} [words]
 */
export function whyNot(thing, words = wordsOf(thing)) {
  show(thing, words ? `${say("why_not")}: ${words}` : say("why_unknown"), true);
}

/**
 * @param {EventTarget | null} target
 * @returns {Element | null}
 */
function explained(target) {
  return target instanceof Element ? target.closest(EXPLAINED) : null;
}

/**
 * Did the hand move, and not the page under it? A table that changes asks for no words about what now lies there.
 * @param {PointerEvent} event
 */
function hasMoved(event) {
  return event.clientX !== handX || event.clientY !== handY;
}

/** @param {PointerEvent} event */
function follow(event) {
  [handX, handY] = [event.clientX, event.clientY];
}

/** Listen for hover, focus and long press. */
export function start() {
  document.addEventListener("pointerover", () => fetchWords(data("info").words), { once: true });
  document.addEventListener("focusin", () => fetchWords(data("info").words), { once: true });
  for (const kind of ["pointermove", "pointerdown"]) document.addEventListener(kind, follow, true);
  document.addEventListener("pointerover", (event) => {
    if (pinned || event.pointerType === "touch") return;
    hide();
    const thing = hasMoved(event) ? explained(event.target) : null;
    if (thing) timer = setTimeout(() => show(thing, wordsOf(thing)), WAIT);
  });
  document.addEventListener("pointerdown", (event) => {
    if (slip?.contains(/** @type {Node} */ (event.target))) return;
    hide();
    const thing = explained(event.target);
    if (thing && event.pointerType === "touch") timer = setTimeout(() => show(thing, wordsOf(thing), true), PRESS);
  });
  for (const kind of ["pointerup", "pointermove"]) {
    document.addEventListener(kind, (event) => event.pointerType === "touch" && clearTimeout(timer));
  }
  document.addEventListener("focusin", (event) => {
    const thing = explained(event.target);
    if (thing?.matches(":focus-visible") && !pinned) show(thing, wordsOf(thing));
  });
  document.addEventListener("focusout", () => pinned || hide());
  addEventListener("resize", hide);
}

/**
 * What moves, is seen to move: pieces slide on the map, dice tumble where they fall, what is hit flashes, and what falls
 * in a fight leaves a mark. Nothing else moves: cards that lie still stay where they are (T-33). For those who want
 * stillness everything is a cut, and what changed keeps a ring for two seconds. Nothing waits for an animation.
 */

import { all, one, still } from "./dom.js";
import { outline } from "./spots.js";

const TIME = 260;
const ROLL = 520;
const FLASH = 900;
const RING = 2000;
const MARK = 4000; // how long the mark of what fell stays
const SLIDES = 40; // things in motion at once
const SVG = "http://www.w3.org/2000/svg";
const EASING = "cubic-bezier(.3, .1, .2, 1)";

/**
 * Change the page, and show what moved.
 * @param {() => void} change
 * @param {() => HTMLElement[]} fight the lines of a fight that are new after the change
 */
export function moving(change, fight) {
  const before = one("svg.map") ? places() : null; // a map that only now appears shows nothing moving
  const dice = rolled();
  change();
  const lines = fight();
  if (before) show(before);
  if (before && lines.length) fallen(before);
  if (!document.hidden) for (const line of lines) strike(line);
  if (!still() && !document.hidden) tumble(dice);
}

/** Where each piece of a drawing stands. */
function places() {
  const found = new Map();
  for (const piece of all("svg.map .piece[data-key]")) {
    found.set(piece.dataset.key, { place: piece.getAttribute("transform"), holder: piece.parentNode, kind: kindOf(piece) });
  }
  return found;
}

/** What a piece looks like: one that left and came elsewhere under another key has moved, not fallen. @param {Element} piece */
function kindOf(piece) {
  return piece.getAttribute("class") ?? "";
}

/** What each die shows. */
function rolled() {
  return new Map(all(".die[data-key]").map((die) => [die.dataset.key, die.getAttribute("aria-label")]));
}

/**
 * Slide the pieces that stand elsewhere now, or ring them; new ones appear.
 * @param {Map<string, {place: string}>} before
 */
function show(before) {
  let count = 0;
  for (const piece of all("svg.map .piece[data-key]")) {
    const from = before.get(piece.dataset.key)?.place;
    const to = piece.getAttribute("transform");
    if (from === to || ++count > SLIDES) continue;
    if (still()) ring(piece);
    else if (from) piece.animate([{ transform: css(from) }, { transform: css(to) }], { duration: TIME, easing: EASING });
    else piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIME });
  }
}

/**
 * A cross where a piece stood that a fight has taken off the map.
 * @param {Map<string, {place: string, holder: ParentNode | null, kind: string}>} before
 */
function fallen(before) {
  const now = all("svg.map .piece[data-key]");
  const there = new Set(now.map((piece) => piece.dataset.key));
  const came = now.filter((piece) => !before.has(piece.dataset.key)).map(kindOf);
  for (const [key, { place, holder, kind }] of before) {
    if (there.has(key) || !place || !holder?.isConnected) continue;
    if (came.includes(kind)) {
      came.splice(came.indexOf(kind), 1);
      continue;
    }
    const mark = document.createElementNS(SVG, "g");
    for (const [name, value] of Object.entries({ class: "fell", "data-x-stays": "", "data-fell": key, transform: place, "aria-hidden": "true" })) {
      mark.setAttribute(name, value);
    }
    const cross = document.createElementNS(SVG, "path");
    cross.setAttribute("d", "M-14-14L14 14M14-14L-14 14");
    mark.append(cross);
    holder.append(mark);
    setTimeout(() => mark.remove(), MARK);
  }
}

/**
 * The places and pieces that a line of a fight names flash on the map.
 * @param {HTMLElement} line
 */
function strike(line) {
  for (const link of all("[data-target]", line)) {
    const hit = one(`svg.map [data-key="${CSS.escape(link.dataset.target)}"]`);
    if (!hit) place(link.dataset.target);
    if (!hit) continue;
    if (still()) ring(hit);
    else hit.animate([{ opacity: 1 }, { opacity: 0.15 }, { opacity: 1 }, { opacity: 0.15 }, { opacity: 1 }], { duration: FLASH });
  }
}

/** A place without an element of its own is outlined for as long. @param {string} key */
function place(key) {
  if (one(`svg.map .spotlight[data-spot="${CSS.escape(key)}"]`)) return;
  for (const rim of outline(key)) {
    rim.setAttribute("data-x-lit", "");
    rim.setAttribute("data-x-point", ""); // a hand that moves over the map does not put it out
    setTimeout(() => rim.remove(), still() ? RING : FLASH);
  }
}

/**
 * Dice that show something else now tumble where they lie.
 * @param {Map<string, string | null>} before
 */
function tumble(before) {
  for (const die of all(".die[data-key]").slice(0, SLIDES)) {
    if (before.get(die.dataset.key) === die.getAttribute("aria-label")) continue;
    const frames = [{ rotate: "-300deg", scale: "0.5", opacity: 0.3 }, { rotate: "30deg", scale: "1.1", opacity: 1, offset: 0.7 }, { rotate: "0deg", scale: "1" }];
    die.animate(frames, { duration: ROLL, easing: "ease-out" });
  }
}

/**
 * The transform of a drawing as CSS writes it.
 * @param {string} transform
 */
function css(transform) {
  return transform.replace(/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/, "translate($1px, $2px)");
}

/**
 * Mark what changed for two seconds.
 * @param {Element} thing
 */
export function ring(thing) {
  thing.setAttribute("data-x-changed", "");
  setTimeout(() => thing.removeAttribute("data-x-changed"), RING);
}

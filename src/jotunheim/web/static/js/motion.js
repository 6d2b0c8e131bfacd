/**
 * What moves, is seen to move. Cards and dice slide by the browser's View Transitions; pieces inside a drawing,
 * which those cannot hold apart, slide by an animation of their own. For those who want stillness everything
 * is a cut, and what changed keeps a ring for two seconds. Nothing waits for an animation.
 */

import { all, one, still } from "./dom.js";

const TIME = 260;
const RING = 2000;
const SLIDES = 40; // things in motion at once
const NAMED = ".cmd[data-key], .card[data-key], .hold[data-key], .die[data-key]";

/** @type {ViewTransition | null} the newest */
let newest = null;

/**
 * Change the page, and show what moved.
 * @param {() => void} change
 * @param {boolean} cards do cards or dice change?
 */
export function moving(change, cards) {
  const before = one("svg.map") ? places() : null; // a map that only now appears shows nothing moving
  const after = () => {
    change();
    if (before) show(before);
  };
  if (still() || document.hidden || !cards || !document.startViewTransition) {
    after();
    return;
  }
  named(true);
  const transition = document.startViewTransition(() => {
    named(false);
    after();
    named(true);
  });
  newest = transition;
  // One that was cut short by the next leaves the names alone: the next is about to take its picture.
  transition.finished.finally(() => newest === transition && named(false));
  transition.ready.catch(() => undefined); // skipped, because the next change came first
}

/**
 * Names for the things that lie on the page, each once.
 * @param {boolean} on
 */
function named(on) {
  const seen = new Set();
  for (const thing of all(NAMED).slice(0, SLIDES)) {
    const name = `x-${thing.dataset.key.replace(/[^A-Za-z0-9-]+/g, "-")}`;
    thing.style.viewTransitionName = on && !seen.has(name) ? name : "";
    seen.add(name);
  }
}

/** Where each piece of a drawing stands. */
function places() {
  const found = new Map();
  for (const piece of all("svg.map .piece[data-key]")) {
    found.set(piece.dataset.key, piece.getAttribute("transform"));
  }
  return found;
}

/**
 * Slide the pieces that stand elsewhere now, or ring them; new ones appear.
 * @param {Map<string, string>} before
 */
function show(before) {
  let count = 0;
  for (const piece of all("svg.map .piece[data-key]")) {
    const from = before.get(piece.dataset.key);
    const to = piece.getAttribute("transform");
    if (from === to || ++count > SLIDES) continue;
    if (still()) ring(piece);
    else if (from) slide(piece, from, to);
    else piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIME });
  }
}

/**
 * @param {Element} piece
 * @param {string} from
 * @param {string} to
 */
function slide(piece, from, to) {
  const easing = "cubic-bezier(.3, .1, .2, 1)";
  piece.animate([{ transform: css(from) }, { transform: css(to) }], { duration: TIME, easing });
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

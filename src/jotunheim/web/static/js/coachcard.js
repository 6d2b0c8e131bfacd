/** Where the card of the coach lies: beside the map where there is room, else in a corner that hides nothing it speaks of. */

import { all, one, small } from "./dom.js";
import { under } from "./board.js";
import { overlap } from "./view.js";

const COLUMN = 200; // pixels of a left column that can hold a card
const LOG = 110; // pixels of the log that are left below it
const CORNERS = ["left top", "left bottom", "right top", "right bottom"]; // the best first
const POINTED = 100; // what the coach points at counts more than what could also be picked

/**
 * Put the card where it belongs now; again after each change of the window.
 * @param {HTMLElement} card
 */
export function lay(card) {
  const log = one(".left > .logbox");
  if (log?.parentElement.offsetWidth > COLUMN) {
    if (card.nextElementSibling !== log) log.before(card);
    if (isHeld(log, card)) return;
  }
  const boards = one(".boards");
  if (card.parentElement !== boards) boards?.append(card);
  if (small()) under(null);
  const hidden = CORNERS.map((corner) => hides(card, corner));
  card.setAttribute("data-x-at", CORNERS[hidden.indexOf(Math.min(...hidden))]);
  if (small()) under(card); // there it is as wide as the map, and no corner is free of things
}

/**
 * Has the column room for all of the card, and for a part of the log below it?
 * @param {HTMLElement} log
 * @param {HTMLElement} card
 */
function isHeld(log, card) {
  const column = log.parentElement.getBoundingClientRect();
  const whole = card.scrollHeight <= card.clientHeight + 1;
  return whole && log.offsetHeight >= LOG && column.bottom >= log.getBoundingClientRect().bottom - 1;
}

/**
 * How much the card would hide of what it points at, and of what can be picked.
 * @param {HTMLElement} card
 * @param {string} corner
 */
function hides(card, corner) {
  card.setAttribute("data-x-at", corner);
  const box = card.getBoundingClientRect();
  const weight = (/** @type {Element} */ thing) => (thing.hasAttribute("data-x-coach") ? POINTED : 1);
  return all(".mid [data-x-coach], .map .legal, .right [data-x-coach]").reduce((sum, thing) => sum + weight(thing) * share(box, thing.getBoundingClientRect()), 0);
}

/**
 * How much of a thing a card covers, from 0 to 1.
 * @param {DOMRect} card
 * @param {DOMRect} thing
 */
function share(card, thing) {
  return overlap(card, thing) / (thing.width * thing.height || 1);
}

/**
 * An answer of several numbers: one stepper for each, and limits that bind some of them together. The numbers stand
 * in the page until the reader confirms; then all are sent at once.
 */

import { one } from "./dom.js";

/** @typedef {[number[], number]} Limit rows, and what they may have together */

/** The steppers of the prompt, if it has some. @returns {HTMLElement | null} */
export function found() {
  return one(".prompt .steppers");
}

/** @param {HTMLElement} holder @returns {HTMLElement[]} */
const rowsOf = (holder) => [...holder.querySelectorAll(".stepper")].map((row) => /** @type {HTMLElement} */ (row));

/** @param {HTMLElement} row */
const numberOf = (row) => Number(one("output", row)?.textContent ?? 0);

/** @param {HTMLElement} row @returns {string[]} */
const tokensOf = (row) => JSON.parse(row.dataset.numbers ?? "[]");

/** @param {HTMLElement} holder @returns {Limit[]} */
const limitsOf = (holder) => JSON.parse(holder.dataset.limits ?? "[]");

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);

/**
 * The highest number that a row can have, given the numbers of the other rows.
 * @param {HTMLElement} holder
 * @param {number[]} numbers
 * @param {number} row
 */
function highest(holder, numbers, row) {
  const others = numbers.map((number, i) => (i === row ? 0 : number));
  const most = tokensOf(rowsOf(holder)[row]).length - 1;
  const left = limitsOf(holder)
    .filter(([rows]) => rows.includes(row))
    .map(([rows, limit]) => limit - sum(rows.map((i) => others[i])));
  return Math.max(0, Math.min(most, ...left));
}

/** Buttons that would do nothing are off; Confirm is off below the least sum. @param {HTMLElement} holder */
function refresh(holder) {
  const rows = rowsOf(holder);
  const numbers = rows.map(numberOf);
  rows.forEach((row, i) => {
    const most = highest(holder, numbers, i);
    for (const button of row.querySelectorAll("button")) {
      button.disabled = button.dataset.do === "less" ? numbers[i] === 0 : numbers[i] >= most;
    }
  });
  const go = one(".prompt [data-do=confirm]");
  if (go instanceof HTMLButtonElement) go.disabled = sum(numbers) < Number(holder.dataset.low);
}

/**
 * A button of a stepper was pressed.
 * @param {HTMLElement} thing
 * @param {number} by
 */
export function step(thing, by) {
  const holder = /** @type {HTMLElement} */ (thing.closest(".steppers"));
  const row = /** @type {HTMLElement} */ (thing.closest(".stepper"));
  const rows = rowsOf(holder);
  const at = rows.indexOf(row);
  const number = Math.min(numberOf(row) + by, highest(holder, rows.map(numberOf), at));
  const output = one("output", row);
  if (output) output.textContent = String(Math.max(0, number));
  refresh(holder);
}

/**
 * The tokens of the whole answer. A row that has only one number left answers itself and is not sent.
 * @param {HTMLElement} holder
 * @returns {string[]}
 */
export function answer(holder) {
  const rows = rowsOf(holder);
  const numbers = rows.map(numberOf);
  const low = Number(holder.dataset.low);
  /** @type {string[]} */
  const tokens = [];
  rows.forEach((row, i) => {
    const before = numbers.map((number, other) => (other < i ? number : 0));
    const most = highest(holder, before, i);
    const later = rows.some((_row, other) => other > i && highest(holder, before, other) > 0);
    const least = low && !sum(before) && !later ? 1 : 0;
    if (most > least) tokens.push(tokensOf(row)[numbers[i]]);
  });
  return sum(numbers) < low ? [] : tokens;
}

/**
 * The answer in words: what has a number, and which.
 * @param {HTMLElement} holder
 */
export function words(holder) {
  const counted = rowsOf(holder).filter((row) => numberOf(row) > 0);
  return counted.map((row) => `${one("b", row)?.textContent}: ${numberOf(row)}`).join(", ");
}

/**
 * The search of the rules page: what does not hold all words is hidden, and each chapter counts what is left.
 * It works on the page of rules and in the drawer of a table.
 */

import { all, one } from "./dom.js";

const NARROW = 900; // pixels: below, the chapters stand above the rules, not beside them

/**
 * Show only what holds all words.
 * @param {Element} book
 * @param {string} text
 */
function seek(book, text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  let hits = 0;
  for (const part of all(".clauses > section", book)) {
    let here = 0;
    for (const rule of all(".clause-text", part)) {
      const said = (rule.textContent ?? "").toLowerCase();
      rule.hidden = !words.every((word) => said.includes(word));
      if (!rule.hidden) here += 1;
    }
    part.hidden = here === 0;
    hits += here;
    const link = one(`[data-chapter="${CSS.escape(one("h2", part)?.id ?? "")}"]`, book);
    if (link) {
      link.hidden = here === 0;
      one(".count", link).textContent = String(here);
    }
  }
  const note = one("[data-hits]", book);
  const line = hits ? note.dataset.some.replace("{n}", String(hits)) : note.dataset.none;
  note.textContent = words.length ? line : "";
}

/**
 * Make the search of a book work.
 * @param {ParentNode} place
 */
export function start(place) {
  const field = one("[data-search]", place);
  const book = field?.closest(".rulebook");
  if (!book) return;
  field.addEventListener("input", () => seek(book, field.value));
  const chapters = one(".chapters", book);
  const narrow = () => innerWidth < NARROW || book.closest("dialog");
  if (narrow()) chapters?.removeAttribute("open");
  chapters?.addEventListener("click", (event) => {
    if (narrow() && event.target instanceof Element && event.target.closest("a")) chapters.removeAttribute("open"); // it lies over the text
  });
}

start(document);

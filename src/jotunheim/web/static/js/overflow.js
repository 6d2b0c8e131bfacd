/**
 * What scrolls says so: a part of the table with more below its edge carries the words for it (`data-x-more`), a row of
 * cards or steps fades out at the side where it goes on (`data-x-left`, `data-x-right`), and a new question begins at its top.
 */

import { all, one } from "./dom.js";
import { say } from "./texts.js";

const SCROLLS = ".prompt, .right, .ending";
const ROWS = ".strip .cards.pics, .above .cards.pics, .above .track";
const SLACK = 12; // pixels that are nothing but margin

/** Mark all that has more below or aside. */
export function mark() {
  for (const part of all(SCROLLS)) {
    const rest = part.scrollHeight - part.scrollTop - part.clientHeight;
    if (rest > SLACK && getComputedStyle(part).overflowY === "auto") part.setAttribute("data-x-more", say("more_below"));
    else part.removeAttribute("data-x-more");
  }
  for (const row of all(ROWS)) {
    const rest = getComputedStyle(row).overflowX === "auto" ? row.scrollWidth - row.clientWidth : 0;
    row.toggleAttribute("data-x-left", rest > 1 && row.scrollLeft > 1);
    row.toggleAttribute("data-x-right", rest > 1 && row.scrollLeft < rest - 1);
  }
}

/** The question that is asked, in words; a new one begins at its top. */
export function question() {
  return one(".prompt h1")?.textContent ?? "";
}

/** @param {string} before the question that was asked until now */
export function settle(before) {
  const prompt = one(".prompt");
  if (prompt && question() !== before) prompt.scrollTop = 0;
  mark();
}

/** Listen to everything that moves the edge. */
export function start() {
  document.addEventListener("scroll", mark, { capture: true, passive: true });
  document.addEventListener("toggle", mark, true); // something was unfolded
  addEventListener("resize", mark);
  addEventListener("jotun:tab", mark);
  mark();
}

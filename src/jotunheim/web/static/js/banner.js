/** What the host says on every page; a reader may wave it away until it says something else. */

import { memory, one } from "./dom.js";

const KEY = "hushed";

/** @param {string} text */
export function hostSays(text) {
  const line = one(".host-says");
  one("[data-words]", line).textContent = text;
  line.hidden = !text || memory(KEY) === text;
}

const line = one(".host-says");
if (line) {
  const words = one("[data-words]", line);
  hostSays(words.textContent);
  one("[data-do=hush]", line).addEventListener("click", () => {
    memory(KEY, words.textContent);
    line.hidden = true;
  });
}

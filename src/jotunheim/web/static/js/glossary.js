/**
 * Words explained in tips: the same entries as on the rules page. They are fetched when the first tip is shown.
 */

/** @type {[RegExp, string, string][]} */
let words = [];
let asked = false;
const MOST = 2; // entries under one tip

/**
 * Fetch the words of a game, once.
 * @param {string} address empty: this game explains none
 */
export async function fetchWords(address) {
  if (asked || !address) return;
  asked = true;
  try {
    const answer = await fetch(address);
    const known = Object.entries(answer.ok ? await answer.json() : {});
    words = known.map(([name, text]) => [pattern(name), name, String(text)]);
  } catch {
    asked = false; // the next tip asks again
  }
}

/**
 * A short form as it is written, a word with or without a capital.
 * @param {string} name
 */
function pattern(name) {
  const letters = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\d])${letters}(?![\\p{L}\\d])`, name === name.toUpperCase() ? "u" : "iu");
}

/**
 * The entries of words that stand in a text; the one that stands first comes first.
 * @param {string} text
 * @returns {[string, string][]}
 */
export function explained(text) {
  const found = words.map(([word, name, said]) => ({ at: text.search(word), name, said })).filter(({ at }) => at >= 0);
  found.sort((a, b) => a.at - b.at || b.name.length - a.name.length);
  return found.slice(0, MOST).map(({ name, said }) => [name, said]);
}

/**
 * Words explained in tips and by the coach: the same entries as on the rules page. They are fetched once.
 */

/** @type {[RegExp, string, string][]} */
let words = [];
/** @type {Promise<void> | null} */
let asked = null;
const MOST = 2; // entries under one tip

/**
 * Fetch the words of a game, once.
 * @param {string} address empty: this game explains none
 * @returns {Promise<void> | null} done when they are there
 */
export function fetchWords(address) {
  if (address) asked ??= load(address);
  return asked;
}

/** @param {string} address */
async function load(address) {
  try {
    const answer = await fetch(address);
    const known = Object.entries(answer.ok ? await answer.json() : {});
    words = known.map(([name, text]) => [pattern(name), name, String(text)]);
  } catch {
    asked = null; // the next tip asks again
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
 * @param {number} [most] so many of them
 * @returns {[string, string][]}
 */
export function explained(text, most = MOST) {
  const found = words.map(([word, name, said]) => ({ at: text.search(word), name, said })).filter(({ at }) => at >= 0);
  found.sort((a, b) => a.at - b.at || b.name.length - a.name.length);
  return found.slice(0, most).map(({ name, said }) => [name, said]);
}

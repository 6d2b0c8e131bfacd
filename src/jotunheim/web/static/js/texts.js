/**
 * The words that scripts show. They come with the page, from the catalogue, as JSON in `#texts`;
 * a script knows only their names.
 */

/** @type {Record<string, string>} */
const words = JSON.parse(document.getElementById("texts")?.textContent || "{}");

/**
 * Is there a text of this name?
 * @param {string} name
 */
export function isText(name) {
  return name in words;
}

/**
 * A text by its name, with `{places}` filled in.
 * @param {string} name
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function say(name, values = {}) {
  const text = words[name] ?? name;
  return text.replace(/\{(\w+)\}/g, (place, key) => String(values[key] ?? place));
}

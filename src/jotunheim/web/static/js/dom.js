/** Small helpers: finding and making elements. Text is always set as text, never as markup. */

/**
 * The first element that fits.
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {any}
 */
export function one(selector, root = document) {
  return root.querySelector(selector);
}

/**
 * All elements that fit.
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {any[]}
 */
export function all(selector, root = document) {
  return [...root.querySelectorAll(selector)];
}

/**
 * A new element with attributes and children; strings become text.
 * @param {string} tag
 * @param {Record<string, string>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElement}
 */
export function make(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/**
 * Data that came with the page as JSON.
 * @param {string} id
 * @returns {any}
 */
export function data(id) {
  return JSON.parse(document.getElementById(id)?.textContent || "{}");
}

/**
 * Something this browser remembers; what cannot be stored is simply forgotten.
 * @param {string} name
 * @param {string} [value] to be remembered
 * @returns {string}
 */
export function memory(name, value) {
  try {
    if (value !== undefined) localStorage.setItem(`jotun.${name}`, value);
    return localStorage.getItem(`jotun.${name}`) ?? "";
  } catch {
    return value ?? "";
  }
}

/** Does this person want things to keep still? */
export function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Is there room for one part of the table at a time, with tabs for the others? */
export function narrow() {
  return matchMedia("(max-width: 999px)").matches;
}

/** Is the screen that of a phone, upright or not? */
export function small() {
  return matchMedia("(max-width: 560px), (max-width: 999px) and (max-height: 500px)").matches;
}

/**
 * Is somebody typing there?
 * @param {EventTarget | null} target
 */
export function typing(target) {
  return target instanceof Element && target.matches("input:not([type=range]), textarea, select");
}

/** Each browser adds random bytes of its own to the dice of a table it sits down at. */
export function share() {
  for (const field of all("[data-random]")) {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    field.value = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}

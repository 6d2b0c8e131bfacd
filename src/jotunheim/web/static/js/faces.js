/** Portraits of sides, leaders and machines, fetched when they are first shown. */

/** @type {Map<string, Promise<Element | null>>} */
const known = new Map();

/**
 * A figure by name ("assault/frost"), ready to be put somewhere; null if there is none.
 * @param {string} name
 * @returns {Promise<Element | null>}
 */
export async function face(name) {
  if (!known.has(name)) known.set(name, fetched(name));
  const found = await known.get(name);
  return found ? /** @type {Element} */ (document.importNode(found, true)) : null;
}

/** @param {string} name */
async function fetched(name) {
  const answer = await fetch(`/figures/${name}.svg`).catch(() => null);
  if (!answer?.ok || !answer.headers.get("content-type")?.startsWith("image/svg")) return null;
  const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  return drawn.localName === "svg" ? drawn : null;
}

/** Lists that were opened stay open when a form loads the page again (T-20). The tab remembers them, for each table. */

import { all } from "./dom.js";

/** @param {string} table */
export function start(table) {
  const name = `jotun.folds.${table}`;
  const read = () => {
    try {
      return new Set(JSON.parse(sessionStorage.getItem(name) ?? "[]"));
    } catch {
      return new Set();
    }
  };
  for (const fold of all("details[data-key]")) if (read().has(fold.dataset.key)) fold.open = true;
  document.addEventListener("toggle", ({ target }) => {
    if (!(target instanceof HTMLDetailsElement) || !target.dataset.key) return;
    const open = read();
    if (target.open) open.add(target.dataset.key);
    else open.delete(target.dataset.key);
    try {
      sessionStorage.setItem(name, JSON.stringify([...open]));
    } catch { /* what cannot be stored is forgotten */ }
  }, true);
}

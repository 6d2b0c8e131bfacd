/** On a phone: map, cards, players, log and chat, each one thumb away. Elsewhere all are in sight but the chat. */

import { all, one } from "./dom.js";

/**
 * Show a part of the table.
 * @param {string} name map, cards, players, log, chat
 */
export function show(name) {
  document.body.dataset.tab = name;
  for (const tab of all(".tabbar [data-tab-of]")) tab.setAttribute("aria-selected", String(tab.dataset.tabOf === name));
  dispatchEvent(new CustomEvent("jotun:tab", { detail: name }));
}

/** The part in sight. */
export function shown() {
  return document.body.dataset.tab ?? "map";
}

/** Listen to the bar, and to arrows in it. */
export function start() {
  one(".tabbar")?.addEventListener("click", (event) => {
    const tab = event.target.closest("[data-tab-of]");
    if (tab) show(tab.dataset.tabOf);
  });
  one(".tabbar")?.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const tabs = all(".tabbar [data-tab-of]");
    if (!by) return;
    const next = tabs[(tabs.indexOf(document.activeElement) + by + tabs.length) % tabs.length];
    next.focus();
    next.click();
  });
  show("map");
}

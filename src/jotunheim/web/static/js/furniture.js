/**
 * The furniture of a table: what stands around the parts that the server draws, and where those parts go.
 */

import { all, make, one } from "./dom.js";
import { linked } from "./tips.js";
import { say } from "./texts.js";

/** Parts that are elements themselves are not there in a page that came behind a curtain: places for them. */
export function places() {
  const place = (name, tag, put) => one(`[data-part="${name}"]`) ?? put(make(tag, { "data-part": name }));
  place("top", "header", (part) => one("[data-part=table]")?.prepend(part));
  place("seats", "div", (part) => one(".left")?.prepend(part));
  place("log", "section", (part) => one(".left")?.append(part));
  place("mine", "div", (part) => one(".boards")?.after(part));
  place("prompt", "section", (part) => one(".boards")?.after(part));
}

/** What depends on which parts there are: columns, what can be reached, the button of the chat. */
export function furnish() {
  const frame = one("[data-part=table]");
  frame?.classList.toggle("no-right", !one(".right > *"));
  frame?.classList.toggle("no-board", !one(".boards .board"));
  one(".right")?.setAttribute("tabindex", "0"); // what scrolls can be reached by keyboard
  for (const track of all(".above .track")) showMarker(track);
  const tools = one(".top .tools");
  for (const thing of [...all(".chat-tool"), ...all(".watching")]) if (tools && thing.parentElement !== tools) tools.append(thing);
  after();
  rule ??= one("[data-do=rule]");
  one(".prompt .side")?.append(...(rule && one(".prompt [data-clause]") ? [rule] : []));
}

/** What can be done after the game stands below its result; the views of the seats carry the names of the seats. */
function after() {
  const ending = one(".ending");
  const box = one(".after");
  if (!box) return;
  if (ending && box.parentElement !== ending) ending.append(box);
  else if (!ending && box.closest(".prompt")) one(".mid")?.append(box);
  for (const link of all("[data-seen-by]", box)) {
    const seat = one(`[data-key="seat:${link.dataset.seenBy}"] > b`)?.textContent;
    if (seat) link.textContent = seat;
  }
}

/** A track that is wider than the screen shows its first marker, and can be moved by keyboard. @param {HTMLElement} track */
function showMarker(track) {
  const now = one(".step.now", track);
  if (!now || track.scrollWidth <= track.clientWidth) return;
  for (const [name, value] of Object.entries({ tabindex: "0", "data-x-focus": "", role: "group" })) track.setAttribute(name, value);
  track.setAttribute("aria-label", one("b", track)?.textContent ?? "");
  const left = now.getBoundingClientRect().left - track.getBoundingClientRect().left;
  track.scrollLeft += left - track.clientWidth / 2;
}

/** @type {Element | null} the button that opens the rule behind the question; the question may go, and come again */
let rule = null;

/**
 * A sealed question that may be answered before it is asked, and what was said to it so far.
 * @param {{question: string, offers: {tokens: string[], label: string, note: string}[], said: string[]} | null} ahead
 */
export function ahead(ahead) {
  const box = one(".ahead");
  if (!box) return;
  box.hidden = !ahead;
  const { question = "", offers = [], said = [] } = ahead ?? {};
  one("[data-words]", box).textContent = offers.length ? question : say("ahead_whole");
  one("[data-said]", box).replaceChildren(...said.map((words) => make("li", {}, words)));
  one("[data-do=withdraw]", box).hidden = !said.length;
  one("[data-offers]", box).replaceChildren(...offers.map(offered));
}

/** @param {{tokens: string[], label: string, note: string}} offer */
function offered({ tokens, label, note }) {
  const words = [make("b", {}, label), ...(note ? [make("small", {}, note)] : [])];
  return make("button", { type: "button", class: "opt", "data-ahead": JSON.stringify(tokens) }, ...words);
}

/** One polite voice, only for what concerns the reader. */
export function announce(words) {
  const voice = one("[data-news]");
  if (voice) voice.textContent = words;
}

/** A moment's word that is not part of the table. */
export function toast(words) {
  if (all(".toast").some((other) => other.textContent === words)) return; // once is enough
  const slip = make("p", { class: "toast", role: "status" }, ...linked(words));
  one(".toasts").append(slip);
  setTimeout(() => slip.remove(), 6000);
}

/**
 * Names and presence on the cards of the seats.
 * @param {{seat: number, words: string, here: boolean}[]} sitting
 * @param {number} me
 * @param {number[]} near seats whose people are in front of this screen
 */
export function crew(sitting, me, near) {
  for (const { seat, words, here } of sitting) {
    const card = one(`[data-key="seat:${seat}"]`);
    const who = card && one(".who", card);
    if (!who) continue;
    who.textContent = seat === me ? say("you_are", { name: words }) : words;
    const person = one(`[data-people] [data-key="person:${seat}"]`)?.matches(".person");
    card.toggleAttribute("data-x-away", Boolean(person) && !here && !near.includes(seat));
  }
}

/**
 * The end tells seats; here are the people behind them.
 * @param {Record<string, {name: string, colour: string}>} people
 */
export function finish(people) {
  for (const { name, colour } of Object.values(people)) {
    const line = one(`.ranks .em.seat-${CSS.escape(colour)}`)?.closest("li");
    if (!line || one(".player", line)) continue;
    one("b", line)?.after(make("small", { class: "player", "data-x-stays": "" }, name));
  }
}

/**
 * Frames first, then the ground of a board and its legend, then what moves on it.
 * @param {string} a
 * @param {string} b
 */
export function byLayer(a, b) {
  const layer = (name) => (name.startsWith("board:") ? 2 : /^(ground|legend):/.test(name) ? 1 : 0);
  return layer(a) - layer(b);
}

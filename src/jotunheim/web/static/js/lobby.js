/**
 * The pages around the tables. They work without it; it copies links, filters tables by pace, asks before a table is
 * closed, adds this browser's share of the dice, keeps forms and waiting rooms up to date.
 */

import { hostSays } from "./banner.js";
import { all, make, one, share } from "./dom.js";
import * as notices from "./notices.js";
import { patch } from "./patch.js";

const LEVEL = "knight"; // the bot that is offered first (table_form.py)
const FRESH = 8000; // the lobby looks again so often, while it is seen
const RARE = 8; // times as seldom while it is not

/** Round one screen everybody is a person, until somebody says otherwise; elsewhere bots fill the seats. */
function kinds() {
  const choices = all("[name=kind]");
  for (const choice of choices) choice.addEventListener("change", () => {
    const [from, to] = choice.value === "hotseat" ? [LEVEL, "me"] : ["me", LEVEL];
    for (const select of all("[data-seat]:not([data-seat='1']) select")) if (select.value === from) select.value = to;
  });
}

/** Only as many rows as there are seats; a shared screen has no open seats. */
function seats() {
  const count = one("[data-seats] [name=seats]");
  const show = () => {
    for (const row of all("[data-seats] [data-seat]")) {
      const out = Number(row.dataset.seat) > Number(count.value);
      row.hidden = out;
      for (const field of all("select, input", row)) field.disabled = out;
    }
  };
  count?.addEventListener("change", show);
  if (count) show();
}

/** Options that mean nothing with the present choice are left out; maps are chosen by their pictures too. */
function options() {
  const valueOf = (name) => (one(`[name="option.${name}"]`) ?? one(`[data-seats] [name="${name}"]`))?.value ?? "";
  const show = () => {
    for (const field of all("[data-needs]")) field.hidden = !field.dataset.needed.split(" ").includes(valueOf(field.dataset.needs));
    for (const group of all("[data-group]")) group.hidden = !all("[data-option]", group).some((field) => !field.hidden);
    for (const thumb of all("[data-pictures] .thumb")) {
      const chosen = valueOf(thumb.parentElement.dataset.pictures) === thumb.dataset.value;
      thumb.setAttribute("aria-pressed", String(chosen));
    }
  };
  document.addEventListener("click", (event) => {
    const thing = event.target instanceof Element ? event.target.closest(".thumb, [data-do=book]") : null;
    if (!thing) return;
    if (thing.matches(".thumb")) one(`[name="option.${thing.parentElement.dataset.pictures}"]`).value = thing.dataset.value;
    else for (const select of all("select[data-default]", thing.closest("[data-group]"))) select.value = select.dataset.default;
    show();
  });
  document.addEventListener("change", show);
  show();
}

/** Tables of one pace, or all. */
function filters() {
  const row = one(".filters");
  row?.addEventListener("click", (event) => {
    const button = event.target.closest("[data-pace]");
    if (!button) return;
    for (const other of all("button", row)) other.setAttribute("aria-pressed", String(other === button));
    filter(button.dataset.pace);
  });
}

/** @param {string} pace */
function filter(pace) {
  for (const table of all("[data-list=open] [data-pace]")) table.hidden = Boolean(pace) && table.dataset.pace !== pace;
}

/** @param {MouseEvent} event */
async function copy(event) {
  const button = event.target instanceof Element ? event.target.closest("[data-do=copy]") : null;
  const field = button ? one("input", /** @type {Element} */ (button.closest(".copy"))) : null;
  if (!button || !field) return;
  field.select();
  await navigator.clipboard?.writeText(field.value);
  button.append(make("span", { role: "status" }, " ✓"));
}

/** @param {SubmitEvent} event */
function sure(event) {
  const words = event.submitter?.getAttribute("data-confirm");
  if (words && !confirm(words)) event.preventDefault();
}

/** Own tables at which it is the reader's turn, by their paths. */
function calls() {
  const tables = all("[data-list=yours] .tb.now");
  return new Map(tables.map((table) => [/** @type {HTMLAnchorElement} */ (one("a", table)).pathname, table]));
}

/** Tables that call since the lists were fetched last (T-53). @param {Map<string, Element>} before */
function tell(before) {
  for (const [path, table] of calls()) {
    if (!before.has(path)) notices.yourTurn(one("b", table).textContent, one(".w", table).textContent, path);
  }
}

/** The lists of the lobby, fetched again now and then; out of sight only for those who want notices, and less often. */
function lists() {
  if (!one("[data-list]")) return;
  let times = 0;
  setInterval(async () => {
    times += 1;
    if (document.hidden && (!notices.isOn() || times % RARE)) return;
    const before = calls();
    const answer = await fetch(location.href).catch(() => null);
    if (!answer?.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    for (const list of all("[data-list]")) {
      const fresh = one(`[data-list="${list.dataset.list}"]`, page);
      if (fresh) patch(list, fresh.innerHTML);
    }
    filter(one(".filters [aria-pressed=true]")?.dataset.pace ?? "");
    tell(before);
  }, FRESH);
}

/** A table that waits for its game: who comes and goes, and when it begins. */
function waitingRoom() {
  const room = one(".waiting-room");
  if (!room) return;
  const address = new URL(room.dataset.socket, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  let removed = false;
  const call = (pause) => {
    const socket = new WebSocket(address);
    socket.onopen = () => socket.send(JSON.stringify({ do: "have", version: "", parts: {} }));
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.kind === "stage") location.reload();
      else if (message.kind === "people") people(message);
      else if (message.kind === "banner") hostSays(message.text);
      else if (message.kind === "removed") removed = closed(room, message);
      pause = 500;
    };
    socket.onclose = () => removed || setTimeout(() => call(Math.min(pause * 2, 10000)), pause);
  };
  call(500);
}

/**
 * The host has closed the table: say so, and lead back.
 * @param {Element} room
 * @param {{text: string, back: string}} message
 */
function closed(room, message) {
  const line = document.createElement("p");
  line.setAttribute("role", "status");
  line.textContent = message.text;
  const back = document.createElement("a");
  back.href = "/";
  back.textContent = message.back;
  room.replaceChildren(line, back);
  return true;
}

/** @param {{html?: string}} message */
async function people(message) {
  const box = one("#people");
  if (!box || box.contains(document.activeElement)) return;
  if (message.html) patch(box, message.html);
  const isOpen = Boolean(one("li.open", box));
  for (const thing of all("#missing, [data-fill]")) thing.toggleAttribute("hidden", !isOpen);
  one("[data-start]")?.toggleAttribute("disabled", isOpen);
  share();
}

share();
seats();
options();
kinds();
filters();
lists();
waitingRoom();
document.addEventListener("click", copy);
document.addEventListener("submit", sure);

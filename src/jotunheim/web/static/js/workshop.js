/**
 * A sheet to fill in freely, such as the muster of GIANT: models with items in their slots. The table says what a filled
 * sheet means; one button confirms it. Until then nothing counts, and everything can be changed.
 */

import { all, make, memory, one } from "./dom.js";
import { say } from "./texts.js";

export class Workshop {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** @type {any} what may be chosen */
    this.given = null;
    /** @type {{key: string, slots: string[][]}[]} what is chosen */
    this.units = [];
    this.line = "";
    /** @type {string[]} the answer that the filled sheet stands for */
    this.tokens = [];
    this.words = "";
  }

  /** After each change of the page: draw the sheet, if the question has one. */
  now() {
    const place = one(".prompt [data-workshop]");
    if (!place) {
      this.given = null;
      this.units = [];
      this.tokens = [];
      for (const old of all(".prompt .made")) old.remove(); // picking step by step leaves the sheet
      return;
    }
    if (!this.given) this.given = JSON.parse(place.dataset.workshop);
    if (!one(".bench", place)) this.draw();
  }

  /** @param {string} key */
  model(key) {
    return this.given.models.find((model) => model.key === key);
  }

  /** @param {string} key */
  item(key) {
    return this.given.items.find((item) => item.key === key);
  }

  /** The unit points that are spent. */
  spent() {
    return this.units.reduce((sum, unit) => sum + this.model(unit.key).cost, 0);
  }

  /** @param {{key: string, slots: string[][]}} unit */
  used(unit) {
    return unit.slots.flat().reduce((sum, key) => sum + this.item(key).cost, 0);
  }

  /** The filled sheet as a line of text. */
  text() {
    return this.units.map((unit) => [unit.key, ...unit.slots.map((held) => held.join("+"))].join("/")).join(";");
  }

  /** @param {string} text */
  read(text) {
    this.units = text.split(";").filter(Boolean).map((line) => {
      const [key, ...slots] = line.split("/");
      return { key, slots: this.model(key).slots.map((_slot, at) => (slots[at] ?? "").split("+").filter(Boolean)) };
    });
    this.changed();
  }

  /** Something was chosen: ask the table what it means. */
  changed() {
    this.tokens = [];
    this.words = "";
    this.line = this.text();
    this.draw();
    if (this.units.length) this.table.line.send({ do: "why", token: `sheet:${this.line}` });
  }

  /**
   * The table has said what a filled sheet means.
   * @param {string} line
   * @param {string} text the picks in the first line, then words
   */
  told(line, text) {
    if (line !== this.line || !this.given) return;
    const [picks, words = ""] = text.split("\n");
    this.tokens = picks.split(" ").filter(Boolean);
    this.words = words;
    this.draw();
  }

  // Drawing ------------------------------------------------------------------------------------------

  draw() {
    const place = one(".prompt [data-workshop]");
    if (!place || !this.given) return;
    for (const old of all(".made", place)) old.remove();
    const made = make("div", { class: "made", "data-x-stays": "" });
    made.append(this.top(), make("div", { class: "bench" }, ...this.units.map((unit, at) => this.unit(unit, at))));
    place.append(made);
  }

  /** Points, ready-made sheets, more giants, the one button that counts. */
  top() {
    const { points, most, models, forces = [] } = this.given;
    const row = make("div", { class: "sum-up" });
    row.append(make("b", {}, say("unit_points", { n: this.spent(), whole: points })));
    const last = memory("workshop");
    const whole = forces.map((force) => [force.terrain, `${force.name}: ${force.note}`]);
    if (last && last.split(";").every((line) => this.model(line.split("/")[0]))) whole.unshift([last, say("last_force")]);
    row.append(choice(say("ready_made"), whole, (text) => this.read(text)));
    const left = points - this.spent();
    const fitting = this.units.length < most ? models.filter((model) => model.cost <= left) : [];
    const rows = fitting.map((model) => [model.key, `${model.name}, ${model.cost}: ${model.note}`]);
    if (rows.length) row.append(choice(say("add_unit"), rows, (key) => this.add(key)));
    const confirm = make("button", { type: "button", class: "btn go", "data-compose": "" }, say("confirm"));
    confirm.disabled = !this.tokens.length;
    confirm.addEventListener("click", () => this.confirm());
    row.append(confirm, make("p", { class: "small", role: "status" }, this.words || say("fill_in")));
    return row;
  }

  /** @param {string} key */
  add(key) {
    this.units.push({ key, slots: this.model(key).slots.map(() => []) });
    this.changed();
  }

  /**
   * @param {{key: string, slots: string[][]}} unit
   * @param {number} at
   */
  unit(unit, at) {
    const model = this.model(unit.key);
    const sign = one(`.prompt [data-workshop] template[data-sign="${CSS.escape(unit.key)}"]`)?.content.firstElementChild;
    const away = make("button", { type: "button", class: "tool", "aria-label": say("remove") }, "×");
    away.addEventListener("click", () => { this.units.splice(at, 1); this.changed(); });
    const head = make("header", {}, ...(sign ? [sign.cloneNode(true)] : []), make("span", {}, model.name), away);
    const note = make("small", { class: "muted" }, `${model.note} · ${say("item_points", { n: this.used(unit), whole: model.points })}`);
    const ready = (this.given.ready ?? []).filter((row) => row.terrain.split("/")[0] === unit.key.split(":").at(-1)); // "ready:5" is a type 5
    const loads = ready.map((row) => [row.terrain, `${row.name}: ${row.note ?? ""}`]);
    const load = loads.length ? [choice(say("ready_made"), loads, (text) => this.load(at, text))] : [];
    return make("article", { class: "unit" }, head, note, ...load, ...model.slots.map((slot, no) => this.slot(unit, slot, no)));
  }

  /**
   * @param {number} at
   * @param {string} text
   */
  load(at, text) {
    this.units[at].slots = this.model(this.units[at].key).slots.map((_slot, no) => (text.split("/")[no + 1] ?? "").split("+").filter(Boolean));
    this.changed();
  }

  /**
   * @param {{key: string, slots: string[][]}} unit
   * @param {{name: string, most: number, fits?: string[]}} slot
   * @param {number} no
   */
  slot(unit, slot, no) {
    const held = unit.slots[no];
    const worn = held.map((key, at) => {
      const item = this.item(key);
      const made = make("button", { type: "button", class: "worn", title: `${item.name}: ${item.note}`, "aria-label": `${say("remove")}: ${item.name}` }, `${key} ×`);
      made.addEventListener("click", () => { held.splice(at, 1); this.changed(); });
      return made;
    });
    const left = this.model(unit.key).points - this.used(unit);
    const fits = held.length < slot.most ? (slot.fits ?? []).map((key) => this.item(key)).filter((item) => item.cost <= left) : [];
    const rows = fits.map((item) => [item.key, `${item.name}, ${item.cost}: ${item.note}`]);
    const more = rows.length ? [choice("+", rows, (key) => { held.push(key); this.changed(); }, slot.name)] : [];
    return make("div", { class: "slot" }, make("b", {}, slot.name), ...worn, ...more);
  }

  /** The force as it is shown: now it counts. */
  confirm() {
    if (!this.tokens.length) return;
    memory("workshop", this.line);
    this.table.answers.act(this.tokens);
  }
}

/**
 * A list that does something at once and shows its name again.
 * @param {string} name
 * @param {string[][]} rows values and words
 * @param {(value: string) => void} take
 * @param {string} [label]
 */
function choice(name, rows, take, label = name) {
  const list = make("select", { "aria-label": label }, make("option", { value: "" }, name), ...rows.map(([value, words]) => make("option", { value }, words)));
  list.addEventListener("change", () => list.value && take(list.value));
  return list;
}

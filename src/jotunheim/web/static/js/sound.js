/** Two soft notes when it is the reader's turn. Silent until the first click, and whenever switched off. */

import { all, memory } from "./dom.js";

const NOTES = [392, 523.25];

/** @type {AudioContext | null} */
let room = null;

/** Is it switched on? */
export function isOn() {
  return memory("sound") !== "off";
}

/** Switch it. */
export function toggle() {
  memory("sound", isOn() ? "off" : "on");
  show();
  return isOn();
}

/** Its button says which it is. */
function show() {
  for (const button of all("[data-do=sound]")) button.setAttribute("aria-pressed", String(isOn()));
}

/** Your turn. */
export function yourTurn() {
  if (!room || !isOn()) return;
  const now = room.currentTime;
  NOTES.forEach((pitch, i) => note(/** @type {AudioContext} */ (room), pitch, now + i * 0.16));
}

/**
 * @param {AudioContext} where
 * @param {number} pitch
 * @param {number} when
 */
function note(where, pitch, when) {
  const voice = new OscillatorNode(where, { type: "sine", frequency: pitch });
  const level = new GainNode(where, { gain: 0 });
  level.gain.linearRampToValueAtTime(0.06, when + 0.02);
  level.gain.exponentialRampToValueAtTime(0.0004, when + 0.5);
  voice.connect(level).connect(where.destination);
  voice.start(when);
  voice.stop(when + 0.55);
}

/** A browser lets a page sound only after a gesture. */
export function start() {
  show();
  const wake = () => {
    room ??= window.AudioContext ? new AudioContext() : null;
  };
  addEventListener("pointerdown", wake, { once: true });
  addEventListener("keydown", wake, { once: true });
}

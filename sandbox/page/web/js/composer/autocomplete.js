// Asks the application for suggestions while somebody types: not at every key, and never showing a late answer.

import * as api from "../api.js";

const PAUSE_MILLISECONDS = 120;

/** One field's line to the application: `ask` after a pause, `forget` when the field is left. */
export class Autocomplete {
  #timer = 0;
  #turn = 0;
  waiting = false;

  /** Asks with these options; `answered({ choices } | { problem })` unless a newer question came meanwhile. */
  ask({ channelId, command, options, focused }, answered) {
    this.forget();
    const turn = this.#turn;
    this.waiting = true;
    this.#timer = setTimeout(async () => {
      let answer;
      try {
        answer = { choices: await api.autocomplete(channelId, command, options, focused) };
      } catch (error) {
        answer = { problem: error.message };
      }
      if (turn !== this.#turn) return;
      this.waiting = false;
      answered(answer);
    }, PAUSE_MILLISECONDS);
  }

  /** Drops the question that is under way. */
  forget() {
    clearTimeout(this.#timer);
    this.#turn += 1;
    this.waiting = false;
  }
}

// Asks the application for suggestions during typing: after a pause, and without showing outdated answers.

import * as api from "../api.js";

const PAUSE_MILLISECONDS = 120;

/** The autocompletion of one field: `ask` sends a request after a pause, `forget` drops it. */
export class Autocomplete {
  #timer = 0;
  #turn = 0;
  waiting = false;

  /** Asks with these options; calls `answered({ choices } | { problem })` unless a newer request was made. */
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

  /** Drops the pending request; its answer is ignored. */
  forget() {
    clearTimeout(this.#timer);
    this.#turn += 1;
    this.waiting = false;
  }
}

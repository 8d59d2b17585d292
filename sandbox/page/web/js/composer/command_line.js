// A command being filled in: its name, a pill for each option, and a field for further options.
// Tab and Enter take the marked entry of the list, Enter without a marked one sends, Escape cancels.

import { make, part } from "../dom.js";
import { Autocomplete } from "./autocomplete.js";
import { parted } from "./named_options.js";
import { OptionPill } from "./option_pill.js";
import { hasOwnList, ownList, takesFile } from "./option_values.js";
import {
  activeSuggestion,
  closeSuggestions,
  moveSuggestion,
  openSuggestions,
  suggestionsAreOpen,
  takeSuggestion,
} from "./suggestions.js";

const line = part("command-line");

/** Fills in one command, starting with the text `words`; calls `sent(options, words)` or `left(text)` at its end. */
export class CommandLine {
  #pills = [];
  #autocomplete = new Autocomplete();
  #takeWhenAnswered = false;

  constructor({ command, words, channelId, sent, left }) {
    Object.assign(this, { command, channelId, sent, left });
    this.tail = make("input", {
      type: "text",
      class: "tail",
      autocomplete: "off",
      spellcheck: false,
      role: "combobox",
      "aria-expanded": "false",
      "aria-controls": "suggestions-list",
      "aria-label": `/${command.shown}: Enter sends, further options can be typed`,
    });
    this.tail.addEventListener("keydown", (event) => this.#tailKey(event));
    this.tail.addEventListener("input", () => this.#heard(null));
    this.tail.addEventListener("focus", () => this.#suggestOptions());
    line.replaceChildren(make("span", { class: "command-name" }, `/${command.shown}`), this.tail);
    line.hidden = false;
    command.options.filter((option) => option.required).forEach((option) => this.#add(option));
    this.#paintTail();
    (this.#pills[0]?.input ?? this.tail).focus();
    if (words) this.#spread(this.#pills[0] ?? null, words);
  }

  /** Sends the command, or moves the focus to the first pill with an invalid value. */
  send() {
    const options = {};
    const words = [`/${this.command.shown}`];
    for (const pill of this.#pills) {
      if (pill.isEmpty() && !pill.option.required) continue;
      const { value, problem } = pill.read();
      if (problem) {
        pill.complain(problem);
        pill.input.focus();
        return;
      }
      options[pill.option.name] = value;
      words.push(`${pill.option.shown}: ${pill.typed}`);
    }
    this.close();
    this.sent(options, words.join(" "));
  }

  /** Removes the line from the composer. */
  close() {
    this.#autocomplete.forget();
    closeSuggestions();
    line.hidden = true;
    line.replaceChildren();
  }

  /** Moves the focus to the first empty pill, else to the field for further options. */
  focus() {
    (this.#pills.find((pill) => pill.isEmpty())?.input ?? this.tail).focus();
  }

  #add(option) {
    const pill = new OptionPill(option, {
      onKey: (event, which) => this.#pillKey(event, which),
      onInput: (which) => this.#heard(which),
      onFocus: (which) => this.#suggestValues(which),
      onFile: (which) => this.#next(which),
    });
    this.#pills.push(pill);
    this.tail.before(pill.element);
    return pill;
  }

  // Called after typing in a pill, or in the tail (null).
  #heard(pill) {
    const typed = pill ? pill.typed : this.tail.value;
    if (parted(typed, this.command.options).named.length) this.#spread(pill, typed);
    else if (pill) this.#suggestValues(pill);
    else this.#suggestOptions();
  }

  // Gives each option named in the text the value that follows its name, and moves the focus to the last one.
  #spread(pill, typed) {
    const { own, named } = parted(typed, this.command.options);
    if (pill) pill.write(own);
    else this.tail.value = own;
    let last = pill;
    for (const { option, text } of named) {
      last = this.#pills.find((each) => each.option.name === option.name) ?? this.#add(option);
      last.write(text);
    }
    this.#paintTail();
    if (!last) return;
    last.input.focus();
    this.#suggestValues(last);
  }

  #remaining() {
    return this.command.options.filter(
      (option) => !this.#pills.some((pill) => pill.option.name === option.name),
    );
  }

  #paintTail() {
    const count = this.#remaining().length;
    this.tail.placeholder = count ? `+${count} optional` : "";
  }

  #suggestOptions() {
    this.#autocomplete.forget();
    const wanted = this.tail.value.trim().toLocaleLowerCase();
    const items = this.#remaining()
      .filter(
        (option) => option.shown.toLocaleLowerCase().startsWith(wanted) || option.name.startsWith(wanted),
      )
      .map((option) => ({ label: option.shown, explanation: option.description, option }));
    if (!items.length) return closeSuggestions();
    openSuggestions({
      field: this.tail,
      title: "Optional",
      items,
      first: Boolean(wanted),
      chosen: ({ option }) => this.#addFromTail(option),
    });
  }

  #addFromTail(option) {
    this.tail.value = "";
    const pill = this.#add(option);
    this.#paintTail();
    pill.input.focus();
  }

  #suggestValues(pill) {
    this.#autocomplete.forget();
    this.#takeWhenAnswered = false;
    const { option } = pill;
    const title = `${option.shown} — ${option.description}`;
    const chosen = (entry) => {
      pill.pick(entry);
      this.#next(pill);
    };
    if (hasOwnList(option)) {
      const items = ownList(option, pill.picked ? "" : pill.typed);
      openSuggestions({
        field: pill.input,
        title,
        items,
        chosen,
        note: items.length ? "" : "No options match your search.",
      });
    } else if (option.autocomplete) {
      openSuggestions({ field: pill.input, title, items: [], chosen, note: "Loading options…" });
      const question = {
        channelId: this.channelId,
        command: this.command,
        options: this.#filled(pill),
        focused: option.name,
      };
      this.#autocomplete.ask(question, ({ choices, problem }) => {
        const items = (choices ?? []).map((choice) => ({ label: choice.name, value: choice.value }));
        const note = problem
          ? `Loading options failed: ${problem}`
          : items.length
            ? ""
            : "No options match your search.";
        openSuggestions({ field: pill.input, title, items, chosen, note });
        if (this.#takeWhenAnswered) takeSuggestion({ orFirst: true });
      });
    } else {
      openSuggestions({ field: pill.input, title, items: [], chosen, note: hint(option) });
    }
  }

  #filled(focused) {
    const options = {};
    for (const pill of this.#pills) {
      if (pill === focused) options[pill.option.name] = pill.typed;
      else if (!pill.isEmpty()) {
        const { value } = pill.read();
        if (value !== undefined) options[pill.option.name] = value;
      }
    }
    return options;
  }

  #next(pill) {
    const after = this.#pills.slice(this.#pills.indexOf(pill) + 1).find((each) => each.isEmpty());
    (after?.input ?? this.tail).focus();
  }

  #pillKey(event, pill) {
    if (this.#sharedKey(event)) return;
    const { key, shiftKey, target } = event;
    const atStart = target.selectionStart === 0 && target.selectionEnd === 0;
    const atEnd = target.selectionStart === target.value.length;
    if (pill.chooser && pill.isEmpty() && (key === "Enter" || key === " ")) {
      event.preventDefault();
      pill.chooser.click();
    } else if ((key === "Tab" && !shiftKey) || key === "Enter") {
      event.preventDefault();
      if (this.#autocomplete.waiting && pill.typed) this.#takeWhenAnswered = true;
      else if (activeSuggestion() && !(pill.picked && key === "Enter")) takeSuggestion();
      else if (key === "Enter" && !this.#pills.some((each) => each.option.required && each.isEmpty()))
        this.send();
      else if (key === "Enter" && pill.isEmpty()) pill.complain("This option is required.");
      else this.#next(pill);
    } else if (key === "Backspace" && pill.isEmpty()) {
      event.preventDefault();
      this.#back(pill);
    } else if (key === "ArrowLeft" && atStart) {
      this.#step(pill, -1, event);
    } else if (key === "ArrowRight" && atEnd) {
      this.#step(pill, 1, event);
    }
  }

  #tailKey(event) {
    if (this.#sharedKey(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      if (activeSuggestion()) takeSuggestion();
      else this.send();
    } else if (event.key === "Tab" && !event.shiftKey && suggestionsAreOpen()) {
      event.preventDefault();
      takeSuggestion({ orFirst: true });
    } else if (event.key === "Backspace" && !this.tail.value) {
      event.preventDefault();
      this.#back(null);
    } else if (event.key === "ArrowLeft" && this.tail.selectionStart === 0) {
      this.#step(null, -1, event);
    }
  }

  #sharedKey(event) {
    if (event.isComposing) return true;
    if (
      (event.key === "ArrowDown" || event.key === "ArrowUp") &&
      moveSuggestion(event.key === "ArrowDown" ? 1 : -1)
    ) {
      event.preventDefault();
      return true;
    }
    if (event.key !== "Escape") return false;
    event.preventDefault();
    if (suggestionsAreOpen()) closeSuggestions();
    else this.#leave("");
    return true;
  }

  #step(pill, by, event) {
    const stops = [...this.#pills.map((each) => each.input), this.tail];
    const next = stops[stops.indexOf(pill?.input ?? this.tail) + by];
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (next.type === "text")
      next.setSelectionRange(by < 0 ? next.value.length : 0, by < 0 ? next.value.length : 0);
  }

  #back(pill) {
    const last = this.#pills.at(-1);
    if (pill && !pill.option.required) {
      this.#pills = this.#pills.filter((each) => each !== pill);
      pill.element.remove();
      this.#paintTail();
      (this.#pills.at(-1)?.input ?? this.tail).focus();
    } else if (!pill && last) last.input.focus();
    else if (pill && pill !== this.#pills[0]) this.#pills[this.#pills.indexOf(pill) - 1].input.focus();
    else this.#leave(`/${this.command.shown}`);
  }

  #leave(text) {
    this.close();
    this.left(text);
  }
}

function hint(option) {
  if (takesFile(option)) return "Enter opens your files.";
  const words = [];
  if ((option.min_value ?? null) !== null) words.push(`at least ${option.min_value}`);
  if ((option.max_value ?? null) !== null) words.push(`at most ${option.max_value}`);
  if (option.max_length) words.push(`up to ${option.max_length} characters`);
  return words.join(", ") || (option.required ? "Required." : "Optional.");
}

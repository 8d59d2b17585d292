// A select whose list opens over the page: by mouse, by keyboard, and as a sheet on a phone.

import { freshId, make } from "../dom.js";
import { partialEmoji } from "../emoji.js";
import { icon } from "../icons.js";

const SEARCH_FROM = 10;

/**
 * A select as { element, values }. `options` as from choices.js; one or several may be chosen, between `minimum` and
 * `maximum`. `onChosen(values)` is called at once for a single choice, for several when the list closes.
 */
export function select({
  options,
  placeholder,
  minimum = 1,
  maximum = 1,
  disabled = false,
  label,
  customId = "",
  onChosen = () => {},
}) {
  const several = maximum > 1;
  const prompt = placeholder || (several ? "Choose some" : "Choose one");
  const name = label ?? prompt;
  const listId = freshId("options");
  let chosen = options.filter((option) => option.chosen).map((option) => option.value);
  let before = chosen;
  let active = -1;
  let shown = options;

  const face = make("span", { class: "select-face" });
  const opener = make(
    "button",
    {
      type: "button",
      class: "select",
      disabled,
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": listId,
      "aria-label": name,
      data: { customId },
    },
    face,
    icon("chevron"),
  );
  const search =
    options.length > SEARCH_FROM &&
    make("input", {
      class: "select-search",
      type: "text",
      placeholder: "Search",
      "aria-label": "Search the options",
      "aria-controls": listId,
      autofocus: true,
    });
  const list = make("div", {
    class: "select-list",
    role: "listbox",
    id: listId,
    tabIndex: -1,
    autofocus: !search,
    "aria-multiselectable": several ? "true" : null,
    "aria-label": name,
  });
  const done =
    several &&
    make(
      "button",
      { type: "button", class: "button primary select-done", on: { click: () => popup.hidePopover() } },
      "Done",
    );
  const popup = make("div", { class: "select-popup", popover: "auto" }, search, list, done);
  const element = make("div", { class: "select-frame" }, opener, popup);

  function paintFace() {
    const picked = options.filter((option) => chosen.includes(option.value));
    opener.classList.toggle("empty", picked.length === 0);
    if (!picked.length) face.replaceChildren(prompt);
    else
      face.replaceChildren(
        ...picked.map((option) =>
          make(
            "span",
            { class: several ? "select-chip" : "select-one" },
            partialEmoji(option.emoji),
            option.label,
          ),
        ),
      );
  }

  function paintList() {
    list.replaceChildren(...shown.map(optionElement));
    if (!shown.length) list.append(make("p", { class: "select-nothing" }, "Nothing matches."));
    paintActive();
  }

  function optionElement(option, index) {
    const isChosen = chosen.includes(option.value);
    return make(
      "div",
      {
        class: "select-option",
        role: "option",
        id: `${listId}-${index}`,
        "aria-selected": isChosen ? "true" : "false",
        on: { click: () => toggle(option), pointermove: () => activate(index) },
      },
      option.colour && make("span", { class: "dot", style: { "--dot": option.colour } }),
      partialEmoji(option.emoji),
      make(
        "span",
        { class: "option-texts" },
        make("span", { class: "option-label" }, option.label),
        option.description && make("span", { class: "option-description" }, option.description),
      ),
      make("span", { class: ["option-mark", several && "box"] }, isChosen && icon("check")),
    );
  }

  function activate(index) {
    if (index === active) return;
    active = index;
    paintActive();
  }

  function paintActive() {
    const keeper = search || list;
    [...list.querySelectorAll(".select-option")].forEach((option, index) =>
      option.classList.toggle("active", index === active),
    );
    const current = list.children[active];
    if (current?.id) keeper.setAttribute("aria-activedescendant", current.id);
    else keeper.removeAttribute("aria-activedescendant");
    current?.scrollIntoView({ block: "nearest" });
  }

  function toggle(option) {
    if (!several) {
      chosen = minimum === 0 && chosen.includes(option.value) ? [] : [option.value];
      paintFace();
      popup.hidePopover();
      return;
    }
    if (chosen.includes(option.value)) chosen = chosen.filter((value) => value !== option.value);
    else if (chosen.length < maximum) chosen = [...chosen, option.value];
    paintFace();
    paintList();
  }

  function place() {
    const room = opener.getBoundingClientRect();
    const below = window.innerHeight - room.bottom - 12;
    const above = room.top - 12;
    const upwards = below < 260 && above > below;
    popup.style.setProperty(
      "--left",
      `${Math.max(8, Math.min(room.left, window.innerWidth - room.width - 8))}px`,
    );
    popup.style.setProperty("--width", `${room.width}px`);
    popup.style.setProperty("--top", upwards ? "auto" : `${room.bottom + 4}px`);
    popup.style.setProperty("--bottom", upwards ? `${window.innerHeight - room.top + 4}px` : "auto");
    popup.style.setProperty("--height", `${Math.min(360, upwards ? above : below)}px`);
  }

  function prepare() {
    before = chosen;
    shown = options;
    if (search) search.value = "";
    active = Math.max(
      0,
      options.findIndex((option) => chosen.includes(option.value)),
    );
    paintList();
    place();
  }

  function report() {
    const changed = chosen.length !== before.length || chosen.some((value) => !before.includes(value));
    if (changed && chosen.length >= minimum) onChosen(chosen);
    else if (changed) {
      chosen = before;
      paintFace();
    }
  }

  // "beforetoggle" comes at once, "toggle" only later, when the next key may already have been pressed.
  popup.addEventListener("beforetoggle", (event) => {
    const opens = event.newState === "open";
    opener.setAttribute("aria-expanded", String(opens));
    if (opens) prepare();
    else queueMicrotask(report);
  });
  popup.addEventListener("toggle", paintActive);
  opener.popoverTargetElement = popup;
  opener.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    popup.showPopover();
  });
  popup.addEventListener("keydown", (event) => {
    const last = shown.length - 1;
    const moves = {
      ArrowDown: Math.min(active + 1, last),
      ArrowUp: Math.max(active - 1, 0),
      Home: 0,
      End: last,
    };
    const choosing = event.key === "Enter" || (event.key === " " && event.target === list);
    if (event.key in moves && !(search && (event.key === "Home" || event.key === "End")))
      activate(moves[event.key]);
    else if (choosing && event.target !== done && shown[active]) toggle(shown[active]);
    else if (event.key === "Tab") popup.hidePopover();
    else return;
    if (event.key !== "Tab") event.preventDefault();
  });
  if (search) {
    search.addEventListener("input", () => {
      const wanted = search.value.trim().toLocaleLowerCase();
      shown = options.filter((option) => option.label.toLocaleLowerCase().includes(wanted));
      active = 0;
      paintList();
    });
  }

  paintFace();
  return { element, values: () => chosen };
}

// Times in Discord's styles, such as `<t:…:R>`, in the language of the person at this window.

import { now, onClockMoved } from "./clock.js";
import { make } from "./dom.js";

const STYLES = {
  t: { hour: "2-digit", minute: "2-digit" },
  T: { hour: "2-digit", minute: "2-digit", second: "2-digit" },
  d: { day: "2-digit", month: "2-digit", year: "numeric" },
  D: { day: "numeric", month: "long", year: "numeric" },
  f: { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
  F: { weekday: "long", day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
};
// Each unit with its seconds and the number of units from which on the next unit is used.
const UNITS = [
  ["second", 1, 60],
  ["minute", 60, 60],
  ["hour", 3_600, 24],
  ["day", 86_400, 30],
  ["month", 2_629_800, 12],
  ["year", 31_557_600, Infinity],
];

let locale = "en-GB";

/** Sets the language of dates and relative times. */
export function setTimeLocale(tag) {
  locale = tag;
  refresh();
}

/** The time in one of Discord's styles (t T d D f F), without R. */
export function written(milliseconds, style) {
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(milliseconds);
}

/** The time relative to the sandbox's: "in 2 hours", "3 minutes ago". */
export function relative(milliseconds) {
  const seconds = (milliseconds - now()) / 1000;
  const [unit, size] = UNITS.find(([, length, limit]) => Math.round(Math.abs(seconds) / length) < limit);
  return new Intl.RelativeTimeFormat(locale).format(Math.round(seconds / size), unit);
}

/** The time of a message, with the date unless it is of today. */
export function arrival(milliseconds) {
  return sameDay(milliseconds, now())
    ? written(milliseconds, "t")
    : `${written(milliseconds, "d")} ${written(milliseconds, "t")}`;
}

/** Whether two times are on the same day in this machine's time zone. */
export function sameDay(first, second) {
  return new Date(first).toDateString() === new Date(second).toDateString();
}

/** A `<time>` in one of Discord's styles that is kept up to date. */
export function timeElement(seconds, style = "f") {
  const moment = new Date(seconds * 1000);
  const element = make("time", { class: "timestamp", data: { seconds: String(seconds), timeStyle: style } });
  element.setAttribute("datetime", moment.toISOString());
  element.title = written(moment.getTime(), "F");
  write(element);
  return element;
}

/** A `<time>` for a message's header that shows "14:20" today and also the date from tomorrow on. */
export function arrivalElement(iso) {
  const element = make("time", { class: "arrival", data: { arrival: "true" } });
  element.setAttribute("datetime", iso);
  element.title = written(Date.parse(iso), "F");
  write(element);
  return element;
}

function write(element) {
  const text = element.dataset.arrival
    ? arrival(Date.parse(element.dateTime))
    : element.dataset.timeStyle === "R"
      ? relative(Number(element.dataset.seconds) * 1000)
      : written(Number(element.dataset.seconds) * 1000, element.dataset.timeStyle);
  if (element.textContent !== text) element.textContent = text;
}

function refresh() {
  document.querySelectorAll("time[data-seconds], time[data-arrival]").forEach(write);
}

onClockMoved(refresh);
setInterval(() => document.querySelectorAll("time[data-time-style=R]").forEach(write), 1000);

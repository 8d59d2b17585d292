// The sandbox's time: the machine's clock, moved forward by hand. Times on the page follow it.

const listeners = new Set();
let aheadMilliseconds = 0;

/** The sandbox's time in milliseconds since 1970. */
export function now() {
  return Date.now() + aheadMilliseconds;
}

/** The milliseconds by which the sandbox's clock is ahead of this machine's. */
export function ahead() {
  return aheadMilliseconds;
}

/** Sets the sandbox's time, as sent by the server. */
export function setNow(milliseconds) {
  aheadMilliseconds = milliseconds - Date.now();
  listeners.forEach((listener) => listener());
}

/** Calls the listener whenever the server has sent its time, as after each move of the clock. */
export function onClockMoved(listener) {
  listeners.add(listener);
}

/** The lead over this machine's clock, such as "+1 day 2 h"; empty below one minute. */
export function aheadInWords() {
  const minutes = Math.round(aheadMilliseconds / 60_000);
  if (minutes < 1) return "";
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const rest = minutes % 60;
  const words = [];
  if (days) words.push(`${days} ${days === 1 ? "day" : "days"}`);
  if (hours) words.push(`${hours} h`);
  if (rest && !days) words.push(`${rest} min`);
  return `+${words.join(" ")}`;
}

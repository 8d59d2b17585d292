// The sandbox's time: the machine's clock, moved forward by hand. Times on the page follow it.

const listeners = new Set();
let aheadMilliseconds = 0;

/** Milliseconds since 1970 as the sandbox counts them. */
export function now() {
  return Date.now() + aheadMilliseconds;
}

/** How many milliseconds the sandbox runs ahead of this machine. */
export function ahead() {
  return aheadMilliseconds;
}

/** Takes over the time the server says it is. */
export function setNow(milliseconds) {
  aheadMilliseconds = milliseconds - Date.now();
  listeners.forEach((listener) => listener());
}

/** Calls the listener whenever somebody moves the clock. */
export function onClockMoved(listener) {
  listeners.add(listener);
}

/** "1 day 2 h ahead", or nothing while the sandbox runs with the machine. */
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

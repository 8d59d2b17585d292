// Signals between the modules of the page, so that they need not import each other.

const listeners = new Map();

/** Calls the listener with the detail each time the signal is sent. */
export function on(signal, listener) {
  if (!listeners.has(signal)) listeners.set(signal, new Set());
  listeners.get(signal).add(listener);
}

/** Sends a signal to all present listeners. */
export function send(signal, detail) {
  listeners.get(signal)?.forEach((listener) => listener(detail));
}

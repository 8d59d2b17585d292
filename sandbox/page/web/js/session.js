// The person of this window: the one in the address, else the one that this tab had before.

const KEY = "sandbox person";

/** The person's id, or empty for the first one of the sandbox. */
export function personOfWindow() {
  return new URLSearchParams(window.location.search).get("as") ?? sessionStorage.getItem(KEY) ?? "";
}

/** Makes this person the window's, also after a reload. */
export function keepPerson(personId) {
  sessionStorage.setItem(KEY, personId);
  const address = new URL(window.location.href);
  address.searchParams.set("as", personId);
  window.history.replaceState(null, "", address);
}

/** Removes the window's person. */
export function forgetPerson() {
  sessionStorage.removeItem(KEY);
  window.history.replaceState(null, "", window.location.pathname);
}

/** The channel that this tab showed last for the person; it is opened again after a reload. */
export function lastChannel(personId) {
  return sessionStorage.getItem(`sandbox channel of ${personId}`);
}

/** Remembers the channel that the person has open. */
export function keepChannel(personId, channelId) {
  sessionStorage.setItem(`sandbox channel of ${personId}`, channelId);
}

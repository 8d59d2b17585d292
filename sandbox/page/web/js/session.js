// Whose window this is: the person in the address, else the one this tab was before.

const KEY = "sandbox person";

/** The person's id, or empty for the first one of the sandbox. */
export function personOfWindow() {
  return new URLSearchParams(window.location.search).get("as") ?? sessionStorage.getItem(KEY) ?? "";
}

/** Makes the window that of another person, for now and after a reload. */
export function keepPerson(personId) {
  sessionStorage.setItem(KEY, personId);
  const address = new URL(window.location.href);
  address.searchParams.set("as", personId);
  window.history.replaceState(null, "", address);
}

/** Makes the window nobody's. */
export function forgetPerson() {
  sessionStorage.removeItem(KEY);
  window.history.replaceState(null, "", window.location.pathname);
}

/** The channel this tab looked at last, for one person; to come back to after a reload. */
export function lastChannel(personId) {
  return sessionStorage.getItem(`sandbox channel of ${personId}`);
}

/** Remembers the channel that the person looks at. */
export function keepChannel(personId, channelId) {
  sessionStorage.setItem(`sandbox channel of ${personId}`, channelId);
}

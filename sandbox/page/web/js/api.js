// The page's requests to the sandbox. Each carries the id of the person at this window.

const CDN = "https://cdn.discordapp.com";
const NO_ANSWER = "failed";

let person = "";

/** A refusal by the sandbox; the message has the reasons, each with the field if it is known. */
export class Refused extends Error {}

/** The application did not answer in time. */
export class NoAnswer extends Error {
  constructor() {
    super("The application did not respond");
  }
}

/** Makes every later request one of this person; an empty id means the sandbox's first person. */
export function speakAs(personId) {
  person = personId;
}

/** The path on this server of a file with an address of Discord's CDN; other addresses are unchanged. */
export function attachmentAddress(url) {
  return url.startsWith(CDN) ? url.slice(CDN.length) : url;
}

/** The state without the messages: me, people, servers with channels, the clock, the bot. */
export function state() {
  return get("state");
}

/** A page of a channel's messages, oldest first. */
export async function messages(channel, { before, limit }) {
  return (await get("messages", { channel, before, limit })).messages;
}

/** The pinned messages of a channel, the latest pin first. */
export async function pins(channel) {
  return (await get("pins", { channel })).messages;
}

/** The commands that the person may use in a channel, in their language: { commands, menus: { person, message } }. */
export function commands(channel) {
  return get("commands", { channel });
}

/** Calls a command; the outcome may bring a form. */
export function useCommand(channel, command, options) {
  return act({ kind: "slash", channel, command: command.path, options });
}

/** The application's choices for the option that is being typed. */
export async function autocomplete(channel, command, options, focused) {
  const outcome = await act({ kind: "autocomplete", channel, command: command.path, focused, options });
  return outcome.choices ?? [];
}

/** Calls a command in the context menu of a person, or of a message when `target` has one. */
export function useMenu(channel, command, target) {
  const kind = target.message ? "message_menu" : "person_menu";
  return act({ kind, channel, command: command.name, ...target });
}

/** Presses a button, or chooses `values` in a select. */
export function press(message, component, values) {
  const place = { channel: message.channel_id, message: message.id, custom_id: component.custom_id };
  return act(values ? { kind: "select", ...place, values } : { kind: "click", ...place });
}

/** Sends a form that an outcome brought; a file upload's value is a list of files. */
export function submitForm(interaction, values) {
  return act({ kind: "modal", interaction, values });
}

/** Any action of the person: write, thread, read, dismiss, pin …, with its files. Throws `Refused`. */
export async function act(what) {
  const files = [];
  const body = withoutFiles({ person, ...what }, files);
  const outcome = await post("act", files.length ? formOf(body, files) : body);
  if (outcome.kind === NO_ANSWER) throw new NoAnswer();
  return outcome;
}

/** Moves the sandbox's clock forward. */
export function advanceClock(seconds) {
  return post("clock", { advance_seconds: seconds });
}

/** Changes a person: language, standing, direct messages. */
export function changePerson(personId, changes) {
  return request("PATCH", `people/${personId}`, changes);
}

/** A new person, a member of every server. */
export function addPerson(name, locale) {
  return post("people", { name, locale, standing: "member" });
}

/** A new server with two channels; everybody joins. */
export function addServer(name) {
  return post("servers", { name, locale: "en-US" });
}

/** The pending faults, the storm, and the faults injected so far. */
export function faults() {
  return get("faults");
}

/** Adds a fault or removes all; returns the same as `faults`. */
export function setFault(fault) {
  return post("faults", fault);
}

/**
 * Opens the event stream and returns a function that closes it. `hear(event)` gets each event, `lost(isLost)`
 * the state of the connection. `refused()` is called when the sandbox does not accept this window or person,
 * after which the browser does not connect again.
 */
export function listen(hear, lost, refused) {
  const stream = new EventSource(address("events"));
  stream.addEventListener("message", ({ data }) => hear(JSON.parse(data)));
  stream.addEventListener("open", () => lost(false));
  stream.addEventListener("error", () => (stream.readyState === EventSource.CLOSED ? refused() : lost(true)));
  return () => stream.close();
}

function address(route, parameters = {}) {
  const query = new URLSearchParams({ ...(person && { person }) });
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, value);
  return `/sandbox/${route}?${query}`;
}

function get(route, parameters) {
  return request("GET", route, undefined, parameters);
}

function post(route, body) {
  return request("POST", route, body);
}

/** The value with a number in place of each file, which is added to `files`. */
function withoutFiles(value, files) {
  if (value instanceof File) return { upload: files.push(value) - 1 };
  if (Array.isArray(value)) return value.map((each) => withoutFiles(each, files));
  if (!value || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutFiles(each, files)]));
}

function formOf(body, files) {
  const form = new FormData();
  form.append("payload_json", JSON.stringify(body));
  files.forEach((file, index) => form.append(`files[${index}]`, file));
  return form;
}

async function request(method, route, body, parameters) {
  const isForm = body instanceof FormData;
  let response;
  try {
    response = await fetch(address(route, parameters), {
      method,
      headers: body && !isForm ? { "Content-Type": "application/json" } : {},
      body: isForm ? body : body && JSON.stringify(body),
    });
  } catch {
    throw new Refused("The sandbox cannot be reached.");
  }
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  const { message = `The sandbox answered ${response.status}.`, reasons = [] } = answer.error ?? {};
  throw new Refused(
    [message, ...reasons.map(({ place, why }) => (place ? `${place}: ${why}` : why))].join(" — "),
  );
}

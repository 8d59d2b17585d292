// A person's interactions with the bot: presses, choices, commands, forms. Each waits for the application's
// answer. Messages arrive as events of the stream; only a form or a refusal is returned here.

import * as api from "./api.js";
import { openForm } from "./form.js";
import { send } from "./signals.js";

const waiting = new Map();

/** The custom id of the message's control that waits for an answer, or undefined. */
export function waitingFor(messageId) {
  return waiting.get(messageId);
}

/** Presses a button or makes a choice; the message shows it if the application does not answer. */
export async function press(message, component, values) {
  if (waiting.has(message.id)) return;
  waiting.set(message.id, component.custom_id);
  send("press began", { messageId: message.id, customId: component.custom_id });
  let problem = "";
  try {
    follow(await api.press(message, component, values));
  } catch (error) {
    problem = error instanceof api.NoAnswer ? "This interaction failed" : error.message;
  } finally {
    waiting.delete(message.id);
    send("press ended", { messageId: message.id, problem });
  }
}

/** Sends a command; `words` is what the person typed, for the notice if the command fails. */
export async function useCommand(channelId, command, options, words) {
  send("command used");
  try {
    follow(await api.useCommand(channelId, command, options));
  } catch (error) {
    send("command failed", { channelId, words, problem: error.message });
  }
}

/** Calls a command in the context menu of a person ({ target: id }) or of a message ({ message: id }). */
export async function useMenu(channelId, command, target) {
  send("command used");
  try {
    follow(await api.useMenu(channelId, command, target));
  } catch (error) {
    send("command failed", { channelId, words: command.shown, problem: error.message });
  }
}

/** Opens the form that an outcome brought, if it brought one. */
function follow({ modal, interaction }) {
  if (modal) openForm(modal, (values) => api.submitForm(interaction, values));
}

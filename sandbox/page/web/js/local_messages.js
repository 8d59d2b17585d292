// Messages that exist in this window only: the notice that a command has failed.

import { now } from "./clock.js";
import { on } from "./signals.js";
import { MessageFlag, putMessage, store } from "./store.js";

const DISCORD_EPOCH = 1_420_070_400_000;
const COMMAND = 20;
const MENU_COMMAND = 23;

on("command failed", ({ channelId, words, problem }) => {
  const typed = words.startsWith("/");
  putMessage({
    id: String(BigInt(Math.round(now()) - DISCORD_EPOCH) << 22n),
    channel_id: channelId,
    author: { ...store.bot, bot: true },
    timestamp: new Date(now()).toISOString(),
    type: typed ? COMMAND : MENU_COMMAND,
    flags: MessageFlag.EPHEMERAL,
    interaction_metadata: { user: store.me, name: typed ? words.slice(1) : words },
    content: problem,
    failed: true,
    for_me: true,
    local: true,
  });
});

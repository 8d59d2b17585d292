// Messages that only this window makes up: that the application gave no answer to a command.

import { now } from "./clock.js";
import { on } from "./signals.js";
import { MessageFlag, putMessage, store } from "./store.js";

const DISCORD_EPOCH = 1_420_070_400_000;
const COMMAND = 20;

on("command failed", ({ channelId, words, problem }) => {
  putMessage({
    id: String(BigInt(Math.round(now()) - DISCORD_EPOCH) << 22n),
    channel_id: channelId,
    author: { ...store.bot, bot: true },
    timestamp: new Date(now()).toISOString(),
    type: COMMAND,
    flags: MessageFlag.EPHEMERAL,
    interaction_metadata: { user: store.me, name: words.slice(1) },
    content: problem,
    failed: true,
    for_me: true,
    local: true,
  });
});

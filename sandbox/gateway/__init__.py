"""The gateway: the websocket over which Discord sends events to the bot."""

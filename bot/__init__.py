"""The Discord side: commands, views, messages, and the wiring of everything."""

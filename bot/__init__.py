"""The Discord side: commands, controls, messages, languages, and the wiring of everything."""

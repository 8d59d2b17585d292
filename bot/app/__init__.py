"""The program: entry point, configuration, wiring, client and logs."""

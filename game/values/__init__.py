"""Plain values of the rules: geometry, tiles, rulesets, moves, events, errors."""

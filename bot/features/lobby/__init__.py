"""Opening a table: its options, who sits down, rematches and presets."""

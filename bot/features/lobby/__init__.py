"""Tables before their game: opening them, their options and presets, who sits down, rematches."""

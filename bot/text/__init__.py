"""Words that several features share: of the table, of turns, of ratings."""

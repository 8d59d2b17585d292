"""The Abbot: one more figure for monasteries and gardens, that may be taken back. Rules: abbot-*."""

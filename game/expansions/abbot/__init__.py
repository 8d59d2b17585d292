"""The Abbot: a figure for monasteries and gardens that may be recalled. Rules: abbot-*."""

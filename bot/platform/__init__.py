"""What every feature needs of Discord: contexts, controls and their ids, answers, permissions, mentions, errors."""

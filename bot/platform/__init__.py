"""What every feature uses of Discord: contexts, controls and their ids, answers, permissions, mentions, errors."""

"""What every feature needs of Discord: controls and their ids, acknowledging, permissions, mentions, errors."""

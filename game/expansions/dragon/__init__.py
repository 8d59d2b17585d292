"""The Princess & the Dragon: a dragon that all seats move in turn, a fairy, princesses, magic portals."""

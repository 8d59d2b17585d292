"""Tournaments as pure values: who plays whom, who stands where; no rows, no Discord, no clock."""

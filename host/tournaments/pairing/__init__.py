"""Who meets whom: Swiss, round robin, knock-out, tables, and who begins. Pure functions."""

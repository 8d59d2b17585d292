"""The tile of the day: its messages, the private panel in which it is answered, points, and when it is posted."""

"""Settings of people and servers, and the data kept about a person."""

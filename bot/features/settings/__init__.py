"""Settings of people and servers, and what is stored about them."""

"""The web page and its HTTP routes: what one person sees and does."""

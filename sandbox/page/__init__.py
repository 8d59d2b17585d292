"""The web page and its HTTP routes: everything that one person sees and does."""

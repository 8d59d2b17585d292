"""The web page: what one person sees and does, over HTTP."""

"""The JSON objects that Discord sends."""

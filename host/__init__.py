"""The use cases: what people can do with games. Independent of Discord and SQL."""

"""Sentences by key, in one folder of Fluent files per language."""

from bot.i18n.language import SOURCE, Language, UnknownSentence, codes, for_locale, language

__all__ = ["SOURCE", "Language", "UnknownSentence", "codes", "for_locale", "language"]

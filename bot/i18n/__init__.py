"""What people read: sentences by key, one folder of Fluent files a language."""

from bot.i18n.language import SOURCE, Language, UnknownSentence, codes, for_locale, language

__all__ = ["SOURCE", "Language", "UnknownSentence", "codes", "for_locale", "language"]

"""Localised names and descriptions of commands, for their registration.

A command `/game new` finds its words in the message `command-game-new`: its value is the
name, `.description` the description; a parameter `seats` is `.seats` and `.seats-text`.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, TypeVar

from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation as Where
from discord.app_commands import TranslationContextTypes, locale_str

from bot.i18n.language import SOURCE, Language, codes, language

Callback = TypeVar("Callback", bound=Callable[..., Any])

_FIRST_LOCALE = next(iter(Locale))


def described(command: str) -> locale_str:
    """Return the description of a command or group, by its full name without the slash."""
    return locale_str(language(SOURCE).say(f"{_key(command)}.description"))


def described_parameters(command: str) -> Callable[[Callback], Callback]:
    """Return a decorator that describes all parameters of a command, by its full name without the slash."""

    def describe(callback: Callback) -> Callback:
        _, *names = inspect.signature(callback).parameters
        texts = {name: language(SOURCE).say(f"{_key(command)}.{_attribute(name)}-text") for name in names}
        return app_commands.describe(**{name: locale_str(text) for name, text in texts.items()})(callback)

    return describe


def parameter_names(words: Language, command: str, parameters: Iterable[str]) -> str:
    """Return the names of a command's parameters in that language, as a list in a sentence."""
    names = (words.say(f"{_key(command)}.{_attribute(parameter)}") for parameter in parameters)
    return words.join(f"`{name}`" for name in names)


def menu_name(menu: str) -> locale_str:
    """Return the name of a command in the menu of a person or a message."""
    key = f"menu-{menu}"
    return locale_str(language(SOURCE).say(key), key=key)


def choice(key: str, value: str) -> app_commands.Choice[str]:
    """Return a choice with `value`, named by the sentence `key`."""
    return app_commands.Choice(name=locale_str(language(SOURCE).say(key), key=key), value=value)


class FluentTranslator(app_commands.Translator):
    """Provides the localised names and descriptions when commands are registered."""

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return the words for one locale; None if that language has none, so that Discord shows the source's."""
        if locale is _FIRST_LOCALE and context.location is Where.command_name:
            # Nothing else here yields: without this, all translations would be one step of the event loop.
            await asyncio.sleep(0)
        words = _words(locale.value)
        if words is None:
            return None
        if context.location is Where.choice_name and "key" not in string.extras:
            # A name that is the same in all languages, such as a language's own name.
            return string.message
        key = string.extras.get("key") or _key_of(context)
        return words.say(key) if words.has(key) else None


@cache
def _words(locale: str) -> Language | None:
    """Return the language for a locale; None if it is the source or unknown. Called 30 times a string."""
    code = locale if locale in codes() else locale.partition("-")[0]
    return None if code == SOURCE or code not in codes() else language(code)


def _key_of(context: TranslationContextTypes) -> str:
    data: Any = context.data
    match context.location:
        case Where.command_name | Where.group_name:
            return _key(data.qualified_name)
        case Where.command_description | Where.group_description:
            return f"{_key(data.qualified_name)}.description"
        case Where.parameter_name:
            return f"{_key(data.command.qualified_name)}.{_attribute(data.name)}"
        case Where.parameter_description:
            return f"{_key(data.command.qualified_name)}.{_attribute(data.name)}-text"
        case _:
            raise app_commands.TranslationError(context=context)


def _key(command: str) -> str:
    return "command-" + command.replace(" ", "-")


def _attribute(parameter: str) -> str:
    return parameter.replace("_", "-")

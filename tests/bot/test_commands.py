"""Tests of commands as registered with Discord: names, descriptions, and where they may be used."""

import inspect
import re
from typing import get_args

import discord
import pytest
from discord import app_commands
from sentences import sentences

from bot import features
from bot.i18n import SOURCE, codes, language
from bot.i18n.command_words import FluentTranslator
from bot.platform.controls import answered_kinds
from bot.platform.custom_ids import Kind
from bot.platform.errors import sentence
from bot.platform.limits import CONTENT
from game.expansions.dragon.princess import PRINCESS_MUST
from game.values.errors import RulesetError
from game.values.ruleset import Expansion, Option, make_ruleset

NAME = re.compile(r"^[-_'\w]{1,32}$")
LOCALES = [locale for locale in discord.Locale if str(locale).partition("-")[0] in codes()]


@pytest.fixture(scope="module")
def tree():
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents(guilds=True)))
    features.load(tree)
    return tree


def walk(payload):
    yield payload
    for option in payload.get("options", ()):
        yield from walk(option)
    yield from payload.get("choices", ())


async def test_every_name_and_description_keeps_to_the_limits(tree):
    """In every language names have at most 32 small letters, and descriptions at most 100 characters."""
    for command in tree.get_commands():
        payload = await command.get_translated_payload(tree, FluentTranslator())
        for part in walk(payload):
            names = [part["name"], *(part.get("name_localizations") or {}).values()]
            if "description" in part:
                assert all(NAME.match(name) and name == name.lower() for name in names), names
                texts = [part["description"], *(part.get("description_localizations") or {}).values()]
                assert all(1 <= len(text) <= 100 for text in texts), texts
                assert "…" not in texts, part["name"]
            else:
                assert all(1 <= len(name) <= 100 for name in names), names


async def test_menus_are_named_in_every_language(tree):
    """Context menus have names of at most 32 characters in every language, and there are five of each kind at most."""
    menus = [command for command in tree.get_commands() if isinstance(command, app_commands.ContextMenu)]
    assert {menu.name for menu in menus} == {"Challenge", "Show the game here", "Analyse"}
    for menu in menus:
        payload = await menu.get_translated_payload(tree, FluentTranslator())
        names = [payload["name"], *payload["name_localizations"].values()]
        assert all(1 <= len(name) <= 32 for name in names), names
        assert len(payload["name_localizations"]) >= len(LOCALES) - 2
    for kind in (discord.AppCommandType.user, discord.AppCommandType.message):
        assert 1 <= sum(menu.type is kind for menu in menus) <= 5


async def test_every_text_option_has_a_maximum_length(tree):
    """Every text option has a maximum length that an answer can deal with."""
    texts = [
        (command.name, part)
        for command in tree.get_commands()
        for part in walk(await command.get_translated_payload(tree, FluentTranslator()))
        if "description" in part
        and part.get("type") == discord.AppCommandOptionType.string.value
        and not part.get("choices")
    ]
    assert texts
    endless = [(name, part["name"]) for name, part in texts if part.get("max_length", 6000) > 400]
    assert endless == []


async def test_commands_that_need_a_server_are_registered_for_servers_only(tree):
    """Each command is registered for servers only, or for direct messages as well."""
    for command in tree.get_commands():
        payload = await command.get_translated_payload(tree, FluentTranslator())
        assert payload["dm_permission"] is not command.guild_only
        assert payload["contexts"] == ([0] if command.guild_only else [0, 1, 2]), command.name


def test_options_accept_people_who_have_left_the_server(tree):
    """Options take people who have left the server, whom discord.py would refuse before the handler runs."""
    options = [
        (command.qualified_name, name, option.annotation)
        for command in tree.walk_commands()
        if isinstance(command, app_commands.Command)
        for name, option in inspect.signature(command.callback).parameters.items()
    ]
    people = [option for option in options if discord.Member in (option[2], *get_args(option[2]))]
    assert people
    assert [option[:2] for option in people if discord.User not in get_args(option[2])] == []


def test_options_that_discord_py_cannot_read_are_refused():
    """Options of an outdated list of commands are refused with a sentence, and are not logged as faults."""
    error = app_commands.TransformerError("cy", discord.AppCommandOptionType.user, app_commands.Transformer())
    assert "has changed" in sentence(error, language(SOURCE))


def test_a_rule_that_needs_another_is_refused_with_what_it_needs():
    """The strict princess without her expansion is refused because it needs it, not because they exclude each other."""
    with pytest.raises(RulesetError) as refused:
        make_ruleset(on=[PRINCESS_MUST])
    text = sentence(refused.value, language(SOURCE)) or ""
    assert "**Strict princess** can only be played with **Princess & Dragon**" in text
    with pytest.raises(RulesetError) as refused:
        make_ruleset(on=[Option.HAND_THREE, Option.TILE_MARKET])
    assert "together" in (sentence(refused.value, language(SOURCE)) or "")


def test_all_rules_that_clash_are_named_in_one_refusal():
    """A choice of everything is refused with a line for each two rules that clash, which is short enough to send."""
    with pytest.raises(RulesetError) as refused:
        make_ruleset(expansions=Expansion, on=Option, table=(9, 9))
    for code in codes():
        lines = (sentence(refused.value, language(code)) or "").split("\n")
        assert len(lines) == len(refused.value.others) + 1 > 8
        assert sum(len(line) + 1 for line in lines) <= CONTENT


async def test_every_language_names_every_command(tree):
    """Every language has its own words for each command, option and description."""
    others = [locale for locale in LOCALES if str(locale).partition("-")[0] != SOURCE]
    for command in tree.get_commands():
        payload = await command.get_translated_payload(tree, FluentTranslator())
        for part in walk(payload):
            for locale in others:
                assert str(locale) in (part.get("name_localizations") or {}), part["name"]


def test_every_kind_of_control_is_answered(tree):
    """Every kind of control has a handler."""
    assert set(Kind) - answered_kinds() == set()


def test_sentences_of_commands_match_the_command_tree(tree):
    """Every command, group and parameter has its sentences, and every `command-…` sentence belongs to one."""
    wanted = set()
    for command in tree.walk_commands():
        key = f"command-{command.qualified_name.replace(' ', '-')}"
        wanted |= {key, f"{key}.description"}
        for parameter in getattr(command, "parameters", ()):
            name = f"{key}.{parameter.name.replace('_', '-')}"
            wanted |= {name, f"{name}-text"}
    known = {key for key in sentences(SOURCE) if key.startswith("command-")} - {"command-unknown"}
    assert sorted(known ^ wanted) == []


def test_english_names_of_commands_equal_their_sentences(tree):
    """The program has the commands' English names, as their sentences do."""
    words = language(SOURCE)
    for command in tree.walk_commands():
        key = f"command-{command.qualified_name.replace(' ', '-')}"
        assert words.say(key) == command.name
        for parameter in getattr(command, "parameters", ()):
            name = f"{key}.{parameter.name.replace('_', '-')}"
            assert words.say(name) == parameter.display_name

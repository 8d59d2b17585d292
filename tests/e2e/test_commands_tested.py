"""Tests that every command and control that people can use has a test that uses it."""

import ast
from pathlib import Path

import discord
from commands_tested import CONTROLS, TESTS_OF
from discord import app_commands

from bot import features
from bot.platform.custom_ids import Kind
from bot.platform.forms import answered_forms


def existing_commands():
    """Return the full names of all commands that can be called."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    features.load(tree)
    typed = {
        command.qualified_name
        for command in tree.walk_commands()
        if isinstance(command, app_commands.Command)
    }
    return typed | {
        command.qualified_name
        for command in tree.get_commands()
        if isinstance(command, app_commands.ContextMenu)
    }


def test_every_command_control_and_form_has_tests():
    """`TESTS_OF` lists exactly the existing commands, controls and forms."""
    assert set(CONTROLS) == set(Kind)
    # Loading the commands also registers the handlers of forms.
    typed = existing_commands()
    controls = {f"{kind.value} (control)" for kind in Kind}
    forms = {f"{kind.value} (form)" for kind in answered_forms()}
    assert TESTS_OF.keys() == typed | controls | forms


def test_the_listed_tests_exist():
    """Each listed name is that of an async test; the fixture `box` checks that it uses what it is listed for."""
    with_box = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.AsyncFunctionDef) and node.name.startswith("test_"):
                with_box.add(node.name)
    named = {test for tests in TESTS_OF.values() for test in tests if test is not None}
    assert named <= with_box

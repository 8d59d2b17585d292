"""Tests of the page's parser of Discord's markdown: each text with the elements that it becomes."""

from __future__ import annotations

import asyncio

from page_window import OpenPage

from sandbox.script import Sandbox

CASES = {
    "plain": "<p>plain</p>",
    "two\nlines": "<p>two\nlines</p>",
    "**bold** and __under__": "<p><strong>bold</strong> and <u>under</u></p>",
    "*a* _b_ ***c*** ~~d~~": "<p><em>a</em> <em>b</em> <strong><em>c</em></strong> <s>d</s></p>",
    "**bold *and slanted* text**": "<p><strong>bold <em>and slanted</em> text</strong></p>",
    "2 * 3 * 4 and snake_case_name": "<p>2 * 3 * 4 and snake_case_name</p>",
    r"\*kept\* \_kept\_ \\": "<p>*kept* _kept_ \\</p>",
    "**never closed": "<p>**never closed</p>",
    "`*code*` ``a ` b``": '<p><code class="inline-code">*code*</code> <code class="inline-code">a ` b</code></p>',
    "# One\n## Two\n### Three\n#### four": (
        '<h3 class="heading-1">One</h3><h4 class="heading-2">Two</h4><h5 class="heading-3">Three</h5><p>#### four</p>'
    ),
    "-# small **print**": '<p class="small-print">small <strong>print</strong></p>',
    "- a\n- b\n  - c\n- d": "<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>",
    "- a\n1. b": "<ul><li>a</li></ul><ol><li>b</li></ol>",
    "3. c\n4. d": '<ol start="3"><li>c</li><li>d</li></ol>',
    "> said\n> twice\nnot": "<blockquote><p>said\ntwice</p></blockquote><p>not</p>",
    ">>> all\nof it": "<blockquote><p>all\nof it</p></blockquote>",
    "```py\nx = 1\n```after": '<pre><code data-language="py">x = 1</code></pre><p>after</p>',
    "before ```x``` after": '<p>before </p><pre><code data-language="">x</code></pre><p> after</p>',
    "<b>&amp;</b>": "<p>&lt;b&gt;&amp;amp;&lt;/b&gt;</p>",
    "[x](javascript:alert(1))": "<p>[x](javascript:alert(1))</p>",
    "||hidden||": (
        '<p><span role="button" tabindex="0" class="spoiler" aria-expanded="false" aria-label="Spoiler">'
        '<span class="spoiler-content">hidden</span></span></p>'
    ),
    "@everyone, me@here.org": '<p><span class="mention">@everyone</span>, me@here.org</p>',
    "<t:999999999999999999:R>": "<p>&lt;t:999999999999999999:R&gt;</p>",
}
PATIENCE_SECONDS = 60
PARSE = """async (texts) => {
    const { markdown } = await import("/web/js/markdown/render.js");
    return texts.map((text) => markdown(text).innerHTML);
}"""


async def test_markdown_is_parsed_as_by_discord(window: OpenPage) -> None:
    """Blocks, styles, escapes and codes are parsed, also within each other; HTML and scripts stay text."""
    page = await window("Ada")
    parsed = await page.evaluate(PARSE, list(CASES))
    assert dict(zip(CASES, parsed, strict=True)) == CASES


async def test_ids_are_shown_as_names(window: OpenPage, box: Sandbox) -> None:
    """Mentions of people, channels, roles and commands are shown as names; links and emojis are recognised."""
    page = await window("Ada")
    bruno, games = box.person("Bruno"), box.channel("games")
    texts = {
        f"<@{bruno.id}>": "@Bruno",
        "<@1>": "@unknown-user",
        f"<#{games.id}>": "games",
        f"<@&{box.server.id}>": "@everyone",
        "</game new:1>": "/game new",
        "<https://example.org/a_b_c>": "https://example.org/a_b_c",
        "see https://example.org/x_y_z.": "see https://example.org/x_y_z.",
        "[**rules**](https://example.org)": "rules",
    }
    parse_text = PARSE.replace(".innerHTML", ".textContent")
    assert await page.evaluate(parse_text, list(texts)) == list(texts.values())
    emoji = """async () => (await import("/web/js/markdown/inline.js")).readInline("<a:meeple:12345>")"""
    assert await page.evaluate(emoji) == [
        {"kind": "emoji", "id": "12345", "name": "meeple", "animated": True}
    ]


async def test_texts_that_are_slow_to_parse_do_not_block_the_page(window: OpenPage) -> None:
    """Texts of thousands of unclosed or nested marks are parsed within a minute, rather than in exponential time."""
    page = await window("Ada")
    slow = [
        "*" * 4000,
        "_a" * 2000,
        "[" * 4000,
        "||" * 2000,
        "`" * 3999,
        "**a " * 1000,
        "> " * 2000,
        "<@" * 2000,
    ]
    async with asyncio.timeout(PATIENCE_SECONDS):
        assert len(await page.evaluate(PARSE, slow)) == len(slow)

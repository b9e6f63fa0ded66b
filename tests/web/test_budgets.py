"""What a score sheet weighs on its way to a telephone, as a server packs it (brotli)."""

from __future__ import annotations

import re
from pathlib import Path

import brotli
import pytest
from tests.support import WORKSHOP

from kartenwerk.base.translation import messages
from kartenwerk.play.games import GAME_IDS
from kartenwerk.products.web.frame import SITE, SiteFrame
from kartenwerk.products.web.score_sheet import rest_script, score_sheet, sheet_words
from kartenwerk.products.web.scoring.sheet import DATA, RULES, game_path, sheet_scripts

KB = 1024
SHARED, DATA_AND_GAME, SCRIPT, STYLE, FIRST_VISIT = 16 * KB, 8 * KB, 10 * KB, 8 * KB, 60 * KB
"""The rules that all games share; what is known of all games with the largest game; the script within the page;
the style; all of a first visit without fonts."""

PARTS = 42 * KB
"""Rules, data, script and style together, without the script of the other screens."""


def pack(text: str) -> int:
    return len(brotli.compress(text.encode()))


@pytest.fixture(scope="module")
def files() -> dict[str, int]:
    """The packed sizes of the sheet's scripts by their paths in the site."""
    made = sheet_scripts(WORKSHOP, GAME_IDS, messages()).products
    texts = {str(Path(each.path).relative_to(SITE)): each.make(WORKSHOP).data.decode() for each in made}
    return {path: pack(text) for path, text in texts.items()}


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_sheet_fetches_what_all_games_share_and_one_game_within_the_budget(
    files: dict[str, int], language: str
) -> None:
    html = score_sheet(WORKSHOP, WORKSHOP.catalog.decks, SiteFrame(language=language))
    (style,) = re.findall("<style>(.*?)</style>", html, re.DOTALL)
    script = re.findall("<script>(.*?)</script>", html, re.DOTALL)[-1]
    largest = max(files[game_path(id)] for id in GAME_IDS)
    assert files[RULES] <= SHARED
    assert files[DATA] + largest <= DATA_AND_GAME
    assert pack(script) <= SCRIPT
    assert pack(style) <= STYLE
    assert files[RULES] + files[DATA] + largest + pack(style) + pack(script) <= PARTS
    assert (
        pack(html) + pack(rest_script(sheet_words(WORKSHOP.roots, language))) + files[RULES] + files[DATA] + largest
        <= FIRST_VISIT
    )

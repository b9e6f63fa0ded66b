"""A site of a club or a shop: title, colours, language, decks and games come from a file, or a sentence refuses it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support import WORKSHOP, Run

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.products.web import entry_page as module
from kartenwerk.products.web.deck_page import deck_page
from kartenwerk.products.web.entry_page import entry_page
from kartenwerk.products.web.frame import SiteFrame
from kartenwerk.products.web.site_file import HEAD_LINK, HEAD_TEXT, SitePlan, read_site_file
from kartenwerk.products.web.sources import rules_of_deck
from kartenwerk.text.web.page import styles

CLUB = """
format = 1
title = "Thursday Club"
about = "The games of our Thursdays."
language = "en"
decks = ["walisch", "franzoesisch"]
games = ["doppelkopf", "donnerwetter"]
[colours]
head = "#10304A"
accent = "#0b5a4a"
"""


def read(folder: Path, text: str) -> SitePlan:
    path = folder / "site.toml"
    path.write_text(text, encoding="utf-8")
    return read_site_file(path, WORKSHOP.catalog)


def test_the_pages_are_the_clubs_in_title_language_colours_decks_and_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "minutes", lambda workshop, game: 20)
    plan = read(tmp_path, CLUB)
    frame = plan.fill(SiteFrame())
    decks = [WORKSHOP.catalog.deck(id) for id in plan.decks]
    html = entry_page(WORKSHOP, decks, frame)
    for said in ('<html lang="en">', "<title>Thursday Club</title>", "2 decks, 2 games. The games of our Thursdays."):
        assert said in html
    assert "--night:#10304A" in html
    assert [html.count(f"spiele/{game}.html") for game in ("doppelkopf", "donnerwetter", "mau_mau")] == [1, 1, 0]
    assert [*rules_of_deck(WORKSHOP.catalog, decks[1], frame)] == ["doppelkopf"]
    page = deck_page(WORKSHOP, decks[0], frame)
    assert "It is used to play <a href" in page
    assert f'<h1 lang="de">{decks[0].title}</h1>' in page


def test_a_site_of_one_game_asks_for_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "minutes", lambda workshop, game: 20)
    deck = WORKSHOP.catalog.deck("buchstaben")
    html = entry_page(WORKSHOP, [deck], SiteFrame())
    assert html.count("spiele/anagramm_poker.html") == 1
    assert "Das Spiel</h2>" in html and "data-left" not in html and 'class="none"' not in html


def test_games_alone_bring_their_decks(tmp_path: Path) -> None:
    assert read(tmp_path, 'games = ["watten", "doppelkopf"]').decks == ("deutsch", "franzoesisch")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[colours]\nhead = "#777777"', "colours.head: #777777 and #f4ead6, the text in the head, are too near each"),
        (
            '[colours]\naccent = "#e0a045"',
            "colours.accent: #e0a045 and #f7f1e3, the light page, are too near each other",
        ),
        ('[colours]\naccent_dark = "#552200"', "colours.accent_dark: #552200 and #211b16, the dark page, are too near"),
        ('[colours]\naccent = "red"', "colours.accent: "),
        ('decks = ["skat"]', "decks: there is no deck of that name"),
        ('games = ["skat"]', "games: there is no game of that name"),
        ('decks = ["walisch"]\ngames = ["watten"]', "found 'watten'; expected deutsch among the decks"),
        ('language = "fr"', "language: "),
        ('title = ""', "title: "),
        (f'title = "{"x" * 61}"', "title: "),
        ("format = 99", "the file is of format 99"),
        ('logo = "x.png"', "logo: "),
        ("", "the file is empty"),
    ],
)
def test_what_is_wrong_in_the_file_is_one_sentence_that_names_it(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(KartenwerkError) as caught:
        read(tmp_path, text)
    assert str(caught.value).startswith(f"{tmp_path}/site.toml: ")
    assert said in str(caught.value)


def test_a_refused_file_leaves_nothing_behind(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "site.toml"
    file.write_text('decks = ["walisch"]\n[colours]\nhead = "#ffffff"', encoding="utf-8")
    assert "the text in the head" in run("site", "--site", file, "--out", tmp_path / "out").refusal
    file.write_text('decks = ["walisch"]', encoding="utf-8")
    assert "the file names decks itself" in run("site", "deutsch", "--site", file, "--out", tmp_path / "out").refusal
    refusal = run("site", "--print", "boxes", "--out", tmp_path / "out").refusal
    assert "--print: nothing of that kind is printed; found 'boxes'" in refusal
    assert not (tmp_path / "out").exists()


def test_the_colours_that_are_compared_are_those_of_the_style_sheet() -> None:
    style = styles("base", "site")
    assert f".head {{ background: var(--night); color: {HEAD_TEXT};" in style
    assert f".head a:not(.button) {{ color: {HEAD_LINK}; }}" in style

"""What games need beside one pack and a booklet: engine, guide, box and table tell the same."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import Any

import pytest
from tests.support import WORKSHOP, Run, session_of

from kartenwerk.graphics.display import Text, walk
from kartenwerk.play.engine.session import Session
from kartenwerk.products.box import panels
from kartenwerk.products.box.contents import box_contents
from kartenwerk.products.box.data import BoxData
from kartenwerk.products.box.tuck_box import box_page
from kartenwerk.products.chips import ChipData
from kartenwerk.products.guide.guide import Kit, guide_template, guide_values
from kartenwerk.products.guide.paper import KitFile
from kartenwerk.products.kits.equipment import equipment
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.kits.kit import finished_decks
from kartenwerk.text.german import span
from kartenwerk.text.literal import plain

CATALOG = WORKSHOP.catalog
DECKS = finished_decks(CATALOG)
GAMES = CATALOG.game_ids
STEPS = re.compile(r"(?:(\d+)(?: Blätter)?(?:, |$))?(?:ab (\d+) Spielern (\d+)(?: Blätter)?)?")
"""A number of packs in words: "2", "3, ab 20 Spielern 4", "ab 6 Spielern 2 Blätter"."""


@cache
def session(game: str) -> Session:
    return session_of(game)


def dealt(game: str, players: int) -> Counter[Any]:
    """Every card of the game by how often the engine deals with it."""
    each = session(game)
    return Counter(each.game.pack(each.game.with_rules(each.data), players, each.deck.pack))


def packs_in_words(game: str, words: str) -> dict[int, int]:
    """The number of packs for each number of players, as the words tell it; one where they are silent."""
    match = STEPS.fullmatch(words)
    assert match, words
    first, players, then = (int(number or 0) for number in match.groups())
    return {n: then if players and n >= players else first or 1 for n in session(game).data.players}


def packs_of_engine(game: str) -> dict[int, int]:
    return {players: session(game).packs(players) for players in session(game).data.players}


@cache
def guide_of(deck: str) -> str:
    """The guide of a deck's kit as Markdown."""
    files = (KitFile(f"{deck}/karten_a4.pdf", "sheet", 14), KitFile(f"{deck}/marken_a4.pdf", "sheet", 8))
    orders = tuple(GameOrder(game.id) for game in CATALOG.games_of(deck))
    values = guide_values(WORKSHOP, Kit(CATALOG.deck(deck), files, "a4", orders))
    return plain(WORKSHOP.templates.render(guide_template("de"), values))


def rows_of(deck: str) -> dict[str, list[str]]:
    """The rows of the guide's table of needs, by the title of the game."""
    _, _, chapter = guide_of(deck).partition("# Was die Spiele brauchen\n")
    rows = [line.strip("| ").split(" | ") for line in chapter.split("\n# ")[0].splitlines() if line.startswith("|")]
    return {title: cells for title, *cells in rows[2:]}


@pytest.mark.parametrize("game", GAMES)
def test_the_packs_of_a_game_hold_every_card_that_is_dealt_with_and_one_pack_less_does_not(game: str) -> None:
    forms = [session(game).deck.pack.counts, *map(Counter, session(game).deck.pack.forms.values())]
    for players, packs in packs_of_engine(game).items():
        wanted = dealt(game, players)
        assert any(all(packs * form[card] >= number for card, number in wanted.items()) for form in forms)
        assert not any(all((packs - 1) * form[card] >= number for card, number in wanted.items()) for form in forms)


@pytest.mark.parametrize("game", GAMES)
def test_the_steps_tell_the_packs_of_every_number_of_players(game: str) -> None:
    told: dict[int, int] = {}
    for step in session(game).pack_steps:
        told |= {players: step.packs for players in session(game).data.players if players >= step.players}
    assert told == packs_of_engine(game)


def test_a_house_rule_changes_the_number_of_packs() -> None:
    (need,) = equipment(WORKSHOP, [GameOrder("mogeln", None, ("blaetter=2",))])
    assert need.packs == ((3, 2),)


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_tells_the_packs_of_every_game_as_the_engine_deals_them(game: str) -> None:
    rows, data = rows_of(session(game).deck.id), session(game).data
    words = rows[data.title][1] if data.title in rows else "1"
    assert packs_in_words(game, words) == packs_of_engine(game)


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_tells_the_chips_of_every_game_that_needs_them_for_the_most_players(game: str) -> None:
    rows, data = rows_of(session(game).deck.id), session(game).data
    told = rows[data.title][2] if data.title in rows else "–"
    most = data.players[-1]
    chips = len(ChipData.load(WORKSHOP.roots).set_for(most))
    assert told == (f"{chips} für {most}" if session(game).needs_chips else "–")


@pytest.mark.parametrize("game", GAMES)
def test_a_booklet_that_asks_for_chips_is_of_a_game_that_needs_them(game: str) -> None:
    text = WORKSHOP.roots.find(f"templates/games/{game}/text.md.j2").text()
    asks = re.search(r"dazu (Marken|Zählsteine)|[Ii]hr (braucht )?Marken", text)
    assert bool(asks) == session(game).needs_chips


@pytest.mark.parametrize("game", [game for game in GAMES if session(game).game.chips])
def test_a_set_of_chips_is_worth_what_a_player_begins_with(game: str) -> None:
    each = session(game)
    players = each.data.players[-1]
    rules = each.game.with_rules(each.data)
    accounts = each.game.accounts(each.game.deal(rules, players, each.game.pack(rules, players, each.deck.pack)))
    assert max(accounts[:players]) <= ChipData.load(WORKSHOP.roots).stack


@pytest.mark.parametrize("deck", DECKS)
def test_the_guide_does_not_say_that_one_pack_is_enough_where_it_is_not(deck: str) -> None:
    more = any(need.is_more for need in equipment(WORKSHOP, [GameOrder(game.id) for game in CATALOG.games_of(deck)]))
    assert ("reichen die Karten und ein Heft." in guide_of(deck)) == (not more)
    assert bool(rows_of(deck)) == more


@pytest.mark.parametrize("deck", DECKS)
def test_the_box_tells_how_many_packs_a_game_needs_where_one_is_not_enough(
    deck: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(panels, "minutes", lambda workshop, game: 5)  # nothing is played for it
    data = CATALOG.deck(deck)
    page = box_page(WORKSHOP, data, BoxData.load(WORKSHOP.roots), box_contents(CATALOG, data), None)
    texts = [item.text for item in walk(page.items) if isinstance(item, Text)]
    games = CATALOG.games_of(deck)
    for game in games:
        packs = {*packs_of_engine(game.id).values()}
        players, _duration, after = texts[texts.index(game.title) + 1 :][:3]
        assert players == span(game.players)
        if max(packs) > 1:
            assert after == (f"{min(packs)}–{max(packs)}" if len(packs) > 1 else f"{max(packs)}")
        else:
            assert not after.isdecimal()  # the next game's title, or the box's own


def test_the_list_of_games_tells_their_packs(run: Run) -> None:
    told = {game["id"]: dict(game["packs"]) for game in run("list", "--json").json["games"]}
    for game in GAMES:
        assert told[game] == {step.players: step.packs for step in session(game).pack_steps}
    row = next(line for line in run("list").out.splitlines() if line.split()[:1] == ["mogeln"])
    assert row.endswith("deck franzoesisch, packs: 1, from 6 players 2")

"""The entry page of a site: its decks, and its games with a filter that needs no script."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.catalog.game import GameData
from kartenwerk.products.durations import minutes
from kartenwerk.products.web.frame import TITLES, SiteFrame, address, deck_accent, licences, site_page
from kartenwerk.products.web.score_sheet import SHEET

ABOUT_GAMES = (
    "Jede Regel steht hier so, wie ihr sie spielt: mit Bildern, mit einem Probespiel und mit allem, was ihr"
    " nachschlagen wollt."
)
ABOUT_CARDS = "Jede Karte steht hier, groß anzusehen und in Worten."

PARTIES = (2, 3, 4, 5, 6, 7)
"""Numbers of players to choose from; the last stands for all above it too."""

TIMES = (15, 30, 60)
"""Minutes to choose from: a game that takes no longer."""


def entry_page(workshop: Workshop, found: Sequence[Deck], site: SiteFrame) -> str:
    games = sorted(
        (game for deck in found for game in workshop.catalog.games_of(deck.id)),
        key=lambda game: game.title,
    )
    kinds = "Ein Blatt" if len(found) == 1 else f"{len(found)} Blätter"
    html, rows, many = workshop.templates.html, _filter(found), _count_games(len(games))
    what, about = (f"{kinds}, {many}", ABOUT_GAMES) if games else (kinds, ABOUT_CARDS)
    head = html("web/entry_head.html.j2", title=site.title, what=what, about=about, sheet=SHEET if site.scored else "")
    main = html(
        "web/entry.html.j2",
        decks=[_deck(workshop, deck) for deck in found],
        games=[_game(workshop, game) for game in games],
        filter=rows if len(found) > 1 else rows[:-1],
    )
    hidden = "".join(_hide_others(row["kind"], value) for row in rows for value, _ in row["choices"])
    about = f"{kinds} und {many}" if games else kinds
    card = site.home.card(site.title, about, "", f"bilder/{found[0].id}.png")
    rules = deck_accent(found[0]) + hidden
    return site_page(workshop, site.title, about, head, main, TITLES, rules, card, site=site, licences=licences(found))


def _deck(workshop: Workshop, deck: Deck) -> Mapping[str, Any]:
    return {
        "title": deck.title,
        "address": address(f"{deck.id}.html"),
        "picture": address(f"bilder/{deck.id}.png"),
        "cards": len(deck.pack.cards),
        "games": sorted(game.title for game in workshop.catalog.games_of(deck.id)),
    }


def _count_games(games: int) -> str:
    return "ein Spiel" if games == 1 else f"{games} Spiele"


def _game(workshop: Workshop, game: GameData) -> Mapping[str, Any]:
    deck, time = workshop.catalog.deck(game.deck), minutes(workshop, game.id)
    least, most = game.players[0], game.players[-1]
    kinds = [f"p{number}" for number in PARTIES if _can(game, number)]
    kinds += [f"t{limit}" for limit in TIMES if time and time <= limit] + [f"b-{deck.id}"]
    return {
        "title": game.title,
        "address": address(f"spiele/{game.id}.html"),
        "picture": address(f"bilder/{game.id}.png"),
        "players": str(least) if least == most else f"{least} bis {most}",
        "minutes": time,
        "deck": deck.title,
        "kinds": kinds,
    }


def _can(game: GameData, number: int) -> bool:
    """Whether so many can play it; the last number to choose stands for more, too."""
    return any(players == number or players > number == PARTIES[-1] for players in game.players)


def _filter(decks: Sequence[Deck]) -> list[Mapping[str, Any]]:
    """The rows of the filter, each with the classes and the words of its choices."""
    players = [(f"p{number}", f"{number}{' und mehr' if number == PARTIES[-1] else ''}") for number in PARTIES]
    times = [(f"t{limit}", f"bis {limit} Minuten") for limit in TIMES]
    return [
        {"kind": "spieler", "legend": "Spieler", "choices": players},
        {"kind": "zeit", "legend": "Zeit", "choices": times},
        {"kind": "blatt", "legend": "Blatt", "choices": [(f"b-{deck.id}", deck.title) for deck in decks]},
    ]


def _hide_others(kind: str, value: str) -> str:
    """The rule that hides the games that are not of the kind while it is chosen."""
    return f".games:has(#{kind}-{value}:checked) .covers>li:not(.{value}){{display:none}}"

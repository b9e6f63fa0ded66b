"""The entry page of a site: its decks, and its games with a filter that needs no script."""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.catalog.game import GameData
from kartenwerk.products.durations import minutes
from kartenwerk.products.web.frame import TITLES, Home, address, deck_accent, licences, site_page
from kartenwerk.text.german import join_words
from kartenwerk.text.web.markup import attribute, text

TITLE = "Kartenwerk"
ABOUT_GAMES = (
    "Jede Regel steht hier so, wie ihr sie spielt: mit Bildern, mit einem Probespiel und mit allem, was ihr"
    " nachschlagen wollt."
)
ABOUT_CARDS = "Jede Karte steht hier, groß anzusehen und in Worten."

PARTIES = (2, 3, 4, 5, 6, 7)
"""Numbers of players to choose from; the last stands for all above it too."""

TIMES = (15, 30, 60)
"""Minutes to choose from: a game that takes no longer."""

COVER = (340, 479)
FAN = (898, 449)
"""Pictures in pixels."""


def entry_page(workshop: Workshop, found: Sequence[Deck], home: Home) -> str:
    games = sorted(
        (game for deck in found for game in workshop.catalog.games_of(deck.id)),
        key=lambda game: game.title,
    )
    kinds = "Ein Blatt" if len(found) == 1 else f"{len(found)} Blätter"
    many = f", {_counted(len(games))}" if games else ""
    head = f"<h1>{TITLE}</h1>\n<p>{kinds}{many}. {ABOUT_GAMES if games else ABOUT_CARDS}</p>\n"
    main = (
        f'<section aria-labelledby="blaetter"><h2 id="blaetter">Blätter</h2>\n'
        f'<ul class="decks">\n{"".join(_deck(workshop, deck) for deck in found)}</ul>\n</section>\n'
    )
    if games:
        main += (
            f'<section class="games" aria-labelledby="spiele"><h2 id="spiele">Spiele</h2>\n{_filter(found, len(games))}'
            f'<ul class="covers">\n{"".join(_game(workshop, game) for game in games)}</ul>\n'
            '<p class="none">Dazu passt kein Spiel. Wählt etwas ab.</p>\n</section>\n'
        )
    shown = "".join(_hidden(kind, value) for kind, value in _choices(found))
    about = f"{kinds} und {_counted(len(games))}" if games else kinds
    card = home.card(TITLE, about, "", f"bilder/{found[0].id}.png")
    return site_page(
        workshop, TITLE, about, head, main, TITLES, deck_accent(found[0]) + shown, card, licences=licences(found)
    )


def _deck(workshop: Workshop, deck: Deck) -> str:
    games = [game.title for game in workshop.catalog.games_of(deck.id)]
    return (
        f'<li><a href="{address(f"{deck.id}.html")}"><img src="{address(f"bilder/{deck.id}.png")}" alt=""'
        f' width="{FAN[0]}" height="{FAN[1]}"><strong>{text(deck.title)}</strong></a>'
        f"<p>{len(deck.pack.cards)} Karten{f' für {text(join_words(sorted(games)))}' if games else ''}</p></li>\n"
    )


def _counted(games: int) -> str:
    return "ein Spiel" if games == 1 else f"{games} Spiele"


def _game(workshop: Workshop, game: GameData) -> str:
    deck = workshop.catalog.deck(game.deck)
    time = minutes(workshop, game.id)
    least, most = game.players[0], game.players[-1]
    who = f"{least} Spieler" if least == most else f"{least} bis {most} Spieler"
    lasts = f", etwa {time} Minuten" if time else ""
    kinds = [f"p{number}" for number in PARTIES if _can(game, number)]
    kinds += [f"t{limit}" for limit in TIMES if time and time <= limit] + [f"b-{deck.id}"]
    return (
        f'<li class="{attribute(" ".join(kinds))}"><a href="{address(f"spiele/{game.id}.html")}">'
        f'<img src="{address(f"bilder/{game.id}.png")}" alt="" width="{COVER[0]}" height="{COVER[1]}" loading="lazy">'
        f"<strong>{text(game.title)}</strong></a><p>{who}{lasts}<br>{text(deck.title)}</p></li>\n"
    )


def _can(game: GameData, number: int) -> bool:
    """Whether so many can play it; the last number to choose stands for more, too."""
    return any(players == number or players > number == PARTIES[-1] for players in game.players)


def _choices(decks: Sequence[Deck]) -> list[tuple[str, str]]:
    choices = [("spieler", f"p{number}") for number in PARTIES]
    choices += [("zeit", f"t{limit}") for limit in TIMES]
    return choices + [("blatt", f"b-{deck.id}") for deck in decks]


def _hidden(kind: str, value: str) -> str:
    """The rule that hides the games that are not of the kind while it is chosen."""
    return f".games:has(#{kind}-{value}:checked) .covers>li:not(.{value}){{display:none}}"


def _filter(decks: Sequence[Deck], games: int) -> str:
    last = PARTIES[-1]
    rows = [
        (
            "spieler",
            "Spieler",
            [(f"p{number}", f"{number}{' und mehr' if number == last else ''}") for number in PARTIES],
        ),
        ("zeit", "Zeit", [(f"t{limit}", f"bis {limit} Minuten") for limit in TIMES]),
    ]
    if len(decks) > 1:
        rows.append(("blatt", "Blatt", [(f"b-{deck.id}", deck.title) for deck in decks]))
    fields = "".join(_row(*row) for row in rows)
    return (
        f'<div class="filter">{fields}<p class="scripted"><span role="status" data-of="{games}"></span>'
        ' <button type="button" class="undo">Auswahl aufheben</button></p></div>\n'
    )


def _row(kind: str, legend: str, choices: Sequence[tuple[str, str]]) -> str:
    buttons = "".join(_button(kind, value, label) for value, label in choices)
    return f"<fieldset><legend>{legend}</legend>{_button(kind, 'alle', 'beliebig', chosen=True)}{buttons}</fieldset>"


def _button(kind: str, value: str, label: str, *, chosen: bool = False) -> str:
    id = f"{kind}-{value}"
    checked = " checked" if chosen else ""
    return f'<input type="radio" name="{kind}" id="{id}"{checked}><label for="{id}">{text(label)}</label>'

"""What the templates of a box's panels are given: its design, its sizes and words, its games, and ways to fit type."""

from __future__ import annotations

from typing import Any, NamedTuple

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.products.box.contents import BoxContents
from kartenwerk.products.box.data import BoxData
from kartenwerk.products.box.design import box_design
from kartenwerk.products.durations import minutes
from kartenwerk.products.kits.equipment import Equipment, equipment
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.text.german import NO_BREAK_SPACE, span


class GameLine(NamedTuple):
    """A game's line on the back: its id and title, and numbers of packs, of players and of minutes in words."""

    id: str
    title: str
    packs: str
    players: str
    minutes: str


def panel_values(workshop: Workshop, deck: Deck, data: BoxData, contents: BoxContents, scale: float) -> dict[str, Any]:
    """The values for all panels; `scale` is how much larger than its layout the box is drawn."""
    design = box_design(workshop.roots, deck)
    lines, pitch = deck_pitch(workshop, deck)
    signs = design.signs_of(deck)
    half = -(-len(signs) // 2)
    fit = workshop.tools(deck).copyfit
    cards = workshop.language.count(contents.cards, "Karte", figure=True)
    games = workshop.language.count(len(lines), "Spiel")
    return {
        "k": scale,
        "mass": data.layout,
        "entwurf": design,
        "inhalt": contents,
        "karten": cards.replace(NO_BREAK_SPACE, " "),
        "worte": data.words,
        "unterzeile": data.words.contents.format(cards=cards, games=games) if lines else cards,
        "pitch": pitch,
        "spiele": lines,
        "zeichen": signs,
        "seiten": {"side": (design.sides[0], signs[:half]), "far": (design.sides[1], signs[half:])},
        "lang": fit.length,
        "passend": fit.fit,
        "versal": fit.capitals,
    }


class DeckPitch(NamedTuple):
    """The text on a deck's use: a line for each of its games, and a few words."""

    games: tuple[GameLine, ...]
    words: tuple[str, ...]


def deck_pitch(workshop: Workshop, deck: Deck) -> DeckPitch:
    """The games of the deck, and the words of its box; none of these without games."""
    data = BoxData.load(workshop.roots, workshop.printed_in)
    needs = equipment(workshop, (GameOrder(game.id) for game in workshop.catalog.games_of(deck.id)))
    games = needs[0].title if len(needs) == 1 else workshop.language.count(len(needs), "Spiel", "akkusativ")
    words = (
        tuple(line.format(games=games) for line in box_design(workshop.roots, deck, workshop.printed_in).pitch)
        if needs
        else ()
    )
    return DeckPitch(tuple(_line(workshop, data, need) for need in needs), words)


def _line(workshop: Workshop, data: BoxData, need: Equipment) -> GameLine:
    packs = sorted({step.packs for step in need.packs})
    time = minutes(workshop, need.id)
    duration = data.words.minutes.format(minutes=time) if time else ""
    return GameLine(need.id, need.title, span(packs), span(need.players), duration)

"""What Gin Rommé's booklet and pad show: a hand arranged, gin, a match on the pad, Oklahoma, odds of the deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

from kartenwerk.catalog import HouseRules
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.meld_rows import MeldRow, kind, loose_row, meld_row
from kartenwerk.play.examples.pads import ScoredDeal
from kartenwerk.play.examples.rounds import minutes_of_matches
from kartenwerk.play.examples.showcase import Showcase
from kartenwerk.play.examples.views import one_suit, views
from kartenwerk.play.games.gin_romme.game_view import game_views, games
from kartenwerk.play.games.gin_romme.hands import odds_of_deal
from kartenwerk.play.games.gin_romme.round_view import (
    arranged_twice,
    knock_view,
    shows_arranging,
    shows_gin,
    shows_spade,
)
from kartenwerk.play.games.gin_romme.rules import LEFT
from kartenwerk.play.games.gin_romme.scoring import worth
from kartenwerk.play.games.gin_romme.shown import practice
from kartenwerk.play.games.gin_romme.state import HAND, SEATS, Rules, melds_of
from kartenwerk.play.mechanics.melds.meld import RANKS, Meld, MeldIndex
from kartenwerk.play.mechanics.melds.odds import outs

SPECIMEN_SEED = 3
"""A match of few games; in the last of them one side wins no round."""


MELDS = ("herz-8 karo-8 pik-8", "kreuz-5 kreuz-6 kreuz-7 kreuz-8", "karo-A karo-2 karo-3")
NO_MELDS = ("pik-D pik-K pik-A", "herz-4 herz-5 karo-6", "karo-9 kreuz-9")
WAITS = {
    "Dreieck": "herz-8 herz-9 karo-9",
    "Nachbarn": "pik-5 pik-6",
    "Paar": "karo-B kreuz-B",
    "Lücke": "herz-4 herz-6",
    "Rand": "kreuz-D kreuz-K",
}


def booklet(session: Session) -> Mapping[str, Any]:
    """Melds, a hand arranged, two rounds, a match, the odds, and how long a game takes."""
    rules: Rules = session.rules
    pack = session.pack_for(SEATS)
    index = melds_of(pack)
    suit = one_suit(pack, RANKS)
    match = [*games(rules, session.play_deals(SEATS, SPECIMEN_SEED))]
    no_meld, gin = odds_of_deal(rules, pack)
    return {
        "werte": views(suit, session.deck),
        "zaehlt": [worth(card) for card in suit],
        "kombinationen": [_name(session, index, cards) for cards in MELDS],
        "keine": [_name(session, index, cards) for cards in NO_MELDS],
        "wartet": [_waiting(session, index, *wait) for wait in WAITS.items()],
        "beispiele": examples(session),
        "namen": session.names[:SEATS],
        "spiele": match,
        "fertig": max(match[-1].match) >= rules.partie_ziel,
        "hand": HAND,
        "rest": LEFT,
        "ohne_kombination": no_meld.share,
        "gin_gegeben": gin.total // gin.ways,
        "im_mittel": sum(map(worth, pack)) * HAND / len(pack),
        "minuten": minutes_of_matches(session, _game_lengths),
    }


def _game_lengths(session: Session) -> Iterator[int]:
    """The moves of one game after the other, match after match."""
    return (game.steps for seed in count(1) for game in games(session.rules, session.play_deals(SEATS, seed)))


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """The games of a match."""
    match = games(session.rules, session.play_deals(players, SPECIMEN_SEED))
    return {"namen": session.names[:players], "spiele": [*match]}


def written_match(session: Session, deals: Sequence[ScoredDeal]) -> Sequence[Mapping[str, Any]]:
    """The leaves of rounds that people write down: the games of a match, so many on each as it has room for."""
    found = [*game_views(session.rules, ((deal.items, 0) for deal in deals))]
    step = session.data.score.games
    return [{"spiele": found[start : start + step]} for start in range(0, len(found), step)]


def examples(session: Session) -> Mapping[str, Any]:
    """Rounds by what they show."""
    found = _find(session, {"blatt": shows_arranging, "gin": shows_gin})
    oklahoma = replace(session, house=HouseRules(changes={**session.house.changes, "oklahoma": True}))
    return {
        "blatt": arranged_twice(session, found["blatt"]),
        "gin": knock_view(session, found["gin"]),
        "oklahoma": knock_view(oklahoma, _find(oklahoma, {"pik": shows_spade})["pik"]),
    }


def _find(session: Session, wanted: Mapping[str, Callable[[PlayedDeal], bool]]) -> Mapping[str, PlayedDeal]:
    """The first round that shows each of what is wanted, all found in one search."""
    found: dict[str, PlayedDeal] = {}

    def all_found(deal: PlayedDeal) -> Mapping[str, PlayedDeal] | None:
        found.update({name: deal for name, shows in wanted.items() if name not in found and shows(deal)})
        return found if len(found) == len(wanted) else None

    return session.find(SEATS, all_found, "all of " + ", ".join(wanted))[2]


def _name(session: Session, index: MeldIndex, cards: str) -> MeldRow:
    """Cards with the name of the meld they are; without a name if they are none."""
    meld = Meld(session.deck.pack.read(cards))
    if not index.is_meld(meld):
        return loose_row(session.deck, meld.cards)
    return meld_row(session.deck, meld, kind(meld))


def _waiting(session: Session, index: MeldIndex, label: str, cards: str) -> MeldRow:
    """Cards with the number of cards that would make them a meld."""
    held = session.deck.pack.read(cards)
    return loose_row(session.deck, held, label, str(len(outs(index, held))))


SHOWCASE = Showcase(booklet, specimen, practice, written_match=written_match)

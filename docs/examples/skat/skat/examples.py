"""What the booklet and the pad of Skat show: the generic deal to read along, the values, and cases that are counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kartenwerk.plugin import (
    Card,
    CardView,
    Discard,
    NamedCards,
    PlayedDeal,
    Session,
    Showcase,
    account_rows,
    augen,
    generic_booklet,
    match_minutes,
    play_rounds,
    sign,
    trick_stories,
    views,
)
from skat.rules import OTHERS_WIN, OWN, State, outcome
from skat.values import BASE, NULL_RANKS, PLAIN, VALUES, Achieved, Extra, null_value, score, tops, trumps

NEEDED, ALL_AUGEN = 61, 120
SPECIMEN_SEED, SPECIMEN_DEALS = 3, 36
SHOWN = "herz"
"""The suit that is pictured as trumps, and in Null."""

PLAIN_SHOWN = "pik"


class TopsView(NamedTuple):
    """Cards, and how many matadors they are, with or without."""

    karten: tuple[str, ...]
    wort: str
    zahl: int


class Case(NamedTuple):
    """A deal that is counted."""

    spiel: str
    gereizt: int
    augen: int
    gezaehlt: str
    punkte: int


class Sides(NamedTuple):
    """The Augen of the declarer, the Skat among them, and of the two others."""

    declarer: int
    others: int


def booklet(session: Session) -> Mapping[str, Any]:
    """The generic examples, and what Skat has beside them."""
    return {
        **generic_booklet(session),
        "minuten": match_minutes(session, 3, int(session.values["spiele"])),
        "noetig": NEEDED,
        "summe": ALL_AUGEN,
        "gebote": VALUES,
        "grundwerte": BASE,
        "nullwerte": tuple(null_value(hand, is_open) for is_open in (False, True) for hand in (False, True)),
        "eigenes": OWN,
        "gegen": OTHERS_WIN,
        "reihen": _rows(session),
        "spitzen": _tops(session),
        "faelle": _cases(),
    }


def practice(session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """The practice deal: hands and Skat, the bidding, the tricks, how both sides stand after each, and its value."""
    deal = deals[0]
    start: State = deal.start
    state: State = deal.state
    assert state.declarer is not None and state.named is not None
    names = tuple(session.names[seat] for seat in start.active)
    declarer = names[state.declarer]
    stories = tuple(trick_stories(session, deal))
    (away,) = (step.move.cards for step in deal.steps if isinstance(step.move, Discard))
    game = state.named.game
    owned = (*start.cards.hands[state.declarer], *start.stock.cards)
    hands = zip(names, start.cards.hands, strict=True)
    made = outcome(state)
    assert made is not None
    return {
        "namen": names,
        "geber": session.names[start.dealer],
        "spieler": declarer,
        "gegner": " und ".join(name for name in names if name != declarer),
        "gesagt": [(session.names[step.seat], str(step.move)) for step in deal.steps],
        "haende": (*(NamedCards(name, views(hand, session.deck)) for name, hand in hands),),
        "skat": views(start.stock.cards, session.deck),
        "gedrueckt": views(away, session.deck),
        "skataugen": augen(away),
        "spiel": game,
        "grundwert": BASE[game],
        "spitzen": tops(owned, game),
        "stiche": stories,
        "stand": (
            Sides(augen(away), 0),
            *(
                Sides(augen(away) + story.taken[declarer], sum(story.taken.values()) - story.taken[declarer])
                for story in stories
            ),
        ),
        "alle": ALL_AUGEN,
        "ziel": NEEDED,
        "wert": made.value,
        "gewonnen": made.won,
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """A list: what each game was worth, and how everybody stands."""
    most = min(SPECIMEN_DEALS, int(session.values["spiele"]))
    return {
        "namen": session.names[:players],
        "zeilen": account_rows(play_rounds(session, players, SPECIMEN_SEED, most), _value),
    }


def _value(deal: PlayedDeal) -> tuple[str, ...]:
    made = outcome(deal.state)
    return (sign(made.points) if made else "–",)


def _rows(session: Session) -> list[tuple[str, tuple[CardView, ...]]]:
    """The orders of cards that are pictured, each with its name."""
    kinds = {(card.suit, card.rank): card for card in session.deck.kinds}
    german = {suit: session.deck.name_of(kinds[suit, "A"]).partition("-")[0] for suit in (SHOWN, PLAIN_SHOWN)}
    orders = {
        f"Trumpf bei {german[SHOWN]}": trumps(SHOWN),
        "Trumpf beim Grand": trumps("grand"),
        "jede andere Farbe": tuple((PLAIN_SHOWN, rank) for rank in PLAIN),
        "jede Farbe beim Null": tuple((SHOWN, rank) for rank in NULL_RANKS),
    }
    return [(name, tuple(CardView.of(kinds[kind], session.deck) for kind in order)) for name, order in orders.items()]


def _tops(session: Session) -> list[TopsView]:
    """Three hands of jacks, and how they count."""
    found = []
    for suits in (("kreuz", "pik", "karo"), ("kreuz", "herz"), ("herz", "karo")):
        cards = [Card(suit, "B") for suit in suits]
        kinds = {(card.suit, card.rank): card for card in session.deck.kinds}
        names = tuple(session.deck.name_of(kinds[suit, "B"]) for suit in suits)
        found.append(TopsView(names, "mit" if suits[0] == "kreuz" else "ohne", tops(cards, SHOWN)))
    return found


def _cases() -> list[Case]:
    """Deals that show what matters, each counted by the rules."""
    told = [
        ("Karo", "mit 1, Spiel 2", Achieved("karo", False, Extra.NONE, 1, 18, 61)),
        ("Herz", "ohne 2, Spiel 3, verloren", Achieved("herz", False, Extra.NONE, 2, 30, 60)),
        ("Grand", "mit 4, Spiel 5, Schneider 6", Achieved("grand", False, Extra.NONE, 4, 72, 95)),
        ("Pik", "mit 1, Spiel 2: überreizt", Achieved("pik", False, Extra.NONE, 1, 33, 70)),
        ("Pik", "mit 1, Spiel 2, Schneider 3", Achieved("pik", False, Extra.NONE, 1, 33, 90)),
        ("Null", "ohne Stich", Achieved("null", False, Extra.NONE, 0, 20, 0, made_none=True)),
    ]
    return [Case(name, end.bid, end.augen, words, score(end).points) for name, words, end in told]


SHOWCASE = Showcase(booklet, specimen, practice)

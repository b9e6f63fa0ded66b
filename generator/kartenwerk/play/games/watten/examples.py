"""Watten's examples: the order of cards, the practice rounds, a match of four to its end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.catalog import require_suited
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.pads import running_sums
from kartenwerk.play.examples.practice import NamedCards, PracticeStep, name_hands, practice_steps
from kartenwerk.play.examples.practice_tricks import TrickStory, trick_stories
from kartenwerk.play.examples.rounds import match_minutes
from kartenwerk.play.examples.showcase import Showcase
from kartenwerk.play.examples.shown_moves import MoveEffect, ShownCard, ShownMove, verb
from kartenwerk.play.examples.shown_tricks import count_tricks, empty_bar, mats_of_hands
from kartenwerk.play.examples.trick_views import TrickView, trick_view, tricks_of
from kartenwerk.play.examples.views import CardView, views
from kartenwerk.play.games.watten.rules import CRITICAL, HAND, RANKS, TRICKS, Call, State, ranking

PLAYERS = 4
"""How many play the examples."""

SCHLAG, SUIT = "10", "schellen"
"""What is named where the booklet shows the order of cards."""

SPECIMEN_SEED = 1
LONGEST = 60  # rounds of a match


class TrumpOrder(NamedTuple):
    """The trumps, highest first: the Kritische, the card of Schlag and suit, the equal Schläge, the suit.

    `right` is empty where Schlag and suit name a Kritische.
    """

    schlag: CardView
    suit: str
    critical: tuple[CardView, ...]
    right: tuple[CardView, ...]
    equals: tuple[CardView, ...]
    rest: tuple[CardView, ...]

    def of(self, card: CardView) -> str:
        """What makes the card win: the name of its group, or that it is the highest of the suit that was led."""
        named = {"kritisch": self.critical, "rechter": self.right, "schlag": self.equals, "farbe": self.rest}
        return next((group for group, cards in named.items() if card in cards), "ausgespielt")


class RoundView(NamedTuple):
    """A finished round of a match: the winners, and the id of the tally that names how they won."""

    winners: tuple[str, ...]
    reason: str


class PracticeRound(NamedTuple):
    """A practice round: who dealt, the hands, what was said, the order of cards named, the tricks, and its worth.

    `value` is what the round is worth at its end, `sums` are the points of the match after it, by name.
    """

    dealer: str
    forehand: str
    hands: tuple[NamedCards, ...]
    steps: tuple[PracticeStep, ...]
    order: TrumpOrder
    tricks: tuple[TrickStory, ...]
    winner: str
    reason: str
    value: int
    sums: Mapping[str, int]

    def said(self, tricks: int) -> tuple[PracticeStep, ...]:
        """The offers made after so many tricks, and the answers to them."""
        return tuple(
            step
            for step in self.steps
            if step.move in (Call.OFFER, Call.STAY, Call.GIVE_UP)
            and step.before.cards.tricks(*range(len(step.before.scores))) == tricks
        )


class RoundRow(NamedTuple):
    """A round on the pad (`pads/konten.svg.j2`), which has a column for each side and none for notes."""

    view: RoundView
    notes: tuple[str, ...]
    points: tuple[int, ...]
    sums: tuple[int, ...]


def booklet(session: Session) -> Mapping[str, Any]:
    """The order of cards, and a match of four from the first round on."""
    match = _match(session, PLAYERS)
    return {
        "personen": PLAYERS,
        "handkarten": HAND,
        "stichzahl": TRICKS,
        "werte": views(_suit(session), session.deck),
        "ordnung": trump_order(session, SCHLAG, SUIT),
        "partie": round_rows(session, match),
        "namen": session.names[:PLAYERS],
        "minuten": match_minutes(session, PLAYERS, LONGEST),
    }


def forced_trump(session: Session) -> Mapping[str, Any]:
    """A trick with a forced trump, where there is such a duty."""
    return {"zwang": _find_forced(session) if session.values["rechter_zwingt"] else None}


def practice(session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """The practice rounds, from the hands to the points of the match, and the first move by move."""
    first, *further = (_practice_round(session, deal) for deal in deals)
    return {
        "namen": session.names[: deals[0].players],
        "runden": (first, *further),
        "zuege": tuple(_show_round(session, first)),
        "stichzahl": TRICKS,
    }


def _show_round(session: Session, played: PracticeRound) -> Iterator[ShownMove]:
    """The tricks with what both still hold, and between them the later offers that are accepted, with the hand."""
    bar = empty_bar({name: name for name in played.sums}, HAND, TRICKS)
    for trick in count_tricks(session, played.tricks, bar, mats=tuple(mats_of_hands(session, played.tricks))):
        story = played.tricks[int(trick.number) - 1]
        said = played.said(story.number - 1) if story.number > 1 else ()
        for offer, answer in zip(said[::2], said[1::2], strict=True):
            play = story.by(offer.name)
            hand = map(ShownCard, views(play.ranking.arrange(play.hand), session.deck))
            effect = MoveEffect(str(answer.after.value), "Punkte")
            yield ShownMove("", "Gebot", offer.name, verb(session, "offers"), tuple(hand), effect, bar)
        bar = trick.bar
        yield trick


def _practice_round(session: Session, deal: PlayedDeal) -> PracticeRound:
    start: State = deal.start
    state: State = deal.state
    names = session.names[: deal.players]
    assert state.winner is not None
    return PracticeRound(
        names[start.dealer],
        names[start.forehand],
        name_hands(session, start.cards.hands),
        practice_steps(session, deal),
        trump_order(session, state.schlag, state.suit),
        tuple(trick_stories(session, deal)),
        names[state.winner],
        state.reason,
        state.value,
        dict(zip(names, session.game.scores(state) or (), strict=True)),
    )


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """A match, with a column for each side, or for each of three."""
    names = tuple(" + ".join(session.names[seat] for seat in seats) for seats in columns_of(players))
    return {"namen": names, "zeilen": round_rows(session, _match(session, players))}


def columns_of(players: int) -> tuple[tuple[int, ...], ...]:
    """The seats that share a column: the partners, if there are four."""
    return ((0, 2), (1, 3)) if players == 4 else tuple((seat,) for seat in range(players))


def round_rows(session: Session, match: Sequence[PlayedDeal]) -> list[RoundRow]:
    """The rounds with their running sums."""
    points = [tuple(deal.result[seats[0]] for seats in columns_of(deal.players)) for deal in match]
    rows = zip(match, points, running_sums(points), strict=True)
    return [RoundRow(round_view(session, deal), (), won, total) for deal, won, total in rows]


def trump_order(session: Session, schlag: str, suit: str) -> TrumpOrder:
    """The order of trumps when these are named."""
    tiers = [
        tuple(card for card in session.deck.kinds if (card.suit, card.rank) in tier)
        for tier in ranking(schlag, suit).trumps
    ]
    critical, others = tiers[: len(CRITICAL)], tiers[len(CRITICAL) :]
    right = () if (suit, schlag) in CRITICAL else others.pop(0)
    equals, *rest = others
    shown = (sum(critical, ()), right, equals, sum(rest, ()))
    named = next(card for card in session.deck.kinds if (card.suit, card.rank) == (suit, schlag))
    german = require_suited(session.deck).suit(suit).german
    return TrumpOrder(CardView.of(named, session.deck), german, *(views(cards, session.deck) for cards in shown))


def round_view(session: Session, deal: PlayedDeal) -> RoundView:
    """A finished round."""
    state: State = deal.state
    return RoundView(tuple(session.names[seat] for seat in sorted(state.side(state.winner or 0))), state.reason)


def _suit(session: Session) -> Cards:
    """The cards of one suit, highest first."""
    cards = [card for card in session.deck.kinds if card.suit == SUIT and card.rank in RANKS]
    return tuple(sorted(cards, key=lambda card: RANKS.index(card.rank)))


def _find_forced(session: Session) -> TrickView:
    """A trick led with the card of Schlag and suit, in which a seat must lay a trump."""

    def shows(deal: PlayedDeal) -> TrickView | None:
        tricks = (trick_view(session, trick) for trick in tricks_of(deal))
        return next((trick for trick in tricks if trick.bound), None)

    return session.find(PLAYERS, shows, "a forced trump", policy="random")[2]


def _match(session: Session, players: int) -> tuple[PlayedDeal, ...]:
    """All rounds of a match."""
    return tuple(islice(session.play_deals(players, SPECIMEN_SEED), LONGEST))


SHOWCASE = Showcase(booklet, specimen, practice, reckoned=(forced_trump,))

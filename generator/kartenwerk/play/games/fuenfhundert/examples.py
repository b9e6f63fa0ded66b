"""Fünfhundert's examples: the practice deal with its melds, a duty to trump, a match to its end, a filled-in pad."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import Any, NamedTuple

from kartenwerk.catalog import require_suited
from kartenwerk.play.engine.contract import winners
from kartenwerk.play.engine.deals import PlayedDeal, Step
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.pads import PenDeal, ScoredDeal, entry_rows, sign, write_row
from kartenwerk.play.examples.practice import NamedCards, name_hands
from kartenwerk.play.examples.practice_tricks import TrickStory, drawn_after_tricks, trick_stories
from kartenwerk.play.examples.rounds import match_minutes
from kartenwerk.play.examples.showcase import Showcase
from kartenwerk.play.examples.shown_moves import ShownMove
from kartenwerk.play.examples.shown_tricks import empty_bar, mats_of_draws, mats_of_hands, show_tricks
from kartenwerk.play.examples.trick_views import TrickSteps, bound_by, ranking_view, trick_view, tricks_of
from kartenwerk.play.examples.views import CardView, one_suit, views
from kartenwerk.play.games.fuenfhundert.rules import HAND, RANKS, State, is_true, totals
from kartenwerk.play.games.fuenfhundert.scoring import (
    ALL_AUGEN,
    FOURS,
    MELDS,
    ODD,
    ODD_PAIR,
    PAIR,
    RUN,
    SEATS,
    Meld,
    price,
)
from kartenwerk.play.mechanics.augen import AUGEN
from kartenwerk.play.mechanics.duties import FOLLOW, TRUMP
from kartenwerk.play.mechanics.ranking import kind_of

SEEDS = range(900)
SPECIMEN_SEED = 6
LEAST_HAND = 3
"""Cards that a hand should still hold where its duty to trump is pictured."""

MOST_DEALS = 12

ADDED = "+"
"""What stands on the bar for points that no trick brought."""


class Combination(NamedTuple):
    """A combination that may be announced: its words, the rule parameter of its points, and cards that show it."""

    words: str
    key: str
    cards: tuple[CardView, ...]


class MeldView(NamedTuple):
    """A true meld: who announced what with which cards, those of them that lie in tricks, and the points."""

    name: str
    words: str
    cards: tuple[CardView, ...]
    in_tricks: tuple[CardView, ...]
    points: int


class SeatAccount(NamedTuple):
    """What a deal brought a seat: Augen, melds, and other points such as those of the seven."""

    name: str
    augen: int
    announced: int
    other: int
    total: int


class UsedUp(NamedTuple):
    """A combination that a seat had together but could not announce, as its `used` cards had been announced before."""

    name: str
    words: str
    used: tuple[CardView, ...]
    points: int


class DealRow(NamedTuple):
    """A deal of the match: what it brought both seats, and their sums."""

    points: tuple[int, ...]
    sums: tuple[int, ...]


def booklet(session: Session) -> Mapping[str, Any]:
    """The order of cards, the combinations, a duty to trump, a match to its end."""
    what = "a duty to trump, or to follow suit"
    _, deal, trick = session.find(SEATS, partial(shows_trumping, session), what, seeds=SEEDS)
    _, match, best = session.find_in_match(SEATS, shows_an_end, "a match with a winner", seeds=SEEDS, deals=MOST_DEALS)
    start: State = deal.start
    end: State = deal.state
    return {
        "alle_augen": ALL_AUGEN,
        "je": HAND,
        "talon": len(start.talon),
        "zaehlt": {rank: AUGEN.get(rank, 0) for rank in RANKS},
        "werte": views(one_suit(deal.order, RANKS), session.deck),
        "ordnung": ranking_view(end.ranking, session.deck, deal.order),
        "trumpf": require_suited(session.deck).suit(start.trump).german,
        "trumpfen": trick_view(session, trick),
        "ansagen": combinations(session),
        "partie": [DealRow(each.result, totals(each.state)) for each in match],
        "sieger": session.names[best],
        "abgebrochen": any(match[-1].state.cards.hands),
        "namen": session.names[:SEATS],
        "minuten": match_minutes(session, SEATS, MOST_DEALS),
    }


def practice(session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """The practice deal: hands and talon, tricks, draws and melds, and how both stand before and after each trick."""
    deal = deals[0]
    start: State = deal.start
    names = session.names[:SEATS]
    talon = views(start.talon, session.deck)
    exchanged = deal.state.exchanged
    stories = tuple(trick_stories(session, deal))
    drawn = tuple(drawn_after_tricks(session, deal, lambda state: state.talon))
    return {
        "namen": names,
        "geber": names[start.dealer],
        "haende": (
            *name_hands(session, start.cards.hands),
            NamedCards("Talon, die ersten acht", talon[:HAND]),
            NamedCards("Talon, die letzten acht", talon[HAND:]),
        ),
        "trumpf": require_suited(session.deck).suit(start.trump).german,
        "offen": talon[-1],
        "stiche": stories,
        "gezogen": drawn,
        "zuege": tuple(_show(session, deal, stories, drawn)),
        "ansagen": true_melds(session, deal),
        "verbraucht": tuple(used_up(session, deal)),
        "getauscht": None if exchanged is None else names[exchanged],
        "abrechnung": accounts(session, deal),
    }


def _show(
    session: Session, deal: PlayedDeal, stories: Sequence[TrickStory], drawn: Sequence[Mapping[str, CardView]]
) -> Iterator[ShownMove]:
    """The tricks with what is drawn after them, later with what both still hold.

    The bar counts all points, also those of melds and of the seven, up to the next card that is laid.
    """
    names = session.names[:SEATS]
    mats = (*mats_of_draws(stories, drawn), *mats_of_hands(session, stories[len(drawn) :]))
    bar = empty_bar({name: name for name in names}, sum(totals(deal.state)), unit="Punkte")
    shown = show_tricks(session, stories, bar, mats=mats)
    leads, ends = zip(*((trick[0], trick[-1]) for trick in tricks_of(deal)), strict=True)
    waiting = iter(shown)
    trick: ShownMove | None = None
    for step in deal.steps:
        if trick and any(step is lead for lead in leads):
            yield trick._replace(bar=bar)
        complete = any(step is end for end in ends)
        trick = next(waiting) if complete else trick
        number = trick.number if trick and complete else ADDED
        for name, old, new in zip(names, totals(step.before), totals(step.after), strict=True):
            bar = bar.with_segment(name, number, new - old)
    if trick:
        yield trick._replace(bar=bar)


def used_up(session: Session, deal: PlayedDeal) -> Iterator[UsedUp]:
    """The combinations that a seat had together when it laid a card, but not free."""
    seen = set()
    for step in deal.steps:
        state: State = step.before
        own = {kind_of(card) for card in state.cards.own(step.seat)}
        for meld in MELDS:
            used = [card for card in state.used[step.seat] if kind_of(card) in meld.kinds]
            fresh = used and meld not in {said for said, _ in state.melds[step.seat]} and (step.seat, meld) not in seen
            if fresh and meld.kinds <= own:
                seen.add((step.seat, meld))
                words = words_of(session, meld)
                yield UsedUp(
                    session.names[step.seat], words, views(used, session.deck), price(state.rules, state.trump, meld)
                )


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Deal after deal of one match: Augen, everything else that was written down, and the running sum."""
    match = tuple(islice(session.play_deals(players, SPECIMEN_SEED), MOST_DEALS))
    return {"namen": session.names[:players], "zeilen": entry_rows(match, partial(_entries, session))}


def written_deal(session: Session, deal: ScoredDeal) -> PenDeal:
    """Augen, everything else that was written down, and the running sum, of a deal that people write down."""

    def entries(seat: int) -> tuple[str, ...]:
        augen = deal.points(seat, "augen")
        return str(augen), sign(deal.result[seat] - augen), sign(deal.sums[seat])

    return write_row(deal, entries)


def _entries(session: Session, deal: PlayedDeal, seat: int) -> tuple[object, object]:
    account = accounts(session, deal)[seat]
    return account.augen, sign(account.announced + account.other)


def shows_trumping(session: Session, deal: PlayedDeal) -> TrickSteps | None:
    """A trick whose second seat is out of the suit and has to trump; without that duty, one that has to follow suit."""
    duty = TRUMP if session.values["trumpfzwang"] else FOLLOW
    return next(bound_by(session, tricks_of(deal), duty.id, LEAST_HAND), None)


def shows_an_end(deal: PlayedDeal) -> int | None:
    """The seat that has won the match with this deal."""
    scores = totals(deal.state)
    return winners(scores)[0] if max(scores) >= int(deal.values["ziel"]) and len(winners(scores)) == 1 else None


def combinations(session: Session) -> list[Combination]:
    """All combinations with example cards; where trumps bring more, the key is that of a plain suit."""
    pack = {kind_of(card): card for card in session.deck.pack.cards}
    deck = require_suited(session.deck)
    shown = {
        "folge": [("kreuz", rank) for rank in RUN],
        **{id: [(suit.id, rank) for suit in deck.suits] for id, rank in FOURS.items()},
        "paar": [("herz", rank) for rank in PAIR],
        ODD: list(ODD_PAIR),
    }
    return [
        Combination(words_of(session, Meld(id)), id, views((pack[kind] for kind in kinds), session.deck))
        for id, kinds in shown.items()
    ]


def words_of(session: Session, meld: Meld) -> str:
    """What a meld is called: "vier Damen", "König und Dame in Karo"."""
    deck = require_suited(session.deck)
    if meld.id in FOURS:
        return f"vier {deck.rank(FOURS[meld.id]).spoken_plural}"
    if meld.id == ODD:
        return " und ".join(f"{deck.suit(suit).german}-{deck.rank(rank).spoken}" for suit, rank in ODD_PAIR)
    ranks = [deck.rank(rank).spoken for rank in (RUN if meld.id == "folge" else PAIR)]
    words = f"{', '.join(ranks[:-1])} und {ranks[-1]}"
    return f"{words} in {deck.suit(meld.suit).german}" if meld.suit else words


def true_melds(session: Session, deal: PlayedDeal) -> list[MeldView]:
    """The true melds of a deal, in the order in which they were announced."""
    announced = (step for step in deal.steps if isinstance(step.move, Meld))
    return [_meld_view(session, step) for step in announced if is_true(step.before, step.seat, step.move)]


def _meld_view(session: Session, step: Step) -> MeldView:
    state: State = step.before
    meld: Meld = step.move
    own = [card for card in state.cards.own(step.seat) if kind_of(card) in meld.kinds]
    hand = state.cards.hands[step.seat]
    return MeldView(
        session.names[step.seat],
        words_of(session, meld),
        views(own, session.deck),
        views((card for card in own if card not in hand), session.deck),
        price(state.rules, state.trump, meld),
    )


def accounts(session: Session, deal: PlayedDeal) -> list[SeatAccount]:
    """What the deal brought both: Augen, melds, and the rest (the seven exchanged, the last trick)."""
    rows = []
    for seat in range(SEATS):
        items = [item for item in deal.tally if item.seat == seat]
        cards = sum(item.points for item in items if item.reason == "augen")
        announced = sum(item.points for item in items if item.reason in ("ansage", "falsche_ansage"))
        total = sum(item.points for item in items)
        rows.append(SeatAccount(session.names[seat], cards, announced, total - cards - announced, total))
    return rows


SHOWCASE = Showcase(booklet, specimen, practice, written_deal)

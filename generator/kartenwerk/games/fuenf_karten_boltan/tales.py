"""Deals of Fünf-Karten-Boltan as a booklet tells them: what was said, exchanged, shown and won."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.engine.session import Session
from kartenwerk.examples.views import CardView, views
from kartenwerk.games.fuenf_karten_boltan.battles import of_phase, readings, unsettled
from kartenwerk.games.fuenf_karten_boltan.blows import NAMES, Act, Blow, struck
from kartenwerk.games.fuenf_karten_boltan.drawing import Exchange
from kartenwerk.games.fuenf_karten_boltan.state import Phase, State, ladder
from kartenwerk.mechanics import betting
from kartenwerk.mechanics.hands import hand_name
from kartenwerk.mechanics.ladder import Grid, Ladder


class Counted(NamedTuple):
    """A card of a hand, and whether it makes the hand."""

    card: CardView
    counts: bool


class Deed(NamedTuple):
    """What seats did, one or several in turn: the act, what the bet came to, the chips put in, the blow's name."""

    names: tuple[str, ...]
    act: str
    to: int
    chips: int
    blow: str


class Changed(NamedTuple):
    """How many cards a seat exchanged, and which it threw."""

    name: str
    thrown: tuple[CardView, ...]


class Shown(NamedTuple):
    """A hand shown: its five cards, its name, and what it brought."""

    name: str
    cards: tuple[Counted, ...]
    hand: str
    won: int


class Layer(NamedTuple):
    """The Helm (number 0) or the kleinen Helme of a level: chips, before whom how many lie, and who gets how many."""

    number: int
    chips: int
    before: tuple[tuple[str, int], ...]
    gets: tuple[tuple[str, int], ...]


class Told(NamedTuple):
    """A deal as a booklet tells it; `helm` lay there from before, `hands` are what the seats showed, the best first."""

    stacks: tuple[tuple[str, int], ...]
    first: str
    dealer: str
    helm: int
    manoever: tuple[Deed, ...]
    formation: tuple[Changed, ...]
    aufmarsch: tuple[Deed, ...]
    hands: tuple[Shown, ...]
    layers: tuple[Layer, ...]
    winner: str


def counted(session: Session, ranking: Ladder, five: Cards) -> tuple[Counted, ...]:
    """Five cards, those that make the hand first."""
    best = ranking.read(five).best
    rest = sorted((card for card in five if card not in best), key=ranking.height, reverse=True)
    return tuple(Counted(CardView.of(card, session.deck), card in best) for card in (*best, *rest))


def told(session: Session, deal: PlayedDeal) -> Told:
    """A deal that ended with a Schlacht."""
    names, state = session.names, deal.state
    ranking, _ = ranking_of(session)
    read = readings(state)
    start = next(step.before for step in deal.steps if step.seat >= 0)
    return Told(
        tuple((names[seat], start.table.stacks[seat] + paid) for seat, paid in enumerate(start.table.paid) if paid),
        names[start.first],
        names[betting.clockwise(start.first, len(start.hands))[-2]],
        start.helm.before,
        tuple(_joined(_deed(session, step) for step in of_phase(deal, Phase.MANOEVER))),
        tuple(changed(session, step) for step in of_phase(deal, Phase.FORMATION)),
        tuple(_joined(_deed(session, step) for step in of_phase(deal, Phase.AUFMARSCH))),
        tuple(
            Shown(
                names[seat],
                counted(session, ranking, state.hands[seat]),
                hand_name(session.data, session.deck, read[seat]),
                sum(item.points for item in state.helm.booked if item.seat == seat and item.reason != "zurueck"),
            )
            for seat in sorted(state.shown, key=lambda seat: read[seat].strength, reverse=True)
        ),
        tuple(_layers(session, state)),
        names[next(item.seat for item in state.helm.booked if item.reason == "helm")],
    )


def _layers(session: Session, state: State) -> Iterator[Layer]:
    """The Helm and the kleinen Helme, and who gets them."""
    before = unsettled(state)
    winner = next(item.seat for item in state.helm.booked if item.reason == "helm")
    earlier = sum(item.points for item in state.helm.booked if item.reason == "helm") - _helm_of(state)
    poker = state.rules.kleine_helme == "poker"
    ranking = sorted(before.claims, key=lambda seat: ladder(state.rules, state.grid).read(state.hands[seat]).strength)
    awards = betting.award(before, 0, ranking.index) if poker else betting.award_layers(before, winner)
    for number, row in enumerate(betting.layers(before)):
        gets = [
            (session.names[one.seat], one.chips + (earlier if number == 0 else 0))
            for one in awards
            if one.pot == number
        ]
        filled = tuple((session.names[seat], chips) for seat, chips in enumerate(row) if chips)
        yield Layer(number, sum(row) + (earlier if number == 0 else 0), filled, tuple(gets))


def _helm_of(state: State) -> int:
    """What the seats have put into the Helm in this deal."""
    return sum(betting.layers(unsettled(state))[0])


def _deed(session: Session, step: Step) -> Deed:
    move: Blow = step.move
    chips = step.after.table.paid[step.seat] - step.before.table.paid[step.seat]
    higher = move.act is Act.STRIKE or (move.act is Act.HAMMER and step.before.table.most > step.before.table.highest)
    place = struck(step.before.table)
    blow = NAMES[place] if higher and place < len(NAMES) else ""
    to = step.before.table.bets[step.seat] + chips
    return Deed((session.names[step.seat],), str(move.act), to, chips, blow)


def _joined(deeds: Iterable[Deed]) -> Iterator[Deed]:
    """The deeds, those alike put together; a blow stands alone."""
    for act, alike in groupby(deeds, key=lambda deed: deed.act):
        several = [*alike]
        if act in (Act.STRIKE, Act.HAMMER):
            yield from several
        else:
            yield several[0]._replace(names=tuple(name for deed in several for name in deed.names))


def changed(session: Session, step: Step) -> Changed:
    move: Exchange = step.move
    return Changed(session.names[step.seat], views(move.cards, session.deck))


def ranking_of(session: Session) -> tuple[Ladder, Grid]:
    """The ladder by a table's rules, and the pack."""
    rules = session.game.rules(**session.values)
    grid = Grid.of(session.game.pack(rules, session.data.players[0], session.deck.pack))
    return ladder(rules, grid), grid

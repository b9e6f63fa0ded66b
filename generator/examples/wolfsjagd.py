"""Wolfsjagd's examples: stretches of play that show a rule, how often a card fits, a filled-in pad."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from generator.cards import Card
from generator.catalog import suited
from generator.engine.contract import CHANCE
from generator.engine.find import find
from generator.engine.match import Match, Step
from generator.engine.shedding import Act, Play
from generator.engine.table import Table
from generator.examples.rounds import minutes, played, rounds
from generator.examples.views import CardView, views
from generator.games.wolfsjagd import ONE, SIGL, SIX, State, fits

Stretch: TypeAlias = tuple[Step, ...]

PLAYERS = 4
"""How many play the examples."""

PAD_PLAYERS = {"a6": (4, 6), "a5": (4, 6, 8)}
"""Columns of the leaves: smaller parties leave some empty; eight would be too narrow on A6."""

SPECIMEN_SEED = 3
SPECIMEN_ROUNDS = 7
MATCHES = 5
"""Rounds that the duration of one is the mean of."""


class Turn(NamedTuple):
    """What a seat did: a card laid with what was said, or `drawn` cards, or nothing.

    `act` is the notation of a move without a card; `wish` a suit's German name; `unsaid` that a warning was due.
    """

    name: str
    card: CardView | None
    act: str
    wish: str
    call: str
    unsaid: bool
    drawn: int


class StretchView(NamedTuple):
    """The card that lay open, and what happened then."""

    top: CardView
    turns: tuple[Turn, ...]


class Chance(NamedTuple):
    """How many of the cards not in sight fit."""

    what: str
    fitting: int
    cards: int

    @property
    def share(self) -> float:
        return self.fitting / self.cards


def booklet(table: Table) -> Mapping[str, Any]:
    """Example turns, how often a card fits, the size of the stock, and a few rounds with their points."""
    match = played(table, PLAYERS, SPECIMEN_SEED, MATCHES)
    return {
        "personen": PLAYERS,
        "beispiele": {
            "wunsch": _example(table, wish_followed, "a wish that is followed"),
            "einsen": _example(table, chain_of_ones, "a chain of ones"),
            "sechsen": _example(table, chain_of_sixes, "a chain of sixes"),
            "ziehen": _example(table, drawn_and_laid, "a card drawn and laid"),
            "vergessen": _example(table, forgotten_and_noticed, "a warning forgotten and noticed"),
        },
        "chancen": chances(table),
        "start": views(match[0].start.pile, table.deck)[0],
        "namen": table.names[:PLAYERS],
        "runde": rounds(match)[0],
        "minuten": max(5, round(minutes(match, table.data.move_seconds) / MATCHES / 5) * 5),
    }


def specimen(table: Table, players: int) -> Mapping[str, Any]:
    """Round after round, as many as an evening has."""
    told = rounds(played(table, players, SPECIMEN_SEED, SPECIMEN_ROUNDS))
    return {"namen": table.names[:players], "zeilen": told}


def chances(table: Table) -> list[Chance]:
    """For each kind of open card, how many of the others may be laid on it."""
    cards = table.game.pack(table.game.rules(**table.values), PLAYERS, table.deck.pack)
    plain, one, six, sigl = (next(card for card in cards if card.rank == rank) for rank in ("5", ONE, SIX, SIGL))
    wished = next(card.suit for card in cards if card.suit != sigl.suit)
    return [
        _chance(table, cards, "plain", plain),
        _chance(table, cards, "wish", sigl, wish=wished),
        _chance(table, cards, "one", one, debt=1),
        _chance(table, cards, "six", six, skip=True),
    ]


def _chance(table: Table, cards: tuple[Card, ...], what: str, top: Card, **demand: Any) -> Chance:
    """`demand` are the fields of the state that the open card has set."""
    state: State = table.play(PLAYERS, 0).start._replace(pile=(top,), debt=0, skip=False)._replace(**demand)
    others = [card for card in cards if card != top]
    return Chance(what, sum(fits(state, card) for card in others), len(others))


def wish_followed(match: Match) -> Stretch | None:
    """A Sigl is laid and the next one follows its wish, with a suit that the card below did not have."""
    for sigl, answer in zip(match.steps, match.steps[1:], strict=False):
        if not _lays(sigl, SIGL) or not isinstance(answer.move, Play) or _lays(answer, SIGL):
            continue
        if sigl.before.pile[-1].suit != sigl.move.wish != sigl.move.card.suit:
            return sigl, answer
    return None


def chain_of_ones(match: Match, ones: int = 3) -> Stretch | None:
    """So many ones in a row, and who cannot answer the last one draws for all of them."""
    return _chain(match, ONE, ones, Act.DRAW)


def chain_of_sixes(match: Match, sixes: int = 2) -> Stretch | None:
    """So many sixes in a row, and who cannot answer the last one sits out."""
    return _chain(match, SIX, sixes, Act.SIT_OUT)


def forgotten_and_noticed(match: Match) -> Stretch | None:
    """The last but one card is laid in silence; from there to the seat that notices it."""
    for first, step in enumerate(match.steps):
        if step.after.asked is None or step.before.asked is not None:
            continue
        answers = match.steps[first + 1 :]
        last = next(place for place, answer in enumerate(answers) if answer.after.asked is None)
        if answers[last].move is Act.NOTICE:
            return (step, *answers[: last + 1])
    return None


def drawn_and_laid(match: Match) -> Stretch | None:
    """A card is drawn by need and laid at once."""
    for draw, lay in zip(match.steps, match.steps[1:], strict=False):
        needed = draw.move is Act.DRAW and not any(isinstance(move, Play) for move in match.game.moves(draw.before))
        if needed and draw.after.drawn and isinstance(lay.move, Play):
            return draw, lay
    return None


def stock_used_up(match: Match) -> Stretch | None:
    """The stock's last card is drawn and the pile is shuffled."""
    for draw, reshuffle in zip(match.steps, match.steps[1:], strict=False):
        if reshuffle.seat == CHANCE:
            return draw, reshuffle
    return None


def _lays(step: Step, rank: str) -> bool:
    return isinstance(step.move, Play) and step.move.card.rank == rank


def _chain(match: Match, rank: str, length: int, end: Act) -> Stretch | None:
    """`length` cards of a rank in a row, on one that demands nothing, and the move that gives in; all play on."""
    for first in range(len(match.steps) - length):
        stretch = match.steps[first : first + length + 1]
        start = stretch[0].before
        plain = not (start.debt or start.skip or start.wish or stretch[-1].after.out)
        if plain and all(_lays(step, rank) for step in stretch[:-1]) and stretch[-1].move is end:
            return stretch
    return None


def _example(table: Table, shows: Callable[[Match], Stretch | None], what: str) -> StretchView:
    _, _, steps = find(table.game, table.values, PLAYERS, table.deck.pack, shows, what)
    top = steps[0].before.pile[-1]
    return StretchView(CardView.of(top, table.deck), tuple(turn for step in steps for turn in _turns(table, step)))


def _turns(table: Table, step: Step) -> tuple[Turn, ...]:
    """One turn, but two when somebody is caught: who notices, and who draws."""
    name, move = table.names[step.seat], step.move
    if isinstance(move, Play):
        wish = suited(table.deck).suit(move.wish).german if move.wish else ""
        unsaid = step.after.asked is not None
        return (Turn(name, CardView.of(move.card, table.deck), "", wish, move.call, unsaid, 0),)
    drawn = sum(map(len, step.after.hands)) - sum(map(len, step.before.hands))
    if move is Act.NOTICE:
        caught = table.names[step.before.last]
        return _without_card(name, move, 0), _without_card(caught, Act.DRAW, drawn)
    return (_without_card(name, move, drawn),)


def _without_card(name: str, act: Act, drawn: int) -> Turn:
    return Turn(name, None, str(act), "", "", False, drawn)

"""The examples of a game that brings none of its own: a deal to read along, what was refused, a filled-in pad."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, groupby, zip_longest
from random import Random
from typing import Any, NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.cards import HIDDEN
from kartenwerk.play.engine.check import foreign_moves
from kartenwerk.play.engine.contract import CHANCE, Reason
from kartenwerk.play.engine.deals import PlayedDeal, Step
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.pads import running_sums, sign
from kartenwerk.play.examples.rounds import match_minutes, play_rounds
from kartenwerk.play.examples.trick_table import describe_table, trump_in_words
from kartenwerk.play.mechanics.tricks import TrickTakingGame

SEED = 1
DEALS = 40
"""Rows that a specimen pad shows at most; smaller pages show fewer."""

SHOWN, ENDS = 60, 10
"""A deal of more moves is described by about this many at its beginning and at its end: no line is parted."""

SEARCHED = 40
"""Deals of random players that are looked through for refused moves."""

TRIED = 200
"""Moves of other moments that are tried in each of them."""


class Remarked(NamedTuple):
    """A sentence of the game's data: its id, whom it speaks of ("" for nobody), cards with their values, a number."""

    id: str
    who: str
    cards: tuple[str, ...]
    values: tuple[int, ...]
    number: int | None = None


class MoveView(NamedTuple):
    """Who did what in a deal to read along, and what the game remarks on it. `who` is empty for chance.

    A move `leads` if its card is the first of a trick, which after the move `is_open` or not.
    """

    who: str
    move: str
    remarks: tuple[Remarked, ...]
    leads: bool = False
    is_open: bool = False


class Stretch(NamedTuple):
    """Moves in one line: a trick, a seat's turn, a round of the table, or up to a move that is remarked on."""

    zuege: tuple[MoveView, ...]


class ScoreView(NamedTuple):
    """An entry of the tally: who, the id of its label, how many of it, and its points."""

    who: str
    label: str
    number: int
    points: int


class CardPicture(NamedTuple):
    """A card as figures draw it."""

    id: str


class HandView(NamedTuple):
    """Who holds which cards: as pictures, and as a text names them."""

    who: str
    bilder: tuple[CardPicture, ...]
    words: tuple[str, ...]


class PadRow(NamedTuple):
    """A deal on the pad, column by column: its entries, and the sum so far."""

    eintraege: tuple[tuple[str, ...], ...]
    summen: tuple[str, ...]


def booklet(session: Session) -> Mapping[str, Any]:
    """A deal to read along with its tally, refused moves with their reasons, and how many cards each seat holds."""
    players = session.data.players[0]
    deal = _shown_deal(session, players)
    lines = _stretches([*_describe_moves(session, deal.steps)], players)
    first, last = _ends(lines) if len(deal.steps) > SHOWN else (lines, [])
    return {
        "personen": players,
        "gezaehlt": _counts(session),
        "haende": [*_hands(session, deal)],
        "gezeigt": _count(first),
        "runden": [*first, *last],
        "ausgelassen": len(deal.steps) - _count(first) - _count(last),
        "trumpf": trump_in_words(session, deal.start),
        "wertung": [ScoreView(session.names[item.seat], item.reason, item.number, item.points) for item in deal.tally],
        "verboten": [*_refusals(session, players)],
        "minuten": match_minutes(session, players, 1 if session.game.endless else DEALS),
        "spiel": describe_table(session),
        "beteiligt": players,
        "nur_minus": max(deal.result) <= 0 > min(deal.result),
        "gewinner": [session.names[seat] for seat, won in enumerate(deal.result) if won == max(deal.result)],
    }


def _shown_deal(session: Session, players: int) -> PlayedDeal:
    """The first deal that somebody scores in; in a game without such a deal the first that is finished."""
    try:
        return session.find(players, lambda deal: deal.tally or None, "a deal that counts")[1]
    except KartenwerkError:
        return session.find(players, lambda deal: True, "a finished deal")[1]


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """A column for each team, with what every deal of a match brought it and the running sum."""
    teams = session.game.teams(players)
    points = [tuple(deal.result[team[0]] for team in teams) for deal in play_rounds(session, players, SEED, DEALS)]
    return {
        "namen": tuple("/".join(session.names[seat] for seat in team) for team in teams),
        "zeilen": [
            PadRow(tuple((sign(one),) for one in row), tuple(map(sign, total)))
            for row, total in zip(points, running_sums(points), strict=True)
        ],
    }


def _counts(session: Session) -> Mapping[int, int]:
    """How many cards are played with, for each number of players."""
    return {players: len(session.pack_for(players)) for players in session.data.players}


def _hands(session: Session, deal: PlayedDeal) -> Iterator[HandView]:
    """What each seat holds after the deal: the largest pile that it looks at, if all its cards lie open to it."""
    for seat in range(deal.players):
        seen = session.game.view(deal.start, seat)
        piles = [cards for _, cards in session.game.piles(seen, seat) if cards and HIDDEN not in cards]
        if piles:
            hand = max(piles, key=len)
            yield HandView(
                session.names[seat],
                tuple(CardPicture(str(card)) for card in hand),
                tuple(map(session.deck.name_of, hand)),
            )


def _describe_moves(session: Session, steps: Sequence[Step]) -> Iterator[MoveView]:
    in_tricks = isinstance(session.game, TrickTakingGame)
    for step in steps:
        is_open = in_tricks and bool(step.after.cards.trick.cards)
        leads = is_open and not step.before.cards.trick.cards
        who = "" if step.seat == CHANCE else session.names[step.seat]
        remarks = session.game.remarks(step.before, step.move, step.after)
        described = tuple(_describe(session, each) for each in remarks)
        yield MoveView(who, _in_words(str(step.move), session), described, leads, is_open)


def _stretches(moves: Sequence[MoveView], players: int) -> list[Stretch]:
    """The moves in lines. A trick has one of its own; else a line is a round of the table.

    Where remarks do not end most rounds, as they do in games of tricks, a line is a seat's turn.
    """
    in_turns = sum(bool(move.remarks) for move in moves) * players * 2 < len(moves)
    found: list[Stretch] = []
    line: list[MoveView] = []
    for move, after in zip_longest(moves, moves[1:]):
        line.append(move)
        is_last = after is None or after.leads
        if not is_last and in_turns:
            is_last = after.who != move.who
        elif not is_last and not move.is_open:
            is_last = bool(move.remarks) or len(line) == players
        if is_last:
            found.append(Stretch(tuple(line)))
            line = []
    return found


def _ends(lines: Sequence[Stretch]) -> tuple[list[Stretch], list[Stretch]]:
    """The first lines and the last ones, each with so many moves."""
    before = [*accumulate(map(_count, ([line] for line in lines)), initial=0)]
    return (
        [line for line, moves in zip(lines, before, strict=False) if moves < ENDS],
        [line for line, moves in zip(lines, before[1:], strict=True) if before[-1] - moves < ENDS],
    )


def _count(lines: Sequence[Stretch]) -> int:
    return sum(len(line.zuege) for line in lines)


def _in_words(notation: str, session: Session) -> str:
    """A move's notation, its cards as a list of names, and its other words in the game's language."""
    deck, data = session.deck, session.data
    suits = {suit.id: suit.german for suit in deck.suits if data.notation}
    cards = {str(card): deck.name_of(card) for card in deck.kinds}
    said = data.word_move(notation).split(" ")
    parts = [
        ", ".join(cards[word] for word in group) if listed else " ".join(suits.get(word, word) for word in group)
        for listed, group in groupby(said, key=cards.__contains__)
    ]
    return " ".join(parts)


def _describe(session: Session, reason: Reason) -> Remarked:
    who = "" if reason.seat is None else session.names[reason.seat]
    words = tuple(map(session.deck.name_of, reason.cards))
    return Remarked(reason.id, who, words, tuple(card.value for card in reason.cards), reason.number)


def _refusals(session: Session, players: int) -> Iterable[Remarked]:
    """The first refusal of every kind that random play meets, in the order of the game's data."""
    found: dict[str, Remarked] = {}
    for seed in range(SEARCHED):
        deal = session.play(players, seed, "random", session.game.move_limit)
        for state, move in foreign_moves(deal, Random(seed), TRIED):
            reason = session.game.why_not(state, move)
            if reason is not None:
                found.setdefault(reason.id, _describe(session, reason))
    return (found[id] for id in session.data.reasons if id in found)

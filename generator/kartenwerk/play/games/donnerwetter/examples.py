"""Donnerwetter's examples: the practice deal, a game for four counted out, a hail-storm, a filled-in pad."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

from kartenwerk.play.engine.deals import PlayedDeal, Step
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.pads import PenDeal, ScoredDeal, running_sums, sign
from kartenwerk.play.examples.rounds import match_minutes
from kartenwerk.play.examples.showcase import Showcase
from kartenwerk.play.examples.views import views
from kartenwerk.play.games.donnerwetter.practice import TurnStory, describe_turn, practice_dealings, show_turn
from kartenwerk.play.games.donnerwetter.rules import HAIL, Capture, State

DEALT_SEED = 1
"""The deals by which the booklet explains how hands are dealt again, and how four count."""

SPECIMEN_DEALS = {2: 7, 4: 6}
"""Rows filled in on the pad, by the number of players."""

SPECIMEN_SEED = 11


class PartyView(NamedTuple):
    """The final count of a party: its players, and how many Donnerwetter and cards brought how many points."""

    names: tuple[str, ...]
    storms: int
    storm_points: int
    cards: int
    card_points: int
    total: int


def booklet(session: Session) -> Mapping[str, Any]:
    """A game for four counted out, and how hands are dealt again."""
    players, most = min(session.data.players), max(session.data.players)
    return {
        "zu_viert": parties(session, session.play(most, DEALT_SEED)),
        "gaben": {players: dealings(session.play(players, DEALT_SEED)) for players in session.data.players},
        "minuten": match_minutes(session, players, 1),
    }


def hail(session: Session) -> Mapping[str, Any]:
    """A hail-storm, where there are any."""
    found = hailstorm(session)
    return {"hagel": found, "hagel_zug": found and show_turn(session, found)}


def layout(session: Session) -> Mapping[str, Any]:
    """The open cards of a deal."""
    start: State = session.play(min(session.data.players), DEALT_SEED, limit=0).start
    return {"aufbau": views(start.middle, session.deck)}


def practice(session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """The practice deal: its dealings, turn by turn, and its final count."""
    (deal,) = deals
    return {**practice_dealings(session, deal), "abrechnung": parties(session, deal)}


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Deal after deal of one match: Donnerwetter, cards and the running total of every seat."""
    deals = list(islice(session.play_deals(players, SPECIMEN_SEED), SPECIMEN_DEALS[players]))
    teams = session.game.teams(players)
    totals = list(running_sums(tuple(deal.result[team[0]] for team in teams) for deal in deals))
    return {
        "namen": session.names[:players],
        "zeilen": [
            {
                "sitze": [_counts(deal, seat) for seat in range(players)],
                "summen": total,
            }
            for deal, total in zip(deals, totals, strict=True)
        ],
    }


def written_deal(session: Session, deal: ScoredDeal) -> PenDeal:
    """Donnerwetter, cards and the running total of each party, in a deal that people write down."""
    teams = session.game.teams(len(deal.names))
    sums = tuple(sign(deal.sums[team[0]]) for team in teams)
    counts = ((str(deal.number(team, "donnerwetter") or "–"), str(deal.number(team, "karten"))) for team in teams)
    return PenDeal((), tuple((*count, total) for count, total in zip(counts, sums, strict=True)), (), sums)


def hailstorm(session: Session) -> TurnStory | None:
    """A turn in which a hail-storm takes several cards; None where there are no hail-storms."""
    if not session.values["hagelstuerme"]:
        return None
    _, _, step = session.find(min(session.data.players), _shows_hail, "a hail-storm that takes what lies open")
    return describe_turn(session, step)


def _shows_hail(deal: PlayedDeal) -> Step | None:
    hails = (step for step in deal.steps if isinstance(step.move, Capture) and step.move.card.suit == HAIL)
    return next((step for step in hails if 1 < len(step.move.taken) < 4), None)


def parties(session: Session, deal: PlayedDeal) -> list[PartyView]:
    """The final count of each party, from the tally."""
    return [_party(session, deal, team) for team in deal.game.teams(deal.players)]


def _party(session: Session, deal: PlayedDeal, team: tuple[int, ...]) -> PartyView:
    items = [item for item in deal.tally if item.seat in team]
    storms = [item for item in items if item.reason == "donnerwetter"]
    cards = [item for item in items if item.reason == "karten"]
    return PartyView(
        tuple(session.names[seat] for seat in team),
        sum(item.number for item in storms),
        sum(item.points for item in storms),
        sum(item.number for item in cards),
        sum(item.points for item in cards),
        sum(item.points for item in items),
    )


def dealings(deal: PlayedDeal) -> dict[str, int]:
    """How hands are dealt: how often, how often full ones, how many cards each seat gets at first and at last.

    `rest` are the cards that cannot be shared out in the end and join the middle.
    """
    first: State = deal.start
    sizes, rest = [len(first.hands[0])], 0
    for step in deal.steps:
        if len(step.after.stock) < len(step.before.stock):
            sizes.append(len(step.after.hands[0]))
            left = len(step.before.stock) - deal.players * sizes[-1]
            rest = left if left < deal.players else 0
    full = [size for size in sizes if size == sizes[0]]
    return {"voll": len(full), "karten": sizes[0], "letzte": sizes[-1], "gaben": len(sizes), "rest": rest}


def _counts(deal: PlayedDeal, seat: int) -> dict[str, int]:
    """How many Donnerwetter and cards a seat has, by the labels of the tally."""
    return {item.reason: item.number for item in deal.tally if item.seat == seat}


SHOWCASE = Showcase(booklet, specimen, practice, written_deal, reckoned=(hail, layout))

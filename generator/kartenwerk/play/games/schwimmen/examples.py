"""Schwimmen's examples: hands and what they count, a match, odds of the deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.catalog import require_suited
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.pads import ScoredDeal
from kartenwerk.play.examples.rounds import match_minutes, play_rounds
from kartenwerk.play.examples.showcase import Showcase
from kartenwerk.play.examples.views import HandRow, hand_row, one_suit, views
from kartenwerk.play.games.schwimmen.odds import chances
from kartenwerk.play.games.schwimmen.practice import practice
from kartenwerk.play.games.schwimmen.rules import (
    ACES,
    ALIKE,
    BEST,
    HAND,
    RANKS,
    THREE_ALIKE,
    State,
    counting,
    lives_after,
    losers,
    rate,
    score,
    worth,
)
from kartenwerk.play.games.schwimmen.scoring import Rules
from kartenwerk.play.mechanics.counted import Outcome, in_points

PLAYERS = 4
"""How many play the examples."""

SPECIMEN_SEED = 4
LONGEST = 40
"""More rounds than a match has."""

HANDS = ("herz-K herz-8 kreuz-B", "herz-K herz-8 herz-B", "pik-9 kreuz-9 karo-9", "karo-A karo-D karo-10")
ACE_HAND = "kreuz-A herz-A karo-A"

GROUPS = (("bis 11", 0), ("15 bis 17", 15), ("18 bis 19", 18), ("20 bis 21", 20), ("24 bis 27", 24), ("28 bis 30", 28))
"""Bars of the chart: a label, and the points from which on it counts hands. Three of a rank and 31 have their own."""


class LivesView(NamedTuple):
    """A round of a match: who lost, and everybody's lives after it; 0 swims, -1 is out."""

    losers: tuple[str, ...]
    lives: tuple[int, ...]


def booklet(session: Session) -> Mapping[str, Any]:
    """What cards count, and how long a match takes."""
    pack = session.pack_for(PLAYERS)
    return {
        "werte": views(one_suit(pack, RANKS), session.deck),
        "zaehlt": [worth(card) for card in one_suit(pack, RANKS)],
        "namen": session.names[:PLAYERS],
        "talon": len(pack) - HAND * (PLAYERS + 1),
        "minuten": match_minutes(session, PLAYERS, LONGEST),
    }


def match(session: Session) -> Mapping[str, Any]:
    """The lives of everybody in a match, and who is left."""
    deals = play_rounds(session, PLAYERS, SPECIMEN_SEED, LONGEST)
    return {"partie": lives(session, deals), "sieger": session.names[_last(deals)]}


def hands(session: Session) -> Mapping[str, Any]:
    """What hands count."""
    return {"blaetter": [_row(session, session.deck.pack.read(hand)) for hand in (*HANDS, ACE_HAND)]}


def deal_odds(session: Session) -> Mapping[str, Any]:
    """The odds of the deal."""
    rules: Rules = session.rules
    odds = chances(rules, session.pack_for(PLAYERS))
    return {
        "chancen": odds,
        "gruppen": groups(odds),
        "haelfte": in_points(_median(odds)),
        "bis_haelfte": sum(one.ways for one in odds if one.what.points <= _median(odds)) / odds[0].total,
        "beste": sum(one.ways for one in odds if one.what.points >= BEST),
        "drei_gleiche": sum(one.ways for one in odds if one.what.category == ALIKE),
        "asse": sum(one.ways for one in odds if one.what.category == ACES),
        "alle": odds[0].total,
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """How many lives each seat has lost when the match is over, that of swimming among them, and who has won it."""
    match = play_rounds(session, players, SPECIMEN_SEED, LONGEST)
    last: State = match[-1].state
    all_lives = last.rules.leben + last.rules.gnadenleben
    lost = [all_lives if left < 0 else last.rules.leben - left for left in lives_after(last)]
    won = ["Sieg" if seat == _last(match) else "–" for seat in range(players)]
    return {"namen": session.names[:players], "gestrichen": lost, "ergebnis": won}


def written_match(session: Session, deals: Sequence[ScoredDeal]) -> Sequence[Mapping[str, Any]]:
    """The leaf of a match that people write down: the lives that each seat has lost; who is left has won it."""
    rules: Rules = session.rules
    left = deals[-1].sums
    alive = [seat for seat, lives in enumerate(left) if lives >= 0]
    lost = [rules.leben - lives if lives >= 0 else rules.leben + rules.gnadenleben for lives in left]
    over = ["Sieg" if alive == [seat] else "–" if len(alive) == 1 else "" for seat in range(len(left))]
    return [{"gestrichen": lost, "ergebnis": over}]


def _last(match: Sequence[PlayedDeal]) -> int:
    """The seat that is left."""
    after = lives_after(match[-1].state)
    return max(range(len(after)), key=lambda seat: after[seat])


def _row(session: Session, hand: Cards) -> HandRow:
    points = in_points(score(session.rules, hand))
    return hand_row(session.deck, "", hand, points, _word(session, hand), counting=counting(hand))


def _word(session: Session, hand: Cards) -> str:
    """Which suit counts, or of which rank the three are."""
    made = rate(session.rules, hand).category
    if made in (ALIKE, ACES):
        return f"drei {require_suited(session.deck).rank(hand[0].rank).spoken_plural}"
    return f"in {require_suited(session.deck).suit(counting(hand)[0].suit).german}"


def lives(session: Session, match: Sequence[PlayedDeal]) -> list[LivesView]:
    """The match round by round."""
    return [
        LivesView(tuple(session.names[seat] for seat in losers(deal.state)), lives_after(deal.state)) for deal in match
    ]


def groups(odds: tuple[Outcome, ...]) -> list[tuple[str, float, int]]:
    """The bars of the chart: a label, the share, and how many of all hands."""
    above = [*(start for _, start in GROUPS[1:]), THREE_ALIKE]
    rows = [
        (label, [one for one in odds if start <= one.what.points < end])
        for (label, start), end in zip(GROUPS, above, strict=True)
    ]
    rows.append(("drei Gleiche", [one for one in odds if one.what.category == ALIKE]))
    rows.append(("31 und mehr" if odds[-1].what.points > BEST else "31", [o for o in odds if o.what.points >= BEST]))
    return [(label, sum(one.share for one in some), sum(one.ways for one in some)) for label, some in rows]


def _median(odds: tuple[Outcome, ...]) -> float:
    """The points that half of all hands do not exceed."""
    sums = accumulate(one.ways for one in odds)
    return next(one.what.points for one, ways in zip(odds, sums, strict=True) if 2 * ways >= odds[0].total)


SHOWCASE = Showcase(booklet, specimen, practice, written_match=written_match, reckoned=(match, hands, deal_odds))

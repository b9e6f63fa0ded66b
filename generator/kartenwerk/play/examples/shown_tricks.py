"""Tricks of a practice deal as moves to be shown: who wins, by which verb, and what comes after the trick."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from kartenwerk.catalog import require_suits
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.practice_tricks import TrickPlay, TrickStory
from kartenwerk.play.examples.shown_moves import Bar, BarSide, Held, Mat, MoveEffect, ShownCard, ShownMove, verb
from kartenwerk.play.examples.views import CardView, views

WINS, TOPS, TRUMPS, OVERTRUMPS = "wins", "tops", "trumps", "overtrumps"
"""Verbs of a trick: the suit that was led or the card that led wins; a higher trump tops a trump that led; a trump
takes a plain suit; a second, higher trump takes it."""

TRICK, TRICKS = "Stich", "Stiche"
OPPONENTS = "Gegner"


def trick_verb(story: TrickStory) -> str:
    """The id of the verb for whoever takes the trick."""
    lead, best = story.plays[0], story.best
    if best is lead or not best.trump:
        return WINS
    if lead.trump:
        return TOPS
    trumps = [play for play in story.plays if play.trump]
    return TRUMPS if trumps[0] is best else OVERTRUMPS


def sides_against(declarer: str, opponents: Sequence[str]) -> dict[str, str]:
    """The sides of a bar by the names of players: one who plays alone, and all others as one side."""
    return {declarer: declarer, **dict.fromkeys(opponents, OPPONENTS if len(opponents) > 1 else opponents[0])}


def empty_bar(sides: Mapping[str, str], whole: int, goal: int = 0, unit: str = "") -> Bar:
    """The bar before the first trick, for the sides by the names of players."""
    return Bar(tuple(map(BarSide, dict.fromkeys(sides.values()))), whole, goal, unit)


def show_tricks(
    session: Session,
    stories: Sequence[TrickStory],
    bar: Bar,
    *,
    sides: Mapping[str, str] | None = None,
    unit: str = "Augen",
    mats: Sequence[Mat | None] = (),
) -> tuple[ShownMove, ...]:
    """Each trick as a move. `bar` is the score before the first; `sides` are the bar's sides by the names of players.

    `mats` show what comes after each trick.
    """
    shown: list[ShownMove] = []
    for story, mat in zip(stories, mats or [None] * len(stories), strict=True):
        bar = bar.with_segment((sides or {}).get(story.winner, story.winner), str(story.number), story.counts)
        shown.append(_show_trick(session, story, bar, MoveEffect(str(story.counts), unit), mat))
    return tuple(shown)


def count_tricks(
    session: Session,
    stories: Sequence[TrickStory],
    bar: Bar,
    *,
    sides: Mapping[str, str] | None = None,
    mats: Sequence[Mat | None] = (),
) -> tuple[ShownMove, ...]:
    """The same where tricks are counted and not their cards: each is shown by how many its side has."""
    shown: list[ShownMove] = []
    for story, mat in zip(stories, mats or [None] * len(stories), strict=True):
        name = (sides or {}).get(story.winner, story.winner)
        bar = bar.with_segment(name, str(story.number), 1)
        total = next(side.total for side in bar.sides if side.name == name)
        effect = MoveEffect(str(total), TRICK if total == 1 else TRICKS)
        shown.append(_show_trick(session, story, bar, effect, mat))
    return tuple(shown)


def _show_trick(session: Session, story: TrickStory, bar: Bar, effect: MoveEffect, mat: Mat | None) -> ShownMove:
    laid = tuple(ShownCard(play.card, play.name, framed=play is story.best) for play in story.plays)
    return ShownMove(str(story.number), TRICK, story.winner, verb(session, trick_verb(story)), laid, effect, bar, mat)


def mats_of_draws(stories: Sequence[TrickStory], drawn: Iterable[Mapping[str, CardView]]) -> Iterator[Mat]:
    """What both draw after each trick while the stock lasts; who took the trick draws first."""
    for story, cards in zip(stories, drawn, strict=False):
        other = next(name for name in cards if name != story.winner)
        first = ShownCard(cards[story.winner], f"{story.winner} zieht")
        yield Mat(cards=(first, ShownCard(cards[other], other)))


def mats_of_hands(session: Session, stories: Sequence[TrickStory]) -> Iterator[Mat | None]:
    """What all still hold after each trick, trumps first; nothing after the last."""
    for story in stories:
        left = {play.name: _find_left(play) for play in story.plays}
        hands = tuple(Held(f"{name} hat noch", left[name]) for name in session.names if left.get(name))
        yield Mat(hands=hands) if hands else None


def _find_left(play: TrickPlay) -> tuple[CardView, ...]:
    """What the hand holds when the card has been laid."""
    suits = [suit.id for suit in require_suits(play.deck).suits]
    hand = sorted(play.hand, key=lambda card: suits.index(card.suit))
    hand.remove(play.played)
    return views(play.ranking.arrange(tuple(hand)), play.deck)

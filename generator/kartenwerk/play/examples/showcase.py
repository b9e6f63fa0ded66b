"""What the printed things of a game show: worked examples, a filled-in pad, the practice deal, people's deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

from kartenwerk.play.engine.contract import AnyGame, AnyShowcase
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples import generic, pads
from kartenwerk.play.examples import practice as steps
from kartenwerk.play.examples.pads import PenDeal, ScoredDeal


@dataclass(frozen=True)
class Showcase(AnyShowcase):
    """What a game shows; a part that it does not bring serves any game.

    booklet(session)                the values that the booklet's text and figures need; KartenwerkError if no game
                                    shows an example
    reckoned                        functions that bring further such values, each some that belong together and hang on
                                    few rules: what each of them reads is noted, and so what these values hang on
    specimen(session, players)      the entries of a filled-in pad for that many players
    practice(session, deals)        what the text of the practice deal needs
    written_deal(session, deal)     what a deal that people write down is written as on the pad of an evening
    written_match(session, deals)   what the leaves of a pad show that has no row for each deal; None for all others
    """

    booklet: Callable[[Session], Mapping[str, Any]] = generic.booklet
    specimen: Callable[[Session, int], Mapping[str, Any]] = generic.specimen
    practice: Callable[[Session, Sequence[PlayedDeal]], Mapping[str, Any]] = steps.practice
    written_deal: Callable[[Session, ScoredDeal], PenDeal] = pads.written_deal
    written_match: Callable[[Session, Sequence[ScoredDeal]], Sequence[Mapping[str, Any]]] | None = None
    reckoned: Sequence[Callable[[Session], Mapping[str, Any]]] = ()

    def shown(self, session: Session) -> Mapping[str, Any]:
        """All values that the booklet's text and figures need."""
        return dict(chain(self.booklet(session).items(), *(reckon(session).items() for reckon in self.reckoned)))


def showcase_of(game: AnyGame) -> Showcase:
    """What the game brings, or what serves any game."""
    brought = game.showcase or Showcase()
    assert isinstance(brought, Showcase), f"{game.id} brings a showcase of a class that nobody knows"
    return brought

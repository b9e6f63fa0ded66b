"""Numbers about a game that are kept in the user's cache until the game, its deck or the program change."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from kartenwerk.base.cache import Cache
from kartenwerk.build.fingerprint import Fingerprints, describe
from kartenwerk.play.engine.contract import AnyGame
from kartenwerk.play.engine.session import Counts, Session

KIND = "count"
"""What the cache calls such numbers."""


@dataclass(frozen=True)
class KeptCounts(Counts):
    """The counts of one `game` of the catalog. By the rules of another one a session is counted anew."""

    cache: Cache
    fingerprints: Callable[[], Fingerprints]
    game: AnyGame

    def remember(self, session: Session, what: str, count: Callable[[], Iterable[int]]) -> tuple[int, ...]:
        """The numbers as they were counted by the same house rules, whichever process has done so."""
        if session.game is not self.game:
            return tuple(count())
        made_from = self.fingerprints().of_inputs(session.deck.id, session.data.id)
        key = f"{what} {describe(session.house.changes)} {made_from}"
        kept = self.cache.remember(KIND, key, lambda: " ".join(map(str, count())).encode())
        return tuple(map(int, kept.split()))

"""One more at the table than the game has players: the dealer sits out, and the deal goes round."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.catalog.game import GameData
from kartenwerk.play.engine.contract import AnyGame
from kartenwerk.play.engine.session import Session

DEALER = "gibt"
"""The key in a deal's block that names its dealer."""


class TableSeats(NamedTuple):
    """The names at the table, seat by seat, how many of them play a deal, and the seat that deals the next one."""

    names: tuple[str, ...]
    players: int
    dealer: int = 0

    @property
    def sits_out(self) -> bool:
        """Whether the dealer sits out."""
        return self.players < len(self.names)

    @property
    def dealing(self) -> str:
        """The dealer who sits out; "" where everybody plays, because then the dealer does not matter here."""
        return self.names[self.dealer] if self.sits_out else ""

    @property
    def playing(self) -> tuple[str, ...]:
        """Who plays the deal, seat by seat."""
        return tuple(name for name in self.names if name != self.dealing) if self.sits_out else self.names

    def next_deal(self) -> TableSeats:
        """The table after a deal: the next one deals."""
        return self._replace(dealer=(self.dealer + 1) % len(self.names))


def lets_dealer_out(game: AnyGame, data: GameData) -> bool:
    """Whether a dealer can sit out: the game has one number of players, without parties and without accounts.

    Nothing but points may go on from deal to deal, as those who play are others each time.
    """
    players = data.players
    return (
        len(players) == 1
        and players[0] > 2
        and not game.chips
        and game.scoring is not None
        and game.scoring.after is None
        and game.scoring.standing is None
        and len(game.teams(players[0])) == players[0]
    )


def players_of(session: Session, names: int, key: str = "players") -> int:
    """How many of these people play a deal; KartenwerkError if the game cannot be played by them."""
    out = lets_dealer_out(session.game, session.data)
    if out and names == session.data.players[0] + 1:
        return names - 1
    try:
        session.game.check_players(session.data, names, key)
    except KartenwerkError as error:
        if out:
            least = session.data.players[0]
            error.expected = _("{least}, or {least2} when the dealer sits out", least=least, least2=least + 1)
        raise
    return names

"""What a person at the table of Doppelkopf reads off it."""

from __future__ import annotations

from collections.abc import Iterator

from kartenwerk.play.engine.contract import Note
from kartenwerk.play.games.doppelkopf.raises import KONTRA, RE
from kartenwerk.play.games.doppelkopf.rules import QUEEN, SEATS, State, party_of, re_party
from kartenwerk.play.mechanics.ranking import kind_of
from kartenwerk.play.mechanics.table import augen_won

QUEENS = 2
"""So many queens of clubs make the parties."""


def notes(state: State, seat: int) -> tuple[Note, ...]:
    """What is played and by whom, what has been said since, and the Augen of the seat's own tricks."""
    said = [] if state.declarer is None else [Note("spiel", word=str(state.game), seat=state.declarer)]
    raises = [Note("ansage", one.step, one.party, one.seat) for one in state.raises]
    return (*said, *_parties(state, seat), *raises, *augen_won(state.cards, seat))


def _parties(state: State, seat: int) -> Iterator[Note]:
    """The seats whose party is known to this one: by what was laid and announced, and by its own hand."""
    if state.announcing:
        return
    own = [kind_of(card) for card in state.cards.hands[seat]].count(QUEEN)
    if state.declarer is None:
        re = {*state.queens, *([seat] if own else [])}
        settled = len(state.queens) + own == QUEENS
    else:
        re = {*re_party(state)}
        settled = party_of(state, state.declarer) is not None
    kontra = {*range(SEATS)} - re if settled else {seat} - re if state.declarer is None else set()
    yield from (Note(RE, seat=one) for one in sorted(re))
    yield from (Note(KONTRA, seat=one) for one in sorted(kontra))

"""The facts of a deal of Doppelkopf: who was Re, with how many Augen, and whatever the house rules pay for."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.base.message import _
from kartenwerk.play.engine.scoring import Before, Fact, Given, Kind, fault
from kartenwerk.play.games.doppelkopf.raises import KONTRA, RE, STEPS
from kartenwerk.play.games.doppelkopf.state import CALL, GRAND, MARRIAGE, NORMAL, SOLO, Rules

ALL_AUGEN = 240
PARTIES = (RE, KONTRA)


class Facts(NamedTuple):
    """A deal as a table writes it down; `re` are the seats of that party, `augen` what they have won together.

    spiel               what was announced
    ohne_stich          the party that has not won a trick, if one has not
    re_gesagt           the last that Re has said, and `kontra_gesagt` likewise
    fuchs               pairs (owner, catcher)
    doppelkopf_re       tricks full of Augen
    karlchen            the party whose jack of clubs has won the last trick
    je                  the Augen of each seat; only the engine counts them
    """

    re: tuple[int, ...]
    augen: int
    spiel: str = NORMAL
    ohne_stich: str = ""
    re_gesagt: str = ""
    kontra_gesagt: str = ""
    fuchs: tuple[tuple[int, int], ...] = ()
    doppelkopf_re: int = 0
    doppelkopf_kontra: int = 0
    karlchen: str = ""
    je: tuple[int, ...] = ()

    def say_of(self, party: str) -> int:
        """How many steps a party has said, Re or Kontra being the first."""
        word = self.re_gesagt if party == RE else self.kontra_gesagt
        return (party, *STEPS).index(word) + 1 if word else 0


def asked(rules: Rules, before: Before) -> tuple[Fact, ...]:
    """Who was Re and the Augen, and what else the house rules pay for."""
    facts = [
        Fact("spiel", Kind.WORD, words=(NORMAL, CALL, SOLO, GRAND, MARRIAGE), optional=True, asks=False),
        Fact("re", Kind.SEATS, 1, 2),
        Fact("augen", Kind.NUMBER, 0, ALL_AUGEN),
        Fact("ohne_stich", Kind.WORD, words=PARTIES, optional=True, when=_all_or_nothing),
    ]
    if rules.ansagen:
        facts.append(Fact("re_gesagt", Kind.WORD, words=(RE, *STEPS), optional=True))
        facts.append(Fact("kontra_gesagt", Kind.WORD, words=(KONTRA, *STEPS), optional=True))
    if rules.fuchs:
        facts.append(Fact("fuchs", Kind.PAIRS, 0, 2, optional=True, when=_partners))
    if rules.doppelkopf_augen:
        facts.append(Fact("doppelkopf_re", Kind.NUMBER, 0, 6, optional=True, when=_partners))
        facts.append(Fact("doppelkopf_kontra", Kind.NUMBER, 0, 6, optional=True, when=_partners))
    if rules.karlchen:
        facts.append(Fact("karlchen", Kind.WORD, words=PARTIES, optional=True, when=_partners))
    return tuple(facts)


def _all_or_nothing(given: Given) -> bool:
    return given.get("augen") in (0, ALL_AUGEN)


def _partners(given: Given) -> bool:
    """Special points count only while nobody plays alone."""
    return len(given.get("re", ())) == 2


def check(rules: Rules, facts: Facts, before: Before) -> None:
    if facts.spiel in (SOLO, GRAND) and len(facts.re) > 1:
        raise fault(
            "re",
            _("a {game} is played alone", game=facts.spiel),
            _("{count} names", count=len(facts.re)),
            _("one name"),
        )
    if facts.ohne_stich and facts.augen != (0 if facts.ohne_stich == RE else ALL_AUGEN):
        raise fault("ohne_stich", _("who has Augen has won a trick"), facts.ohne_stich)
    for owner, catcher in facts.fuchs:
        if (owner in facts.re) == (catcher in facts.re):
            raise fault("fuchs", _("a fox counts only when the other party has caught it"), _("two of one party"))

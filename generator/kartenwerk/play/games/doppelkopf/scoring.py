"""What a deal of Doppelkopf counts: the facts that a table writes down, who has won, and by how many units.

The source pays a unit for the win, for Schneider and for Schwarz, and for a fox where that is agreed. The house rules
add what the raised steps and the special points count, after the German federation's tournament rules.

Source: rules_data/SOURCES.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kartenwerk.base.message import _
from kartenwerk.play.engine.contract import Item
from kartenwerk.play.engine.scoring import Before, Fact, Given, Kind, counting, fault
from kartenwerk.play.games.doppelkopf.raises import KONTRA, LIMITS, RE, STEPS, other, steps_of
from kartenwerk.play.games.doppelkopf.state import CALL, GRAND, MARRIAGE, NORMAL, SEATS, SOLO, Rules, State, re_party
from kartenwerk.play.mechanics.augen import augen
from kartenwerk.play.mechanics.ranking import kind_of

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


RAISED = 2
"""What Re and Kontra count; each further step counts one."""

AGAINST = (120, 90, 60, 30)
"""Augen against each of the STEPS that count one more for those who reach them."""

CHARLIE = ("kreuz", "B")
"""The jack of clubs, which wants to win the last trick."""

BELOW = ("unter_90", "unter_60", "unter_30")
SAID = ("keine_90", "keine_60", "keine_30", "schwarz_gesagt")
HELD = ("gegen_keine_90", "gegen_keine_60", "gegen_keine_30", "gegen_schwarz")
"""The tally's labels for staying below each of LIMITS, for saying each of STEPS, and for AGAINST it."""


class Parties(NamedTuple):
    """The seats of the two parties at the end of a deal."""

    re: tuple[int, ...]
    kontra: tuple[int, ...]

    def seats(self, party: str) -> tuple[int, ...]:
        return self.re if party == RE else self.kontra


def facts_of(state: State) -> Facts:
    """The facts of a finished deal."""
    re, cards = re_party(state), state.cards
    kontra = tuple(seat for seat in range(SEATS) if seat not in re)
    sides = {RE: re, KONTRA: kontra}
    full = state.rules.doppelkopf_augen
    doubles = {
        party: sum(augen(trick) >= full for seat in seats for trick in cards.won[seat]) if full else 0
        for party, seats in sides.items()
    }
    last = cards.won[cards.trick.leader][-1:]
    charlie = any(kind_of(trick[state.ranking.winner(trick)]) == CHARLIE for trick in last)
    return Facts(
        re,
        cards.augen(*re),
        state.game.kind,
        next((party for party, seats in sides.items() if not cards.tricks(*seats)), ""),
        _last_said(state, RE),
        _last_said(state, KONTRA),
        tuple(state.foxes),
        doubles[RE],
        doubles[KONTRA],
        karlchen=(RE if cards.trick.leader in re else KONTRA) if charlie else "",
        je=tuple(cards.augen(seat) for seat in range(SEATS)),
    )


def _last_said(state: State, party: str) -> str:
    """The last step that a party has said."""
    steps = steps_of(state.raises, party)
    return (party, *STEPS)[steps - 1] if steps else ""


def before_of(state: State) -> Before:
    return counting(state, SEATS)


def parties_of(facts: Facts) -> Parties:
    return Parties(facts.re, tuple(seat for seat in range(SEATS) if seat not in facts.re))


def winner_of(rules: Rules, facts: Facts) -> str | None:
    """The party that has won; None if both have promised more than they have reached."""
    return next((party for party in PARTIES if _reaches(rules, facts, party)), None)


def _reaches(rules: Rules, facts: Facts, party: str) -> bool:
    """Whether a party has what it needs: more Augen the more it has said, fewer the more the others have."""
    own, theirs = facts.say_of(party), facts.say_of(other(party))
    points = augen_of(facts, party)
    if own == len(STEPS) + 1:
        return facts.ohne_stich == other(party)
    if own > 1:
        return ALL_AUGEN - points < LIMITS[own - 2]
    if theirs == len(STEPS) + 1:
        return facts.ohne_stich != party
    if theirs > 1:
        return points >= LIMITS[theirs - 2]
    only_kontra = bool(facts.kontra_gesagt) and not facts.re_gesagt
    needs_more = (party == RE) != only_kontra
    return points >= (rules.gewinn_augen if needs_more else ALL_AUGEN - rules.gewinn_augen + 1)


def augen_of(facts: Facts, party: str) -> int:
    """The Augen of a party."""
    return facts.augen if party == RE else ALL_AUGEN - facts.augen


def score(rules: Rules, facts: Facts, before: Before) -> tuple[Item, ...]:
    """Units for the parties; a seat that plays alone wins or pays them thrice."""
    parties, won = parties_of(facts), winner_of(rules, facts)
    items = [Item(seat, "augen", 0, points) for seat, points in enumerate(facts.je)]
    units = *_pay_winner(rules, facts, parties, won), *_pay_bonus(facts), *_specials(rules, facts)
    for reason, party, number in units:
        items += _paid(parties, reason, party, number)
    return (*items, *_fox_items(rules, facts, parties))


def _paid(parties: Parties, reason: str, party: str, units: int) -> Iterator[Item]:
    """What every seat wins or pays if a party is paid so many units."""
    for seat in range(SEATS):
        share = len(parties.kontra) // len(parties.re) if seat in parties.re else 1
        yield Item(seat, reason, units * (share if seat in parties.seats(party) else -share))


def _pay_winner(rules: Rules, facts: Facts, parties: Parties, won: str | None) -> Iterator[tuple[str, str, int]]:
    """What is paid to the party that has won: the win, how low the others are, and all that was said."""
    if won is None:
        return
    lost = augen_of(facts, other(won))
    yield "sieg", won, 1
    if rules.stufen:
        yield from ((reason, won, 1) for reason, limit in zip(BELOW, LIMITS, strict=True) if lost < limit)
    elif lost < rules.schneider_augen:
        yield "schneider", won, 1
    if facts.ohne_stich == other(won):
        yield "schwarz", won, 1
    if rules.gegen_die_alten and won == KONTRA and len(parties.re) > 1:
        yield "gegen_die_alten", won, 1
    for party, reason in ((RE, "re_gesagt"), (KONTRA, "kontra_gesagt")):
        if said := facts.say_of(party):
            yield reason, won, RAISED
            yield from ((one, won, 1) for one in SAID[: said - 1])


def _pay_bonus(facts: Facts) -> Iterator[tuple[str, str, int]]:
    """A party that reaches far more than the others had promised is paid for it, whoever has won."""
    for party in PARTIES:
        points, promised = augen_of(facts, party), facts.say_of(other(party)) - 1
        for step in range(promised):
            if points >= AGAINST[step]:
                yield HELD[step], party, 1


def _specials(rules: Rules, facts: Facts) -> Iterator[tuple[str, str, int]]:
    """Points for single tricks, none of them when one plays alone: tricks full of Augen, and the last one's jack."""
    if len(facts.re) == 1:
        return
    for party, full in zip(PARTIES, (facts.doppelkopf_re, facts.doppelkopf_kontra), strict=True):
        yield from [("doppelkopf", party, 1)] * full
        if rules.karlchen and facts.karlchen == party:
            yield "karlchen", party, 1


def _fox_items(rules: Rules, facts: Facts, parties: Parties) -> Iterator[Item]:
    """A fox that went to the other party costs a unit; when one plays alone, none counts.

    Its owner pays the catcher, or one party the other where that is agreed.
    """
    if not rules.fuchs or len(parties.re) == 1:
        return
    for owner, catcher in facts.fuchs:
        if (owner in parties.re) == (catcher in parties.re):
            continue
        if rules.fuchs_partei:
            yield from _paid(parties, "fuchs_partei", RE if catcher in parties.re else KONTRA, 1)
        else:
            yield Item(owner, "fuchs_verloren", -1)
            yield Item(catcher, "fuchs_gefangen", 1)

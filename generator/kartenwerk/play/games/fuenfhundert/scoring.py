"""What a deal of Fünfhundert brings: Augen, melds true and false, the seven of trumps and the last trick."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from kartenwerk.base.message import _
from kartenwerk.play.engine.contract import Item
from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.engine.scoring import Before, Fact, Kind, fault
from kartenwerk.play.mechanics.ranking import Kind as CardKind

SUITS = ("kreuz", "pik", "herz", "karo")
RUN = ("A", "K", "D", "B", "10")
FOURS = {"vier_asse": "A", "vier_zehnen": "10", "vier_koenige": "K", "vier_damen": "D", "vier_buben": "B"}
PAIR = ("K", "D")
ODD, ODD_PAIR = "karodame_pikbube", (("karo", "D"), ("pik", "B"))


@equal_by_class
class Meld(NamedTuple):
    """Announce a combination: the rule parameter that holds its points, and the suit of a run or pair."""

    id: str
    suit: str = ""

    def __str__(self) -> str:
        return f"sagt {self.id} {self.suit}".strip()

    @property
    def kinds(self) -> frozenset[CardKind]:
        """The cards of the combination."""
        return _kinds(self)


@cache
def _kinds(meld: Meld) -> frozenset[CardKind]:
    if meld.id in FOURS:
        return frozenset((suit, FOURS[meld.id]) for suit in SUITS)
    if meld.id == ODD:
        return frozenset(ODD_PAIR)
    return frozenset((meld.suit, rank) for rank in (RUN if meld.id == "folge" else PAIR))


MELDS = (
    *(Meld("folge", suit) for suit in SUITS),
    *map(Meld, FOURS),
    *(Meld("paar", suit) for suit in SUITS),
    Meld(ODD),
)
"""Every combination that can be announced."""


SEATS = 2
ALL_AUGEN = 120
NAMES = {f"{meld.id} {meld.suit}".strip(): meld for meld in MELDS}
"""The melds by the words that name them."""


class Rules(NamedTuple):
    """The parameters of `rules_data/games/fuenfhundert.toml`; from `folge_trumpf` on, the points of melds."""

    ziel: int
    folge_trumpf: int
    folge: int
    vier_asse: int
    vier_zehnen: int
    vier_koenige: int
    vier_damen: int
    vier_buben: int
    paar_trumpf: int
    paar: int
    karodame_pikbube: int
    trumpf_sieben: int
    nachtraeglich: bool
    verbraucht_fuer_beide: bool
    trumpfzwang: bool
    stichzwang: bool
    letzter_stich_bonus: int
    sofort_ende_ab_zweitem_spiel: bool


class Facts(NamedTuple):
    """Augen of each seat, the trump suit, and for each seat the names of its true and of its false melds.

    sieben    the seat that has taken the open trump for the seven
    letzter   the seat that has won the last trick
    said      the melds of each seat in their order, and whether each was true; only the engine knows the order
    """

    augen: tuple[int, ...]
    trumpf: str = ""
    ansagen: tuple[tuple[str, ...], ...] = ((),) * SEATS
    falsch: tuple[tuple[str, ...], ...] = ((),) * SEATS
    sieben: int | None = None
    letzter: int | None = None
    said: tuple[tuple[tuple[Meld, bool], ...], ...] = ()


def asked(rules: Rules, before: Before) -> tuple[Fact, ...]:
    melds = tuple(NAMES)
    facts = [
        Fact("trumpf", Kind.WORD, words=SUITS),
        Fact("ansagen", Kind.WORDS, words=melds, optional=True),
        Fact("falsch", Kind.WORDS, words=melds, optional=True),
        Fact("sieben", Kind.SEAT, optional=True),
        Fact("augen", Kind.NUMBERS, 0, ALL_AUGEN),
    ]
    if rules.letzter_stich_bonus:
        facts.insert(4, Fact("letzter", Kind.SEAT, optional=True))
    return tuple(facts)


def check(rules: Rules, facts: Facts, before: Before) -> None:
    if sum(facts.augen) > ALL_AUGEN:
        raise fault("augen", _("there are not so many Augen"), sum(facts.augen), _("{total} in all", total=ALL_AUGEN))
    early = rules.sofort_ende_ab_zweitem_spiel and before.deals
    if sum(facts.augen) < ALL_AUGEN and not early:
        raise fault("augen", _("Augen are missing"), sum(facts.augen), _("{total} in all", total=ALL_AUGEN))
    for seat, names in enumerate(facts.ansagen):
        own = (*names, *facts.falsch[seat])
        if len(set(own)) < len(own):
            raise fault("ansagen", _("a player announces a combination once"), ", ".join(own))


def price(rules: Rules, trump: str, meld: Meld) -> int:
    """What the meld brings; runs and pairs bring more in trumps."""
    return int(getattr(rules, f"{meld.id}_trumpf" if meld.suit == trump else meld.id))


def score(rules: Rules, facts: Facts, before: Before) -> tuple[Item, ...]:
    return tuple(item for seat in range(SEATS) for item in _items(rules, facts, seat))


def _items(rules: Rules, facts: Facts, seat: int) -> Iterator[Item]:
    """What the deal brings the seat."""
    yield Item(seat, "augen", facts.augen[seat])
    for meld, true in _melds(facts, seat):
        worth = price(rules, facts.trumpf, meld)
        yield Item(seat, "ansage" if true else "falsche_ansage", worth if true else -worth)
    if facts.sieben == seat:
        yield Item(seat, "trumpfsieben", rules.trumpf_sieben)
    if facts.letzter == seat and rules.letzter_stich_bonus:
        yield Item(seat, "letzter_stich", rules.letzter_stich_bonus)


def _melds(facts: Facts, seat: int) -> Iterator[tuple[Meld, bool]]:
    if facts.said:
        yield from facts.said[seat]
        return
    for names, true in ((facts.ansagen, True), (facts.falsch, False)):
        yield from ((NAMES[name], true) for name in names[seat])


def over(rules: Rules, before: Before) -> bool:
    return max(before.sums) >= rules.ziel

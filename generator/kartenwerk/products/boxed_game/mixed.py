"""Mixed sheets: the pieces of several parts on the same paper, each part's together, where that saves sheets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import NamedTuple

from kartenwerk.build.product import Made, Product, cards_shown, make_pdf
from kartenwerk.build.workshop import GameWorkshop, Workshop
from kartenwerk.catalog import Backs
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.custom.game.member import Member
from kartenwerk.printing.press.blocks import DrawnPieces, PieceSize, SharedPlan, impose_blocks, plan_blocks
from kartenwerk.printing.press.paper import Flip
from kartenwerk.products.boxed_game.data import BoxedGameData
from kartenwerk.products.boxed_game.editions import language_folder
from kartenwerk.products.boxed_game.pieces import draw_cuts
from kartenwerk.products.cards.selection import whole_deck

JOIN = "+"
"""Stands between the names of the parts that share sheets."""
_KINDS = ("token", "tile", "counter")
_BACKS: Flip = "long-edge"


class MixedParts(NamedTuple):
    """Parts that share sheets, by their names, in a language."""

    names: tuple[str, ...]
    language: str

    @property
    def of(self) -> str:
        """What their file is of."""
        return JOIN.join(self.names)

    def members(self, workshop: GameWorkshop) -> list[Member]:
        return [workshop.game.find(name, self.language) for name in self.names]

    def decks(self, workshop: GameWorkshop) -> list[CustomDeck]:
        return [workshop.edition(each).deck for each in self.members(workshop)]


def mix_parts(workshop: GameWorkshop, printed: Sequence[Member]) -> list[MixedParts]:
    """The parts among those that are printed which may share sheets, two of them at least.

    They are glued on the same board, are printed in the same languages, and have the same colours and fonts.
    """
    groups: dict[object, list[Member]] = {}
    for member in printed:
        deck = workshop.edition(member).deck
        if deck.part is None or deck.part.kind not in _KINDS:
            continue
        languages = tuple(each.language for each in printed if each.name == member.name)
        look = sorted(deck.palette.items()), sorted(deck.tools.file.fonts.items(), key=lambda font: font[0])
        groups.setdefault((member.language, languages, deck.part.thickness, repr(look)), []).append(member)
    return [
        MixedParts(tuple(each.name for each in members), members[0].language)
        for members in groups.values()
        if len(members) > 1
    ]


def mixed_products(workshop: GameWorkshop, groups: Iterable[MixedParts], paper: str) -> list[Product]:
    """The sheets of each group; KartenwerkError for a piece that is larger than the paper."""
    found, number = [], dict[str, int]()
    for group in groups:
        number[group.language] = number.get(group.language, 0) + 1
        edition = workshop.edition(group.members(workshop)[0])
        name = BoxedGameData.load(workshop.roots, edition.printed_in).files["mixed"]
        name += f"_{number[group.language]}" if number[group.language] > 1 else ""
        plan_mixed(workshop, group, paper)
        found.append(
            Product(
                f"{language_folder(workshop, group.language)}/{name}_{paper}.pdf",
                "pieces",
                partial(mixed_sheets, group=group, paper=paper),
                tuple(deck.id for deck in group.decks(workshop)),
                of=group.of,
                language=group.language,
            )
        )
    return found


def mixed_sheets(workshop: Workshop, group: MixedParts, paper: str) -> Made:
    """The sheets; each piece has the line along which it is cut."""
    assert isinstance(workshop, GameWorkshop)
    first = workshop.edition(group.members(workshop)[0])
    runs, names = [], dict[str, str]()
    for member in group.members(workshop):
        edition = workshop.edition(member)
        deck = edition.deck
        assert deck.part is not None
        cards = whole_deck(edition.catalog, deck)
        fronts, rear = cards.sides(edition)
        cut = draw_cuts(fronts, deck.part.outline)
        runs.append(DrawnPieces(cut, rear if has_backs(deck) else [], deck.measures.bleed))
        names |= cards.by_form(cut)
    backs: Backs = _BACKS if any(run.backs for run in runs) else "none"
    legend = first.legend(backs)
    plan = plan_mixed(workshop, group, paper)
    pages = impose_blocks(runs, plan, legend.margin, flip=_BACKS, legend=legend)
    words = first.catalog.print.subjects
    subject = words.sheets.format(
        cards=words.count_in_words(sum(len(run.fronts) for run in runs)), paper=first.catalog.paper(paper).title
    )
    title = workshop.game.files[group.language].title
    made = make_pdf(first, first.deck.palette, pages, title, subject, "one-sided" if backs == "none" else _BACKS)
    return made._replace(shown=cards_shown(pages, names))


def plan_mixed(workshop: GameWorkshop, group: MixedParts, paper: str) -> SharedPlan:
    """How the pieces of a group lie on their sheets."""
    sizes = []
    for deck in group.decks(workshop):
        assert deck.part is not None
        sizes.append(PieceSize(deck.width, deck.height, deck.part.gap, len(deck.pack.cards)))
    return plan_blocks(sizes, workshop.sheet(paper), workshop.legend(_BACKS).margin)


def has_backs(deck: CustomDeck) -> bool:
    """Whether any piece of a part is printed on both sides."""
    return any(card.back for card in deck.cards)

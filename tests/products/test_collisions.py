"""Faults that whole pages and boxes once had, planted again: each is found."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from tests.collisions import collisions, page_faults, pieces
from tests.games.support import WORKSHOP, session
from tests.products.test_figures import drawn, picture, plan_faults

from kartenwerk.graphics.display import Group, Item, Matrix, Page, Text
from kartenwerk.products.booklet.game import game_manuscript
from kartenwerk.products.booklet.pages import compose
from kartenwerk.products.box.contents import box_contents
from kartenwerk.products.box.data import BoxData
from kartenwerk.products.box.tuck_box import net_for, panel_items

Move = Callable[[Text], Text]


def changed(items: Iterable[Item], move: Move) -> tuple[Item, ...]:
    """The items with every text moved that `move` moves."""
    return tuple(
        replace(item, items=changed(item.items, move))
        if isinstance(item, Group)
        else move(item)
        if isinstance(item, Text)
        else item
        for item in items
    )


def moved(items: Iterable[Item], word: str, x: float, y: float) -> tuple[Item, ...]:
    """The items with one word moved by so many mm."""
    return changed(items, lambda text: replace(text, x=text.x + x, y=text.y + y) if text.text == word else text)


def test_helm_under_a_figure_is_found_on_a_page() -> None:
    """The word that stands below the chips of a plan, moved up onto them."""
    pages = compose(WORKSHOP, game_manuscript(WORKSHOP, session("fuenf_karten_boltan")), "a6").pages
    page = next(page for page in pages if any(piece.name == "“Helm”" for piece in pieces(page.items)))
    assert page_faults(page) == []
    raised = replace(page, items=moved(page.items, "Helm", 0, -6))
    assert any(fault.startswith("“Helm” meets") for fault in page_faults(raised))


def test_a_dealer_between_two_seats_is_found_on_a_plan() -> None:
    plan = dict(drawn("doppelkopf", "a6"))["doppelkopf/tischplan"]
    assert plan_faults(plan.items) == []
    far, on_none = plan_faults(moved(plan.items, "Geber", 20, -4))
    assert "mm from one seat and" in far
    assert on_none == "“Geber” is not on a disc"


def test_a_club_over_a_word_and_a_word_across_a_fold_are_found_on_a_box() -> None:
    data, deck = BoxData.load(WORKSHOP.roots), WORKSHOP.catalog.deck("franzoesisch")
    contents = box_contents(WORKSHOP.catalog, deck, 0)
    net = net_for(data, contents)
    lines = [*net.creases, *net.cuts]
    art = tuple(panel_items(WORKSHOP, deck, data, contents, net))
    title = next(piece for piece in pieces(art) if piece.name == "“Französisches”")
    across, down = (title.box.x0 + title.box.x1) / 2, (title.box.y0 + title.box.y1) / 2
    club = Group(picture('<use class="tinte" href="symbols.svg#kreuz"/>'), Matrix.move(across, down))
    assert ("“Französisches”", "kreuz") in [(each.label, each.other) for each in collisions((*art, club), lines)]
    shifted = collisions(moved(art, "Französisches", 12, 0), lines)
    assert "a fold or a cut" in [each.other for each in shifted if each.label == "“Französisches”"]


def test_a_word_at_the_edge_of_a_page_is_found() -> None:
    page = Page(59, 91, (Text(1.5, 20, "Ablauf", "italic", 9),), bleed=3)
    assert page_faults(page) == ["“Ablauf” is near the edge at (1.4, 17.7) mm"]
    assert page_faults(replace(page, items=(Text(4, 20, "Ablauf", "italic", 9),))) == []

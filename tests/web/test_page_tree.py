"""A booklet as a tree of what its page shows: what is of one piece, and where two readings differ."""

from __future__ import annotations

from kartenwerk.products.web.howplay.tree import Arranged, Node, compare_trees, grow_tree, number_tree, place_of
from kartenwerk.text.book.blocks import Block, FigureCall, Prose, Together, Width
from kartenwerk.text.book.inline import Span


def tree_of(*blocks: Block) -> list[Node]:
    tree = grow_tree(Arranged((), (), blocks), lambda name, arguments: ())
    number_tree(tree)
    return tree


def beside(text: str) -> Together:
    return Together((FigureCall("tischplan", {"spieler": "2"}), Prose((Span(text),))), Width.HALF)


def test_a_picture_is_of_one_piece_with_the_text_beside_it() -> None:
    usual, other = (tree_of(Prose((Span("Davor."),)), beside(text)) for text in ("Gebt zehn Karten.", "Gebt elf."))
    assert usual[1].key == tree_of(beside("Gebt zehn Karten."))[0].key != other[1].key
    (found,) = compare_trees(usual, other)
    assert (found.gone, found.come) == ([usual[1].kids[1]], [other[1].kids[1]])
    place = place_of(found, [7])
    assert (place.start, place.end) == (2 * usual[1].number, 2 * usual[1].last)

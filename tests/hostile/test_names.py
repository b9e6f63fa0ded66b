"""A name is printed as it is, whatever signs are in it: it is neither markup nor the end of a program."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pypdfium2
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from tests.support import WORKSHOP

from kartenwerk.base.data import DataRoots, project_root
from kartenwerk.build.product import Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.people import MOST_PLAYERS
from kartenwerk.graphics.display import Group, Item, Place, Text
from kartenwerk.products.booklet.game import GameRules, game_manuscript
from kartenwerk.products.booklet.pages import page_editions
from kartenwerk.products.booklet.plain import plain_text
from kartenwerk.products.braille.booklet import braille_editions
from kartenwerk.products.chips import chips_product
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.kits.kit import kit_box
from kartenwerk.products.pad.game import draw_leaf, leaf_players
from kartenwerk.products.pictures.preview import booklet_preview
from kartenwerk.products.reference.card_product import reference_product
from kartenwerk.text.literal import literal, plain

GAME, DECK = "mogeln", "franzoesisch"
SIGNS = "&<>{}*_`![]()\"'\\#|~^$@;:%/"
WORST = ["Anna & Bert", "<b>C</b>", "{herz}", "*D*", "__E__", "`F`", "![G](h.svg)", "[I]: j", '"K"', "'L'", "\\*M"]
"""What would be markup in SVG or in Markdown, or be drawn as a sign."""

names = st.text(st.sampled_from(SIGNS + "AÄbß"), min_size=1, max_size=9).map(lambda name: f"Q{name}Q")
"""Names that begin and end with a letter, so that they can be found again."""

few = settings(max_examples=1, suppress_health_check=[HealthCheck.function_scoped_fixture])


def toml(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def changed(folder: Path, file: str, **values: str) -> None:
    """One of the project's files in a stranger's folder; the first value of each key is another one."""
    text = (project_root() / file).read_text(encoding="utf-8")
    for key, value in values.items():
        line = re.search(rf"(?m)^{key} = .*$", text)
        assert line
        text = text[: line.start()] + f"{key} = {toml(value)}" + text[line.end() :]
    path = folder / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def people(folder: Path, called: list[str]) -> Workshop:
    """A workshop with these players."""
    path = folder / "rules_data/names.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    all_names = ", ".join(toml(called[number % len(called)]) for number in range(MOST_PLAYERS))
    path.write_text(f'names = [{all_names}]\ndate = "7. 11."\n', encoding="utf-8")
    return Workshop.over(folder)


def texts(items: tuple[Item, ...]) -> Iterator[str]:
    """Every run of text that is drawn."""
    for item in items:
        match item:
            case Text():
                yield item.text
            case Group():
                yield from texts(item.items)
            case Place():
                yield from texts(item.form.items)


PLACES = """
# {0}

Text {0} *und {0}*

- {0}

| a | {0} |
|--|--|
| b | {0} |

::: kasten {0}
::: figur deck/x
{0}
:::
:::
"""


def unbroken(text: str) -> str:
    """Without what setting a text changes: its spaces, its breaks and its hyphens."""
    return re.sub(r"[\s\u00ad\u200b\u2010-]+", "", text)


def pdf_text(data: bytes) -> str:
    """The text layer, as somebody copies it."""
    document = pypdfium2.PdfDocument(data)
    return "".join(page.get_textpage().get_text_bounded() for page in document)


@settings(max_examples=50)
@given(st.text())
def test_literal_signs_come_back(text: str) -> None:
    line = re.sub(r"[\t\n\r\v\f\x1c-\x1e\x85\u2028\u2029]", " ", text)
    assert plain(literal(text)) == line or any(0xF0000 <= ord(sign) < 0xF0080 for sign in text)
    assert not set(literal(text)) & set("*_`{}[]<>&|\\#!\"'")


@settings(max_examples=30)
@given(st.text(st.sampled_from(SIGNS + "-+=. 1aä"), max_size=12))
def test_a_value_is_the_same_in_every_place_of_a_booklet(value: str) -> None:
    """In a paragraph, a heading, a list, a table, a box and a caption."""
    from kartenwerk.text.book.markdown import read_booklet

    value = f"Q{value}Q"
    text = PLACES.format(literal(value))
    read = repr(read_booklet(text, "a"))
    shown_as = {value, re.sub(" +", " ", value)}
    typeset = {repr(_typeset(one))[1:-1] for one in shown_as} | {repr(one)[1:-1] for one in shown_as}
    assert sum(read.count(one) for one in typeset) >= 8, read


@pytest.mark.parametrize(
    ("template", "printed"),
    [
        ('{{ "| a |" if wide }}', "| a |"),
        ('{{ "*so*" if wide else "" }}', "*so*"),
        ('{{ "" if wide else "x" }}{{ "**" }}', "**"),
        ("{{ name }}", None),
        ("{{ name if wide }}", None),
        ('{{ "*" ~ name ~ "*" if wide }}', None),
    ],
)
def test_what_a_template_says_itself_is_markup_and_no_value(template: str, printed: str | None, tmp_path: Path) -> None:
    folder = tmp_path / "templates"
    folder.mkdir()
    (folder / "own.md.j2").write_text(template, encoding="utf-8")
    templates = Workshop(DataRoots((tmp_path, *WORKSHOP.roots.layers))).templates
    told = templates.render("own.md.j2", {"wide": True, "name": "*Anna* | Bert"})
    assert told == printed if printed is not None else "*Anna* |" not in told


def _typeset(text: str) -> str:
    from kartenwerk.text.book.typography import german

    return plain(german(literal(text)))


@pytest.mark.parametrize("name", WORST)
def test_a_name_in_an_svg_template_is_that_name(tmp_path: Path, name: str) -> None:
    (tmp_path / "templates").mkdir()
    (tmp_path / "templates/a.svg.j2").write_text(
        "{% macro m(x) %}<b>{{ x }}</b>{% endmacro %}{% set s %}{{ name }}{% endset %}"
        "{{ name }}|{{ m(name) }}|{{ m(name ~ name) }}|{{ s }}|{{ [m(name), name] | join('<') }}|{{ m(1) + name }}",
        encoding="utf-8",
    )
    workshop = Workshop(DataRoots((tmp_path, *WORKSHOP.roots.layers)))
    made = workshop.templates.render("a.svg.j2", {"name": name})
    once = unescape(made)
    assert once == f"{name}|<b>{name}</b>|<b>{name}{name}</b>|{name}|<b>{name}</b><{name}|<b>1</b>{name}"
    assert re.sub("</?b>", "", made).count("<") == 0


@few
@given(called=st.lists(names, min_size=3, max_size=4, unique=True))
@example(called=WORST)
def test_players_names_stand_on_a_pad(tmp_path: Path, called: list[str]) -> None:
    workshop = people(tmp_path, called)
    session = workshop.session(GAME, None, [])
    players = leaf_players(session, "a6")[0]
    drawn = [*texts(draw_leaf(workshop, session, "a6", players, filled=True).items)]
    assert set(session.names[:players]) <= set(drawn)


@few
@given(called=st.lists(names, min_size=3, max_size=4, unique=True))
@example(called=WORST)
def test_players_names_stand_in_the_plain_text(tmp_path: Path, called: list[str]) -> None:
    workshop = people(tmp_path, called)
    words = unbroken(plain_text(game_manuscript(workshop, GameOrder(GAME).session(workshop))))
    assert sum(unbroken(name) in words for name in workshop.people.names[:3]) == 3


@pytest.fixture(scope="module")
def stranger(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    """A folder in which everything has a hostile name."""
    folder = tmp_path_factory.mktemp("stranger")
    people(folder, WORST)
    changed(folder, f"rules_data/games/{GAME}.toml", title="Mo & 'geln'", label='Joker & <im> "Spiel" *x* | {herz}')
    changed(
        folder,
        f"rules_data/decks/{DECK}.toml",
        title="Anna & Berts Blatt",
        spoken=RANK,
    )
    (folder / "house.toml").write_text(f'name = {toml(HOUSE)}\ngame = "{GAME}"\n[rules]\njoker = 1\n', encoding="utf-8")
    return Workshop.over(folder)


RANK = "A & <s> *s* {herz}"
HOUSE = 'A & B <i> {herz} *x* ![a](b) | "y" `z`'


def ordered(workshop: Workshop) -> GameOrder:
    assert workshop.folder
    return GameOrder(GAME, workshop.folder / "house.toml")


def test_a_booklet_shows_all_names_as_they_are(stranger: Workshop) -> None:
    booklet = GameRules(stranger.catalog.deck(DECK), ordered(stranger)).products(*page_editions("a6", "a4"))[0]
    words = unbroken(pdf_text(booklet.make(stranger).data))
    for name in (HOUSE, "Mo & 'geln'", 'Joker & <im> "Spiel" *x* | {herz}', "Anna & Bert", "<b>C</b>", RANK):
        assert unbroken(name) in words, name


def made(workshop: Workshop, product: Product) -> str:
    return unbroken(pdf_text(product.make(workshop).data))


def test_a_reference_card_and_a_box_show_titles_as_they_are(
    stranger: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kartenwerk.products.box.panels.minutes", lambda workshop, game: 30)  # no matches are played
    assert unbroken("MO & 'GELN'") in made(
        stranger, reference_product(GameRules(stranger.catalog.deck(DECK), ordered(stranger)))
    )
    box = made(stranger, kit_box(stranger.catalog, stranger.catalog.deck(DECK), []))
    assert unbroken("Mo & 'geln'") in box
    assert unbroken("Anna & Berts Blatt") in box or unbroken("Anna & Berts Blatt").upper() in box


def test_plain_text_shows_all_names_as_they_are(stranger: Workshop) -> None:
    words = unbroken(plain_text(game_manuscript(stranger, ordered(stranger).session(stranger))))
    for name in (HOUSE, "Mo & 'geln'", 'Joker & <im> "Spiel" *x* | {herz}', *WORST[:3], RANK):
        assert unbroken(name) in words, name


def test_braille_chips_and_a_preview_are_made_with_any_name(stranger: Workshop) -> None:
    """Braille has no sign for some of them, chips and pictures do not show them: but nothing ends at them."""
    order = ordered(stranger)
    products = [
        *GameRules(stranger.catalog.deck(DECK), order).products(*braille_editions(stranger.roots, "de", "basic"))[:1],
        chips_product(stranger.catalog.deck(DECK), 2, "a4"),
        booklet_preview(order, stranger.catalog.deck(DECK), "a6"),
    ]
    brf, chips, preview = (product.make(stranger) for product in products)
    assert b"ANNA" in brf.data.upper()
    assert chips.pages and preview.data.startswith(b"\x89PNG")

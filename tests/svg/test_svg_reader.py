"""The strict reader: what it understands, and that it refuses all else with file and line."""

from __future__ import annotations

import pytest

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.graphics.display import Box, Fill, Form, Group, Item, Matrix, Place, Text, circle, rectangle
from kartenwerk.graphics.svg.reader import Drawing, read_svg

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 65 97" width="65mm" height="97mm">'
SQUARE = '<rect class="rot" width="2" height="2"/>'


def picture(body: str, head: str = HEAD) -> str:
    return f"{head}\n{body}\n</svg>"


def read(body: str, **more: str) -> Drawing:
    """A picture whose other pictures are given as keyword arguments: `a` is "a.svg"."""
    others = {f"{name}.svg": text for name, text in more.items()}
    return read_svg(picture(body), "card.svg", others.__getitem__)


def placed(item: Item) -> Form:
    assert isinstance(item, Place)
    return item.form


def test_the_size_is_that_of_the_view_box() -> None:
    drawing = read("")
    assert drawing == Drawing(65, 97, Box(-3, -3, 62, 94), ())


def test_shapes_become_filled_paths() -> None:
    drawing = read(
        '<rect class="rot" x="1" y="2" width="3" height="4" rx="1"/><circle class="blau" cx="5" cy="5" r="2"/>'
        '<polygon class="rot" points="0,0 1,0 1,1" fill-rule="evenodd"/>'
    )
    assert drawing.items == (
        Fill(rectangle(Box(1, 2, 4, 6), 1), "rot"),
        Fill(circle(5, 5, 2), "blau"),
        Fill((("M", (0, 0)), ("L", (1, 0)), ("L", (1, 1)), ("Z", ())), "rot", evenodd=True),
    )


def test_the_role_is_inherited_until_a_shape_has_its_own() -> None:
    drawing = read('<g class="rot"><g><path d="M0 0H1"/></g><path class="blau" d="M0 0H1"/></g>')
    assert [item.ink for item in drawing.items if isinstance(item, Fill)] == ["rot", "blau"]


def test_the_fill_rule_of_the_picture_holds_for_all_shapes() -> None:
    text = picture(SQUARE, HEAD.replace("viewBox", 'fill-rule="evenodd" viewBox'))
    (item,) = read_svg(text, "card.svg").items
    assert isinstance(item, Fill)
    assert item.evenodd


def test_a_transformed_group_keeps_its_shapes_together() -> None:
    (group,) = read(f'<g transform="translate(3 4)">{SQUARE}{SQUARE}</g>').items
    assert isinstance(group, Group)
    assert group.matrix == Matrix.move(3, 4)
    assert len(group.items) == 2


def test_a_text_is_measured_in_points() -> None:
    (text,) = read(
        '<text class="rot" x="1" y="2" font-family="bold" font-size="25.4" letter-spacing="2.54">Kar ten</text>'
    ).items
    assert text == Text(1, 2, "Kar ten", "bold", 72, "rot", 0.1)


def test_a_text_anchored_at_its_end_needs_measuring() -> None:
    body = '<text class="rot" x="50" font-family="text" font-size="4" text-anchor="{}">ab</text>'
    with pytest.raises(KartenwerkError, match="measured"):
        read(body.format("end"))
    for anchor, x in (("start", 50), ("middle", 45), ("end", 40)):
        drawing = read_svg(picture(body.format(anchor)), "card.svg", measure=lambda *_: 10.0)
        (text,) = drawing.items
        assert isinstance(text, Text)
        assert text.x == x


def test_the_space_after_the_last_letter_does_not_count() -> None:
    body = '<text class="rot" x="50" font-family="text" font-size="4" letter-spacing="1" text-anchor="end">ab</text>'
    (text,) = read_svg(picture(body), "card.svg", measure=lambda *_: 10.0).items
    assert isinstance(text, Text)
    assert text.x == 41


def test_a_used_symbol_is_drawn_once_and_placed() -> None:
    drawing = read(f'<defs><g id="pip">{SQUARE}</g></defs><use href="#pip" x="1"/><use xlink:href="#pip" x="9" y="2"/>')
    assert [item.matrix for item in drawing.items if isinstance(item, Place)] == [Matrix.move(1, 0), Matrix.move(9, 2)]
    assert placed(drawing.items[0]) == placed(drawing.items[1])
    assert placed(drawing.items[0]).box == Box(0, 0, 2, 2)


def test_a_use_colours_what_has_no_colour() -> None:
    body = '<defs><path id="pip" d="M0 0H1V1Z"/></defs><use href="#pip" class="rot"/><use href="#pip" class="blau"/>'
    forms = [placed(item) for item in read(body).items]
    assert [form.items[0].ink for form in forms if isinstance(form.items[0], Fill)] == ["rot", "blau"]
    assert forms[0].key != forms[1].key


def test_cards_share_the_pictures_they_use() -> None:
    other = picture(SQUARE)
    one = read(f'<use href="a.svg"/>{SQUARE}', a=other)
    two = read('<use href="a.svg" x="9"/>', a=other)
    assert placed(one.items[0]) == placed(two.items[0])


def test_a_used_picture_is_not_parsed_before_it_is_drawn() -> None:
    form = placed(read('<use href="a.svg"/>', a=picture("<nonsense/>")).items[0])
    assert form.box == Box(-3, -3, 62, 94)
    with pytest.raises(KartenwerkError, match=r"a\.svg: line 2: unknown element"):
        _ = form.items


def test_a_symbol_of_another_picture_takes_its_role_from_the_use() -> None:
    other = picture('<defs><g id="i-S"><path d="M0 0H1V-1Z"/></g></defs>')
    rot, blau = (placed(read(f'<use class="{role}" href="a.svg#i-S"/>', a=other).items[0]) for role in ("rot", "blau"))
    assert rot.key != blau.key
    assert rot.items == (Fill((("M", (0, 0)), ("L", (1, 0)), ("L", (1, -1)), ("Z", ())), "rot"),)


def test_a_form_changes_with_the_pictures_inside_its_picture() -> None:
    outer = picture('<use href="b.svg"/>')
    keys = {
        placed(read('<use href="a.svg"/>', a=outer, b=inner).items[0]).key for inner in (picture(""), picture(SQUARE))
    }
    assert len(keys) == 2


def test_pictures_that_use_each_other_in_a_cycle_are_refused() -> None:
    with pytest.raises(KartenwerkError, match=r"cycle; found a\.svg > b\.svg > a\.svg"):
        read('<use href="a.svg"/>', a=picture('<use href="b.svg"/>'), b=picture('<use href="a.svg#x"/>'))


def test_a_picture_in_a_comment_is_not_used() -> None:
    outer = picture('<!-- <use href="gone.svg"/> -->')
    assert placed(read('<use href="a.svg"/>', a=outer).items[0]).items == ()


def test_an_xml_declaration_may_stand_first() -> None:
    text = '<?xml version="1.0" encoding="UTF-8"?>' + picture("<title>Größe</title>")
    assert read_svg(text, "card.svg").width == 65


def test_an_unknown_symbol_of_another_picture_is_refused_when_drawn() -> None:
    form = placed(read('<use href="a.svg#x"/>', a=picture(SQUARE)).items[0])
    with pytest.raises(KartenwerkError, match=r"unknown id; found a\.svg#x"):
        _ = form.items


def test_titles_comments_and_data_attributes_are_passed_over() -> None:
    body = f'<title>K</title><!-- carved --><desc>d</desc><g data-advance="4.2">{SQUARE}</g>'
    assert len(read(body).items) == 1


def test_a_role_must_be_known_to_the_caller() -> None:
    with pytest.raises(KartenwerkError, match=r"line 2.*not a colour role.*found rot; expected one of blau, tinte"):
        read_svg(picture(SQUARE), "card.svg", roles={"blau", "tinte"})


def test_a_role_must_be_styled_if_the_picture_has_a_style() -> None:
    style = "<style>.blau{fill:#0c5c9f} .tinte { fill: #000; }</style>"
    with pytest.raises(KartenwerkError, match="found rot"):
        read(style + SQUARE)
    assert read(style + SQUARE.replace("rot", "blau")).items


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("<image/>", "unknown element; found <image>"),
        ('<path class="rot" d="M0 0H1" stroke="red"/>', "unknown attribute; found stroke"),
        ('<path class="rot" d="M0 0H1" style="fill:red"/>', "found style"),
        ('<rect class="rot" width="2" height="2" opacity=".5"/>', "found opacity"),
        ('<rect class="rot" width="2px" height="2"/>', "width: not a number; found 2px"),
        ('<rect class="rot" width="-2" height="2"/>', "negative"),
        ('<rect class="rot" height="2"/>', "expected width"),
        ('<rect width="2" height="2"/>', "has no colour"),
        ('<path class="rot" d="M0 0 foo"/>', "d: "),
        ('<path class="rot" d="M0 0A1 1 0 0 0 2 2"/>', "unknown path command A"),
        ('<g transform="skewX(2)"/>', "transform: "),
        ('<g fill-rule="odd"/>', "fill rule"),
        ('<use href="#x"/>', "unknown id; found #x"),
        ("<use/>", "refers to exactly one thing"),
        ('<g id="a"><use href="#a"/></g>', "leads back to itself"),
        ('<g id="a"/><g id="a"/>', "the same id"),
        ("<style>.rot{fill:url(#g)}</style>", "says more than colours"),
        ("<style>rect{fill:#000}</style>", "says more than colours"),
        ("<g>words</g>", "must not contain text"),
        ('<text class="rot" font-family="text" font-size="2">a<tspan/></text>', "must not contain elements"),
        ('<text class="rot" font-size="2">a</text>', "has no font"),
        ('<text class="rot" font-family="text">a</text>', "expected font-size"),
        ('<circle class="rot" r="1"><g/></circle>', "must not contain elements"),
        ("<svg/>", "must not be nested"),
    ],
)
def test_all_else_is_refused_with_file_and_line(body: str, told: str) -> None:
    with pytest.raises(KartenwerkError) as caught:
        read("\n" + body)
    assert str(caught.value).startswith("card.svg: line 3: ")
    assert told in str(caught.value)


@pytest.mark.parametrize(
    "head",
    [
        HEAD.replace("65mm", "130mm"),
        HEAD.replace("65mm", "65"),
        HEAD.replace("65mm", "65px"),
        HEAD.replace(' viewBox="-3 -3 65 97"', ""),
        HEAD.replace("-3 -3 65 97", "0 0 65"),
        HEAD.replace("<svg", '<svg version="1.1"'),
    ],
)
def test_one_unit_is_one_millimetre(head: str) -> None:
    with pytest.raises(KartenwerkError, match=r"card\.svg: line 1: "):
        read_svg(picture("", head), "card.svg")


@pytest.mark.parametrize(
    "text",
    [
        "<svg",
        "",
        "<html/>",
        f'<!DOCTYPE svg [<!ENTITY e "x">]>{picture("<title>&e;</title>")}',
        f"<?xml-stylesheet href='a.css'?>{picture('')}",
    ],
)
def test_a_text_that_is_no_plain_picture_is_refused(text: str) -> None:
    with pytest.raises(KartenwerkError, match=r"card\.svg: line 1: "):
        read_svg(text, "card.svg")

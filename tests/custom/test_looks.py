"""Words within a text that look otherwise: [words](a colour, a size, small capitals)."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.custom.boxes import BARE, drawn, told
from tests.custom.decks import ICON, deck, fault_of, plain, report

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.custom.text import TextRun, WordLook, capitalize, colours_of, icons_of, read_text
from kartenwerk.graphics.display import POINT, Text

AREA = "box = [5, 20, 50, 40]\n"


def runs(text: str) -> list[tuple[str, bool, bool, WordLook]]:
    return [tuple(part) for line in read_text(text, "") for part in line.parts]  # type: ignore[misc]


def texts(root: Path, lines: str) -> list[Text]:
    return [item for item in drawn(root, lines) if isinstance(item, Text)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("[a](rot) b", [("a", WordLook("rot")), (" b", WordLook())]),
        ("[a [b](blau) c](rot)", [("a ", WordLook("rot")), ("b", WordLook("blau")), (" c", WordLook("rot"))]),
        ("[a [b](80%)](50%, rot)", None),
        ("[a [b](80%)](80 % rot)", [("a ", WordLook("rot", 0.8)), ("b", WordLook("rot", 0.64))]),
        (
            "[a](smallcaps) [b](Kapitälchen)",
            [("a", WordLook(small=True)), (" ", WordLook()), ("b", WordLook(small=True))],
        ),
        ("[Karte] (eins)", [("[Karte] (eins)", WordLook())]),
        (r"\[a](rot)", [("[a](rot)", WordLook())]),
        (r"[a\](rot) b](blau)", [("a](rot) b", WordLook("blau"))]),
        ("[siehe [a](rot)]", [("[siehe ", WordLook()), ("a", WordLook("rot")), ("]", WordLook())]),
    ],
)
def test_brackets_with_a_look_behind_them_are_read(text: str, found: list[tuple[str, WordLook]] | None) -> None:
    if found is None:
        with pytest.raises(KartenwerkError, match="this is no size of words"):
            read_text(text, "")
        return
    assert [(words, look) for words, _, _, look in runs(text)] == found


def test_marks_of_emphasis_stay_within_their_brackets_or_reach_around_them() -> None:
    assert runs("**a [b *c*](rot) d** e") == [
        ("a ", True, False, WordLook()),
        ("b ", True, False, WordLook("rot")),
        ("c", True, True, WordLook("rot")),
        (" d", True, False, WordLook()),
        (" e", False, False, WordLook()),
    ]
    assert [words for words, *_ in runs("[**a](rot) b**")] == ["**a", " b**"]


def test_words_with_a_look_go_on_in_the_next_line() -> None:
    lines = read_text("[a\n- b [c\nd](blau)](rot)", "")
    assert [[part.look.colour for part in line.parts] for line in lines] == [["rot"], ["rot", "blau"], ["blau"]]
    assert [line.item for line in lines] == [False, True, False]


def test_capitals_leave_looks_and_icons_as_they_are() -> None:
    assert capitalize("[ab](rot) :muenze: c:d") == "[AB](rot) :muenze: C:D"
    assert colours_of("[a](rot) [b](80%) [c](blau/50)") == ["rot", "blau/50"]


def test_words_are_set_in_their_colour_and_size(tmp_path: Path) -> None:
    found = texts(tmp_path, '"text"\nsize = 10\nlines = 1\n' + AREA + 'text = "Ein [Rot](rot 150%) da"')
    assert [(item.text, item.ink, item.size) for item in found] == [
        ("Ein ", "tinte", 10.0),
        ("Rot ", "rot", 15.0),
        ("da", "tinte", 10.0),
    ]
    assert found[0].y == found[1].y  # on one baseline


def test_an_icon_takes_the_colour_of_the_words_around_it(tmp_path: Path) -> None:
    icon = ICON.replace("#C9741A", "currentColor")
    shown = repr(drawn(tmp_path, '"text"\n' + AREA + 'text = "[:muenze:](rot)"', files={"zeichen/muenze.svg": icon}))
    plain_one = repr(drawn(tmp_path, '"text"\n' + AREA + 'text = ":muenze:"', files={"zeichen/muenze.svg": icon}))
    assert shown != plain_one


def test_a_line_with_larger_words_is_higher(tmp_path: Path) -> None:
    lines = '"text"\nsize = 10\n' + AREA + 'text = "a\\n{}\\nc"'
    usual = [item.y for item in texts(tmp_path / "a", lines.format("b"))]
    higher = [item.y for item in texts(tmp_path / "b", lines.format("[b](200%)"))]
    smaller = [item.y for item in texts(tmp_path / "c", lines.format("[b](50%)"))]
    assert smaller == usual
    assert higher[2] - usual[2] == pytest.approx(10 * POINT * 1.3, abs=0.01)
    assert usual[1] < higher[1] < higher[1] + 10 * POINT * 1.3 < higher[2]


def test_small_capitals_are_those_of_the_font(tmp_path: Path) -> None:
    (found,) = texts(tmp_path, '"text"\n' + AREA + 'text = "[Rat](smallcaps)"')
    assert (found.text, found.font) == ("Rat", "vollkorn-regular-smallcaps")


def test_a_font_without_them_gets_smaller_capitals_and_a_note(tmp_path: Path) -> None:
    lines = '"text"\nsize = 10\nfont = "caveat"\n' + AREA + 'text = "[Rat](smallcaps)"'
    found = texts(tmp_path / "a", lines)
    assert [(item.text, item.size) for item in found] == [("R", 10.0), ("AT", 8.0)]
    toml = Path(tmp_path / "a" / "deck.toml").read_text(encoding="utf-8")
    note = "deck.toml: the font caveat has no small capitals; capitals are set smaller instead"
    assert report(plain(tmp_path / "b", toml=toml)).notes == [note]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("[x](gruen)", "there is no colour gruen; expected a name of [colours], or #rrggbb"),
        ("[x](rto)", "there is no colour rto (did you mean rot?); expected a name of [colours], or #rrggbb"),
        ("[x](rot/700)", "this is no tint of a colour; found rot/700; expected such as rot/70"),
        ("[x](300%)", "this is no size of words within a text; found 300 %; expected 50 % to 200 % of the text around"),
        ("[x]()", "the parentheses behind words in brackets are empty; expected a colour, a size such as 80%, or"),
        ("[" * 9 + "x" + "](rot)" * 9, "words in brackets stand too deep within others; expected at most 8"),
    ],
)
def test_a_wrong_look_is_told_with_row_and_column(text: str, found: str) -> None:
    fault = fault_of(csv=f"Name;Text\nBrot;x\nKäse;{text}\n")
    assert fault.startswith(f"karten.csv: row 3, column Text (card 002, layout karte, box text): {found}"), fault


def test_words_that_are_too_small_to_be_read_are_refused(tmp_path: Path) -> None:
    assert told(tmp_path, '"text"\nsize = 9\n' + AREA + 'text = "[x](50%)"').startswith(
        "deck.toml: layouts.bloss.boxes.mehr: words in the text are too small to be read; found 50 % of 9 pt; "
        "expected at least 5 pt"
    )


def test_a_text_with_small_words_shrinks_no_further_than_they_can_be_read(tmp_path: Path) -> None:
    words = "wort " * 30
    area = "box = [5, 20, 30, {}]\n"
    lines = f'"text"\nsize = 12\nmin = 5\n{area}text = "[x](60%) {words}"'
    assert min(item.size for item in texts(tmp_path / "a", lines.format(60))) >= 5
    assert "at 8.33333 pt" in told(tmp_path / "b", lines.format(20))


def test_brackets_without_end_are_read_quickly_and_stay_as_they_are() -> None:
    text = "[" * 2000 + "]" * 2000
    assert runs(text) == [(text, False, False, WordLook())]
    assert isinstance(read_text("[x](rot)" * 400, "")[0].parts[0], TextRun)


@pytest.mark.parametrize("kind", ["text", "arc"])
@pytest.mark.parametrize("cell", ["", " "])
def test_brackets_around_an_empty_cell_show_nothing(kind: str, cell: str, tmp_path: Path) -> None:
    assert texts(tmp_path, f'"{kind}"\n{AREA}text = "[{cell}](rot)"') == []


def test_a_text_that_no_card_shows_may_have_any_brackets(tmp_path: Path) -> None:
    """It is heard as it stands, and has no icons that a box could show."""
    content = deck(plain(tmp_path, toml=BARE, csv="Name;Text\nA;[:muenze:]()\nB;[:muenze: x](rot)\n"))
    assert [content.words_on(card) for card in content.kinds] == ["[:muenze:]()", "muenze x"]
    assert icons_of("[:muenze:]()") == []

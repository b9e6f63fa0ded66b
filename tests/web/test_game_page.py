"""A game's page for the screen: one file that needs nothing beside it, with every word of the booklet in its order."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Iterator
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.support import WORKSHOP, Run, far_from_usual, far_set, manuscript_of, session_of, slow
from tests.web.pages import page_of
from tests.web.validator import faults, needs_java

from kartenwerk.play.games import GAME_IDS
from kartenwerk.products.booklet.game import booklet_text, booklet_values
from kartenwerk.products.booklet.practice import read_practice
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.web.rules_page import rules_page
from kartenwerk.products.web.site_words import site_words
from kartenwerk.text.book.blocks import (
    Block,
    FigureCall,
    Heading,
    LastPage,
    Listing,
    ListKind,
    Panel,
    Prose,
    Table,
    Together,
)
from kartenwerk.text.book.inline import plain
from kartenwerk.text.book.markdown import read_booklet

LARGEST = 470_000
"""Bytes of a page that carries its fonts: it is sent to a phone, where its questions come to some 2 to 6 KB, and each
of its problems, with a hand of up to fifteen cards, to some 4."""

HEAVIEST = ("bauer_und_jarl", "mogeln")
"""The games with the largest pages; those of others confirm that they are small enough."""

PAGES = [game if game == HEAVIEST[0] else slow(game) for game in GAME_IDS]
"""What holds of the largest page is confirmed by the others."""

INLINE = ("em", "strong", "span", "svg", "path", "use", "g")
"""Elements that part no words."""


class Elements(HTMLParser):
    """All elements with their attributes, and the words outside drawings, styles and scripts."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self._text = ""
        self._silent = 0
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        self._text += "" if tag in INLINE else " "
        self._silent += tag in ("svg", "style", "script", "title")

    def handle_endtag(self, tag: str) -> None:
        self._text += "" if tag in INLINE else " "
        self._silent -= tag in ("svg", "style", "script", "title")

    def handle_data(self, data: str) -> None:
        if not self._silent:
            self._text += data.replace("\u00ad", "")

    @property
    def words(self) -> list[str]:
        return self._text.split()

    def values(self, attribute: str) -> list[str]:
        return [attributes[attribute] or "" for _, attributes in self.found if attribute in attributes]


@pytest.mark.parametrize("game", PAGES)
def test_a_page_needs_nothing_beside_it(game: str) -> None:
    elements = Elements(page_of(game))
    ids = elements.values("id")
    assert len(ids) == len(set(ids))
    addresses = set(elements.values("href")) - {"data:,"}
    assert {address for address in addresses if not address.startswith("#")} == set()
    assert {address[1:] for address in addresses} <= set(ids)
    assert set(re.findall(r"url\((?!#)([^)]{0,20})", page_of(game))) <= {"data:font/woff2;base6"[:20]}
    assert not elements.values("src")


@pytest.mark.parametrize("game", [*HEAVIEST, *(slow(game) for game in GAME_IDS if game not in HEAVIEST)])
def test_a_page_is_small(game: str) -> None:
    assert len(page_of(game).encode()) <= LARGEST


@pytest.mark.slow
@pytest.mark.parametrize("game", GAME_IDS)
def test_a_page_is_small_by_whatever_rules(game: str) -> None:
    """With a variant, and with all parameters as the game does not have them, as far as they go together."""
    for order in (far_from_usual(game), far_set(game)):
        assert len(rules_page(WORKSHOP, manuscript_of(order)).data) <= LARGEST, order


@pytest.mark.parametrize("game", PAGES)
def test_the_policy_lets_in_the_one_style_and_the_one_script_and_no_element_has_a_style_of_its_own(game: str) -> None:
    html = page_of(game)
    elements = Elements(html)
    (policy,) = (
        attributes["content"] or ""
        for tag, attributes in elements.found
        if tag == "meta" and attributes.get("http-equiv") == "Content-Security-Policy"
    )
    for kind in ("style", "script"):
        (source,) = re.findall(f"<{kind}>(.*?)</{kind}>", html, re.DOTALL)
        assert f"{kind}-src 'sha256-{b64encode(sha256(source.encode()).digest()).decode()}'" in policy
    assert "default-src 'none'" in policy
    assert not elements.values("style")
    assert not [name for _, attributes in elements.found for name in attributes if name.startswith("on")]


@pytest.mark.parametrize("game", PAGES)
def test_every_word_of_the_booklet_stands_on_the_page_in_its_order(game: str) -> None:
    """Words are looked for one after the other: what the page adds, such as pictures in words, may stand between."""
    session = session_of(game)
    text = booklet_text(WORKSHOP, game, booklet_values(WORKSHOP, session))
    said = iter(Elements(page_of(game)).words)
    for word in words(read_booklet(text, "the booklet")):
        assert any(word == each for each in said), f"{word} is missing"


def words(blocks: Iterable[Block]) -> Iterator[str]:
    for block in blocks:
        match block:
            case Heading():
                yield from block.text.split()
            case Prose():
                yield from plain(block.spans).split()
            case Listing():
                for entry in block.entries:
                    yield from entry.label.split() if block.kind is ListKind.LABELLED else ()
                    yield from plain(entry.spans).split()
            case Table():
                for cells in (block.header, *block.rows):
                    for cell in cells:
                        yield from plain(cell).split()
            case Panel():
                yield from block.label.split()
                yield from words(block.blocks)
            case FigureCall():
                yield from plain(block.caption).split()
            case Together() | LastPage():
                yield from words(block.blocks)


def test_a_slow_line_shows_the_beginning_of_a_page_before_what_its_drawings_share() -> None:
    """What lies before the first chapter, fonts apart, comes in a third of a second at 1.6 Mbit/s."""
    html = page_of("donnerwetter")
    first = html[: html.index("<h2 id=")]
    assert len(re.sub(r"url\(data:[^)]*\)", "", first)) < 60_000
    assert html.index('<svg class="sheet"') > html.index("<footer>")


def test_the_same_page_has_the_same_bytes() -> None:
    assert rules_page(WORKSHOP, manuscript_of(GameOrder("watten"))).data.decode() == page_of("watten")


def test_the_practice_deal_is_shown_move_by_move_with_what_was_forced() -> None:
    scenes = re.findall(r'<li class="scene".*?</li>', page_of("donnerwetter"), re.DOTALL)
    assert len(scenes) == 56
    assert "Stern-Mannr (gespielt)" in scenes[0] and "Axt-Vier (genommen)" in scenes[0]
    forced = site_words(WORKSHOP, "de").ask.forced
    assert forced not in scenes[0]  # a six would have captured too
    assert forced in scenes[1]
    assert "Anna <b>72</b>" in scenes[-1] and "Bert <b>75</b>" in scenes[-1]


@needs_java
@pytest.mark.slow
def test_the_checker_of_the_w3c_finds_nothing_wrong_with_any_game(tmp_path: Path) -> None:
    for game in GAME_IDS:
        (tmp_path / f"{game}.html").write_text(page_of(game), encoding="utf-8")
    assert faults(sorted(tmp_path.glob("*.html"))) == []


def links_to_moves(html: str) -> list[int]:
    return [int(number) for number in re.findall(r'<p class="move" id="erzaehlt-\d+"><a href="#zug-(\d+)">', html)]


def test_a_picture_of_the_practice_deal_leads_to_the_move_that_it_shows() -> None:
    pictures = re.findall(r"zug donnerwetter nummer=(\d+)", read_practice(WORKSHOP, session_of("donnerwetter")).text)
    links = links_to_moves(page_of("donnerwetter"))
    assert links == [1, 2, 4, 5, 6, 7, 10, 11, 12] and len(links) == len(pictures)  # two hand-overs are not drawn
    assert links_to_moves(page_of("doppelkopf")) == [5 + 4 * trick for trick in range(12)]  # four announcements first


def test_a_move_leads_back_to_where_the_text_tells_why_it_is_made() -> None:
    html = page_of("doppelkopf")
    scenes = re.findall(r'<li class="scene".*?</li>', html, re.DOTALL)
    reasons = [re.findall(r'href="#erzaehlt-(\d+)"', scene) for scene in scenes]
    assert reasons[:4] == [[]] * 4  # nobody announces anything
    assert reasons[4:] == [[str(5 + 4 * trick)] for trick in range(12) for _ in range(4)]
    assert all(f'id="erzaehlt-{number}"' in html for (number,) in reasons[4:])


def test_a_hand_is_held_in_the_deal_as_the_booklet_sorts_it() -> None:
    """Doppelkopf: trumps first, queens before diamonds, then the suits."""
    scene = re.findall(r'<li class="scene".*?</li>', page_of("doppelkopf"), re.DOTALL)[8]
    (hand,) = re.findall(r'>Hand<span class="heard">: (.*?)</span>', scene)
    cards = [card.partition(" (")[0] for card in hand.split(", ")]
    assert cards[0] == "Pik-Dame" and cards.index("Herz-Bube") < cards.index("Karo-König") < cards.index("Kreuz-Ass")


def test_only_pictures_of_the_practice_deal_lead_to_its_moves() -> None:
    before, chapter = page_of("donnerwetter").split('id="ein-probespiel-zum-mitspielen"')
    assert links_to_moves(before) == []
    assert links_to_moves(chapter) == links_to_moves(chapter.split('<section id="ende-und-wertung"')[0])


def test_a_card_of_two_packs_is_played_from_the_hand_and_not_from_the_trick() -> None:
    scenes = re.findall(r'<li class="scene".*?</li>', page_of("doppelkopf"), re.DOTALL)
    assert "Bert spielt Pik-Ass." in scenes[5]
    assert "Pik-Ass (genommen)" not in scenes[5]


def test_a_house_rule_stands_on_the_page_and_markup_in_a_name_stays_text(run: Run, tmp_path: Path) -> None:
    name = "</script><script>alert(1)&</script>"
    rules = tmp_path / "rules.toml"
    rules.write_text(f"game = 'donnerwetter'\nname = '{name}'\n[rules]\npunkte_donnerwetter = 7\n", encoding="utf-8")
    answer = run("rules", "donnerwetter", "--html", "--rules", rules, "--out", tmp_path / "out")
    assert answer.code == 0, answer.err
    html = (tmp_path / "out/walisch/donnerwetter/regeln.html").read_text(encoding="utf-8")
    assert "sieben Punkte" in html
    assert "&lt;script&gt;alert(1)&amp;" in html
    assert html.count("<script>") == 1

"""The tables within [trick_game] that few games need: wrong values, what the booklet says, and what they ask."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args

import pytest
from pydantic import BaseModel
from tests.mechanics.test_table_referees import FOLDER
from tests.mechanics.test_table_referees import SHOP as REAL
from tests.mechanics.test_trick_table import SHOP as PLAIN
from tests.products.test_products import tool
from tests.support import Run

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import trick_game, trick_keys
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.trick_table import describe_table
from kartenwerk.play.mechanics.trick_table.aim import Bids, find_aim
from kartenwerk.play.mechanics.trick_table.scoring import TableScore

DOCS = Path(__file__).parents[2] / "docs/examples/stichspiele"

WRONG = {
    "hearts": {
        'cards = "karten"': {
            "cards = 5": "trick_game.passing.cards: 0 to 4 cards are passed on; found 5",
            'cards = "kart"': "trick_game.passing.cards: there is no kart; there are dame, durchmarsch, karten, ziel",
            "cards = true": "trick_game.passing.cards: a formula is a whole number, or a text in quotes",
            'card = "karten"': "trick_game.passing.card: there is no such key",
        },
        '"across", "nobody"': {'"over"': "trick_game.passing.to.2: the value does not fit; found 'over'"},
        "players = [4]": {"players = [3, 4]": "trick_game: passing.to: nobody of 3 players sits across"},
        'closed = "herz", ': {"": "trick_game.lead.closed: the key is missing"},
        'closed = "herz"': {'closed = "rot"': "trick_game: lead.closed: there is no suit 'rot'; there are kreuz, karo"},
        'opened_by = ["pik-D"]': {'opened_by = ["pik-1"]': "lead.opened_by: 'pik-1' is no card of these suits"},
        'lead = "kreuz-2"': {
            'lead = "kreuz-1"': "first_trick.lead: 'kreuz-1' is no card of these suits and ranks",
        },
        "trumps = { by": {
            "deal = { hand = 12 }\ntrumps = { by": "first_trick.lead: somebody must hold 'kreuz-2', so all cards of 4",
            'pack = { default = ["*-A", "*-K"] }\ntrumps = { by': "'kreuz-2' is not among the cards of 4 players",
        },
        'spare = ["herz-*", "pik-D"]': {'spare = ["herz"]': "first_trick.spare: 'herz' is no card of these suits"},
        'wins = "fewest"': {'wins = "least"': "trick_game.end.wins: the value does not fit; found 'least'; expected"},
    },
    "oh_hell": {
        'hand = "min(deal, 2 * hoch - deal)"': {
            "hand = 61": 'trick_game.deal.hand: everybody gets 1 to 60 cards, "all" or what a formula says; found 61',
            'hand = "tief"': "trick_game.deal.hand: there is no tief; there are deal, hoch, offen, players, treffer",
        },
        'kind = "number"': {'kind = "auction"': "trick_game.bidding.kind: the value does not fit; found 'auction'"},
        'sum_differs = "offen"': {
            'sum_differs = "nie"': "trick_game.bidding.sum_differs: there is no nie; there are hoch, offen, treffer",
            'most = "tricks"': "trick_game.bidding.most: there is no tricks; there are hoch, offen, treffer",
        },
        "turn_up = true": {"turn_up = true, draw = true": "who draws from the stock has hands of one size"},
        "[rules.hoch]": {"[rules.bid]": "a rule cannot be called bid: formulas know that word"},
    },
    "ramsch": {
        'stock_to = "last_trick"': {'stock_to = "last"': "trick_game.deal.stock_to: the value does not fit; found"},
        'stock = 2, packets = [3, "stock", 4, 3], ': {"": "deal.stock_to: there is no stock that lies until the last"},
        "worth = {": {'worth = { each_trick = "eins",': "trick_game.worth.each_trick: there is no eins; there are"},
    },
    "schafkopf": {
        'by = "called"': {
            'by = "call"': "trick_game.sides.by: the value does not fit; found 'call'; expected 'single', 'facing'",
            'by = "cards"': '`suit_held` and `must_lay` stand where `by` is "called", and only there',
        },
        'cards = ["eichel-A", "gras-A", "schellen-A"], ': {"": "`cards` stand where `by` is"},
        '["eichel-A",': {'["eichel-1",': "sides.cards: 'eichel-1' is no card of these suits and ranks"},
        'alone = { by = "ask", nobody = "over" }\n': {"": "`alone` is missing"},
        'seats = "alone"': {'seats = "both"': "trick_game.score.0.seats: the value does not fit; found 'both'"},
    },
}


@pytest.mark.parametrize(
    ("id", "old", "new", "told"),
    [(id, old, new, told) for id, all in WRONG.items() for old, news in all.items() for new, told in news.items()],
)
def test_a_wrong_value_is_told_with_file_key_and_what_was_expected(
    tmp_path: Path, id: str, old: str, new: str, told: str
) -> None:
    shutil.copytree(FOLDER, tmp_path / "data")
    file = tmp_path / f"data/rules_data/games/{id}.toml"
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))
    with pytest.raises(KartenwerkError) as caught:
        Workshop.over(tmp_path / "data").session(id, None, [])
    sentence = str(caught.value)
    assert told in sentence
    assert f"{id}.toml: " in sentence
    assert "; " + str(tmp_path) not in sentence, "one sentence"


def test_a_wrong_value_ends_a_command(run: Run, tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path / "data")
    file = tmp_path / "data/rules_data/games/hearts.toml"
    file.write_text(file.read_text().replace('cards = "karten"', "cards = 5"))
    assert "trick_game.passing.cards: 0 to 4" in run("play", "hearts", "--data", tmp_path / "data").refusal


def session_of(id: str, **changes: Any) -> Session:
    shop = REAL if (FOLDER / f"rules_data/games/{id}.toml").exists() else PLAIN
    return shop.session(id, None, [f"{key}={value}" for key, value in changes.items()])


def sentences(id: str, **changes: Any) -> str:
    """All that the generic texts say of a table with these rules."""
    session = session_of(id, **changes)
    text, view = session.data.text, describe_table(session)
    assert text is not None
    said = (text.goal, *text.deal, *text.turns, *text.brief, *text.words.values())
    return " ".join(REAL.templates.sentence(one, r=SimpleNamespace(**session.values), spiel=view) for one in said)


SAID = {
    "hearts": (
        "legt jeder drei Karten verdeckt ab und gibt sie weiter",
        "wechselt von Spiel zu Spiel: nach links, nach rechts, über den Tisch, gar nicht",
        "Wer Kreuz-Zwei hat, spielt sie zum ersten Stich aus.",
        "Herz spielt nur aus, wer nichts anderes hat. Das gilt, bis in einem Stich Herz oder Pik-Dame gelegen hat.",
        "Diese Karten legt im ersten Stich nur, wer keine andere legen darf: Herz, Pik-Dame.",
        "oder macht sie alle",
    ),
    "oh_hell": (
        "wechselt von Spiel zu Spiel: 1, 2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2, 1.",
        "sagt jeder, wie viele Stiche er machen wird.",
        "nennt keine Zahl, mit der alle Ansagen zusammen so viele wären, wie es Stiche gibt.",
        "macht dann genau so viele",
    ),
    "ramsch": ("Wer den letzten Stich macht, bekommt den Stock dazu.", "Trumpf sind nur, von oben: Kreuz-Bube"),
    "schafkopf": (
        "Der Spieler ruft eine Karte, die er nicht hat: Eichel-Daus, Gras-Daus oder Schellen-Daus.",
        "Er muss eine andere Karte ihrer Farbe haben, die nicht Trumpf ist.",
        "Wird die Farbe der gerufenen Karte ausgespielt, muss, wer die Karte hat, sie legen.",
        "Alle Trümpfe sind dabei eine Farbe für sich",
    ),
    "altenspiel": (
        "spielt zusammen mit dem, der die anderen hat, gegen den Rest: Eichel-Ober, Gras-Ober",
        "Jeder Stich zählt zwei Punkte, neben seinen Karten.",
        "bis in einem Stich Schellen gelegen hat",
        "Sobald jemand neun Minuspunkte hat",
    ),
}


@pytest.mark.parametrize("id", SAID)
def test_the_booklet_says_what_a_table_asks(id: str) -> None:
    told = sentences(id)
    for part in SAID[id]:
        assert part in told


def test_trumps_stand_above_the_suits_on_the_reference_card_and_once_in_the_short_rules(
    run: Run, tmp_path: Path
) -> None:
    file = DOCS / "rules_data/games/schafkopf.toml"
    run("rules", file, "--reference", "--text", "--out", tmp_path)
    card = " ".join(tool("pdftotext", *tmp_path.rglob("kurzkarte.pdf"), "-").split())
    trumps = card.index("Trumpf, von oben: Ober (Eichel, Gras, Herz, Schellen), Unter (Eichel,")
    assert trumps < card.index("dann Herz.") < card.index("In jeder Farbe, von oben: Daus, Zehn, König, Neun")
    (text,) = tmp_path.rglob("regeln.txt")
    short = " ".join(text.read_text(encoding="utf-8").split()).rpartition("Der Geber mischt")[2]
    assert "Herz ist immer Trumpf." in short and "Herz ist Trumpf" not in short


HEDGEROW = DOCS.parent / "hedgerow"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("", "", ""),
        (
            '"points > half"',
            '"points > haf"',
            "hedgerow.toml: trick_game.score.basket.when: there is no haf; there are",
        ),
        ("hand = 8", "hand = 11", "hedgerow.toml: trick_game: 32 cards are too few for 3 players"),
        ("{{ r.half }}", "{{ r.haff }}", "hedgerow.toml: text.goal: the sentence cannot be filled"),
        (
            '"the basket is full"',
            '"the basket {{ x"',
            "hedgerow.toml: tally.basket: a label is printed as it stands, and filled with nothing; "
            "found 'the basket {{ x'; expected words without {{",
        ),
        (
            "[tally]",
            '[reasons]\nfollow_suit = "Follow {{ x"\n\n[tally]',
            "hedgerow.toml: reasons.follow_suit: the sentence cannot be filled: ",
        ),
        ("./deck", "./dekk", "hedgerow.toml: deck: there is no deck in this folder; found './dekk'"),
    ],
)
def test_a_lone_file_is_checked(old: str, new: str, told: str, run: Run, tmp_path: Path) -> None:
    shutil.copytree(HEDGEROW, tmp_path / "game")
    file = tmp_path / "game/hedgerow.toml"
    file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    said, answer = run("check", file), run("check", file, "--json").json
    assert told in said.err and answer["ok"] == (not told) and len(answer["errors"]) == bool(told)
    assert said.code == bool(told) and ("Hedgerow: a game for 3, 4 players, nothing wrong" in said.out) == (not told)


def test_a_deck_beside_a_file_is_checked_with_it(run: Run, tmp_path: Path) -> None:
    shutil.copytree(HEDGEROW, tmp_path / "game")
    file = tmp_path / "game/deck/deck.toml"
    file.write_text(file.read_text(encoding="utf-8") + "\nwrong = 1\n", encoding="utf-8")
    said = run("check", tmp_path / "game/hedgerow.toml")
    assert said.code == 1 and "wrong" in said.err


def test_cards_that_are_passed_on_are_a_list(run: Run, tmp_path: Path) -> None:
    run("rules", DOCS / "rules_data/games/hearts.toml", "--text", "--out", tmp_path)
    (text,) = tmp_path.rglob("regeln.txt")
    told = " ".join(text.read_text(encoding="utf-8").split())
    assert re.search(r"Anna: gibt (\w+-\w+, ){2}\w+-\w+ · Bert: gibt", told)


def test_what_a_table_does_not_ask_is_not_said() -> None:
    told = sentences("whist")
    for part in (part for parts in SAID.values() for part in parts):
        assert part not in told
    for word in ("weiter", "Ansage", "ruft", "Mitspieler", "Spieler heißt", "Stock"):
        assert word not in told


@pytest.mark.parametrize(
    ("id", "changes", "told", "untold"),
    [
        ("hearts", {"karten": 0}, "Wer Kreuz-Zwei hat", "weiter"),
        ("hearts", {"karten": 1}, "legt jeder eine Karte verdeckt ab", "drei Karten"),
        ("hearts", {"durchmarsch": False}, "Vermeidet Stiche, in denen Punkte liegen. Wer", "oder macht sie alle"),
        ("oh_hell", {"offen": False}, "sagt jeder, wie viele Stiche er machen wird.", "nennt keine Zahl"),
        ("oh_hell", {"hoch": 1}, "gibt jedem eine Karte", "wechselt von Spiel zu Spiel"),
        ("oh_hell", {"hoch": 10}, "bei sechs Spielern 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8, 7", "bei sieben"),
        ("altenspiel", {"stich": 0}, "Minuspunkte", "Jeder Stich"),
    ],
)
def test_the_sentences_follow_the_values(id: str, changes: dict[str, Any], told: str, untold: str) -> None:
    text = sentences(id, **changes)
    assert told in text
    assert untold not in text


@pytest.mark.parametrize("hoch", [1, 7, 10])
def test_the_hands_are_as_large_as_the_booklet_lists_them(hoch: int) -> None:
    session = session_of("oh_hell", hoch=hoch)
    view = describe_table(session)
    assert view is not None
    deal: Any = session.game.deal  # of a table, it also takes which deal of the match it is
    for players in session.data.players:
        pack = session.pack_for(players)
        deals = [deal(session.rules, players, pack, number=at) for at in range(1, 2 * hoch)]
        sizes = ", ".join(str(len(state.cards.hands[0])) for state in deals)
        listed = [row.zahlen for row in view.haende if row.spieler in (0, players)]
        assert listed == [sizes] or (hoch == 1 and view.hand == 1)
        assert all(len(state.stock.cards) == len(pack) - players * len(state.cards.hands[0]) for state in deals)


@pytest.mark.parametrize(
    ("points", "asked"),
    [
        ("10 * (tricks == bid)", Bids.EXACT),
        ("tricks + 10 * (tricks == bid)", Bids.EXACT),
        ("0 - abs(tricks - bid)", Bids.EXACT),
        ("10 * bid if tricks >= bid else -10 * bid", Bids.LEAST),
        ("tricks", Bids.NONE),
        ("7", Bids.NONE),
    ],
)
def test_how_many_tricks_a_number_asks_for_follows_from_what_they_bring(points: str, asked: Bids) -> None:
    session = session_of("oh_hell")
    assert session.data.trick_game is not None
    row = trick_game.TrickScore(id="stiche", points=points)
    table = session.data.trick_game.model_copy(update={"score": (row,)})
    score = TableScore(session.data.model_copy(update={"trick_game": table}))
    assert find_aim(score, session.rules, 4).bids is asked


def test_partners_show_themselves_by_the_cards_that_make_them_partners() -> None:
    session = session_of("altenspiel")
    shown = 0
    for seed in range(6):
        deal = session.play(4, seed, "random", 200)
        hands = [{*map(str, hand)} for hand in deal.start.cards.hands]
        assert {*deal.state.extra.party} == {seat for seat, hand in enumerate(hands) if hand & {"eichel-O", "gras-O"}}
        for step in deal.steps:
            told = session.game.remarks(step.before, step.move, step.after)
            if str(step.move) in ("eichel-O", "gras-O") and step.seat not in step.before.extra.party:
                shown += any(remark.id == "gehoert_dazu" and remark.seat == step.seat for remark in told)
    assert shown >= 10


def test_nobody_sees_what_others_pass_on() -> None:
    session = session_of("hearts")
    state = session.game.deal(session.rules, 4, session.pack_for(4))
    move = session.game.moves(state)[7]
    after = session.game.play(state, move)
    for seat in range(4):
        seen = session.game.view(after, seat).extra.given[0]
        assert (seen == move.cards) == (seat == 0)
        assert str(session.game.heard(state, move, seat)) == (str(move) if seat == 0 else "gibt ? ? ?")


MODELS: list[type[BaseModel]] = [
    trick_game.TrickGame,
    trick_game.Dealt,
    trick_game.Trumps,
    trick_game.Alone,
    trick_game.Worth,
    trick_game.TrickScore,
    trick_game.End,
    trick_keys.Passing,
    trick_keys.FirstTrick,
    trick_keys.Lead,
    trick_keys.Bidding,
    trick_keys.Sides,
]


def words_of(kind: Any) -> set[str]:
    """The words that a key may have, however deep they stand in its type."""
    return {each for each in get_args(kind) if isinstance(each, str)}.union(*map(words_of, get_args(kind)))


@pytest.mark.parametrize("model", MODELS)
def test_the_guide_has_every_key_and_every_word_that_it_may_have(model: type[BaseModel]) -> None:
    page = (Path(__file__).parents[2] / "docs/guide/trick-game.md").read_text(encoding="utf-8")
    keys = page.partition("## The keys")[2]
    for name, field in model.model_fields.items():
        assert f"`{name}`" in keys or f".{name}`" in keys, name
        for word in words_of(field.annotation):
            assert f'"{word}"' in keys, (name, word)
    for name in trick_game.AT_END | trick_game.COUNTS | trick_game.OF_BIDS | trick_game.OF_SIDES:
        assert f"`{name}`" in page

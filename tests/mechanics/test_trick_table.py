"""Games that are tables of data: they keep the contract, and play move by move as engines written for them do."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.support import Run, some

from kartenwerk.build.workshop import Workshop
from kartenwerk.cards import Card
from kartenwerk.catalog.game import Value
from kartenwerk.library.testing import check_game
from kartenwerk.play.engine.contract import AnyGame
from kartenwerk.play.engine.session import Session

FOLDER = Path(__file__).parent / "trick_tables"
SHOP = Workshop.over(FOLDER)
TABLES = ["altenspiel", "bubensolo", "hearts", "herzdame", "sechsundsechzig_zweite", "whist"]


def session_of(id: str, **changes: Value) -> Session:
    return SHOP.session(id, None, [f"{key}={value}" for key, value in changes.items()])


@pytest.mark.parametrize("id", TABLES)
def test_a_table_keeps_every_promise_of_the_contract(id: str) -> None:
    totals = check_game(session_of(id).game, 4, workshop=SHOP)
    assert totals.unfinished == 0


@pytest.mark.slow
@pytest.mark.parametrize("id", TABLES)
def test_a_table_keeps_its_promises_for_long(id: str) -> None:
    check_game(session_of(id).game, 500, workshop=SHOP)


ALIKE: list[tuple[str, str, int, dict[str, Value]]] = [
    *[("herzdame", "herzblatt", players, {}) for players in (2, 3, 4)],
    ("herzdame", "herzblatt", 3, {"trumpfzwang": True}),
    ("sechsundsechzig_zweite", "sechsundsechzig", 2, {}),
    ("sechsundsechzig_zweite", "sechsundsechzig", 2, {"stichzwang": True}),
]


def compared(id: str, other: str, players: int, changes: dict[str, Value], seeds: Sequence[int]) -> int:
    """Play both on the same deals with the same moves; every seat, list of moves, hand and tally must be the same."""
    ours, theirs = session_of(id, **changes), session_of(other, **changes)
    one, two = ours.game, theirs.game
    deck = ours.deck.pack
    rules = one.rules(**ours.values), two.rules(**theirs.values)
    pack = one.pack(rules[0], players, deck)
    assert pack == two.pack(rules[1], players, deck)
    made = 0
    for seed in seeds:
        rng, a, b = Random(seed), None, None
        for number in range(2):
            order = tuple(rng.sample(pack, len(pack)))
            a = dealt(one, a, rules[0], players, order)
            b = dealt(two, b, rules[1], players, order)
            assert (a is None) == (b is None), number
            while a is not None and (seat := one.to_move(a)) is not None:
                assert seat == two.to_move(b)
                mine, its = one.moves(a), two.moves(b)
                assert [*map(str, mine)] == [*map(str, its)]
                place = rng.randrange(len(mine))
                a, b = one.play(a, mine[place]), two.play(b, its[place])
                assert a.cards == b.cards
                made += 1
            assert two.to_move(b) is None
            assert one.tally(a) == two.tally(b)
    return made


def dealt(game: AnyGame, state: Any, rules: Any, players: int, order: tuple[Card, ...]) -> Any:
    """The first deal, or the one after this state."""
    if state is None:
        return game.deal(rules, players, order)
    assert game.deal_next is not None
    return game.deal_next(state, order)


@pytest.mark.parametrize(("id", "other", "players", "changes"), ALIKE)
def test_a_table_plays_as_the_engine_of_the_same_game(
    id: str, other: str, players: int, changes: dict[str, Value]
) -> None:
    assert compared(id, other, players, changes, range(4)) > 60


@pytest.mark.slow
@pytest.mark.parametrize(("id", "other", "players", "changes"), ALIKE)
def test_a_table_plays_as_the_engine_on_many_deals(
    id: str, other: str, players: int, changes: dict[str, Value]
) -> None:
    assert compared(id, other, players, changes, range(400)) > 5000


ORDER = ("A", "K", "D", "B", "10", "9", "8", "7", "6", "5", "4", "3", "2")


class ScriptedWhist:
    """Whist written out from its rules alone, without anything of ours: hands as sets, cards as texts."""

    def __init__(self, order: Sequence[str]) -> None:
        self.hands = [set(order[13 * seat : 13 * seat + 13]) for seat in range(4)]
        self.trump = order[51].split("-")[0]
        self.turn, self.trick, self.tricks = 0, list[tuple[int, str]](), [0, 0]

    def legal(self) -> set[str]:
        hand = self.hands[self.turn]
        if not self.trick:
            return hand
        led = self.trick[0][1].split("-")[0]
        return {card for card in hand if card.startswith(f"{led}-")} or hand

    def lay(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.trick.append((self.turn, card))
        self.turn = (self.turn + 1) % 4
        if len(self.trick) == 4:
            led = self.trick[0][1].split("-")[0]
            self.turn = max(self.trick, key=lambda laid: self.height(laid[1], led))[0]
            self.tricks[self.turn % 2] += 1
            self.trick = []

    def height(self, card: str, led: str) -> int:
        suit, rank = card.split("-")
        return (suit == self.trump) * 200 + (suit == led) * 100 - ORDER.index(rank)


def test_whist_as_a_table_plays_as_whist_written_out() -> None:
    session = session_of("whist")
    game = session.game
    pack = game.pack(game.rules(**session.values), 4, session.deck.pack)
    for seed in range(8):
        rng = Random(seed)
        order = tuple(rng.sample(pack, len(pack)))
        state, whist = game.deal(game.rules(**session.values), 4, order), ScriptedWhist([*map(str, order)])
        while (seat := game.to_move(state)) is not None:
            assert seat == whist.turn
            moves = game.moves(state)
            assert {str(move) for move in moves} == whist.legal()
            move = rng.choice(moves)
            state = game.play(state, move)
            whist.lay(str(move))
        points = [max(won - 6, 0) for won in whist.tricks]
        assert game.result(state, 4) == (points[0], points[1]) * 2


def test_an_announced_trump_and_the_jacks_above_it_are_the_order_of_the_deal() -> None:
    game = session_of("bubensolo").game
    deal = session_of("bubensolo").find(3, lambda deal: deal.tally or None, "a deal that is played")[1]
    named = next(step for step in deal.steps if str(step.move).startswith("Trumpf "))
    tiers = [kinds[0] for kinds in named.after.ranking.trumps]
    assert tiers[:4] == [("kreuz", "B"), ("pik", "B"), ("herz", "B"), ("karo", "B")]
    assert {suit for suit, _ in tiers[4:]} == {named.move.suit}
    assert game.moves(named.before) != game.moves(named.after)


WRONG = {
    'suits = ["kreuz", "pik", "herz", "karo"]': {
        'suits = ["kreuz", "pik", "herz", "stern"]': "trick_game.suits: there is no suit of that name",
    },
    'when = "side_tricks > 6"': {
        'when = "9**9**9"': "formulas have no Pow",
        'when = "().__class__"': "formulas have no",
        'when = "__import__(1)"': "only min, max, abs can be called",
        'when = "side_trick > 6"': "there is no side_trick",
        'when = "side_tricks >"': "is no formula",
        'when = "1.5 > 1"': "only whole numbers",
        f'when = "{"+".join(["1"] * 150)}"': "a formula has at most 200 characters",
        f'when = "{"-(" * 30}1{")" * 30}"': "is nested too deep",
    },
    'duties = ["follow"]': {'duties = ["folow"]': "there is no duty 'folow'"},
    'sides = "facing"': {'side = "facing"': "there is no such key"},
    'trumps = { by = "last" }': {
        'trumps = { by = "turned" }': "`turn_up = true` belongs to trumps",
        'trumps = { by = "named" }': "nobody plays alone",
        'trumps = { by = "fixed" }': "`suit` stands where",
        "deal = { stock = 50 }": "too few for 4 players",
        'pack = { default = ["herz-1"] }': "'herz-1' is no card",
    },
    'odd_tricks = "Stiche über sechs"': {"": "[tally] has no label odd_tricks"},
    'duties = ["follow"]\n': {
        'worth = { cards = { "pik-D" = "zeil" } }\n': "worth.cards.pik-D: there is no zeil; there are ziel",
        'worth = { cards = { "pik-1" = 3 } }\n': "worth.cards: 'pik-1' is not among these suits and ranks",
        "worth = { ranks = { As = 11 } }\n": "worth.ranks: 'As' is not among these suits and ranks",
        'worth = { last_trick = "points" }\n': "worth.last_trick: there is no points",
    },
    "[rules.ziel]": {"[rules.points]": "a rule cannot be called points", "[rules.if]": "cannot be called if"},
}


@pytest.mark.parametrize(("old", "new", "told"), [(o, n, t) for o, all in WRONG.items() for n, t in all.items()])
def test_a_faulty_table_is_told_in_one_sentence(run: Run, tmp_path: Path, old: str, new: str, told: str) -> None:
    shutil.copytree(FOLDER, tmp_path / "data")
    file = tmp_path / "data/rules_data/games/whist.toml"
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))
    answer = run("play", "whist", "--data", tmp_path / "data")
    assert answer.code == 1
    assert told in answer.err
    assert "whist.toml" in answer.err
    assert "Traceback" not in answer.err


def test_a_file_without_rules_is_told_to_have_none(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "rules_data/games/schwebung.toml"
    file.parent.mkdir(parents=True)
    text = (FOLDER / "rules_data/games/whist.toml").read_text()
    file.write_text(text.split("[trick_game]")[0].replace('"whist"', '"schwebung"') + "[reasons]\n[tally]\n")
    refusal = run("play", "schwebung", "--data", tmp_path).refusal
    assert "rules_data/games/schwebung.toml: trick_game: nobody knows how to play this game" in refusal
    listed = run("list", "--data", tmp_path)
    assert listed.code == 0
    assert "schwebung" not in listed.out
    assert "nobody knows how to play this game" in listed.err
    assert [game["id"] for game in run("list", "--data", tmp_path, "--json").json["games"]].count("herzblatt") == 1


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("regeln.ziel", "'regeln' is undefined; found '{{ regeln.ziel }}'; expected one of r, spiel"),
        ("r.zil", "has no attribute 'zil'; found '{{ r.zil }}'; expected one of ziel"),
    ],
)
def test_a_text_that_names_what_there_is_not_is_told_what_there_is(
    run: Run, tmp_path: Path, said: str, expected: str
) -> None:
    shutil.copytree(FOLDER, tmp_path / "data")
    file = tmp_path / "data/rules_data/games/whist.toml"
    table = file.read_text().replace("deals = 99", "deals = 1")  # so its examples are quickly found
    file.write_text(f'{table}\n[text]\ngoal = "{{{{ {said} }}}}"\n')
    assert expected in run("rules", "whist", "--text", "--data", tmp_path / "data", "--out", tmp_path / "out").refusal


def test_list_and_play_agree_about_what_there_is(run: Run) -> None:
    listed = [game["id"] for game in run("list", "--data", FOLDER, "--json").json["games"]]
    assert set(TABLES) <= set(listed)
    for id in TABLES:
        assert run("play", id, "--data", FOLDER, "--json").code == 0


@pytest.mark.parametrize("id", some(TABLES, 5))
def test_a_table_has_booklet_card_and_pad(run: Run, tmp_path: Path, id: str) -> None:
    made = run("rules", id, "--text", "--reference", "--data", FOLDER, "--out", tmp_path, "--json").json["files"]
    made += run("pad", id, "--sheets", 1, "--data", FOLDER, "--out", tmp_path, "--json").json["files"]
    assert len(made) == 4
    (file,) = tmp_path.rglob("regeln.txt")
    text = " ".join(file.read_text().split())
    assert "{" not in text
    for told in ("Bekennt, wenn ihr könnt", "Ein Spiel zum Mitlesen", *TOLD[id]):
        assert told in text


TOLD = {
    "altenspiel": ("Eichel-Ober, Gras-Ober", "Schellen spielt nur aus, wer nichts anderes hat."),
    "bubensolo": ("drei Karten, den Stock, vier Karten und dann drei Karten", "Kreuz-Bube, Pik-Bube", "neun Spiele"),
    "hearts": ("Vermeidet Stiche, in denen Punkte liegen. Wer am Ende die wenigsten Minuspunkte hat, gewinnt.",),
    "herzdame": ("Herz ist immer Trumpf.", "darf den Stock aufnehmen", "Ass: Punkte 11."),
    "sechsundsechzig_zweite": ("Ist der Stapel leer, gilt:", "Der letzte Stich zählt zehn Punkte mehr.", "Trumpf ist"),
    "whist": ("Wer sich gegenübersitzt, spielt zusammen.", "Sobald jemand fünf Punkte hat"),
}


def test_the_next_deal_is_dealt_by_the_next_seat_and_counts_one_more() -> None:
    from itertools import islice

    deals = list(islice(session_of("whist", ziel=21).play_deals(4, 1), 3))
    assert len(deals) == 3, "the match is not over so soon"
    first = deals[0].start
    assert [deal.start.number for deal in deals] == [first.number, first.number + 1, first.number + 2]
    assert [deal.start.dealer for deal in deals] == [(first.dealer + turn) % 4 for turn in range(3)]

"""An evening says what the game's rules say of its deals, and names file, line and fact where it cannot be."""

from __future__ import annotations

import json
import re
import tomllib
import unicodedata
from dataclasses import replace
from time import process_time

import pytest
from tests.evening.table import DEALS, HEAD, SAMPLES, evening, result, sample
from tests.support import WORKSHOP, changed_game, session_of

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import Message
from kartenwerk.play.engine.scoring import Fact, Kind
from kartenwerk.play.games import game as rules_of
from kartenwerk.table.blocks import parts
from kartenwerk.table.blocks.names import check_name, fold_name
from kartenwerk.table.evening.counting import scoring_of
from kartenwerk.table.evening.facts import as_toml, from_words, read

SUMMED = sorted({path.stem for path in SAMPLES.glob("*.toml")} - {"doppelkopf", "burner_holdem"})
"""Evenings in which nothing is told anew and no chips are bought again."""


@pytest.mark.parametrize("name", SUMMED)
def test_the_deals_of_a_sample_evening_bring_what_its_last_line_tells(name: str) -> None:
    told = dict(
        re.findall(r"(\w+) ([+-]\d+)", (SAMPLES / f"{name}.toml").read_text("utf-8").rpartition("# standing")[2])
    )
    found = sample(name)
    sums = [sum(line.result[one] for line in found.deals) for one in range(len(found.everybody))]
    assert dict(zip(found.everybody, sums, strict=True)) == {name: int(points) for name, points in told.items()}


def test_a_deal_told_anew_changes_the_sums_and_the_old_line_stays_struck_out() -> None:
    found = sample("doppelkopf")
    assert result(found) == {"Anna": -3, "Bert": 1, "Cleo": 7, "Dirk": -5}
    assert [(line.number, line.struck, line.corrected) for line in found.lines[2:4]] == [
        (3, True, False),
        (3, False, True),
    ]
    assert found.over


def test_chips_are_counted_and_bought_again() -> None:
    assert result(sample("burner_holdem")) == {"Anna": 67, "Bert": 121, "Cleo": 126, "Dirk": 186}


def test_the_rules_of_the_file_score_its_deals() -> None:
    close = HEAD + '\n[[deal]]\nre = ["Anna", "Cleo"]\naugen = 190\n'
    assert result(evening(close))["Anna"] == 2
    assert result(evening(close.replace("\n[[deal]]", "rules = { schneider_augen = 40 }\n\n[[deal]]", 1)))["Anna"] == 1


@pytest.mark.parametrize("kind", ["correct", "void"])
def test_only_a_deal_that_was_told_before_is_told_anew(kind: str) -> None:
    facts = 're = ["Anna"]\naugen = 130\n' if kind == "correct" else ""
    assert result(evening(f"{HEAD}{DEALS}\n[[{kind}]]\ndeal = 2\n{facts}"))
    for number in (0, 3):
        with pytest.raises(KartenwerkError, match=f"no such deal; found {number}; expected 1 to 2"):
            result(evening(f"{HEAD}{DEALS}\n[[{kind}]]\ndeal = {number}\n{facts}\n[[deal]]\n{facts}"))


def test_who_has_as_much_shares_a_place() -> None:
    found = evening(HEAD + '\n[[deal]]\nre = ["Anna", "Cleo"]\naugen = 132\n')
    assert [(place.place, place.name) for place in found.standing] == [
        (1, "Anna"),
        (1, "Cleo"),
        (3, "Bert"),
        (3, "Dirk"),
    ]


def test_a_solo_is_won_by_one_from_all_others() -> None:
    deals = {"won": ('"Anna"', 130), "lost": ('"Bert"', 30), "two": ('"Anna", "Cleo"', 130), "again": ('"Dirk"', 200)}
    told = "".join(f"\n[[deal]]\nre = [{names}]\naugen = {points}\n" for names, points in deals.values())
    assert evening(HEAD + told).solos == {"Anna": 1, "Dirk": 1}
    two = HEAD.replace("doppelkopf", "sechsundsechzig").replace(', "Cleo", "Dirk"', "")
    assert evening(two + "\n[[deal]]\npunkte = { Anna = 80, Bert = 50 }\n").solos == {}
    chips = two.replace("sechsundsechzig", "burner_holdem") + "buy_in = 100\n"
    assert evening(chips + "\n[[deal]]\nmarken = { Anna = 105, Bert = 95 }\n").solos == {}  # one from one
    lives = HEAD.replace("doppelkopf", "schwimmen")
    assert evening(lives + '\n[[deal]]\nverloren = ["Anna"]\n').solos == {}  # nobody has won anything


def test_a_voided_deal_counts_nothing() -> None:
    found = evening(HEAD + DEALS + "\n[[void]]\ndeal = 2\n")
    assert result(found) == {"Anna": 1, "Bert": -1, "Cleo": 1, "Dirk": -1}
    assert [line.struck for line in found.lines] == [False, True]


def test_the_gin_players_bonuses_count_when_a_game_is_full() -> None:
    found = sample("gin_romme")
    assert result(found) == {"Anna": 283, "Bert": 47}


def test_who_comes_later_begins_with_nothing_and_who_goes_keeps_his_points() -> None:
    head = HEAD.replace("doppelkopf", "romme").replace(', "Dirk"', "")
    text = head + '\n[[deal]]\nromme = "Bert"\nrest = { Anna = 18, Cleo = 3 }\n'
    text += (
        '\n[[seats]]\nplayers = ["Bert", "Cleo", "Dirk"]\n\n[[deal]]\nromme = "Dirk"\nrest = { Bert = 5, Cleo = 2 }\n'
    )
    found = evening(text)
    assert result(found) == {"Anna": -18, "Bert": -5, "Cleo": -5, "Dirk": 0}
    assert [place.deals for place in found.standing] == [1, 2, 2, 1]


WRONG = [
    ("augen = 132", "augen = 99999999999999999999", "deal 1: augen: that is too many; found more; expected at most"),
    (
        "[[deal]]   # 2",
        '[[seats]]\nplayers = ["A\\u001b", "B", "C", "D"]\n[[deal]]',
        "players.0: a control character cannot be shown",
    ),
    ("augen = 132", "augen = 251", "abend.toml: line 7: deal 1: augen: that is too many; found 251; expected 0 to 240"),
    ("augen = 132", "augen = true", "line 7: deal 1: augen: this is not a whole number"),
    ('"Cleo"]\naugen', '"Kleo"]\naugen', "line 7: deal 1: re: there is no player of that name (did you mean Cleo?)"),
    ('"Anna", "Cleo"]\naugen', '"Anna", "Anna"]\naugen', "deal 1: re: the same player stands there twice"),
    ('"re"', '"kontra"', "line 11: deal 2: ohne_stich: who has Augen has won a trick"),
    ("augen = 132", "augen = 132\nauge = 1", "line 7: deal 1: auge: there is no fact of that name"),
    ("augen = 132", "augen = 132 3", "abend.toml: the file is not TOML: .*line 9"),
    ("[[deal]]   # 2", "[[dael]]", "line 11: .*there is no block of that name"),
    ("format = 1", "format = 0", "abend.toml: format: "),
    ('"Dirk"', '"Anna"', "players: two players have the same name"),
    (', "Dirk"]\n', "]\n", "cannot be played by that many; found 3; expected 4, or 5 when the dealer sits out"),
    ("[[deal]]   # 1", "buy_in = 100\n[[deal]]", "abend.toml: buy_in: only games for chips have a buy-in"),
    ('game = "doppelkopf"', 'game = "doppelkop"', "abend.toml: game: there is no game of that name"),
    (
        "[[deal]]   # 2",
        "[[seats]]\nplayers = []\n[[deal]]",
        "cannot be played by that many; found 0; expected 4, or 5 when the dealer sits out",
    ),
    (
        "[[deal]]   # 2",
        "[[seats]]\nplayers = [1]\n[[deal]]",
        "players.0: the value does not fit; found 1; expected a text in quotes",
    ),
]


@pytest.mark.parametrize(("old", "new", "told"), WRONG)
def test_what_cannot_be_names_file_line_and_fact(old: str, new: str, told: str) -> None:
    text = (HEAD + DEALS).replace(old, new, 1)
    assert text != HEAD + DEALS
    with pytest.raises(KartenwerkError) as caught:
        result(evening(text))
    assert re.search(re.escape(told).replace(r"\.\*", ".*"), str(caught.value)), str(caught.value)


def fault_of(deal: str) -> KartenwerkError:
    with pytest.raises(KartenwerkError) as raised:
        evening(f"{HEAD}rules = {{ fuchs = true }}\n[[deal]]\n{deal}").lines  # noqa: B018
    return raised.value


def test_what_a_fault_has_found_can_be_said_in_german_too() -> None:
    """A message that has become a plain text would stay English in a German sentence."""
    fox = fault_of('re = ["Anna", "Cleo"]\naugen = 130\nfuchs = [{ von = "Anna", an = "Cleo" }]\n')
    assert isinstance(fox.found, Message) and fox.found == "two of one party"


def test_what_a_range_expects_can_be_said_in_german_too() -> None:
    much = fault_of('re = ["Anna"]\naugen = 300\n')
    assert isinstance(much.expected, Message) and much.expected == "0 to 240"


def test_missing_chips_are_told() -> None:
    head = HEAD.replace("doppelkopf", "burner_holdem")
    with pytest.raises(
        KartenwerkError, match=r"deal 1: marken: chips are missing; found 395; expected 400 \(or \[\[chi"
    ):
        result(evening(head + "\n[[deal]]\nmarken = { Anna = 95, Bert = 100, Cleo = 100, Dirk = 100 }\n"))


def test_a_file_cut_at_any_byte_keeps_every_deal_before_and_never_tells_a_wrong_one() -> None:
    text = HEAD + DEALS
    whole = {deals: tuple(line.result for line in evening(text).deals[:deals]) for deals in range(3)}
    kept = []
    for end in range(len(HEAD), len(text) + 1):
        found = evening(text[:end])
        if not found.parts.doubtful:
            assert tuple(line.result for line in found.deals) == whole[len(found.deals)], text[:end][-40:]
        assert found.parts.text + found.parts.rest == text[:end]
        kept.append(len(found.deals))
    assert kept == sorted(kept)
    assert kept[-1] == 2


def test_a_last_line_that_lacks_only_its_end_counts_and_a_number_there_is_doubted() -> None:
    found = evening((HEAD + DEALS).rstrip("\n"))
    assert (len(found.deals), found.parts.cut, found.parts.doubtful) == (2, False, "augen = 0")
    quoted = HEAD + '\n[[seats]]\nplayers = ["Anna", "Bert", "Cleo", "Emil"]'
    assert evening(quoted).at_table[3] == "Emil"
    assert evening(quoted).parts.doubtful == ""
    assert evening(HEAD.rstrip("\n")).number == 0


@pytest.mark.parametrize("head", ['format = 1\nplayers = ["Anna", "Be', "form"])
def test_a_head_that_was_cut_off_is_told(head: str) -> None:
    with pytest.raises(KartenwerkError, match=r"abend\.toml: the head of the file is not whole; found "):
        evening(head)


def test_a_game_that_no_table_writes_down_is_told() -> None:
    session = session_of("doppelkopf")
    with pytest.raises(KartenwerkError, match="game: Doppelkopf does not say how a table writes it down"):
        scoring_of(replace(session, game=changed_game(session.game, scoring=None)))


def test_chips_are_bought_in_games_for_chips_alone() -> None:
    with pytest.raises(KartenwerkError, match=r"line 7: \[\[chips\]\]: only in games for chips are they bought"):
        result(evening(HEAD + '\n[[chips]]\nplayer = "Anna"\nadd = 5\n'))


def test_so_many_may_come_and_no_more() -> None:
    names = [f"N{number}" for number in range(61)]
    text = HEAD + "".join(f'\n[[seats]]\nplayers = ["Bert", "Cleo", "Dirk", "{name}"]\n' for name in names)
    with pytest.raises(KartenwerkError, match="players: so many players cannot come; expected at most 64"):
        result(evening(text))
    assert len(evening(text.replace('"N60"', '"N59"')).points) == 64


def test_a_long_file_is_refused_before_it_is_read() -> None:
    text = HEAD + "\n[[deal]]\nre = 5 5\n" * 20_001
    with pytest.raises(KartenwerkError, match="the file has too many blocks; expected at most 20000"):
        evening(text)


def test_as_many_blocks_as_may_be_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "MOST_BLOCKS", 2)
    assert evening().number == 2
    with pytest.raises(KartenwerkError, match=r"the file has too many blocks; expected at most 2$"):
        evening(HEAD + DEALS + "\n[[void]]\ndeal = 1\n")


def test_a_long_file_costs_no_more_a_block_than_a_short_one() -> None:
    """Four times the blocks, and the empty lines before them, take some four times as long."""
    took = []
    for number in (1500, 6000):
        text = HEAD + "\n" * 20 * number + DEALS * number
        began = process_time()
        assert evening(text).number == 2 * number
        took.append(process_time() - began)
    assert took[1] < 9 * took[0]


def test_a_quotation_without_an_end_is_set_apart_at_once() -> None:
    text = HEAD + DEALS + '\n[[seats]]\nplayers = ["' + '\\"' * 1_000_000
    began = process_time()
    assert evening(text).parts.rest.startswith("[[seats]]")
    assert process_time() - began < 20


def test_a_fault_behind_many_lines_names_its_line() -> None:
    text = HEAD + DEALS + "\n" * 100_000
    with pytest.raises(KartenwerkError, match=f"line {text.count(chr(10)) + 2}, "):
        evening(text + "[[deal]]\nre = 5 5\n[[deal]]\n")


RENE = unicodedata.normalize("NFD", "René")


def test_a_name_is_the_same_in_capitals_and_however_its_accents_are_put_together() -> None:
    head = HEAD.replace('"Anna"', '"René"')
    deal = f'\n[[deal]]\nre = ["{RENE}", "CLEO"]\naugen = 132\n'
    found = evening(head + deal + f'\n[[seats]]\nplayers = ["rené", "{RENE}x", "bert", "Dirk"]\n')
    assert found.everybody == ("René", "Bert", "Cleo", "Dirk", "Renéx")
    assert result(found)["René"] == 1
    with pytest.raises(KartenwerkError, match="players: two players have the same name"):
        evening(head.replace('"Bert"', f'"{RENE.upper()}"'))


SPACED = ("Anna M", "Anna L", "Cleo", "Dirk W. B")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Anna M,Cleo", ["Anna M", "Cleo"]),
        ("anna m cleo", ["anna m", "cleo"]),
        ("Dirk W. B Anna L", ["Dirk W. B", "Anna L"]),
        ("Cleo; Anna L", ["Cleo", "Anna L"]),
        ("Anna M", ["Anna M"]),
        ("Anna Cleo", ["Anna", "Cleo"]),
        ("Anna M Zack Cleo", ["Anna M", "Zack", "Cleo"]),
        ("Dirk W Anna L", ["Dirk W", "Anna L"]),
    ],
)
def test_names_with_spaces_are_told_apart(typed: str, told: list[str]) -> None:
    assert from_words(Fact("re", Kind.SEATS, 1, 2), typed, SPACED) == told


def test_spaces_that_can_be_read_in_two_ways_are_asked_about() -> None:
    names = ("Anna", "Anna Berta", "Berta", "Dirk")
    with pytest.raises(KartenwerkError, match="re: this can be read in several ways; found Anna, Berta / Anna Berta"):
        from_words(Fact("re", Kind.SEATS, 1, 2), "Anna Berta", names)
    assert from_words(Fact("re", Kind.SEATS, 1, 2), "Anna Berta,", names) == ["Anna Berta"]


def test_numbers_and_pairs_take_names_with_spaces() -> None:
    numbers, pairs = Fact("rest", Kind.NUMBERS), Fact("fuchs", Kind.PAIRS)
    assert from_words(numbers, "Anna M: 18 Dirk W. B=3", SPACED) == {"Anna M": 18, "Dirk W. B": 3}
    assert from_words(numbers, "18 0 3 \u22124", SPACED) == dict(zip(SPACED, (18, 0, 3, -4), strict=True))
    assert from_words(pairs, "Anna M > Cleo Cleo>Anna L", SPACED) == [
        {"von": "Anna M", "an": "Cleo"},
        {"von": "Cleo", "an": "Anna L"},
    ]


WRITTEN = [
    (Kind.SEAT, 1, '"Bert"'),
    (Kind.SEATS, (1, 0), '["Bert", "Anna"]'),
    (Kind.NUMBER, 7, "7"),
    (Kind.SWITCH, True, "true"),
    (Kind.WORD, "re", '"re"'),
    (Kind.NUMBERS, (0, 5), "{ Bert = 5 }"),
    (Kind.WORDS, (("re", "re"), ()), '{ Anna = ["re", "re"] }'),
    (Kind.PAIRS, ((0, 1), (1, 0)), '[{ von = "Anna", an = "Bert" }, { von = "Bert", an = "Anna" }]'),
    (Kind.PAIRS, (), "[]"),
]


@pytest.mark.parametrize(("kind", "value", "text"), WRITTEN)
def test_a_fact_that_is_written_down_is_read_as_the_same(kind: Kind, value: object, text: str) -> None:
    fact = Fact("rest", kind, words=("re",))
    assert as_toml(fact, value, AB) == text
    assert read(fact, tomllib.loads(f"rest = {text}")["rest"], AB) == value


def test_pairs_without_a_limit_may_be_many() -> None:
    pairs = [{"von": "Anna", "an": "Bert"}] * 9
    assert read(Fact("fuchs", Kind.PAIRS), pairs, AB) == ((0, 1),) * 9


def test_a_number_is_told_of_a_player_once() -> None:
    for typed in ("Anna:1,Anna:2", "Anna:1 anna:2"):
        with pytest.raises(KartenwerkError, match="rest: the same player stands there twice"):
            from_words(Fact("rest", Kind.NUMBERS), typed, ("Anna", "Bert"))


@pytest.mark.parametrize(
    ("typed", "read"), [("kon", "kontra"), ("KONTRA", "kontra"), ("Re", "re"), ("r", "r"), ("x", "x")]
)
def test_a_word_may_be_begun(typed: str, read: str) -> None:
    """A word that is the beginning of another is meant if it is whole."""
    assert from_words(Fact("party", Kind.WORD, words=("re", "rest", "kontra")), typed, SPACED) == read


AB = ("Anna", "Bert")

READ = [
    (Fact("rest", Kind.NUMBERS), [1, 2], "this is not a value for each player; found [1, 2]; expected { Anna = 1"),
    (Fact("rest", Kind.NUMBERS), {"Anna": 1, "anna": 2}, "the same player stands there twice; found Anna"),
    (Fact("rest", Kind.NUMBERS, skips=False), {"Anna": 1}, "somebody is missing; found Anna; expected Anna, Bert"),
    (Fact("rest", Kind.NUMBERS, 0, 5), {"Anna": 6}, "that is too many; found 6; expected 0 to 5"),
    (Fact("rest", Kind.WORD, words=("re", "kontra")), "kontr", "there is no such word (did you mean kontra?)"),
    (Fact("rest", Kind.WORD, words=("1",)), True, "there is no such word; found True; expected one of 1"),
    (Fact("rest", Kind.WORDS, words=("re",)), {"Anna": ["x"]}, "there is no such word; found 'x'; expected one of re"),
    (Fact("rest", Kind.SWITCH), "ja", "this is neither yes nor no; found 'ja'; expected true or false"),
    (Fact("rest", Kind.PAIRS), [{"von": "Anna"}], "these are no pairs of players"),
    (Fact("rest", Kind.PAIRS, 0, 1), [{"von": "Anna", "an": "Bert"}] * 2, "these are too many; found 2; expected at"),
    (Fact("rest", Kind.SEATS, 1, 1), ["Anna", "Bert"], "these are too many or too few players; found 2; expected one"),
    (Fact("rest", Kind.SEATS, 2, 2), ["Anna"], "these are too many or too few players; found 1; expected 2 names"),
    (Fact("rest", Kind.SEATS, 1), [], "these are too many or too few players; found 0; expected 1 or 2 names"),
    (Fact("rest", Kind.SEATS, 3, 5), ["Anna"], "these are too many or too few players; found 1; expected 3 to 5 names"),
    (Fact("rest", Kind.SEAT), 5, "there is no player of that name; found 5; expected one of Anna, Bert"),
]

TYPED = [
    (Fact("rest", Kind.SWITCH), "vielleicht", "this is neither yes nor no; found 'vielleicht'; expected ja or nein"),
    (Fact("rest", Kind.NUMBERS), "1", "this is not a number for each player; found '1'; expected 2 numbers, or Anna:1"),
    (Fact("rest", Kind.NUMBERS), "1,Bert:2", "this is not a number for each player"),
    (Fact("rest", Kind.NUMBERS), "1,x", "this is not a whole number; found 'x'"),
    (Fact("rest", Kind.WORDS), "paar", "this is not a word for a player; found 'paar'; expected Name:word+word"),
]


@pytest.mark.parametrize(("fact", "value", "told"), READ)
def test_a_value_that_is_none_is_told(fact: Fact, value: object, told: str) -> None:
    with pytest.raises(KartenwerkError, match=f"^rest: {re.escape(told)}"):
        read(fact, value, AB)


@pytest.mark.parametrize(("fact", "typed", "told"), TYPED)
def test_words_that_tell_no_value_are_told(fact: Fact, typed: str, told: str) -> None:
    with pytest.raises(KartenwerkError, match=f"^rest: {re.escape(told)}"):
        from_words(fact, typed, AB)


def test_what_can_be_no_name_is_shown_by_its_beginning() -> None:
    with pytest.raises(KartenwerkError) as caught:
        check_name("x" * 1000)
    assert caught.value.found == "'" + 59 * "x"
    assert check_name("  Anna \t M ") == "Anna M"
    assert check_name("x" * 24) == "x" * 24
    assert check_name(unicodedata.normalize("NFD", "é")) == "é"


def test_names_are_the_same_in_every_spelling() -> None:
    for one, other in (("STRASSE", "straße"), ("ΣΊΣΥΦΟΣ", "σίσυφος"), (RENE, "RENÉ"), ("Anna  M", " anna m")):
        assert fold_name(one) == fold_name(other)
    assert fold_name("Anna M") != fold_name("AnnaM")


@pytest.mark.parametrize("name", ["An,na", "An:na", "An=na", "An>na", "An'na", "x" * 25, "\u0007", " "])
def test_what_can_be_no_name_is_refused_in_the_head(name: str) -> None:
    with pytest.raises(KartenwerkError, match=r"abend\.toml: players\.0: "):
        evening(HEAD.replace('"Anna"', json.dumps(name)))


FAULTY: tuple[object, ...] = (
    99,
    1.5,
    True,
    [1],
    [],
    "",
    "1",
    {},
    -1,
    10**30,
    "Zack",
    ["Anna", "Anna"],
    [["Anna"]],
    {"von": "Anna"},
    None,
)


@pytest.mark.parametrize("kind", ["deal", "correct", "void", "chips", "seats"])
def test_whatever_stands_in_a_block_is_counted_or_refused_in_a_sentence(kind: str) -> None:
    blocks = {
        "deal": {"re": '["Anna"]', "augen": "12", "gibt": '"Anna"'},
        "correct": {"deal": "1", "re": '["Anna"]', "augen": "12"},
        "void": {"deal": "1"},
        "chips": {"player": '"Anna"', "add": "5"},
        "seats": {"players": '["Anna", "Bert", "Cleo", "Dirk"]'},
    }
    for key in blocks[kind]:
        for value in FAULTY:
            told = {**blocks[kind], key: _toml(value)}
            lines = "".join(f"{one} = {other}\n" for one, other in told.items() if other)
            for game in ("doppelkopf", "burner_holdem"):
                try:
                    result(evening(f"{HEAD.replace('doppelkopf', game)}\n[[{kind}]]\n{lines}\n[[deal]]\n"))
                except KartenwerkError as error:
                    assert str(error).startswith("abend.toml: line 7: ")


LIMITS = [
    ("buy_in", 1, 1_000_000),
    ("deals", 1, 1000),
    ("format", 1, 1),
]


@pytest.mark.parametrize(("key", "least", "most"), LIMITS)
def test_numbers_of_a_head_have_limits(key: str, least: int, most: int) -> None:
    head = HEAD.replace("doppelkopf", "burner_holdem").replace("format = 1\n", "")
    for number in (least, most):
        assert evening(f"{head}{key} = {number}\n").deals == ()
    for number in (least - 1, most + 1):
        with pytest.raises(KartenwerkError, match=r"^abend\.toml: "):
            evening(f"{head}{key} = {number}\n")


def test_an_evening_may_have_a_name_of_a_line() -> None:
    assert evening(HEAD.replace("Runde Montag", "x" * 60)).head.name == "x" * 60
    assert evening(HEAD.replace('name = "Runde Montag"\n', "")).head.name == ""
    for name in ("", "x" * 61):
        with pytest.raises(KartenwerkError, match=r"^abend\.toml: name: "):
            evening(HEAD.replace("Runde Montag", name))


def test_as_many_players_as_a_table_has_may_begin() -> None:
    unfit = "players: the value does not fit"
    for players, said in ((0, unfit), (1, "played by"), (24, "played by"), (25, unfit)):
        names = ", ".join(f'"P{number}"' for number in range(players))
        with pytest.raises(KartenwerkError, match=said):
            evening(HEAD.replace('"Anna", "Bert", "Cleo", "Dirk"', names))


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f'{key} = "{one}"' for key, one in value.items()) + " }"
    return "" if value is None else json.dumps(value)


BALANCED = [game for game in WORKSHOP.catalog.game_ids if (one := rules_of(game).scoring) is not None and one.balanced]


def test_games_say_that_one_wins_what_others_lose() -> None:
    assert BALANCED == ["doppelkopf", "herzblatt", "siebzehn_und_vier", "tarock"]


@pytest.mark.parametrize("game", BALANCED)
def test_where_one_wins_what_others_lose_every_deal_sums_to_zero(game: str) -> None:
    session = session_of(game)
    for players in session.data.players:
        deals = [session.play(players, seed, "random") for seed in range(3)]
        assert [sum(deal.result) for deal in deals] == [0, 0, 0]
        assert any(any(deal.result) for deal in deals)

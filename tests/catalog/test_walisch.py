"""The Walisch deck as the source tells it: suits, ranks, values, names, colours."""

from kartenwerk.catalog import Catalog


def test_63_cards_from_6_suits_10_ranks_and_3_hailstorms(catalog: Catalog) -> None:
    deck = catalog.suited_deck("walisch")
    assert len(deck.pack.cards) == len(set(deck.pack.cards)) == 63
    assert (len(deck.suits), len(deck.ranks), len(deck.extra_cards)) == (6, 10, 3)


def test_suits_have_the_colours_and_the_order_of_the_source(catalog: Catalog) -> None:
    table = [(suit.order, suit.name, suit.german, suit.colour) for suit in catalog.suited_deck("walisch").suits]
    assert table == [
        (1, "svidar", "Schwert", "rot"),
        (2, "yxar", "Axt", "rot"),
        (3, "skoell", "Schild", "rot"),
        (4, "ger", "Speer", "blau"),
        (5, "bog", "Bogen", "blau"),
        (6, "jarnur", "Stern", "blau"),
    ]


def test_ranks_have_the_names_plurals_and_values_of_the_source(catalog: Catalog) -> None:
    table = [
        (rank.name, rank.plural, rank.code, rank.german, rank.value) for rank in catalog.suited_deck("walisch").ranks
    ]
    assert table == [
        ("sigl", "siglen", "S", ("Wappen", "Siegel"), 10),
        ("mannr", "menn", "M", ("Herr", "König", "Gott"), 9),
        ("kunnyr", "kynnir", "K", ("Herrin", "Königin", "Göttin"), 8),
        ("einher", "einherir", "E", ("Einherir", "Krieger"), 7),
        ("siks", "siksen", "6", ("sechs",), 6),
        ("fynn", "fynnen", "5", ("fünf",), 5),
        ("fjurd", "fjurden", "4", ("vier",), 4),
        ("trir", "triren", "3", ("drei",), 3),
        ("tvyr", "trvyren", "2", ("zwei",), 2),
        ("yn", "ynnen", "1", ("eins",), 1),
    ]


def test_the_jokers_carry_both_names_of_the_source(catalog: Catalog) -> None:
    halk = catalog.suited_deck("walisch").extra("halk")
    assert halk.names == ("halk", "halkstym")
    assert halk.german == ("Hagel", "Hagelsturm", "Joker")
    assert [str(card) for card in catalog.suited_deck("walisch").extra_cards] == ["halk-1", "halk-2", "halk-3"]


def test_cards_are_spoken_in_german(catalog: Catalog) -> None:
    deck = catalog.suited_deck("walisch")
    assert deck.name_of(deck.pack.card("svidar-S")) == "Schwert-Sigl"
    assert deck.name_of(deck.pack.card("bog-6")) == "Bogen-Sechs"
    assert deck.name_of(deck.pack.card("halk-2")) == "Hagelsturm"

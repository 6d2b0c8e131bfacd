"""Whom dice of a Fight can defeat, and where (DW-FIG-02, 07, 13, DW-HERO-10)."""

from tests.games.dwarves.starts import PAIR, fighting
from tests.games.dwarves.table import rule, table


@rule("DW-FIG-02")
def test_a_six_defeats_anybody_a_five_trolls_and_orcs_a_four_orcs() -> None:
    for die, kinds in (
        ("6", ["kind:orc", "kind:troll", "kind:elf"]),
        ("5", ["kind:orc", "kind:troll"]),
        ("4", ["kind:orc"]),
    ):
        t = fighting("troops L1: 2 orc, 2 troll, 2 elf", f"{die} 1 1")
        assert (t.question, t.options) == ("AssignDie", [*kinds, "leave"])
    assert fighting("troops L1: 2 orc", "3 3 3").told("in_vain") == [(0,)]


@rule("DW-FIG-07")
def test_troops_on_a_card_are_fought_only_where_it_says() -> None:
    t = table(f"{PAIR}card S1-A1\ncard AD13: 3 orc")

    assert "fight" not in t.options


@rule("DW-FIG-13", "DW-B4-04")
def test_without_a_second_good_die_a_leader_is_no_target() -> None:
    t = fighting("leader troll: L1\ntroops L1: troll", "5 4 4", book="4")
    assert t.options == ["kind:troll", "leave"]
    assert t.refuses("leader:troll").endswith("(DW-FIG-13)")

    assert fighting("leader elf: L1", "6 5 5", book="4").health("tungdil") == 4


@rule("DW-HERO-10")
def test_gandogar_reaches_the_hexes_next_to_him() -> None:
    t = fighting("troops L2: troll\ntroops K1: troll", "5 5 1", "heroes: gandogar, balyndis")
    t.play("troll")
    assert (t.question, t.options) == ("PickTarget", ["hex:K1", "hex:L2"])
    assert t.refuses("hex:L1").endswith("can be fought there (DW-FIG-07)")

    t.play("L2", "troll")

    assert (t.troops("L2"), t.troops("K1")) == ("", "")


@rule("DW-HERO-10")
def test_gandogar_fights_troops_on_cards_only_in_their_hex() -> None:
    text = "at gandogar: L2\ncard S1-A1\ncard AD13: 3 orc"
    assert "fight" not in table(f"heroes: gandogar, balyndis\n{text}").options

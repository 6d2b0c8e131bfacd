"""Andôkai's spells: drawn with an action, held up to three, played in windows (DW-HERO-01 to 04)."""

from jotunheim.games.dwarves.state import S_BOOK, S_DECK, S_HAND
from jotunheim.games.dwarves.tokens import CARD_NAMES
from tests.games.dwarves.table import DwarfTable, rule, table

WITCH = "heroes: andokai, balyndis\n"


def hand(t: DwarfTable) -> list[str]:
    return sorted([CARD_NAMES[card] for card in t.g.spells.prints_in(S_HAND)])


@rule("DW-HERO-01", "DW-SET-08")
def test_andokai_draws_a_spell_with_an_action() -> None:
    t = table(f"{WITCH}deck spells: SP2")

    t.play("draw_spell")

    assert (hand(t), t.g.left) == (["SP2"], 1)


@rule("DW-HERO-02")
def test_with_a_fourth_spell_one_goes_under_the_deck() -> None:
    t = table(f"{WITCH}spells: SP2, SP3, SP4\ndeck spells: SP5").play("draw_spell")
    assert (t.question, t.offers) == ("PutUnder", ["SP2", "SP3", "SP4", "SP5"])

    t.play("SP3")

    assert hand(t) == ["SP2", "SP4", "SP5"]
    assert CARD_NAMES[t.g.spells.prints_in(S_DECK)[0]] == "SP3"


@rule("DW-HERO-04")
def test_the_spell_book_lies_faceup_and_helps_from_the_next_action_on() -> None:
    t = table(f"{WITCH}deck spells: SP1, SP2, SP4, SP5").play("draw_spell")
    assert (hand(t), len(t.g.spells.zones[S_BOOK])) == ([], 1)

    t.play("draw_spell")

    assert hand(t) == ["SP2", "SP4"]


@rule("DW-HERO-04", "DW-EQ-15")
def test_the_spell_book_counts_as_equipment_and_goes_under_its_deck() -> None:
    t = table(f"{WITCH}spellbook\nat andokai: G9\ncard AD26")
    t.play("give")

    assert (len(t.g.spells.zones[S_BOOK]), t.shown("AD26")) == (0, False)
    assert CARD_NAMES[t.g.spells.prints_in(S_DECK)[0]] == "SP1"


@rule("DW-HERO-03")
def test_a_spell_is_played_in_the_turn_of_another_hero_and_goes_under_the_deck() -> None:
    t = table("heroes: balyndis, andokai\nspells: SP5\ncard AD02", rolls="4 4 1 1").play("check")
    t.play("pass")  # Balyndis keeps her dice
    assert t.who == "andokai"

    t.play("SP5", "die:3").until("Menu")

    assert not t.shown("AD02")
    assert CARD_NAMES[t.g.spells.prints_in(S_DECK)[0]] == "SP5"


@rule("DW-HERO-03")
def test_healing_breeze_may_answer_a_loss() -> None:
    t = table(
        "heroes: balyndis, andokai\nspells: SP2\nhealth balyndis 1\ntroops A2: elf", rolls="1 1"
    )
    t.until("Menu").play("fight", "SP2", "balyndis").until("Menu")

    assert (t.ended, t.health("balyndis")) == ("", 2)


@rule("DW-HERO-03", "DW-EQ-13")
def test_wind_armour_prevents_a_loss() -> None:
    t = table("heroes: balyndis, andokai\nspells: SP8\ntroops A2: elf", rolls="1 1")
    t.play("fight", "SP8").until("Menu")

    assert t.health("balyndis") == 5


@rule("DW-HERO-03", "DW-MOV-12")
def test_gate_of_winds_sets_a_free_hero_anywhere_of_note() -> None:
    t = table(f"{WITCH}spells: SP3\ncard TH02 hero=balyndis")
    t.play("cast")
    assert (t.question, t.asked.seat) == ("PortWhere", 0)  # Balyndis is held

    t.play("E1")

    assert t.where("andokai") == "E1"


@rule("DW-HERO-03")
def test_gust_of_samusin_rolls_any_dice_again() -> None:
    t = table(f"{WITCH}spells: SP4\ncard AD02", rolls="5 2 1 6 6").play("check", "SP4")

    t.play("die:2", "die:3").until("Menu")

    assert not t.shown("AD02")


@rule("DW-HERO-03", "DW-CARD-14", "DW-FIG-15")
def test_ball_lightning_strikes_troops_or_the_last_troop_of_a_card() -> None:
    t = table(f"{WITCH}spells: SP6\ntroops F6: 2 orc\ncard CM-A3: orc", combined_might="yes")
    t.play("cast", "F7")

    assert not t.shown("CM-A3")
    other = table(f"{WITCH}spells: SP6\ntroops F6: 2 orc, troll")
    other.play("cast", "orc", "orc")
    assert other.troops("F6") == "troll"


@rule("DW-HERO-03", "DW-PL-17")
def test_a_tempest_moves_troops_and_the_map_settles() -> None:
    t = table(f"{WITCH}spells: SP7\ntroops G3: 3 orc\ntroops G4: 3 orc", draws=(12,))
    t.play("cast", "G3", "G4").until("Menu")

    assert t.turned[:1] == ["G4"]


@rule("DW-HERO-03", "DW-COUN-12")
def test_whispering_wind_blanks_a_recruitment_die() -> None:
    t = table(f"{WITCH}spells: SP9\nbegin recruit V", draws=(5, 5, 5))
    assert t.question in ("OpenReact", "React")

    t.play("SP9", "recruit:orc").until("Menu", "")

    assert t.troops("G1") == "2 troll, elf"


def test_nobody_but_andokai_draws_spells() -> None:
    t = table("heroes: tungdil, andokai")

    assert "Andôkai" in t.refuses("draw_spell")

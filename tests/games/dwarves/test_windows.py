"""The five windows (DW-WHO) and the hidden hand of Andôkai (DW-HID)."""

from jotunheim.games.dwarves.state import A_DECK, A_THREATS, Q_BOX, Q_DECK
from jotunheim.games.dwarves.tokens import is_threat
from jotunheim.kernel import Chance
from tests.games.dwarves.starts import QUIET
from tests.games.dwarves.table import GAME, rule, table

TRIO = f"heroes: tungdil, andokai, balyndis\n{QUIET}"


@rule("DW-WHO-01")
def test_a_seat_without_anything_usable_is_not_asked() -> None:
    t = table(f"{TRIO}\nmarker 1\nbegin turn")

    assert (t.question, t.who) == ("Menu", "tungdil")


@rule("DW-WHO-01", "DW-HERO-03")
def test_w1_asks_at_the_start_of_a_turn_and_before_each_menu_of_another_seat() -> None:
    t = table(f"{TRIO}\nmarker 1\nhealth tungdil 2\nspells: SP2\nbegin turn")
    asked = []
    for _window in range(2):
        asked.append((t.question, t.who, t.g.hero_marker, t.options))
        t.play("pass")

    assert asked == [
        ("OpenReact", "andokai", 1, ["card:SP2", "pass"]),
        ("OpenReact", "andokai", 2, ["card:SP2", "pass"]),
    ]
    assert (t.question, t.who) == ("Menu", "tungdil")


@rule("DW-WHO-01")
def test_the_active_seat_finds_its_things_in_the_menu() -> None:
    t = table(f"{TRIO}\nactive andokai\nhealth tungdil 2\nspells: SP2")

    assert (t.question, "cast" in t.options) == ("Menu", True)


@rule("DW-WHO-01")
def test_using_something_opens_the_window_again() -> None:
    t = table(
        f"{TRIO}\nmarker 1\nhealth tungdil 1\nspells: SP2\nequipment balyndis: EQ07\nbegin turn"
    )
    assert t.who == "andokai"

    t.play("SP2").until("OpenReact", "Menu")
    while t.who == "andokai":
        t.play(t.options[0])

    assert (t.question, t.who) == ("OpenReact", "balyndis")


@rule("DW-WHO-01")
def test_w2_lets_andokai_blank_a_recruitment_die_before_troops_come() -> None:
    t = table(f"{TRIO}\nspells: SP9\nbegin recruit V", draws=(5, 2, 0))
    assert (t.question, t.who, t.troops("G1")) == ("OpenReact", "andokai", "")

    t.play("SP9").until("PickRecruit", "Menu")
    if t.question != "Menu":
        t.play("recruit:orc").until("Menu")

    assert t.troops("G1") == "troll"


@rule("DW-WHO-01", "DW-EQ-13")
def test_w5_opens_before_a_loss_is_applied() -> None:
    t = table(f"{TRIO}\ntroops L1: elf\nspells: SP8", rolls="1 1 1").play("fight")
    assert (t.question, t.who, t.health("tungdil")) == ("OpenReact", "andokai", 5)

    t.play("SP8").until("Menu")

    assert t.health("tungdil") == 5


@rule("DW-WHO-01", "DW-CHK-10")
def test_w4_asks_the_roller_first_then_andokai_and_the_roller_again() -> None:
    text = f"{TRIO}\ncouncil R3\nspells: SP5\nat tungdil: G3"
    t = table(text, rolls="1 2 1").play("move")
    assert (t.who, t.options) == ("tungdil", ["council", "pass"])
    t.play("pass")
    assert (t.who, t.options) == ("andokai", ["card:SP5", "pass"])

    t.play("SP5", "die:2")

    assert (t.question, t.who, t.dice) == ("OpenReact", "tungdil", [6, 2, 1])
    assert t.play("pass").question == "Walk"


@rule("DW-WHO-03")
def test_things_for_ones_own_turn_stand_in_the_menu_and_in_no_window() -> None:
    """Throwing Axes (EQ08) and the Mug of Blackbeer (EQ11) of Balyndis, in Tungdil's turn."""
    text = f"heroes: tungdil, balyndis\n{QUIET}\ntroops A2: orc\nequipment balyndis: EQ08, EQ11"
    t = table(f"{text}\nmarker 1\nbegin turn")
    assert (t.question, t.who) == ("Menu", "tungdil")

    t.play("end_turn").until("Menu")

    assert (t.who, "use" in t.options) == ("balyndis", True)


@rule("DW-HID-01")
def test_the_hand_of_andokai_is_open_unless_the_table_hides_it() -> None:
    text = f"{TRIO}\nspells: SP2"
    for hidden, known in (("no", True), ("yes", False)):
        t = table(text, hidden_hand=hidden)
        card = t.g.spells.zones[1][0]

        assert t.g.spells.knows(card, 1)
        assert t.g.spells.knows(card, 0) == known


@rule("DW-HID-01")
def test_with_a_hidden_hand_her_questions_are_covert_and_come_whenever_she_holds_a_spell() -> None:
    """Whispering Wind (SP9) fits no W1, but nobody may learn that."""
    t = table(f"{TRIO}\nspells: SP9", hidden_hand="yes")

    assert (t.question, t.who, t.options) == ("React", "andokai", ["pass"])
    prompt = t.view(0).prompt
    assert prompt is not None and prompt.question == "Waiting for reactions"


@rule("DW-HID-01")
def test_with_a_hidden_hand_her_menu_is_asked_even_if_only_the_end_of_the_turn_is_left() -> None:
    t = table(f"{TRIO}\nactive andokai\nactions 0\nspells: SP9", hidden_hand="yes")

    assert (t.question, t.who, t.options) == ("Menu", "andokai", ["end_turn"])


@rule("DW-HID-02")
def test_a_known_card_under_a_deck_stays_known_until_it_is_shuffled() -> None:
    """A played spell goes under the deck, its face seen by all."""
    t = table(f"{TRIO}\nspells: SP2\nhealth tungdil 1").play("SP2").until("Menu")
    while t.question != "Menu":
        t.play(t.options[0])

    bottom = t.g.spells.zones[0][0]
    assert t.g.spells.veil.prints[bottom] == 182
    assert t.g.spells.knows(bottom, 0)
    world = t.game.determinize(t.g, 0, t.g.chance.copy(), track=True)
    assert world.spells.veil.prints[world.spells.zones[0][0]] == 182


@rule("DW-HID-03")
def test_nobody_knows_the_order_of_a_deck_nor_what_went_to_the_box() -> None:
    t = table("heroes: andokai, tungdil", book="3")
    tops = set()
    boxes = set()
    for seed in range(40):
        world = GAME.determinize(t.g, 0, Chance(seed))
        tops.add(world.equipment.veil.prints[world.equipment.zones[0][-1]])
        boxes.add(tuple(sorted(world.quests.prints_in(Q_BOX))))
        letters = [GAME.book.cards[card].level for card in world.quests.prints_in(Q_DECK)]
        assert letters == [2, 1, 1, 0, 0, 0]  # the levels are known

    assert len(tops) > 5 and len(boxes) > 20
    assert not any(t.g.diamonds.knows(piece, 0) for piece in range(11))


@rule("DW-HID-04")
def test_all_else_is_open_to_everybody() -> None:
    t = table("heroes: andokai, tungdil\nequipment tungdil: EQ05\ndiscarded: AD04, EQ01")

    for cards, zone in ((t.g.equipment, 5 + 1), (t.g.equipment, 1), (t.g.adventures, 3)):
        assert len(cards.zones[zone]) == 1
        assert all(cards.knows(cards.zones[zone][0], seat) for seat in (-1, 0, 1))


@rule("DW-HID-05")
def test_the_number_of_threats_in_the_adventure_deck_is_open_which_ones_is_not() -> None:
    t = table("marker 3\nbegin marker")  # two of them are shuffled in
    which = set()
    for seed in range(30):
        world = GAME.determinize(t.g, 0, Chance(seed))
        threats = [card for card in world.adventures.prints_in(A_DECK) if is_threat(card)]
        assert (len(threats), len(world.adventures.zones[A_THREATS])) == (2, 13)
        which.add(tuple(sorted(threats)))

    assert len(which) > 15

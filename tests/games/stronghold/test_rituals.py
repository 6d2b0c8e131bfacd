"""Phase 5: rituals (SH-P5)."""

from jotunheim.games.stronghold.state import RITUAL_TOKENS
from jotunheim.games.stronghold.tokens import NOWHERE

from .starts import RICH
from .table import rule, table

LINE = "line: bloodstones, demon, gale, possession, specter, ballista\n"


@rule("SH-P5-01", "SH-P5-01r", "SH-P5-02", "SH-HID-05")
def test_target_and_bluffs_are_laid_in_secret() -> None:
    t = table(RICH + LINE + "card 6").play("way:1")
    assert (t.question, t.seat) == ("LayRitual", 0)

    t.play("W3 W1 W7")

    assert t.g.hidden.ritual_at[6:9] == [12, 10, 16]
    assert t.told("ritual") == [(17, 10), (17, 12), (17, 16)]  # in order of places
    for token in (6, 7, 8):
        assert not t.g.hidden.knows(RITUAL_TOKENS, token, 1)
        assert t.g.hidden.knows(RITUAL_TOKENS, token, 0)


@rule("SH-P5-01r")
def test_only_bluffs_may_lie_there_but_at_least_one_token() -> None:
    t = table(RICH + LINE + "card 6").play("way:1 none")
    assert "done" not in t.options

    t.play("W3 done")

    assert t.g.hidden.ritual_at[6:9] == [NOWHERE, 12, NOWHERE]


@rule("SH-P5-01r")
def test_each_token_lies_on_another_place() -> None:
    t = table(RICH + LINE + "card 6").play("way:1 W3")

    assert t.refuses("W3") == "each token lies on another place (SH-P5-01)"


@rule("SH-P5-07r")
def test_without_another_hourglass_the_gale_stops_the_move() -> None:
    t = table("ritual gale: W1 target\nin W1: soldier\nhourglasses 1\ndefender")

    t.move("W1", "soldier", "CRT")

    assert t.units("W1") == "soldier"
    assert t.g.hourglasses.spent == 1
    assert t.told("blown_back") == [(10,)]


@rule("SH-P5-07r")
def test_a_known_gale_is_not_offered_to_who_cannot_pay() -> None:
    t = table("ritual gale: W1 target up\nin W1: soldier\nin W3: soldier\nhourglasses 1\ndefender")

    t.play("move")

    assert "space:W1" not in t.options
    assert "space:W3" in t.options


@rule("SH-P5-07r")
def test_nobody_is_offered_the_way_into_a_known_gale_who_cannot_pay_it() -> None:
    text = "ritual gale: W1 target up\nin W2: soldier\ndefender\nhourglasses {number}"
    poor, rich = table(text.format(number=1)), table(text.format(number=2))

    for t in (poor, rich):
        t.play("move").play("space:W2")

    assert "space:W1" not in poor.options and "space:W3" in poor.options
    assert "space:W1" in rich.options


@rule("SH-P5-04", "SH-P5-12", "SH-P5-12r", "SH-EOT-02")
def test_all_ritual_tokens_return_when_the_round_ends() -> None:
    t = table("ritual gale: W1 target up, W2\nritual specter: W3\nend").until("OpenExchange")

    assert t.g.hidden.ritual_at == [NOWHERE] * 15
    assert t.g.hidden.ritual_up == 0
    assert t.told("flip") == []


@rule("SH-P5-06", "SH-P5-06r", "SH-DEF-08", "SH-DEF-08r", "SH-GEN-06")
def test_a_demon_kills_in_the_courtyard_before_the_effect() -> None:
    text = "ritual demon: WRK target\nin CRT: soldier, veteran, warrior\nplaced wall: 2\nhourglasses 1\n"
    t = table(text + "defender").play("wall")
    assert (t.question, t.seat, t.offers) == ("KillDefender", 0, ["soldier", "veteran"])

    t.play("veteran")

    assert t.units("HOS") == "veteran"
    assert t.question == "AimAction"


@rule("SH-P5-06r")
def test_a_demon_is_flipped_by_the_action_not_by_each_hourglass() -> None:
    t = table("ritual demon: WRK target\nin CRT: soldier\nhourglasses 2\ndefender").play("wall")

    assert t.told("flip") == []
    assert t.units("CRT") == "soldier"


@rule("SH-P5-08", "SH-P5-08r", "SH-HER-09")
def test_a_possessed_order_leaves_the_game() -> None:
    text = "ritual possession: HO3 target\nin W1: soldier, warrior\nhourglasses 1\ndefender"
    t = table(text).play("warrior HO3")

    assert t.g.heroic_gone == 0b100
    assert t.units("W1") == "soldier"
    assert t.question == "SpendHourglass"
    assert "unit:warrior" not in t.options


@rule("SH-P5-08", "SH-P5-10", "SH-P5-10r")
def test_possession_fits_orders_that_were_not_given() -> None:
    t = table(RICH + LINE + "card 7").play("way:1")

    assert t.offers == ["HO1", "HO2", "HO3", "none"]


@rule("SH-P5-10", "SH-P5-10r")
def test_bloodstones_need_a_barrage_weapon() -> None:
    t = table(RICH + LINE + "card 4")

    assert t.prompt.question.startswith("Demon")


@rule("SH-P5-10r")
def test_with_one_place_one_token_is_laid() -> None:
    t = table(RICH + LINE + "machine RL1: ballista\ncard 4").play("way:1 RL1")

    assert t.question == "SpendHourglass"
    assert t.g.hidden.ritual_at[:3] == [2, NOWHERE, NOWHERE]

"""Mjolnir, Blaze, and the answers to them (VA-WPN-17, 22, 28)."""

from .table import rule, table


@rule("VA-WPN-22", "VA-BLD-14")
def test_mjolnir_destroys_a_temple_of_an_opponent() -> None:
    text = "hand 1: weapon_thor\ntemples 2: tyr, odin\ntemples 3: thor\nvalda"
    t = table(text, seats=3).play("mjolnir player:2 temple:odin")

    assert (t.temples(2), t.temples(3)) == (["tyr"], ["thor"])


@rule("VA-WPN-28", "VA-WIN-03")
def test_indestructible_answers_mjolnir() -> None:
    text = "hand 1: weapon_thor\ntemples 2: tyr\nhand 2: weapon_thrym\nvalda"
    t = table(text).play("mjolnir")
    assert (t.window, t.who) == ("Threatened", 2)

    t.play("indestructible")

    assert (t.temples(2), t.removed) == (["tyr"], ["weapon_thor", "weapon_thrym"])
    kept = table(text).play("mjolnir pass")
    assert kept.temples(2) == []


@rule("VA-WPN-28", "VA-WPN-17")
def test_a_protected_player_cannot_be_chosen_for_mjolnir() -> None:
    text = "hand 1: 2 weapon_thor\ntemples 2: tyr\nhand 2: weapon_thrym\ntemples 3: odin\nvalda"
    t = table(text, seats=3).play("mjolnir player:2 indestructible mjolnir")

    assert t.temples(3) == []  # the only one left to choose
    assert t.temples(2) == ["tyr"]


@rule("VA-WPN-22", "VA-BLD-15")
def test_blaze_destroys_a_building_but_not_the_last_mine() -> None:
    text = "hand 1: weapon_surtur\nplayer 2 mines=1 drills=2\nplayer 3 mines=1\nvalda"
    t = table(text, seats=3).play("blaze")

    assert t.buildings(2) == [1, 1]  # the only thing that can be destroyed
    t = table(text.replace("mines=1 drills", "mines=2 drills"), seats=3).play("blaze building:mine")
    assert t.buildings(2) == [1, 2]

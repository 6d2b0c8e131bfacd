"""Situations: any position of The Dwarves in a few lines of text.

    heroes: tungdil, balyndis          # one for each seat; the others are dealt in order
    at tungdil: G5                     # else where their boards say
    health tungdil 3
    troops G6: 3 orc, troll            # from the supply, without settling the map
    supply: 2 orc, 5 troll             # what is left of these kinds; the others stay
    perished G5: R01                # a tile; `pile 3`: so many are left
    tunnel C2                          # the Tunnel or Portal tile
    marker 12, doom 30, council R3     # tracks
    active balyndis, actions 1, turn 4
    card AD13: 3 orc                   # a faceup card with troops
    card TH03 hero=tungdil : 2 elf     # with facts; also markers=2, time=3, at=A2,L1, stage=1, grade=1,
                                       # done=1,3: sites of its quest that have lost their marker
    equipment tungdil: EQ05, EQ07
    spells: SP2                        # in Andôkai's hand; `spellbook` in front of her
    kept tungdil: S1-B1
    leader orc: G4, dragon kordrion: G4, elf H2, hammer G1, cart C2, ramparts: G5, catapults: G5, crowned
    deck quests: S1-A1, S1-A2          # also adventures, threats, equipment, spells
    discarded: AD04, EQ01              # `empty adventures`: no card is left in that deck; or equipment
    dice 6 4 4
    begin turn                         # menu (as usual), turn, marker, reveal, end, settle, recruit V,
                                       # blight: G4, H2; restore: G4; completed (a quest was)

The settings say which Book is played. What is not named lies where set-up puts it, without faceup cards.
"""

from jotunheim.games.dwarves.situation.reader import read_situation

__all__ = ["read_situation"]

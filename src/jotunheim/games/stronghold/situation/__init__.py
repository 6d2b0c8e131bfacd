"""Any position in a few lines of text.

    round 3
    in W3: 2 orc, goblin, marksman, soldier    # on an empty board; `standard` begins with the set-up
    walls W3: 2
    trap P08: TR-G                             # facedown; `trap P08: TR-G, up` was stepped on
    ritual gale: W1 target, W2                 # facedown tokens; `up` after a target that was shown
    order W3: O-FURY                           # facedown; `order W3: O-FURY, open`
    gave warrior: HO3                          # a heroic order of this turn
    machine RL1: ballista, 3                   # with three misses in its deck
    hourglasses 4
    defender                                   # a defender phase begins; or `card 3`, `assault`, `end`

Units come out of bag and supply, pieces out of their stocks; what is not there is refused.
"""

from jotunheim.games.stronghold.situation.reader import read_situation

__all__ = ["read_situation"]

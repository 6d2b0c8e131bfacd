"""How a search thinks: the few numbers that shape it, besides its budget."""

from typing import Final, final

AS_THE_GAME_SAYS: Final = -1
DEEPEST: Final = 500


@final
class Style:
    """Numbers that hold for every game, for utilities and evaluations lie in [-1, 1] in all of them."""

    def __init__(
        self,
        explore: float = 3.0,
        trust: float = 1.5,
        urgency: float = 0.25,
        caution: float = 2.0,
        doubt: float = 1.0,
        plies: int = AS_THE_GAME_SAYS,
        to_turn: bool = False,
        guided: bool = True,
        glance: int = 4,
        depth: int = DEEPEST,
    ) -> None:
        self.explore = explore  # how much a rarely tried option is worth trying
        self.trust = trust  # in the rule of thumb: see thumb.priors
        self.urgency = urgency  # how far below the mean an untried option is assumed to be
        self.caution = caution  # prior visits of average value given to every option
        self.doubt = doubt  # standard errors by which an answer must beat the rule of thumb's
        self.plies = plies  # decisions played after a new leaf before it is evaluated
        self.to_turn = to_turn  # … but no further than to the next question to another seat
        self.guided = guided  # … by the rule of thumb, not at random
        self.glance = glance  # options, drawn at random, that a quick answer weighs
        self.depth = (
            depth  # answers that the tree is deep, at most; 1: the options of the question alone
        )

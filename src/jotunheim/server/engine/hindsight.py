"""What a bot thinks of a game that is over. While a game goes on nothing of it is told: it would be a hint to all."""

from jotunheim.bots import analysis
from jotunheim.bots.slips import slips
from jotunheim.render.opinion import opinion_html
from jotunheim.server.engine import messages as m
from jotunheim.server.engine.denial import Denial
from jotunheim.server.engine.live import Live
from jotunheim.texts import N_

NOT_OVER = N_("a bot gives its opinion when the game is over")
NO_PLAY = N_("there is no such play")


def opinion_on(live: Live, request: m.Survey | m.Judge | m.Comment) -> m.Answer:
    """Find what is worth a look, look, or say what was found."""
    session = live.session
    if not session.g.over:
        raise Denial("not_over", NOT_OVER)
    if isinstance(request, m.Survey):
        return m.Surveyed(analysis.chosen(session), session.game.cooperative)
    if isinstance(request, m.Judge):
        if not 0 < request.number <= len(session.plays):
            raise Denial("illegal", NO_PLAY)
        return m.Judged(analysis.look(session, request.number, request.rival))
    return m.Words([comment(live, request.seat, request.opinion)])


def comment(live: Live, seat: int, opinion: analysis.Opinion) -> str:
    """The curves and the costliest decisions: those of a seat, or of all for somebody who watched."""
    session = live.session
    found = slips(session, opinion, seat)
    curves = analysis.curves(session, opinion)
    return opinion_html(session.scene(seat), curves, found, session.game.cooperative)

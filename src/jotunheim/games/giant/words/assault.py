"""Labels for assaults: attackers, defenders, the governor's question."""

from msgspec.structs import replace

from jotunheim.games.giant.rules.assault import LIMB_PENALTY, helpers, may_assault
from jotunheim.games.giant.rules.damage import lost_limbs
from jotunheim.games.giant.rules.question import Question
from jotunheim.games.giant.state import Giant, War
from jotunheim.games.giant.tokens import END, HOT, name_of
from jotunheim.games.giant.words.heat import save_note
from jotunheim.games.giant.words.names import giant_title, share_text
from jotunheim.scene import Choice
from jotunheim.texts import _, ngettext


def attacker_choice(g: War, asked: Question, token: int) -> Choice:
    """Who launches an assault; if there is one opponent only, with what both add."""
    name = name_of(token)
    if token == END:
        return Choice(token=name, label=_("No assault"), note=_("the giants stay apart"))
    giant = g.giant_of(token)
    enemies = may_assault(g, giant)
    title = giant_title(g, giant)
    if len(enemies) != 1:
        count = len(enemies)
        note = ngettext("choose among {n} opponent", "choose among {n} opponents", count)
        return Choice(token=name, label=title, note=note.format(n=count), target=giant.name())
    words = _("{giant} assaults {other}").format(giant=title, other=giant_title(g, enemies[0]))
    note = duel_note(g, giant, enemies[0])
    return Choice(token=name, label=words, note=note, target=enemies[0].name())


def defender_choice(g: War, asked: Question, token: int) -> Choice:
    """Whom to assault."""
    other = g.giant_of(token)
    note = duel_note(g, g.giant(asked.number), other)
    title = giant_title(g, other)
    return Choice(token=name_of(token), label=title, note=note, target=other.name())


def hot_choice(g: War, asked: Question, token: int) -> Choice:
    """Run hot, or be held."""
    if token == HOT:
        note = save_note(g.giant(asked.number), asked.heat(g))
        return Choice(token=name_of(token), label=_("Run hot and roll"), note=note)
    note = _("no roll, no heat, no damage dealt (GI-ASL-14)")
    return Choice(token=name_of(token), label=_("Be held"), note=note)


def duel_note(g: War, attacker: Giant, defender: Giant) -> str:
    """What both add to their rolls: bonus, helpers, lost limbs (GI-ASL-06, GI-MUL-02)."""
    ours = attacker.chassis.assault + len(helpers(g, attacker, defender, defender))
    theirs = defender.chassis.assault + len(helpers(g, defender, attacker, defender))
    lame = LIMB_PENALTY * lost_limbs(attacker)
    lamer = LIMB_PENALTY * lost_limbs(defender)
    text = _(
        "Fight until one falls (GI-ASL-10). Each exchange: you roll {roll} against {their_roll}; the winner deals {hit}"
    )
    deals = str(ours) if ours == theirs else _("{own}, they {other}").format(own=ours, other=theirs)
    return text.format(roll=f"2d6 {ours - lame:+}", their_roll=f"2d6 {theirs - lamer:+}", hit=deals)


def with_odds(found: Choice, won: float, lost: float, trials: int) -> Choice:
    """An assault with the chance to win it; in the rest both fall, or both are held."""
    win, lose = share_text(won), share_text(lost)
    text = _("You survive it alone {win}, they do {lose}; fought out {n} times by the rules")
    odds = text.format(win=win, lose=lose, n=trials)
    return replace(
        found,
        note=f"{found.note}. {odds}",
        figure=_("you win {chance}").format(chance=win),
    )

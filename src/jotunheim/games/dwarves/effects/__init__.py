"""The closed vocabulary from which the cards in content/ are made: quests, effects, lasting rules.

A quest is a list of goals; goals of the same stage are alternatives, stages follow one another. An effect
is done once, a lasting rule holds while its card is faceup or held. `rules/quests.py` tests goals,
`rules/verbs/` carries effects out, `rules/standing.py` reads lasting rules; nothing else reads cards.
"""

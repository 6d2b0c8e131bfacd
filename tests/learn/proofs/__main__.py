"""All proofs with their figures: `python -m tests.learn.proofs [GAME …]`; the slow ones take minutes."""

import sys

from tests.learn.proofs import PROVEN
from tests.learn.proofs.proof import findings


def main(names: list[str]) -> int:
    """Print what the search says of each play; 1: it does not agree with an answer."""
    wrong = 0
    for name in names or PROVEN:
        for proof in PROVEN[name]:
            for finding in findings(name, proof):
                agrees = finding.found == finding.listed
                wrong += not agrees
                ranked = sorted(finding.values.items(), key=lambda pair: -pair[1])[:4]
                values = ", ".join([f"{option} {value:.3f}" for option, value in ranked])
                mark = "agrees" if agrees else f"DIFFERS from {sorted(finding.listed)}"
                cost = f"{finding.plays} plays, {finding.seconds:.1f} s"
                print(f"{name}, {proof.title}: {mark}: {values} ({cost})", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

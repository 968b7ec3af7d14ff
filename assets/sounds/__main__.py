"""The command: python -m assets.sounds OUT [--only PREFIX]."""

import argparse
import sys
from pathlib import Path

from assets.sounds.catalogue import SOUNDS


def main(arguments: list[str] | None = None) -> int:
    """Makes what was asked for; 2 if no sound's name begins with the prefix."""
    parser = argparse.ArgumentParser(prog="python -m assets.sounds", description=__doc__)
    parser.add_argument("out", type=Path, help="directory for the sounds")
    parser.add_argument("--only", default="", help="only names that begin so: card")
    asked = parser.parse_args(arguments)
    wanted = [sound for sound in SOUNDS if sound.name.startswith(asked.only)]
    if not wanted:
        print(f"no sound's name begins with {asked.only!r}", file=sys.stderr)
        return 2
    asked.out.mkdir(parents=True, exist_ok=True)
    sizes = [(asked.out / sound.name).write_bytes(sound.data()) for sound in wanted]
    print(f"{len(wanted)} sounds, {sum(sizes) / 1000:.0f} kB in {asked.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

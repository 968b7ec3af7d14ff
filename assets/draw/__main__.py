"""The command: python -m assets.draw OUT [--only PREFIX] [--jobs N]."""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from assets.draw.catalogue import pictures


def write(out: Path, name: str) -> int:
    """Draws the picture called `name` into `out`; gives its size in bytes."""
    picture = next(p for p in pictures() if p.name == name)
    data = picture.data()
    target = out / name
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(data)
    return len(data)


def main(arguments: list[str] | None = None) -> int:
    """Draws what was asked for; 2 if no picture's name begins with the prefix."""
    parser = argparse.ArgumentParser(prog="python -m assets.draw", description=__doc__)
    parser.add_argument("out", type=Path, help="directory for the pictures")
    parser.add_argument("--only", default="", help="only names that begin so: cards/H")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    asked = parser.parse_args(arguments)
    names = [p.name for p in pictures() if p.name.startswith(asked.only)]
    if not names:
        print(f"no picture's name begins with {asked.only!r}", file=sys.stderr)
        return 2
    if asked.jobs > 1 and len(names) > 1:
        with ProcessPoolExecutor(asked.jobs) as pool:
            sizes = list(pool.map(write, [asked.out] * len(names), names, chunksize=4))
    else:
        sizes = [write(asked.out, name) for name in names]
    print(f"{len(names)} pictures, {sum(sizes) / 1000:.0f} kB in {asked.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

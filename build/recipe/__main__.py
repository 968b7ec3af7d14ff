"""The recipe's commands; `build/make.py` calls them in the project's environment."""

import importlib
import sys

COMMANDS = {
    "web": ("recipe.site", "build_site"),
    "press": ("recipe.press", "press"),
    "play": ("recipe.play", "play"),
    "test": ("recipe.checks", "test"),
    "pictures": ("recipe.checks", "pictures"),
    "bench-matches": ("recipe.matches", "bench"),
    "bench-puzzle": ("recipe.puzzles", "bench"),
    "bench-start": ("recipe.bench", "bench"),
    "bench-memory": ("recipe.memory", "bench"),
    "bench-frames": ("recipe.frames", "bench"),
    "bench-taps": ("recipe.taps", "bench"),
    "screenshots": ("recipe.screenshots", "take"),
    "strength": ("recipe.strength", "measure"),
    "betting": ("recipe.betting", "measure"),
    "pace": ("recipe.pace", "measure"),
    "moves": ("recipe.moves", "learn"),
    "reproduce": ("recipe.reproduce", "reproduce"),
    "phone": ("recipe.phone", "phone"),
    "smoke": ("recipe.smoke", "smoke"),
}


def main(arguments: list[str]) -> int:
    """Run one command with its arguments; return the exit code."""
    if not arguments or arguments[0] not in COMMANDS:
        print("Commands: " + ", ".join(COMMANDS), file=sys.stderr)
        return 2
    module, function = COMMANDS[arguments[0]]
    result = getattr(importlib.import_module(module), function)(*arguments[1:])
    return result if isinstance(result, int) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Runs in Pyodide at build time: takes the lines out of others' compiled code.

They make a tenth of what the app holds of the libraries; in a traceback those of the app matter.
"""

import marshal
import types
import zipfile
from pathlib import Path

HEADER = 16
"""What lies before the code in a compiled file, in bytes."""

NO_COLUMNS = 0xE8
"""The first byte of an entry in a table of lines that has no columns, for one unit of code."""


def on_one_line(code: types.CodeType) -> types.CodeType:
    """Return the code without its table of lines: all of it stands where it begins.

    The table has an entry for up to eight units of code (two bytes each): so many units less one,
    no columns, and no line further on (CPython's `InternalDocs/code_objects.md`).
    """
    full, rest = divmod(len(code.co_code) // 2, 8)
    table = bytes([NO_COLUMNS + 7, 0]) * full
    if rest:
        table += bytes([NO_COLUMNS + rest - 1, 0])
    inner = (on_one_line(one) if isinstance(one, types.CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=table, co_consts=tuple(inner))


def spare_lines(archive: Path) -> None:
    """Write an archive of compiled files anew, without lines."""
    with zipfile.ZipFile(archive) as before:
        files = [(entry, before.read(entry)) for entry in before.infolist()]
    with zipfile.ZipFile(archive, "w") as after:
        for entry, data in files:
            if entry.filename.endswith(".pyc"):
                code = on_one_line(marshal.loads(data[HEADER:]))
                data = data[:HEADER] + marshal.dumps(code)
            after.writestr(entry, data)

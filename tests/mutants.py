"""The mutants: one function each, changed in one place by mutmut's operators."""

import difflib
import importlib
import re
from dataclasses import dataclass
from pathlib import Path
from textwrap import indent
from types import CodeType, FunctionType
from typing import Any

import libcst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation.file_mutation import create_mutations

# Properties and class methods become plain functions, for mutmut passes over decorated ones.
_DECORATOR = re.compile("^ *@[a-z]+$", re.MULTILINE)

PACKAGE = Path("watten_app")
ROOMS = ("engine", "variants")


@dataclass(frozen=True)
class Mutant:
    """A function with one change.

    Attributes:
        module: as `engine/order`.
        name: the function's qualified name.
        change: the lines that differ, before and after.
        source: the changed function, without its decorators; a method stands in a class.
        line: where in the module the change is.
        number: which of its module's mutants this is.
    """

    module: str
    name: str
    change: str
    source: str
    line: int
    number: int

    @property
    def key(self) -> str:
        """What the report lists it by."""
        return f"`{self.name}` {self.change}"


def module_names() -> list[str]:
    """All modules that are mutated."""
    files = [file for room in ROOMS for file in sorted((PACKAGE / room).glob("*.py"))]
    return [str(file.relative_to(PACKAGE).with_suffix("")) for file in files]


def mutants_of(module: str) -> list[Mutant]:
    """All mutants of a module."""
    file = (PACKAGE / module).with_suffix(".py")
    source = _DECORATOR.sub("", file.read_text())
    tree, mutations, _, _ = create_mutations(str(file), source)
    names = _names(tree)
    places = MetadataWrapper(tree, unsafe_skip_copy=True).resolve(PositionProvider)
    found = []
    for mutation in mutations:
        function = mutation.contained_by_top_level_function
        if function not in names:
            continue
        mutated = libcst.ensure_type(
            function.deep_replace(mutation.original_node, mutation.mutated_node),
            libcst.FunctionDef,
        )
        before, after = tree.code_for_node(function), tree.code_for_node(mutated)
        in_class, _, _ = names[function].rpartition(".")
        code = f"class {in_class}:\n{indent(after, '    ')}" if in_class else after
        change = _change(before, after)
        line = places[mutation.original_node].start.line
        found.append(Mutant(module, names[function], change, code, line, len(found)))
    return found


def _names(tree: libcst.Module) -> dict[libcst.CSTNode, str]:
    """The functions of a module, and of its classes, with their qualified names."""
    names: dict[libcst.CSTNode, str] = {}
    for node in tree.body:
        if isinstance(node, libcst.FunctionDef):
            names[node] = node.name.value
        if isinstance(node, libcst.ClassDef):
            for child in node.body.body:
                if isinstance(child, libcst.FunctionDef):
                    names[child] = f"{node.name.value}.{child.name.value}"
    return names


def _change(before: str, after: str) -> str:
    lines = list(difflib.ndiff(before.splitlines(), after.splitlines()))
    gone = " ".join(line[2:].strip() for line in lines if line.startswith("- "))
    come = " ".join(line[2:].strip() for line in lines if line.startswith("+ "))
    return f"`{gone}` → `{come}`"


def put_in_place(mutant: Mutant) -> None:
    """Give the function of this process the mutant's code and defaults."""
    name = f"watten_app.{mutant.module.replace('/', '.')}".removesuffix(".__init__")
    module = vars(importlib.import_module(name))
    changed = dict(module)
    exec(compile(mutant.source, f"<mutant of {name}>", "exec"), changed)
    right, wrong = _function(module, mutant.name), _function(changed, mutant.name)
    assert isinstance(wrong.__code__, CodeType)
    right.__code__ = wrong.__code__
    right.__defaults__, right.__kwdefaults__ = wrong.__defaults__, wrong.__kwdefaults__


def _function(names: dict[str, Any], qualified: str) -> FunctionType:
    """A function by its name, taken out of what its decorators have made of it."""
    first, *rest = qualified.split(".")
    found = names[first]
    for name in rest:
        found = vars(found)[name]
    if isinstance(found, property):
        found = found.fget
    if isinstance(found, classmethod):
        found = found.__func__
    if hasattr(found, "cache_clear"):
        found.cache_clear()
        found = found.__wrapped__
    return found

"""The mutants of a module: every small change that mutmut's operators know, one at a time.

Beyond mutmut's own choice, decorated functions and what stands outside functions are changed too,
and comments that would shield a line have no effect. Annotations, decorators, docstrings and the
arguments of ``len`` and ``isinstance`` stay, as in mutmut.
"""

from __future__ import annotations

import ast
import difflib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path

import libcst as cst
from libcst.metadata import CodeRange, MetadataWrapper, PositionProvider
from mutmut.mutation.file_mutation import Mutation, MutationVisitor, deep_replace
from mutmut.mutation.mutators import mutation_operators
from mutmut.mutation.pragma_handling import IgnoredCode

KNOWN_DECORATORS = {"cache", "cached_property", "classmethod", "property", "staticmethod"}
"""Under these a function's code can be exchanged after its definition."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change. ``function`` is its qualified name, empty outside functions.

    ``first`` and ``last`` are the lines of the function's body, else of the changed node.
    ``exchangeable``: only the code of the function changes, and it can be found by its name.
    """

    name: str
    module: str
    function: str
    first: int
    last: int
    exchangeable: bool
    mutation: Mutation


class _Everywhere(MutationVisitor):
    """mutmut's visitor, but it enters decorated functions."""

    def _skip_node_and_children(self, node: cst.CSTNode) -> bool:
        if isinstance(node, cst.FunctionDef):
            return False
        return super()._skip_node_and_children(node)


class Source:
    """A module and its mutants, in the order of its text."""

    def __init__(self, root: Path, path: Path) -> None:
        self.path = path
        self.module = ".".join(path.relative_to(root).with_suffix("").parts)
        self.text = path.read_text()

    @cached_property
    def mutants(self) -> tuple[Mutant, ...]:
        """All of them; a name counts within its function: ``game.engine.tile:Tile.pips#3``."""
        wrapper = MetadataWrapper(cst.parse_module(self.text))
        self._tree = wrapper.module
        visitor = _Everywhere(mutation_operators, IgnoredCode(set(), set(), set()))
        wrapper.visit(visitor)
        ranges = wrapper.resolve(PositionProvider)
        functions = dict(_functions(wrapper.module.body))
        numbers = Counter[str]()
        often = Counter(functions.values())
        found = []
        for one in visitor.mutations:
            outer = one.contained_by_top_level_function
            function = functions.get(outer, "") if isinstance(outer, cst.FunctionDef) else ""
            numbers[function] += 1
            where, inside = _where(ranges, one, outer if function else None)
            free = inside and often[function] == 1 and _only_known_decorators(outer)
            name = f"{self.module}:{function}#{numbers[function]}"
            lines = where.start.line, where.end.line
            found.append(Mutant(name, self.module, function, *lines, free, one))
        return tuple(found)

    def mutated(self, mutant: Mutant) -> str:
        """The text of the module with the change in it."""
        one = mutant.mutation
        changed = deep_replace(self._tree, one.original_node, one.mutated_node)
        assert isinstance(changed, cst.Module)
        return changed.code

    def diff(self, text: str) -> tuple[str, ...]:
        """The lines that differ in ``text``, with - and +, under the line where they stand."""
        lines = difflib.unified_diff(self.text.splitlines(), text.splitlines(), lineterm="", n=0)
        return tuple(lines)[2:]

    def change(self, text: str) -> str:
        """The same as one line, which stays when other lines come and go."""
        lines = [line for line in self.diff(text) if not line.startswith("@@")]
        gone = " ".join(line[1:].strip() for line in lines if line.startswith("-"))
        come = " ".join(line[1:].strip() for line in lines if line.startswith("+"))
        return f"{gone} => {come}"


def makes_sense(source: Source, text: str) -> bool:
    """Whether a mutated text is Python and not the same program written differently."""
    try:
        return ast.dump(ast.parse(text)) != ast.dump(ast.parse(source.text))
    except SyntaxError:
        return False


def chosen(sources: Sequence[Source], sample: int, seed: int) -> list[tuple[Source, Mutant, str]]:
    """A random sample with the mutated texts, by module; the same for the same modules and seed.

    The order of the lot is a hash of the name, so that a change in one function hardly changes
    what is drawn elsewhere.
    """
    drawn: list[tuple[Source, Mutant, str]] = []
    seen: set[tuple[str, str]] = set()
    for source, mutant in sorted(_all(sources), key=lambda one: lot(seed, one[1].name)):
        if len(drawn) == sample:
            break
        text = source.mutated(mutant)
        if makes_sense(source, text) and (source.module, text) not in seen:
            seen.add((source.module, text))
            drawn.append((source, mutant, text))
    return sorted(drawn, key=lambda one: one[1].module)


def lot(seed: int, name: str) -> bytes:
    """What a mutant draws; the lowest are taken."""
    return sha256(f"{seed} {name}".encode()).digest()


def _all(sources: Sequence[Source]) -> Iterator[tuple[Source, Mutant]]:
    return ((source, mutant) for source in sources for mutant in source.mutants)


def _functions(
    body: Sequence[cst.CSTNode], inside: str = ""
) -> Iterator[tuple[cst.FunctionDef, str]]:
    for node in body:
        if isinstance(node, cst.FunctionDef):
            yield node, inside + node.name.value
        elif isinstance(node, cst.ClassDef):
            yield from _functions(node.body.body, f"{inside}{node.name.value}.")


def _where(
    ranges: Mapping[cst.CSTNode, CodeRange], one: Mutation, outer: cst.FunctionDef | None
) -> tuple[CodeRange, bool]:
    """The lines that decide which tests matter, and whether they are a function's body."""
    changed = ranges.get(one.original_node)
    if outer is not None:
        body = ranges[outer.body]
        begins = ranges[outer.body.body[0]].start
        if changed is None or (changed.start.line, changed.start.column) >= (
            begins.line,
            begins.column,
        ):
            return CodeRange(begins, body.end), True
        return changed, False
    # Operators have no place of their own, but those around them are changed, not they.
    return changed or CodeRange((1, 0), (1, 0)), False


def _only_known_decorators(function: cst.FunctionDef | None) -> bool:
    assert function is not None
    names = (one.decorator for one in function.decorators)
    return all(isinstance(one, cst.Name) and one.value in KNOWN_DECORATORS for one in names)

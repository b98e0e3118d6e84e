"""Modules of the game as they are shipped: plain classes where the source has dataclasses.

``dataclasses`` writes and compiles the methods of every class when the page starts, which takes
longer than all else that the game does then. Here they are written once, when the site is built.
What nobody reads at run time goes as well: docstrings, annotations, protocols.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass

VALUES = "game.engine.values"
"""The module that stands in for ``dataclasses`` on the page (``values.py`` beside this one)."""
SHAPES = ("Generic", "Protocol")
"""Bases that only say what a type checker is to know."""


@dataclass(frozen=True)
class Field:
    """A field of a dataclass, its defaults as expressions."""

    name: str
    default: ast.expr | None = None
    factory: ast.expr | None = None
    shown: bool = True
    compared: bool = True
    hashed: bool = True


def lowered(source: bytes, name: str) -> ast.Module:
    """The module ``name`` as it is shipped. Raises SyntaxError, and ValueError for a kind of
    dataclass that the game does not use so far."""
    tree = ast.parse(source, name)
    tree = ast.fix_missing_locations(_Lower().visit(tree))
    assert isinstance(tree, ast.Module)
    return tree


class _Lower(ast.NodeTransformer):
    """Changes the tree from the leaves up."""

    def visit_Module(self, node: ast.Module) -> ast.Module:
        self.generic_visit(node)
        node.body = _without_docstring(node.body)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        self._function(node)
        return node

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AsyncFunctionDef:
        self._function(node)
        return node

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self.generic_visit(node)
        node.returns = None
        taken = node.args
        for one in (*taken.posonlyargs, *taken.args, *taken.kwonlyargs, taken.vararg, taken.kwarg):
            if one is not None:
                one.annotation = None
        node.body = _without_docstring(node.body) or [ast.Pass()]

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        self.generic_visit(node)
        if node.value is None:
            return ast.copy_location(ast.Pass(), node)
        return ast.copy_location(ast.Assign([node.target], node.value), node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.stmt:
        if node.module != "dataclasses":
            return node
        kept = [one for one in node.names if one.name not in ("dataclass", "field")]
        found = ast.ImportFrom(VALUES, [ast.alias("derived"), *kept], 0)
        return ast.copy_location(found, node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.stmt:
        if any(ast.unparse(base) == "NamedTuple" for base in node.bases):
            fields = {id(one) for one in node.body if isinstance(one, ast.AnnAssign)}
            node.body = [one if id(one) in fields else self.visit(one) for one in node.body]
        elif (asked := _dataclass(node)) is not None:
            _make_plain(node, asked)
            self.generic_visit(node)
        else:
            self.generic_visit(node)
        node.body = _without_docstring(node.body) or [ast.Pass()]
        kept = [base for base in node.bases if _name(base) not in SHAPES]
        if len(kept) < len(node.bases):
            node.bases = kept
            node.body.append(_statement(f"from {VALUES} import itself as __class_getitem__"))
        return node


def _without_docstring(body: list[ast.stmt]) -> list[ast.stmt]:
    """Texts that stand for themselves explain, at the top or below a value."""
    return [
        one
        for one in body
        if not (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant))
        or one.value.value is ...
    ]


def _name(base: ast.expr) -> str:
    return ast.unparse(base.value if isinstance(base, ast.Subscript) else base)


def _dataclass(node: ast.ClassDef) -> frozenset[str] | None:
    """What the decorator asks for; None for a class that is none."""
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "dataclass":
            return frozenset(str(one.arg) for one in decorator.keywords)
    return None


def _make_plain(node: ast.ClassDef, asked: frozenset[str]) -> None:
    """Put the methods into the class in place of its fields."""
    if "slots" not in asked or not asked <= {"frozen", "order", "slots"}:
        raise ValueError(f"line {node.lineno}: no such dataclass is lowered yet")
    if len(node.decorator_list) > 1:
        raise ValueError(f"line {node.lineno}: a dataclass has one decorator")
    fields = [_field(one) for one in node.body if isinstance(one, ast.AnnAssign)]
    others = [one for one in node.body if not isinstance(one, ast.AnnAssign)]
    defined = {one.name for one in others if isinstance(one, ast.FunctionDef)}
    if node.bases:
        _derive(node, fields, others, asked)
        return
    made = [
        *_slots(fields),
        _init(fields, "frozen" in asked, "__post_init__" in defined),
        *_methods(node.name, fields, asked, defined),
    ]
    for one in made:
        ast.copy_location(one, node)
    node.body, node.decorator_list = [*others, *made], []


def _derive(
    node: ast.ClassDef, fields: list[Field], others: list[ast.stmt], asked: frozenset[str]
) -> None:
    """What a class adds to another one is only known when both are there."""
    if asked != {"frozen", "slots"} or any(one.default is None for one in fields):
        raise ValueError(f"line {node.lineno}: no such dataclass is lowered yet")
    given = [ast.keyword(one.name, one.default) for one in fields if one.default is not None]
    node.body = [*others, _statement(f"__slots__ = {tuple(one.name for one in fields)!r}")]
    node.decorator_list = [ast.Call(ast.Name("derived", ast.Load()), [], given)]


def _field(node: ast.AnnAssign) -> Field:
    assert isinstance(node.target, ast.Name)
    name = node.target.id
    if "ClassVar" in ast.unparse(node.annotation) or "InitVar" in ast.unparse(node.annotation):
        raise ValueError(f"line {node.lineno}: {name} is not a field like others")
    value = node.value
    if not (isinstance(value, ast.Call) and ast.unparse(value.func) == "field"):
        return Field(name, value)
    told = {str(one.arg): one.value for one in value.keywords}
    if not told.keys() <= {"default", "default_factory", "repr", "compare", "hash"}:
        raise ValueError(f"line {node.lineno}: no such field is lowered yet")
    off = {key for key, one in told.items() if ast.unparse(one) == "False"}
    return Field(
        name,
        told.get("default"),
        told.get("default_factory"),
        shown="repr" not in off,
        compared="compare" not in off,
        hashed=not off & {"hash", "compare"},
    )


def _statement(text: str) -> ast.stmt:
    return ast.parse(text).body[0]


def _slots(fields: list[Field]) -> list[ast.stmt]:
    names = tuple(field.name for field in fields)
    return [_statement(f"__slots__ = __match_args__ = {names!r}")]


def _init(fields: list[Field], frozen: bool, finished: bool) -> ast.stmt:
    """The constructor; defaults are made in the class, as those of a dataclass are."""
    taken = ["self"]
    lines = ["_set = object.__setattr__"] if frozen else []
    for field in fields:
        name, value = field.name, field.name
        if field.factory is not None:
            taken.append(f"{name}=None")
            value = f"({ast.unparse(field.factory)})() if {name} is None else {name}"
        else:
            taken.append(name if field.default is None else f"{name}={ast.unparse(field.default)}")
        lines.append(f"_set(self, {name!r}, {value})" if frozen else f"self.{name} = {value}")
    if finished:
        lines.append("self.__post_init__()")
    return _method("__init__", ", ".join(taken), lines or ["pass"])


def _methods(
    name: str, fields: list[Field], asked: frozenset[str], defined: set[str]
) -> list[ast.stmt]:
    shown = ", ".join(f"{one.name}={{self.{one.name}!r}}" for one in fields if one.shown)
    compared = [one.name for one in fields if one.compared]
    same = " and ".join(f"self.{one} == other.{one}" for one in compared) or "True"
    alike = "if other.__class__ is self.__class__:"
    made = [
        _method("__repr__", "self", [f'return f"{{self.__class__.__qualname__}}({shown})"']),
        _method(
            "__eq__",
            "self, other",
            ["if self is other: return True", f"{alike} return {same}", "return NotImplemented"],
        ),
    ]
    if "frozen" in asked:
        hashed = _tuple("self", [one.name for one in fields if one.hashed])
        made.append(_method("__hash__", "self", [f"return hash({hashed})"]))
        made.append(_statement(f"from {VALUES} import no_set as __setattr__"))
        made.append(_statement(f"from {VALUES} import no_delete as __delattr__"))
    else:
        made.append(_statement("__hash__ = None"))
    if "order" in asked:
        for method, sign in (("lt", "<"), ("le", "<="), ("gt", ">"), ("ge", ">=")):
            both = f"{_tuple('self', compared)} {sign} {_tuple('other', compared)}"
            lines = [f"{alike} return {both}", "return NotImplemented"]
            made.append(_method(f"__{method}__", "self, other", lines))
    return [one for one in made if not (isinstance(one, ast.FunctionDef) and one.name in defined)]


def _tuple(owner: str, names: list[str]) -> str:
    return "(" + "".join(f"{owner}.{name}, " for name in names) + ")"


def _method(name: str, taken: str, lines: list[str]) -> ast.stmt:
    return _statement(f"def {name}({taken}):\n" + "".join(f"    {line}\n" for line in lines))

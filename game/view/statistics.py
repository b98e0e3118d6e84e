"""The screen of statistics: for every game a table for each number of seats and level."""

from __future__ import annotations

from game.app.statistics import Row, Statistics
from game.i18n import Words
from game.i18n.numbers import decimal
from game.view.account import number
from game.view.kept import level_text
from game.view.nodes import Node, h
from game.view.parts import button


def statistics(found: Statistics, words: Words) -> Node:
    """All tables, and who counts."""
    games = tuple(dict.fromkeys(row.game for row in found.rows))
    left_out = []
    if found.practice:
        left_out.append(words("stats.practice", n=found.practice))
    if found.several:
        left_out.append(words("stats.several", n=found.several))
    return h(
        "main",
        {"class": "archive statistics"},
        h(
            "nav",
            {"class": "archive-ways", "aria-label": words("stats.title")},
            button(words("about.back"), "open:start", "quiet", spot="go", home=True),
            button(words("kept.title"), "open:history", "quiet"),
        ),
        h("h1", None, words("stats.title")),
        [_game(game, found.rows, words) for game in games],
        None if games else h("p", None, words("stats.empty")),
        h("p", {"class": "hint"}, " ".join((words("stats.note"), *left_out))),
        key="statistics",
    )


def _game(game: str, rows: tuple[Row, ...], words: Words) -> Node:
    return h(
        "section",
        None,
        h("h2", None, words(f"game.{game}")),
        h("div", {"class": "stats-tables"}, [_table(r, words) for r in rows if r.game == game]),
        key=game,
    )


def _table(row: Row, words: Words) -> Node:
    players = words("start.players.count", n=row.seats)
    return h(
        "table",
        {"class": "stats"},
        h("caption", None, f"{players}, {level_text(row.level, words)}"),
        h(
            "tbody",
            None,
            [
                h("tr", None, h("th", {"scope": "row"}, name), h("td", None, value), key=name)
                for name, value in measures(row, words)
            ],
        ),
        key=f"{row.seats}-{row.level}",
    )


def measures(row: Row, words: Words) -> tuple[tuple[str, str], ...]:
    """Names and values, the most important first; what can't be said yet is left out."""
    found = [
        (words("stats.matches"), number(row.matches)),
        (words("stats.won"), words("stats.of", n=row.won, all=row.matches)),
    ]
    if row.given_up:
        found.append((words("stats.given-up"), number(row.given_up)))
    if row.hands and not row.single:
        found.append((words("stats.hands"), number(row.hands)))
        found.append((words("stats.hands-won"), words("stats.of", n=row.hands_won, all=row.hands)))
    if row.mean is not None and row.best is not None:
        mean = words("stats.mean.single" if row.single else "stats.mean")
        best = words("stats.best.single" if row.single else "stats.best")
        found.append((mean, decimal(words.language, row.mean)))
        found.append((best, number(row.best)))
    found.append((words("stats.streak"), number(row.streak)))
    found.append((words("stats.longest"), number(row.longest)))
    return tuple(found)

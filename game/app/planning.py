"""The plan of the next match: what may be chosen in it, and what is chosen."""

from __future__ import annotations

from dataclasses import replace

from game.app.model import Plan
from game.engine.level import Level
from game.engine.options import Option
from game.engine.seats import Seat
from game.games.catalogue import CATALOGUE, entry


def default_plan() -> Plan:
    """The first game of the catalogue with its smallest number of seats."""
    first = CATALOGUE[0]
    return Plan(first.game, first.seats[0])


def seats_for(plan: Plan) -> tuple[int, ...]:
    """The numbers of seats the planned game can be played with."""
    return entry(plan.game).seats


def options_of(plan: Plan) -> tuple[tuple[Option, str], ...]:
    """Every option of the planned game with the value it has in the plan."""
    chosen = dict(plan.options)
    return tuple(
        (option, chosen.get(option.name, option.default(plan.seats)))
        for option in entry(plan.game).options
    )


def with_option(plan: Plan, name: str, value: str) -> Plan:
    """The plan with one option set; a default value, or an empty one, is left out."""
    options = dict(plan.options)
    options.pop(name, None)
    for option in entry(plan.game).options:
        if option.name == name and value not in ("", option.default(plan.seats)):
            options[name] = value
    return replace(plan, options=tuple(sorted(options.items())))


def other_game(plan: Plan, game: str) -> Plan:
    """The plan for another game: the same number of seats where it can be, no options."""
    seats = next((found.seats for found in CATALOGUE if found.game == game), ())
    number = plan.seats if plan.seats in seats or not seats else seats[0]
    return with_seats(replace(plan, game=game, options=()), number)


def with_seats(plan: Plan, seats: int) -> Plan:
    """The plan for another number of seats; people on seats that go leave."""
    humans = tuple(seat for seat in plan.humans if seat < seats)
    apart = tuple(one for one in plan.apart if one[0] < seats)
    return replace(plan, seats=seats, humans=humans, apart=apart)


def with_human(plan: Plan, seat: Seat, on: bool) -> Plan:
    """The plan with a person, or a computer, on ``seat``; without people one looks on."""
    if not 0 <= seat < plan.seats:
        return plan
    humans = {*plan.humans, seat} if on else {*plan.humans} - {seat}
    apart = tuple(one for one in plan.apart if one[0] != seat)
    return replace(plan, humans=tuple(sorted(humans)), apart=apart)


def with_level(plan: Plan, level: Level, seat: Seat | None = None) -> Plan:
    """The plan with all computers at ``level``, or with one at ``seat`` that plays so."""
    if seat is None:
        return replace(plan, level=level, apart=())
    if not 0 <= seat < plan.seats:
        return plan
    alone = with_human(plan, seat, False)
    return replace(alone, apart=tuple(sorted((*alone.apart, (seat, level)))))


def levels_of(plan: Plan) -> tuple[Level, ...]:
    """By seat, how well a computer plays there."""
    apart = dict(plan.apart)
    return tuple(apart.get(seat, plan.level) for seat in range(plan.seats))


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(found.game for found in CATALOGUE)

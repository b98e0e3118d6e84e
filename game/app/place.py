"""Where the page runs: as part of a site, or as one file with everything in it."""

from __future__ import annotations

from dataclasses import dataclass

FROM_PAGE = "./"
"""The way to the site from a page at its top."""


@dataclass(frozen=True, slots=True)
class Place:
    """What the page knows of where it runs.

    ``site``: how to get to the site with the rules pages, None where nobody knows; ``alone``:
    whether everything is in this one file; ``kept``: whether the site opens without a network.
    """

    site: str | None = FROM_PAGE
    alone: bool = False
    kept: bool = False


@dataclass(frozen=True, slots=True)
class SiteKept:
    """Everything is kept on the device now."""


@dataclass(frozen=True, slots=True)
class StorageFailed:
    """Something could not be kept; ``full`` tells a full store from a denied one."""

    full: bool


PlaceMessage = SiteKept | StorageFailed


def place_of(alone: str | None) -> Place:
    """Where a page runs that is part of a site (None), or was made for the site ``alone``.

    A page in one file knows the site's whole address; if it is empty, no site.
    """
    return Place() if alone is None else Place(alone or None, alone=True)

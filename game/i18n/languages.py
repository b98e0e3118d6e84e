"""The languages of the page."""

LANGUAGES = ("en", "es", "it", "pt")
"""Language codes, the fallback first."""


def best_language(wanted: tuple[str, ...]) -> str:
    """The first language of ``wanted`` (codes like ``pt-BR``) that the page has, else English."""
    for code in wanted:
        short = code.strip().lower().replace("_", "-").split("-")[0]
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]

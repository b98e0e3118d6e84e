"""The words of sharing: texts and pictures of a table, links, checks of deals."""

SHARING: dict[str, dict[str, str | dict[str, str]]] = {
    "en": {
        "share.holds": "{name} holds {tiles}",
        "share.chain": "Chain, {ends}: {tiles}.",
    },
    "es": {
        "share.holds": "{name} tiene {tiles}",
        "share.chain": "Línea, {ends}: {tiles}.",
    },
    "it": {
        "share.holds": "{name} ha in mano {tiles}",
        "share.chain": "Catena, {ends}: {tiles}.",
    },
    "pt": {
        "share.holds": "{name} tem {tiles}",
        "share.chain": "Linha, {ends}: {tiles}.",
    },
}
"""By language, then by key."""

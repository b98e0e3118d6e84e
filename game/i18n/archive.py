"""The words of kept matches, their file, statistics and replay together."""

from game.i18n.files import FILES
from game.i18n.keeping import KEEPING
from game.i18n.looking_back import LOOKING_BACK

ARCHIVE: dict[str, dict[str, str | dict[str, str]]] = {
    code: {**KEEPING[code], **FILES[code], **LOOKING_BACK[code]} for code in KEEPING
}
"""By language, then by key."""

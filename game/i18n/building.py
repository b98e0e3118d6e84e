"""Texts of the page that builds figures, in four languages."""

from __future__ import annotations

from game.i18n.building_more import BUILDING_MORE

BUILDING: dict[str, dict[str, str]] = {
    "en": {
        "title": "Make a figure",
        "lead": (
            "Lay a position and take it to your own page: as a picture, as a figure with words"
            " for those who can’t see it, or as a board to play on."
        ),
        "home": "To the games",
        "owners": "For site owners",
        "language": "Language of the page",
        "game": "Game",
        "figure": "Figure",
        "in-words": "This figure in words",
        "back": "Take back",
        "clear": "Clear",
        "tiles": "Tiles",
        "laid": "{tile}, laid",
        "ends": "Ends",
        "end.left": "Left end: {value}",
        "end.right": "Right end: {value}",
        "end.up": "Upper arm: {value}",
        "end.down": "Lower arm: {value}",
        "board": "Board",
        "colour": "Colour",
        "prompt.last": "Last tile: {tile}.",
        "prompt.first": "Choose the first tile.",
        "prompt.next": "Choose the next tile.",
        "prompt.again": "Choose {tile} again to lay it.",
        "prompt.where": "Choose an end for {tile}.",
        "prompt.nowhere": "{tile} fits none of the ends.",
        "prompt.pick": "Choose a tile, then a space.",
        "prompt.space": "Choose a space for {tile}.",
        "prompt.turns": (
            "The players move in turn, so these tiles can’t all lie there yet: {counts}. Lay tiles"
            " of the other colours too."
        ),
        "moment": "Moment of the match",
        "hand": "Hand, 1 to {last}",
        "ply": "Moves made, 0 to {last}",
        "paste": "Paste a position",
        "paste.field": "Link, record or moves",
        "paste.hint": (
            "A link of this site, the record of a match, moves such as 6-4 6-3< 4-4>, or for the"
            " board 1:5@A5 2:C@C3, or rows such as ..OX/..O."
        ),
        "paste.read": "Show it",
        "style": "Look",
        "colours": "Colours",
        "colours.page": "As the device",
        "figure-language": "Language of the figure",
        "caption": "Caption",
        "take": "Take it with you",
        "take.none": "Not yet: the players’ turns can’t lead to these tiles.",
        "free": "Figures and snippets made here are free to use (CC0).",
        "box.static": "Figure (HTML)",
        "box.static.hint": "Picture and words in one piece. It needs no script and no server.",
        "box.element": "Live board (HTML and a script)",
        "box.element.hint": (
            "The figure shows at once, also without scripts. The game is loaded when the reader"
            " asks for it."
        ),
        "box.frame": "Live board in a frame",
        "box.frame.hint": "For sites that allow frames but no scripts.",
        "box.markdown": "Markdown",
        "box.markdown.hint": "Save the picture as {file} beside your text.",
        "box.forum": "Forum",
        "box.forum.hint": (
            "For forums that allow only pictures: put the saved PNG on the web and write its"
            " address between the marks."
        ),
        "box.link": "Link",
        "box.link.hint": "Opens the game in this very position.",
        "over": "The hand is over here, so there is nothing to play on.",
        "live": "On a live board readers can",
        "live.play": "Play on",
        "live.replay": "See the moves",
        "picture": "Picture",
        "copy": "Copy",
        "copied": "Copied.",
        "saved": "Saved.",
        "failed": "The browser didn’t allow it. Select the text and copy it yourself.",
        "save.svg": "Save as SVG",
        "save.png": "Save as PNG",
    },
    "es": {
        "title": "Hacer una figura",
        "lead": (
            "Arma una posición y llévala a tu página: como imagen, como figura con palabras para"
            " quien no puede verla, o como tablero para jugar."
        ),
        "home": "A los juegos",
        "owners": "Para quien tiene un sitio web",
        "language": "Idioma de la página",
        "game": "Juego",
        "figure": "Figura",
        "in-words": "Esta figura en palabras",
        "back": "Deshacer",
        "clear": "Vaciar",
        "tiles": "Fichas",
        "laid": "{tile}, ya colocada",
        "ends": "Extremos",
        "end.left": "Extremo izquierdo: {value}",
        "end.right": "Extremo derecho: {value}",
        "end.up": "Brazo de arriba: {value}",
        "end.down": "Brazo de abajo: {value}",
        "board": "Tablero",
        "colour": "Color",
        "prompt.last": "Última ficha: {tile}.",
        "prompt.first": "Elige la primera ficha.",
        "prompt.next": "Elige la ficha siguiente.",
        "prompt.again": "Elige otra vez el {tile} para colocarlo.",
        "prompt.where": "Elige un extremo para el {tile}.",
        "prompt.nowhere": "El {tile} no encaja en ningún extremo.",
        "prompt.pick": "Elige una ficha y luego una casilla.",
        "prompt.space": "Elige una casilla para: {tile}.",
        "prompt.turns": (
            "Se juega por turnos, así que estas fichas aún no pueden estar todas ahí: {counts}."
            " Coloca también fichas de los otros colores."
        ),
        "moment": "Momento de la partida",
        "hand": "Ronda, de 1 a {last}",
        "ply": "Jugadas hechas, de 0 a {last}",
        "paste": "Pegar una posición",
        "paste.field": "Enlace, registro o jugadas",
        "paste.hint": (
            "Un enlace de este sitio, el registro de una partida, jugadas como 6-4 6-3< 4-4>, o"
            " para el tablero 1:5@A5 2:C@C3, o filas como ..OX/..O."
        ),
        "paste.read": "Mostrar",
        "style": "Aspecto",
        "colours": "Colores",
        "colours.page": "Como el dispositivo del lector",
        "figure-language": "Idioma de la figura",
        "caption": "Pie de figura",
        "take": "Llévatela",
        "take.none": "Todavía no: los turnos de los jugadores no llevan a estas fichas.",
        "free": "Las figuras y los fragmentos hechos aquí son de uso libre (CC0).",
        "box.static": "Figura (HTML)",
        "box.static.hint": "Imagen y palabras en una pieza. No necesita script ni servidor.",
        "box.element": "Tablero interactivo (HTML y un script)",
        "box.element.hint": (
            "La figura se ve enseguida, también sin scripts. El juego se carga cuando el lector"
            " lo pide."
        ),
        "box.frame": "Tablero interactivo en un marco",
        "box.frame.hint": "Para sitios que permiten marcos pero no scripts.",
        "box.markdown": "Markdown",
        "box.markdown.hint": "Guarda la imagen como {file} junto a tu texto.",
        "box.forum": "Foro",
        "box.forum.hint": (
            "Para foros que solo admiten imágenes: sube el PNG guardado a la web y escribe su"
            " dirección entre las marcas."
        ),
        "box.link": "Enlace",
        "box.link.hint": "Abre el juego en esta misma posición.",
        "over": "La ronda ya ha terminado aquí, así que no se puede seguir jugando.",
        "live": "En un tablero interactivo se puede",
        "live.play": "Seguir jugando",
        "live.replay": "Ver las jugadas",
        "picture": "Imagen",
        "copy": "Copiar",
        "copied": "Copiado.",
        "saved": "Guardado.",
        "failed": "El navegador no lo ha permitido. Selecciona el texto y cópialo tú.",
        "save.svg": "Guardar como SVG",
        "save.png": "Guardar como PNG",
    },
    **BUILDING_MORE,
}
"""By language, then by key."""

"""The words of sharing: texts and pictures of a table, links."""

SHARING: dict[str, dict[str, str | dict[str, str]]] = {
    "en": {
        "share.holds": "{name} holds {tiles}",
        "share.chain": "Chain, {ends}: {tiles}.",
        "share.title": "Share",
        "share.link": "Copy a link",
        "share.link.deal": "To this deal",
        "share.link.position": "To this position",
        "share.link.match": "To the whole match",
        "share.open": (
            "A link holds all tiles of the hand, also those that you don’t see yet. The"
            " text ends with one."
        ),
        "share.too-long": "This match is too long for a link. Copy its record.",
        "share.copy": "Copy the table",
        "share.copy.text": "As text",
        "share.copy.record": "As a record",
        "share.save": "Save a picture",
        "share.save.svg": "As an SVG file",
        "share.save.png": "As a PNG file",
        "share.own": "For your own page",
        "share.own.about": "Figures and live boards of any position, free to use on any page.",
        "share.own.figures": "Make a figure",
        "share.own.sites": "For site owners",
        "share.done.copied": "Copied.",
        "share.done.saved": "Saved.",
        "share.done.failed": "The browser didn’t allow it. Here is the text to copy by hand.",
        "share.by-hand": "Text to copy",
        "offer.title": "Shared with you",
        "offer.deal": "A deal of {game}, {players}.",
        "offer.position": "A position of {game}, {players}.",
        "offer.match": "A match of {game}, {players}.",
        "offer.take.deal": "Play this deal",
        "offer.take.position": "Play on from here",
        "offer.take.match": "Look at the match",
        "offer.drop": "Not now",
        "link.version": (
            "This link was made by another version of the page. Reload the page and try again."
        ),
        "link.mangled": "This link is damaged: some signs are missing or changed.",
        "link.impossible": "This link holds a position that the rules don’t allow.",
    },
    "es": {
        "share.holds": "{name} tiene {tiles}",
        "share.chain": "Línea, {ends}: {tiles}.",
        "share.title": "Compartir",
        "share.link": "Copiar un enlace",
        "share.link.deal": "A este reparto",
        "share.link.position": "A esta posición",
        "share.link.match": "A la partida entera",
        "share.open": (
            "Un enlace contiene todas las fichas de la ronda, también las que aún no ves. El texto"
            " termina con uno."
        ),
        "share.too-long": "Esta partida es demasiado larga para un enlace. Copia su registro.",
        "share.copy": "Copiar la mesa",
        "share.copy.text": "Como texto",
        "share.copy.record": "Como registro",
        "share.save": "Guardar una imagen",
        "share.save.svg": "Como archivo SVG",
        "share.save.png": "Como archivo PNG",
        "share.own": "Para tu página",
        "share.own.about": (
            "Figuras y tableros interactivos de cualquier posición, de uso libre"
            " en cualquier página."
        ),
        "share.own.figures": "Hacer una figura",
        "share.own.sites": "Para quien tiene un sitio web",
        "share.done.copied": "Copiado.",
        "share.done.saved": "Guardado.",
        "share.done.failed": (
            "El navegador no lo ha permitido. Aquí está el texto para copiarlo a mano."
        ),
        "share.by-hand": "Texto para copiar",
        "offer.title": "Compartido contigo",
        "offer.deal": "Un reparto de {game}, {players}.",
        "offer.position": "Una posición de {game}, {players}.",
        "offer.match": "Una partida de {game}, {players}.",
        "offer.take.deal": "Jugar este reparto",
        "offer.take.position": "Seguir desde aquí",
        "offer.take.match": "Ver la partida",
        "offer.drop": "Ahora no",
        "link.version": (
            "Este enlace es de otra versión de la página. Recarga la página e inténtalo de nuevo."
        ),
        "link.mangled": "Este enlace está dañado: faltan signos o han cambiado.",
        "link.impossible": "Este enlace contiene una posición que las reglas no permiten.",
    },
    "it": {
        "share.holds": "{name} ha in mano {tiles}",
        "share.chain": "Catena, {ends}: {tiles}.",
        "share.title": "Condividi",
        "share.link": "Copia un link",
        "share.link.deal": "A questa distribuzione",
        "share.link.position": "A questa posizione",
        "share.link.match": "A tutta la partita",
        "share.open": (
            "Un link contiene tutte le tessere della mano, anche quelle che non vedi ancora. Il"
            " testo finisce con uno."
        ),
        "share.too-long": "Questa partita è troppo lunga per un link. Copia la sua trascrizione.",
        "share.copy": "Copia il tavolo",
        "share.copy.text": "Come testo",
        "share.copy.record": "Come trascrizione",
        "share.save": "Salva un’immagine",
        "share.save.svg": "Come file SVG",
        "share.save.png": "Come file PNG",
        "share.own": "Per la tua pagina",
        "share.own.about": (
            "Figure e tavoli interattivi di qualsiasi posizione, liberi da usare su ogni pagina."
        ),
        "share.own.figures": "Crea una figura",
        "share.own.sites": "Per chi ha un sito",
        "share.done.copied": "Copiato.",
        "share.done.saved": "Salvato.",
        "share.done.failed": ("Il browser non lo ha permesso. Ecco il testo da copiare a mano."),
        "share.by-hand": "Testo da copiare",
        "offer.title": "Condiviso con te",
        "offer.deal": "Una distribuzione di {game}, {players}.",
        "offer.position": "Una posizione di {game}, {players}.",
        "offer.match": "Una partita di {game}, {players}.",
        "offer.take.deal": "Gioca questa distribuzione",
        "offer.take.position": "Continua da qui",
        "offer.take.match": "Guarda la partita",
        "offer.drop": "Non ora",
        "link.version": (
            "Questo link è di un’altra versione della pagina. Ricarica la pagina e riprova."
        ),
        "link.mangled": "Questo link è danneggiato: mancano dei segni o sono cambiati.",
        "link.impossible": "Questo link contiene una posizione che le regole non permettono.",
    },
    "pt": {
        "share.holds": "{name} tem {tiles}",
        "share.chain": "Linha, {ends}: {tiles}.",
        "share.title": "Compartilhar",
        "share.link": "Copiar um link",
        "share.link.deal": "Para esta distribuição",
        "share.link.position": "Para esta posição",
        "share.link.match": "Para a partida inteira",
        "share.open": (
            "Um link contém todas as peças da rodada, também as que você ainda não vê. O texto"
            " termina com um."
        ),
        "share.too-long": "Esta partida é longa demais para um link. Copie o registro dela.",
        "share.copy": "Copiar a mesa",
        "share.copy.text": "Em texto",
        "share.copy.record": "Em registro",
        "share.save": "Salvar uma imagem",
        "share.save.svg": "Em arquivo SVG",
        "share.save.png": "Em arquivo PNG",
        "share.own": "Para a sua página",
        "share.own.about": (
            "Figuras e mesas interativas de qualquer posição, de uso livre em qualquer página."
        ),
        "share.own.figures": "Fazer uma figura",
        "share.own.sites": "Para quem tem um site",
        "share.done.copied": "Copiado.",
        "share.done.saved": "Salvo.",
        "share.done.failed": ("O navegador não permitiu. Aqui está o texto para copiar à mão."),
        "share.by-hand": "Texto para copiar",
        "offer.title": "Compartilhado com você",
        "offer.deal": "Uma distribuição de {game}, {players}.",
        "offer.position": "Uma posição de {game}, {players}.",
        "offer.match": "Uma partida de {game}, {players}.",
        "offer.take.deal": "Jogar esta distribuição",
        "offer.take.position": "Continuar daqui",
        "offer.take.match": "Ver a partida",
        "offer.drop": "Agora não",
        "link.version": (
            "Este link é de outra versão da página. Recarregue a página e tente de novo."
        ),
        "link.mangled": "Este link está danificado: faltam sinais ou eles mudaram.",
        "link.impossible": "Este link contém uma posição que as regras não permitem.",
    },
}
"""By language, then by key."""

"""The words of kept matches."""

KEEPING: dict[str, dict[str, str | dict[str, str]]] = {
    "en": {
        "day.full": "{month} {day}, {year}",
        "month.1": "January",
        "month.2": "February",
        "month.3": "March",
        "month.4": "April",
        "month.5": "May",
        "month.6": "June",
        "month.7": "July",
        "month.8": "August",
        "month.9": "September",
        "month.10": "October",
        "month.11": "November",
        "month.12": "December",
        "kept.title": "Your matches",
        "kept.caption": "Kept matches, newest first",
        "kept.match": "Match",
        "kept.result": "Result",
        "kept.do": "What you can do",
        "kept.name": "Match {n}",
        "kept.empty": "No match is kept yet. Every match you play will stand here.",
        "kept.running": "Not finished.",
        "kept.given-up": "You gave up.",
        "kept.practice": "Practice",
        "kept.replay": "Look at match {n}",
        "kept.forget": "Delete match {n}",
        "kept.forget.ask": "Delete match {n} for good?",
        "kept.forget.yes": "Yes, delete it",
        "kept.forget.no": "No, keep it",
        "kept.room": {
            "one": (
                "There is room for {n} more match. After that the oldest finished one goes for each"
                " new one."
            ),
            "other": (
                "There is room for {n} more matches. After that the oldest finished one goes for"
                " each new one."
            ),
        },
        "kept.dropped": {
            "one": "{n} old match was deleted to make room for a new one.",
            "other": "{n} old matches were deleted to make room for new ones.",
        },
        "kept.missing": (
            "This match can’t be shown: it was deleted or damaged, or no hand of it is over yet."
        ),
        "kept.level.mixed": "different levels",
        "kept.level.unknown": "level not known",
        "kept.people": {"one": "{n} person", "other": "{n} people"},
    },
    "es": {
        "day.full": "{day} de {month} de {year}",
        "month.1": "enero",
        "month.2": "febrero",
        "month.3": "marzo",
        "month.4": "abril",
        "month.5": "mayo",
        "month.6": "junio",
        "month.7": "julio",
        "month.8": "agosto",
        "month.9": "septiembre",
        "month.10": "octubre",
        "month.11": "noviembre",
        "month.12": "diciembre",
        "kept.title": "Tus partidas",
        "kept.caption": "Partidas guardadas, la más reciente primero",
        "kept.match": "Partida",
        "kept.result": "Resultado",
        "kept.do": "Qué puedes hacer",
        "kept.name": "Partida {n}",
        "kept.empty": (
            "Todavía no hay ninguna partida guardada. Aquí aparecerán todas las que juegues."
        ),
        "kept.running": "Sin terminar.",
        "kept.given-up": "Te rendiste.",
        "kept.practice": "Práctica",
        "kept.replay": "Ver la partida {n}",
        "kept.forget": "Borrar la partida {n}",
        "kept.forget.ask": "¿Borrar la partida {n} para siempre?",
        "kept.forget.yes": "Sí, borrarla",
        "kept.forget.no": "No, conservarla",
        "kept.room": {
            "one": (
                "Cabe {n} partida más. Después, cada partida nueva ocupa el lugar de la terminada"
                " más antigua."
            ),
            "other": (
                "Caben {n} partidas más. Después, cada partida nueva ocupa el lugar de la terminada"
                " más antigua."
            ),
        },
        "kept.dropped": {
            "one": "Se ha borrado {n} partida antigua para hacer sitio a una nueva.",
            "other": "Se han borrado {n} partidas antiguas para hacer sitio a otras nuevas.",
        },
        "kept.missing": (
            "Esta partida no se puede mostrar: se borró, está dañada o aún no ha terminado ninguna"
            " de sus rondas."
        ),
        "kept.level.mixed": "varios niveles",
        "kept.level.unknown": "nivel desconocido",
        "kept.people": {"one": "{n} persona", "other": "{n} personas"},
    },
    "it": {
        "day.full": "{day} {month} {year}",
        "month.1": "gennaio",
        "month.2": "febbraio",
        "month.3": "marzo",
        "month.4": "aprile",
        "month.5": "maggio",
        "month.6": "giugno",
        "month.7": "luglio",
        "month.8": "agosto",
        "month.9": "settembre",
        "month.10": "ottobre",
        "month.11": "novembre",
        "month.12": "dicembre",
        "kept.title": "Le tue partite",
        "kept.caption": "Partite conservate, dalla più recente",
        "kept.match": "Partita",
        "kept.result": "Risultato",
        "kept.do": "Che cosa puoi fare",
        "kept.name": "Partita {n}",
        "kept.empty": (
            "Non c’è ancora nessuna partita conservata. Qui troverai tutte quelle che giochi."
        ),
        "kept.running": "Non finita.",
        "kept.given-up": "Hai abbandonato.",
        "kept.practice": "Allenamento",
        "kept.replay": "Rivedi la partita {n}",
        "kept.forget": "Elimina la partita {n}",
        "kept.forget.ask": "Eliminare per sempre la partita {n}?",
        "kept.forget.yes": "Sì, elimina",
        "kept.forget.no": "No, conserva",
        "kept.room": {
            "one": (
                "C’è posto per {n} altra partita. Poi ogni nuova partita prende il posto della più"
                " vecchia fra quelle finite."
            ),
            "other": (
                "C’è posto per altre {n} partite. Poi ogni nuova partita prende il posto della più"
                " vecchia fra quelle finite."
            ),
        },
        "kept.dropped": {
            "one": "{n} vecchia partita è stata eliminata per far posto a una nuova.",
            "other": "{n} vecchie partite sono state eliminate per far posto ad altre.",
        },
        "kept.missing": (
            "Questa partita non si può mostrare: è stata eliminata, è danneggiata o nessuna sua"
            " mano è ancora finita."
        ),
        "kept.level.mixed": "livelli diversi",
        "kept.level.unknown": "livello non noto",
        "kept.people": {"one": "{n} persona", "other": "{n} persone"},
    },
    "pt": {
        "day.full": "{day} de {month} de {year}",
        "month.1": "janeiro",
        "month.2": "fevereiro",
        "month.3": "março",
        "month.4": "abril",
        "month.5": "maio",
        "month.6": "junho",
        "month.7": "julho",
        "month.8": "agosto",
        "month.9": "setembro",
        "month.10": "outubro",
        "month.11": "novembro",
        "month.12": "dezembro",
        "kept.title": "Suas partidas",
        "kept.caption": "Partidas guardadas, da mais recente à mais antiga",
        "kept.match": "Partida",
        "kept.result": "Resultado",
        "kept.do": "O que você pode fazer",
        "kept.name": "Partida {n}",
        "kept.empty": (
            "Ainda não há nenhuma partida guardada. Todas as que você jogar vão aparecer aqui."
        ),
        "kept.running": "Não terminada.",
        "kept.given-up": "Você desistiu.",
        "kept.practice": "Treino",
        "kept.replay": "Rever a partida {n}",
        "kept.forget": "Apagar a partida {n}",
        "kept.forget.ask": "Apagar a partida {n} para sempre?",
        "kept.forget.yes": "Sim, apagar",
        "kept.forget.no": "Não, guardar",
        "kept.room": {
            "one": (
                "Há lugar para mais {n} partida. Depois, cada partida nova toma o lugar da mais"
                " antiga já terminada."
            ),
            "other": (
                "Há lugar para mais {n} partidas. Depois, cada partida nova toma o lugar da mais"
                " antiga já terminada."
            ),
        },
        "kept.dropped": {
            "one": "{n} partida antiga foi apagada para dar lugar a uma nova.",
            "other": "{n} partidas antigas foram apagadas para dar lugar a novas.",
        },
        "kept.missing": (
            "Esta partida não pode ser mostrada: foi apagada, está danificada ou nenhuma de suas"
            " rodadas terminou ainda."
        ),
        "kept.level.mixed": "níveis diferentes",
        "kept.level.unknown": "nível desconhecido",
        "kept.people": {"one": "{n} pessoa", "other": "{n} pessoas"},
    },
}
"""By language, then by key."""

"""The words for players who go by keyboard and by ear."""

HEARING: dict[str, dict[str, str]] = {
    "en": {
        "ask.again": "Choose it again to play it.",
        "keys.hasten": "End the wait",
        "keys.onward.space": "Next space for the chosen tile",
        "keys.onward.tile": "Next tile that fits",
        "settle.title": "Settlement",
    },
    "es": {
        "ask.again": "Elígelo otra vez para jugarlo.",
        "keys.hasten": "Acabar la espera",
        "keys.onward.space": "Siguiente casilla para la ficha elegida",
        "keys.onward.tile": "Siguiente ficha que encaja",
        "settle.title": "Liquidación",
    },
    "it": {
        "ask.again": "Sceglila di nuovo per giocarla.",
        "keys.hasten": "Chiudere l’attesa",
        "keys.onward.space": "Prossima casella per la tessera scelta",
        "keys.onward.tile": "Prossima tessera che si attacca",
        "settle.title": "Conteggio",
    },
    "pt": {
        "ask.again": "Escolha-a de novo para jogar.",
        "keys.hasten": "Encerrar a espera",
        "keys.onward.space": "Próxima casa para a peça escolhida",
        "keys.onward.tile": "Próxima peça que encaixa",
        "settle.title": "Acerto",
    },
}

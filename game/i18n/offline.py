"""The words of a page without a network: what is kept, what a page in one file lacks.

``MANIFEST`` is for the device that installs the page; the build reads it.
"""

MANIFEST: dict[str, dict[str, str]] = {
    "en": {
        "name": "Tile games",
        "short_name": "Tiles",
        "description": "Dominoes and Blockers! against the computer or with friends.",
    },
    "es": {
        "name": "Juegos de fichas",
        "short_name": "Fichas",
        "description": "Dominó y Blockers! contra la máquina o con amigos.",
    },
    "it": {
        "name": "Giochi di tessere",
        "short_name": "Tessere",
        "description": "Domino e Blockers! contro il computer o con gli amici.",
    },
    "pt": {
        "name": "Jogos de peças",
        "short_name": "Peças",
        "description": "Dominó e Blockers! contra o computador ou com amigos.",
    },
}

OFFLINE: dict[str, dict[str, str | dict[str, str]]] = {
    "en": {
        "offline.title": "Without a network",
        "offline.kept": (
            "Everything is kept on this device: the games and the rules also open without a"
            " network."
        ),
        "offline.alone": "The whole game is in this one file, and nothing is ever loaded.",
        "offline.rules": (
            "The pages with all the rules are not in this file. At the table, the key R shows the"
            " rules in short."
        ),
        "offline.link": (
            "This page is a file on your device, so a link opens only here. To others, send the"
            " record."
        ),
    },
    "es": {
        "offline.title": "Sin conexión",
        "offline.kept": (
            "Todo está guardado en este dispositivo: los juegos y las reglas se abren también sin"
            " conexión."
        ),
        "offline.alone": "El juego entero está en este archivo y nunca se carga nada más.",
        "offline.rules": (
            "Las páginas con todas las reglas no están en este archivo. En la mesa, la tecla R"
            " muestra las reglas en breve."
        ),
        "offline.link": (
            "Esta página es un archivo de tu dispositivo, así que un enlace solo se abre aquí. A"
            " los demás, envíales el registro."
        ),
    },
    "it": {
        "offline.title": "Senza rete",
        "offline.kept": (
            "Tutto è conservato su questo dispositivo: i giochi e le regole si aprono anche senza"
            " rete."
        ),
        "offline.alone": "Il gioco intero è in questo unico file e non carica mai altro.",
        "offline.rules": (
            "Le pagine con tutte le regole non sono in questo file. Al tavolo, il tasto R mostra"
            " le regole in breve."
        ),
        "offline.link": (
            "Questa pagina è un file sul tuo dispositivo, quindi un link si apre solo qui. Agli"
            " altri invia la trascrizione."
        ),
    },
    "pt": {
        "offline.title": "Sem rede",
        "offline.kept": (
            "Tudo está guardado neste aparelho: os jogos e as regras também abrem sem rede."
        ),
        "offline.alone": "O jogo inteiro está neste único arquivo e nada mais é carregado.",
        "offline.rules": (
            "As páginas com todas as regras não estão neste arquivo. Na mesa, a tecla R mostra as"
            " regras em resumo."
        ),
        "offline.link": (
            "Esta página é um arquivo no seu aparelho, então um link só abre aqui. Para outras"
            " pessoas, envie o registro."
        ),
    },
}

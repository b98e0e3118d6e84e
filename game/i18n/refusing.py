"""Why a figure can't be, in four languages: by the reason of the rules or the code of a text.

``{found}`` is the piece that can't be: a tile and where it was to go, or a part of a text.
"""

from __future__ import annotations

REFUSING: dict[str, dict[str, str]] = {
    "en": {
        "choose-first": "Choose a tile first.",
        "used": "{found} has been laid already.",
        "no-fit": "{found}: it fits no open end.",
        "wrong-end": "{found}: it doesn’t fit that end.",
        "not-open": "{found}: nothing can be joined there yet.",
        "lead-first": "{found}: no tile lies yet; the first one goes without an end.",
        "already-led": "{found}: a tile lies already, so it needs an end.",
        "must-lead": "{found}: another tile has to be led.",
        "wrong-space": "{found}: it doesn’t belong to that space.",
        "own-tile": "{found}: a tile of the same player lies there.",
        "protected": "{found}: without the tile that lies there its group would split.",
        "closed-colour": "{found}: that colour has no more turns.",
        "hand-over": "{found}: the hand is over before it.",
        "position": (
            "{found}: no deal was found that leads there. Every tile can be played once only."
        ),
        "too-many": "No hand of this game goes on after {found} tiles.",
        "no-deal": (
            "{found}: no deal was found that leads there. Somebody would have to draw or pass while"
            " holding a tile that fits."
        ),
        "turns": "The players move in turn, and no order of turns leads there.",
        "drawing": (
            "This board can’t be: {found}. Up to nine rows, a dot for an empty space and O X Y Z W"
            " for the colours, each as often as the first or once less."
        ),
        "label": "{found} is no tile of the board. Write 1:5, 2:C, 3:s4 or 1:*.",
        "move": "{found} is no move. Write 6-4 6-3< 4-4>, or 1:5@A5 2:C@C3 for the board.",
        "record": "This is no record of a match: {found}.",
        "link": "This is no link of this site.",
        "link-version": "This link was made by another version of the site.",
        "link-mangled": "This link is damaged: some signs are missing or changed.",
        "link-impossible": "This link holds something that the rules don’t allow.",
        "link-long": "This match is too long for a link.",
        "other": "This can’t be: {found}.",
    },
    "es": {
        "choose-first": "Elige antes una ficha.",
        "used": "Ya colocada: {found}.",
        "no-fit": "{found}: no encaja en ningún extremo.",
        "wrong-end": "{found}: no encaja en ese extremo.",
        "not-open": "{found}: ahí todavía no se puede unir nada.",
        "lead-first": "{found}: aún no hay fichas; la primera va sin extremo.",
        "already-led": "{found}: ya hay una ficha, así que hace falta un extremo.",
        "must-lead": "{found}: hay que abrir con otra ficha.",
        "wrong-space": "{found}: no le corresponde esa casilla.",
        "own-tile": "{found}: ahí hay una ficha del mismo jugador.",
        "protected": "{found}: sin la ficha que está ahí, su grupo se partiría.",
        "closed-colour": "{found}: a ese color no le quedan turnos.",
        "hand-over": "{found}: la ronda termina antes.",
        "position": (
            "{found}: no se ha hallado ningún reparto que lleve ahí. Cada ficha se juega una sola"
            " vez."
        ),
        "too-many": "Ninguna ronda de este juego pasa de {found} fichas.",
        "no-deal": (
            "{found}: no se ha hallado ningún reparto que lleve ahí. Alguien tendría que robar o"
            " pasar teniendo una ficha que encaja."
        ),
        "turns": "Se juega por turnos, y ningún orden de turnos lleva ahí.",
        "drawing": (
            "Este tablero no puede ser: {found}. Hasta nueve filas, un punto por casilla vacía y"
            " O X Y Z W por los colores, cada uno tantas veces como el primero o una menos."
        ),
        "label": "{found} no es una ficha del tablero. Escribe 1:5, 2:C, 3:s4 o 1:*.",
        "move": "{found} no es una jugada. Escribe 6-4 6-3< 4-4>, o 1:5@A5 2:C@C3 en el tablero.",
        "record": "Esto no es el registro de una partida: {found}.",
        "link": "Esto no es un enlace de este sitio.",
        "link-version": "Este enlace es de otra versión del sitio.",
        "link-mangled": "Este enlace está dañado: faltan signos o han cambiado.",
        "link-impossible": "Este enlace contiene algo que las reglas no permiten.",
        "link-long": "Esta partida es demasiado larga para un enlace.",
        "other": "Esto no puede ser: {found}.",
    },
    "it": {
        "choose-first": "Prima scegli una tessera.",
        "used": "Già posata: {found}.",
        "no-fit": "{found}: non si attacca a nessuna estremità.",
        "wrong-end": "{found}: non si attacca a quell’estremità.",
        "not-open": "{found}: lì non si può ancora attaccare nulla.",
        "lead-first": "{found}: non c’è ancora nessuna tessera; la prima va senza estremità.",
        "already-led": "{found}: c’è già una tessera, quindi serve un’estremità.",
        "must-lead": "{found}: bisogna aprire con un’altra tessera.",
        "wrong-space": "{found}: quella casella non è la sua.",
        "own-tile": "{found}: lì c’è una tessera dello stesso giocatore.",
        "protected": "{found}: senza la tessera che è lì, il suo gruppo si dividerebbe.",
        "closed-colour": "{found}: quel colore non ha più turni.",
        "hand-over": "{found}: la mano finisce prima.",
        "position": (
            "{found}: non si è trovata nessuna distribuzione che porti lì. Ogni tessera si gioca"
            " una volta sola."
        ),
        "too-many": "Nessuna mano di questo gioco supera {found} tessere.",
        "no-deal": (
            "{found}: non si è trovata nessuna distribuzione che porti lì. Qualcuno dovrebbe"
            " pescare o passare avendo una tessera che si attacca."
        ),
        "turns": "Si gioca a turno, e nessun ordine di turni porta lì.",
        "drawing": (
            "Questo tabellone non può esistere: {found}. Fino a nove righe, un punto per una"
            " casella vuota e O X Y Z W per i colori, ciascuno quante volte il primo o una di meno."
        ),
        "label": "{found} non è una tessera del tabellone. Scrivi 1:5, 2:C, 3:s4 o 1:*.",
        "move": "{found} non è una mossa. Scrivi 6-4 6-3< 4-4>, o 1:5@A5 2:C@C3 sul tabellone.",
        "record": "Questa non è la registrazione di una partita: {found}.",
        "link": "Questo non è un link di questo sito.",
        "link-version": "Questo link è di un’altra versione del sito.",
        "link-mangled": "Questo link è danneggiato: mancano dei segni o sono cambiati.",
        "link-impossible": "Questo link contiene qualcosa che le regole non permettono.",
        "link-long": "Questa partita è troppo lunga per un link.",
        "other": "Questo non può essere: {found}.",
    },
    "pt": {
        "choose-first": "Primeiro escolha uma peça.",
        "used": "Já colocada: {found}.",
        "no-fit": "{found}: não encaixa em nenhuma ponta.",
        "wrong-end": "{found}: não encaixa nessa ponta.",
        "not-open": "{found}: ainda não se pode ligar nada aí.",
        "lead-first": "{found}: ainda não há peças; a primeira vai sem ponta.",
        "already-led": "{found}: já há uma peça, então é preciso uma ponta.",
        "must-lead": "{found}: é preciso abrir com outra peça.",
        "wrong-space": "{found}: essa casa não é dela.",
        "own-tile": "{found}: aí há uma peça do mesmo jogador.",
        "protected": "{found}: sem a peça que está aí, o grupo dela se partiria.",
        "closed-colour": "{found}: essa cor não tem mais turnos.",
        "hand-over": "{found}: a rodada acaba antes.",
        "position": (
            "{found}: não se achou nenhuma distribuição que leve até aí. Cada peça se joga uma só"
            " vez."
        ),
        "too-many": "Nenhuma rodada deste jogo passa de {found} peças.",
        "no-deal": (
            "{found}: não se achou nenhuma distribuição que leve até aí. Alguém teria de comprar ou"
            " passar tendo uma peça que encaixa."
        ),
        "turns": "Joga-se por turnos, e nenhuma ordem de turnos leva até aí.",
        "drawing": (
            "Este tabuleiro não pode existir: {found}. Até nove linhas, um ponto para casa vazia e"
            " O X Y Z W para as cores, cada uma tantas vezes quanto a primeira ou uma a menos."
        ),
        "label": "{found} não é uma peça do tabuleiro. Escreva 1:5, 2:C, 3:s4 ou 1:*.",
        "move": "{found} não é uma jogada. Escreva 6-4 6-3< 4-4>, ou 1:5@A5 2:C@C3 no tabuleiro.",
        "record": "Isto não é o registro de uma partida: {found}.",
        "link": "Isto não é um link deste site.",
        "link-version": "Este link é de outra versão do site.",
        "link-mangled": "Este link está danificado: faltam sinais ou eles mudaram.",
        "link-impossible": "Este link contém algo que as regras não permitem.",
        "link-long": "Esta partida é longa demais para um link.",
        "other": "Isto não pode ser: {found}.",
    },
}
"""By language, then by code."""

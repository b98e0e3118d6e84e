"""The words of checking a deal, for readers of any age."""

CHECKING: dict[str, dict[str, str | dict[str, str]]] = {
    "en": {
        "check.title": "Check the deal",
        "check.intro": (
            "Before each hand the tiles were already shuffled with a secret number, and the page"
            " showed the fingerprint of the number and the tiles. After the hand it shows the"
            " number, and your device does every step again. If a single tile had been swapped,"
            " a step wouldn’t agree."
        ),
        "check.hand": "Hand {hand}",
        "check.match": "The secret of the match",
        "check.verdict.holds": "Everything agrees.",
        "check.verdict.fails": "Something doesn’t agree.",
        "check.verdict.running": "Still being played: its number is shown when it is over.",
        "check.verdict.elsewhere": "Not dealt here, so there is nothing to check.",
        "check.agrees": "agrees",
        "check.differs": "doesn’t agree",
        "check.promise": "The fingerprint before the hand",
        "check.promise.why": "It belongs to one number and one deal, but tells neither of them.",
        "check.seed": "The secret number of the hand",
        "check.seed.why": "It says how the tiles were shuffled, so it stays hidden until the end.",
        "check.fingerprint": "The fingerprint, worked out again",
        "check.fingerprint.why": (
            "From the number and the tiles that were dealt. It must be the one from before."
        ),
        "check.deal": "The tiles, shuffled again",
        "check.deal.why": "With the number, everybody must get the same tiles as in the hand.",
        "check.noise": "The random number of your device",
        "check.noise.why": "Drawn when the match began.",
        "check.text": "Your own text",
        "check.text.why": "What you typed before the match, mixed into the secret.",
        "check.text.none": "none",
        "check.secret": "The secret, mixed from both",
        "check.secret.why": "The numbers of all hands come from it.",
        "check.shown": "Fingerprint of this hand",
        "check.shown.why": "The tiles are shuffled. When the hand is over, you can check them.",
        "check.mine": "Your own text for the shuffle",
        "check.mine.hint": "Mixed into the secret of the next match. Leave it empty if you like.",
        "check.tools": "Check with another program",
        "check.tools.how": "The fingerprint is the SHA-256 of these bytes:",
    },
    "es": {
        "check.title": "Comprobar el reparto",
        "check.intro": (
            "Antes de cada ronda las fichas ya estaban mezcladas con un número secreto, y la"
            " página mostró la huella del número y de las fichas. Después de la ronda muestra el"
            " número, y tu dispositivo repite todos los pasos. Si se hubiera cambiado una sola"
            " ficha, algún paso no coincidiría."
        ),
        "check.hand": "Ronda {hand}",
        "check.match": "El secreto de la partida",
        "check.verdict.holds": "Todo coincide.",
        "check.verdict.fails": "Algo no coincide.",
        "check.verdict.running": "Aún se está jugando: su número se muestra al terminar.",
        "check.verdict.elsewhere": "No se repartió aquí, así que no hay nada que comprobar.",
        "check.agrees": "coincide",
        "check.differs": "no coincide",
        "check.promise": "La huella antes de la ronda",
        "check.promise.why": (
            "Corresponde a un solo número y a un solo reparto, pero no revela ninguno de los dos."
        ),
        "check.seed": "El número secreto de la ronda",
        "check.seed.why": (
            "Dice cómo se mezclaron las fichas; por eso queda oculto hasta el final."
        ),
        "check.fingerprint": "La huella, calculada otra vez",
        "check.fingerprint.why": (
            "A partir del número y de las fichas repartidas. Tiene que ser la de antes."
        ),
        "check.deal": "Las fichas, mezcladas otra vez",
        "check.deal.why": (
            "Con el número, cada uno tiene que recibir las mismas fichas que en la ronda."
        ),
        "check.noise": "El número al azar de tu dispositivo",
        "check.noise.why": "Salió cuando empezó la partida.",
        "check.text": "Tu propio texto",
        "check.text.why": "Lo que escribiste antes de la partida, mezclado en el secreto.",
        "check.text.none": "ninguno",
        "check.secret": "El secreto, mezclado de ambos",
        "check.secret.why": "De él salen los números de todas las rondas.",
        "check.shown": "Huella de esta ronda",
        "check.shown.why": (
            "Las fichas ya están mezcladas. Cuando acabe la ronda, podrás comprobarlas."
        ),
        "check.mine": "Tu propio texto para mezclar",
        "check.mine.hint": ("Se mezcla en el secreto de la próxima partida. Puedes dejarlo vacío."),
        "check.tools": "Comprobar con otro programa",
        "check.tools.how": "La huella es el SHA-256 de estos bytes:",
    },
    "it": {
        "check.title": "Controlla la distribuzione",
        "check.intro": (
            "Prima di ogni mano le tessere erano già mescolate con un numero segreto, e la pagina"
            " ha mostrato l’impronta del numero e delle tessere. Dopo la mano mostra il numero, e"
            " il tuo dispositivo ripete tutti i passi. Se fosse stata scambiata anche una sola"
            " tessera, un passo non tornerebbe."
        ),
        "check.hand": "Mano {hand}",
        "check.match": "Il segreto della partita",
        "check.verdict.holds": "Tutto torna.",
        "check.verdict.fails": "Qualcosa non torna.",
        "check.verdict.running": "Si sta ancora giocando: il suo numero si mostra alla fine.",
        "check.verdict.elsewhere": "Non è stata distribuita qui: non c’è nulla da controllare.",
        "check.agrees": "torna",
        "check.differs": "non torna",
        "check.promise": "L’impronta prima della mano",
        "check.promise.why": (
            "Appartiene a un solo numero e a una sola distribuzione, ma non rivela né l’uno né"
            " l’altra."
        ),
        "check.seed": "Il numero segreto della mano",
        "check.seed.why": (
            "Dice come sono state mescolate le tessere, perciò resta nascosto fino alla fine."
        ),
        "check.fingerprint": "L’impronta, calcolata di nuovo",
        "check.fingerprint.why": (
            "Dal numero e dalle tessere distribuite. Deve essere quella di prima."
        ),
        "check.deal": "Le tessere, mescolate di nuovo",
        "check.deal.why": (
            "Con il numero, ognuno deve ricevere le stesse tessere che ha avuto nella mano."
        ),
        "check.noise": "Il numero casuale del tuo dispositivo",
        "check.noise.why": "Estratto quando è iniziata la partita.",
        "check.text": "Il tuo testo",
        "check.text.why": "Quello che hai scritto prima della partita, unito al segreto.",
        "check.text.none": "nessuno",
        "check.secret": "Il segreto, ricavato da entrambi",
        "check.secret.why": "Da lì vengono i numeri di tutte le mani.",
        "check.shown": "Impronta di questa mano",
        "check.shown.why": ("Le tessere sono già mescolate. Finita la mano, potrai controllarle."),
        "check.mine": "Un tuo testo per mescolare",
        "check.mine.hint": (
            "Entra nel segreto della prossima partita. Puoi anche lasciarlo vuoto."
        ),
        "check.tools": "Controlla con un altro programma",
        "check.tools.how": "L’impronta è lo SHA-256 di questi byte:",
    },
    "pt": {
        "check.title": "Conferir a distribuição",
        "check.intro": (
            "Antes de cada rodada as peças já estavam embaralhadas com um número secreto, e a"
            " página mostrou a impressão digital do número e das peças. Depois da rodada ela"
            " mostra o número, e o seu aparelho repete todos os passos. Se uma única peça tivesse"
            " sido trocada, algum passo não bateria."
        ),
        "check.hand": "Rodada {hand}",
        "check.match": "O segredo da partida",
        "check.verdict.holds": "Tudo confere.",
        "check.verdict.fails": "Algo não confere.",
        "check.verdict.running": "Ainda em jogo: o número é mostrado quando ela terminar.",
        "check.verdict.elsewhere": "Não foi distribuída aqui, então não há o que conferir.",
        "check.agrees": "confere",
        "check.differs": "não confere",
        "check.promise": "A impressão digital antes da rodada",
        "check.promise.why": (
            "Pertence a um só número e a uma só distribuição, mas não revela nenhum dos dois."
        ),
        "check.seed": "O número secreto da rodada",
        "check.seed.why": (
            "Diz como as peças foram embaralhadas, por isso fica escondido até o fim."
        ),
        "check.fingerprint": "A impressão digital, calculada de novo",
        "check.fingerprint.why": (
            "A partir do número e das peças distribuídas. Tem de ser a de antes."
        ),
        "check.deal": "As peças, embaralhadas de novo",
        "check.deal.why": (
            "Com o número, cada um tem de receber as mesmas peças que recebeu na rodada."
        ),
        "check.noise": "O número aleatório do seu aparelho",
        "check.noise.why": "Sorteado quando a partida começou.",
        "check.text": "O seu próprio texto",
        "check.text.why": "O que você escreveu antes da partida, misturado ao segredo.",
        "check.text.none": "nenhum",
        "check.secret": "O segredo, misturado dos dois",
        "check.secret.why": "Dele vêm os números de todas as rodadas.",
        "check.shown": "Impressão digital desta rodada",
        "check.shown.why": (
            "As peças já estão embaralhadas. Quando a rodada acabar, você pode conferir."
        ),
        "check.mine": "O seu próprio texto para embaralhar",
        "check.mine.hint": ("Entra no segredo da próxima partida. Pode ficar vazio."),
        "check.tools": "Conferir com outro programa",
        "check.tools.how": "A impressão digital é o SHA-256 destes bytes:",
    },
}
"""By language, then by key."""

"""Texts of the page that builds figures: Italian and Portuguese."""

from __future__ import annotations

BUILDING_MORE: dict[str, dict[str, str]] = {
    "it": {
        "title": "Crea una figura",
        "lead": (
            "Componi una posizione e portala sulla tua pagina: come immagine, come figura con"
            " parole per chi non può vederla, o come tavolo su cui giocare."
        ),
        "home": "Ai giochi",
        "owners": "Per chi ha un sito",
        "language": "Lingua della pagina",
        "game": "Gioco",
        "figure": "Figura",
        "in-words": "Questa figura a parole",
        "back": "Annulla",
        "clear": "Svuota",
        "tiles": "Tessere",
        "laid": "{tile}, già posata",
        "ends": "Estremità",
        "end.left": "Estremità sinistra: {value}",
        "end.right": "Estremità destra: {value}",
        "end.up": "Braccio superiore: {value}",
        "end.down": "Braccio inferiore: {value}",
        "board": "Tabellone",
        "colour": "Colore",
        "prompt.last": "Ultima tessera: {tile}.",
        "prompt.first": "Scegli la prima tessera.",
        "prompt.next": "Scegli la prossima tessera.",
        "prompt.again": "Scegli di nuovo la {tile} per posarla.",
        "prompt.where": "Scegli un’estremità per la {tile}.",
        "prompt.nowhere": "La {tile} non si attacca a nessuna estremità.",
        "prompt.pick": "Scegli una tessera, poi una casella.",
        "prompt.space": "Scegli una casella per: {tile}.",
        "prompt.turns": (
            "Si gioca a turno, perciò queste tessere non possono ancora essere tutte lì: {counts}."
            " Posa anche tessere degli altri colori."
        ),
        "moment": "Momento della partita",
        "hand": "Mano, da 1 a {last}",
        "ply": "Mosse fatte, da 0 a {last}",
        "paste": "Incolla una posizione",
        "paste.field": "Link, registrazione o mosse",
        "paste.hint": (
            "Un link di questo sito, la registrazione di una partita, mosse come 6-4 6-3< 4-4>,"
            " oppure per il tabellone 1:5@A5 2:C@C3, o righe come ..OX/..O."
        ),
        "paste.read": "Mostra",
        "style": "Aspetto",
        "colours": "Colori",
        "colours.page": "Come il dispositivo di chi legge",
        "figure-language": "Lingua della figura",
        "caption": "Didascalia",
        "take": "Portala con te",
        "take.none": "Non ancora: i turni dei giocatori non portano a queste tessere.",
        "free": "Le figure e i codici creati qui sono liberi da usare (CC0).",
        "box.static": "Figura (HTML)",
        "box.static.hint": "Immagine e parole in un pezzo solo. Non serve né script né server.",
        "box.element": "Tavolo interattivo (HTML e uno script)",
        "box.element.hint": (
            "La figura si vede subito, anche senza script. Il gioco si carica quando chi legge lo"
            " chiede."
        ),
        "box.frame": "Tavolo interattivo in una cornice",
        "box.frame.hint": "Per i siti che permettono cornici ma non script.",
        "box.markdown": "Markdown",
        "box.markdown.hint": "Salva l’immagine come {file} accanto al testo.",
        "box.forum": "Forum",
        "box.forum.hint": (
            "Per i forum che accettano solo immagini: metti in rete il PNG salvato e scrivi il suo"
            " indirizzo fra i segni."
        ),
        "box.link": "Link",
        "box.link.hint": "Apre il gioco proprio in questa posizione.",
        "over": "Qui la mano è finita, quindi non si può continuare a giocare.",
        "live": "Su un tavolo interattivo si può",
        "live.play": "Continuare a giocare",
        "live.replay": "Vedere le mosse",
        "picture": "Immagine",
        "copy": "Copia",
        "copied": "Copiato.",
        "saved": "Salvato.",
        "failed": "Il browser non l’ha permesso. Seleziona il testo e copialo da te.",
        "save.svg": "Salva come SVG",
        "save.png": "Salva come PNG",
    },
    "pt": {
        "title": "Fazer uma figura",
        "lead": (
            "Monte uma posição e leve-a para a sua página: como imagem, como figura com palavras"
            " para quem não pode vê-la, ou como mesa para jogar."
        ),
        "home": "Para os jogos",
        "owners": "Para quem tem um site",
        "language": "Idioma da página",
        "game": "Jogo",
        "figure": "Figura",
        "in-words": "Esta figura em palavras",
        "back": "Desfazer",
        "clear": "Esvaziar",
        "tiles": "Peças",
        "laid": "{tile}, já colocada",
        "ends": "Pontas",
        "end.left": "Ponta esquerda: {value}",
        "end.right": "Ponta direita: {value}",
        "end.up": "Braço de cima: {value}",
        "end.down": "Braço de baixo: {value}",
        "board": "Tabuleiro",
        "colour": "Cor",
        "prompt.last": "Última peça: {tile}.",
        "prompt.first": "Escolha a primeira peça.",
        "prompt.next": "Escolha a próxima peça.",
        "prompt.again": "Escolha de novo a {tile} para colocá-la.",
        "prompt.where": "Escolha uma ponta para a {tile}.",
        "prompt.nowhere": "A {tile} não encaixa em nenhuma ponta.",
        "prompt.pick": "Escolha uma peça e depois uma casa.",
        "prompt.space": "Escolha uma casa para: {tile}.",
        "prompt.turns": (
            "Joga-se por turnos, então estas peças ainda não podem estar todas aí: {counts}."
            " Coloque também peças das outras cores."
        ),
        "moment": "Momento da partida",
        "hand": "Rodada, de 1 a {last}",
        "ply": "Jogadas feitas, de 0 a {last}",
        "paste": "Colar uma posição",
        "paste.field": "Link, registro ou jogadas",
        "paste.hint": (
            "Um link deste site, o registro de uma partida, jogadas como 6-4 6-3< 4-4>, ou para o"
            " tabuleiro 1:5@A5 2:C@C3, ou linhas como ..OX/..O."
        ),
        "paste.read": "Mostrar",
        "style": "Aparência",
        "colours": "Cores",
        "colours.page": "Como o aparelho de quem lê",
        "figure-language": "Idioma da figura",
        "caption": "Legenda",
        "take": "Leve com você",
        "take.none": "Ainda não: os turnos dos jogadores não levam a estas peças.",
        "free": "As figuras e os trechos de código feitos aqui são de uso livre (CC0).",
        "box.static": "Figura (HTML)",
        "box.static.hint": "Imagem e palavras em um só trecho. Não precisa de script nem servidor.",
        "box.element": "Mesa interativa (HTML e um script)",
        "box.element.hint": (
            "A figura aparece logo, mesmo sem scripts. O jogo é carregado quando quem lê pede."
        ),
        "box.frame": "Mesa interativa em um quadro",
        "box.frame.hint": "Para sites que permitem quadros (iframe), mas não scripts.",
        "box.markdown": "Markdown",
        "box.markdown.hint": "Salve a imagem como {file} junto do seu texto.",
        "box.forum": "Fórum",
        "box.forum.hint": (
            "Para fóruns que só aceitam imagens: publique o PNG salvo na web e escreva o endereço"
            " dele entre as marcas."
        ),
        "box.link": "Link",
        "box.link.hint": "Abre o jogo exatamente nesta posição.",
        "over": "A rodada já acabou aqui, então não há como continuar jogando.",
        "live": "Em uma mesa interativa se pode",
        "live.play": "Continuar o jogo",
        "live.replay": "Ver as jogadas",
        "picture": "Imagem",
        "copy": "Copiar",
        "copied": "Copiado.",
        "saved": "Salvo.",
        "failed": "O navegador não permitiu. Selecione o texto e copie você mesmo.",
        "save.svg": "Salvar como SVG",
        "save.png": "Salvar como PNG",
    },
}
"""By language, then by key."""

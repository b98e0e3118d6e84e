"""The words of the file that everything is saved in."""

FILES: dict[str, dict[str, str | dict[str, str]]] = {
    "en": {
        "file.title": "Everything in one file",
        "file.hint": (
            "The file holds your matches, the one that is running and your settings. Bringing in a"
            " file adds what is new; nothing that is here gets lost."
        ),
        "file.export": "Save as a file",
        "file.import": "Bring in a file",
        "file.checking": "Checked: {done} of {all}",
        "file.report": "What came with the file",
        "file.added": {"one": "{n} match is new.", "other": "{n} matches are new."},
        "file.further": {
            "one": "{n} match goes on further than here and was brought up to date.",
            "other": "{n} matches go on further than here and were brought up to date.",
        },
        "file.already": {
            "one": "{n} match was here already.",
            "other": "{n} matches were here already.",
        },
        "file.refused": {
            "one": "{n} line was refused: {why}.",
            "other": "{n} lines were refused: {why}.",
        },
        "file.why.damaged": "damaged",
        "file.why.newer": "written by a newer version of this page",
        "file.why.record": "a move in it breaks the rules",
        "file.why.kind": "of a kind that this page doesn’t know",
        "file.why.no-room": "no more room",
        "file.running": "The match that was running in the file can be continued here.",
        "file.prefs": "The settings were taken over.",
        "file.nothing": "There was nothing in it.",
        "file.bad.empty": "The file is empty. Nothing was changed.",
        "file.bad.too-big": "The file is too big to be one of ours. Nothing was changed.",
        "file.bad.no-export": "This is no file that was saved here. Nothing was changed.",
        "file.bad.newer": (
            "The file was saved by a newer version of this page. Reload the page and try again."
            " Nothing was changed."
        ),
        "file.bad.damaged": "The file is damaged: its check digits are wrong. Nothing was changed.",
    },
    "es": {
        "file.title": "Todo en un archivo",
        "file.hint": (
            "El archivo contiene tus partidas, la que está en curso y tus ajustes. Al traer un"
            " archivo se añade lo nuevo; nada de lo que hay aquí se pierde."
        ),
        "file.export": "Guardar como archivo",
        "file.import": "Traer un archivo",
        "file.checking": "Comprobado: {done} de {all}",
        "file.report": "Lo que traía el archivo",
        "file.added": {"one": "{n} partida es nueva.", "other": "{n} partidas son nuevas."},
        "file.further": {
            "one": "{n} partida llega más lejos que aquí y se ha puesto al día.",
            "other": "{n} partidas llegan más lejos que aquí y se han puesto al día.",
        },
        "file.already": {
            "one": "{n} partida ya estaba aquí.",
            "other": "{n} partidas ya estaban aquí.",
        },
        "file.refused": {
            "one": "{n} línea no se ha aceptado: {why}.",
            "other": "{n} líneas no se han aceptado: {why}.",
        },
        "file.why.damaged": "dañada",
        "file.why.newer": "escrita por una versión más nueva de esta página",
        "file.why.record": "una jugada incumple las reglas",
        "file.why.kind": "de un tipo que esta página no conoce",
        "file.why.no-room": "no queda sitio",
        "file.running": "La partida que estaba en curso en el archivo se puede continuar aquí.",
        "file.prefs": "Se han adoptado los ajustes.",
        "file.nothing": "No contenía nada.",
        "file.bad.empty": "El archivo está vacío. No se ha cambiado nada.",
        "file.bad.too-big": (
            "El archivo es demasiado grande para ser de esta página. No se ha cambiado nada."
        ),
        "file.bad.no-export": "Este archivo no se guardó aquí. No se ha cambiado nada.",
        "file.bad.newer": (
            "El archivo se guardó con una versión más nueva de esta página. Vuelve a cargar la"
            " página e inténtalo otra vez. No se ha cambiado nada."
        ),
        "file.bad.damaged": (
            "El archivo está dañado: sus dígitos de control no coinciden. No se ha cambiado nada."
        ),
    },
    "it": {
        "file.title": "Tutto in un file",
        "file.hint": (
            "Il file contiene le tue partite, quella in corso e le tue impostazioni. Caricando un"
            " file si aggiunge ciò che è nuovo; niente di ciò che c’è qui va perso."
        ),
        "file.export": "Salva come file",
        "file.import": "Carica un file",
        "file.checking": "Controllate: {done} di {all}",
        "file.report": "Che cosa conteneva il file",
        "file.added": {"one": "{n} partita è nuova.", "other": "{n} partite sono nuove."},
        "file.further": {
            "one": "{n} partita va più avanti che qui ed è stata aggiornata.",
            "other": "{n} partite vanno più avanti che qui e sono state aggiornate.",
        },
        "file.already": {"one": "{n} partita c’era già.", "other": "{n} partite c’erano già."},
        "file.refused": {
            "one": "{n} riga è stata rifiutata: {why}.",
            "other": "{n} righe sono state rifiutate: {why}.",
        },
        "file.why.damaged": "danneggiata",
        "file.why.newer": "scritta da una versione più recente di questa pagina",
        "file.why.record": "una mossa viola le regole",
        "file.why.kind": "di un tipo che questa pagina non conosce",
        "file.why.no-room": "non c’è più posto",
        "file.running": "La partita che era in corso nel file si può continuare qui.",
        "file.prefs": "Le impostazioni sono state riprese.",
        "file.nothing": "Non conteneva niente.",
        "file.bad.empty": "Il file è vuoto. Non è cambiato niente.",
        "file.bad.too-big": (
            "Il file è troppo grande per essere di questa pagina. Non è cambiato niente."
        ),
        "file.bad.no-export": "Questo file non è stato salvato qui. Non è cambiato niente.",
        "file.bad.newer": (
            "Il file è stato salvato da una versione più recente di questa pagina. Ricarica la"
            " pagina e riprova. Non è cambiato niente."
        ),
        "file.bad.damaged": (
            "Il file è danneggiato: le cifre di controllo non tornano. Non è cambiato niente."
        ),
    },
    "pt": {
        "file.title": "Tudo em um arquivo",
        "file.hint": (
            "O arquivo contém suas partidas, a que está em curso e suas configurações. Ao trazer um"
            " arquivo, o que é novo se junta; nada do que está aqui se perde."
        ),
        "file.export": "Salvar como arquivo",
        "file.import": "Trazer um arquivo",
        "file.checking": "Verificado: {done} de {all}",
        "file.report": "O que veio com o arquivo",
        "file.added": {"one": "{n} partida é nova.", "other": "{n} partidas são novas."},
        "file.further": {
            "one": "{n} partida vai mais longe do que aqui e foi atualizada.",
            "other": "{n} partidas vão mais longe do que aqui e foram atualizadas.",
        },
        "file.already": {
            "one": "{n} partida já estava aqui.",
            "other": "{n} partidas já estavam aqui.",
        },
        "file.refused": {
            "one": "{n} linha foi recusada: {why}.",
            "other": "{n} linhas foram recusadas: {why}.",
        },
        "file.why.damaged": "danificada",
        "file.why.newer": "escrita por uma versão mais nova desta página",
        "file.why.record": "um lance contraria as regras",
        "file.why.kind": "de um tipo que esta página não conhece",
        "file.why.no-room": "não há mais lugar",
        "file.running": "A partida que estava em curso no arquivo pode continuar aqui.",
        "file.prefs": "As configurações foram adotadas.",
        "file.nothing": "Não havia nada nele.",
        "file.bad.empty": "O arquivo está vazio. Nada foi alterado.",
        "file.bad.too-big": "O arquivo é grande demais para ser desta página. Nada foi alterado.",
        "file.bad.no-export": "Este arquivo não foi salvo aqui. Nada foi alterado.",
        "file.bad.newer": (
            "O arquivo foi salvo por uma versão mais nova desta página. Recarregue a página e tente"
            " de novo. Nada foi alterado."
        ),
        "file.bad.damaged": (
            "O arquivo está danificado: os dígitos de controle não conferem. Nada foi alterado."
        ),
    },
}
"""By language, then by key."""

"""What the page says before Python runs, and when Python cannot run.

The build writes these texts into the page. `{file}` stands for the address of a file.
"""

BOOT: dict[str, dict[str, str]] = {
    "en": {
        "boot.title": "Tile games",
        "boot.runtime": "Loading the game",
        "boot.python": "Starting Python",
        "boot.tiles": "Dealing the tiles",
        "boot.again": "Try again",
        "boot.slow": (
            "This is taking longer than usual. You can wait, or check your connection and try"
            " again."
        ),
        "boot.missing": (
            "A file of the game could not be loaded: {file}. Check your connection and try again."
        ),
        "boot.type": (
            "The server sends {file} with the wrong type, so the browser refuses it. Whoever runs"
            " the server has to set the types text/javascript for .js and .mjs, text/css for .css"
            " and application/wasm for .wasm."
        ),
        "boot.stuck": (
            "If nothing else appears here, a part of the page could not be loaded. Check your"
            " connection and reload the page; if that does not help, try later or in another"
            " browser."
        ),
        "boot.wasm": (
            "WebAssembly is switched off in this browser, and the game needs it. Allow it for this"
            " page, or use another browser, and try again."
        ),
        "boot.old": (
            "This browser is too old for the game. Update it, or use another one, and try again."
        ),
        "boot.broken": (
            "The game could not start: a file may be damaged or blocked, or the browser may be too"
            " old. Try again; if that does not help, update the browser or allow scripts for this"
            " page."
        ),
        "boot.file": (
            "The page was opened from disk, and browsers do not run the game that way. Open the"
            " file play.html instead: it holds the whole game and lies beside this page. In the"
            " folder of the project, “make onefile” writes it to dist/play.html."
        ),
        "boot.noscript": (
            "The game runs in your browser and needs JavaScript. Allow it for this page and reload."
        ),
    },
    "es": {
        "boot.title": "Juegos de fichas",
        "boot.runtime": "Cargando el juego",
        "boot.python": "Iniciando Python",
        "boot.tiles": "Repartiendo las fichas",
        "boot.again": "Reintentar",
        "boot.slow": (
            "Está tardando más de lo normal. Puedes esperar, o revisar tu conexión e intentarlo de"
            " nuevo."
        ),
        "boot.missing": (
            "No se pudo cargar un archivo del juego: {file}. Revisa tu conexión e inténtalo de"
            " nuevo."
        ),
        "boot.type": (
            "El servidor envía {file} con un tipo incorrecto y por eso el navegador lo rechaza."
            " Quien administra el servidor debe asignar los tipos text/javascript a .js y .mjs,"
            " text/css a .css y application/wasm a .wasm."
        ),
        "boot.stuck": (
            "Si aquí no aparece nada más, no se pudo cargar una parte de la página. Revisa tu"
            " conexión y vuelve a cargarla; si no funciona, inténtalo más tarde o con otro"
            " navegador."
        ),
        "boot.wasm": (
            "WebAssembly está desactivado en este navegador y el juego lo necesita. Permítelo para"
            " esta página o usa otro navegador, e inténtalo de nuevo."
        ),
        "boot.old": (
            "Este navegador es demasiado antiguo para el juego. Actualízalo o usa otro, e"
            " inténtalo de nuevo."
        ),
        "boot.broken": (
            "El juego no pudo empezar: quizá haya un archivo dañado o bloqueado, o el navegador"
            " sea demasiado antiguo. Inténtalo de nuevo; si no funciona, actualiza el navegador o"
            " permite los scripts en esta página."
        ),
        "boot.file": (
            "Abriste la página desde el disco y así los navegadores no ejecutan el juego. Abre en"
            " su lugar el archivo play.html: contiene el juego entero y está junto a esta página."
            " En la carpeta del proyecto, «make onefile» lo escribe en dist/play.html."
        ),
        "boot.noscript": (
            "El juego funciona en tu navegador y necesita JavaScript. Permítelo para esta página y"
            " vuelve a cargarla."
        ),
    },
    "it": {
        "boot.title": "Giochi di tessere",
        "boot.runtime": "Caricamento del gioco",
        "boot.python": "Avvio di Python",
        "boot.tiles": "Distribuzione delle tessere",
        "boot.again": "Riprova",
        "boot.slow": (
            "Ci vuole più tempo del solito. Puoi aspettare, oppure controllare la connessione e"
            " riprovare."
        ),
        "boot.missing": (
            "Non è stato possibile caricare un file del gioco: {file}. Controlla la connessione e"
            " riprova."
        ),
        "boot.type": (
            "Il server invia {file} con il tipo sbagliato, quindi il browser lo rifiuta. Chi"
            " gestisce il server deve impostare i tipi text/javascript per .js e .mjs, text/css per"
            " .css e application/wasm per .wasm."
        ),
        "boot.stuck": (
            "Se qui non compare altro, non è stato possibile caricare una parte della pagina."
            " Controlla la connessione e ricarica la pagina; se non basta, riprova più tardi o con"
            " un altro browser."
        ),
        "boot.wasm": (
            "In questo browser WebAssembly è disattivato e il gioco ne ha bisogno. Consentilo per"
            " questa pagina o usa un altro browser, poi riprova."
        ),
        "boot.old": (
            "Questo browser è troppo vecchio per il gioco. Aggiornalo o usane un altro, poi"
            " riprova."
        ),
        "boot.broken": (
            "Il gioco non è partito: forse un file è danneggiato o bloccato, oppure il browser è"
            " troppo vecchio. Riprova; se non basta, aggiorna il browser o consenti gli script per"
            " questa pagina."
        ),
        "boot.file": (
            "Hai aperto la pagina dal disco e in questo modo i browser non eseguono il gioco. Apri"
            " invece il file play.html: contiene tutto il gioco e sta accanto a questa pagina."
            " Nella cartella del progetto «make onefile» lo scrive in dist/play.html."
        ),
        "boot.noscript": (
            "Il gioco funziona nel tuo browser e ha bisogno di JavaScript. Consentilo per questa"
            " pagina e ricaricala."
        ),
    },
    "pt": {
        "boot.title": "Jogos de peças",
        "boot.runtime": "Carregando o jogo",
        "boot.python": "Iniciando o Python",
        "boot.tiles": "Distribuindo as peças",
        "boot.again": "Tentar de novo",
        "boot.slow": (
            "Está demorando mais do que o normal. Você pode esperar, ou verificar a conexão e"
            " tentar de novo."
        ),
        "boot.missing": (
            "Não foi possível carregar um arquivo do jogo: {file}. Verifique a conexão e tente de"
            " novo."
        ),
        "boot.type": (
            "O servidor envia {file} com o tipo errado e por isso o navegador o recusa. Quem"
            " administra o servidor precisa definir os tipos text/javascript para .js e .mjs,"
            " text/css para .css e application/wasm para .wasm."
        ),
        "boot.stuck": (
            "Se nada mais aparecer aqui, não foi possível carregar uma parte da página. Verifique"
            " a conexão e recarregue a página; se não resolver, tente mais tarde ou em outro"
            " navegador."
        ),
        "boot.wasm": (
            "O WebAssembly está desativado neste navegador e o jogo precisa dele. Permita-o para"
            " esta página ou use outro navegador, e tente de novo."
        ),
        "boot.old": (
            "Este navegador é antigo demais para o jogo. Atualize-o ou use outro, e tente de novo."
        ),
        "boot.broken": (
            "O jogo não conseguiu começar: talvez um arquivo esteja danificado ou bloqueado, ou o"
            " navegador seja antigo demais. Tente de novo; se não resolver, atualize o navegador"
            " ou permita scripts nesta página."
        ),
        "boot.file": (
            "A página foi aberta a partir do disco, e assim os navegadores não executam o jogo."
            " Abra o arquivo play.html: ele contém o jogo inteiro e fica ao lado desta página. Na"
            " pasta do projeto, “make onefile” grava esse arquivo em dist/play.html."
        ),
        "boot.noscript": (
            "O jogo funciona no seu navegador e precisa de JavaScript. Permita-o para esta página"
            " e recarregue."
        ),
    },
}

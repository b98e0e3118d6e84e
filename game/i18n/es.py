"""Spanish texts, neutral between Spain and America."""

TEXTS: dict[str, str | dict[str, str]] = {
    "page.title": "Juegos de fichas",
    "game.block.about": (
        "Encaja tus fichas en los extremos, termina antes que los demás y anota el valor de las"
        " suyas."
    ),
    "game.all-fives.about": "Haz que los extremos sumen un múltiplo de cinco y anota la suma.",
    "game.blockers.about": "Reúne tus fichas en pocos grupos y captura poco.",
    # Numbers and tiles as they are spoken
    "number.0": "blanca",
    "number.1": "uno",
    "number.2": "dos",
    "number.3": "tres",
    "number.4": "cuatro",
    "number.5": "cinco",
    "number.6": "seis",
    "tile.spoken": "{high}-{low}",
    "tile.double": "doble {value}",
    "list.and": "{first} y {last}",
    "list.nor": "{first} ni {last}",
    # Seats
    "seat.you": "Tú",
    "seat.west": "Oeste",
    "seat.north": "Norte",
    "seat.east": "Este",
    "seat.northwest": "Noroeste",
    "seat.northeast": "Noreste",
    "seat.player": "Jugador {n}",
    # Start screen
    "start.play": "Jugar",
    "start.continue": "Continuar",
    "start.new": "Nueva partida",
    "start.summary": "{game}, {players}, a {points}",
    "start.turn": "{game}: turno {turn}",
    "start.running": "Ronda {hand}: {scores}",
    "start.players": "Jugadores",
    "start.players.count": {"one": "{n} jugador", "other": "{n} jugadores"},
    "start.people": "Quién juega",
    "start.people.hint": (
        "Varias personas juegan en este dispositivo: se lo pasan, con una pantalla de por medio."
    ),
    "start.person": "Persona",
    "start.computer": "Máquina",
    "cover.title": "Sigue {name}",
    "cover.hint": "Pasa el dispositivo. En esta pantalla no hay nada secreto.",
    "cover.open": "Soy {name}",
    "start.game": "Juego",
    "start.rules": "Reglas",
    "start.settings": "Ajustes",
    "start.leaves": "Una partida nueva reemplaza a la que está en curso, que se da por perdida.",
    "settings.language": "Idioma",
    "settings.theme": "Colores",
    "settings.theme.system": "Automáticos",
    "settings.theme.light": "Claros",
    "settings.theme.dark": "Oscuros",
    "settings.pace": "Ritmo de la máquina",
    "settings.pace.slow": "Lento",
    "settings.pace.medium": "Medio",
    "settings.pace.fast": "Rápido",
    "settings.pace.instant": "Instantáneo",
    "settings.pass-alone": "Pasar por mí cuando nada encaje",
    "language.en": "English",
    "language.es": "Español",
    "language.it": "Italiano",
    "language.pt": "Português",
    # Options of the games
    "option.target": "Objetivo",
    "option.target.hint": "La partida termina cuando alguien llega a estos puntos.",
    "option.target.bad": "El objetivo debe ser un número entero del 1 al 9999.",
    "option.opener": "Quién abre",
    "option.opener.hint": "Quién juega la primera ficha de una ronda.",
    "option.opener.rotate": "Por sorteo, luego por turno",
    "option.opener.highest-double": "Primero, el doble más alto",
    "option.opener.winner": "Por sorteo, luego quien gana la ronda",
    "option.opener.lot": "Por sorteo, luego quien hizo dominó",
    "option.deal": "Fichas por jugador",
    "option.deal.hint": "Para dos, tres o cuatro jugadores.",
    "option.deal.9-7-5": "9, 7 o 5",
    "option.deal.5-5-5": "Siempre 5",
    "option.deal.7-5-5": "7, 5 o 5",
    "option.finish": "Fin de la partida",
    "option.finish.hint": "Cuándo gana quien ha llegado al objetivo.",
    "option.finish.at-once": "Al momento, en plena ronda",
    "option.finish.after-hand": "Tras la liquidación de la ronda",
    "option.floor": "Quedan en el montón",
    "option.floor.hint": "Esas fichas no se roban nunca.",
    "option.floor.0": "Ninguna",
    "option.floor.1": "Una ficha",
    "option.floor.2": "Dos fichas",
    "option.settlement": "Fichas que quedan",
    "option.settlement.hint": (
        "Pagat da como regla principal que anota quien gana y como variante que cada uno"
        " resta lo suyo."
    ),
    "option.settlement.own": "Cada uno resta las suyas",
    "option.settlement.winner": "Las anota quien gana",
    "option.spinner": "Spinner",
    "option.spinner.hint": "El doble que abre cuatro extremos.",
    "option.spinner.first": "El primer doble",
    "option.spinner.none": "Ninguno, solo dos extremos",
    "option.scoring": "Puntuación",
    "option.scoring.hint": "Gana la puntuación más baja.",
    "option.scoring.blockers": "Grupos y capturas",
    "option.scoring.uptown": "Solo grupos",
    "option.block-score": "Ronda bloqueada",
    "option.block-score.hint": "Lo que anota quien tiene menos valor cuando nadie puede jugar.",
    "option.block-score.net": "El valor de los demás menos el propio",
    "option.block-score.gross": "Todo el valor de los demás",
    # Table
    "table.menu": "Menú",
    "table.sheet": "Marcador",
    "table.sheet.close": "Cerrar",
    "table.hand": "Ronda {hand}",
    "table.target": "a {target}",
    "table.players": "Jugadores",
    "table.tiles": {"one": "{n} ficha", "other": "{n} fichas"},
    "table.points": {"one": "{n} punto", "other": "{n} puntos"},
    "table.turn": "turno",
    "table.passed": "paso",
    "table.chain.empty": "Línea: aún sin fichas",
    "table.chain.ends": {
        "one": "Línea: {n} ficha, {ends}",
        "other": "Línea: {n} fichas, {ends}",
    },
    "table.your-tiles": "Tus fichas",
    "table.lot": "Sorteo: quién abre",
    "table.lot.you": "Abres tú.",
    "table.lot.other": "Abre {name}.",
    "table.log": "Esta ronda",
    "table.boneyard": "Montón",
    "table.boneyard.count": {"one": "Montón: {n} ficha", "other": "Montón: {n} fichas"},
    "table.spinner.closed": "spinner, lados cortos cerrados",
    "table.spinner.open": "spinner, lados cortos abiertos",
    # Ends of the chain
    "ends.are": "los extremos son {ends}",
    "ends.same": "los dos extremos son {value}",
    "ends.all": "todos los extremos son {value}",
    "end.value": "en el extremo {value}",
    "end.left": "a la izquierda",
    "end.right": "a la derecha",
    "end.up": "en el brazo de arriba",
    "end.down": "en el brazo de abajo",
    # What can be done
    "do.play": "Jugar {tile}",
    "do.play.leaves": "Jugar {tile} {where}, deja {value}",
    "do.lead": "Abrir con {tile}",
    "do.pass": "Pasar",
    "do.draw": "Robar",
    "do.skip": "Saltar el turno",
    "do.next-hand": "Siguiente ronda",
    "do.again": "Jugar otra vez",
    # What the page says to the player whose turn it is
    "ask.lead": "Abres tú: juega cualquier ficha.",
    "ask.must-lead": "Abres tú, y tiene que ser con el {tile}.",
    "ask.play": "Tu turno: {ends}.",
    "ask.pass": "Tu turno: no tienes {ends}, así que pasas.",
    "ask.draw": "Tu turno: no tienes {ends}, así que robas.",
    "ask.makes": "El {tile} en el extremo {joined} suma {sum}: {points}.",
    "ask.no-points": "sin puntos",
    "ask.pick": "Tu turno: elige una ficha de tu atril.",
    "ask.skip": "Ninguna de tus fichas se puede colocar: se salta el turno.",
    "ask.lead.again": "El {tile} está elegido: elígelo otra vez para abrir con él.",
    "ask.fits.one": "El {tile} encaja en el extremo {joined} y deja {left}.",
    "ask.fits.many": "El {tile} encaja en más de un extremo: elige dónde.",
    # Why not
    "why.no-fit": "No puedes jugar el {tile}: {ends}.",
    "why.wrong-end": "El {tile} no encaja en ese extremo.",
    "why.must-lead": "No puedes abrir con el {tile}: tiene que ser con el {demanded}.",
    "why.boneyard-closed": "Ya no se puede robar del montón.",
    "why.wrong-space": "{label} no puede ir a {space}.",
    "why.own-tile": "La ficha de {space} es tuya.",
    "why.protected": "La ficha de {space} está protegida: sin ella su grupo se partiría.",
    "why.closed-colour": "Ese color está cerrado: le quedan sus cuatro últimas fichas.",
    "why.must-place": "No puedes saltar el turno: puedes colocar una ficha.",
    "why.pick-first": "Elige antes una ficha de tu atril.",
    "why.must-play": "No puedes pasar: tienes una ficha que encaja.",
    "why.must-play.draw": "No puedes robar: tienes una ficha que encaja.",
    "why.not-your-turn": "Aún no es tu turno: le toca a {name}.",
    "why.other": "Esa jugada no es posible ahora.",
    # What has happened
    "say.turned-up.you": "tú sacas el {tile}",
    "say.turned-up.other": "{name} saca el {tile}",
    "say.lot.you": "El sorteo: {turned}. Abres tú.",
    "say.lot.other": "El sorteo: {turned}. Abre {name}.",
    "say.dealt.you": "Ronda {hand}: abres tú.",
    "say.dealt.other": "Ronda {hand}: abre {name}.",
    "say.led.you": "Abres con el {tile}.",
    "say.led.other": "{name} abre con el {tile}.",
    "say.played.you": "Juegas el {tile} {where}.",
    "say.played.other": "{name} juega el {tile} {where}.",
    "say.passed.you": "Pasas: no tienes {ends}.",
    "say.passed.other": "{name} pasa: no tiene {ends}.",
    "say.drew.you": "Robas el {tile}.",
    "say.drew.other": "{name} roba una ficha.",
    "say.counted": "Los extremos suman {sum}.",
    "say.starts.you": "Empiezas tú.",
    "say.starts.other": "Empieza {name}.",
    "say.placed.you": "Colocas {stone} en {space}.",
    "say.placed.other": "{name} coloca {stone} en {space}.",
    "say.captured.you": "Capturas {stone}.",
    "say.captured.other": "{name} captura {stone}.",
    "say.refilled.you": "Robas {stone}.",
    "say.refilled.other": "{name} roba {stone}.",
    "say.skipped.you": "Saltas el turno: no hay nada que colocar.",
    "say.skipped.other": "{name} salta el turno: no hay nada que colocar.",
    "say.last-round": "Última vuelta: a cada uno le queda un turno.",
    "say.game-over": "La partida ha terminado.",
    "say.shared-win": "{names} comparten la victoria.",
    "say.out.you": "Haces dominó.",
    "say.out.other": "{name} hace dominó.",
    "say.blocked": "Nadie puede jugar: ronda bloqueada.",
    "say.reached.you": "Llegas a {score} puntos.",
    "say.reached.other": "{name} llega a {score} puntos.",
    "say.scored.you": "Anotas {sum}.",
    "say.scored.other": "{name} anota {sum}.",
    "say.nothing.you": "Ganas la ronda sin puntos.",
    "say.nothing.other": "{name} gana la ronda sin puntos.",
    "say.shared": "Más de un jugador tiene el total más bajo: nadie anota.",
    "say.own": "Cada uno resta el valor que le queda, redondeado a cinco.",
    "say.rounded": "{sum}, redondeado a {n}",
    "say.won.you": "Ganas la partida.",
    "say.won.other": "{name} gana la partida.",
    "say.tied": "{names}: partida en tablas.",
    # Settlement
    "settle.left": "Fichas",
    "settle.none": "ninguna",
    "settle.pips": "Valor",
    "settle.points": "Puntos",
    "settle.score": "Marcador",
    # Score sheet
    "sheet.title": "Marcador",
    "sheet.hand": "Ronda",
    "sheet.total": "Total",
    "sheet.target": "Gana quien llega a {target}",
    "sheet.pegs": "Cada agujero vale {n} puntos.",
    # About
    "about.title": "Acerca de",
    "about.back": "Volver",
    "about.what": (
        "Dominó en una sola página: funciona en tu navegador, sin cuenta y sin publicidad."
    ),
    "about.private.title": "Nada sale de este dispositivo",
    "about.private": (
        "La página no envía nada a ningún lugar ni pide nada a ningún otro sitio. Tu partida y"
        " tus ajustes se guardan solo en este navegador."
    ),
    "about.fair.title": "Juego limpio",
    "about.fair": (
        "La máquina solo sabe, en cada asiento, lo que puede ver un jugador sentado allí: sus"
        " propias fichas, la mesa y quién ha pasado."
    ),
    "about.rules.title": "Las reglas",
    "about.rules": (
        "Aquí se juega a Block y All Fives con las reglas que describe Pagat (pagat.com),"
        " contadas con nuestras palabras."
    ),
    "about.blockers": (
        "{title} es aquí una implementación no oficial de las reglas de un juego"
        " de Kory Heath, sin relación con sus editoriales."
    ),
    "about.licences.title": "Licencias",
    "about.licences": (
        "El juego es software libre con licencia MIT. Contiene Pyodide (MPL-2.0) con Python"
        " (licencia PSF) y PyScript (Apache-2.0)."
    ),
    "about.notice": "Todos los avisos legales",
    # Troubles
    "trouble.storage-denied": (
        "Este navegador no guarda nada de esta página, así que la partida se pierde cuando sales."
        " Permite los datos del sitio para conservarla."
    ),
    "trouble.storage-full": (
        "El almacenamiento del navegador está lleno: no se puede guardar la partida. Libera"
        " espacio; mientras tanto, deja abierta esta página."
    ),
    "trouble.save-unreadable": (
        "No se puede leer la partida guardada. Ha quedado aparte y puedes empezar una nueva."
    ),
    "trouble.save-newer": (
        "La partida guardada es de una versión más nueva de esta página. Ha quedado aparte;"
        " recarga la página para obtener esa versión."
    ),
    "trouble.bad-address": (
        "La dirección pide un juego o una regla que esta página no tiene. Se usan en su lugar tus"
        " últimas elecciones."
    ),
    "trouble.close": "Cerrar",
}

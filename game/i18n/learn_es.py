"""Spanish: counting help, first-game lessons, the table in words."""

LEARN: dict[str, str | dict[str, str]] = {
    # Help at the table
    "aid.rules": "Reglas",
    "aid.words": "En palabras",
    "aid.hide.rules": "Ocultar las reglas",
    "aid.hide.words": "Ocultar las palabras",
    "aid.counting.on": "Ayuda para contar",
    "aid.counting.off": "Sin ayuda para contar",
    "settings.counting": "Ayuda para contar en la mesa",
    # Counting help
    "count.title": "Ayuda para contar",
    "count.caption": "Fichas con cada número",
    "count.number": "Número",
    "count.table": "Jugadas",
    "count.own": "Tuyas",
    "count.unseen": "Sin ver",
    "count.out": "agotado",
    "count.passed": "Quién no tiene",
    "count.lack": "{name} no tiene {values}.",
    "count.no-lack": "Ningún paso ni robo dice nada ahora.",
    "count.unseen.tiles": {"one": "{n} ficha sin ver", "other": "{n} fichas sin ver"},
    "count.colour": "{name}, {colour}: {n} sin ver",
    # The lesson
    "lesson.start": "Primera partida, paso a paso",
    "lesson.title": "Primera partida: {game}",
    "lesson.step": "Paso {n} de {total}",
    "lesson.next": "Siguiente",
    "lesson.back": "Atrás",
    "lesson.leave": "Salir",
    "lesson.play": "Jugar una partida",
    "lesson.read-on": "En este paso no hay nada que jugar: elige Siguiente.",
    "lesson.other": "Esa jugada vale, pero este paso trata de otra.",
    "lesson.do.lead": "Abre con el {tile}.",
    "lesson.do.play": "Juega el {tile} {where}.",
    "lesson.do.pass": "Pasa.",
    "lesson.do.place": "Coloca {stone} en {space}.",
    # Block
    "lesson.block.tiles": (
        "Tienes {own} fichas. {other} tiene {theirs} que no ves, y {rest} quedan fuera de juego."
        " Gana la ronda quien juega primero todas sus fichas."
    ),
    "lesson.block.lead": "Por sorteo abres tú. Vale cualquier ficha; abre con el {tile}.",
    "lesson.block.join": (
        "{other} ha unido el {last} a tu {last_joined}: se tocan mitades iguales. Ahora los"
        " extremos son {ends}. Juega el {tile} en el extremo {joined}."
    ),
    "lesson.block.double": (
        "El {last} es un doble. Los dobles van atravesados y nada más cambia: los extremos son"
        " {ends}."
    ),
    "lesson.block.pass": "Ninguna ficha tuya encaja: los extremos son {ends}. Así que pasas.",
    "lesson.block.close": (
        "{other} ha jugado el {last}, y los extremos son {ends}. Juega el {tile} en el extremo"
        " {joined}."
    ),
    "lesson.block.told": (
        "{other} pasa y así te dice algo: ninguna ficha suya encaja en los extremos {ends}. En"
        " este juego nadie roba, de modo que sigue siendo así."
    ),
    "lesson.block.again": (
        "Juega el {tile}: encaja en el extremo {joined} y vuelve a dejar {left}, así que {other}"
        " tiene que pasar otra vez."
    ),
    "lesson.block.blocked": (
        "Ahora tampoco encaja nada tuyo. Pasa: si todos pasan, la ronda queda bloqueada."
    ),
    "lesson.block.end": (
        "Te queda un valor de {pips}; a {other}, de {pips_other}. Quien tiene menos anota el"
        " valor de los demás menos el suyo: {gain}. Si hubieras jugado tu última ficha, contaría"
        " todo el de los demás."
    ),
    # All Fives
    "lesson.all-fives.tiles": (
        "Tienes {own} fichas, {other} tiene {theirs} y {rest} están en el montón. Hay puntos"
        " cuando los extremos suman un múltiplo de cinco."
    ),
    "lesson.all-fives.lead": (
        "Un doble cuenta con sus dos mitades; como única ficha cuenta una vez. Abre con el"
        " {tile}: los extremos suman {makes}, y eso anotas."
    ),
    "lesson.all-fives.sum": (
        "{other} ha jugado el {last}: {last_sum} no es múltiplo de cinco. Juega el {tile} en el"
        " extremo {joined}: con una ficha en los dos lados largos el {spinner} no cuenta, y los"
        " extremos suman {makes}."
    ),
    "lesson.all-fives.spinner": (
        "El {spinner} fue el primer doble: es el spinner, y ahora también están abiertos sus"
        " lados cortos. A {other} no le encajaba nada, ha robado {drawn} y ha puesto el {last} en"
        " un lado corto. Los extremos suman {last_sum}, puntos para {other}."
    ),
    "lesson.all-fives.none": (
        "Esta vez ninguna ficha tuya da un múltiplo de cinco. Juega el {tile} en el extremo"
        " {joined}: {makes}, sin puntos."
    ),
    "lesson.all-fives.double": (
        "El {last} en un extremo cuenta con sus dos mitades: {last_sum}. Juega el {tile} en el"
        " extremo {joined}: los extremos suman {makes}, y eso anotas."
    ),
    "lesson.all-fives.choose": (
        "El {tile} es tu última ficha y encaja en dos extremos. En el otro suma {instead}, sin"
        " puntos. Juégala en el extremo {joined}: {makes}."
    ),
    "lesson.all-fives.end": (
        "Has hecho dominó con {score} puntos. A {other} le quedaba un valor de {pips_other} y lo"
        " pierde, redondeado a {lost}: su marcador es {score_other}. Al tuyo no se añade nada."
    ),
    # Blockers!
    "lesson.blockers.rack": (
        "Las {rack} fichas de tu atril solo las ves tú: un número, letras, un símbolo y el"
        " comodín. Se trata de mantener tu color junto en pocos grupos."
    ),
    "lesson.blockers.number": (
        "Un número va a cualquier casilla de su columna. Coloca {stone} en {space}. No toca tu"
        " otra ficha, así que tienes {after} grupos."
    ),
    "lesson.blockers.symbol": (
        "Un símbolo va a cualquier casilla de su bloque. Coloca {stone} en {space}: las fichas"
        " que se tocan de lado son un grupo, así que sigues teniendo {after}."
    ),
    "lesson.blockers.letter": (
        "Una letra va a cualquier casilla de su fila. Coloca {stone} en {space}: se une al grupo"
        " de arriba. {b} solo la toca por la esquina, y las esquinas no unen: siguen siendo"
        " {after}."
    ),
    "lesson.blockers.split": (
        "Puedes capturar una ficha de otro ocupando su lugar, pero nunca partir un grupo: sin"
        " {a}, las fichas {b} y {c} quedarían separadas. Por eso {a} está protegida; {b} y {c} se"
        " pueden capturar."
    ),
    "lesson.blockers.take": "Coloca {stone} en {space}: capturas {victim}.",
    "lesson.blockers.cost": (
        "La ficha capturada queda junto a tu atril y cuenta en tu contra. Grupos más capturas de"
        " un color: {groups} + {captured} = {score}. Gana la puntuación más baja."
    ),
    "lesson.blockers.wild": (
        "El comodín va a cualquier casilla. Colócalo en {space}: toca {b} y {c} y hace uno de tus"
        " dos grupos."
    ),
    "lesson.blockers.end": (
        "Tu puntuación es ahora {groups} + {captured} = {score}. Cada jugador tiene {turns}"
        " turnos en total; después gana la puntuación más baja."
    ),
    # The table in words
    "text.title": "La mesa en palabras",
    "text.keys": "Teclas en la mesa",
    "text.tiles": "Tus fichas",
    "text.ends": "Dónde se puede jugar",
    "text.last": "Última jugada",
    "text.scores": "Puntos",
    "text.counts": "Cuentas",
    "text.board": "Tablero",
    "text.taken": "Capturadas",
    "text.protected": "Protegidas de ti",
    "text.no-tiles": "No tienes fichas.",
    "text.fits": "Encajan: {tiles}.",
    "text.no-chain": "Aún no hay fichas en la mesa.",
    "text.line": "De izquierda a derecha: {tiles}.",
    "text.arm.up": "Brazo de arriba, hacia fuera: {tiles}.",
    "text.arm.down": "Brazo de abajo, hacia fuera: {tiles}.",
    "text.turn": "Le toca a {name}.",
    "text.free": "Casillas libres: {spaces}.",
    "text.captures": "Capturas posibles: {tiles}.",
    "text.pile": {"one": "{n} ficha en el montón", "other": "{n} fichas en el montón"},
    "text.row": "Fila {row}: {tiles}.",
    "text.empty-board": "El tablero está vacío.",
}

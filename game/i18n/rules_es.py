"""Spanish: the rules in short."""

RULES: dict[str, str] = {
    "rules.title": "{game}: las reglas en breve",
    "rules.whole": "Todas las reglas",
    "rules.goal": "Objetivo",
    "rules.turn": "Un turno",
    "rules.score": "Puntuación",
    "rules.end": "El final",
    "rules.match": "Quién gana",
    # Block
    "rules.block.goal": (
        "Juega todas tus fichas antes que nadie y anota el valor de las que les quedan a los demás."
    ),
    "rules.block.deal": (
        "Cada jugador recibe {each} fichas; las otras {rest} quedan fuera de juego, sin verse."
    ),
    "rules.block.lead.rotate": (
        "Un sorteo decide quién abre la primera ronda; después se abre por turno, en el sentido"
        " del reloj."
    ),
    "rules.block.lead.highest-double": (
        "El doble más alto abre la primera ronda; después se abre por turno, en el sentido del"
        " reloj."
    ),
    "rules.block.lead.winner": (
        "Un sorteo decide quién abre la primera ronda; después quien gana una ronda abre la"
        " siguiente."
    ),
    "rules.block.join": (
        "Une una ficha a un extremo de modo que se toquen mitades iguales: el {tile} en un"
        " {joined} deja un {left}."
    ),
    "rules.block.must": "Quien puede jugar tiene que jugar. Quien no puede pasa y no roba nada.",
    "rules.block.double": "Los dobles van atravesados, pero siempre hay solo dos extremos.",
    "rules.block.blank": "Una blanca solo encaja con otra blanca.",
    "rules.block.place": "Colocar una ficha no da puntos.",
    "rules.block.out": (
        "Quien juega su última ficha anota el valor de todas las que tienen los demás, por"
        " ejemplo {out}."
    ),
    "rules.block.blocked.net": (
        "Cuando nadie puede jugar, la ronda queda bloqueada: quien tiene menos valor anota el de"
        " los demás menos el propio, por ejemplo {lowest}."
    ),
    "rules.block.blocked.gross": (
        "Cuando nadie puede jugar, la ronda queda bloqueada: quien tiene menos valor anota todo"
        " el de los demás, por ejemplo {lowest}."
    ),
    "rules.block.shared": "Si varios tienen el total más bajo, nadie anota.",
    "rules.block.target": (
        "Se juegan rondas hasta que un marcador llega a {n}; gana el más alto al acabar esa ronda."
    ),
    # All Fives
    "rules.all-fives.goal": (
        "Consigue que los extremos sumen un múltiplo de cinco y anota esa suma."
    ),
    "rules.all-fives.deal": (
        "Cada jugador recibe {each} fichas; las otras {rest} forman el montón."
    ),
    "rules.all-fives.lead.lot": (
        "Un sorteo decide quién abre la primera ronda; después abre quien hizo dominó. Tras una"
        " ronda bloqueada se vuelve a sortear."
    ),
    "rules.all-fives.lead.highest-double": (
        "El doble más alto abre la primera ronda; después abre quien hizo dominó. Tras una ronda"
        " bloqueada decide un sorteo."
    ),
    "rules.all-fives.must": (
        "Una ficha se une a un extremo de modo que se toquen mitades iguales. Quien puede jugar"
        " tiene que jugar."
    ),
    "rules.all-fives.draw.0": (
        "Quien no puede jugar roba hasta que una ficha encaje; con el montón vacío, pasa."
    ),
    "rules.all-fives.draw.1": (
        "Quien no puede jugar roba hasta que una ficha encaje. La última del montón no se roba"
        " nunca: entonces pasa."
    ),
    "rules.all-fives.draw.2": (
        "Quien no puede jugar roba hasta que una ficha encaje. Las dos últimas del montón no se"
        " roban nunca: entonces pasa."
    ),
    "rules.all-fives.spinner.first": (
        "El primer doble es el spinner: cuando hay una ficha en sus dos lados largos se abren"
        " también los cortos, y hay cuatro extremos."
    ),
    "rules.all-fives.spinner.none": "Ningún doble abre brazos: siempre hay dos extremos.",
    "rules.all-fives.sum": (
        "Tras cada ficha se suman los extremos; un múltiplo de cinco se anota al momento."
    ),
    "rules.all-fives.double": "Un doble en un extremo cuenta con sus dos mitades.",
    "rules.all-fives.alone": "Como única ficha cuenta una vez: abrir con el {lead} suma {alone}.",
    "rules.all-fives.both.first": (
        "Luego el {right} suma {one}, sin puntos; el {left} al otro lado suma {both}. Desde"
        " entonces el spinner no cuenta, y un lado corto solo cuando tiene ficha."
    ),
    "rules.all-fives.both.none": (
        "Luego el {right} suma {one}, sin puntos; el {left} al otro lado suma {both}."
    ),
    "rules.all-fives.over": (
        "La ronda acaba cuando alguien juega su última ficha o cuando nadie puede jugar ni robar."
    ),
    "rules.all-fives.settle.own": (
        "Entonces cada uno pierde el valor que le queda, redondeado a cinco: {few} cuenta {fewer}"
        " y {many} cuenta {more}."
    ),
    "rules.all-fives.settle.winner": (
        "Quien hace dominó anota el valor de los demás redondeado a cinco, por ejemplo {out}. En"
        " una ronda bloqueada lo anota quien tiene menos, quitando el suyo: {lowest}."
    ),
    "rules.all-fives.below.own": "El marcador puede bajar de cero.",
    "rules.all-fives.below.winner": "Si varios tienen el total más bajo, nadie anota.",
    "rules.all-fives.target.at-once": (
        "El primer marcador que llega a {n} gana al momento, también en plena ronda."
    ),
    "rules.all-fives.target.after-hand": (
        "Se juegan rondas hasta que un marcador llega a {n}; gana el más alto al acabar esa"
        " ronda, y si lo comparten varios hay tablas."
    ),
    # Blockers!
    "rules.blockers.goal.blockers": (
        "Mantén tus fichas juntas en pocos grupos y captura poco: gana la puntuación más baja."
    ),
    "rules.blockers.goal.uptown": "Mantén tus fichas juntas: gana quien forme menos grupos.",
    "rules.blockers.deal.more": (
        "Cada jugador lleva un color de {all} fichas, {rack} de ellas en el atril."
    ),
    "rules.blockers.deal.two": (
        "Cada jugador lleva dos colores de {all} fichas, por separado, con {rack} de cada uno en"
        " un atril."
    ),
    "rules.blockers.play": "Coloca una ficha de tu atril y roba otra del mismo color.",
    "rules.blockers.labels": (
        "Un número va a su columna, una letra a su fila, un símbolo a su bloque y el comodín a"
        " cualquier casilla."
    ),
    "rules.blockers.take": (
        "La casilla está vacía o tiene una ficha de otro: la capturas ocupando su lugar."
    ),
    "rules.blockers.split": (
        "Una captura no puede partir un grupo: de tres fichas en línea se puede tomar una de las"
        " puntas, la del medio está protegida. Una ficha sola se puede tomar siempre."
    ),
    "rules.blockers.must": (
        "No tienes que capturar mientras alguna ficha tuya quepa en una casilla vacía."
    ),
    "rules.blockers.group": (
        "Las fichas de un color que se tocan de lado forman un grupo; las esquinas no unen, y una"
        " ficha sola también es un grupo."
    ),
    "rules.blockers.sum.blockers": (
        "Tu puntuación: tus grupos más las fichas del color que más has capturado. Con {g}"
        " grupos, una ficha de cada uno de {taken} colores da {spread}; {taken} del mismo color"
        " dan {heaped}."
    ),
    "rules.blockers.sum.uptown": "Tu puntuación es el número de tus grupos.",
    "rules.blockers.turns": (
        "Cada jugador tiene {turns} turnos; {kept} fichas de cada color se quedan en el atril."
    ),
    "rules.blockers.last": "La última vuelta se anuncia.",
    "rules.blockers.tie": (
        "Con puntuaciones iguales gana quien capturó menos; si también es igual, comparten la"
        " victoria."
    ),
}

"""Italian: counting help, first-game lessons, the table in words."""

LEARN: dict[str, str | dict[str, str]] = {
    # Help at the table
    "aid.rules": "Regole",
    "aid.words": "In parole",
    "aid.hide.rules": "Nascondi le regole",
    "aid.hide.words": "Nascondi le parole",
    "aid.counting.on": "Aiuto per contare",
    "aid.counting.off": "Senza aiuto per contare",
    "settings.counting": "Aiuto per contare al tavolo",
    # Counting help
    "count.title": "Aiuto per contare",
    "count.caption": "Tessere con ogni numero",
    "count.number": "Numero",
    "count.table": "Giocate",
    "count.own": "Tue",
    "count.unseen": "Da vedere",
    "count.out": "esaurito",
    "count.passed": "Chi non ne ha",
    "count.lack": "{name} non ha {values}.",
    "count.no-lack": "Ora nessun passo e nessuna pescata dicono qualcosa.",
    "count.unseen.tiles": {"one": "{n} tessera da vedere", "other": "{n} tessere da vedere"},
    "count.colour": "{name}, {colour}: {n} da vedere",
    # The lesson
    "lesson.start": "Prima partita, passo per passo",
    "lesson.title": "Prima partita: {game}",
    "lesson.step": "Passo {n} di {total}",
    "lesson.next": "Avanti",
    "lesson.back": "Indietro",
    "lesson.leave": "Esci",
    "lesson.play": "Gioca una partita",
    "lesson.read-on": "In questo passo non c’è nulla da giocare: scegli Avanti.",
    "lesson.other": "Questa mossa è permessa, ma il passo ne chiede un’altra.",
    "lesson.do.lead": "Apri con la {tile}.",
    "lesson.do.play": "Gioca la {tile} {where}.",
    "lesson.do.pass": "Passa.",
    "lesson.do.place": "Posa {stone} in {space}.",
    # Block
    "lesson.block.tiles": (
        "Hai {own} tessere. {other} ne ha {theirs} che non vedi, e {rest} restano fuori gioco."
        " Vince la mano chi gioca per primo tutte le sue tessere."
    ),
    "lesson.block.lead": "Il sorteggio dice che apri tu. Va bene ogni tessera; apri con la {tile}.",
    "lesson.block.join": (
        "{other} ha attaccato la {last} al tuo {last_joined}: si toccano metà uguali. Ora le"
        " estremità sono {ends}. Gioca la {tile} sull’estremità {joined}."
    ),
    "lesson.block.double": (
        "La {last} è una doppia. Le doppie stanno di traverso e nient’altro cambia: le estremità"
        " sono {ends}."
    ),
    "lesson.block.pass": (
        "Nessuna tua tessera si attacca: le estremità sono {ends}. Quindi passi."
    ),
    "lesson.block.close": (
        "{other} ha giocato la {last}, e le estremità sono {ends}. Gioca la {tile} sull’estremità"
        " {joined}."
    ),
    "lesson.block.told": (
        "{other} passa e così ti dice qualcosa: nessuna sua tessera si attacca alle estremità"
        " {ends}. In questo gioco nessuno pesca, quindi resta vero."
    ),
    "lesson.block.again": (
        "Gioca la {tile}: si attacca all’estremità {joined} e lascia di nuovo {left}, così"
        " {other} deve passare ancora."
    ),
    "lesson.block.blocked": (
        "Ora non si attacca più nulla nemmeno di tuo. Passa: se passano tutti, la mano è bloccata."
    ),
    "lesson.block.end": (
        "A te resta un valore di {pips}, a {other} di {pips_other}. Chi ha meno segna il valore"
        " degli altri meno il proprio: {gain}. Se avessi giocato la tua ultima tessera, conterebbe"
        " tutto quello degli altri."
    ),
    # All Fives
    "lesson.all-fives.tiles": (
        "Hai {own} tessere, {other} ne ha {theirs} e {rest} stanno nell’ossario. I punti arrivano"
        " quando le estremità sommano a un multiplo di cinque."
    ),
    "lesson.all-fives.lead": (
        "Una doppia conta con entrambe le metà; da sola sul tavolo conta una volta. Apri con la"
        " {tile}: le estremità fanno {makes}, e quelli sono i tuoi punti."
    ),
    "lesson.all-fives.sum": (
        "{other} ha giocato la {last}: {last_sum} non è un multiplo di cinque. Gioca la {tile}"
        " sull’estremità {joined}: con una tessera su entrambi i lati lunghi la {spinner} non"
        " conta, e le estremità fanno {makes}."
    ),
    "lesson.all-fives.spinner": (
        "La {spinner} è stata la prima doppia: è lo spinner, e ora anche i suoi lati corti sono"
        " aperti. {other} non aveva nulla da giocare, ha pescato {drawn} tessere e ha messo la"
        " {last} su un lato corto. Le estremità fanno {last_sum}, punti per {other}."
    ),
    "lesson.all-fives.none": (
        "Stavolta nessuna tua tessera fa un multiplo di cinque. Gioca la {tile} sull’estremità"
        " {joined}: {makes}, niente punti."
    ),
    "lesson.all-fives.double": (
        "La {last} a un’estremità conta con entrambe le metà: {last_sum}. Gioca la {tile}"
        " sull’estremità {joined}: le estremità fanno {makes}, e quelli sono i tuoi punti."
    ),
    "lesson.all-fives.choose": (
        "La {tile} è la tua ultima tessera e si attacca a due estremità. Sull’altra fa {instead},"
        " niente punti. Giocala sull’estremità {joined}: {makes}."
    ),
    "lesson.all-fives.end": (
        "Hai finito le tessere con {score} punti. A {other} restava un valore di {pips_other} e"
        " lo perde, arrotondato a {lost}: il suo punteggio è {score_other}. Al tuo non si aggiunge"
        " nulla."
    ),
    # Blockers!
    "lesson.blockers.rack": (
        "Le {rack} tessere sul tuo leggio le vedi solo tu: un numero, lettere, un simbolo e il"
        " jolly. Lo scopo è tenere unito il tuo colore in pochi gruppi."
    ),
    "lesson.blockers.number": (
        "Un numero va ovunque nella sua colonna. Posa {stone} in {space}. Non tocca l’altra tua"
        " tessera, quindi hai {after} gruppi."
    ),
    "lesson.blockers.symbol": (
        "Un simbolo va ovunque nel suo blocco. Posa {stone} in {space}: le tessere che si toccano"
        " di lato sono un gruppo, quindi ne hai ancora {after}."
    ),
    "lesson.blockers.letter": (
        "Una lettera va ovunque nella sua riga. Posa {stone} in {space}: si unisce al gruppo di"
        " sopra. {b} la tocca solo con un angolo, e gli angoli non uniscono: restano {after}."
    ),
    "lesson.blockers.split": (
        "Puoi catturare la tessera di un altro prendendone il posto, ma mai dividere un gruppo:"
        " senza {a} le tessere {b} e {c} resterebbero separate. Perciò {a} è protetta; {b} e {c}"
        " si possono catturare."
    ),
    "lesson.blockers.take": "Posa {stone} in {space}: catturi {victim}.",
    "lesson.blockers.cost": (
        "La tessera catturata sta accanto al tuo leggio e conta contro di te. Gruppi più catture"
        " di un colore: {groups} + {captured} = {score}. Vince il punteggio più basso."
    ),
    "lesson.blockers.wild": (
        "Il jolly va ovunque. Posalo in {space}: tocca {b} e {c} e fa uno dei tuoi due gruppi."
    ),
    "lesson.blockers.end": (
        "Il tuo punteggio ora è {groups} + {captured} = {score}. Ognuno ha {turns} turni in tutto;"
        " poi vince il punteggio più basso."
    ),
    # The table in words
    "text.title": "Il tavolo in parole",
    "text.keys": "Tasti al tavolo",
    "text.tiles": "Le tue tessere",
    "text.ends": "Dove si può giocare",
    "text.last": "Ultima mossa",
    "text.scores": "Punti",
    "text.counts": "Conteggi",
    "text.board": "Tabellone",
    "text.taken": "Catturate",
    "text.protected": "Protette da te",
    "text.no-tiles": "Non hai tessere.",
    "text.fits": "Si attaccano: {tiles}.",
    "text.no-chain": "Sul tavolo non ci sono ancora tessere.",
    "text.line": "Da sinistra a destra: {tiles}.",
    "text.arm.up": "Braccio in alto, verso fuori: {tiles}.",
    "text.arm.down": "Braccio in basso, verso fuori: {tiles}.",
    "text.turn": "Tocca a {name}.",
    "text.free": "Caselle libere: {spaces}.",
    "text.captures": "Catture possibili: {tiles}.",
    "text.pile": {"one": "{n} tessera nel mazzo", "other": "{n} tessere nel mazzo"},
    "text.row": "Riga {row}: {tiles}.",
    "text.empty-board": "Il tabellone è vuoto.",
}

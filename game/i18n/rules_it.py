"""Italian: the rules in short."""

RULES: dict[str, str] = {
    "rules.title": "{game}: le regole in breve",
    "rules.whole": "Tutte le regole",
    "rules.goal": "Scopo",
    "rules.turn": "Un turno",
    "rules.score": "Punti",
    "rules.end": "La fine",
    "rules.match": "Chi vince",
    # Block
    "rules.block.goal": (
        "Gioca tutte le tue tessere prima degli altri e segna il valore di quelle rimaste a loro."
    ),
    "rules.block.deal": (
        "Ognuno riceve {each} tessere; le altre {rest} restano fuori gioco, coperte."
    ),
    "rules.block.lead.rotate": (
        "Un sorteggio decide chi apre la prima mano; poi si apre a turno, in senso orario."
    ),
    "rules.block.lead.highest-double": (
        "La doppia più alta apre la prima mano; poi si apre a turno, in senso orario."
    ),
    "rules.block.lead.winner": (
        "Un sorteggio decide chi apre la prima mano; poi chi vince una mano apre la successiva."
    ),
    "rules.block.join": (
        "Attacca una tessera a un’estremità in modo che si tocchino metà uguali: la {tile} su un"
        " {joined} lascia un {left}."
    ),
    "rules.block.must": "Chi può giocare deve giocare. Chi non può passa e non pesca nulla.",
    "rules.block.double": "Le doppie stanno di traverso, ma le estremità sono sempre solo due.",
    "rules.block.blank": "Una vuota si attacca solo a una vuota.",
    "rules.block.place": "Posare una tessera non dà punti.",
    "rules.block.out": (
        "Chi gioca la sua ultima tessera segna il valore di tutte quelle rimaste agli altri, per"
        " esempio {out}."
    ),
    "rules.block.blocked.net": (
        "Quando nessuno può giocare la mano è bloccata: chi ha il valore più basso segna quello"
        " degli altri meno il proprio, per esempio {lowest}."
    ),
    "rules.block.blocked.gross": (
        "Quando nessuno può giocare la mano è bloccata: chi ha il valore più basso segna tutto"
        " quello degli altri, per esempio {lowest}."
    ),
    "rules.block.shared": "Se più giocatori hanno il totale più basso, nessuno fa punti.",
    "rules.block.target": (
        "Si giocano mani finché un punteggio arriva a {n}; vince il più alto alla fine di"
        " quella mano."
    ),
    # All Fives
    "rules.all-fives.goal": (
        "Fai in modo che la somma delle estremità sia un multiplo di cinque e segna quella somma."
    ),
    "rules.all-fives.deal": "Ognuno riceve {each} tessere; le altre {rest} formano l’ossario.",
    "rules.all-fives.lead.lot": (
        "Un sorteggio decide chi apre la prima mano; poi apre chi ha posato l’ultima tessera."
        " Dopo una mano bloccata si sorteggia di nuovo."
    ),
    "rules.all-fives.lead.highest-double": (
        "La doppia più alta apre la prima mano; poi apre chi ha posato l’ultima tessera. Dopo una"
        " mano bloccata decide un sorteggio."
    ),
    "rules.all-fives.must": (
        "Una tessera si attacca a un’estremità in modo che si tocchino metà uguali. Chi può"
        " giocare deve giocare."
    ),
    "rules.all-fives.draw.0": (
        "Chi non può giocare pesca finché una tessera si attacca; con l’ossario vuoto passa."
    ),
    "rules.all-fives.draw.1": (
        "Chi non può giocare pesca finché una tessera si attacca. L’ultima dell’ossario non si"
        " pesca mai: a quel punto passa."
    ),
    "rules.all-fives.draw.2": (
        "Chi non può giocare pesca finché una tessera si attacca. Le ultime due dell’ossario non"
        " si pescano mai: a quel punto passa."
    ),
    "rules.all-fives.spinner.first": (
        "La prima doppia è lo spinner: quando ha una tessera su entrambi i lati lunghi si aprono"
        " anche quelli corti, e le estremità diventano quattro."
    ),
    "rules.all-fives.spinner.none": "Nessuna doppia si dirama: le estremità sono sempre due.",
    "rules.all-fives.sum": (
        "Dopo ogni tessera si sommano le estremità; un multiplo di cinque si segna subito."
    ),
    "rules.all-fives.double": "Una doppia a un’estremità conta con entrambe le metà.",
    "rules.all-fives.alone": "Da sola conta una volta: aprire con la {lead} fa {alone}.",
    "rules.all-fives.both.first": (
        "Poi la {right} fa {one}, niente punti; la {left} dall’altro lato fa {both}. Da lì in poi"
        " lo spinner non conta, e un lato corto conta solo se c’è una tessera."
    ),
    "rules.all-fives.both.none": (
        "Poi la {right} fa {one}, niente punti; la {left} dall’altro lato fa {both}."
    ),
    "rules.all-fives.over": (
        "La mano finisce quando qualcuno gioca la sua ultima tessera o quando nessuno può giocare"
        " né pescare."
    ),
    "rules.all-fives.settle.own": (
        "Allora ognuno perde il valore che ha in mano, arrotondato a cinque: {few} vale {fewer},"
        " {many} vale {more}."
    ),
    "rules.all-fives.settle.winner": (
        "Chi posa l’ultima tessera segna il valore degli altri arrotondato a cinque, per esempio"
        " {out}. In una mano bloccata lo segna chi ha meno, tolto il suo: {lowest}."
    ),
    "rules.all-fives.below.own": "Il punteggio può scendere sotto zero.",
    "rules.all-fives.below.winner": (
        "Se più giocatori hanno il totale più basso, nessuno fa punti."
    ),
    "rules.all-fives.target.at-once": (
        "Il primo punteggio che arriva a {n} vince subito, anche durante la mano."
    ),
    "rules.all-fives.target.after-hand": (
        "Si giocano mani finché un punteggio arriva a {n}; vince il più alto alla fine di"
        " quella mano, se è di più giocatori è pareggio."
    ),
    # Blockers!
    "rules.blockers.goal.blockers": (
        "Tieni unite le tue tessere in pochi gruppi e cattura poco: vince il punteggio più basso."
    ),
    "rules.blockers.goal.uptown": "Tieni unite le tue tessere: vince chi forma meno gruppi.",
    "rules.blockers.deal.more": (
        "Ognuno gioca un colore di {all} tessere, {rack} delle quali sul leggio."
    ),
    "rules.blockers.deal.two": (
        "Ognuno ha due colori di {all} tessere, tenuti separati, con {rack} di ciascuno su un"
        " leggio."
    ),
    "rules.blockers.play": "Posa una tessera del leggio, poi pescane una dello stesso colore.",
    "rules.blockers.labels": (
        "Un numero va nella sua colonna, una lettera nella sua riga, un simbolo nel suo blocco,"
        " il jolly ovunque."
    ),
    "rules.blockers.take": (
        "La casella è vuota o ha la tessera di un altro: la catturi prendendone il posto."
    ),
    "rules.blockers.split": (
        "Una cattura non può dividere un gruppo: di tre tessere in fila si può prendere una di"
        " quelle esterne, quella in mezzo è protetta. Una tessera isolata si può sempre prendere."
    ),
    "rules.blockers.must": (
        "Non devi catturare finché una tua tessera può andare in una casella vuota."
    ),
    "rules.blockers.group": (
        "Le tessere di un colore che si toccano di lato sono un gruppo; gli angoli non uniscono,"
        " e anche una tessera isolata è un gruppo."
    ),
    "rules.blockers.sum.blockers": (
        "Il tuo punteggio: i gruppi più le tessere del colore che hai catturato di più. Con"
        " {g} gruppi, una tessera per ciascuno di {taken} colori fa {spread}; {taken} dello"
        " stesso colore fanno {heaped}."
    ),
    "rules.blockers.sum.uptown": "Il tuo punteggio è il numero dei tuoi gruppi.",
    "rules.blockers.turns": (
        "Ognuno ha {turns} turni; {kept} tessere di ogni colore restano sul leggio."
    ),
    "rules.blockers.last": "L’ultimo giro viene annunciato.",
    "rules.blockers.tie": (
        "A parità di punteggio vince chi ha catturato meno; se anche questo è pari, la vittoria è"
        " condivisa."
    ),
}

"""Italian texts."""

TEXTS: dict[str, str | dict[str, str]] = {
    "page.title": "Giochi di tessere",
    "game.block.about": (
        "Attacca le tue tessere alle estremità, finiscile prima degli altri e conta per te il"
        " valore delle loro."
    ),
    "game.all-fives.about": (
        "Porta la somma delle estremità a un multiplo di cinque e segna quei punti."
    ),
    "game.blockers.about": "Tieni unite le tue tessere in pochi gruppi e cattura poco.",
    # Numbers and tiles as they are spoken
    "number.0": "vuota",
    "number.1": "uno",
    "number.2": "due",
    "number.3": "tre",
    "number.4": "quattro",
    "number.5": "cinque",
    "number.6": "sei",
    "tile.spoken": "{high}-{low}",
    "tile.double": "doppia {value}",
    "list.and": "{first} e {last}",
    "list.nor": "{first} né {last}",
    # Seats
    "seat.you": "Tu",
    "seat.west": "Ovest",
    "seat.north": "Nord",
    "seat.east": "Est",
    "seat.northwest": "Nord-ovest",
    "seat.northeast": "Nord-est",
    "seat.player": "Giocatore {n}",
    # Start screen
    "start.play": "Gioca",
    "start.continue": "Continua",
    "start.new": "Nuova partita",
    "start.summary": "{game}, {players}, a {points}",
    "start.turn": "{game}: turno {turn}",
    "start.running": "Mano {hand}: {scores}",
    "start.players": "Giocatori",
    "start.players.count": {"one": "{n} giocatore", "other": "{n} giocatori"},
    "start.people": "Chi gioca",
    "start.people.hint": (
        "Più persone giocano su questo dispositivo: se lo passano, con una schermata di mezzo."
    ),
    "start.person": "Persona",
    "start.computer": "Computer",
    "cover.title": "Tocca a {name}",
    "cover.hint": "Passa il dispositivo. In questa schermata non c’è nulla di segreto.",
    "cover.open": "Sono {name}",
    "start.game": "Gioco",
    "start.rules": "Regole",
    "start.settings": "Impostazioni",
    "start.leaves": "Una nuova partita prende il posto di quella in corso, che vale come persa.",
    "settings.language": "Lingua",
    "settings.theme": "Colori",
    "settings.theme.system": "Automatici",
    "settings.theme.light": "Chiari",
    "settings.theme.dark": "Scuri",
    "settings.pace": "Ritmo del computer",
    "settings.pace.slow": "Lento",
    "settings.pace.medium": "Medio",
    "settings.pace.fast": "Veloce",
    "settings.pace.instant": "Istantaneo",
    "settings.pass-alone": "Passa per me quando non posso giocare",
    "language.en": "English",
    "language.es": "Español",
    "language.it": "Italiano",
    "language.pt": "Português",
    # Options of the games
    "option.target": "Obiettivo",
    "option.target.hint": "La partita finisce quando qualcuno arriva a questi punti.",
    "option.target.bad": "L’obiettivo deve essere un numero intero da 1 a 9999.",
    "option.opener": "Chi apre",
    "option.opener.hint": "Chi gioca la prima tessera di una mano.",
    "option.opener.rotate": "Per sorteggio, poi a turno",
    "option.opener.highest-double": "La doppia più alta nella prima mano",
    "option.opener.winner": "Per sorteggio, poi chi vince la mano",
    "option.opener.lot": "Per sorteggio, poi chi ha chiuso la mano",
    "option.deal": "Tessere a testa",
    "option.deal.hint": "In due, in tre o in quattro.",
    "option.deal.9-7-5": "9, 7 o 5",
    "option.deal.5-5-5": "Sempre 5",
    "option.deal.7-5-5": "7, 5 o 5",
    "option.finish": "Fine della partita",
    "option.finish.hint": "Quando vince chi è arrivato all’obiettivo.",
    "option.finish.at-once": "Subito, durante la mano",
    "option.finish.after-hand": "Dopo il conteggio della mano",
    "option.floor": "Restano nell’ossario",
    "option.floor.hint": "Queste tessere non si pescano mai.",
    "option.floor.0": "Nessuna",
    "option.floor.1": "Una tessera",
    "option.floor.2": "Due tessere",
    "option.settlement": "Tessere rimaste in mano",
    "option.settlement.hint": (
        "Pagat dà come regola principale i punti a chi vince e come variante la perdita di"
        " ciascuno."
    ),
    "option.settlement.own": "Ognuno perde le proprie",
    "option.settlement.winner": "Le segna chi vince",
    "option.spinner": "Spinner",
    "option.spinner.hint": "La doppia a quattro bracci.",
    "option.spinner.first": "La prima doppia",
    "option.spinner.none": "Nessuno, solo due estremità",
    "option.scoring": "Punteggio",
    "option.scoring.hint": "Vince il punteggio più basso.",
    "option.scoring.blockers": "Gruppi e catture",
    "option.scoring.uptown": "Solo gruppi",
    "option.block-score": "Mano bloccata",
    "option.block-score.hint": "I punti di chi ha il valore più basso se nessuno può giocare.",
    "option.block-score.net": "Il valore degli altri meno il proprio",
    "option.block-score.gross": "Tutto il valore degli altri",
    # Table
    "table.menu": "Menu",
    "table.sheet": "Punteggio",
    "table.sheet.close": "Chiudi",
    "table.hand": "Mano {hand}",
    "table.target": "a {target}",
    "table.players": "Giocatori",
    "table.tiles": {"one": "{n} tessera", "other": "{n} tessere"},
    "table.points": {"one": "{n} punto", "other": "{n} punti"},
    "table.turn": "turno",
    "table.passed": "passo",
    "table.chain.empty": "Catena: ancora nessuna tessera",
    "table.chain.ends": {
        "one": "Catena: {n} tessera, {ends}",
        "other": "Catena: {n} tessere, {ends}",
    },
    "table.your-tiles": "Le tue tessere",
    "table.lot": "Sorteggio: chi apre",
    "table.lot.you": "Apri tu.",
    "table.lot.other": "Apre {name}.",
    "table.log": "Questa mano",
    "table.boneyard": "Ossario",
    "table.boneyard.count": {"one": "Ossario: {n} tessera", "other": "Ossario: {n} tessere"},
    "table.spinner.closed": "spinner, lati corti chiusi",
    "table.spinner.open": "spinner, lati corti aperti",
    # Ends of the chain
    "ends.are": "le estremità sono {ends}",
    "ends.same": "le due estremità sono {value}",
    "ends.all": "tutte le estremità sono {value}",
    "end.value": "sull’estremità {value}",
    "end.left": "a sinistra",
    "end.right": "a destra",
    "end.up": "sul braccio in alto",
    "end.down": "sul braccio in basso",
    # What can be done
    "do.play": "Gioca {tile}",
    "do.play.leaves": "Gioca {tile} {where}, lascia {value}",
    "do.lead": "Apri con {tile}",
    "do.pass": "Passa",
    "do.draw": "Pesca",
    "do.skip": "Salta il turno",
    "do.next-hand": "Prossima mano",
    "do.again": "Gioca ancora",
    # What the page says to the player whose turn it is
    "ask.lead": "Apri tu: gioca una tessera qualsiasi.",
    "ask.must-lead": "Apri tu, e deve essere con la {tile}.",
    "ask.play": "Tocca a te: {ends}.",
    "ask.pass": "Tocca a te: non hai {ends}, quindi passi.",
    "ask.draw": "Tocca a te: non hai {ends}, quindi peschi.",
    "ask.makes": "La {tile} sull’estremità {joined} fa {sum}: {points}.",
    "ask.no-points": "nessun punto",
    "ask.pick": "Tocca a te: scegli una tessera dal leggio.",
    "ask.skip": "Nessuna tua tessera si può posare: il turno salta.",
    "ask.lead.again": "La {tile} è scelta: sceglila di nuovo per aprire.",
    "ask.fits.one": "La {tile} si attacca all’estremità {joined} e lascia {left}.",
    "ask.fits.many": "La {tile} si attacca a più di un’estremità: scegli dove.",
    # Why not
    "why.no-fit": "Non puoi giocare la {tile}: {ends}.",
    "why.wrong-end": "La {tile} non si attacca a quell’estremità.",
    "why.must-lead": "Non puoi aprire con la {tile}: deve essere la {demanded}.",
    "why.boneyard-closed": "Dall’ossario non si può più pescare.",
    "why.wrong-space": "{label} non può andare in {space}.",
    "why.own-tile": "La tessera in {space} è tua.",
    "why.protected": "La tessera in {space} è protetta: senza di lei il suo gruppo si dividerebbe.",
    "why.closed-colour": "Quel colore è chiuso: gli restano le ultime quattro tessere.",
    "why.must-place": "Non puoi saltare il turno: puoi posare una tessera.",
    "why.pick-first": "Scegli prima una tessera dal leggio.",
    "why.must-play": "Non puoi passare: hai una tessera che si attacca.",
    "why.must-play.draw": "Non puoi pescare: hai una tessera che si attacca.",
    "why.not-your-turn": "Non è ancora il tuo turno: tocca a {name}.",
    "why.other": "Questa mossa adesso non è possibile.",
    # What has happened
    "say.turned-up.you": "tu scopri la {tile}",
    "say.turned-up.other": "{name} scopre la {tile}",
    "say.lot.you": "Il sorteggio: {turned}. Apri tu.",
    "say.lot.other": "Il sorteggio: {turned}. Apre {name}.",
    "say.dealt.you": "Mano {hand}: apri tu.",
    "say.dealt.other": "Mano {hand}: apre {name}.",
    "say.led.you": "Apri con la {tile}.",
    "say.led.other": "{name} apre con la {tile}.",
    "say.played.you": "Giochi la {tile} {where}.",
    "say.played.other": "{name} gioca la {tile} {where}.",
    "say.passed.you": "Passi: non hai {ends}.",
    "say.passed.other": "{name} passa: non ha {ends}.",
    "say.drew.you": "Peschi la {tile}.",
    "say.drew.other": "{name} pesca una tessera.",
    "say.counted": "Le estremità fanno {sum}.",
    "say.starts.you": "Cominci tu.",
    "say.starts.other": "Comincia {name}.",
    "say.placed.you": "Posi {stone} in {space}.",
    "say.placed.other": "{name} posa {stone} in {space}.",
    "say.captured.you": "Catturi {stone}.",
    "say.captured.other": "{name} cattura {stone}.",
    "say.refilled.you": "Peschi {stone}.",
    "say.refilled.other": "{name} pesca {stone}.",
    "say.skipped.you": "Salti il turno: non c’è nulla da posare.",
    "say.skipped.other": "{name} salta il turno: non c’è nulla da posare.",
    "say.last-round": "Ultimo giro: a ognuno resta un turno.",
    "say.game-over": "La partita è finita.",
    "say.shared-win": "{names} condividono la vittoria.",
    "say.out.you": "Giochi l’ultima tessera.",
    "say.out.other": "{name} gioca l’ultima tessera.",
    "say.blocked": "Nessuno può giocare: mano bloccata.",
    "say.reached.you": "Arrivi a {score} punti.",
    "say.reached.other": "{name} arriva a {score} punti.",
    "say.scored.you": "Punti per te: {sum}.",
    "say.scored.other": "Punti per {name}: {sum}.",
    "say.nothing.you": "Vinci la mano senza punti.",
    "say.nothing.other": "{name} vince la mano senza punti.",
    "say.shared": "Più di un giocatore ha il totale più basso: nessuno fa punti.",
    "say.own": "Ognuno perde il valore rimasto, arrotondato a cinque.",
    "say.rounded": "{sum}, arrotondato a {n}",
    "say.won.you": "Vinci la partita.",
    "say.won.other": "{name} vince la partita.",
    "say.tied": "{names}: partita in pareggio.",
    # Settlement
    "settle.left": "Tessere",
    "settle.none": "nessuna",
    "settle.pips": "Valore",
    "settle.points": "Punti",
    "settle.score": "Punteggio",
    # Score sheet
    "sheet.title": "Punteggio",
    "sheet.hand": "Mano",
    "sheet.total": "Totale",
    "sheet.target": "Vince chi arriva a {target}",
    "sheet.pegs": "Ogni foro vale {n} punti.",
    # About
    "about.title": "Informazioni",
    "about.back": "Indietro",
    "about.what": (
        "Il domino in una sola pagina: funziona nel tuo browser, senza account e senza pubblicità."
    ),
    "about.private.title": "Nulla lascia questo dispositivo",
    "about.private": (
        "La pagina non invia nulla da nessuna parte e non chiede nulla ad altri siti. La partita"
        " e le impostazioni restano solo in questo browser."
    ),
    "about.fair.title": "Gioco leale",
    "about.fair": (
        "A ogni posto il computer sa solo quello che può vedere chi siede lì: le proprie tessere,"
        " il tavolo e chi ha passato."
    ),
    "about.rules.title": "Le regole",
    "about.rules": (
        "Qui si gioca a Block e All Fives con le regole descritte da Pagat (pagat.com),"
        " raccontate con parole nostre."
    ),
    "about.blockers": (
        "{title} è qui una realizzazione non ufficiale delle regole di un gioco"
        " di Kory Heath, senza legami con i suoi editori."
    ),
    "about.licences.title": "Licenze",
    "about.licences": (
        "Il gioco è software libero con licenza MIT. Contiene Pyodide (MPL-2.0) con Python"
        " (licenza PSF) e PyScript (Apache-2.0)."
    ),
    "about.notice": "Tutte le note legali",
    # Troubles
    "trouble.storage-denied": (
        "Questo browser non conserva nulla di questa pagina, quindi la partita si perde quando"
        " esci. Consenti i dati del sito per conservarla."
    ),
    "trouble.storage-full": (
        "La memoria del browser è piena: non è possibile salvare la partita. Libera un po’ di"
        " spazio; nel frattempo tieni aperta questa pagina."
    ),
    "trouble.save-unreadable": (
        "Non è possibile leggere la partita salvata. È stata messa da parte e puoi iniziarne una"
        " nuova."
    ),
    "trouble.save-newer": (
        "La partita salvata viene da una versione più recente di questa pagina. È stata messa da"
        " parte; ricarica la pagina per avere quella versione."
    ),
    "trouble.bad-address": (
        "L’indirizzo chiede un gioco o una regola che questa pagina non ha. Al loro posto valgono"
        " le tue ultime scelte."
    ),
    "trouble.close": "Chiudi",
}

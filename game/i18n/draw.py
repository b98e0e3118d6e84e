"""The texts of Draw: what it is about, its rules in short, its first-game lesson.

What it shares with Block and All Fives is said with their sentences.
"""

DRAW: dict[str, dict[str, str]] = {
    "en": {
        "game.draw.about": (
            "Match the ends as in Block, but draw until you can: going out pays for every pip left."
        ),
        "rules.draw.must": "Who can play must play.",
        "rules.draw.blocked.net": (
            "When nobody can play or draw, the hand is blocked: the lowest hand scores the others’"
            " pips less its own, for example {lowest}."
        ),
        "rules.draw.blocked.gross": (
            "When nobody can play or draw, the hand is blocked: the lowest hand scores all the"
            " others’ pips, for example {lowest}."
        ),
        "lesson.do.draw": "Draw a tile.",
        "lesson.draw.tiles": (
            "A hand well under way: the ends are {ends}. You hold {own} tiles, {other} holds"
            " {theirs}, and {rest} lie in the boneyard. Whoever plays all their tiles first wins"
            " the hand."
        ),
        "lesson.draw.join": (
            "Play {tile} on the {joined} end. Doubles lie crosswise, which changes nothing else."
        ),
        "lesson.draw.draw": (
            "{other} has played {last}: the ends are {ends}, and nothing of yours fits. In Block"
            " you would pass; here you draw."
        ),
        "lesson.draw.fits": (
            "{tile} fits, so it is played at once: put it on the {joined} end. Had it not fitted,"
            " you would have had to draw again."
        ),
        "lesson.draw.again": (
            "{other} has answered with {last}. Play {tile} on the {joined} end; it leaves {left}."
        ),
        "lesson.draw.told": (
            "{other} had to draw before {last} came. So what it held fitted neither end: worth"
            " remembering, until it draws again."
        ),
        "lesson.draw.out": "The ends are {ends}. {tile}, your last tile, fits: play it and go out.",
        "lesson.draw.end": (
            "You have gone out and score the pips that {other} still holds: {gain}. A hand is"
            " blocked only when nobody can play and nothing is left to draw."
        ),
    },
    "es": {
        "game.draw.about": (
            "Encaja como en Block, pero roba hasta poder jugar: quien termina anota el valor de"
            " todas las fichas que quedan."
        ),
        "rules.draw.must": "Quien puede jugar tiene que jugar.",
        "rules.draw.blocked.net": (
            "Cuando nadie puede jugar ni robar, la ronda queda bloqueada: quien tiene menos valor"
            " anota el de los demás menos el propio, por ejemplo {lowest}."
        ),
        "rules.draw.blocked.gross": (
            "Cuando nadie puede jugar ni robar, la ronda queda bloqueada: quien tiene menos valor"
            " anota todo el de los demás, por ejemplo {lowest}."
        ),
        "lesson.do.draw": "Roba una ficha.",
        "lesson.draw.tiles": (
            "La ronda ya va avanzada: los extremos son {ends}. Tienes {own} fichas, {other} tiene"
            " {theirs} y en el montón hay {rest}. Gana la ronda quien juega primero todas sus"
            " fichas."
        ),
        "lesson.draw.join": (
            "Juega el {tile} en el extremo {joined}. Los dobles van atravesados y nada más cambia."
        ),
        "lesson.draw.draw": (
            "{other} ha jugado el {last}: los extremos son {ends} y ninguna ficha tuya encaja. En"
            " Block pasarías; aquí robas."
        ),
        "lesson.draw.fits": (
            "El {tile} encaja, así que se juega en el acto: ponlo en el extremo {joined}. Si no"
            " encajara, tendrías que volver a robar."
        ),
        "lesson.draw.again": (
            "{other} ha respondido con el {last}. Juega el {tile} en el extremo {joined}; deja"
            " {left}."
        ),
        "lesson.draw.told": (
            "{other} ha tenido que robar hasta dar con el {last}. Lo que tenía no encajaba en"
            " ningún extremo: tenlo en cuenta hasta que vuelva a robar."
        ),
        "lesson.draw.out": (
            "Los extremos son {ends}. Tu última ficha, el {tile}, encaja: juégala y haces dominó."
        ),
        "lesson.draw.end": (
            "Has hecho dominó y anotas el valor de lo que aún tiene {other}: {gain}. La ronda solo"
            " se bloquea cuando nadie puede jugar y no queda nada que robar."
        ),
    },
    "it": {
        "game.draw.about": (
            "Attacca come a Block, ma pesca finché puoi giocare: chi chiude segna il valore di"
            " tutte le tessere rimaste."
        ),
        "rules.draw.must": "Chi può giocare deve giocare.",
        "rules.draw.blocked.net": (
            "Quando nessuno può né giocare né pescare la mano è bloccata: chi ha il valore più"
            " basso segna quello degli altri meno il proprio, per esempio {lowest}."
        ),
        "rules.draw.blocked.gross": (
            "Quando nessuno può né giocare né pescare la mano è bloccata: chi ha il valore più"
            " basso segna tutto quello degli altri, per esempio {lowest}."
        ),
        "lesson.do.draw": "Pesca una tessera.",
        "lesson.draw.tiles": (
            "La mano è già avanti: le estremità sono {ends}. Hai {own} tessere, {other} ne ha"
            " {theirs} e nell’ossario ce ne sono {rest}. Vince la mano chi gioca per primo tutte"
            " le sue tessere."
        ),
        "lesson.draw.join": (
            "Gioca la {tile} sull’estremità {joined}. Le doppie stanno di traverso e nient’altro"
            " cambia."
        ),
        "lesson.draw.draw": (
            "{other} ha giocato la {last}: le estremità sono {ends} e nessuna tua tessera si"
            " attacca. A Block passeresti; qui peschi."
        ),
        "lesson.draw.fits": (
            "La {tile} si attacca, quindi si gioca subito: mettila sull’estremità {joined}. Se non"
            " si attaccasse dovresti pescare ancora."
        ),
        "lesson.draw.again": (
            "{other} ha risposto con la {last}. Gioca la {tile} sull’estremità {joined}; lascia"
            " {left}."
        ),
        "lesson.draw.told": (
            "{other} ha dovuto pescare per trovare la {last}. Quello che aveva non si attaccava da"
            " nessuna parte: ricordalo, finché non pesca di nuovo."
        ),
        "lesson.draw.out": (
            "Le estremità sono {ends}. La {tile}, la tua ultima tessera, si attacca: giocala e"
            " chiudi."
        ),
        "lesson.draw.end": (
            "Hai posato l’ultima tessera e segni il valore di ciò che resta a {other}: {gain}. La"
            " mano si blocca solo quando nessuno può giocare e non c’è più nulla da pescare."
        ),
    },
    "pt": {
        "game.draw.about": (
            "Encaixe como no Block, mas compre até poder jogar: quem bate marca o valor de todas as"
            " peças que sobram."
        ),
        "rules.draw.must": "Quem pode jogar tem que jogar.",
        "rules.draw.blocked.net": (
            "Quando ninguém pode jogar nem comprar, a rodada está trancada: quem tem o menor valor"
            " marca o dos outros menos o próprio, por exemplo {lowest}."
        ),
        "rules.draw.blocked.gross": (
            "Quando ninguém pode jogar nem comprar, a rodada está trancada: quem tem o menor valor"
            " marca todo o dos outros, por exemplo {lowest}."
        ),
        "lesson.do.draw": "Compre uma peça.",
        "lesson.draw.tiles": (
            "A rodada já vai adiantada: as pontas são {ends}. Você tem {own} peças, {other} tem"
            " {theirs} e há {rest} no monte. Vence a rodada quem joga primeiro todas as suas peças."
        ),
        "lesson.draw.join": (
            "Jogue a {tile} na ponta {joined}. As duplas ficam atravessadas e nada mais muda."
        ),
        "lesson.draw.draw": (
            "{other} jogou a {last}: as pontas são {ends} e nenhuma peça sua encaixa. No Block você"
            " passaria a vez; aqui você compra."
        ),
        "lesson.draw.fits": (
            "A {tile} encaixa, então é jogada na hora: ponha na ponta {joined}. Se não encaixasse,"
            " você teria que comprar de novo."
        ),
        "lesson.draw.again": (
            "{other} respondeu com a {last}. Jogue a {tile} na ponta {joined}; ela deixa {left}."
        ),
        "lesson.draw.told": (
            "{other} teve que comprar até achar a {last}. O que tinha não encaixava em ponta"
            " nenhuma: vale lembrar, até que compre de novo."
        ),
        "lesson.draw.out": (
            "As pontas são {ends}. A {tile}, sua última peça, encaixa: jogue e bata."
        ),
        "lesson.draw.end": (
            "Você bateu e marca o valor do que ainda resta com {other}: {gain}. A rodada só tranca"
            " quando ninguém pode jogar e não há mais nada para comprar."
        ),
    },
}
"""By language and key."""

"""Portuguese: counting help, first-game lessons, the table in words."""

LEARN: dict[str, str | dict[str, str]] = {
    # Help at the table
    "aid.rules": "Regras",
    "aid.words": "Em palavras",
    "aid.hide.rules": "Ocultar as regras",
    "aid.hide.words": "Ocultar as palavras",
    "aid.counting.on": "Ajuda para contar",
    "aid.counting.off": "Sem ajuda para contar",
    "settings.counting": "Ajuda para contar na mesa",
    # Counting help
    "count.title": "Ajuda para contar",
    "count.caption": "Peças com cada número",
    "count.number": "Número",
    "count.table": "Jogadas",
    "count.own": "Suas",
    "count.unseen": "Por ver",
    "count.out": "esgotado",
    "count.passed": "Quem não tem",
    "count.lack": "{name} não tem {values}.",
    "count.no-lack": "Agora nenhuma passada ou compra diz nada.",
    "count.unseen.tiles": {"one": "{n} peça por ver", "other": "{n} peças por ver"},
    "count.colour": "{name}, {colour}: {n} por ver",
    # The lesson
    "lesson.start": "Primeira partida, passo a passo",
    "lesson.title": "Primeira partida: {game}",
    "lesson.step": "Passo {n} de {total}",
    "lesson.next": "Avançar",
    "lesson.back": "Voltar",
    "lesson.leave": "Sair",
    "lesson.play": "Jogar uma partida",
    "lesson.read-on": "Neste passo não há nada para jogar: escolha Avançar.",
    "lesson.other": "Essa jogada é permitida, mas este passo trata de outra.",
    "lesson.do.lead": "Abra com a {tile}.",
    "lesson.do.play": "Jogue a {tile} {where}.",
    "lesson.do.pass": "Passe a vez.",
    "lesson.do.place": "Coloque {stone} em {space}.",
    # Block
    "lesson.block.tiles": (
        "Você tem {own} peças. {other} tem {theirs} que você não vê, e {rest} ficam fora do jogo."
        " Vence a rodada quem joga primeiro todas as suas peças."
    ),
    "lesson.block.lead": "O sorteio diz que você abre. Qualquer peça serve; abra com a {tile}.",
    "lesson.block.join": (
        "{other} encaixou a {last} no seu {last_joined}: metades iguais se tocam. Agora as pontas"
        " são {ends}. Jogue a {tile} na ponta {joined}."
    ),
    "lesson.block.double": (
        "A {last} é uma dupla. As duplas ficam atravessadas e nada mais muda: as pontas são {ends}."
    ),
    "lesson.block.pass": "Nenhuma peça sua encaixa: as pontas são {ends}. Então você passa a vez.",
    "lesson.block.close": (
        "{other} jogou a {last}, e as pontas são {ends}. Jogue a {tile} na ponta {joined}."
    ),
    "lesson.block.told": (
        "{other} passa a vez e com isso diz algo: nenhuma peça dali encaixa nas pontas {ends}."
        " Neste jogo ninguém compra, então continua sendo assim."
    ),
    "lesson.block.again": (
        "Jogue a {tile}: ela encaixa na ponta {joined} e deixa {left} outra vez, e {other} tem que"
        " passar de novo."
    ),
    "lesson.block.blocked": (
        "Agora nada seu encaixa também. Passe a vez: quando todos passam, a rodada está trancada."
    ),
    "lesson.block.end": (
        "Sobra para você um valor de {pips}; para {other}, de {pips_other}. Quem tem menos marca o"
        " valor dos outros menos o próprio: {gain}. Se você tivesse jogado a última peça, contaria"
        " todo o dos outros."
    ),
    # All Fives
    "lesson.all-fives.tiles": (
        "Você tem {own} peças, {other} tem {theirs} e {rest} estão no monte. Há pontos quando as"
        " pontas somam um múltiplo de cinco."
    ),
    "lesson.all-fives.lead": (
        "Uma dupla conta com as duas metades; sozinha na mesa, conta uma vez. Abra com a {tile}:"
        " as pontas somam {makes}, e isso você marca."
    ),
    "lesson.all-fives.sum": (
        "{other} jogou a {last}: {last_sum} não é múltiplo de cinco. Jogue a {tile} na ponta"
        " {joined}: com uma peça nos dois lados compridos a {spinner} não conta, e as pontas"
        " somam {makes}."
    ),
    "lesson.all-fives.spinner": (
        "A {spinner} foi a primeira dupla: é o spinner, e agora os lados curtos também estão"
        " abertos. {other} não tinha peça que encaixasse, comprou {drawn} e pôs a {last} num lado"
        " curto. As pontas somam {last_sum}, pontos para {other}."
    ),
    "lesson.all-fives.none": (
        "Desta vez nenhuma peça sua dá um múltiplo de cinco. Jogue a {tile} na ponta {joined}:"
        " {makes}, sem pontos."
    ),
    "lesson.all-fives.double": (
        "A {last} numa ponta conta com as duas metades: {last_sum}. Jogue a {tile} na ponta"
        " {joined}: as pontas somam {makes}, e isso você marca."
    ),
    "lesson.all-fives.choose": (
        "A {tile} é a sua última peça e encaixa em duas pontas. Na outra soma {instead}, sem"
        " pontos. Jogue-a na ponta {joined}: {makes}."
    ),
    "lesson.all-fives.end": (
        "Você bateu com {score} pontos. {other} ainda tinha um valor de {pips_other} e o perde,"
        " arredondado a {lost}: o placar é {score_other}. Ao seu não se soma nada."
    ),
    # Blockers!
    "lesson.blockers.rack": (
        "As {rack} peças do seu suporte só você vê: um número, letras, um símbolo e o curinga. A"
        " ideia é manter a sua cor junta em poucos grupos."
    ),
    "lesson.blockers.number": (
        "Um número vai para qualquer casa da sua coluna. Coloque {stone} em {space}. Ela não toca"
        " a sua outra peça, então você tem {after} grupos."
    ),
    "lesson.blockers.symbol": (
        "Um símbolo vai para qualquer casa do seu bloco. Coloque {stone} em {space}: peças que se"
        " tocam de lado são um grupo, então você ainda tem {after}."
    ),
    "lesson.blockers.letter": (
        "Uma letra vai para qualquer casa da sua fileira. Coloque {stone} em {space}: ela se une"
        " ao grupo de cima. {b} só a toca pelo canto, e os cantos não unem: continuam {after}."
    ),
    "lesson.blockers.split": (
        "Você pode capturar a peça de outro tomando o lugar dela, mas nunca dividir um grupo: sem"
        " {a}, as peças {b} e {c} ficariam separadas. Por isso {a} está protegida; {b} e {c} podem"
        " ser capturadas."
    ),
    "lesson.blockers.take": "Coloque {stone} em {space}: você captura {victim}.",
    "lesson.blockers.cost": (
        "A peça capturada fica ao lado do seu suporte e conta contra você. Grupos mais capturas de"
        " uma cor: {groups} + {captured} = {score}. Vence a pontuação mais baixa."
    ),
    "lesson.blockers.wild": (
        "O curinga vai para qualquer casa. Coloque-o em {space}: ele toca {b} e {c} e faz um só"
        " dos seus dois grupos."
    ),
    "lesson.blockers.end": (
        "Sua pontuação agora é {groups} + {captured} = {score}. Cada um tem {turns} vezes ao todo;"
        " depois vence a pontuação mais baixa."
    ),
    # The table in words
    "text.title": "A mesa em palavras",
    "text.keys": "Teclas na mesa",
    "text.tiles": "Suas peças",
    "text.ends": "Onde se pode jogar",
    "text.last": "Última jogada",
    "text.scores": "Pontos",
    "text.counts": "Contagens",
    "text.board": "Tabuleiro",
    "text.taken": "Capturadas",
    "text.protected": "Protegidas de você",
    "text.no-tiles": "Você não tem peças.",
    "text.fits": "Encaixam: {tiles}.",
    "text.no-chain": "Ainda não há peças na mesa.",
    "text.line": "Da esquerda para a direita: {tiles}.",
    "text.arm.up": "Braço de cima, para fora: {tiles}.",
    "text.arm.down": "Braço de baixo, para fora: {tiles}.",
    "text.turn": "É a vez de {name}.",
    "text.free": "Casas livres: {spaces}.",
    "text.captures": "Capturas possíveis: {tiles}.",
    "text.pile": {"one": "{n} peça no monte", "other": "{n} peças no monte"},
    "text.row": "Fileira {row}: {tiles}.",
    "text.empty-board": "O tabuleiro está vazio.",
}

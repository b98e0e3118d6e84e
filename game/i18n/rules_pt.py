"""Portuguese: the rules in short."""

RULES: dict[str, str] = {
    "rules.title": "{game}: as regras em resumo",
    "rules.whole": "Todas as regras",
    "rules.goal": "Objetivo",
    "rules.turn": "Uma vez",
    "rules.score": "Pontos",
    "rules.end": "O fim",
    "rules.match": "Quem vence",
    # Block
    "rules.block.goal": (
        "Jogue todas as suas peças antes dos outros e marque o valor das que sobram com eles."
    ),
    "rules.block.deal": (
        "Cada um recebe {each} peças; as outras {rest} ficam fora do jogo, sem ninguém ver."
    ),
    "rules.block.lead.rotate": (
        "Um sorteio decide quem abre a primeira rodada; depois abre um de cada vez, em sentido"
        " horário."
    ),
    "rules.block.lead.highest-double": (
        "A maior dupla abre a primeira rodada; depois abre um de cada vez, em sentido horário."
    ),
    "rules.block.lead.winner": (
        "Um sorteio decide quem abre a primeira rodada; depois quem vence uma rodada abre a"
        " seguinte."
    ),
    "rules.block.join": (
        "Encaixe uma peça numa ponta de modo que metades iguais se toquem: a {tile} num {joined}"
        " deixa um {left}."
    ),
    "rules.block.must": "Quem pode jogar tem que jogar. Quem não pode passa e não compra nada.",
    "rules.block.double": "As duplas ficam atravessadas, mas há sempre só duas pontas.",
    "rules.block.blank": "Um branco só encaixa em outro branco.",
    "rules.block.place": "Colocar uma peça não dá pontos.",
    "rules.block.out": (
        "Quem joga a última peça marca o valor de todas as que sobram com os outros, por exemplo"
        " {out}."
    ),
    "rules.block.blocked.net": (
        "Quando ninguém pode jogar, a rodada está trancada: quem tem o menor valor marca o dos"
        " outros menos o próprio, por exemplo {lowest}."
    ),
    "rules.block.blocked.gross": (
        "Quando ninguém pode jogar, a rodada está trancada: quem tem o menor valor marca todo o"
        " dos outros, por exemplo {lowest}."
    ),
    "rules.block.shared": "Se mais de um tem o menor total, ninguém marca.",
    "rules.block.target": (
        "Jogam-se rodadas até um placar chegar a {n}; vence o mais alto no fim dessa rodada."
    ),
    # All Fives
    "rules.all-fives.goal": ("Faça a soma das pontas dar um múltiplo de cinco e marque essa soma."),
    "rules.all-fives.deal": "Cada um recebe {each} peças; as outras {rest} formam o monte.",
    "rules.all-fives.lead.lot": (
        "Um sorteio decide quem abre a primeira rodada; depois abre quem bateu. Depois de uma"
        " rodada trancada há novo sorteio."
    ),
    "rules.all-fives.lead.highest-double": (
        "A maior dupla abre a primeira rodada; depois abre quem bateu. Depois de uma rodada"
        " trancada decide um sorteio."
    ),
    "rules.all-fives.must": (
        "Uma peça encaixa numa ponta de modo que metades iguais se toquem. Quem pode jogar tem"
        " que jogar."
    ),
    "rules.all-fives.draw.0": (
        "Quem não pode jogar compra até uma peça encaixar; com o monte vazio, passa a vez."
    ),
    "rules.all-fives.draw.1": (
        "Quem não pode jogar compra até uma peça encaixar. A última do monte nunca é comprada:"
        " então passa a vez."
    ),
    "rules.all-fives.draw.2": (
        "Quem não pode jogar compra até uma peça encaixar. As duas últimas do monte nunca são"
        " compradas: então passa a vez."
    ),
    "rules.all-fives.spinner.first": (
        "A primeira dupla é o spinner: quando há uma peça nos dois lados compridos, os curtos"
        " também se abrem, e as pontas passam a quatro."
    ),
    "rules.all-fives.spinner.none": "Nenhuma dupla abre braços: há sempre duas pontas.",
    "rules.all-fives.sum": (
        "Depois de cada peça somam-se as pontas; um múltiplo de cinco é marcado na hora."
    ),
    "rules.all-fives.double": "Uma dupla numa ponta conta com as duas metades.",
    "rules.all-fives.alone": "Sozinha na mesa, conta uma vez: abrir com a {lead} soma {alone}.",
    "rules.all-fives.both.first": (
        "Depois a {right} soma {one}, sem pontos; a {left} do outro lado soma {both}. Daí em"
        " diante o spinner não conta, e um lado curto só conta quando tem peça."
    ),
    "rules.all-fives.both.none": (
        "Depois a {right} soma {one}, sem pontos; a {left} do outro lado soma {both}."
    ),
    "rules.all-fives.over": (
        "A rodada acaba quando alguém joga a última peça ou quando ninguém pode jogar nem comprar."
    ),
    "rules.all-fives.settle.own": (
        "Então cada um perde o valor que tem na mão, arredondado a cinco: {few} conta {fewer},"
        " {many} conta {more}."
    ),
    "rules.all-fives.settle.winner": (
        "Quem bate marca o valor dos outros arredondado a cinco, por exemplo {out}. Numa rodada"
        " trancada marca quem tem menos, descontado o seu: {lowest}."
    ),
    "rules.all-fives.below.own": "O placar pode ficar abaixo de zero.",
    "rules.all-fives.below.winner": "Se mais de um tem o menor total, ninguém marca.",
    "rules.all-fives.target.at-once": (
        "O primeiro placar que chega a {n} vence na hora, mesmo no meio da rodada."
    ),
    "rules.all-fives.target.after-hand": (
        "Jogam-se rodadas até um placar chegar a {n}; vence o mais alto no fim dessa rodada, e"
        " se for de mais de um há empate."
    ),
    # Blockers!
    "rules.blockers.goal.blockers": (
        "Mantenha suas peças juntas em poucos grupos e capture pouco: vence a pontuação mais baixa."
    ),
    "rules.blockers.goal.uptown": "Mantenha suas peças juntas: vence quem tem menos grupos.",
    "rules.blockers.deal.more": (
        "Cada um joga com uma cor de {all} peças, {rack} delas no suporte."
    ),
    "rules.blockers.deal.two": (
        "Cada um tem duas cores de {all} peças, separadas, com {rack} de cada uma num suporte."
    ),
    "rules.blockers.play": "Coloque uma peça do suporte e compre outra da mesma cor.",
    "rules.blockers.labels": (
        "Um número vai para a sua coluna, uma letra para a sua fileira, um símbolo para o seu"
        " bloco, o curinga para qualquer casa."
    ),
    "rules.blockers.take": (
        "A casa está vazia ou tem uma peça de outro: você a captura tomando o lugar dela."
    ),
    "rules.blockers.split": (
        "Uma captura não pode dividir um grupo: de três peças em linha pode-se tomar uma das"
        " pontas, a do meio está protegida. Uma peça sozinha sempre pode ser tomada."
    ),
    "rules.blockers.must": (
        "Você não precisa capturar enquanto uma peça sua couber numa casa vazia."
    ),
    "rules.blockers.group": (
        "Peças de uma cor que se tocam de lado formam um grupo; os cantos não unem, e uma peça"
        " sozinha também é um grupo."
    ),
    "rules.blockers.sum.blockers": (
        "Sua pontuação: os seus grupos mais as peças da cor que você mais capturou. Com {g}"
        " grupos, uma peça de cada uma de {taken} cores dá {spread}; {taken} da mesma cor dão"
        " {heaped}."
    ),
    "rules.blockers.sum.uptown": "Sua pontuação é o número dos seus grupos.",
    "rules.blockers.turns": (
        "Cada um tem {turns} vezes; {kept} peças de cada cor ficam no suporte."
    ),
    "rules.blockers.last": "A última volta é anunciada.",
    "rules.blockers.tie": (
        "Com pontuações iguais vence quem capturou menos; se isso também empatar, a vitória é"
        " dividida."
    ),
}

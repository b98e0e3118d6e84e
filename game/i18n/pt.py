"""Portuguese texts: Brazilian, in words that Portugal understands too."""

TEXTS: dict[str, str | dict[str, str]] = {
    "page.title": "Jogos de peças",
    "game.block.about": (
        "Encaixe suas peças nas pontas, termine antes dos outros e marque o valor das peças deles."
    ),
    "game.all-fives.about": "Faça as pontas somarem um múltiplo de cinco e marque a soma.",
    "game.blockers.about": "Junte suas peças em poucos grupos e capture pouco.",
    # Numbers and tiles as they are spoken
    "number.0": "branco",
    "number.1": "um",
    "number.2": "dois",
    "number.3": "três",
    "number.4": "quatro",
    "number.5": "cinco",
    "number.6": "seis",
    "tile.spoken": "{high}-{low}",
    "tile.double": "dupla de {value}",
    "list.and": "{first} e {last}",
    "list.nor": "{first} nem {last}",
    # Seats
    "seat.you": "Você",
    "seat.west": "Oeste",
    "seat.north": "Norte",
    "seat.east": "Leste",
    "seat.northwest": "Noroeste",
    "seat.northeast": "Nordeste",
    "seat.player": "Jogador {n}",
    # Start screen
    "start.play": "Jogar",
    "start.continue": "Continuar",
    "start.new": "Nova partida",
    "start.summary": "{game}, {players}, até {points}",
    "start.turn": "{game}: vez {turn}",
    "start.running": "Rodada {hand}: {scores}",
    "start.players": "Jogadores",
    "start.players.count": {"one": "{n} jogador", "other": "{n} jogadores"},
    "start.people": "Quem joga",
    "start.people.hint": (
        "Várias pessoas jogam neste aparelho: ele passa de mão em mão, com uma tela no meio."
    ),
    "start.person": "Pessoa",
    "start.computer": "Computador",
    "cover.title": "Agora é {name}",
    "cover.hint": "Passe o aparelho. Nesta tela não há nada secreto.",
    "cover.open": "Sou {name}",
    "start.game": "Jogo",
    "start.rules": "Regras",
    "start.settings": "Configurações",
    "start.leaves": "Uma nova partida toma o lugar da que está em curso, que conta como perdida.",
    "settings.language": "Idioma",
    "settings.theme": "Cores",
    "settings.theme.system": "Automáticas",
    "settings.theme.light": "Claras",
    "settings.theme.dark": "Escuras",
    "settings.pace": "Ritmo do computador",
    "settings.pace.slow": "Lento",
    "settings.pace.medium": "Médio",
    "settings.pace.fast": "Rápido",
    "settings.pace.instant": "Instantâneo",
    "settings.pass-alone": "Passar a vez por mim quando nada encaixar",
    "language.en": "English",
    "language.es": "Español",
    "language.it": "Italiano",
    "language.pt": "Português",
    # Options of the games
    "option.target": "Meta",
    "option.target.hint": "A partida termina quando alguém chega a esses pontos.",
    "option.target.bad": "A meta deve ser um número inteiro de 1 a 9999.",
    "option.opener": "Quem abre",
    "option.opener.hint": "Quem joga a primeira peça de uma rodada.",
    "option.opener.rotate": "Por sorteio, depois em rodízio",
    "option.opener.highest-double": "A maior dupla na primeira rodada",
    "option.opener.winner": "Por sorteio, depois quem vence a rodada",
    "option.opener.lot": "Por sorteio, depois quem bateu",
    "option.deal": "Peças para cada um",
    "option.deal.hint": "Em dois, em três ou em quatro.",
    "option.deal.9-7-5": "9, 7 ou 5",
    "option.deal.5-5-5": "Sempre 5",
    "option.deal.7-5-5": "7, 5 ou 5",
    "option.finish": "Fim da partida",
    "option.finish.hint": "Quando vence quem chegou à meta.",
    "option.finish.at-once": "Na hora, durante a rodada",
    "option.finish.after-hand": "Depois do acerto da rodada",
    "option.floor": "Ficam no monte",
    "option.floor.hint": "Essas peças nunca são compradas.",
    "option.floor.0": "Nenhuma",
    "option.floor.1": "Uma peça",
    "option.floor.2": "Duas peças",
    "option.settlement": "Peças que sobram",
    "option.settlement.hint": (
        "O Pagat dá como regra principal os pontos para quem vence e como variante cada um"
        " perder os seus."
    ),
    "option.settlement.own": "Cada um perde as suas",
    "option.settlement.winner": "Quem vence marca",
    "option.spinner": "Spinner",
    "option.spinner.hint": "A dupla que abre quatro pontas.",
    "option.spinner.first": "A primeira dupla",
    "option.spinner.none": "Nenhum, só duas pontas",
    "option.scoring": "Pontuação",
    "option.scoring.hint": "Vence a pontuação mais baixa.",
    "option.scoring.blockers": "Grupos e capturas",
    "option.scoring.uptown": "Só grupos",
    "option.block-score": "Rodada trancada",
    "option.block-score.hint": "O que marca quem tem o menor valor quando ninguém pode jogar.",
    "option.block-score.net": "O valor dos outros menos o próprio",
    "option.block-score.gross": "Todo o valor dos outros",
    # Table
    "table.menu": "Menu",
    "table.sheet": "Placar",
    "table.sheet.close": "Fechar",
    "table.hand": "Rodada {hand}",
    "table.target": "até {target}",
    "table.players": "Jogadores",
    "table.tiles": {"one": "{n} peça", "other": "{n} peças"},
    "table.points": {"one": "{n} ponto", "other": "{n} pontos"},
    "table.turn": "na vez",
    "table.passed": "passou",
    "table.chain.empty": "Linha: ainda sem peças",
    "table.chain.ends": {
        "one": "Linha: {n} peça, {ends}",
        "other": "Linha: {n} peças, {ends}",
    },
    "table.your-tiles": "Suas peças",
    "table.lot": "Sorteio: quem abre",
    "table.lot.you": "Você abre.",
    "table.lot.other": "{name} abre.",
    "table.log": "Esta rodada",
    "table.boneyard": "Monte",
    "table.boneyard.count": {"one": "Monte: {n} peça", "other": "Monte: {n} peças"},
    "table.spinner.closed": "spinner, lados curtos fechados",
    "table.spinner.open": "spinner, lados curtos abertos",
    # Ends of the chain
    "ends.are": "as pontas são {ends}",
    "ends.same": "as duas pontas são {value}",
    "ends.all": "todas as pontas são {value}",
    "end.value": "na ponta {value}",
    "end.left": "à esquerda",
    "end.right": "à direita",
    "end.up": "no braço de cima",
    "end.down": "no braço de baixo",
    # What can be done
    "do.play": "Jogar {tile}",
    "do.play.leaves": "Jogar {tile} {where}, deixa {value}",
    "do.lead": "Abrir com {tile}",
    "do.pass": "Passar a vez",
    "do.draw": "Comprar",
    "do.skip": "Pular a vez",
    "do.next-hand": "Próxima rodada",
    "do.again": "Jogar de novo",
    # What the page says to the player whose turn it is
    "ask.lead": "Você abre: jogue qualquer peça.",
    "ask.must-lead": "Você abre, e tem que ser com a {tile}.",
    "ask.play": "Sua vez: {ends}.",
    "ask.pass": "Sua vez: sem {ends}, você passa.",
    "ask.draw": "Sua vez: sem {ends}, você compra.",
    "ask.makes": "A {tile} na ponta {joined} soma {sum}: {points}.",
    "ask.no-points": "sem pontos",
    "ask.pick": "Sua vez: escolha uma peça do suporte.",
    "ask.skip": "Nenhuma peça sua pode ser colocada: a vez é pulada.",
    "ask.lead.again": "A {tile} está escolhida: escolha-a de novo para abrir.",
    "ask.fits.one": "A {tile} encaixa na ponta {joined} e deixa {left}.",
    "ask.fits.many": "A {tile} encaixa em mais de uma ponta: escolha onde.",
    # Why not
    "why.no-fit": "Você não pode jogar a {tile}: {ends}.",
    "why.wrong-end": "A {tile} não encaixa nessa ponta.",
    "why.must-lead": "Você não pode abrir com a {tile}: tem que ser com a {demanded}.",
    "why.boneyard-closed": "Já não dá para comprar do monte.",
    "why.wrong-space": "{label} não pode ir para {space}.",
    "why.own-tile": "A peça em {space} é sua.",
    "why.protected": "A peça em {space} está protegida: sem ela o grupo se dividiria.",
    "why.closed-colour": "Essa cor está fechada: restam as quatro últimas peças.",
    "why.must-place": "Você não pode pular a vez: pode colocar uma peça.",
    "why.pick-first": "Escolha antes uma peça do suporte.",
    "why.must-play": "Você não pode passar a vez: tem uma peça que encaixa.",
    "why.must-play.draw": "Você não pode comprar: tem uma peça que encaixa.",
    "why.not-your-turn": "Ainda não é a sua vez: é a vez de {name}.",
    "why.other": "Essa jogada não é possível agora.",
    # What has happened
    "say.turned-up.you": "você vira a {tile}",
    "say.turned-up.other": "{name} vira a {tile}",
    "say.lot.you": "O sorteio: {turned}. Você abre.",
    "say.lot.other": "O sorteio: {turned}. {name} abre.",
    "say.dealt.you": "Rodada {hand}: você abre.",
    "say.dealt.other": "Rodada {hand}: {name} abre.",
    "say.led.you": "Você abre com a {tile}.",
    "say.led.other": "{name} abre com a {tile}.",
    "say.played.you": "Você joga a {tile} {where}.",
    "say.played.other": "{name} joga a {tile} {where}.",
    "say.passed.you": "Você passa a vez: não tem {ends}.",
    "say.passed.other": "{name} passa a vez: não tem {ends}.",
    "say.drew.you": "Você compra a {tile}.",
    "say.drew.other": "{name} compra uma peça.",
    "say.counted": "As pontas somam {sum}.",
    "say.starts.you": "Você começa.",
    "say.starts.other": "{name} começa.",
    "say.placed.you": "Você coloca {stone} em {space}.",
    "say.placed.other": "{name} coloca {stone} em {space}.",
    "say.captured.you": "Você captura {stone}.",
    "say.captured.other": "{name} captura {stone}.",
    "say.refilled.you": "Você compra {stone}.",
    "say.refilled.other": "{name} compra {stone}.",
    "say.skipped.you": "Você pula a vez: não há nada para colocar.",
    "say.skipped.other": "{name} pula a vez: não há nada para colocar.",
    "say.last-round": "Última volta: cada um tem mais uma vez.",
    "say.game-over": "A partida terminou.",
    "say.shared-win": "{names} dividem a vitória.",
    "say.out.you": "Você bate.",
    "say.out.other": "{name} bate.",
    "say.blocked": "Ninguém pode jogar: rodada trancada.",
    "say.reached.you": "Você chega a {score} pontos.",
    "say.reached.other": "{name} chega a {score} pontos.",
    "say.scored.you": "Você marca {sum}.",
    "say.scored.other": "{name} marca {sum}.",
    "say.nothing.you": "Você vence a rodada sem pontos.",
    "say.nothing.other": "{name} vence a rodada sem pontos.",
    "say.shared": "Mais de um jogador tem o menor total: ninguém marca.",
    "say.own": "Cada um perde o valor que sobrou, arredondado a cinco.",
    "say.rounded": "{sum}, arredondado para {n}",
    "say.won.you": "Você vence a partida.",
    "say.won.other": "{name} vence a partida.",
    "say.tied": "{names}: partida empatada.",
    # Settlement
    "settle.left": "Peças",
    "settle.none": "nenhuma",
    "settle.pips": "Valor",
    "settle.points": "Pontos",
    "settle.score": "Placar",
    # Score sheet
    "sheet.title": "Placar",
    "sheet.hand": "Rodada",
    "sheet.total": "Total",
    "sheet.target": "Vence quem chega a {target}",
    "sheet.pegs": "Cada furo vale {n} pontos.",
    # About
    "about.title": "Sobre",
    "about.back": "Voltar",
    "about.what": (
        "Dominó em uma única página: funciona no seu navegador, sem conta e sem publicidade."
    ),
    "about.private.title": "Nada sai deste dispositivo",
    "about.private": (
        "A página não envia nada a lugar nenhum e não pede nada a outros sites. Sua partida e"
        " suas configurações ficam guardadas apenas neste navegador."
    ),
    "about.fair.title": "Jogo limpo",
    "about.fair": (
        "Em cada lugar, o computador sabe apenas o que um jogador sentado ali pode ver: as"
        " próprias peças, a mesa e quem passou a vez."
    ),
    "about.rules.title": "As regras",
    "about.rules": (
        "Aqui se joga Block e All Fives com as regras que o Pagat (pagat.com) descreve,"
        " contadas com as nossas palavras."
    ),
    "about.blockers": (
        "{title} é aqui uma implementação não oficial das regras de um jogo de"
        " Kory Heath, sem ligação com as editoras."
    ),
    "about.licences.title": "Licenças",
    "about.licences": (
        "O jogo é software livre sob a licença MIT. Contém Pyodide (MPL-2.0) com Python (licença"
        " PSF) e PyScript (Apache-2.0)."
    ),
    "about.notice": "Todos os avisos legais",
    # Troubles
    "trouble.storage-denied": (
        "Este navegador não guarda nada desta página, por isso a partida se perde quando você"
        " sai. Permita os dados do site para guardá-la."
    ),
    "trouble.storage-full": (
        "O armazenamento do navegador está cheio: não é possível salvar a partida. Libere espaço;"
        " até lá, mantenha esta página aberta."
    ),
    "trouble.save-unreadable": (
        "Não é possível ler a partida salva. Ela ficou à parte, e você pode começar uma nova."
    ),
    "trouble.save-newer": (
        "A partida salva é de uma versão mais nova desta página. Ela ficou à parte; recarregue a"
        " página para obter essa versão."
    ),
    "trouble.bad-address": (
        "O endereço pede um jogo ou uma regra que esta página não tem. Em vez disso, valem as"
        " suas últimas escolhas."
    ),
    "trouble.close": "Fechar",
}

"""English texts."""

TEXTS: dict[str, str | dict[str, str]] = {
    "page.title": "Tile games",
    "game.block.about": (
        "Match the ends, get rid of your tiles, and leave the others with the pips."
    ),
    "game.all-fives.about": "Make the open ends add up to a multiple of five, and score the sum.",
    "game.blockers.about": "Keep your tiles together in few groups, and capture little.",
    # Numbers and tiles as they are spoken
    "number.0": "blank",
    "number.1": "one",
    "number.2": "two",
    "number.3": "three",
    "number.4": "four",
    "number.5": "five",
    "number.6": "six",
    "tile.spoken": "{high}-{low}",
    "tile.double": "double {value}",
    "list.and": "{first} and {last}",
    "list.nor": "{first} or {last}",
    # Seats
    "seat.you": "You",
    "seat.west": "West",
    "seat.north": "North",
    "seat.east": "East",
    "seat.northwest": "Northwest",
    "seat.northeast": "Northeast",
    "seat.player": "Player {n}",
    # Start screen
    "start.play": "Play",
    "start.continue": "Continue",
    "start.new": "New match",
    "start.summary": "{game}, {players}, to {points}",
    "start.turn": "{game}: turn {turn}",
    "start.running": "Hand {hand}: {scores}",
    "start.players": "Players",
    "start.players.count": {"one": "{n} player", "other": "{n} players"},
    "start.people": "Who plays",
    "start.people.hint": (
        "Several people play on this device: it goes round, with a cover in between."
    ),
    "start.person": "Person",
    "start.computer": "Computer",
    "cover.title": "{name} is next",
    "cover.hint": "Pass the device on. Nothing on this screen is secret.",
    "cover.open": "I am {name}",
    "start.game": "Game",
    "start.rules": "Rules",
    "start.settings": "Settings",
    "start.leaves": "A new match takes the place of the running one, which then counts as lost.",
    "settings.language": "Language",
    "settings.theme": "Colours",
    "settings.theme.system": "As the device",
    "settings.theme.light": "Light",
    "settings.theme.dark": "Dark",
    "settings.pace": "Pace of the computer",
    "settings.pace.slow": "Slow",
    "settings.pace.medium": "Medium",
    "settings.pace.fast": "Fast",
    "settings.pace.instant": "Instant",
    "settings.pass-alone": "Pass for me when nothing fits",
    "language.en": "English",
    "language.es": "Español",
    "language.it": "Italiano",
    "language.pt": "Português",
    # Options of the games
    "option.target": "Target",
    "option.target.hint": "The match ends when somebody has this many points.",
    "option.target.bad": "The target must be a whole number from 1 to 9999.",
    "option.opener": "Who leads",
    "option.opener.hint": "Who plays the first tile of a hand.",
    "option.opener.rotate": "By lot, then in turn",
    "option.opener.highest-double": "The highest double leads first",
    "option.opener.winner": "By lot, then the winner of the hand",
    "option.opener.lot": "By lot, then who went out",
    "option.deal": "Tiles to each",
    "option.deal.hint": "For two, three or four players.",
    "option.deal.9-7-5": "9, 7 or 5",
    "option.deal.5-5-5": "Always 5",
    "option.deal.7-5-5": "7, 5 or 5",
    "option.finish": "End of the match",
    "option.finish.hint": "When a score that has reached the target wins.",
    "option.finish.at-once": "At once, in play",
    "option.finish.after-hand": "After the hand is settled",
    "option.floor": "Left in the boneyard",
    "option.floor.hint": "So many tiles are never drawn.",
    "option.floor.0": "None",
    "option.floor.1": "One tile",
    "option.floor.2": "Two tiles",
    "option.settlement": "Tiles left at the end",
    "option.settlement.hint": (
        "Pagat gives the winner’s gain as the main rule and the own loss as a variation."
    ),
    "option.settlement.own": "Everybody loses their own",
    "option.settlement.winner": "The winner scores them",
    "option.spinner": "Spinner",
    "option.spinner.hint": "The double that opens four arms.",
    "option.spinner.first": "The first double",
    "option.spinner.none": "None, only two ends",
    "option.scoring": "Scoring",
    "option.scoring.hint": "The lowest score wins.",
    "option.scoring.blockers": "Groups and captures",
    "option.scoring.uptown": "Groups alone",
    "option.block-score": "Blocked hand",
    "option.block-score.hint": "What the lowest hand scores when nobody can play.",
    "option.block-score.net": "The others’ pips less its own",
    "option.block-score.gross": "All the others’ pips",
    # Table
    "table.menu": "Menu",
    "table.sheet": "Scores",
    "table.sheet.close": "Close",
    "table.hand": "Hand {hand}",
    "table.target": "to {target}",
    "table.players": "Players",
    "table.tiles": {"one": "{n} tile", "other": "{n} tiles"},
    "table.points": {"one": "{n} point", "other": "{n} points"},
    "table.turn": "to play",
    "table.passed": "passed",
    "table.chain.empty": "Chain: no tile yet",
    "table.chain.ends": {
        "one": "Chain: {n} tile, {ends}",
        "other": "Chain: {n} tiles, {ends}",
    },
    "table.your-tiles": "Your tiles",
    "table.lot": "Lot for the first lead",
    "table.lot.you": "You lead.",
    "table.lot.other": "{name} leads.",
    "table.log": "This hand",
    "table.boneyard": "Boneyard",
    "table.boneyard.count": {"one": "Boneyard: {n} tile", "other": "Boneyard: {n} tiles"},
    "table.spinner.closed": "spinner, short sides closed",
    "table.spinner.open": "spinner, short sides open",
    # Ends of the chain
    "ends.are": "the ends are {ends}",
    "ends.same": "both ends are {value}",
    "ends.all": "all ends are {value}",
    "end.value": "on the {value} end",
    "end.left": "on the left",
    "end.right": "on the right",
    "end.up": "on the upper arm",
    "end.down": "on the lower arm",
    # What can be done
    "do.play": "Play {tile}",
    "do.play.leaves": "Play {tile} {where}, leaves {value}",
    "do.lead": "Lead {tile}",
    "do.pass": "Pass",
    "do.draw": "Draw",
    "do.skip": "Skip the turn",
    "do.next-hand": "Next hand",
    "do.again": "Play again",
    # What the page says to the player whose turn it is
    "ask.lead": "You lead: play any tile.",
    "ask.must-lead": "You lead, and it must be {tile}.",
    "ask.play": "Your turn: {ends}.",
    "ask.pass": "Your turn: nothing fits {ends}, so you pass.",
    "ask.draw": "Your turn: nothing fits {ends}, so you draw.",
    "ask.makes": "{tile} on the {joined} end makes {sum}: {points}.",
    "ask.no-points": "no points",
    "ask.pick": "Your turn: choose a tile of your rack.",
    "ask.skip": "None of your tiles can be placed: the turn is skipped.",
    "ask.lead.again": "{tile} is chosen: choose it again to lead it.",
    "ask.fits.one": "{tile} fits the {joined} end and leaves {left}.",
    "ask.fits.many": "{tile} fits more than one end: choose where.",
    # Why not
    "why.no-fit": "You can’t play {tile}: {ends}.",
    "why.wrong-end": "{tile} doesn’t fit that end.",
    "why.must-lead": "You can’t lead {tile}: it must be {demanded}.",
    "why.boneyard-closed": "The boneyard can’t be drawn from any more.",
    "why.wrong-space": "{label} can’t go to {space}.",
    "why.own-tile": "The tile on {space} is your own.",
    "why.protected": "The tile on {space} is protected: without it its group would split.",
    "why.closed-colour": "That colour is closed: it is down to its last four tiles.",
    "why.must-place": "You can’t skip: a tile of yours can be placed.",
    "why.pick-first": "Choose a tile of your rack first.",
    "why.must-play": "You can’t pass: a tile of yours fits.",
    "why.must-play.draw": "You can’t draw: a tile of yours fits.",
    "why.not-your-turn": "It isn’t your turn yet: {name} is to play.",
    "why.other": "That move isn’t possible now.",
    # What has happened
    "say.turned-up.you": "you turn up {tile}",
    "say.turned-up.other": "{name} turns up {tile}",
    "say.lot.you": "The lot: {turned}. You lead.",
    "say.lot.other": "The lot: {turned}. {name} leads.",
    "say.dealt.you": "Hand {hand}: you lead.",
    "say.dealt.other": "Hand {hand}: {name} leads.",
    "say.led.you": "You lead {tile}.",
    "say.led.other": "{name} leads {tile}.",
    "say.played.you": "You play {tile} {where}.",
    "say.played.other": "{name} plays {tile} {where}.",
    "say.passed.you": "You pass: nothing fits {ends}.",
    "say.passed.other": "{name} passes: nothing fits {ends}.",
    "say.drew.you": "You draw {tile}.",
    "say.drew.other": "{name} draws a tile.",
    "say.counted": "The ends make {sum}.",
    "say.starts.you": "You start.",
    "say.starts.other": "{name} starts.",
    "say.placed.you": "You place {stone} on {space}.",
    "say.placed.other": "{name} places {stone} on {space}.",
    "say.captured.you": "You capture {stone}.",
    "say.captured.other": "{name} captures {stone}.",
    "say.refilled.you": "You draw {stone}.",
    "say.refilled.other": "{name} draws {stone}.",
    "say.skipped.you": "You skip: nothing can be placed.",
    "say.skipped.other": "{name} skips: nothing can be placed.",
    "say.last-round": "Last round: everybody has one more turn.",
    "say.game-over": "The game is over.",
    "say.shared-win": "{names} share the victory.",
    "say.out.you": "You go out.",
    "say.out.other": "{name} goes out.",
    "say.blocked": "Nobody can play: the hand is blocked.",
    "say.reached.you": "You reach {score} points.",
    "say.reached.other": "{name} reaches {score} points.",
    "say.scored.you": "You score {sum}.",
    "say.scored.other": "{name} scores {sum}.",
    "say.nothing.you": "You win the hand without points.",
    "say.nothing.other": "{name} wins the hand without points.",
    "say.shared": "The lowest total is shared: nobody scores.",
    "say.own": "Everybody loses the pips left, rounded to five.",
    "say.rounded": "{sum}, rounded to {n}",
    "say.won.you": "You win the match.",
    "say.won.other": "{name} wins the match.",
    "say.tied": "{names} tie the match.",
    # Settlement
    "settle.left": "Tiles left",
    "settle.none": "none",
    "settle.pips": "Pips",
    "settle.points": "Points",
    "settle.score": "Score",
    # Score sheet
    "sheet.title": "Score sheet",
    "sheet.hand": "Hand",
    "sheet.total": "Total",
    "sheet.target": "First to {target}",
    "sheet.pegs": "A hole is {n} points.",
    # About
    "about.title": "About",
    "about.back": "Back",
    "about.what": (
        "Dominoes on one page: it runs in your browser, without an account and without"
        " advertisements."
    ),
    "about.private.title": "Nothing leaves this device",
    "about.private": (
        "The page sends nothing anywhere and asks no other site for anything. Your match and your"
        " settings are kept in this browser only."
    ),
    "about.fair.title": "Fair play",
    "about.fair": (
        "The computer players know only what a player in their seat can see: their own tiles, the"
        " table, and who passed."
    ),
    "about.rules.title": "The rules",
    "about.rules": (
        "Block and All Fives are played here by the rules that Pagat (pagat.com) describes,"
        " in our own words."
    ),
    "about.blockers": (
        "{title} is here an unofficial implementation of the rules of a game"
        " by Kory Heath, not connected with its publishers."
    ),
    "about.licences.title": "Licences",
    "about.licences": (
        "The game is free software under the MIT licence. It contains Pyodide (MPL-2.0) with"
        " Python (PSF licence) and PyScript (Apache-2.0)."
    ),
    "about.notice": "All notices",
    # Troubles
    "trouble.storage-denied": (
        "This browser keeps nothing for this page, so the match is lost when you leave. Allow site"
        " data to keep it."
    ),
    "trouble.storage-full": (
        "The browser’s storage is full: the match can’t be saved. Free some space; until then,"
        " keep this page open."
    ),
    "trouble.save-unreadable": (
        "The saved match can’t be read. It has been set aside, and you can start a new one."
    ),
    "trouble.save-newer": (
        "The saved match was made by a newer version of this page. It has been set aside; reload"
        " the page to get that version."
    ),
    "trouble.bad-address": (
        "The address asks for a game or rule that this page doesn’t have. Your last choices are"
        " used instead."
    ),
    "trouble.close": "Close",
}

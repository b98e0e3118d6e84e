"""English: counting help, first-game lessons, the table in words."""

LEARN: dict[str, str | dict[str, str]] = {
    # Help at the table
    "aid.rules": "Rules",
    "aid.words": "In words",
    "aid.hide.rules": "Hide the rules",
    "aid.hide.words": "Hide the words",
    "aid.counting.on": "Counting help",
    "aid.counting.off": "No counting help",
    "settings.counting": "Counting help at the table",
    # Counting help
    "count.title": "Counting help",
    "count.caption": "Tiles with each number",
    "count.number": "Number",
    "count.table": "Played",
    "count.own": "Yours",
    "count.unseen": "Unseen",
    "count.out": "played out",
    "count.passed": "Who holds none",
    "count.lack": "{name} holds no {values}.",
    "count.no-lack": "No pass or draw tells anything now.",
    "count.unseen.tiles": {"one": "{n} unseen tile", "other": "{n} unseen tiles"},
    "count.colour": "{name}, {colour}: {n} unseen",
    # The lesson
    "lesson.start": "First game, step by step",
    "lesson.title": "First game: {game}",
    "lesson.step": "Step {n} of {total}",
    "lesson.next": "Next",
    "lesson.back": "Back",
    "lesson.leave": "Leave",
    "lesson.play": "Play a match",
    "lesson.read-on": "There is nothing to play in this step: choose Next.",
    "lesson.other": "That move is allowed, but this step is about another one.",
    "lesson.do.lead": "Lead {tile}.",
    "lesson.do.play": "Play {tile} {where}.",
    "lesson.do.pass": "Pass.",
    "lesson.do.place": "Place {stone} on {space}.",
    # Block
    "lesson.block.tiles": (
        "You hold {own} tiles. {other} holds {theirs} that you can’t see, and {rest} stay out of"
        " play. Whoever plays all their tiles first wins the hand."
    ),
    "lesson.block.lead": "The lot says that you lead. Any tile would do; lead {tile}.",
    "lesson.block.join": (
        "{other} has joined {last} to your {last_joined}: equal halves touch. The ends are"
        " {ends} now. Play {tile} on the {joined} end."
    ),
    "lesson.block.double": (
        "{last} is a double. Doubles lie crosswise, which changes nothing else: the ends are"
        " {ends}."
    ),
    "lesson.block.pass": "None of your tiles fits: the ends are {ends}. So you pass.",
    "lesson.block.close": (
        "{other} has played {last}, so the ends are {ends}. Play {tile} on the {joined} end."
    ),
    "lesson.block.told": (
        "{other} passes and so tells you something: no tile there fits the ends {ends}. Nobody"
        " draws in this game, so that stays true."
    ),
    "lesson.block.again": (
        "Play {tile}: it fits the {joined} end and leaves {left} again, so {other} must pass once"
        " more."
    ),
    "lesson.block.blocked": (
        "Now nothing of yours fits either. Pass, and with everybody passing the hand is blocked."
    ),
    "lesson.block.end": (
        "You have {pips} pips left, {other} has {pips_other}. The lowest hand scores the others’"
        " pips less its own: {gain}. Had you played your last tile, all their pips would count."
    ),
    # All Fives
    "lesson.all-fives.tiles": (
        "You hold {own} tiles, {other} holds {theirs}, and {rest} lie in the boneyard. Points come"
        " when the open ends add up to a multiple of five."
    ),
    "lesson.all-fives.lead": (
        "A double counts both halves; as the only tile it counts once. Lead {tile}: the ends make"
        " {makes}, and you score that."
    ),
    "lesson.all-fives.sum": (
        "{other} has played {last}: {last_sum} is no multiple of five. Play {tile} on the"
        " {joined} end: with a tile on both long sides {spinner} counts nothing, and the ends"
        " make {makes}."
    ),
    "lesson.all-fives.spinner": (
        "{spinner} was the first double: it is the spinner, and now its short sides are open too."
        " {other} had no tile that fits, drew {drawn} and put {last} on a short side. The ends"
        " make {last_sum}, points for {other}."
    ),
    "lesson.all-fives.none": (
        "This time no tile of yours makes a multiple of five. Play {tile} on the {joined} end:"
        " {makes}, no points."
    ),
    "lesson.all-fives.double": (
        "{last} at an end counts both halves: {last_sum}. Play {tile} on the {joined} end: the"
        " ends make {makes}, and you score that."
    ),
    "lesson.all-fives.choose": (
        "{tile} is your last tile, and it fits two ends. On the other one it makes {instead}, no"
        " points. Play it on the {joined} end: {makes}."
    ),
    "lesson.all-fives.end": (
        "You have gone out with {score} points. {other} still held {pips_other} pips and loses"
        " them, rounded to {lost}: the score is {score_other}. Nothing is added to yours."
    ),
    # Blockers!
    "lesson.blockers.rack": (
        "The {rack} tiles on your rack only you can see: a number, letters, a symbol and the wild"
        " tile. The aim is to keep your colour together in few groups."
    ),
    "lesson.blockers.number": (
        "A number goes anywhere in its column. Place {stone} on {space}. It doesn’t touch your"
        " other tile, so you have {after} groups."
    ),
    "lesson.blockers.symbol": (
        "A symbol goes anywhere in its block. Place {stone} on {space}: tiles that touch by a"
        " side are one group, so you still have {after}."
    ),
    "lesson.blockers.letter": (
        "A letter goes anywhere in its row. Place {stone} on {space}: it joins the group above."
        " {b} touches it only at a corner, and corners don’t join, so it stays at {after}."
    ),
    "lesson.blockers.split": (
        "You can capture another player’s tile by taking its place, but never split a group:"
        " without {a} the tiles {b} and {c} would fall apart. So {a} is protected; {b} and {c}"
        " can be captured."
    ),
    "lesson.blockers.take": "Place {stone} on {space}: you capture {victim}.",
    "lesson.blockers.cost": (
        "The captured tile lies beside your rack and counts against you. Groups plus captures of"
        " one colour: {groups} + {captured} = {score}. The lowest score wins."
    ),
    "lesson.blockers.wild": (
        "The wild tile goes anywhere. Place it on {space}: it touches {b} and {c} and joins your"
        " two groups into one."
    ),
    "lesson.blockers.end": (
        "Your score is {groups} + {captured} = {score} now. Everybody has {turns} turns in all;"
        " then the lowest score wins."
    ),
    # The table in words
    "text.title": "The table in words",
    "text.keys": "Keys at the table",
    "text.tiles": "Your tiles",
    "text.ends": "Where play goes on",
    "text.last": "Last move",
    "text.scores": "Scores",
    "text.counts": "Counts",
    "text.board": "Board",
    "text.taken": "Captured",
    "text.protected": "Protected from you",
    "text.no-tiles": "You hold no tiles.",
    "text.fits": "These fit: {tiles}.",
    "text.no-chain": "No tile lies on the table yet.",
    "text.line": "From left to right: {tiles}.",
    "text.arm.up": "Upper arm, outwards: {tiles}.",
    "text.arm.down": "Lower arm, outwards: {tiles}.",
    "text.turn": "{name} is to play.",
    "text.free": "Free spaces: {spaces}.",
    "text.captures": "Possible captures: {tiles}.",
    "text.pile": {"one": "{n} tile in the pile", "other": "{n} tiles in the pile"},
    "text.row": "Row {row}: {tiles}.",
    "text.empty-board": "The board is empty.",
}

"""English: the rules in short."""

RULES: dict[str, str] = {
    "rules.title": "{game}: the rules in short",
    "rules.whole": "All the rules",
    "rules.goal": "Goal",
    "rules.turn": "A turn",
    "rules.score": "Scoring",
    "rules.end": "The end",
    "rules.match": "Winning",
    # Block
    "rules.block.goal": (
        "Be the first to play all your tiles; the pips left with the others are your points."
    ),
    "rules.block.deal": "Everybody gets {each} tiles; the other {rest} stay out of play, unseen.",
    "rules.block.lead.rotate": (
        "A lot decides who leads the first hand; then the lead goes round clockwise."
    ),
    "rules.block.lead.highest-double": (
        "The highest double leads the first hand; then the lead goes round clockwise."
    ),
    "rules.block.lead.winner": (
        "A lot decides who leads the first hand; then the winner of a hand leads the next."
    ),
    "rules.block.join": (
        "Join a tile to an open end so that equal halves touch: {tile} on a {joined} leaves a"
        " {left}."
    ),
    "rules.block.must": "Who can play must play. Who can’t passes and draws nothing.",
    "rules.block.double": "Doubles lie crosswise, but there are always just two ends.",
    "rules.block.blank": "A blank matches only a blank.",
    "rules.block.place": "Placing a tile scores nothing.",
    "rules.block.out": (
        "Who plays their last tile scores the pips left in all other hands, for example {out}."
    ),
    "rules.block.blocked.net": (
        "When nobody can play, the hand is blocked: the lowest hand scores the others’ pips less"
        " its own, for example {lowest}."
    ),
    "rules.block.blocked.gross": (
        "When nobody can play, the hand is blocked: the lowest hand scores all the others’ pips,"
        " for example {lowest}."
    ),
    "rules.block.shared": "If the lowest total is shared, nobody scores.",
    "rules.block.target": (
        "Hands are dealt until a score has reached {n}; the highest one after that hand wins."
    ),
    # All Fives
    "rules.all-fives.goal": "Make the open ends add up to a multiple of five and score that sum.",
    "rules.all-fives.deal": "Everybody gets {each} tiles; the other {rest} form the boneyard.",
    "rules.all-fives.lead.lot": (
        "A lot decides who leads the first hand; then who went out leads. After a blocked hand"
        " the lot decides again."
    ),
    "rules.all-fives.lead.highest-double": (
        "The highest double leads the first hand; then who went out leads. After a blocked hand"
        " a lot decides."
    ),
    "rules.all-fives.must": (
        "A tile joins an open end so that equal halves touch. Who can play must play."
    ),
    "rules.all-fives.draw.0": (
        "Who can’t play draws until a tile fits; with the boneyard empty, the turn passes."
    ),
    "rules.all-fives.draw.1": (
        "Who can’t play draws until a tile fits. The last tile of the boneyard is never drawn:"
        " then the turn passes."
    ),
    "rules.all-fives.draw.2": (
        "Who can’t play draws until a tile fits. The last two tiles of the boneyard are never"
        " drawn: then the turn passes."
    ),
    "rules.all-fives.spinner.first": (
        "The first double is the spinner: once a tile lies on both its long sides, its short"
        " sides open too, which makes four ends."
    ),
    "rules.all-fives.spinner.none": "No double branches: there are always two ends.",
    "rules.all-fives.sum": (
        "After every placement the open ends are added up; a multiple of five scores at once."
    ),
    "rules.all-fives.double": "A double at an end counts both halves.",
    "rules.all-fives.alone": "As the only tile it counts once: {lead} led makes {alone}.",
    "rules.all-fives.both.first": (
        "Then {right} makes {one}, no points; {left} on the other side makes {both}. From now on"
        " the spinner counts nothing, and a short side only with a tile on it."
    ),
    "rules.all-fives.both.none": (
        "Then {right} makes {one}, no points; {left} on the other side makes {both}."
    ),
    "rules.all-fives.over": (
        "A hand ends when somebody plays their last tile, or when nobody can play or draw."
    ),
    "rules.all-fives.settle.own": (
        "Then everybody loses the pips they hold, rounded to five: {few} count {fewer}, {many}"
        " count {more}."
    ),
    "rules.all-fives.settle.winner": (
        "Who goes out scores the others’ pips, rounded to five, for example {out}. In a blocked"
        " hand the lowest hand scores them less its own: {lowest}."
    ),
    "rules.all-fives.below.own": "A score can fall below zero.",
    "rules.all-fives.below.winner": "If the lowest total is shared, nobody scores.",
    "rules.all-fives.target.at-once": (
        "The first score to reach {n} wins at once, in the middle of a hand too."
    ),
    "rules.all-fives.target.after-hand": (
        "Hands are dealt until a score has reached {n}; the highest one after that hand wins, a"
        " shared one is a tie."
    ),
    # Blockers!
    "rules.blockers.goal.blockers": (
        "Keep your tiles together in few groups and capture little: the lowest score wins."
    ),
    "rules.blockers.goal.uptown": "Keep your tiles together: the fewest groups win.",
    "rules.blockers.deal.more": (
        "Everybody plays a colour of {all} tiles, with {rack} of them on the rack."
    ),
    "rules.blockers.deal.two": (
        "Each player has two colours of {all} tiles, kept apart, with {rack} of each on a rack."
    ),
    "rules.blockers.play": "Place one tile of your rack, then draw one of the same colour.",
    "rules.blockers.labels": (
        "A number goes to its column, a letter to its row, a symbol to its block, the wild tile"
        " anywhere."
    ),
    "rules.blockers.take": (
        "The space is empty or holds another player’s tile: you capture it by taking its place."
    ),
    "rules.blockers.split": (
        "A capture must not split a group: of three tiles in a row the outer ones can be taken,"
        " the middle one is protected. A lone tile can always be taken."
    ),
    "rules.blockers.must": "You needn’t capture while a tile of yours fits an empty space.",
    "rules.blockers.group": (
        "Tiles of a colour side by side are a group; corners don’t join, and a single tile is a"
        " group too."
    ),
    "rules.blockers.sum.blockers": (
        "Your score is your groups plus the tiles of the colour you captured most. With {g}"
        " groups, one tile each of {taken} colours makes {spread}; {taken} of one colour make"
        " {heaped}."
    ),
    "rules.blockers.sum.uptown": "Your score is the number of your groups.",
    "rules.blockers.turns": (
        "Everybody has {turns} turns; {kept} tiles of every colour stay on the rack."
    ),
    "rules.blockers.last": "The last round is announced.",
    "rules.blockers.tie": (
        "Of equal scores the one with fewer captures wins; if these are equal too, the victory is"
        " shared."
    ),
}

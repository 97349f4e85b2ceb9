### Setting up a practice table.

practice-title = Practice
practice-about = Your opponents are bots. Stacks are saved after every hand.
practice-rules = Rulebook
practice-rules-help = They decide which games, limits and forms of play are on offer.
practice-opponents = Opponents

## Styles. They agree with « style » (masculine) in French and with ”stil” (common gender) in Swedish.

practice-style = Playing style
practice-style-mixed = Mixed
practice-style-tight-passive = Tight, passive
practice-style-tight-aggressive = Tight, aggressive
practice-style-loose-passive = Loose, passive
practice-style-loose-aggressive = Loose, aggressive
practice-style-mixed-help = Every opponent plays in another way.
practice-style-tight-passive-help = Plays few hands and seldom raises.
practice-style-tight-aggressive-help = Plays few hands, but raises with them.
practice-style-loose-passive-help = Plays many hands and likes to call.
practice-style-loose-aggressive-help = Plays many hands, raises and bluffs.
practice-clock = Clock
practice-pace = Pace of the bots
practice-pace-slow = Slow
practice-pace-normal = Normal
practice-pace-fast = Fast
practice-pace-instant = At once
practice-pace-help = How long bots think before they act.
practice-start = Open the lobby
practice-explain = Explain the buttons
practice-buy-in-short = Your balance does not reach the minimum buy-in, { $min }.

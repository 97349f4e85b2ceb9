//! How a bot plays: parameters, and the four personas made of them.

/// The parameters of a style. All are parts of a thousand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// The share of hands that are played, where 1000 is a sound player's.
    pub looseness: u32,
    /// How often a hand that may raise does so, where 1000 is a sound player's frequency.
    pub aggression: u32,
    /// First in before the flop: how often a hand that is played only calls the big blind.
    pub limp: u32,
    /// How often a weak hand is bet as a bluff.
    pub bluff: u32,
    /// How often a strong hand only checks or calls.
    pub slow_play: u32,
    /// Winning chance wanted on top of what the pot asks for a call.
    pub caution: u32,
    /// Winning chance given away when calling.
    pub curiosity: u32,
    /// The random deviation of each threshold, either way.
    pub whim: u32,
}

/// A style with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Persona {
    /// Few hands, seldom raised.
    TightPassive,
    /// Few hands, raised.
    TightAggressive,
    /// Many hands, called down.
    LoosePassive,
    /// Many hands, raised and bluffed.
    LooseAggressive,
}

impl Persona {
    /// All four.
    pub const ALL: [Persona; 4] = [Persona::TightPassive, Persona::TightAggressive, Persona::LoosePassive, Persona::LooseAggressive];

    /// Its parameters.
    pub const fn style(self) -> Style {
        match self {
            Persona::TightPassive => {
                Style { looseness: 780, aggression: 400, limp: 300, bluff: 20, slow_play: 200, caution: 60, curiosity: 0, whim: 100 }
            }
            Persona::TightAggressive => {
                Style { looseness: 900, aggression: 1000, limp: 20, bluff: 160, slow_play: 80, caution: 20, curiosity: 0, whim: 120 }
            }
            Persona::LoosePassive => {
                Style { looseness: 1700, aggression: 350, limp: 600, bluff: 40, slow_play: 250, caution: 0, curiosity: 50, whim: 180 }
            }
            Persona::LooseAggressive => {
                Style { looseness: 1450, aggression: 1250, limp: 60, bluff: 260, slow_play: 60, caution: 0, curiosity: 30, whim: 200 }
            }
        }
    }
}

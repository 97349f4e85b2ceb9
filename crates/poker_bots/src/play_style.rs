//! The style of a bot: its parameters, and four named styles.

/// The parameters of a style, all in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayStyle {
    /// The share of hands that the bot plays; 1000 is that of a sound player.
    pub looseness: u32,
    /// How often the bot raises when it may; 1000 is the frequency of a sound player.
    pub aggression: u32,
    /// How often the first hand to be played before the flop only calls the big blind.
    pub limp: u32,
    /// How often the bot bets a weak hand as a bluff.
    pub bluff: u32,
    /// How often the bot only checks or calls with a strong hand.
    pub slow_play: u32,
    /// The winning chance that a call needs in addition to the one that the price demands.
    pub caution: u32,
    /// The winning chance that may be missing for a call.
    pub curiosity: u32,
    /// The largest random deviation of a threshold, up or down.
    pub whim: u32,
}

/// A named style.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Persona {
    /// Plays few hands and seldom raises.
    TightPassive,
    /// Plays few hands and raises with them.
    TightAggressive,
    /// Plays many hands and mostly calls.
    LoosePassive,
    /// Plays many hands, raises and bluffs.
    LooseAggressive,
}

impl Persona {
    /// All personas.
    pub const ALL: [Persona; 4] = [Persona::TightPassive, Persona::TightAggressive, Persona::LoosePassive, Persona::LooseAggressive];

    /// The parameters of the persona.
    pub const fn style(self) -> PlayStyle {
        match self {
            Persona::TightPassive => {
                PlayStyle { looseness: 780, aggression: 400, limp: 300, bluff: 20, slow_play: 200, caution: 60, curiosity: 0, whim: 100 }
            }
            Persona::TightAggressive => {
                PlayStyle { looseness: 900, aggression: 1000, limp: 20, bluff: 160, slow_play: 80, caution: 20, curiosity: 0, whim: 120 }
            }
            Persona::LoosePassive => {
                PlayStyle { looseness: 1700, aggression: 350, limp: 600, bluff: 40, slow_play: 250, caution: 0, curiosity: 50, whim: 180 }
            }
            Persona::LooseAggressive => {
                PlayStyle { looseness: 1450, aggression: 1250, limp: 60, bluff: 260, slow_play: 60, caution: 0, curiosity: 30, whim: 200 }
            }
        }
    }
}

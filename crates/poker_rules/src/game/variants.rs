//! The fifteen games, a row each.

#[cfg(feature = "serde")]
use alloc::string::String;

use crate::{Betting, GameSpec, HoleUsed, Ranking};

/// A game by its code, without the figures that depend on a rulebook ([`GameParameters`]).
///
/// Data names it by its code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// As in `plo8`.
    pub code: &'static str,
    /// Which cards are dealt and count.
    pub cards: GameCards,
    /// Which hands win.
    pub ranking: Ranking,
    /// How the bets are bounded.
    pub structure: Structure,
}

/// Which cards are dealt and count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum GameCards {
    /// Two, the best five of all (R-VAR-1).
    Holdem,
    /// Four, exactly two count (R-VAR-2).
    Omaha,
    /// Five (R-VAR-3).
    Omaha5,
}

/// A betting structure without its numbers (R-VAR-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Structure {
    /// R-VAR-8.
    NoLimit,
    /// R-VAR-9.
    PotLimit,
    /// R-VAR-10.
    FixedLimit,
}

/// What rulebooks answer differently or not at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameParameters {
    /// How many of five hole cards count.
    pub omaha5_hole_used: u8,
    /// Whether pot limit counts the call as part of the pot.
    pub pot_limit_counts_call: bool,
    /// The most bets of a fixed-limit street, the first one and all raises.
    pub fixed_limit_max_bets: u8,
    /// Whether that holds heads-up too.
    pub fixed_limit_capped_heads_up: bool,
}

impl GameParameters {
    /// What the specification reads in the documents.
    pub const DEFAULT: GameParameters = GameParameters {
        omaha5_hole_used: 2,                // R-VAR-3, `omaha5.hole_used`
        pot_limit_counts_call: true,        // R-VAR-9, `pl_count_call`
        fixed_limit_max_bets: 4,            // R-VAR-10, `fl_cap`
        fixed_limit_capped_heads_up: false, // R-VAR-10, `fl_cap`
    };
}

impl Variant {
    /// Every game there is.
    pub const ALL: [Variant; 15] = {
        use GameCards::{Holdem, Omaha, Omaha5};
        use Ranking::{High, HighLow};
        use Structure::{FixedLimit, NoLimit, PotLimit};
        [
            Variant { code: "nlhe", cards: Holdem, ranking: High, structure: NoLimit },
            Variant { code: "plhe", cards: Holdem, ranking: High, structure: PotLimit },
            Variant { code: "flhe", cards: Holdem, ranking: High, structure: FixedLimit },
            Variant { code: "nlo", cards: Omaha, ranking: High, structure: NoLimit },
            Variant { code: "plo", cards: Omaha, ranking: High, structure: PotLimit },
            Variant { code: "flo", cards: Omaha, ranking: High, structure: FixedLimit },
            Variant { code: "nlo5", cards: Omaha5, ranking: High, structure: NoLimit },
            Variant { code: "plo5", cards: Omaha5, ranking: High, structure: PotLimit },
            Variant { code: "flo5", cards: Omaha5, ranking: High, structure: FixedLimit },
            Variant { code: "nlo8", cards: Omaha, ranking: HighLow, structure: NoLimit },
            Variant { code: "plo8", cards: Omaha, ranking: HighLow, structure: PotLimit },
            Variant { code: "flo8", cards: Omaha, ranking: HighLow, structure: FixedLimit },
            Variant { code: "nlo85", cards: Omaha5, ranking: HighLow, structure: NoLimit },
            Variant { code: "plo85", cards: Omaha5, ranking: HighLow, structure: PotLimit },
            Variant { code: "flo85", cards: Omaha5, ranking: HighLow, structure: FixedLimit },
        ]
    };

    /// The game of this code.
    pub fn with_code(code: &str) -> Option<&'static Variant> {
        Variant::ALL.iter().find(|variant| variant.code == code)
    }

    /// The game of the list with these rules, with any parameters; `None` for other rules.
    pub fn of(game: &GameSpec) -> Option<&'static Variant> {
        let structure = match game.betting {
            Betting::NoLimit => Structure::NoLimit,
            Betting::PotLimit { .. } => Structure::PotLimit,
            Betting::FixedLimit { .. } => Structure::FixedLimit,
        };
        let cards = match (game.hole_cards, game.hole_used) {
            (2, HoleUsed::Any) => GameCards::Holdem,
            (4, HoleUsed::Exactly(2)) => GameCards::Omaha,
            (5, HoleUsed::Exactly(2 | 3)) => GameCards::Omaha5,
            (_, HoleUsed::Any | HoleUsed::Exactly(_)) => return None,
        };
        let same = |variant: &&Variant| (variant.cards, variant.ranking, variant.structure) == (cards, game.ranking, structure);
        Variant::ALL.iter().find(same).filter(|_| game.streets == GameSpec::STREETS)
    }

    /// The rules of this game.
    pub const fn game(&self, parameters: &GameParameters) -> GameSpec {
        let (hole_cards, hole_used) = match self.cards {
            GameCards::Holdem => (2, HoleUsed::Any),
            GameCards::Omaha => (4, HoleUsed::Exactly(2)),
            GameCards::Omaha5 => (5, HoleUsed::Exactly(parameters.omaha5_hole_used)),
        };
        let betting = match self.structure {
            Structure::NoLimit => Betting::NoLimit,
            Structure::PotLimit => Betting::PotLimit { counts_call: parameters.pot_limit_counts_call },
            Structure::FixedLimit => {
                Betting::FixedLimit { max_bets: parameters.fixed_limit_max_bets, capped_heads_up: parameters.fixed_limit_capped_heads_up }
            }
        };
        GameSpec { hole_cards, hole_used, streets: GameSpec::STREETS, ranking: self.ranking, betting }
    }
}

/// No game has this code.
#[cfg(feature = "serde")]
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no game has the code {0:?}, expected one of {known}", known = known_codes())]
struct UnknownGame(String);

#[cfg(feature = "serde")]
fn known_codes() -> String {
    Variant::ALL.map(|variant| variant.code).join(", ")
}

#[cfg(feature = "serde")]
impl serde::Serialize for Variant {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Variant {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let code = String::deserialize(deserializer)?;
        let known = Variant::with_code(&code).copied();
        known.ok_or_else(|| serde::de::Error::custom(UnknownGame(code)))
    }
}

impl GameSpec {
    /// The game of a code as in `plo8`, with the parameters of the documents.
    pub fn with_code(code: &str) -> Option<GameSpec> {
        Variant::with_code(code).map(|variant| variant.game(&GameParameters::DEFAULT))
    }

    /// The game's code, with any parameters; `None` where the list has no such game.
    pub fn code(&self) -> Option<&'static str> {
        Variant::of(self).map(|variant| variant.code)
    }
}

//! The fifteen games.

#[cfg(feature = "serde")]
use alloc::string::String;

use crate::{Betting, GameSpec, HoleUsed, Ranking};

/// A game without the figures that depend on a rulebook ([`GameParameters`]). Serialized as its code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// The code, such as `plo8`.
    pub code: &'static str,
    /// The hole cards that are dealt and how many of them count.
    pub cards: GameCards,
    /// Which hands win.
    pub ranking: Ranking,
    pub structure: Structure,
}

/// The hole cards that are dealt and how many of them count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum GameCards {
    /// Two hole cards; any of them may count (R-VAR-1).
    Holdem,
    /// Four hole cards; exactly two count (R-VAR-2).
    Omaha,
    /// Five hole cards; [`GameParameters::omaha5_hole_used`] of them count (R-VAR-3).
    Omaha5,
}

/// A betting structure without its numbers (R-VAR-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Structure {
    /// A bet may be as large as the stack (R-VAR-8).
    NoLimit,
    /// A bet may be as large as the pot (R-VAR-9).
    PotLimit,
    /// All bets of a street have one size (R-VAR-10).
    FixedLimit,
}

/// The figures in which rulebooks differ, or which they leave open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameParameters {
    /// How many of five hole cards count: 2 or 3.
    pub omaha5_hole_used: u8,
    /// Whether pot limit counts the call as part of the pot.
    pub pot_limit_counts_call: bool,
    /// The most bets on a fixed-limit street: the first bet and all raises.
    pub fixed_limit_max_bets: u8,
    /// Whether that cap holds with two players too.
    pub fixed_limit_capped_heads_up: bool,
}

impl GameParameters {
    /// The figures as the specification reads the documents.
    pub const DEFAULT: GameParameters = GameParameters {
        omaha5_hole_used: 2,                // R-VAR-3, `omaha5.hole_used`
        pot_limit_counts_call: true,        // R-VAR-9, `pl_count_call`
        fixed_limit_max_bets: 4,            // R-VAR-10, `fl_cap`
        fixed_limit_capped_heads_up: false, // R-VAR-10, `fl_cap`
    };
}

impl Variant {
    /// All games.
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

    /// The game with this code; `None` if there is none.
    pub fn with_code(code: &str) -> Option<&'static Variant> {
        Variant::ALL.iter().find(|variant| variant.code == code)
    }

    /// The game whose rules, with some parameters, are `game`; `None` if it is none of [`Variant::ALL`].
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

    /// The rules of this game with these parameters.
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

/// The error for a code that no game has.
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
    /// The game of a code such as `plo8`, with [`GameParameters::DEFAULT`].
    pub fn with_code(code: &str) -> Option<GameSpec> {
        Variant::with_code(code).map(|variant| variant.game(&GameParameters::DEFAULT))
    }

    /// The code of the game, which does not depend on its parameters; `None` if it is none of [`Variant::ALL`].
    pub fn code(&self) -> Option<&'static str> {
        Variant::of(self).map(|variant| variant.code)
    }
}

//! The tabs of the lobby: the forms of cash play (R-VAR-11), and among ordinary tables the games.

use poker_protocol::{Form, StakeRow};
use poker_rules::{GameCards, Ranking, Variant};
use serde::{Deserialize, Serialize};

/// A tab of the lobby.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum LobbyTab {
    /// Ordinary Hold'em.
    #[default]
    Holdem,
    /// Ordinary Omaha with four cards.
    Omaha,
    /// Ordinary Omaha with five cards.
    FiveCards,
    /// Games where high and low share the pot.
    HighLow,
    /// Tables with deep stacks.
    Deepstack,
    /// Tables with short stacks.
    Shortstack,
    /// Banzai: every buy-in is ten big blinds.
    Banzai,
    /// Fast Hold'em: another table for every hand.
    Fast,
    /// Rapid: another table with every fold.
    Rapid,
}

impl LobbyTab {
    /// The tab of a stake.
    pub fn of(row: &StakeRow) -> Self {
        match row.form {
            Form::Deepstack => Self::Deepstack,
            Form::Shortstack => Self::Shortstack,
            Form::Banzai => Self::Banzai,
            Form::Fast => Self::Fast,
            Form::Rapid => Self::Rapid,
            Form::Regular if row.game.ranking == Ranking::HighLow => Self::HighLow,
            Form::Regular => match Variant::of(&row.game).map(|variant| variant.cards) {
                Some(GameCards::Omaha) => Self::Omaha,
                Some(GameCards::Omaha5) => Self::FiveCards,
                Some(GameCards::Holdem) | None => Self::Holdem,
            },
        }
    }

    /// The tabs that are not empty, in order.
    pub fn of_all(rows: &[StakeRow]) -> Vec<Self> {
        let mut tabs: Vec<_> = rows.iter().map(Self::of).collect();
        tabs.sort_unstable();
        tabs.dedup();
        tabs
    }
}

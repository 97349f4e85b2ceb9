//! The sections of the lobby (R-UI-1): cash games, and the kinds of tournaments.

use poker_protocol::{OfferRow, TournamentKind};
use poker_rules::{GameCards, Variant};
use serde::{Deserialize, Serialize};

/// A section of the lobby.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum LobbySection {
    /// Stakes of cash games.
    #[default]
    Cash,
    /// Tournaments that begin when all seats are taken.
    SitAndGo,
    /// Games with a drawn multiplier.
    Hexapro,
    /// The same in Omaha (R-HEX-7).
    Hexaplo,
    /// Tournaments that begin at a time.
    Tournaments,
}

impl LobbySection {
    /// The section of an offer.
    #[must_use]
    pub fn of_offer(row: &OfferRow) -> Self {
        if row.facts.kind != TournamentKind::Hexapro {
            return Self::SitAndGo;
        }
        match Variant::of(&row.facts.game).map(|variant| variant.cards) {
            Some(GameCards::Omaha | GameCards::Omaha5) => Self::Hexaplo,
            Some(GameCards::Holdem) | None => Self::Hexapro,
        }
    }

    /// Whether the section has games of the HexaPro family.
    #[must_use]
    pub fn is_drawn(self) -> bool {
        matches!(self, Self::Hexapro | Self::Hexaplo)
    }
}

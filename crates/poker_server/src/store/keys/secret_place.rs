//! Where in the books an encrypted value belongs. The value can be decrypted nowhere else.

use std::fmt;

use poker_protocol::{HandId, TournamentId};

/// What is secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secret {
    /// How a hand in progress began: a row of `begun`.
    Hand(HandId),
    /// The drawn number of a game whose multiplier is not told yet: in the row of the opening in `tournaments`.
    Draw(TournamentId),
}

/// A secret of a hall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SecretPlace<'a> {
    pub hall: &'a str,
    pub secret: Secret,
}

impl SecretPlace<'_> {
    /// The associated data of the encryption: format, table, key of the row, hall. The hall is last, so no two places have the same data.
    pub(super) fn associated_data(&self) -> String {
        match self.secret {
            Secret::Hand(hand) => format!("cardroom 1 begun {} {}", hand.0, self.hall),
            Secret::Draw(tournament) => format!("cardroom 1 tournaments opening {} {}", tournament.0, self.hall),
        }
    }
}

impl fmt::Display for SecretPlace<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.secret {
            Secret::Hand(hand) => write!(f, "hand {} of hall {}", hand.0, self.hall),
            Secret::Draw(tournament) => write!(f, "the multiplier of tournament {} of hall {}", tournament.0, self.hall),
        }
    }
}

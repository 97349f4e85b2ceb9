//! Offers of sit and go tournaments, of which one is always open.

use serde::{Deserialize, Serialize};

use super::facts::TournamentFacts;
use crate::TournamentId;

/// The id of an offer in the lobby. It stays the same when the next tournament of the offer opens, and after a restart of the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct OfferId(pub u32);

/// One row of the lobby: a sit and go or a game of the HexaPro family, of which the next one opens when one begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OfferRow {
    pub offer: OfferId,
    pub facts: TournamentFacts,
    /// The number of players with which a tournament begins.
    pub players: u32,
    /// The tournament that is open for registration.
    pub open: TournamentId,
    /// The entries of the open tournament.
    pub entries: u32,
    /// The number of tournaments of this offer that are being played.
    pub running: u32,
    /// The most games that one request may register for (R-HEX-2).
    pub most_games: u8,
}

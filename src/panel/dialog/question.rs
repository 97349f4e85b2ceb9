//! The questions to the player.

use poker_protocol::{DealKind, OfferKind};

use super::{BuyIn, ComplaintDraft};

/// A question to the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// How all tables are arranged, and what is asked for at all of them.
    AllTables,
    /// Whether the player really wants to leave.
    Leave,
    /// A complaint about a hand.
    Report(ComplaintDraft),
    /// Which players to mute.
    Heard,
    /// Which phrase to say in the chat.
    Phrases,
    /// How much to add to the stack.
    TopUp(BuyIn),
    /// With how much to sit down again.
    BuyIn(BuyIn),
    /// Whether to buy what a tournament offers.
    Offer(OfferKind),
    /// Which deal to propose.
    ProposeDeal(DealKind),
}

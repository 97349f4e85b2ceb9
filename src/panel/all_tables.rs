//! What the panels show about all of the player's tables at once.

use poker_client::TableOrder;

/// What is chosen for all tables, and what they offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AllTables {
    /// How they are arranged.
    pub order: TableOrder,
    /// Whether the player sits out everywhere; `None` where there is no seat.
    pub out: Option<bool>,
    /// Whether some table offers the next hand now; `None` where none ever does.
    pub next_hand: Option<bool>,
}

//! A saved entry.

use poker_protocol::{Money, PlayerId};
use poker_rules::Chips;
use serde::{Deserialize, Serialize};

use crate::PlayerKind;
use crate::tournament::bounty::SavedBounty;
use crate::tournament::entrant::EntryState;
use crate::tournament::paid::Paid;
use crate::tournament::purchases::Purchases;

/// A saved entry of a tournament. Whether the player is connected is not saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntrantSave {
    pub player: PlayerId,
    pub kind: PlayerKind,
    pub name: String,
    /// The number of the avatar, below [`poker_protocol::AVATARS`].
    pub avatar: u8,
    pub paid: Paid,
    /// The stack at the beginning; `None` for that of the tournament.
    pub stack: Option<Chips>,
    /// What was bought for it besides.
    pub purchases: Purchases,
    /// The bounties that it has won; zero in a save of an earlier version.
    #[serde(default)]
    pub won_bounties: Money,
    pub state: EntryState,
    /// What the book of bounties has of the entry; `None` in a tournament without bounties.
    pub bounty: Option<SavedBounty>,
}

//! The figures of one player against all others.

use super::interaction::Interaction;
use super::sign::Rate;
use crate::Now;

/// One player's figures against all others, in cash games or in tournaments.
#[derive(Clone, Debug)]
pub(super) struct Figures {
    pub since: Now,
    pub hands: u32,
    /// Hands, each counted once for every other player in it.
    pub pair_hands: u32,
    /// The number of other players met.
    pub partners: u32,
    /// Chips lost to others, minus those won from them, in the unit of [`super::measure::Measure`].
    pub net: i64,
    pub folds: Rate,
    pub raises: Rate,
    /// Folds of others to this player's bets.
    pub folded_to: Rate,
    /// Bets and raises of others when alone with this player.
    pub raised_at: Rate,
    pub dumps: u32,
}

impl Figures {
    pub fn new(now: Now) -> Self {
        Self {
            since: now,
            hands: 0,
            pair_hands: 0,
            partners: 0,
            net: 0,
            folds: Rate::default(),
            raises: Rate::default(),
            folded_to: Rate::default(),
            raised_at: Rate::default(),
            dumps: 0,
        }
    }

    /// Adds a hand with one other player: the chips lost to them, and what each did against the other.
    pub fn add(&mut self, net: i64, did: Interaction, suffered: Interaction) {
        self.pair_hands = self.pair_hands.saturating_add(1);
        self.net = self.net.saturating_add(net);
        self.folds.add(did.folded, did.faced);
        self.raises.add(did.raised, did.alone);
        self.folded_to.add(suffered.folded, suffered.faced);
        self.raised_at.add(suffered.raised, suffered.alone);
    }
}

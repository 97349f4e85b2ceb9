//! The conditions of R-JACK-2 and R-JACK-3 for a hand, besides its strength.

use super::list::kind_of;
use super::showdown::{Contender, Showdown};
use crate::rulebook::RecipientRules;

impl RecipientRules {
    /// Whether the player may receive the jackpot. Where the rules say so, the hand must have been shown and must use two hole cards, which
    /// must be a pair for some kinds of hands.
    pub(super) fn allow(&self, contender: &Contender, showdown: &Showdown<'_>) -> bool {
        let (kind, _) = kind_of(contender.hand.name);
        let a_pair = self.pocket_pair_for.is.contains(&kind);
        let cards = !(self.both_hole_cards.is || a_pair) || showdown.two_cards_play(contender, a_pair);
        cards && (contender.shown || !self.shown.is)
    }
}

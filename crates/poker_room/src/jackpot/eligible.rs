//! What a hand must be beyond its strength, R-JACK-2 and 3.

use super::list::kind_of;
use super::showdown::{Contender, Showdown};
use crate::rulebook::RecipientRules;

impl RecipientRules {
    /// Shown, with two hole cards in it, for some kinds of hands a pair.
    pub(super) fn allow(&self, contender: &Contender, showdown: &Showdown<'_>) -> bool {
        let (kind, _) = kind_of(contender.hand.name);
        let a_pair = self.pocket_pair_for.is.contains(&kind);
        let cards = !(self.both_hole_cards.is || a_pair) || showdown.two_cards_play(contender, a_pair);
        cards && (contender.shown || !self.shown.is)
    }
}

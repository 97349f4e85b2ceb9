//! The void hands of which a player was not told yet. They are kept until the player's client has received the notice.

use poker_protocol::{HandId, Seq};

use crate::VoidedHand;

/// The most void hands that are kept for a player. Of more, the oldest are forgotten: those hands stay in the books of hands.
const MOST_KEPT: usize = 16;

/// The void hands of one player, oldest first, each with the number under which the notice was sent to the player's client.
#[derive(Clone, Debug, Default)]
pub(crate) struct Untold {
    hands: Vec<(VoidedHand, Option<Seq>)>,
}

impl Untold {
    /// The hands that a save has.
    pub(super) fn restored(hands: Vec<VoidedHand>) -> Self {
        Self { hands: hands.into_iter().map(|hand| (hand, None)).collect() }
    }

    /// What a save keeps.
    pub(super) fn save(&self) -> Vec<VoidedHand> {
        self.hands.iter().map(|(hand, _)| hand.clone()).collect()
    }

    pub(super) fn add(&mut self, hand: VoidedHand) {
        self.hands.push((hand, None));
        let surplus = self.hands.len().saturating_sub(MOST_KEPT);
        self.hands.drain(..surplus);
    }

    /// The hands to tell. If all messages after number `again_after` were just sent again, those among them are left out.
    pub(super) fn to_tell(&self, again_after: Option<Seq>) -> impl Iterator<Item = &VoidedHand> {
        let sent_again = move |sent: Seq| again_after.is_some_and(|after| sent > after);
        self.hands.iter().filter(move |(_, sent)| !sent.is_some_and(sent_again)).map(|(hand, _)| hand)
    }

    /// Notes under which number the notice of a hand was sent.
    pub(super) fn sent(&mut self, hand: HandId, seq: Seq) {
        for (_, sent) in self.hands.iter_mut().filter(|(of, _)| of.hand == hand) {
            *sent = Some(seq);
        }
    }

    /// Forgets the hands whose notices are among the messages up to this one, all of which were received. Returns whether there were any.
    pub(super) fn received(&mut self, up_to: Seq) -> bool {
        let before = self.hands.len();
        self.hands.retain(|(_, sent)| sent.is_none_or(|sent| sent > up_to));
        self.hands.len() < before
    }
}

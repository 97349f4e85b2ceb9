//! What is stored of the hand in progress.

use poker_protocol::HandId;
use poker_rules::{Action, Hand};

use super::hands::Table;
use crate::{BegunHand, RecordedPlayer, RecordedSeal, UnfinishedHand};

impl<S, O> Table<S, O> {
    /// The number of the hand in progress, its actions so far, and whether nobody can act in it any more.
    pub(crate) fn progress(&self) -> Option<(HandId, &[Action], bool)> {
        self.live.as_ref().map(|live| (live.id, live.actions.as_slice(), self.is_decided()))
    }

    /// How the hand in progress began.
    pub(crate) fn begun(&self) -> Option<BegunHand> {
        let live = self.live.as_ref()?;
        Some(BegunHand {
            hand: live.id,
            table: self.sign.id,
            table_name: self.sign.name.clone(),
            contest: live.contest,
            rulebook: self.rules.rulebook.clone(),
            started: live.started,
            players: self.recorded(&live.hand),
            setup: live.hand.setup().clone(),
            seal: live.seal.as_deref().map(RecordedSeal::of),
        })
    }

    pub(super) fn unfinished(&self) -> Option<UnfinishedHand> {
        Some(UnfinishedHand { begun: self.begun()?, actions: self.live.as_ref()?.actions.clone() })
    }

    /// The players who were dealt in, in the order of the setup.
    pub(super) fn recorded(&self, hand: &Hand) -> Vec<RecordedPlayer> {
        let recorded = |seat| {
            let seated = self.seats[seat].as_ref()?;
            Some(RecordedPlayer { seat, player: seated.player, name: seated.view.name.clone() })
        };
        hand.setup().seats.iter().filter_map(|setup| recorded(setup.seat)).collect()
    }
}

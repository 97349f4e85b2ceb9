//! The programs answer offers of chips.

use poker_room::tournament::{EntryId, EntryState};

use super::purchases::{self, Answer};
use super::run::Run;

impl Run {
    /// A program answers the offer of a rebuy, unless the tournament has ended since.
    pub(super) fn answer_rebuy(&mut self, entry: EntryId) {
        let Some(player) = self.tournament.entrant(entry).map(|entrant| entrant.player) else { return };
        let Self { tournament, dealer, now, .. } = self;
        if tournament.rebuy_offers().iter().all(|offer| offer.entry != entry) {
            return;
        }
        let refused = match purchases::answer(&mut self.rng) {
            Answer::Rebuy => tournament.rebuy(player, entry, dealer, *now).is_err(),
            Answer::Decline => tournament.decline_rebuy(player, entry, dealer, *now).is_err(),
            Answer::None => false,
        };
        self.report.illegal_actions += u64::from(refused);
        self.note_decisions();
    }

    /// Each program that has chips may buy the add-on.
    pub(super) fn buy_add_ons(&mut self) {
        for entry in (0..self.tournament.entries()).map(EntryId) {
            let Some(entrant) = self.tournament.entrant(entry) else { continue };
            let (player, seated) = (entrant.player, matches!(entrant.state, EntryState::Seated { .. }));
            let broke = self.tournament.rebuy_offers().iter().any(|offer| offer.entry == entry);
            if seated && !broke && purchases::buys_add_on(&mut self.rng) {
                let refused = self.tournament.add_on(player, entry, &mut self.dealer, self.now).is_err();
                self.report.illegal_actions += u64::from(refused);
            }
        }
        self.note_decisions();
    }
}

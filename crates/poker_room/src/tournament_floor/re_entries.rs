//! Offers of another entry to players who are out (R-REG-13).

use poker_protocol::{EntryEvent, OfferKind, PlayerId, TournamentId};

use super::running::Running;
use crate::Now;
use crate::floor::Effect;
use crate::tournament::EntryId;

impl Running {
    /// Offers another entry to the player of an entry that is out, if the player may enter again.
    pub(super) fn offer_re_entry(&mut self, (id, now): (TournamentId, Now), entry: EntryId) -> Vec<Effect> {
        let Some(player) = self.player_of(entry) else { return Vec::new() };
        let Some(last) = self.tournament.last_out(player) else { return Vec::new() };
        let Some(offer) = self.tournament.re_entry_offer(last, now) else { return Vec::new() };
        self.re_entries.insert(player, last);
        self.tell_own((id, now), last, EntryEvent::Offered { offer })
    }

    /// Ends the offer to a player who has entered again.
    pub(super) fn end_re_entry(&mut self, told: (TournamentId, Now), player: PlayerId) -> Vec<Effect> {
        let ended = self.re_entries.remove(&player);
        ended.map(|entry| self.tell_own(told, entry, EntryEvent::OfferEnded { what: OfferKind::ReEntry })).unwrap_or_default()
    }

    /// Ends all offers, because registration has closed.
    pub(super) fn end_re_entries(&mut self, told: (TournamentId, Now)) -> Vec<Effect> {
        let offers = std::mem::take(&mut self.re_entries);
        offers.into_values().flat_map(|entry| self.tell_own(told, entry, EntryEvent::OfferEnded { what: OfferKind::ReEntry })).collect()
    }

    /// Finds the offers of a restored tournament.
    pub(super) fn resume_re_entries(&mut self, now: Now) {
        let entries = (0..).map(EntryId).zip(self.tournament.entrants());
        let offered = entries.filter(|&(entry, _)| self.tournament.re_entry_offer(entry, now).is_some());
        self.re_entries = offered.map(|(entry, entrant)| (entrant.player, entry)).collect();
    }
}

//! Rebuys and add-ons: requests, and what is told (R-REG-13, R-REG-14).

use poker_protocol::{EntryEvent, OfferKind, PlayerId, Refusal, TournamentId};

use super::floor::TournamentFloor;
use super::money::Shares;
use super::registering::refusal;
use super::running::Running;
use crate::floor::{Arriving, Effect};
use crate::tournament::{EntryId, EntryState, TournamentOutput};
use crate::{Dealer, Now, Reason};

impl TournamentFloor {
    /// Buys a new stack for a player, who pays from the balance. It is booked when the tournament tells it.
    ///
    /// # Errors
    /// `Unknown`, `NotRegistered`, `Balance`, and the refusals of the tournament; then nothing has changed.
    pub(super) fn rebuy(&mut self, buyer: &Arriving, id: TournamentId, dealer: &mut Dealer, now: Now) -> Result<Vec<Effect>, Refusal> {
        let running = self.tournaments.get_mut(&id).ok_or(Refusal::Unknown)?;
        let entry = running.tournament.entry_to_rebuy(buyer.player).ok_or(Refusal::NotRegistered)?;
        let terms = running.tournament.terms();
        buyer.can_pay(Shares::of_purchase(terms, terms.entry, Reason::TournamentRebuy).total())?;
        running.tournament.rebuy(buyer.player, entry, dealer, now).map_err(|why| refusal(why, running.tournament.terms()))?;
        Ok(vec![Effect::PassOnTournament(id)])
    }

    /// Buys the add-on for a player, who pays from the balance. It is booked when the tournament tells it.
    ///
    /// # Errors
    /// `Unknown`, `NotRegistered`, `Balance`, and the refusals of the tournament; then nothing has changed.
    pub(super) fn add_on(&mut self, buyer: &Arriving, id: TournamentId, dealer: &mut Dealer, now: Now) -> Result<Vec<Effect>, Refusal> {
        let running = self.tournaments.get_mut(&id).ok_or(Refusal::Unknown)?;
        let entry = running.tournament.entry_to_add_on(buyer.player).ok_or(Refusal::NotRegistered)?;
        let terms = running.tournament.terms();
        if let Some(add_on) = terms.rebuys.and_then(|rules| rules.add_on) {
            buyer.can_pay(Shares::of_purchase(terms, add_on.price, Reason::TournamentAddOn).total())?;
        }
        running.tournament.add_on(buyer.player, entry, dealer, now).map_err(|why| refusal(why, running.tournament.terms()))?;
        Ok(vec![Effect::PassOnTournament(id)])
    }

    /// Declines the new stack, or the new entry, that is offered to a player.
    ///
    /// # Errors
    /// `Unknown`, `NotRegistered`, and the refusals of the tournament; then nothing has changed.
    pub(super) fn decline_rebuy(
        &mut self,
        player: PlayerId,
        id: TournamentId,
        dealer: &mut Dealer,
        now: Now,
    ) -> Result<Vec<Effect>, Refusal> {
        let running = self.tournaments.get_mut(&id).ok_or(Refusal::Unknown)?;
        if running.re_entries.contains_key(&player) {
            running.tournament.decline_re_entry(player);
            let mut effects = running.end_re_entry((id, now), player);
            effects.push(Effect::PassOnTournament(id));
            return Ok(effects);
        }
        let entry = running.tournament.entry_to_rebuy(player).ok_or(Refusal::NotRegistered)?;
        running.tournament.decline_rebuy(player, entry, dealer, now).map_err(|why| refusal(why, running.tournament.terms()))?;
        Ok(vec![Effect::PassOnTournament(id)])
    }
}

impl Running {
    /// Tells what was offered to players or bought by them, and which entries were combined.
    pub(super) fn tell_purchase(&self, id: TournamentId, output: &TournamentOutput, now: Now) -> Vec<Effect> {
        let (told, tournament) = ((id, now), &self.tournament);
        let price = |price, reason| Shares::of_purchase(tournament.terms(), price, reason).total();
        match output {
            TournamentOutput::RebuyOffered { entry, .. } => {
                let offer = tournament.rebuy_offer(*entry, now);
                offer.map(|offer| self.tell_own(told, *entry, EntryEvent::Offered { offer })).unwrap_or_default()
            }
            TournamentOutput::RebuyOfferEnded { entry } => self.tell_own(told, *entry, EntryEvent::OfferEnded { what: OfferKind::Rebuy }),
            TournamentOutput::Rebought { entry, price: paid, .. } => {
                let stack = tournament.stack_with_bought(*entry);
                self.tell_entry(told, *entry, EntryEvent::Rebought { stack, price: price(*paid, Reason::TournamentRebuy) })
            }
            TournamentOutput::AddOnOffered { .. } => {
                let offer = |entry: EntryId| Some((entry, tournament.add_on_offer(entry, now)?));
                let offers = self.seated_entries().into_iter().filter_map(offer);
                offers.flat_map(|(entry, offer)| self.tell_own(told, entry, EntryEvent::Offered { offer })).collect()
            }
            TournamentOutput::AddOnOver => {
                let ended = |entry| self.tell_own(told, entry, EntryEvent::OfferEnded { what: OfferKind::AddOn });
                let entries = self.seated_entries().into_iter().filter(|&entry| !tournament.purchases(entry).added_on);
                entries.flat_map(ended).collect()
            }
            TournamentOutput::AddedOn { entry, price: paid, .. } => {
                let stack = tournament.stack_with_bought(*entry);
                self.tell_entry(told, *entry, EntryEvent::AddedOn { stack, price: price(*paid, Reason::TournamentAddOn) })
            }
            TournamentOutput::Combined { from, into } => {
                let stack = tournament.stack_with_bought(*into);
                self.tell_leaving(told, *from, EntryEvent::Merged { into: *into, stack })
            }
            _ => Vec::new(),
        }
    }

    fn seated_entries(&self) -> Vec<EntryId> {
        let entries = (0..).map(EntryId).zip(self.tournament.entrants());
        let seated = entries.filter(|(_, entrant)| matches!(entrant.state, EntryState::Seated { .. }));
        seated.map(|(entry, _)| entry).collect()
    }
}

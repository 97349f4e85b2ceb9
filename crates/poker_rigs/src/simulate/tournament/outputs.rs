//! Takes what a tournament of programs tells, and checks at its end that it adds up.

use std::collections::BTreeSet;

use poker_protocol::{Money, PlayerId};
use poker_room::tournament::{EntryState, TournamentOutput, TournamentTableOutput};
use poker_rules::Chips;

use super::report::Placing;
use super::run::{HandSink, Run};
use crate::simulate::error::SimError;

impl Run {
    /// Takes all outputs; `hand` receives the hands that are over.
    ///
    /// # Errors
    /// `hand` fails.
    pub(super) fn take_outputs(&mut self, hand: &mut HandSink<'_>) -> Result<(), SimError> {
        while let Some(output) = self.tournament.poll_output() {
            let player = |entry| self.tournament.entrant(entry).map_or(PlayerId(0), |entrant| entrant.player);
            match output {
                TournamentOutput::Table { output: TournamentTableOutput::Ended(record), .. } => {
                    self.report.hands += 1;
                    let before: Chips = record.setup.seats.iter().map(|seat| seat.stack).sum();
                    let after: Chips = record.stacks.iter().map(|end| end.stack).sum();
                    self.report.chips_conserved &= before == after && record.rake.is_zero();
                    hand(&record)?;
                }
                TournamentOutput::Placed { entry, place, prize, extra: _ } => {
                    self.places.push((place, Placing { player: player(entry), prize }))
                }
                TournamentOutput::Rebought { price, .. } => self.paid_in.add_stack(price, self.tournament.terms()),
                TournamentOutput::AddedOn { price, .. } => self.paid_in.add_chips(price),
                TournamentOutput::RebuyOffered { entry, .. } => self.answer_rebuy(entry),
                TournamentOutput::AddOnOffered { .. } => self.buy_add_ons(),
                TournamentOutput::Bounty(paid) => self.bounties = [self.bounties, paid.amount].iter().sum(),
                TournamentOutput::WonTicket { entry, ticket } => self.tickets.push((player(entry), ticket)),
                TournamentOutput::Survived { entry, stack } => self.survivors.push((player(entry), stack)),
                TournamentOutput::PoolCarried { amount } => self.carried = amount,
                _ => {}
            }
        }
        Ok(())
    }

    /// Checks at the end that each entry but those that were combined has one place, and that all money was paid or passed on.
    pub(super) fn check(&mut self) {
        let entries = self.tournament.entries();
        self.places.sort_by_key(|&(place, _)| place);
        let placed = self.tournament.entrants().iter().all(|of| matches!(of.state, EntryState::Placed { .. } | EntryState::Merged { .. }));
        let merged = self.tournament.entrants().iter().filter(|of| matches!(of.state, EntryState::Merged { .. })).count();
        let given: BTreeSet<u32> = self.places.iter().map(|&(place, _)| place).filter(|place| (1..=entries).contains(place)).collect();
        let once = given.len() == self.places.len() && usize::try_from(entries).is_ok_and(|entries| given.len() + merged == entries);
        let prizes = self.places.iter().map(|(_, placing)| placing.prize);
        let tickets = self.tickets.iter().map(|(_, ticket)| ticket.value);
        let paid: Money = prizes.chain(tickets).chain([self.carried]).sum();
        let fits = self.paid_in.fits(self.tournament.pool(), self.bounties, self.tournament.terms());
        self.report.money_conserved &= once && placed && fits && paid == self.tournament.pool();
        self.report.places = self.places.iter().map(|(_, placing)| *placing).collect();
    }
}

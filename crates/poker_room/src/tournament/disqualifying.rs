//! The house disqualifies a player (R-TRN-13).
//!
//! The documents leave open what becomes of the chips. They are taken out of play, as the rules of live tournaments have it: divided among
//! the others they would change the stacks of a table that has nothing to do with the matter. The player has the place in which the others
//! would have left the tournament too; prize and own bounty go to the house, which may confiscate them (rule 45 of the documents). So does
//! a bounty that only this player has earned and that was not paid yet, because tables were waiting for each other.

use poker_protocol::{Money, PlayerId, TableId};
use poker_rules::Seat;

use super::deal::DealEnd;
use super::entrant::{Entrant, EntryState};
use super::entry_id::EntryId;
use super::house_refusal::HouseRefusal;
use super::output::TournamentOutput;
use super::table::Presence;
use super::{Stage, Tournament};
use crate::{Dealer, Now};

impl Tournament {
    /// Disqualifies a player who has chips. A hand in progress is folded for the player; then the chips are out of play.
    ///
    /// # Errors
    /// `Over`, `NotIn` or `DisqualifiedAlready`; then nothing has changed.
    pub fn disqualify(&mut self, player: PlayerId, dealer: &mut Dealer, now: Now) -> Result<(), HouseRefusal> {
        if matches!(self.stage, Stage::Finished | Stage::Cancelled) {
            return Err(HouseRefusal::Over);
        }
        if self.is_disqualified(player) {
            return Err(HouseRefusal::DisqualifiedAlready);
        }
        let seats: Vec<(EntryId, TableId, Seat)> = self.seated_entries(player);
        if seats.is_empty() {
            return Err(HouseRefusal::NotIn);
        }
        self.disqualified.insert(player);
        self.outputs.extend(seats.iter().map(|&(entry, ..)| TournamentOutput::Disqualified { entry }));
        for (entry, table, seat) in seats {
            self.decline_for(entry, dealer, now);
            let Stage::Playing(play) = &mut self.stage else { break };
            let Some(state) = play.table_mut(table) else { continue };
            let end = state.set_presence(seat, Presence::SitsOut, now);
            self.after(table, end, dealer, now);
            self.expel_disqualified(table, dealer, now);
        }
        self.close_deal(DealEnd::Changed, dealer, now);
        Ok(())
    }

    /// Whether the house has disqualified the player.
    #[must_use]
    pub fn is_disqualified(&self, player: PlayerId) -> bool {
        self.disqualified.contains(&player)
    }

    fn seated_entries(&self, player: PlayerId) -> Vec<(EntryId, TableId, Seat)> {
        let entries = (0..).map(EntryId).zip(self.entrants.iter()).filter(|(_, entrant)| entrant.player == player);
        let seats = entries.filter_map(|(entry, entrant)| Some((entry, entrant.state.seat()?)));
        seats.map(|(entry, (table, seat))| (entry, table, seat)).collect()
    }

    /// Takes the disqualified players of a table away who are in no hand. Tables that have waited for each other may go on without them.
    pub(super) fn expel_disqualified(&mut self, table: TableId, dealer: &mut Dealer, now: Now) {
        if self.disqualified.is_empty() {
            return;
        }
        let Stage::Playing(play) = &self.stage else { return };
        let Some(state) = play.tables().get(&table) else { return };
        let expelled = |&(seat, ref player, stack): &(Seat, PlayerId, _)| {
            self.is_disqualified(*player) && !state.in_hand(seat) && stack > poker_rules::Chips::ZERO
        };
        let seats = state.seated().map(|(seat, seated)| (seat, seated.player(), seated.stack()));
        let seats: Vec<Seat> = seats.filter(expelled).map(|(seat, ..)| seat).collect();
        for seat in seats {
            self.expel(table, seat);
            if self.is_settled() {
                return self.finish(&[], dealer);
            }
        }
        let held = matches!(&self.stage, Stage::Playing(play) if play.holds.any());
        self.watch_hand_for_hand();
        self.pass_on(table);
        if held {
            self.wake_waiting(now);
        }
    }

    fn expel(&mut self, table: TableId, seat: Seat) {
        let Some(state) = self.table(table) else { return };
        let (Some(entry), chips) = (state.entry_at(seat), state.settled_stack(seat)) else { return };
        self.outputs.push_back(TournamentOutput::Expelled { entry, chips });
        let number = self.number_out();
        self.leave((table, seat), entry, number);
        self.close_if_prizes_begin();
    }

    /// The disqualified players who still sit at a table when the tournament is cancelled get nothing, and those whose places were open have
    /// none. The others are `left`.
    pub(super) fn expel_from_cancelled(&mut self, left: u32) {
        let out = |entrant: &Entrant| entrant.state == EntryState::Out && self.is_disqualified(entrant.player);
        let gone = (0..).map(EntryId).zip(self.entrants.iter()).filter(|(_, entrant)| out(entrant)).map(|(entry, _)| entry);
        for entry in gone.collect::<Vec<EntryId>>() {
            self.forfeit(entry, Money::ZERO);
        }
        let players = self.disqualified.iter().flat_map(|&player| self.seated_entries(player));
        for ((entry, ..), behind) in players.collect::<Vec<_>>().into_iter().zip(1..) {
            self.forfeit(entry, self.prize(left.saturating_add(behind)));
            self.set_state(entry, EntryState::Withdrawn);
        }
    }

    /// Keeps a prize, and the own bounty if it is not paid yet, for the house.
    pub(super) fn forfeit(&mut self, entry: EntryId, prize: Money) {
        let bounty = self.withdraw_bounties(entry);
        if !prize.is_zero() || !bounty.is_zero() {
            self.outputs.push_back(TournamentOutput::Forfeited { entry, prize, bounty });
        }
    }
}

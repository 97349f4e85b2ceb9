//! The hand in progress of a cash game: rake, time-outs, and what waits for the hand's end.

use poker_protocol::{Entry, HandId, Refusal, TableEvent, TurnId};
use poker_rules::{Action, Seat};

use super::exchange::money_for;
use super::output::SeatOutput;
use super::part::{BlindStanding, Participation};
use super::pause::Pause;
use super::table::{CashTable, Previous};
use crate::Now;
use crate::table::{HandOver, Needs, TableOutput};

impl CashTable {
    /// Carries out a player's action, or the choice to show or muck, for decision `turn` of hand `hand`.
    ///
    /// # Errors
    /// The refusal; then nothing has changed.
    pub fn act(&mut self, seat: Seat, hand: HandId, turn: TurnId, action: Action, now: Now) -> Result<(), Refusal> {
        self.table.act(seat, hand, turn, action, now)?;
        self.play_on(now);
        self.announce_action(seat, now);
        Ok(())
    }

    /// Voids the hand in progress and gives every chip back (R-FAIL-2), where a driver cannot continue it.
    pub fn void_hand(&mut self, now: Now) {
        self.table.void_hand(now);
        self.play_on(now);
    }

    /// Continues the hand in progress until it waits for a player or for the time.
    pub(super) fn play_on(&mut self, now: Now) {
        loop {
            match self.table.play_on(now) {
                Needs::Nothing => return,
                Needs::StreetRake => self.table.rake_street(self.rake_due()),
                // A rake plan chosen during the hand cannot return rake that was already taken.
                Needs::Rake => self.table.rake(self.rake_due(), now),
                Needs::TimedOut(seat) => {
                    self.put_out(seat);
                    self.table.act_for(seat, now);
                }
                Needs::Over(over) => self.after_hand(over, now),
            }
        }
    }

    /// Carries out what players asked for during the hand: to leave, to sit out, more chips.
    fn after_hand(&mut self, over: HandOver, now: Now) {
        let HandOver { dealt_in, positions, until, knocked_out_by: _ } = over;
        self.pause = Pause::until(until);
        if let Some(positions) = positions {
            self.previous = Some(Previous { positions, dealt_in: dealt_in.len() });
            for (seat, own) in self.table.all_own_mut() {
                if dealt_in.contains(seat) {
                    (own.standing, own.entry) = (BlindStanding::Continues, Entry::WaitForBigBlind);
                } else {
                    own.standing = BlindStanding::of(own.standing.must_wait(), false);
                }
            }
        }
        for seat in dealt_in.iter() {
            let Some(seated) = self.seated_mut(seat) else { continue };
            let own = seated.own_mut();
            if let Participation::OutAfterHand(reach) = own.part {
                own.part = Participation::Out(reach);
            }
            if seated.stays() {
                self.top_up_due(seat);
            } else {
                self.free(seat, false);
            }
        }
        self.announce(now);
    }

    /// Frees the seat; the player leaves with the stack. `removed` says that the player was away too long (R-CASH-4).
    pub(super) fn free(&mut self, seat: Seat, removed: bool) {
        let Some(seated) = self.table.take(seat) else { return };
        if let Pause::Until { asked, .. } = &mut self.pause {
            asked.remove(seat);
        }
        let gone =
            SeatOutput::Gone { seat, player: seated.player(), stack: money_for(seated.stack()), removed, hands: seated.hands_dealt() };
        self.table.tell(TableOutput::Owner(gone));
        self.table.tell(TableOutput::Public(TableEvent::Left { seat }));
    }
}

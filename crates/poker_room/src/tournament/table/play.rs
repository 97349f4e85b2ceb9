//! The hand in progress: no rake, and a player whose time runs out is away from then on.

use poker_protocol::{HandId, Refusal, TurnId};
use poker_rules::{Action, BySeat, Chips, Seat, SeatSet};

use super::seat::Presence;
use super::{Between, TournamentTable};
use crate::Now;
use crate::table::{HandOver, Needs};
use crate::tournament::EntryId;

/// The shortest pause between two hands, milliseconds. Without it, a table where everybody is away would play without end at one moment.
pub(super) const LEAST_PAUSE_MS: u32 = 500;

/// A player who has lost all chips in a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Busted {
    pub entry: EntryId,
    /// The stack at the start of the hand.
    pub stack: Chips,
    /// When the hand was over.
    pub at: Now,
    /// The entries that have knocked out the player, clockwise from the button's left (R-BTY-10).
    pub by: Vec<EntryId>,
}

/// The end of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::tournament) struct HandEnd {
    /// The players who have lost all chips, in the order of their seats.
    pub busted: Vec<(Seat, Busted)>,
}

impl TournamentTable {
    /// Carries out a player's action, or the choice to show or muck. Returns the end of the hand if the hand is over.
    pub(in crate::tournament) fn act(
        &mut self,
        seat: Seat,
        (hand, turn): (HandId, TurnId),
        action: Action,
        now: Now,
    ) -> Result<Option<HandEnd>, Refusal> {
        self.table.act(seat, hand, turn, action, now)?;
        Ok(self.play_on(now))
    }

    /// Continues the hand in progress until it waits for a player or for the time, or is over.
    pub(super) fn play_on(&mut self, now: Now) -> Option<HandEnd> {
        loop {
            match self.table.play_on(now) {
                Needs::Nothing => return None,
                // No hand of a tournament is raked (R-RAKE-9).
                Needs::StreetRake => self.table.rake_street(Chips::ZERO),
                Needs::Rake => self.table.rake(Chips::ZERO, now),
                Needs::TimedOut(seat) => {
                    // R-TRN-3: check if that is free, otherwise fold.
                    self.table.act_for(seat, now);
                    self.be(seat, Presence::Away);
                }
                Needs::Over(over) => return Some(self.hand_over(over, now)),
            }
        }
    }

    /// Voids the hand in progress, if there is one: every chip goes back to where it was at the start of the hand (R-CAN-2).
    pub(in crate::tournament) fn void_hand(&mut self, now: Now) {
        self.table.void_hand(now);
        let _nobody_is_out = self.play_on(now);
    }

    fn hand_over(&mut self, over: HandOver, now: Now) -> HandEnd {
        let HandOver { dealt_in, knocked_out_by, positions, until } = over;
        self.between = Between::Pause { until: until.max(now.after_ms(self.least_pause_ms())) };
        if let Some(positions) = positions {
            self.previous = Some(positions);
            self.in_last_hand = dealt_in;
        }
        let busted = self.busted(dealt_in, &knocked_out_by, now);
        for &(seat, _) in &busted {
            self.tell_state(seat);
        }
        HandEnd { busted }
    }

    fn busted(&self, dealt_in: SeatSet, knocked_out_by: &BySeat<SeatSet>, at: Now) -> Vec<(Seat, Busted)> {
        let button = self.previous.map_or(Seat::new(0), |positions| positions.button);
        let busted = |seat: Seat| {
            let seated = self.table.seated(seat).filter(|seated| seated.stack().is_zero())?;
            let by = knocked_out_by[seat].clockwise_after(button).filter_map(|by| self.entry_at(by));
            Some((seat, Busted { entry: seated.own().entry, stack: self.at_deal[seat], at, by: by.collect() }))
        };
        dealt_in.iter().filter_map(busted).collect()
    }
}

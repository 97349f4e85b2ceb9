//! A table of a practice tournament: without persons it keeps step with the person's, and with one it waits for the person.

use poker_protocol::{PlayerId, PlayerView};
use poker_rules::{Chips, Seat};

use super::play::LEAST_PAUSE_MS;
use super::seat::{EntrantSeat, Presence, SeatedEntrant};
use super::{Between, TournamentTable};
use crate::table::FieldPace;
use crate::{Now, PlayerKind};

impl TournamentTable {
    /// Whether the table may deal only after it was released.
    pub(in crate::tournament) fn keeps_step(&self) -> bool {
        self.table.switches().field == Some(FieldPace::AsFast) && !self.is_listened()
    }

    /// Whether a table that keeps step has dealt all the hands that it may deal.
    pub(in crate::tournament) fn is_held_back(&self) -> bool {
        self.keeps_step() && !self.released
    }

    /// Lets the table deal one more hand, at once if it is between two hands.
    pub(in crate::tournament) fn release(&mut self, now: Now) {
        self.released = true;
        if self.table.hand().is_none() {
            self.between = Between::Pause { until: now };
        }
    }

    /// Ends the pause after a hand in practice, where nobody but one person looks at the result. Returns false if there is no such pause.
    pub(in crate::tournament) fn end_pause(&mut self, now: Now) -> bool {
        let pauses = self.table.hand().is_none() && matches!(self.between, Between::Pause { .. });
        let practice = self.table.switches().field.is_some();
        if practice && pauses {
            self.between = Between::Pause { until: now };
        }
        practice && pauses
    }

    /// Notes that the table deals a hand.
    pub(super) fn use_release(&mut self) {
        self.released = false;
    }

    /// Whether a hand is in progress, or people look at the result of the last one.
    pub(in crate::tournament) fn is_played_at(&self) -> bool {
        self.table.hand().is_some() || matches!(self.between, Between::Pause { .. })
    }

    /// When the ordinary time ends of a person who is asked without a clock; `None` if no person is.
    pub(in crate::tournament) fn thinks_without_clock(&self) -> Option<Now> {
        let switches = self.table.switches();
        if switches.clock || switches.field.is_none() {
            return None;
        }
        let (seat, _) = self.table.awaited_turn()?;
        self.table.seated(seat).filter(|seated| seated.own().kind == PlayerKind::Person)?;
        Some(self.table.asked_since()?.after_ms(self.table.decision_ms()))
    }

    /// Lets a program play for a person from now on.
    pub(in crate::tournament) fn play_by_program(&mut self, seat: Seat) {
        if let Some(seated) = self.table.seated_mut(seat) {
            seated.play_by(PlayerKind::Bot);
            seated.set_presence(Presence::Plays);
        }
        self.note_listeners();
    }

    /// Gives a program's seat to a person, between two hands. The stack, the time bank and the place in the order of the blinds stay.
    pub(in crate::tournament) fn take_over(&mut self, seat: Seat, (player, view): (PlayerId, PlayerView), now: Now) {
        let Some(program) = self.table.take(seat) else { return };
        let own = EntrantSeat { kind: PlayerKind::Person, presence: Presence::Plays, ..*program.own() };
        let mut person = SeatedEntrant::new(player, view, program.stack(), own);
        person.fill_bank(program.bank_ms());
        person.count_hands_from(program.hands_dealt());
        self.table.put(seat, person);
        self.note_listeners();
        self.wake(now);
    }

    /// Sets the stacks of the seats from this one on, clockwise, between two hands.
    pub(in crate::tournament) fn set_stacks(&mut self, first: Seat, stacks: &[Chips]) {
        let seats: Vec<Seat> =
            std::iter::once(first).chain(self.table.taken().clockwise_after(first).filter(|&seat| seat != first)).collect();
        for (seat, &stack) in seats.into_iter().zip(stacks) {
            if let Some(seated) = self.table.seated_mut(seat) {
                seated.set_stack(stack);
            }
        }
    }

    /// The shortest pause after a hand, milliseconds. In practice none is needed where somebody plays, or where tables keep step.
    pub(super) fn least_pause_ms(&self) -> u32 {
        let practice = self.table.switches().field.is_some();
        let plays = || self.seated().any(|(_, seated)| seated.own().presence == Presence::Plays);
        if practice && (self.keeps_step() || plays()) { 0 } else { LEAST_PAUSE_MS }
    }
}

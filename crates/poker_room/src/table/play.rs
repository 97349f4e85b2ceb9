//! The hand in progress: actions, and what they lead to.

use poker_protocol::{HandId, Refusal, TurnId};
use poker_rules::{Action, HandEvent, IllegalAction, Seat, Turn};

use super::clock::DecisionClock;
use super::live::Stage;
use super::{CashTable, Phase, TableOutput};
use crate::Now;

impl CashTable {
    /// A player's action, meant for one decision of one hand.
    ///
    /// # Errors
    /// Why it was refused; then nothing has changed.
    pub fn act(&mut self, seat: Seat, hand: HandId, turn: TurnId, action: Action, now: Now) -> Result<(), Refusal> {
        let Phase::Playing(live) = &self.phase else { return Err(Refusal::NotYourTurn) };
        let awaited = matches!(live.stage, Stage::Deciding { .. }) && live.hand.turn() == Turn::Act(seat);
        if !awaited || live.id != hand || live.turn != turn {
            return Err(Refusal::NotYourTurn);
        }
        self.apply(seat, action, now).map_err(|reason| Refusal::Illegal { reason })?;
        self.announce(now);
        Ok(())
    }

    /// Carries out an action of the seat whose turn it is.
    pub(super) fn apply(&mut self, seat: Seat, action: Action, now: Now) -> Result<(), IllegalAction> {
        let Phase::Playing(live) = &mut self.phase else { return Err(IllegalAction::HandOver) };
        let logged = self.log.len();
        let (log, outputs) = (&mut self.log, &mut self.outputs);
        live.hand.apply(seat, action, &mut |event| {
            log.push(event.clone());
            outputs.push_back(TableOutput::Hand(event));
        })?;
        live.actions.push(action);
        if let Stage::Deciding { clock } = std::mem::replace(&mut live.stage, Stage::Pausing { until: now }) {
            let (bank_ms, extra_ms) = clock.stop(now);
            live.extra_ms[seat] = extra_ms;
            if let Some(seated) = self.seats[seat].as_mut() {
                seated.bank_ms = bank_ms;
            }
        }
        self.advance(logged, now);
        Ok(())
    }

    /// After new steps of the hand, from `logged` on: a pause for each street, then whatever comes next.
    pub(super) fn advance(&mut self, logged: usize, now: Now) {
        let streets = self.log.iter().skip(logged).filter(|event| matches!(event, HandEvent::StreetDealt { .. })).count();
        let pause_ms = self.rules.tempo.street_ms.saturating_mul(u32::try_from(streets).unwrap_or(u32::MAX));
        if pause_ms == 0 {
            self.proceed(now);
        } else if let Phase::Playing(live) = &mut self.phase {
            live.stage = Stage::Pausing { until: now.after_ms(pause_ms) };
        }
    }

    /// No pause is left: the next decision, or the end of the hand.
    pub(super) fn proceed(&mut self, now: Now) {
        let Phase::Playing(live) = &self.phase else { return };
        match live.hand.turn() {
            Turn::Act(seat) => self.ask(seat, now),
            Turn::Rake => self.settle(now),
            // The room takes the rake itself, so a hand that is over has been settled.
            Turn::Over => self.void_hand(now),
        }
    }

    fn ask(&mut self, seat: Seat, now: Now) {
        if self.seats[seat].as_ref().is_none_or(|seated| seated.leaving) {
            if self.apply(seat, Action::Fold, now).is_err() {
                self.void_hand(now);
            }
            return;
        }
        let (Phase::Playing(live), Some(seated)) = (&mut self.phase, &self.seats[seat]) else { return };
        let Some(legal) = live.hand.legal() else {
            self.void_hand(now);
            return;
        };
        let clock = DecisionClock::start(self.rules.clock, seated.bank_ms, live.extra_ms[seat], seated.connected, now);
        live.turn = TurnId(live.turn.0.saturating_add(1));
        let to_act = TableOutput::ToAct { seat, hand: live.id, turn: live.turn, clock: clock.view(now), legal };
        live.stage = Stage::Deciding { clock };
        self.outputs.push_back(to_act);
    }
}

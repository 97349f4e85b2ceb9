//! The hand in progress: actions, and what they lead to.

use poker_protocol::{HandId, Refusal, TurnId};
use poker_rules::{Action, HandEvent, IllegalAction, Seat, Turn};

use super::clock::DecisionClock;
use super::live::Stage;
use super::{CashTable, Phase, TableOutput};
use crate::Now;

impl CashTable {
    /// A player's action, or what is seen of a hand, meant for one decision of one hand.
    ///
    /// # Errors
    /// Why it was refused; then nothing has changed.
    pub fn act(&mut self, seat: Seat, hand: HandId, turn: TurnId, action: Action, now: Now) -> Result<(), Refusal> {
        let Phase::Playing(live) = &self.phase else { return Err(Refusal::NotYourTurn) };
        if let Stage::Showing { .. } = live.stage {
            return self.answer(seat, hand, turn, action, now);
        }
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
        let log = &mut self.log;
        live.hand.apply(seat, action, &mut |event| log.push(event))?;
        live.actions.push(action);
        let deciding = matches!(live.stage, Stage::Deciding { .. });
        live.decision_ms.push(if deciding { now.ms_since(live.asked) } else { 0 });
        if let Stage::Deciding { clock } = std::mem::replace(&mut live.stage, Stage::Pausing { until: now }) {
            let (bank_ms, extra_ms) = clock.stop(now);
            live.extra_ms[seat] = extra_ms;
            if let Some(seated) = self.seats[seat].as_mut() {
                seated.bank_ms = bank_ms;
            }
        }
        self.rake_street();
        self.advance(now);
        Ok(())
    }

    /// Tells new steps of the hand, then a pause for each street, then whatever comes next. Where hands lie open and only cards are to
    /// come, the open hands and each street are told by themselves, with a pause after each: whoever is away or looks on sees no later.
    pub(super) fn advance(&mut self, now: Now) {
        let untold = self.log.get(self.told..).unwrap_or_default();
        let street = |event: &HandEvent| matches!(event, HandEvent::StreetDealt { .. });
        let runs_out = self.log.iter().any(|event| matches!(event, HandEvent::Shown { .. }));
        let (tells, pause_ms) = if runs_out {
            let first = untold.iter().position(street).unwrap_or(untold.len());
            (first.max(1), self.switches.tempo.runout_ms)
        } else {
            let streets = u32::try_from(untold.iter().filter(|event| street(event)).count()).unwrap_or(u32::MAX);
            (untold.len(), self.switches.tempo.street_ms.saturating_mul(streets))
        };
        let seal = if let Phase::Playing(live) = &self.phase { live.seal.as_ref() } else { None };
        self.outputs.extend(untold.iter().take(tells).map(|event| TableOutput::Hand { event: event.clone(), seal: seal.cloned() }));
        self.told = (self.told + tells).min(self.log.len());
        if pause_ms == 0 {
            self.proceed(now);
        } else if let Phase::Playing(live) = &mut self.phase {
            live.stage = Stage::Pausing { until: now.after_ms(pause_ms) };
        }
    }

    /// No pause is left: what is still to be told, the next decision, or the end of the hand.
    pub(super) fn proceed(&mut self, now: Now) {
        let Phase::Playing(live) = &self.phase else { return };
        if self.told < self.log.len() {
            return self.advance(now);
        }
        match live.hand.turn() {
            Turn::Act(seat) => self.ask(seat, now),
            Turn::Rake => self.settle(now),
            // The room takes the rake itself, so a hand that is over or asks what is seen has been settled.
            Turn::Show(_) | Turn::Over => self.void_hand(now),
        }
    }

    fn ask(&mut self, seat: Seat, now: Now) {
        if self.seats[seat].as_ref().is_none_or(|seated| seated.leaving) {
            if self.apply(seat, self.leavers_action(), now).is_err() {
                self.void_hand(now);
            }
            return;
        }
        let (Phase::Playing(live), Some(seated)) = (&mut self.phase, &self.seats[seat]) else { return };
        let Some(legal) = live.hand.legal() else {
            self.void_hand(now);
            return;
        };
        let clock =
            DecisionClock::start((self.rules.clock, self.switches.clock), seated.bank_ms, live.extra_ms[seat], seated.connected, now);
        live.turn = TurnId(live.turn.0.saturating_add(1));
        live.asked = now;
        let to_act = TableOutput::ToAct { seat, hand: live.id, turn: live.turn, clock: clock.view(now), legal };
        live.stage = Stage::Deciding { clock };
        self.outputs.push_back(to_act);
    }
}

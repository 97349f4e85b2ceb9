//! The hand in progress goes on by itself, as far as it can.

use poker_protocol::TurnId;
use poker_rules::{Chips, HandEvent, Seat, Turn};

use super::clock::DecisionClock;
use super::hands::Table;
use super::live::Stage;
use super::needs::Needs;
use super::output::TableOutput;
use crate::Now;

impl<S> Table<S> {
    /// Goes on with the hand until it needs something.
    pub(crate) fn play_on(&mut self, now: Now) -> Needs {
        loop {
            let Some(live) = &self.live else {
                return self.over.take().map_or(Needs::Nothing, Needs::Over);
            };
            match (&live.stage, live.hand.turn()) {
                (Stage::Dealt, _) => self.tell_start(),
                (Stage::StreetRake, _) => return Needs::StreetRake,
                (Stage::Telling, _) => self.tell_steps(now),
                (Stage::Told, _) if self.log.told < self.log.steps.len() => self.tell_steps(now),
                (Stage::Told, Turn::Act(seat)) => self.ask(seat, now),
                (Stage::Told, Turn::Rake) => self.set_stage(Stage::Rake),
                (Stage::TimedOut { .. }, Turn::Act(seat)) => return Needs::TimedOut(seat),
                (Stage::Rake, Turn::Rake) => return Needs::Rake,
                // The owner of the table settles the rake, so a hand that is over or asks what is seen has been settled.
                (Stage::Told | Stage::Rake | Stage::TimedOut { .. }, _) => self.void_hand(now),
                (Stage::Pausing { .. } | Stage::Deciding { .. } | Stage::Showing { .. }, _) => return Needs::Nothing,
            }
        }
    }

    /// The rake of the hand in progress by now, in all; what has been taken before is a part of it.
    pub(crate) fn rake_street(&mut self, due: Chips) {
        let Some(live) = &mut self.live else { return };
        live.stage = Stage::Telling;
        let steps = &mut self.log.steps;
        // Never more than lies there; a street that could not be raked is raked with the next one, or at the end.
        let _raked = live.hand.take_street_rake(due.saturating_sub(live.hand.rake()), &mut |event| steps.push(event));
    }

    /// Tells new steps of the hand, then a pause for each street. Where hands lie open and only cards are to come, the open hands and each
    /// street are told by themselves, with a pause after each: a player who is away or looks on sees no later.
    fn tell_steps(&mut self, now: Now) {
        let Some(live) = &mut self.live else { return };
        let (log, tempo) = (&mut self.log, self.switches.tempo);
        let runs_out = log.hands_lie_open();
        let untold = log.steps.get(log.told..).unwrap_or_default();
        let street = |event: &HandEvent| matches!(event, HandEvent::StreetDealt { .. });
        let (tells, pause_ms) = if runs_out {
            let first = untold.iter().position(street).unwrap_or(untold.len());
            (first.max(1), tempo.runout_ms)
        } else {
            let streets = u32::try_from(untold.iter().filter(|event| street(event)).count()).unwrap_or(u32::MAX);
            (untold.len(), tempo.street_ms.saturating_mul(streets))
        };
        if self.listened {
            let told = untold.iter().take(tells).map(|event| TableOutput::Hand { event: event.clone(), seal: live.seal.clone() });
            self.outputs.extend(told);
        }
        log.told = (log.told + tells).min(log.steps.len());
        live.stage = if pause_ms == 0 { Stage::Told } else { Stage::Pausing { until: now.after_ms(pause_ms) } };
    }

    fn ask(&mut self, seat: Seat, now: Now) {
        if self.seats[seat].as_ref().is_none_or(|seated| seated.has_left()) {
            return self.act_for_leaver(seat, now);
        }
        let (Some(live), Some(seated)) = (&mut self.live, &self.seats[seat]) else { return };
        let rules = (self.clock, self.switches.clock);
        let clock = DecisionClock::start(rules, seated.bank_ms, live.extra_ms[seat], seated.connected, now);
        live.turn = TurnId(live.turn.0.saturating_add(1));
        live.asked = now;
        let view = clock.view(now);
        live.stage = Stage::Deciding { clock };
        if !self.listened {
            return;
        }
        match live.hand.legal() {
            Some(legal) => self.outputs.push_back(TableOutput::ToAct { seat, hand: live.id, turn: live.turn, clock: view, legal }),
            None => self.void_hand(now),
        }
    }

    pub(super) fn set_stage(&mut self, stage: Stage) {
        if let Some(live) = &mut self.live {
            live.stage = stage;
        }
    }
}

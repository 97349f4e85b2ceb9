//! Continues the hand in progress until it needs a player, the time or the owner of the table.

use poker_protocol::TurnId;
use poker_rules::{Chips, HandEvent, Seat, Turn};

use super::clock::DecisionClock;
use super::hands::Table;
use super::live::HandStage;
use super::needs::Needs;
use super::output::TableOutput;
use crate::Now;

impl<S, O> Table<S, O> {
    /// Continues the hand until it needs something.
    pub(crate) fn play_on(&mut self, now: Now) -> Needs {
        loop {
            let Some(live) = &self.live else {
                return self.over.take().map_or(Needs::Nothing, Needs::Over);
            };
            match (&live.stage, live.hand.turn()) {
                (HandStage::Dealt, _) => self.tell_start(),
                (HandStage::StreetRake, _) => return Needs::StreetRake,
                (HandStage::Telling, _) => self.tell_steps(now),
                (HandStage::Told, _) if self.log.told < self.log.steps.len() => self.tell_steps(now),
                (HandStage::Told, Turn::Act(seat)) => self.ask(seat, now),
                (HandStage::Told, Turn::Rake) => self.set_stage(HandStage::Rake),
                (HandStage::TimedOut { .. }, Turn::Act(seat)) => return Needs::TimedOut(seat),
                (HandStage::Rake, Turn::Rake) => return Needs::Rake,
                // The owner takes the rake first, so no hand reaches its showdown or its end in these stages.
                (HandStage::Told | HandStage::Rake | HandStage::TimedOut { .. }, _) => self.void_hand(now),
                (HandStage::Pausing { .. } | HandStage::Deciding { .. } | HandStage::Showing { .. }, _) => return Needs::Nothing,
            }
        }
    }

    /// Takes rake at the beginning of a street. `due` is the total by now, which includes what was taken before.
    pub(crate) fn rake_street(&mut self, due: Chips) {
        let Some(live) = &mut self.live else { return };
        live.stage = HandStage::Telling;
        let steps = &mut self.log.steps;
        // Takes no more than the pot holds. What cannot be taken now is taken with the next street or at the end.
        let _raked = live.hand.take_street_rake(due.saturating_sub(live.hand.rake()), &mut |event| steps.push(event));
    }

    /// Tells new steps of the hand, then pauses for each street. When hands were shown and only cards are still to come, the shown hands
    /// and each street are told separately with a pause after each, so that a snapshot shows no more than players have seen.
    fn tell_steps(&mut self, now: Now) {
        let tempo = self.tempo();
        let Some(live) = &mut self.live else { return };
        let log = &mut self.log;
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
        live.stage = if pause_ms == 0 { HandStage::Told } else { HandStage::Pausing { until: now.after_ms(pause_ms) } };
    }

    fn ask(&mut self, seat: Seat, now: Now) {
        if self.seats[seat].as_ref().is_none_or(|seated| !seated.is_asked()) {
            return self.act_for_leaver(seat, now);
        }
        let (Some(live), Some(seated)) = (&mut self.live, &self.seats[seat]) else { return };
        let rules = (self.clock, self.switches.clock);
        let clock = DecisionClock::start(rules, seated.bank_ms, live.extra_ms[seat], seated.connected, now);
        live.turn = TurnId(live.turn.0.saturating_add(1));
        live.asked = now;
        let view = clock.view(now);
        live.stage = HandStage::Deciding { clock };
        if !self.listened {
            return;
        }
        match live.hand.legal() {
            Some(legal) => {
                self.outputs.push_back(TableOutput::ToAct { seat, hand: live.id, turn: live.turn, clock: view, legal: Box::new(legal) })
            }
            None => self.void_hand(now),
        }
    }

    pub(super) fn set_stage(&mut self, stage: HandStage) {
        if let Some(live) = &mut self.live {
            live.stage = stage;
        }
    }
}

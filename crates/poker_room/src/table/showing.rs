//! Showing and mucking: all players who may muck are asked at the same time (R-POT-5).

use poker_protocol::{HandId, JackpotKind, Refusal, ShowChoice, TableEvent, TurnId};
use poker_rules::{Action, BySeat, HandEvent, HolePlaces, Seat, Turn};

use super::hands::Table;
use super::live::{HandStage, LiveHand, TimedChoice};
use super::output::TableOutput;
use crate::Now;
use crate::jackpot::{Showdown, recipients};

impl<S, O> Table<S, O> {
    /// Called after the rake is taken: asks all players who may muck, except those whose choice is known.
    pub(super) fn ask_what_is_seen(&mut self, now: Now) {
        let Some(live) = &self.live else { return };
        let choosers: Vec<Seat> = live.hand.choosers().collect();
        let mut answers = BySeat::default();
        for &seat in &choosers {
            answers[seat] = self.known_choice(live, seat).map(|action| TimedChoice { action, after_ms: 0 });
        }
        let asked = choosers.into_iter().filter(|&seat| answers[seat].is_none());
        let choices: Vec<(Seat, ShowChoice)> = asked.map(|seat| (seat, self.choice(live, seat))).collect();
        let left_ms = if choices.is_empty() { 0 } else { self.tempo().choice_ms };
        let Some(live) = &mut self.live else { return };
        live.stage = HandStage::Showing { since: now, until: now.after_ms(left_ms), answers };
        if !choices.is_empty() {
            live.turn = TurnId(live.turn.0.saturating_add(1));
            live.asked = now;
            if self.listened {
                self.outputs.push_back(TableOutput::ToShow { choices, turn: live.turn, left_ms });
            }
        }
        self.take_choices(now);
    }

    /// Notes a player's choice. It takes effect when all players before this one have chosen.
    pub(super) fn answer(&mut self, seat: Seat, hand: HandId, turn: TurnId, action: Action, now: Now) -> Result<(), Refusal> {
        let Some(live) = &self.live else { return Err(Refusal::NotYourTurn) };
        if live.id != hand || live.turn != turn || !live.undecided().contains(&seat) {
            return Err(Refusal::NotYourTurn);
        }
        live.hand.check_choice(seat, action).map_err(|reason| Refusal::Illegal { reason })?;
        self.note_choice(seat, action, now);
        self.take_choices(now);
        Ok(())
    }

    /// Ends the time to choose: chooses for all who have not chosen.
    pub(super) fn end_choices(&mut self, now: Now) {
        let Some(live) = &self.live else { return };
        for seat in live.undecided() {
            self.choose_unasked(seat, now);
        }
    }

    /// Chooses for a player who has not chosen yet, in the same way as for a player who does not answer.
    pub(super) fn choose_unasked(&mut self, seat: Seat, now: Now) {
        let Some(live) = &self.live else { return };
        if live.undecided().contains(&seat) {
            let action = self.unasked(live, seat);
            self.note_choice(seat, action, now);
            self.take_choices(now);
        }
    }

    /// Mucks for a player who has not chosen yet and has turned the automatic muck on, unless the player may win a jackpot.
    pub(crate) fn muck_unasked(&mut self, seat: Seat, now: Now) {
        let Some(live) = &self.live else { return };
        if live.undecided().contains(&seat) && self.jackpot_at_stake(live, seat).is_none() {
            self.note_choice(seat, Action::Muck, now);
            self.take_choices(now);
        }
    }

    /// The event that tells a viewer which players may still choose; `None` if there are none.
    pub(super) fn to_show(&self, live: &LiveHand, viewer: Option<Seat>, now: Now) -> Option<TableEvent> {
        let HandStage::Showing { until, .. } = &live.stage else { return None };
        let seats = live.undecided();
        let choice = viewer.filter(|seat| seats.contains(seat)).map(|seat| self.choice(live, seat));
        (!seats.is_empty()).then(|| TableEvent::ToShow { seats, turn: live.turn, left_ms: until.ms_since(now), choice })
    }

    fn note_choice(&mut self, seat: Seat, action: Action, now: Now) {
        let Some(live) = &mut self.live else { return };
        let after_ms = now.ms_since(live.asked);
        if let HandStage::Showing { answers, .. } = &mut live.stage {
            answers[seat] = Some(TimedChoice { action, after_ms });
        }
    }

    /// Carries out choices as far as the order of the players allows. After the last one the hand is over.
    fn take_choices(&mut self, now: Now) {
        while let Some(live) = &mut self.live {
            let HandStage::Showing { since, answers, .. } = &live.stage else { return };
            let since = *since;
            let Turn::Show(seat) = live.hand.turn() else { return self.finish(since, now) };
            let Some(TimedChoice { action, after_ms }) = answers[seat] else { return };
            let listened = self.listened;
            let (log, outputs, seal) = (&mut self.log.steps, &mut self.outputs, live.seal.clone());
            let applied = live.hand.apply(seat, action, &mut |event: HandEvent| {
                if listened {
                    outputs.push_back(TableOutput::Hand { event: event.clone(), seal: seal.clone() });
                }
                log.push(event);
            });
            if applied.is_err() {
                return self.void_hand(now);
            }
            live.actions.push(action);
            live.decision_ms.push(after_ms);
            self.log.told = self.log.steps.len();
        }
    }

    /// The choice of a player who is not asked: by the automatic muck, or because the player cannot answer.
    fn known_choice(&self, live: &LiveHand, seat: Seat) -> Option<Action> {
        let seated = self.seats[seat].as_ref();
        if seated.is_some_and(|seated| seated.auto_muck) && self.jackpot_at_stake(live, seat).is_none() {
            return Some(Action::Muck);
        }
        let answers = seated.is_some_and(|seated| seated.connected && seated.is_asked()) && self.tempo().choice_ms > 0;
        (!answers).then(|| self.unasked(live, seat))
    }

    fn choice(&self, live: &LiveHand, seat: Seat) -> ShowChoice {
        ShowChoice { shown_unasked: self.unasked(live, seat) != Action::Muck, jackpot: self.jackpot_at_stake(live, seat) }
    }

    /// The choice for a player who does not answer: a hand is shown at a showdown and mucked if it has won without one, and nobody loses a
    /// jackpot by not answering.
    fn unasked(&self, live: &LiveHand, seat: Seat) -> Action {
        if live.hand.live().len() > 1 || self.jackpot_at_stake(live, seat).is_some() {
            Action::Show(HolePlaces::all(self.rules.game.hole_cards))
        } else {
            Action::Muck
        }
    }

    /// A jackpot that the player may win by showing the whole hand (R-JACK-3).
    fn jackpot_at_stake(&self, live: &LiveHand, seat: Seat) -> Option<JackpotKind> {
        let jackpots = self.rules.jackpots.as_ref()?;
        let mut shown = live.hand.open();
        shown.insert(seat);
        let showdown = Showdown::of(&live.hand, shown)?;
        let open = jackpots.pools.iter().filter(|row| row.is_played_at(&self.rules.game, self.rules.form) && row.is_open(live.started));
        // Without rake nothing goes into an empty pool, so nothing can be won from it.
        let mut fed = open.filter(|row| !self.switches.empty_pools.contains(&row.kind) || !live.hand.rake().is_zero());
        fed.find(|row| recipients(row, &jackpots.recipient, &showdown).contains(&seat)).map(|row| row.kind)
    }
}

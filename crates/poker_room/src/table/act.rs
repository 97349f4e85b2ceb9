//! The actions of players in the hand in progress.

use poker_protocol::{HandId, LeaversAction, Notice, Refusal, TableEvent, TurnId};
use poker_rules::{Action, Hand, IllegalAction, Seat, Turn};

use super::hands::Table;
use super::live::HandStage;
use crate::Now;

impl<S, O> Table<S, O> {
    /// Carries out a player's action, or the choice to show or muck, for decision `turn` of hand `hand`.
    ///
    /// # Errors
    /// The refusal; then nothing has changed.
    pub(crate) fn act(&mut self, seat: Seat, hand: HandId, turn: TurnId, action: Action, now: Now) -> Result<(), Refusal> {
        let Some(live) = &self.live else { return Err(Refusal::NotYourTurn) };
        if let HandStage::Showing { .. } = live.stage {
            return self.answer(seat, hand, turn, action, now);
        }
        let awaited = self.awaits(seat);
        if !awaited || live.id != hand || live.turn != turn {
            return Err(Refusal::NotYourTurn);
        }
        self.apply(seat, action, now).map_err(|reason| Refusal::Illegal { reason })
    }

    /// Whether the player in the seat is asked for a decision.
    pub(super) fn awaits(&self, seat: Seat) -> bool {
        self.live.as_ref().is_some_and(|live| matches!(live.stage, HandStage::Deciding { .. }) && live.hand.turn() == Turn::Act(seat))
    }

    /// Carries out an action of the seat whose turn it is.
    pub(super) fn apply(&mut self, seat: Seat, action: Action, now: Now) -> Result<(), IllegalAction> {
        let Some(live) = &mut self.live else { return Err(IllegalAction::HandOver) };
        let steps = &mut self.log.steps;
        live.hand.apply(seat, action, &mut |event| steps.push(event))?;
        live.actions.push(action);
        let next = if live.street_rake && live.hand.begins_street() { HandStage::StreetRake } else { HandStage::Telling };
        match std::mem::replace(&mut live.stage, next) {
            HandStage::Deciding { clock } | HandStage::TimedOut { clock } => {
                live.decision_ms.push(now.ms_since(live.asked));
                let (bank_ms, extra_ms) = clock.stop(now);
                live.extra_ms[seat] = extra_ms;
                if let Some(seated) = self.seats[seat].as_mut() {
                    seated.bank_ms = bank_ms;
                }
            }
            HandStage::Dealt
            | HandStage::StreetRake
            | HandStage::Telling
            | HandStage::Told
            | HandStage::Pausing { .. }
            | HandStage::Rake
            | HandStage::Showing { .. } => live.decision_ms.push(0),
        }
        Ok(())
    }

    /// If a player who has just left is being asked for a decision or a choice, makes it. The player is not asked for later ones.
    pub(crate) fn pass_by(&mut self, seat: Seat, now: Now) {
        self.choose_unasked(seat, now);
        if self.awaits(seat) {
            self.act_for_leaver(seat, now);
        }
    }

    /// Folds for a player who has left or is absent, or checks if that is free and the rules prefer it (R-FAIL-5). In a hand that is checked
    /// down, the player checks or calls.
    pub(super) fn act_for_leaver(&mut self, seat: Seat, now: Now) {
        let may_check = self.checks_down || self.rules.leavers_action == LeaversAction::CheckOrFold;
        let legal = if may_check { self.hand().and_then(Hand::legal) } else { None };
        let action = match legal {
            Some(legal) if legal.check => Action::Check,
            Some(legal) if self.checks_down && legal.call.is_some() => Action::Call,
            Some(_) | None => Action::Fold,
        };
        if self.apply(seat, action, now).is_err() {
            self.void_hand(now);
        }
    }

    /// Sets whether those who are absent check or call in the next hand instead of folding.
    pub(crate) fn set_checks_down(&mut self, on: bool) {
        self.checks_down = on;
    }

    /// Tells a player whose time is over which action is taken instead.
    pub(super) fn tell_timeout(&mut self, seat: Seat) {
        let folded = self.folds_unasked();
        self.tell_player(seat, TableEvent::Notice { notice: Notice::TimeOut { folded } });
    }

    /// Acts for a player whose time is over: checks if that is free, otherwise folds.
    pub(crate) fn act_for(&mut self, seat: Seat, now: Now) {
        let folded = self.folds_unasked();
        let action = if folded { Action::Fold } else { Action::Check };
        if self.apply(seat, action, now).is_err() {
            self.void_hand(now);
        }
    }

    fn folds_unasked(&self) -> bool {
        !self.hand().and_then(Hand::legal).is_some_and(|legal| legal.check)
    }
}

//! What may be done and doing it.

use super::legal::Presets;
use super::presets::Sizing;
use super::round::Options;
use super::{Hand, Turn};
use crate::{Act, Action, Betting, HandEvent, IllegalAction, LegalActions, Seat, pot_limit_max_raise_to};

impl Hand {
    /// What the player whose turn it is may do; none where it is nobody's turn.
    pub fn legal(&self) -> Option<LegalActions> {
        match self.turn {
            Turn::Act(seat) => Some(self.legal_for(seat)),
            Turn::Rake | Turn::Over => None,
        }
    }

    /// What a live player with chips could do if it were their turn now.
    pub(crate) fn legal_for(&self, seat: Seat) -> LegalActions {
        let Options { check, call, raise } = self.options(seat);
        let sizing = Sizing {
            street: self.street,
            price: self.round.price,
            bet: self.round.bets[seat],
            stack: self.stacks[seat],
            pot: self.pot_total(),
        };
        LegalActions { check, call, raise, presets: raise.map_or_else(Presets::new, |range| sizing.presets(&range)) }
    }

    /// Carries out an action; an error leaves the hand as it was.
    pub fn apply(&mut self, seat: Seat, action: Action, events: &mut impl FnMut(HandEvent)) -> Result<(), IllegalAction> {
        match self.turn {
            Turn::Act(turn) if turn == seat => {}
            Turn::Act(turn) => return Err(IllegalAction::NotYourTurn { turn: Some(turn) }),
            Turn::Rake | Turn::Over => return Err(IllegalAction::HandOver),
        }
        let options = self.options(seat);
        let (act, paid) = options.resolve(action, self.round.bets[seat])?;
        self.stacks[seat] = self.stacks[seat].saturating_sub(paid);
        self.contributed[seat] = self.contributed[seat].plus(paid);
        match act {
            Act::Fold => self.live.remove(seat),
            Act::Check => self.round.check(seat),
            Act::Call => self.round.call(seat, paid),
            Act::Bet { to } | Act::Raise { to } => {
                self.round.raise(seat, to, options.raise.is_some_and(|range| range.undersized));
            }
        }
        let all_in = !paid.is_zero() && self.stacks[seat].is_zero();
        events(HandEvent::Acted { seat, act, paid, all_in });
        self.pass_turn(seat, events);
        Ok(())
    }

    fn options(&self, seat: Seat) -> Options {
        let cap = match self.setup.game.betting {
            // Fixed limit has no table yet.
            Betting::NoLimit | Betting::FixedLimit { .. } => None,
            Betting::PotLimit { .. } => Some(pot_limit_max_raise_to(self.pot_total(), self.round.price, self.round.bets[seat])),
        };
        let rivals = !self.with_chips().without(seat).is_empty();
        self.round.options(seat, self.stacks[seat], rivals, cap)
    }
}

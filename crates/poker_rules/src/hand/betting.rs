//! The legal actions of the player whose turn it is, and carrying one out.

use super::presets::Sizing;
use super::round::Bound;
use super::{Hand, Options, Turn};
use crate::{Act, Action, Betting, Chips, HandEvent, IllegalAction, LegalActions, Listener, Presets, Seat, Street, pot_limit_max_raise_to};

impl Hand {
    /// The legal actions of the player whose turn it is, with sizes to choose from; `None` if it is nobody's turn to bet.
    pub fn legal(&self) -> Option<LegalActions> {
        match self.turn {
            Turn::Act(seat) => Some(self.legal_for(seat)),
            Turn::Rake | Turn::Show(_) | Turn::Over => None,
        }
    }

    /// The legal actions of the player whose turn it is, without sizes to choose from; `None` if it is nobody's turn to bet.
    pub fn options(&self) -> Option<Options> {
        match self.turn {
            Turn::Act(seat) => Some(self.options_for(seat)),
            Turn::Rake | Turn::Show(_) | Turn::Over => None,
        }
    }

    /// What `seat`, a live player with chips, could do if it were that player's turn.
    pub(crate) fn legal_for(&self, seat: Seat) -> LegalActions {
        let Options { check, call, raise } = self.options_for(seat);
        let sizing = Sizing {
            betting: self.setup.game.betting,
            street: self.street,
            to_match: self.round.to_match,
            bet: self.round.bets[seat],
            stack: self.stacks[seat],
            pot: self.middle,
        };
        LegalActions { check, call, raise, presets: raise.map_or_else(Presets::new, |range| sizing.presets(&range)) }
    }

    /// Carries out an action of `seat`. An error leaves the hand unchanged.
    pub fn apply(&mut self, seat: Seat, action: Action, events: &mut impl Listener) -> Result<(), IllegalAction> {
        match self.turn {
            Turn::Act(turn) if turn == seat => {}
            Turn::Show(turn) if turn == seat => return self.choose(seat, action, events),
            Turn::Act(turn) | Turn::Show(turn) => return Err(IllegalAction::NotYourTurn { turn: Some(turn) }),
            Turn::Rake | Turn::Over => return Err(IllegalAction::HandOver),
        }
        let options = self.options_for(seat);
        let (act, paid) = options.resolve(action, self.round.bets[seat])?;
        let all_in = self.pay(seat, paid);
        self.contributed[seat] = self.contributed[seat].plus(paid);
        match act {
            Act::Fold => {
                self.live.remove(seat);
                self.able.remove(seat);
            }
            Act::Check => self.round.check(seat),
            Act::Call => self.round.call(seat, paid),
            Act::Bet { to } | Act::Raise { to } => {
                self.round.raise(seat, to, options.raise.is_some_and(|range| range.undersized));
            }
        }
        events.hear(HandEvent::Acted { seat, act, paid, all_in });
        self.untouched = false;
        self.pass_turn(seat, events);
        Ok(())
    }

    #[inline]
    fn options_for(&self, seat: Seat) -> Options {
        let bound = match self.setup.game.betting {
            Betting::NoLimit => Bound::Stack,
            Betting::PotLimit { counts_call } => {
                Bound::To(pot_limit_max_raise_to(self.middle, self.round.to_match, self.round.bets[seat], counts_call))
            }
            Betting::FixedLimit { max_bets, capped_heads_up } if self.round.is_capped(max_bets, capped_heads_up) => Bound::Capped,
            Betting::FixedLimit { .. } => Bound::Least,
        };
        let rivals = !self.able.without(seat).is_empty();
        self.round.options(seat, self.stacks[seat], rivals, bound)
    }

    /// The least bet of a street: the big blind, or twice the big blind on turn and river in fixed limit (R-BET-6, R-VAR-10).
    pub(super) fn least_bet(&self, street: Street) -> Chips {
        let big_blind = self.setup.stakes.big_blind;
        match (self.setup.game.betting, street) {
            (Betting::FixedLimit { .. }, Street::Turn | Street::River) => big_blind.plus(big_blind),
            (Betting::FixedLimit { .. }, Street::Preflop | Street::Flop) | (Betting::NoLimit | Betting::PotLimit { .. }, _) => big_blind,
        }
    }
}

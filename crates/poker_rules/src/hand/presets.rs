//! Bet sizes to choose from: multiples of the bet to match before the flop, fractions of the pot after the call on later streets.

use super::legal::Presets;
use crate::{Betting, Chips, Preset, PresetKind, RaiseRange, Street, pot_limit_max_raise_to};

/// The figures from which the sizes are computed.
pub(crate) struct Sizing {
    pub(crate) betting: Betting,
    pub(crate) street: Street,
    /// The bet to match.
    pub(crate) to_match: Chips,
    /// What the player has bet on this street already.
    pub(crate) bet: Chips,
    /// The player's stack.
    pub(crate) stack: Chips,
    /// All chips in the middle, this street's bets included.
    pub(crate) pot: Chips,
}

impl Sizing {
    /// The sizes that lie in `range`, in the order of their keys.
    pub(crate) fn presets(&self, range: &RaiseRange) -> Presets {
        let all_in = self.bet.plus(self.stack);
        if range.undersized {
            return [Preset { kind: PresetKind::AllIn, to: all_in }].into_iter().collect();
        }
        let counts_call = match self.betting {
            Betting::FixedLimit { .. } => return [Preset { kind: PresetKind::Min, to: range.min_to }].into_iter().collect(),
            Betting::PotLimit { counts_call } => counts_call,
            Betting::NoLimit => true,
        };
        let pot = pot_limit_max_raise_to(self.pot, self.to_match, self.bet, counts_call);
        let after_call = pot.saturating_sub(self.to_match);
        let middle = if self.street == Street::Preflop {
            [(PresetKind::Times25, self.to_match.fraction(5, 2)), (PresetKind::Times3, self.to_match.fraction(3, 1))]
        } else {
            let fraction = |numerator, denominator| self.to_match.plus(after_call.fraction(numerator, denominator));
            [(PresetKind::HalfPot, fraction(1, 2)), (PresetKind::TwoThirdsPot, fraction(2, 3))]
        };
        let [small, large] = middle;
        [(PresetKind::Min, range.min_to), small, large, (PresetKind::Pot, pot), (PresetKind::AllIn, all_in)]
            .into_iter()
            .filter(|&(_, to)| (range.min_to..=range.max_to).contains(&to))
            .map(|(kind, to)| Preset { kind, to })
            .collect()
    }
}

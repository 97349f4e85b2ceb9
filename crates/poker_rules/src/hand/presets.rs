//! Sizes to choose from: multiples of the bet before the flop, later fractions of the pot after the call.

use super::legal::Presets;
use crate::{Betting, Chips, Preset, PresetKind, RaiseRange, Street, pot_limit_max_raise_to};

/// What the sizes are counted from.
pub(crate) struct Sizing {
    pub(crate) betting: Betting,
    pub(crate) street: Street,
    /// The bet to match.
    pub(crate) price: Chips,
    /// What the seat has in front already.
    pub(crate) bet: Chips,
    /// What it has behind.
    pub(crate) stack: Chips,
    /// All chips in the middle, bets too.
    pub(crate) pot: Chips,
}

impl Sizing {
    /// All sizes that lie in the range, in the order of their keys.
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
        let pot = pot_limit_max_raise_to(self.pot, self.price, self.bet, counts_call);
        let after_call = pot.saturating_sub(self.price);
        let middle = if self.street == Street::Preflop {
            [(PresetKind::Times25, self.price.fraction(5, 2)), (PresetKind::Times3, self.price.fraction(3, 1))]
        } else {
            let fraction = |numerator, denominator| self.price.plus(after_call.fraction(numerator, denominator));
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

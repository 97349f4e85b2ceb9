//! How much to bet: one of the presets the rules offer, never a number of its own.

use poker_rules::{Action, LegalActions, PresetKind};
use rand::Rng;

use crate::chance::{below, ratio};
use crate::view::BotView;

/// A bet of at least this part of the stack, in thousandths, is all of it or none.
const COMMITTED: u32 = 400;

/// A preset and how often it is wanted beside the others.
pub(crate) type Wish = (PresetKind, u32);

/// Openings before the flop.
pub(crate) const OPENINGS: [Wish; 3] = [(PresetKind::Times25, 5), (PresetKind::Times3, 4), (PresetKind::Min, 1)];
/// Raises of raises before the flop.
pub(crate) const RERAISES: [Wish; 3] = [(PresetKind::Times3, 6), (PresetKind::Times25, 2), (PresetKind::Pot, 2)];
/// Bets with a good hand.
pub(crate) const VALUE_BETS: [Wish; 3] = [(PresetKind::TwoThirdsPot, 5), (PresetKind::HalfPot, 3), (PresetKind::Pot, 2)];
/// Bets with little.
pub(crate) const SMALL_BETS: [Wish; 3] = [(PresetKind::HalfPot, 6), (PresetKind::TwoThirdsPot, 3), (PresetKind::Min, 1)];

/// A raise to one of the wished presets. Where that is much of the stack it is all-in with a `strong` hand, and none with another;
/// none also where no raise is open or nobody could answer it.
pub(crate) fn raise(view: &BotView, legal: &LegalActions, wishes: &[Wish], strong: bool, rng: &mut impl Rng) -> Option<Action> {
    let range = legal.raise?;
    if !view.someone_can_answer() {
        return None;
    }
    let offered = |kind: PresetKind| legal.presets.iter().find(|preset| preset.kind == kind).map(|preset| preset.to);
    let total: u32 = wishes.iter().filter(|(kind, _)| offered(*kind).is_some()).map(|(_, weight)| weight).sum();
    let mut left = below(total.max(1), rng);
    let mut to = range.min_to;
    for (kind, weight) in wishes {
        let Some(amount) = offered(*kind) else { continue };
        if left < *weight {
            to = amount;
            break;
        }
        left -= weight;
    }
    let whole_stack = view.me().stack.checked_add(view.me().bet)?;
    if ratio(to, whole_stack) >= COMMITTED {
        // Half a stack in the pot is a stack in the pot: with a strong hand at once, with a weak one not at all.
        return if strong { Some(Action::RaiseTo(range.max_to)) } else { None };
    }
    Some(Action::RaiseTo(to))
}

/// All-in, where the rules offer it and somebody could answer.
pub(crate) fn all_in(view: &BotView, legal: &LegalActions) -> Option<Action> {
    let range = legal.raise?;
    view.someone_can_answer().then_some(Action::RaiseTo(range.max_to))
}

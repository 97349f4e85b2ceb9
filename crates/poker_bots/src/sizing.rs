//! The sizes of bets: always one of the presets that the rules offer, and large enough in proportion to the pot.

use poker_rules::{Action, Betting, Chips, LegalActions, PresetKind};
use rand::Rng;

use crate::chance::{below, ratio};
use crate::view::BotView;

/// A bet of at least this part of the stack, in thousandths, is made all-in or not at all.
const COMMITTED: u32 = 400;

/// A bet or raise adds at least this part of the pot after the call, in thousandths, because nobody folds to less.
const LEAST_OF_POT: u32 = 330;

/// A preset with its weight: how often it is chosen in proportion to the others.
pub(crate) type WeightedPreset = (PresetKind, u32);

/// The presets to open with before the flop.
pub(crate) const OPENINGS: [WeightedPreset; 3] = [(PresetKind::Times25, 5), (PresetKind::Times3, 4), (PresetKind::Min, 1)];
/// The presets to re-raise with before the flop.
pub(crate) const RERAISES: [WeightedPreset; 3] = [(PresetKind::Times3, 6), (PresetKind::Times25, 2), (PresetKind::Pot, 2)];
/// The presets to bet good hands with after the flop.
pub(crate) const VALUE_BETS: [WeightedPreset; 3] = [(PresetKind::TwoThirdsPot, 5), (PresetKind::HalfPot, 3), (PresetKind::Pot, 2)];
/// The presets to bet weak hands and draws with after the flop.
pub(crate) const SMALL_BETS: [WeightedPreset; 2] = [(PresetKind::HalfPot, 6), (PresetKind::TwoThirdsPot, 3)];

/// A bet or raise to one of the presets. If that takes a large part of the stack, it is all-in with a `strong` hand and `None` with any
/// other. `None` too if no raise is legal or no opponent has chips to answer it.
pub(crate) fn raise(view: &BotView, legal: &LegalActions, presets: &[WeightedPreset], strong: bool, rng: &mut impl Rng) -> Option<Action> {
    let range = legal.raise?;
    if !view.someone_can_answer() {
        return None;
    }
    let to = drawn_preset(view, legal, presets, rng).or_else(|| smallest(view, legal)).unwrap_or(range.max_to);
    let whole_stack = view.me().stack.checked_add(view.me().bet)?;
    if ratio(to, whole_stack) >= COMMITTED {
        // After such a bet there is no sensible fold, so a strong hand goes all-in at once and a weak one does not bet.
        return if strong { Some(Action::RaiseTo(range.max_to)) } else { None };
    }
    Some(Action::RaiseTo(to))
}

/// A random choice among the presets that are legal and large enough for the pot; `None` if there is none.
fn drawn_preset(view: &BotView, legal: &LegalActions, presets: &[WeightedPreset], rng: &mut impl Rng) -> Option<Chips> {
    let offered = |kind: PresetKind| {
        let preset = legal.presets.iter().find(|preset| preset.kind == kind)?;
        threatens(view, legal, preset.to).then_some(preset.to)
    };
    let total: u32 = presets.iter().filter(|(kind, _)| offered(*kind).is_some()).map(|(_, weight)| weight).sum();
    let mut left = below(total.max(1), rng);
    for (kind, weight) in presets {
        let Some(to) = offered(*kind) else { continue };
        if left < *weight {
            return Some(to);
        }
        left -= weight;
    }
    None
}

/// The smallest legal preset that is large enough for the pot; in fixed limit the only one.
fn smallest(view: &BotView, legal: &LegalActions) -> Option<Chips> {
    legal.presets.iter().map(|preset| preset.to).filter(|to| threatens(view, legal, *to)).min()
}

/// Whether a bet to `to` is large enough that an opponent may fold. Always true in fixed limit, where the size is fixed.
fn threatens(view: &BotView, legal: &LegalActions, to: Chips) -> bool {
    let call = legal.call.unwrap_or_default();
    let sum = |one: Chips, other: Chips| one.checked_add(other).unwrap_or(one);
    let (price, pot) = (sum(view.me().bet, call), sum(view.pot(), call));
    matches!(view.game().betting, Betting::FixedLimit { .. }) || ratio(to.saturating_sub(price), pot) >= LEAST_OF_POT
}

/// The largest legal raise; `None` if no raise is legal or no opponent has chips to answer it.
pub(crate) fn all_in(view: &BotView, legal: &LegalActions) -> Option<Action> {
    let range = legal.raise?;
    view.someone_can_answer().then_some(Action::RaiseTo(range.max_to))
}

//! The amount of a bet while it is being chosen.

use poker_rules::{Chips, RaiseRange};

use crate::slider::{SliderPosition, SliderScale, SliderSpan};
use crate::{BetPresets, BetSizing, OfferedPresets, PresetPlace, TypedBet};

/// The amount of one decision. Each turn begins with the least legal amount.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BetDraft {
    sizing: BetSizing,
    presets: OfferedPresets,
    slider: SliderScale,
    to: Chips,
    typed: Option<TypedAmount>,
    chosen: bool,
}

/// The text of the amount field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedAmount {
    /// The text as it was typed.
    pub text: String,
    /// How the text was read.
    pub reading: AmountReading,
    /// The multiple or part of the pot that was typed; `None` for a plain amount.
    pub bet: Option<TypedBet>,
}

/// What a typed amount means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AmountReading {
    Empty,
    Legal,
    /// Too small; the least legal amount is shown instead.
    TooSmall,
    /// Too large; the largest legal amount is shown instead.
    TooLarge,
    /// The text is not an amount.
    Unreadable,
}

impl BetDraft {
    pub(super) fn new(sizing: BetSizing, presets: &BetPresets) -> Self {
        let RaiseRange { min_to, max_to, .. } = sizing.range;
        let span = SliderSpan { min: min_to, max: max_to, big_blind: sizing.big_blind, matched: sizing.to_match, pot: sizing.pot };
        Self { sizing, presets: sizing.offered(presets), slider: SliderScale::new(span), to: min_to, typed: None, chosen: false }
    }

    /// Offers other presets. The amount stays.
    pub(super) fn offer(&mut self, presets: &BetPresets) {
        self.presets = self.sizing.offered(presets);
    }

    /// The amount as it is now; it is always legal.
    pub fn to(&self) -> Chips {
        self.to
    }

    /// The least and the largest legal amount.
    pub fn range(&self) -> RaiseRange {
        self.sizing.range
    }

    /// The text of the field while the player types; `None` while the field shows [`BetDraft::to`].
    pub fn typed(&self) -> Option<&TypedAmount> {
        self.typed.as_ref()
    }

    /// Whether the amount was typed or chosen on this turn.
    pub fn is_chosen(&self) -> bool {
        self.chosen
    }

    /// Whether something was typed or chosen on this turn.
    pub(super) fn is_begun(&self) -> bool {
        self.chosen || self.typed.is_some()
    }

    /// The presets of this turn.
    pub fn presets(&self) -> &OfferedPresets {
        &self.presets
    }

    /// Whether this amount is chosen.
    pub fn has_chosen(&self, to: Chips) -> bool {
        self.chosen && self.to == to
    }

    /// The position of the slider's knob.
    pub fn position(&self) -> SliderPosition {
        self.slider.position_of(self.to)
    }

    /// Chooses the current amount: the least one, unless another was set before.
    pub(super) fn open(&mut self) {
        self.chosen = true;
    }

    /// Chooses the amount of a preset, also of one that is not shown because another has its amount. Returns false where it has no amount.
    pub(super) fn choose_preset(&mut self, place: PresetPlace) -> bool {
        let preset = self.presets.at(place);
        if let Some(preset) = preset {
            self.set(preset.to);
        }
        preset.is_some()
    }

    pub(super) fn slide(&mut self, place: SliderPosition) {
        self.set(self.slider.drag_to(place));
    }

    /// Changes the amount by `blinds` big blinds and stops at the ends of the range.
    pub(super) fn step(&mut self, blinds: i8) {
        self.step_by(blinds < 0, self.sizing.big_blind.times(blinds.unsigned_abs().into()).unwrap_or(Chips::ZERO));
    }

    /// Changes the amount by `halves` half pots, the call counted in, and stops at the ends of the range.
    pub(super) fn step_half_pots(&mut self, halves: i8) {
        self.step_by(halves < 0, self.sizing.half_pots(halves.unsigned_abs().into()));
    }

    fn step_by(&mut self, down: bool, by: Chips) {
        let more = || self.to.checked_add(by).unwrap_or(self.sizing.range.max_to);
        self.set(if down { self.to.saturating_sub(by) } else { more() });
    }

    /// Reads the field's new text: a multiple or part of the pot, or else an amount, which `parse` reads. Where it is out of range, the
    /// nearest legal amount is taken and the reading says so.
    pub(super) fn edit(&mut self, text: String, parse: &dyn Fn(&str) -> Option<Chips>) {
        let bet = TypedBet::read(&text);
        let reading = match bet.map(|bet| self.sizing.exact(bet)).or_else(|| parse(&text)) {
            Some(amount) => {
                self.to = amount.clamp(self.sizing.range.min_to, self.sizing.range.max_to);
                match amount.cmp(&self.to) {
                    std::cmp::Ordering::Less => AmountReading::TooSmall,
                    std::cmp::Ordering::Equal => AmountReading::Legal,
                    std::cmp::Ordering::Greater => AmountReading::TooLarge,
                }
            }
            None if text.trim().is_empty() => AmountReading::Empty,
            None => AmountReading::Unreadable,
        };
        self.chosen = reading == AmountReading::Legal;
        self.typed = Some(TypedAmount { text, reading, bet });
    }

    pub(super) fn typed_text(&self) -> String {
        self.typed.as_ref().map(|typed| typed.text.clone()).unwrap_or_default()
    }

    /// Whether Enter sends the amount. A text that is out of range is replaced by the legal amount, which the next Enter sends.
    pub(super) fn commit(&mut self) -> bool {
        match self.typed.as_ref().map(|typed| typed.reading) {
            None | Some(AmountReading::Legal) => self.chosen,
            Some(AmountReading::TooSmall | AmountReading::TooLarge) => {
                self.set(self.to);
                false
            }
            Some(AmountReading::Empty | AmountReading::Unreadable) => false,
        }
    }

    /// Goes back to the least amount with nothing chosen. Returns false where nothing was chosen or typed.
    pub(super) fn clear(&mut self) -> bool {
        let had = self.chosen || self.typed.is_some();
        self.to = self.sizing.range.min_to;
        self.typed = None;
        self.chosen = false;
        had
    }

    fn set(&mut self, to: Chips) {
        self.to = to.clamp(self.sizing.range.min_to, self.sizing.range.max_to);
        self.typed = None;
        self.chosen = true;
    }
}

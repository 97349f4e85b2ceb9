//! The amount of a bet while it is being chosen.

use poker_rules::{Chips, Preset, RaiseRange};

use crate::PresetPlace;
use crate::slider::{SliderPosition, SliderScale, SliderSpan};

/// The amount of one decision. Each turn begins with the least legal amount.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BetDraft {
    range: RaiseRange,
    presets: [Option<Preset>; PresetPlace::COUNT],
    big_blind: Chips,
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
    pub(super) fn new(range: RaiseRange, presets: &[Preset], span: SliderSpan) -> Self {
        let mut places = [None; PresetPlace::COUNT];
        for preset in presets {
            places[PresetPlace::of(preset.kind).index()] = Some(*preset);
        }
        Self {
            range,
            presets: places,
            big_blind: span.big_blind,
            slider: SliderScale::new(span),
            to: range.min_to,
            typed: None,
            chosen: false,
        }
    }

    /// The amount as it is now; it is always legal.
    pub fn to(&self) -> Chips {
        self.to
    }

    /// The least and the largest legal amount.
    pub fn range(&self) -> RaiseRange {
        self.range
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

    /// The presets by place; `None` where a place is empty.
    pub fn presets(&self) -> [Option<Preset>; PresetPlace::COUNT] {
        self.presets
    }

    /// The preset whose amount is chosen.
    pub fn selected(&self) -> Option<PresetPlace> {
        let same = |preset: &&Preset| self.chosen && preset.to == self.to;
        self.presets.iter().flatten().find(same).map(|preset| PresetPlace::of(preset.kind))
    }

    /// The position of the slider's knob.
    pub fn position(&self) -> SliderPosition {
        self.slider.position_of(self.to)
    }

    /// Chooses the current amount: the least one, unless another was set before.
    pub(super) fn open(&mut self) {
        self.chosen = true;
    }

    pub(super) fn choose_preset(&mut self, place: PresetPlace) {
        if let Some(preset) = self.presets[place.index()] {
            self.set(preset.to);
        }
    }

    pub(super) fn slide(&mut self, place: SliderPosition) {
        self.set(self.slider.drag_to(place));
    }

    /// Changes the amount by `blinds` big blinds and stops at the ends of the range.
    pub(super) fn step(&mut self, blinds: i8) {
        let by = self.big_blind.times(u32::from(blinds.unsigned_abs())).unwrap_or(Chips::ZERO);
        let to = match blinds {
            ..0 => self.to.saturating_sub(by),
            0.. => self.to.checked_add(by).unwrap_or(self.range.max_to),
        };
        self.set(to);
    }

    /// Reads the field's new text. Where it is out of range, the nearest legal amount is taken and the reading says so.
    pub(super) fn edit(&mut self, text: String, parse: &dyn Fn(&str) -> Option<Chips>) {
        let reading = match parse(&text) {
            Some(amount) => {
                self.to = amount.clamp(self.range.min_to, self.range.max_to);
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
        self.typed = Some(TypedAmount { text, reading });
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
        self.to = self.range.min_to;
        self.typed = None;
        self.chosen = false;
        had
    }

    fn set(&mut self, to: Chips) {
        self.to = to.clamp(self.range.min_to, self.range.max_to);
        self.typed = None;
        self.chosen = true;
    }
}

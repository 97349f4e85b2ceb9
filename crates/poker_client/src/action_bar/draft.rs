//! The amount of a bet while it is being chosen.

use poker_rules::{Chips, Preset, RaiseRange};

use crate::PresetPlace;
use crate::slider::{Position, Slider, SliderSpan};

/// The amount of one decision. It begins at the least legal amount with every turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BetDraft {
    range: RaiseRange,
    presets: [Option<Preset>; PresetPlace::COUNT],
    big_blind: Chips,
    slider: Slider,
    to: Chips,
    typed: Option<Typed>,
    chosen: bool,
}

/// The text of the amount field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    /// As it was typed.
    pub text: String,
    /// What became of it.
    pub reading: Reading,
}

/// What a typed amount means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Nothing yet.
    Empty,
    /// A legal amount.
    Legal,
    /// Too small; the least legal amount is shown instead.
    TooSmall,
    /// Too large; the most is shown instead.
    TooLarge,
    /// Not an amount.
    Unreadable,
}

impl BetDraft {
    pub(super) fn new(range: RaiseRange, presets: &[Preset], span: SliderSpan) -> Self {
        let mut places = [None; PresetPlace::COUNT];
        for preset in presets {
            places[PresetPlace::of(preset.kind).index()] = Some(*preset);
        }
        Self { range, presets: places, big_blind: span.big_blind, slider: Slider::new(span), to: range.min_to, typed: None, chosen: false }
    }

    /// The amount as it stands: always legal.
    pub fn to(&self) -> Chips {
        self.to
    }

    /// The bounds.
    pub fn range(&self) -> RaiseRange {
        self.range
    }

    /// The text of the field while somebody types; otherwise it shows [`BetDraft::to`].
    pub fn typed(&self) -> Option<&Typed> {
        self.typed.as_ref()
    }

    /// Whether the amount was typed or chosen on this turn.
    pub fn is_chosen(&self) -> bool {
        self.chosen
    }

    /// It takes everything.
    pub fn is_most(&self) -> bool {
        self.to == self.range.max_to
    }

    /// The presets in their places.
    pub fn presets(&self) -> [Option<Preset>; PresetPlace::COUNT] {
        self.presets
    }

    /// The preset whose amount stands.
    pub fn selected(&self) -> Option<PresetPlace> {
        let same = |preset: &&Preset| self.chosen && preset.to == self.to;
        self.presets.iter().flatten().find(same).map(|preset| PresetPlace::of(preset.kind))
    }

    /// Where the slider's knob is.
    pub fn position(&self) -> Position {
        self.slider.position_of(self.to)
    }

    /// R: the least amount is chosen, unless another is already.
    pub(super) fn open(&mut self) {
        self.chosen = true;
    }

    pub(super) fn choose_preset(&mut self, place: PresetPlace) {
        if let Some(preset) = self.presets[place.index()] {
            self.set(preset.to);
        }
    }

    pub(super) fn slide(&mut self, place: Position) {
        self.set(self.slider.drag_to(place));
    }

    /// Up or down by whole big blinds; a step past an end stops there.
    pub(super) fn step(&mut self, blinds: i8) {
        let by = self.big_blind.times(u32::from(blinds.unsigned_abs())).unwrap_or(Chips::ZERO);
        let to = match blinds {
            ..0 => self.to.saturating_sub(by),
            0.. => self.to.checked_add(by).unwrap_or(self.range.max_to),
        };
        self.set(to);
    }

    /// The field's text changed. Out of range the nearest legal amount is taken, and the text says so.
    pub(super) fn edit(&mut self, text: String, parse: &dyn Fn(&str) -> Option<Chips>) {
        let reading = match parse(&text) {
            Some(amount) => {
                self.to = amount.clamp(self.range.min_to, self.range.max_to);
                match amount.cmp(&self.to) {
                    std::cmp::Ordering::Less => Reading::TooSmall,
                    std::cmp::Ordering::Equal => Reading::Legal,
                    std::cmp::Ordering::Greater => Reading::TooLarge,
                }
            }
            None if text.trim().is_empty() => Reading::Empty,
            None => Reading::Unreadable,
        };
        self.chosen = reading == Reading::Legal;
        self.typed = Some(Typed { text, reading });
    }

    pub(super) fn typed_text(&self) -> String {
        self.typed.as_ref().map(|typed| typed.text.clone()).unwrap_or_default()
    }

    /// Enter: whether the amount may be sent. A text that was out of range gives way to the legal amount shown, which a second Enter sends.
    pub(super) fn commit(&mut self) -> bool {
        match self.typed.as_ref().map(|typed| typed.reading) {
            None | Some(Reading::Legal) => self.chosen,
            Some(Reading::TooSmall | Reading::TooLarge) => {
                self.set(self.to);
                false
            }
            Some(Reading::Empty | Reading::Unreadable) => false,
        }
    }

    /// Esc: back to the least amount with nothing chosen. Returns false where nothing was chosen.
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

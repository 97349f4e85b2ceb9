//! Rows of settings by the kind of their control.

use std::ops::RangeInclusive;

use bevy_egui::egui::{Rect, pos2};
use poker_client::{AppIntent, Intent, Settings};
use poker_text::{Arg, Text, text};

use crate::screen::form::{FormUi, Label};
use crate::style::{TextSide, Weight};
use crate::widget::{RadioGroup, Slider, SliderChange, toggle_if};

/// A label with its line of help, as texts.
pub(in crate::screen) struct RowTexts {
    pub(super) label: Text,
    pub(super) help: Option<Text>,
}

/// A label with help.
pub(super) fn says(label: Text, help: Text) -> RowTexts {
    RowTexts { label, help: Some(help) }
}

/// A label alone.
pub(in crate::screen) fn says_only(label: Text) -> RowTexts {
    RowTexts { label, help: None }
}

impl RowTexts {
    /// Label and help in the player's language.
    pub(super) fn words(&self, form: &FormUi<'_, '_, '_>) -> (String, String) {
        (form.style.say(&self.label), self.help.as_ref().map(|help| form.style.say(help)).unwrap_or_default())
    }
}

/// Draws a choice of a few. Returns the index that was chosen.
pub(super) fn choice(
    form: &mut FormUi<'_, '_, '_>,
    name: &str,
    says: &RowTexts,
    choices: &[(&str, Text)],
    chosen: Option<usize>,
) -> Option<usize> {
    let style = form.style;
    let (label, help) = says.words(form);
    let choices: Vec<_> = choices.iter().map(|(tag, text)| (*tag, style.say(text))).collect();
    let choice = RadioGroup { name, choices: &choices, chosen };
    let width = choice.width(form.ui, style).max(style.d(style.theme.screen.row_control));
    let rect = form.row(Label { label: &label, help: &help }, width, |ui, width| choice.height(ui, style, width));
    choice.show(form.ui, style, rect)
}

/// A number between two ends, in steps.
pub(super) struct SteppedNumber {
    pub(super) range: RangeInclusive<u16>,
    pub(super) step: u16,
    pub(super) value: u16,
    /// The text that shows the number with its unit.
    pub(super) words: fn(Arg) -> Text,
}

impl SteppedNumber {
    /// A number in per cent.
    pub(super) fn percent(range: RangeInclusive<u16>, value: u16) -> Self {
        Self { range, step: 5, value, words: |number| text::number::percent(number) }
    }

    fn span(&self) -> u16 {
        self.range.end() - self.range.start()
    }

    fn said(&self, form: &FormUi<'_, '_, '_>, value: u16) -> String {
        form.style.say(&(self.words)(Arg::count(u64::from(value))))
    }

    /// The value at a part of the track, on a whole step.
    pub(super) fn at(&self, part: f32) -> u16 {
        let steps = self.span() / self.step.max(1);
        // The value is between 0 and a few dozen.
        let step = (part.clamp(0.0, 1.0) * f32::from(steps)).round() as u16;
        (self.range.start() + step * self.step).min(*self.range.end())
    }

    pub(super) fn stepped(&self, steps: i8) -> u16 {
        let by = u16::from(steps.unsigned_abs()) * self.step;
        let moved = if steps < 0 { self.value.saturating_sub(by) } else { self.value.saturating_add(by) };
        moved.clamp(*self.range.start(), *self.range.end())
    }
}

/// Draws a slider with its value. Returns what was done to it, and the rectangle of its track.
pub(super) fn slider(form: &mut FormUi<'_, '_, '_>, name: &str, says: &RowTexts, scaled: &SteppedNumber) -> (Option<SliderChange>, Rect) {
    let style = form.style;
    let (label, help) = says.words(form);
    let set = style.body().weight(Weight::SemiBold).ink(style.ink.text);
    let widest = [*scaled.range.start(), *scaled.range.end()].map(|value| set.width(form.ui, &scaled.said(form, value)));
    let value_width = widest.into_iter().fold(0.0, f32::max).ceil();
    let knob = style.theme.control.slider_knob * style.k() / 2.0;
    let gap = style.d(style.theme.spacing.m);
    let width = style.d(style.theme.screen.row_slider) + knob * 2.0 + gap + value_width;
    let height = style.hit(style.theme.control.slider_hit);
    let rect = form.row(Label { label: &label, help: &help }, width, |_, _| height);
    let words = scaled.said(form, scaled.value);
    style.letter(form.ui, rect, TextSide::Right, set, &words);
    let track = Rect::from_min_max(pos2(rect.left() + knob, rect.top()), pos2(rect.right() - value_width - gap - knob, rect.bottom()));
    let part = f32::from(scaled.value.saturating_sub(*scaled.range.start())) / f32::from(scaled.span().max(1));
    let value = f64::from(scaled.value);
    let slid = Slider { name, rect: track, label: &label, value, part, enabled: true }.show(form.ui, style);
    (slid, track)
}

/// Draws a slider that applies each value at once. Returns the value where it has changed.
pub(super) fn number(form: &mut FormUi<'_, '_, '_>, name: &str, says: &RowTexts, scaled: &SteppedNumber) -> Option<u16> {
    let value = match slider(form, name, says, scaled).0? {
        SliderChange::To(part) => scaled.at(part),
        SliderChange::By(steps) => scaled.stepped(steps),
    };
    (value != scaled.value).then_some(value)
}

/// Draws a value that cannot be changed.
pub(super) fn shown(form: &mut FormUi<'_, '_, '_>, says: &RowTexts, value: &str) {
    let style = form.style;
    let (label, help) = says.words(form);
    let set = style.body().weight(Weight::Medium);
    let (width, height) = (set.width(form.ui, value).ceil(), style.d(style.theme.spacing.xl));
    let rect = form.row(Label { label: &label, help: &help }, width, |_, _| height);
    style.letter(form.ui, rect, TextSide::Right, set, value);
}

/// Draws a row with a switch for one field of the settings.
pub(super) fn switch(
    form: &mut FormUi<'_, '_, '_>,
    name: &str,
    says: &RowTexts,
    settings: &Settings,
    field: fn(&mut Settings) -> &mut bool,
) -> Option<Intent> {
    let mut settings = settings.clone();
    let on = *field(&mut settings);
    switch_row(form, name, says, on, true).then(|| {
        *field(&mut settings) = !on;
        AppIntent::Change(Box::new(settings)).into()
    })
}

/// Draws a row with a switch. Returns whether it was switched.
pub(super) fn switch_row(form: &mut FormUi<'_, '_, '_>, name: &str, says: &RowTexts, on: bool, enabled: bool) -> bool {
    let style = form.style;
    let (label, help) = says.words(form);
    let (width, height) = style.theme.control.toggle;
    let (width, height) = (width * style.k(), (height * style.k()).max(style.theme.size.min_target));
    let rect = form.row(Label { label: &label, help: &help }, width, |_, _| height);
    toggle_if(form.ui, style, name, pos2(rect.right(), rect.center().y), &label, on, enabled)
}

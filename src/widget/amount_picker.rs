//! Chooses an amount in a range: a slider, and a field to type into.

use std::ops::RangeInclusive;

use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use poker_protocol::Money;
use poker_text::text;

use super::{Slider, SliderChange, TextField, select_all};
use crate::style::{Style, TextSide};

/// An amount while it is being chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AmountDraft {
    /// The amount. After the picker was drawn it is within the range.
    pub amount: Money,
    /// The text in the field while the player types.
    pub typed: Option<String>,
}

/// The slider and the field side by side.
#[derive(Clone, Debug)]
pub struct AmountPicker<'a> {
    /// The dotted name; the controls are `name.slider` and `name.field`.
    pub name: &'a str,
    pub rect: Rect,
    /// What the amount is for, for a screen reader.
    pub label: &'a str,
    /// The least and the most amount.
    pub range: RangeInclusive<Money>,
    /// One step of the slider.
    pub step: Money,
}

impl AmountDraft {
    /// A draft with this amount and no typed text.
    pub const fn new(amount: Money) -> Self {
        Self { amount, typed: None }
    }
}

impl AmountPicker<'_> {
    /// Draws the picker. Returns whether the typed amount is invalid; the nearest valid amount is used then.
    pub fn show(self, ui: &mut Ui, style: &Style<'_>, draft: &mut AmountDraft) -> bool {
        let (least, most) = (*self.range.start(), *self.range.end());
        draft.amount = draft.amount.clamp(least, most);
        let field_width = style.d(style.theme.control.amount_field).min(self.rect.width() * 0.5);
        // The knob at an end, and its focus ring, lie within the room.
        let radius = style.theme.control.slider_knob * style.k() / 2.0 + style.theme.stroke.focus * 2.0;
        let track = Rect::from_min_max(
            pos2(self.rect.left() + radius, self.rect.top()),
            pos2(self.rect.right() - field_width - radius - style.d(style.theme.spacing.m), self.rect.bottom()),
        );
        let span = most.saturating_sub(least);
        let slider_name = format!("{}.slider", self.name);
        let slider = Slider {
            name: &slider_name,
            rect: track,
            label: self.label,
            // Only a screen reader uses this value, so rounding does no harm.
            value: draft.amount.hundredths() as f64,
            part: part_of(draft.amount.saturating_sub(least), span),
            enabled: !span.is_zero(),
        };
        match slider.show(ui, style) {
            Some(SliderChange::To(part)) => self.set(draft, self.at(part)),
            Some(SliderChange::By(steps)) => self.set(draft, self.stepped(draft.amount, steps)),
            None => {}
        }
        self.field(ui, style, field_width, draft)
    }

    fn field(&self, ui: &mut Ui, style: &Style<'_>, width: f32, draft: &mut AmountDraft) -> bool {
        let reads = |words: &str| style.amounts.parse_money(words);
        let wrong = |typed: &str| reads(typed).is_none_or(|amount| !self.range.contains(&amount));
        let mut words = draft.typed.clone().unwrap_or_else(|| style.texts.show(&style.at_table(draft.amount)));
        let rect = Rect::from_min_size(pos2(self.rect.right() - width, self.rect.top()), vec2(width, self.rect.height()));
        let mut lettering = style.strong();
        style.shrunk(ui, &mut lettering, &words, width - style.theme.control.inner_pad * style.k() * 2.0);
        let is_wrong = draft.typed.as_deref().is_some_and(wrong);
        let name = format!("{}.field", self.name);
        let field = TextField {
            name: &name,
            rect,
            label: self.label,
            lettering,
            side: TextSide::Right,
            inside: "",
            wrong: is_wrong,
            hidden: false,
            most: 24,
            enabled: true,
        };
        let typed = field.show(ui, style, &mut words);
        if typed.response.gained_focus() {
            select_all(ui, typed.response.id, &words);
        }
        if typed.changed {
            if let Some(amount) = reads(&words) {
                draft.amount = amount.clamp(*self.range.start(), *self.range.end());
            }
            draft.typed = Some(words);
        }
        if typed.response.lost_focus() {
            draft.typed = None;
        }
        is_wrong
    }

    fn set(&self, draft: &mut AmountDraft, amount: Money) {
        draft.amount = amount.clamp(*self.range.start(), *self.range.end());
        draft.typed = None;
    }

    /// The amount for a knob position, 0 to 1: exact at both ends, and a whole step between them.
    fn at(&self, part: f32) -> Money {
        let (least, most) = (*self.range.start(), *self.range.end());
        if part >= 1.0 {
            return most;
        }
        let span = most.saturating_sub(least).hundredths();
        let step = self.step.hundredths().max(1);
        // A buy-in is far below 2^52.
        let above = (f64::from(part) * span as f64) as u64;
        Money::new(least.hundredths() + (above + step / 2) / step * step).clamp(least, most)
    }

    fn stepped(&self, amount: Money, steps: i8) -> Money {
        let by = self.step.times(u32::from(steps.unsigned_abs())).unwrap_or(Money::ZERO);
        if steps < 0 { amount.saturating_sub(by) } else { amount.checked_add(by).unwrap_or(amount) }
    }
}

/// `amount` as a share of `all`, 0 to 1.
fn part_of(amount: Money, all: Money) -> f32 {
    if all.is_zero() {
        return 1.0;
    }
    // The value is only used to draw, so rounding does no harm.
    (amount.hundredths() as f64 / all.hundredths() as f64) as f32
}

/// The message for an amount outside the range.
pub fn range_text(style: &Style<'_>, range: &RangeInclusive<Money>) -> String {
    style.say(&text::error::buy_in_range(style.at_table(*range.start()), style.at_table(*range.end())))
}

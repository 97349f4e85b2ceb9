//! The action bar: three slots at the bottom right that never move, and the raise row over them.

use bevy::math::{Rect, Vec2};

use super::free_space::from_left;
use super::lengths::Lengths;
use crate::theme::{BarSizes, Sizes, UiScale};

/// The number of slots.
const SLOTS: u8 = 3;

/// The places of the controls of the action bar.
#[derive(Clone, Debug, PartialEq)]
pub struct ActionBarLayout {
    /// Whether presets, slider and field share one row above the slots. Otherwise the presets have a row of their own above the slider.
    pub stacked: bool,
    /// The presets, the slider and the field; a small tile has none.
    pub amount: Option<AmountRow>,
    /// The rectangle around all controls of the bar. The slider's knob may overhang it.
    pub bounds: Rect,
    /// The slots for fold, call and raise, from left to right.
    pub slots: [Rect; 3],
    /// The height that the layout keeps free at the bottom of the window.
    pub(super) band: f32,
    /// The farthest that the tools may reach to the right.
    pub(super) tools_end: f32,
    /// The distance of the bar from the window's edges.
    pub(super) pad: Vec2,
    pub(super) gap: f32,
    /// Half the width of the slider's knob.
    knob: f32,
}

/// The places of the controls of the amount.
#[derive(Clone, Debug, PartialEq)]
pub struct AmountRow {
    /// The places of presets: five, or four if the bar is stacked.
    pub presets: Vec<Rect>,
    /// The button that lowers the amount by one step.
    pub minus: Rect,
    /// The slider; its knob may overhang at both ends by half its width.
    pub slider: Rect,
    /// The button that raises the amount by one step.
    pub plus: Rect,
    /// The field with the amount.
    pub field: Rect,
}

/// The lengths of one form of the bar.
struct Measure {
    button: Vec2,
    row: f32,
    pad: Vec2,
    gap: f32,
    preset: f32,
    field: f32,
}

impl ActionBarLayout {
    pub(super) fn new(window: Vec2, scale: UiScale, lengths: &Lengths) -> ActionBarLayout {
        let (size, bar) = (&lengths.size, &lengths.bar);
        let pad = scale.l(size.bar_pad);
        let gap = scale.l(size.bar_gap);
        let seat = scale.grown(size.seat.width);
        let wide = f32::from(SLOTS) * scale.grown(size.action.width) + f32::from(SLOTS - 1) * gap;
        let stacked = scale.compact() || window.x - pad - wide < window.x / 2.0 + seat / 2.0 + bar.hero_clear;
        let laid = if scale.small() {
            Self::slots_alone(window, scale, size, bar)
        } else if stacked {
            Self::stacked(window, scale, size, bar)
        } else {
            Self::wide(window, scale, size, bar)
        };
        ActionBarLayout { knob: scale.fixed(lengths.knob).floor() / 2.0, ..laid }
    }

    /// The rectangles of all controls of the bar. The slider's includes its knob at both ends.
    pub(super) fn drawn(&self) -> impl Iterator<Item = Rect> + '_ {
        let knob = |slider: Rect| Rect::from_center_half_size(slider.center(), Vec2::new(slider.half_size().x + self.knob, self.knob));
        let of_amount = self.amount.iter().flat_map(move |row| {
            let others = [row.minus, knob(row.slider), row.plus, row.field];
            row.presets.iter().copied().chain(others)
        });
        self.slots.iter().copied().chain(of_amount)
    }

    /// The top of the highest control between `left` and `right`; infinite where there is none.
    pub(super) fn free_until(&self, left: f32, right: f32) -> f32 {
        let there = self.drawn().filter(|control| control.min.x < right && control.max.x > left);
        there.map(|control| control.min.y).fold(f32::INFINITY, f32::min)
    }

    fn slots(window: Vec2, measure: &Measure) -> [Rect; 3] {
        let top = window.y - measure.pad.y - measure.button.y;
        let slot = |from_right: f32| {
            let right = window.x - measure.pad.x - from_right * (measure.button.x + measure.gap);
            Rect::new(right - measure.button.x, top, right, top + measure.button.y)
        };
        [slot(2.0), slot(1.0), slot(0.0)]
    }

    fn wide(window: Vec2, scale: UiScale, size: &Sizes, bar: &BarSizes) -> ActionBarLayout {
        let grown = |length: f32| length * scale.text_scale() * scale.zoom();
        let gap = scale.l(size.bar_gap).round();
        let pad = Vec2::splat(scale.l(size.bar_pad)).round();
        let button = Vec2::new(scale.grown(size.action.width), scale.target(scale.grown(bar.wide_h))).round();
        let measure = Measure { button, row: scale.target(scale.grown(bar.wide_slider_h)).round(), pad, gap, preset: 0.0, field: button.x };
        let slots = Self::slots(window, &measure);
        let preset_height = scale.target(grown(bar.wide_preset_h)).round();
        let preset_gap = gap.max(size.target_gap);
        let row = slots[0].min.y - gap - measure.row / 2.0;
        let presets_row = row - measure.row / 2.0 - gap - preset_height / 2.0;
        let (left, right) = (slots[0].min.x, slots[2].max.x);
        let width = (right - left - 4.0 * preset_gap) / 5.0;
        let preset = |index: u8| from_left(left + f32::from(index) * (width + preset_gap), presets_row, Vec2::new(width, preset_height));
        let side = scale.fixed(bar.wide_slider_side);
        let step = Vec2::splat(measure.row);
        let minus = from_left(left, row, step);
        let plus = from_left(slots[1].max.x - step.x, row, step);
        let field = from_left(slots[2].min.x, row, Vec2::new(measure.field, measure.row));
        let slider = Rect::from_corners(Vec2::new(minus.max.x + side, minus.min.y), Vec2::new(plus.min.x - side, minus.max.y));
        let presets: Vec<Rect> = (0..5).map(preset).collect();
        let bounds = Rect::new(left, presets_row - preset_height / 2.0, right, slots[0].max.y);
        let band = scale.grown(size.bottom_band).round();
        ActionBarLayout {
            stacked: false,
            amount: Some(AmountRow { presets, minus, slider, plus, field }),
            bounds,
            slots,
            band,
            tools_end: left - bar.bar_clear,
            pad,
            gap,
            knob: 0.0,
        }
    }

    fn stacked(window: Vec2, scale: UiScale, size: &Sizes, bar: &BarSizes) -> ActionBarLayout {
        let measure = Self::stacked_measure(window, scale, size, bar);
        let (pad, gap) = (measure.pad, measure.gap);
        let grown = |length: f32| length * scale.text_scale() * scale.zoom();
        let slots = Self::slots(window, &measure);
        let row = slots[0].min.y - gap - measure.row / 2.0;
        let right = slots[2].max.x;
        let mut x = (right - grown(bar.stacked_w)).max(pad.x);
        let left = x;
        let preset_gap = bar.preset_gap.max(size.target_gap) * scale.zoom();
        let mut presets = Vec::new();
        for _ in 0..4 {
            presets.push(from_left(x, row, Vec2::new(measure.preset, measure.row)));
            x += measure.preset + preset_gap;
        }
        x += bar.preset_end * scale.zoom();
        let step = Vec2::splat(measure.row);
        let side = bar.slider_side * scale.zoom();
        let minus = from_left(x, row, step);
        let field = from_left(right - measure.field, row, Vec2::new(measure.field, measure.row));
        let plus = from_left(field.min.x - gap - step.x, row, step);
        let slider = Rect::from_corners(Vec2::new(minus.max.x + side, minus.min.y), Vec2::new(plus.min.x - side, minus.max.y));
        let top = row - measure.row / 2.0;
        let bounds = Rect::new(left.min(slots[0].min.x), top, right, slots[0].max.y);
        let band = scale.grown(size.bottom_band).round().max(window.y - top);
        let tools_end = if scale.compact() { slots[0].min.x } else { left.min(slots[0].min.x) - bar.bar_clear };
        let amount = Some(AmountRow { presets, minus, slider, plus, field });
        ActionBarLayout { stacked: true, amount, bounds, slots, band, tools_end, pad, gap, knob: 0.0 }
    }

    /// The bar of a small tile: the slots, and at their left room for the time bank.
    fn slots_alone(window: Vec2, scale: UiScale, size: &Sizes, bar: &BarSizes) -> ActionBarLayout {
        let gap = size.target_gap;
        let pad = Vec2::splat(gap);
        let width = (window.x * bar.small_slots - gap * f32::from(SLOTS)) / f32::from(SLOTS);
        let button = Vec2::new(width.floor(), scale.target(0.0));
        let measure = Measure { button, row: 0.0, pad, gap, preset: 0.0, field: 0.0 };
        let slots = Self::slots(window, &measure);
        let bounds = slots[0].union(slots[2]);
        let band = window.y - bounds.min.y + gap;
        ActionBarLayout { stacked: true, amount: None, bounds, slots, band, tools_end: slots[0].min.x, pad, gap, knob: 0.0 }
    }

    fn stacked_measure(window: Vec2, scale: UiScale, size: &Sizes, bar: &BarSizes) -> Measure {
        let grown = |length: f32| length * scale.text_scale() * scale.zoom();
        let compact = scale.compact();
        let gap = scale.l(size.bar_gap).round();
        let below = if compact { bar.compact_pad * scale.zoom() } else { scale.l(bar.stacked_pad) };
        let pad = Vec2::new(scale.l(size.bar_pad), below).round();
        let (width, height, row, preset, field) = if compact {
            (
                scale.grown_around(size.action.width, size.name_text),
                grown(bar.compact_h),
                bar.compact_row_h,
                bar.compact_preset_w,
                bar.compact_field_w,
            )
        } else {
            let height = scale.l(size.action.height).min(bar.stacked_h_max * scale.zoom()) * scale.text_scale();
            (scale.grown(bar.stacked_action_w), height, bar.stacked_row_h, bar.preset_w, bar.field_w)
        };
        // With large text, the tools and the time bank keep their places, and the buttons become narrower.
        let tools = f32::from(bar.tools) * (scale.target(grown(size.min_target)) + size.target_gap) + grown(bar.time_bank_w) + pad.x + gap;
        let room = (window.x - pad.x - tools - f32::from(SLOTS - 1) * gap) / f32::from(SLOTS);
        let button = Vec2::new(width.min(room), scale.target(height)).floor();
        Measure {
            button,
            row: scale.target(grown(row)).round(),
            pad,
            gap,
            preset: scale.target(grown(preset)).round(),
            field: grown(field).round(),
        }
    }
}

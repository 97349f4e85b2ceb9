//! The rectangles of the parts of the action bar, in egui's type.

use bevy_egui::egui::{Context, Rect, vec2};
use poker_client::{BetPreset, BetPresets, PresetList, PresetPlace, preset_text};

use crate::layout::{ActionBarLayout, AmountRow};
use crate::style::Style;

/// The parts of the bar. The three slots never move while the window keeps its size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BarRects {
    /// The slots: fold or check, call, raise.
    pub slots: [Rect; 3],
    /// The presets, the slider and the field; a small tile has none.
    pub amount: Option<AmountRects>,
}

/// The parts of the amount's row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AmountRects {
    /// The places of the presets, from left to right; `None` where there is no room for a place.
    pub presets: [Option<Rect>; BetPresets::MOST],
    /// The button that lowers the amount by one big blind.
    pub minus: Rect,
    /// The slider's track.
    pub track: Rect,
    /// The button that raises the amount by one big blind.
    pub plus: Rect,
    /// The field with the amount.
    pub field: Rect,
    /// Whether presets, slider and field share one row.
    pub stacked: bool,
}

impl BarRects {
    /// The rectangles of a table's layout. A row of its own has a place for each preset, as long as their words fit. Beside the slider
    /// there are places for the first four; where their words need more room, the slider becomes shorter.
    pub fn of(ctx: &Context, style: &Style<'_>, bar: &ActionBarLayout, presets: &BetPresets) -> Self {
        let label = |places| widest_label(ctx, style, presets, places);
        let amount = bar.amount.as_ref().map(|row| AmountRects::of(style, (row, bar.stacked), presets.longest(), label));
        Self { slots: bar.slots.map(|slot| snap(style.area(slot))), amount }
    }

    /// The rectangle around the three slots.
    pub fn slot_row(&self) -> Rect {
        let [left, _, right] = self.slots;
        left.union(right)
    }

    /// The row over which a sentence about the bar is written: that of the amount, or the slots where there is none.
    pub fn upper_row(&self) -> Rect {
        self.amount.map_or_else(|| self.slot_row(), |amount| amount.row())
    }
}

impl AmountRects {
    fn of(style: &Style<'_>, (row, stacked): (&AmountRow, bool), longest: usize, label: impl Fn(usize) -> f32) -> Self {
        let area = |rect| style.area(rect);
        let own: Vec<Rect> = row.presets.iter().copied().map(area).collect();
        let places = if stacked { own } else { wide_row(own, longest, &label) };
        let mut rects = Self {
            presets: [None; BetPresets::MOST],
            minus: area(row.minus),
            track: area(row.slider),
            plus: area(row.plus),
            field: area(row.field),
            stacked,
        };
        for (place, preset) in rects.presets.iter_mut().zip(places) {
            *place = Some(preset);
        }
        if stacked {
            rects.widen_presets(label, style.theme.bar.min_slider);
        }
        // The knob overhangs the track by half its width and must not touch its neighbours.
        let overhang = style.theme.control.slider_knob * style.k() / 2.0 + style.theme.stroke.focus;
        let gap = rects.track.left() - rects.minus.right();
        rects.track = rects.track.shrink2(vec2((overhang - gap).max(0.0).ceil(), 0.0));
        rects.snapped()
    }

    /// The rectangle of a preset.
    pub fn preset(&self, place: PresetPlace) -> Option<Rect> {
        let (_, rect) = PresetPlace::ALL.into_iter().zip(self.presets).find(|(own, _)| *own == place)?;
        rect
    }

    /// The rectangle around presets, slider and field.
    pub fn row(&self) -> Rect {
        self.presets.iter().flatten().fold(self.minus.union(self.field), |whole, preset| whole.union(*preset))
    }

    /// Widens the presets beside the slider for the widest of their words, as far as the slider can become shorter. If that is not far
    /// enough, the last places are left out.
    fn widen_presets(&mut self, label: impl Fn(usize) -> f32, least_track: f32) {
        let width = self.presets.iter().flatten().map(Rect::width).fold(f32::MAX, f32::min);
        let most = self.presets.iter().flatten().count();
        let step = match (self.presets[0], self.presets[1]) {
            (Some(first), Some(second)) => second.left() - first.left(),
            _ => width,
        };
        // There are at most eight presets.
        let room = |count: usize| (self.track.width() + step * (most - count) as f32 - least_track).max(0.0);
        let fits = |count: &usize| (label(*count) - width) * *count as f32 <= room(*count);
        let count = (1..=most).rev().find(fits).unwrap_or(1);
        let more = (label(count) - width).clamp(0.0, room(count) / count as f32);
        let mut shift = 0.0;
        for preset in self.presets.iter_mut().take(count).flatten() {
            *preset = Rect::from_min_size(preset.min + vec2(shift, 0.0), preset.size() + vec2(more, 0.0));
            shift += more;
        }
        self.presets.iter_mut().skip(count).for_each(|preset| *preset = None);
        shift -= step * (most - count) as f32;
        self.minus = self.minus.translate(vec2(shift, 0.0));
        self.track.min.x += shift;
    }

    /// Rounds all rectangles to whole points.
    fn snapped(self) -> Self {
        Self {
            presets: self.presets.map(|preset| preset.map(snap)),
            minus: snap(self.minus),
            track: snap(self.track),
            plus: snap(self.plus),
            field: snap(self.field),
            stacked: self.stacked,
        }
    }
}

/// A rectangle with its edges on whole points.
fn snap(rect: Rect) -> Rect {
    Rect::from_min_max(rect.min.round(), rect.max.round())
}

/// Divides the row above the slider into places for `longest` presets, or for as many as their words fit into; at least for `places`, those
/// of the layout.
fn wide_row(places: Vec<Rect>, longest: usize, label: impl Fn(usize) -> f32) -> Vec<Rect> {
    let (Some(first), Some(second), Some(last)) = (places.first(), places.get(1), places.last()) else { return places };
    let (row, gap) = (first.union(*last), second.left() - first.right());
    // There are at most eight presets.
    let width = |count: usize| (row.width() - gap * (count - 1) as f32) / count as f32;
    let fits = |count: &usize| label(*count) <= width(*count);
    let Some(count) = (places.len() + 1..=longest).rev().find(fits) else { return places };
    let place = |at: usize| row.min + vec2((width(count) + gap) * at as f32, 0.0);
    (0..count).map(|at| Rect::from_min_size(place(at), vec2(width(count), row.height()))).collect()
}

/// The width in which the words of the first `places` presets of both lists fit at the smallest type size. It is the same on each street,
/// so that nothing moves.
fn widest_label(ctx: &Context, style: &Style<'_>, presets: &BetPresets, places: usize) -> f32 {
    let small = style.strong().size(style.text_floor());
    let width = |preset: &BetPreset| {
        let words = style.texts.say(&preset_text(*preset));
        ctx.fonts_mut(|fonts| fonts.layout_no_wrap(words, small.font(), small.ink).size().x)
    };
    let words = PresetList::ALL.into_iter().flat_map(|list| presets.list(list).iter().take(places));
    words.map(width).fold(0.0, f32::max) + style.button_padding().x * 2.0
}

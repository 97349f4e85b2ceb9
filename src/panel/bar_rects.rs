//! The rectangles of the parts of the action bar, in egui's type.

use bevy_egui::egui::{Context, Rect, vec2};
use poker_client::preset_text;
use poker_rules::PresetKind;

use crate::layout::ActionBarLayout;
use crate::style::Style;

/// The parts of the bar. The three slots never move while the window keeps its size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BarRects {
    /// The slots: fold or check, call, raise.
    pub slots: [Rect; 3],
    /// The five presets, of which the first has no place if the bar is stacked.
    pub presets: [Option<Rect>; 5],
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
    /// The rectangles of a table's layout. Where the presets' words need more room, the slider becomes shorter.
    pub fn of(ctx: &Context, style: &Style<'_>, bar: &ActionBarLayout) -> Self {
        let mut presets = [None; 5];
        let first = presets.len().saturating_sub(bar.presets.len());
        for (place, preset) in presets[first..].iter_mut().zip(&bar.presets) {
            *place = Some(style.area(*preset));
        }
        let mut rects = Self {
            slots: bar.slots.map(|slot| style.area(slot)),
            presets,
            minus: style.area(bar.minus),
            track: style.area(bar.slider),
            plus: style.area(bar.plus),
            field: style.area(bar.field),
            stacked: bar.stacked,
        };
        if bar.stacked {
            rects.widen_presets(widest_preset(ctx, style), style.theme.bar.min_slider);
        }
        // The knob overhangs the track by half its width and must not touch its neighbours.
        let overhang = style.theme.control.slider_knob * style.k() / 2.0 + style.theme.stroke.focus;
        let gap = rects.track.left() - rects.minus.right();
        rects.track = rects.track.shrink2(vec2((overhang - gap).max(0.0).ceil(), 0.0));
        rects.snapped()
    }

    /// The rectangle around the three slots.
    pub fn slot_row(&self) -> Rect {
        let [left, _, right] = self.slots;
        left.union(right)
    }

    /// The rectangle around presets, slider and field.
    pub fn amount_row(&self) -> Rect {
        self.presets.iter().flatten().fold(self.minus.union(self.field), |whole, preset| whole.union(*preset))
    }

    fn widen_presets(&mut self, label: f32, least_track: f32) {
        let width = self.presets.iter().flatten().map(Rect::width).fold(f32::MAX, f32::min);
        // There are at most five presets.
        let count = self.presets.iter().flatten().count() as f32;
        let room = (self.track.width() - least_track).max(0.0) / count;
        let more = (label - width).clamp(0.0, room);
        let mut shift = 0.0;
        for preset in self.presets.iter_mut().flatten() {
            *preset = Rect::from_min_size(preset.min + vec2(shift, 0.0), preset.size() + vec2(more, 0.0));
            shift += more;
        }
        self.minus = self.minus.translate(vec2(shift, 0.0));
        self.track.min.x += shift;
    }

    /// Rounds all rectangles to whole points.
    fn snapped(self) -> Self {
        let snap = |rect: Rect| Rect::from_min_max(rect.min.round(), rect.max.round());
        Self {
            slots: self.slots.map(snap),
            presets: self.presets.map(|preset| preset.map(snap)),
            minus: snap(self.minus),
            track: snap(self.track),
            plus: snap(self.plus),
            field: snap(self.field),
            stacked: self.stacked,
        }
    }
}

/// The width in which every preset's label fits at the smallest type size. It is the same on each street, so that nothing moves.
fn widest_preset(ctx: &Context, style: &Style<'_>) -> f32 {
    use PresetKind::{AllIn, HalfPot, Pot, Times3, Times25, TwoThirdsPot};
    let small = style.strong().size(style.text_floor());
    let width = |kind| {
        let words = style.texts.say(&preset_text(kind));
        ctx.fonts_mut(|fonts| fonts.layout_no_wrap(words, small.font(), small.ink).size().x)
    };
    let widest = [Times25, Times3, HalfPot, TwoThirdsPot, Pot, AllIn].into_iter().map(width).fold(0.0, f32::max);
    widest + style.button_padding().x * 2.0
}

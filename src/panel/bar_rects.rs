//! Where the parts of the action bar lie: bottom right, in one row under presets and slider, or stacked where the window is narrow.

use bevy_egui::egui::{Context, Rect, Vec2, pos2, vec2};
use poker_text::{Arg, text};

use crate::look::Look;

/// The parts of the bar. The three slots never move while the window keeps its size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BarRects {
    /// Fold or check, call, raise.
    pub slots: [Rect; 3],
    /// The five presets; the first has no place where the bar is stacked.
    pub presets: [Option<Rect>; 5],
    /// One big blind less.
    pub minus: Rect,
    /// The slider's track.
    pub track: Rect,
    /// One big blind more.
    pub plus: Rect,
    /// The amount.
    pub field: Rect,
    /// Everything.
    pub whole: Rect,
    /// Presets and slider share one row.
    pub stacked: bool,
}

impl BarRects {
    /// For a window; `hero_right` is where the plate of the player at the window ends.
    pub fn of(ctx: &Context, look: &Look<'_>, hero_right: f32) -> Self {
        let size = &look.theme.size;
        let window = look.window;
        let pad = look.scale.l(size.bar_pad);
        let gap = look.scale.l(size.bar_gap);
        let action = look.scale.grown_size(size.action);
        let wide_left = window.right() - pad - 3.0 * action.x - 2.0 * gap;
        let clear = look.theme.bar.hero_clear;
        let rects = if look.scale.compact() || wide_left < hero_right + clear {
            Self::stacked(look, pad, gap, widest_preset(ctx, look))
        } else {
            Self::wide(look, pad, gap, action.x)
        };
        rects.snapped()
    }

    /// On whole points.
    fn snapped(self) -> Self {
        let snap = |rect: Rect| Rect::from_min_max(rect.min.round(), rect.max.round());
        Self {
            slots: self.slots.map(snap),
            presets: self.presets.map(|preset| preset.map(snap)),
            minus: snap(self.minus),
            track: snap(self.track),
            plus: snap(self.plus),
            field: snap(self.field),
            whole: snap(self.whole),
            stacked: self.stacked,
        }
    }

    fn wide(look: &Look<'_>, pad: f32, gap: f32, width: f32) -> Self {
        let bar = &look.theme.bar;
        let window = look.window;
        let right = window.right() - pad;
        let left = right - 3.0 * width - 2.0 * gap;
        let height = look.l(bar.wide_h);
        let slots = row_of_three(left, window.bottom() - pad - height, vec2(width, height), gap);
        let row = look.scale.target(look.l(bar.wide_slider_h));
        let slide_top = slots[0].top() - gap - row;
        let preset = look.scale.target(look.scale.fixed(bar.wide_preset_h));
        let preset_top = slide_top - gap - preset;
        let preset_width = (right - left - 4.0 * gap) / 5.0;
        let presets = std::array::from_fn(|at| {
            // At most four.
            let x = left + (preset_width + gap) * at as f32;
            Some(Rect::from_min_size(pos2(x, preset_top), vec2(preset_width, preset)))
        });
        let side = bar.wide_slider_side * look.scale.zoom();
        let minus = Rect::from_min_size(pos2(left, slide_top), Vec2::splat(row));
        let field = Rect::from_min_size(pos2(right - width, slide_top), vec2(width, row));
        let plus = Rect::from_min_size(pos2(field.left() - gap - row, slide_top), Vec2::splat(row));
        let track = Rect::from_min_max(pos2(minus.right() + side, slide_top), pos2(plus.left() - side, slide_top + row));
        let whole = Rect::from_min_max(pos2(left, preset_top), pos2(right, window.bottom() - pad));
        Self { slots, presets, minus, track, plus, field, whole, stacked: false }
    }

    fn stacked(look: &Look<'_>, pad: f32, gap: f32, label: f32) -> Self {
        let bar = &look.theme.bar;
        let window = look.window;
        let compact = look.scale.compact();
        let k = look.k();
        let (height, below, wanted, row) = if compact {
            (bar.compact_h * k, bar.compact_pad, look.scale.grown(look.theme.size.action.width), bar.compact_row_h * k)
        } else {
            let height = look.l(look.theme.size.action.height).min(bar.stacked_h_max * k);
            (height, look.scale.l(bar.stacked_pad), look.l(bar.stacked_action_w), bar.stacked_row_h * k)
        };
        let right = window.right() - pad;
        // The tools at the left keep their place however large the text is.
        let tools = pad + 5.0 * bar.tool_step * k;
        let width = wanted.min((right - tools - 2.0 * gap) / 3.0);
        let height = look.scale.target(height);
        let left = right - 3.0 * width - 2.0 * gap;
        let slots = row_of_three(left, window.bottom() - below - height, vec2(width, height), gap);
        let row = look.scale.target(row);
        let top = slots[0].top() - gap - row;
        let (preset, field_width) =
            if compact { (bar.compact_preset_w * k, bar.compact_field_w * k) } else { (bar.preset_w * k, bar.field_w * k) };
        let preset = preset.max(label);
        let start = (right - bar.stacked_w * k).max(window.left() + pad);
        let mut x = start;
        let mut presets = [None; 5];
        for place in presets.iter_mut().skip(1) {
            *place = Some(Rect::from_min_size(pos2(x, top), vec2(preset, row)));
            x += preset + bar.preset_gap;
        }
        x += bar.preset_end;
        let side = bar.slider_side;
        let minus = Rect::from_min_size(pos2(x, top), Vec2::splat(row));
        let field = Rect::from_min_size(pos2(right - field_width, top), vec2(field_width, row));
        let plus = Rect::from_min_size(pos2(field.left() - gap - row, top), Vec2::splat(row));
        let track = Rect::from_min_max(pos2(minus.right() + side, top), pos2(plus.left() - side, top + row));
        let whole = Rect::from_min_max(pos2(start.min(left), top), pos2(right, window.bottom() - below));
        Self { slots, presets, minus, track, plus, field, whole, stacked: true }
    }
}

fn row_of_three(left: f32, top: f32, size: Vec2, gap: f32) -> [Rect; 3] {
    // At most two.
    std::array::from_fn(|at| Rect::from_min_size(pos2(left + (size.x + gap) * at as f32, top), size))
}

/// The width that every preset's label fits in at the smallest size: the same on each street, so that nothing moves.
fn widest_preset(ctx: &Context, look: &Look<'_>) -> f32 {
    use text::action;
    let labels = [
        action::preset_times(Arg::decimal(25, 1)),
        action::preset_times(Arg::count(3)),
        action::preset_half(),
        action::preset_two_thirds(),
        action::preset_pot(),
        action::all_in(),
    ];
    let small = look.strong().size(look.text_floor());
    let width = |words: String| ctx.fonts_mut(|fonts| fonts.layout_no_wrap(words, small.font(), small.ink).size().x);
    let widest = labels.iter().map(|label| width(look.texts.say(label))).fold(0.0, f32::max);
    widest + look.button_padding().x * 2.0
}

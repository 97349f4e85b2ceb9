//! The plot: the result, the all-in-adjusted result and the band of chance, over hands or days. They are told apart by the kind of their
//! lines and by words at their ends, not by colours.

use bevy_egui::egui::{Color32, Pos2, Rect, Sense, Shape, Stroke, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, pos2};
use egui_plot::{FilledArea, HLine, Line, LineStyle, Plot, PlotPoints, PlotTransform, Points};
use poker_archive::{ResultLine, ResultPoint};
use poker_client::LocalTime;
use poker_text::{Arg, text};

use super::numbers;
use crate::style::{Lettering, Style, TextSide, Weight};

/// A day in milliseconds.
const DAY_MS: f64 = 86_400_000.0;

/// The radius of the dot at the end of a line, in hairs.
const DOT: f32 = 3.0;

/// The length of a dash, in hairs.
const DASH: f32 = 7.0;

/// How the plot is drawn.
pub(super) struct LinePlot<'a> {
    pub(super) line: &'a ResultLine,
    /// Whether days are across, instead of hands.
    pub(super) days: bool,
    /// Converts a time to the time zone of this computer.
    pub(super) local: fn(u64) -> LocalTime,
    /// Whether words at the ends of the lines say what they are. Where there is no room for them, a legend does.
    pub(super) labelled: bool,
}

/// The kind of a line that shows a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineKind {
    /// The result, as a full line.
    Net,
    /// The all-in-adjusted result, as a dashed line.
    Adjusted,
}

impl LineKind {
    /// The width of the line, in hairs.
    const fn width(self) -> f32 {
        match self {
            Self::Net => 2.0,
            Self::Adjusted => 1.5,
        }
    }

    fn stroke(self, style: &Style<'_>) -> Stroke {
        let ink = match self {
            Self::Net => style.ink.text,
            Self::Adjusted => style.ink.text2,
        };
        Stroke::new(style.hair() * self.width(), ink)
    }

    /// The length of a dash.
    fn dash(style: &Style<'_>) -> f32 {
        style.hair() * DASH
    }

    /// Draws a short piece of the line for a legend.
    pub(super) fn sample(self, ui: &Ui, style: &Style<'_>, from: Pos2, width: f32) {
        let ends = [from, pos2(from.x + width, from.y)];
        match self {
            Self::Net => {
                ui.painter().line_segment(ends, self.stroke(style));
            }
            Self::Adjusted => {
                let dash = Self::dash(style);
                ui.painter().extend(Shape::dashed_line(&ends, self.stroke(style), dash, dash));
            }
        }
    }
}

/// A word at the end of a line.
struct EndLabel {
    y: f32,
    words: String,
    set: Lettering,
}

impl LinePlot<'_> {
    /// Whether there is a line to draw.
    pub(super) fn is_drawn(&self) -> bool {
        self.line.points.len() > 2 && self.line.band_after(1).is_some()
    }

    /// The points without the one before the first hand, where days are across.
    fn points(&self) -> &[ResultPoint] {
        self.line.points.get(usize::from(self.days)..).unwrap_or_default()
    }

    #[expect(clippy::cast_precision_loss, reason = "a plot needs no more digits")]
    fn x(&self, point: &ResultPoint) -> f64 {
        if self.days { point.started_ms as f64 } else { point.hands as f64 }
    }

    /// Draws the plot in `room`.
    pub(super) fn show(&self, ui: &mut Ui, style: &Style<'_>, room: Rect) {
        let points = self.points();
        let Some(last) = points.last() else { return };
        let band = |point: &ResultPoint| self.line.band_after(point.hands).map_or((0.0, 0.0), |band| (band.low, band.high));
        let (low, high) = band(last);
        let caption = style.caption();
        let number = |value: f64| numbers::signed(style, value, 0);
        let ends = [
            (high, text::figures::line_high(numbers::percent(), number(high)), caption),
            (last.net, text::figures::line_net(number(last.net)), style.caption().weight(Weight::SemiBold).ink(style.ink.text)),
            (last.adjusted, text::figures::line_adjusted(number(last.adjusted)), caption.ink(style.ink.text2)),
            (low, text::figures::line_low(numbers::percent(), number(low)), caption),
        ];
        let said = text::figures::line_said(
            Arg::count(last.hands),
            number(last.net),
            number(last.adjusted),
            numbers::percent(),
            number(low),
            number(high),
        );
        let ends = ends.map(|(value, words, set)| (value, style.say(&words), set));
        let bands = points.iter().filter_map(|point| self.line.band_after(point.hands)).flat_map(|band| [band.low, band.high]);
        let values = points.iter().flat_map(|point| [point.net, point.adjusted]).chain(bands).chain([low, high]);
        let (bottom, top) = values.fold((0.0_f64, 0.0_f64), |(least, most), value| (least.min(value), most.max(value)));
        let ticks = ticks(bottom, top);
        let gap = style.d(style.theme.spacing.s);
        let line_height = style.block_height(ui, f32::INFINITY, caption, "X");
        let left = ticks.iter().map(|tick| caption.width(ui, &number(*tick))).fold(0.0, f32::max) + gap;
        let named = ends.iter().map(|(_, words, set)| set.width(ui, words)).fold(0.0, f32::max) + gap;
        let right = if self.labelled { named } else { style.hair() * DOT };
        let rect = Rect::from_min_max(
            pos2(room.left() + left, room.top() + line_height / 2.0),
            pos2(room.right() - right, room.bottom() - line_height - gap),
        );
        if !rect.is_positive() {
            return;
        }
        let transform = self.draw(ui, style, rect, (bottom, top), &ticks);
        let y_of = |value: f64| transform.position_from_point(&egui_plot::PlotPoint::new(0.0, value)).y;
        for tick in &ticks {
            style.letter_at(ui, pos2(rect.left() - gap, y_of(*tick)), TextSide::Right, caption, &number(*tick));
        }
        self.feet(ui, style, rect, room.bottom() - line_height / 2.0);
        if self.labelled {
            let labels = ends.map(|(value, words, set)| EndLabel { y: y_of(value), words, set });
            for label in apart(labels, line_height, rect.top(), rect.bottom()) {
                style.letter_at(ui, pos2(rect.right() + gap, label.y), TextSide::Left, label.set, &label.words);
            }
        }
        let words = style.say(&said);
        let response = ui.interact(rect, style.control_id("figures.plot"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &words));
    }

    /// Draws the lines. Returns where a point of the plot lies on the screen.
    fn draw(&self, ui: &mut Ui, style: &Style<'_>, rect: Rect, (bottom, top): (f64, f64), ticks: &[f64]) -> PlotTransform {
        let points = self.points();
        let ink = style.ink;
        let xs: Vec<f64> = points.iter().map(|point| self.x(point)).collect();
        let bands: Vec<_> = points.iter().map(|point| self.line.band_after(point.hands)).collect();
        let low: Vec<f64> = bands.iter().map(|band| band.map_or(0.0, |band| band.low)).collect();
        let high: Vec<f64> = bands.iter().map(|band| band.map_or(0.0, |band| band.high)).collect();
        let series = |values: Vec<f64>| PlotPoints::from_iter(xs.iter().copied().zip(values).map(|(x, y)| [x, y]));
        let ends = (xs.first().copied().unwrap_or_default(), xs.last().copied().unwrap_or_default());
        // A line over a single moment would have no width.
        let width = (ends.1 - ends.0).max(1.0);
        let hair = style.hair();
        let tall = (top - bottom).max(1.0);
        let edge = tall * f64::from(hair * DOT / (rect.height() - hair * DOT * 2.0).max(1.0));
        let dotted = |name: &str, values: &[f64]| {
            Line::new(name, series(values.to_vec())).stroke(Stroke::new(hair, ink.muted)).style(LineStyle::Dotted { spacing: hair * 4.0 })
        };
        let (upper, lower) = (dotted("high", &high), dotted("low", &low));
        let net = Line::new("net", series(points.iter().map(|point| point.net).collect())).stroke(LineKind::Net.stroke(style));
        let adjusted = Line::new("adjusted", series(points.iter().map(|point| point.adjusted).collect()))
            .stroke(LineKind::Adjusted.stroke(style))
            .style(LineStyle::Dashed { length: LineKind::dash(style) });
        let area = FilledArea::new("band", &xs, &low, &high).fill_color(ink.plate_top).stroke(Stroke::NONE);
        let end = points.last().map(|last| [ends.1, last.net]);
        let dot = Points::new("end", end.into_iter().collect::<Vec<_>>()).radius(hair * DOT).color(ink.text);
        let mut child = ui.new_child(UiBuilder::new().max_rect(rect).id_salt("figures plot"));
        child.spacing_mut().item_spacing = Vec2::ZERO;
        let plot = Plot::new("figures plot")
            .width(rect.width())
            .height(rect.height())
            .sense(Sense::hover())
            .show_axes(false)
            .show_grid(false)
            .show_background(false)
            .show_x(false)
            .show_y(false)
            .show_crosshair(false)
            .allow_drag(false)
            .allow_zoom(false)
            .allow_scroll(false)
            .allow_boxed_zoom(false)
            .allow_double_click_reset(false)
            .allow_axis_zoom_drag(false)
            .cursor_color(Color32::TRANSPARENT) // no cursor is drawn
            .set_margin_fraction(Vec2::ZERO);
        let shown = plot.show(&mut child, |plot| {
            // The whole dot at the end of the line is seen, also where that is the highest or the lowest point.
            plot.set_plot_bounds_x(ends.0..=ends.0 + width * f64::from(1.0 + hair * DOT / rect.width()));
            plot.set_plot_bounds_y(bottom - edge..=bottom + tall + edge);
            plot.add(area.allow_hover(false));
            for tick in ticks {
                let ink = if *tick == 0.0 { ink.line_hi } else { ink.line };
                plot.hline(HLine::new("tick", *tick).stroke(Stroke::new(hair, ink)).allow_hover(false));
            }
            for line in [upper, lower, adjusted, net] {
                plot.line(line.allow_hover(false));
            }
            plot.points(dot.allow_hover(false));
        });
        shown.transform
    }

    /// Writes the first and the last hand, or day, under the plot.
    fn feet(&self, ui: &Ui, style: &Style<'_>, rect: Rect, y: f32) {
        let (Some(first), Some(last)) = (self.points().first(), self.points().last()) else { return };
        let words = |point: &ResultPoint| match self.days {
            true => style.say(&(self.local)(point.started_ms).date()),
            false => style.texts.show(&Arg::count(point.hands)),
        };
        let caption = style.caption();
        let (first, end) = (words(first), words(last));
        style.letter_at(ui, pos2(rect.left(), y), TextSide::Left, caption, &first);
        if first != end && caption.width(ui, &first) + caption.width(ui, &end) < rect.width() {
            style.letter_at(ui, pos2(rect.right(), y), TextSide::Right, caption, &end);
        }
    }

    /// The number of days from the first hand to the last.
    pub(super) fn lasts_days(&self) -> bool {
        let times = self.line.points.iter().map(|point| point.started_ms).filter(|ms| *ms > 0);
        let (first, last) = (times.clone().min().unwrap_or_default(), times.max().unwrap_or_default());
        #[expect(clippy::cast_precision_loss, reason = "a number of days")]
        let days = last.saturating_sub(first) as f64 / DAY_MS;
        days > 1.0
    }
}

/// About four round numbers from `bottom` to `top`, among them 0.
fn ticks(bottom: f64, top: f64) -> Vec<f64> {
    let rough = ((top - bottom) / 4.0).max(1.0);
    let power = 10_f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|times| times * power).find(|step| *step >= rough).unwrap_or(rough);
    // A plot has few ticks.
    let (first, last) = ((bottom / step).ceil() as i64, (top / step).floor() as i64);
    (first..=last).map(|nth| nth as f64 * step).collect()
}

/// Moves labels apart, so that none covers another, in the order of their places from the top.
fn apart<const N: usize>(mut labels: [EndLabel; N], line: f32, top: f32, bottom: f32) -> [EndLabel; N] {
    labels.sort_by(|one, other| one.y.total_cmp(&other.y));
    let mut least = top;
    for label in &mut labels {
        label.y = label.y.max(least);
        least = label.y + line;
    }
    let mut most = bottom;
    for label in labels.iter_mut().rev() {
        label.y = label.y.min(most);
        most = label.y - line;
    }
    labels
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_few_round_numbers_with_zero() {
        assert_eq!(ticks(-575.0, 1_439.0), [0.0, 1_000.0]);
        assert_eq!(ticks(-40.0, 60.0), [0.0, 50.0]);
        assert_eq!(ticks(0.0, 1.0), [0.0, 1.0]);
        for (bottom, top) in [(-3.0, 0.0), (-12_345.0, 99_999.0), (0.0, 0.5), (-1.0, 1.0e9)] {
            let ticks = ticks(bottom, top);
            assert!(ticks.contains(&0.0) && ticks.len() <= 6, "{ticks:?}");
        }
    }
}

//! The place of the log: at the bottom left, or over the tools where large text leaves no room there.

use bevy::math::{Rect, Vec2};

use super::TableLayout;
use super::free_space::{overlap, whole};

/// The log panel.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LogSpot {
    pub panel: Rect,
    /// Height of its row of tabs.
    pub head: f32,
    /// Height of a line.
    pub line: f32,
}

/// The number of hole cards that take the most room.
const CARDS: u8 = 4;
/// The heights to try for the panel over the tools, as shares of its usual height.
const LOW: [f32; 2] = [1.0, 0.7];

impl TableLayout {
    /// The place of the log; `None` where the window has no room. With large text it becomes narrower or moves first.
    #[must_use]
    pub fn log(&self) -> Option<LogSpot> {
        let (bar, scale) = (&self.lengths.bar, self.scale);
        let panel = self.low_log().or_else(|| self.high_log())?;
        Some(LogSpot { panel, head: scale.fixed(bar.log_head), line: scale.fixed(bar.log_line) })
    }

    /// The log in the corner, left of the action bar.
    pub(super) fn low_log(&self) -> Option<Rect> {
        let bottom = self.window.y - self.l(self.lengths.table.edge);
        let plates: Vec<Rect> = (0..self.seats()).map(|seat| self.seat_box(seat)).collect();
        self.panel(bottom, 1.0, self.bar.tools_end, &plates)
    }

    /// The log over the tools and the action bar, clear of everything on the felt.
    fn high_log(&self) -> Option<Rect> {
        let edge = self.l(self.lengths.table.edge);
        let bottom = (self.window.y - self.tools_height()).min(self.bar.bounds.min.y) - edge;
        let seats = 0..self.seats();
        let mut things: Vec<Rect> = seats.clone().map(|seat| self.seat_box(seat)).collect();
        things.extend(self.widest_tags());
        things.extend(seats.map(|seat| self.dealer_button(seat)));
        things.extend(self.hero_cards(CARDS));
        things.extend(self.short_bet_areas(CARDS));
        LOW.into_iter().find_map(|share| self.panel(bottom, share, self.window.x / 2.0, &things))
    }

    /// A panel with its lower edge at `bottom` and `height` times the usual height. It has the usual width, or ends at `end` or before the
    /// first of `things`; `None` where that is too narrow.
    fn panel(&self, bottom: f32, height: f32, end: f32, things: &[Rect]) -> Option<Rect> {
        let (bar, scale) = (&self.lengths.bar, self.scale);
        let left = self.l(self.lengths.table.edge);
        let size = Vec2::new(scale.grown(bar.log_width), scale.fixed(bar.log_height) * height);
        let band = Rect::new(left, bottom - size.y, self.window.x, bottom);
        let near = Rect { min: band.min - Vec2::new(0.0, self.bar.gap), ..band };
        let first = things.iter().filter(|thing| overlap(**thing, near)).map(|thing| thing.min.x - self.bar.gap).fold(end, f32::min);
        let width = size.x.min((first - left).floor());
        // With small text the usual width is less than the least one.
        let least = (bar.log_width.compact * scale.zoom()).min(size.x);
        let fits = scale.shows_log() && width >= least.floor();
        fits.then(|| whole(Rect { max: Vec2::new(left + width, bottom), ..band }))
    }
}

//! Where the parts of the replayer lie, and the layout of its table.

use bevy::math::Vec2;
use bevy_egui::egui::{Rect, Vec2 as Size, pos2};
use poker_client::ReplaySpeed;

use crate::layout::TableLayout;
use crate::screen::header::header_height;
use crate::screen::side_pane::has_pane;
use crate::style::Style;
use crate::theme::Theme;

/// The parts of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct ReplayerRooms {
    /// The steps of the hand, where there is room for them.
    pub(super) steps: Option<Rect>,
    /// The table: from the header to the controls.
    pub(super) table: Rect,
    pub(super) controls: Rect,
}

/// What the layout of the table is made for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct TableKey {
    size: Size,
    seats: u8,
    text_scale: f32,
}

impl ReplayerRooms {
    /// The parts of the window of `style`.
    pub(crate) fn of(style: &Style<'_>) -> Self {
        let below = style.window.with_min_y(style.window.top() + header_height(style));
        let list = style.d(style.theme.screen.pane) * LIST;
        let pane = Some(list).filter(|list| has_pane(style) && below.width() - list >= Self::least_width(style));
        let split = below.left() + pane.unwrap_or_default();
        let controls = below.with_min_x(split).with_min_y(below.bottom() - Self::controls_height(style));
        Self {
            steps: pane.map(|_| below.with_max_x(split)),
            table: Rect::from_min_max(pos2(split, below.top()), pos2(below.right(), controls.top())),
            controls,
        }
    }

    /// The height of a line of words under the timeline.
    pub(super) fn words(style: &Style<'_>) -> f32 {
        (style.caption().size * LINE).ceil()
    }

    /// The height of the timeline.
    pub(super) fn track(style: &Style<'_>) -> f32 {
        style.hit(style.theme.spacing.xl)
    }

    /// The height of the buttons.
    pub(super) fn button(style: &Style<'_>) -> f32 {
        style.hit(style.theme.control.button)
    }

    /// The distance between two buttons.
    pub(super) fn gap(style: &Style<'_>) -> f32 {
        style.d(style.theme.spacing.s).max(style.theme.size.target_gap)
    }

    /// The widths of the five buttons and of the speeds.
    pub(super) fn widths(style: &Style<'_>) -> (f32, f32) {
        let side = Self::button(style);
        (side * 5.0 + Self::gap(style) * 4.0, side * SPEED * ReplaySpeed::ALL.len() as f32)
    }

    /// The least width of the controls with words beside them.
    fn least_width(style: &Style<'_>) -> f32 {
        let (buttons, speeds) = Self::widths(style);
        buttons + speeds + Self::gap(style) * 2.0 + style.d(style.theme.spacing.xl) * 2.0 + style.d(style.theme.list.search)
    }

    fn controls_height(style: &Style<'_>) -> f32 {
        let pad = style.d(style.theme.spacing.s);
        (Self::track(style) + Self::words(style) + Self::button(style) + pad * 3.0).ceil()
    }

    /// What the layout of a table with this number of seats is made for.
    pub(crate) fn key(&self, style: &Style<'_>, seats: u8) -> TableKey {
        TableKey { size: self.table.size(), seats, text_scale: style.scale.chosen_text() }
    }
}

/// The width of the list, as a share of that of a pane.
const LIST: f32 = 0.8;
/// The width of a choice of the speed, in heights of its row.
const SPEED: f32 = 1.4;
/// The height of a line, in type sizes.
const LINE: f32 = 1.4;
/// How often the height of the layout is tried.
const TRIES: u8 = 3;

impl TableKey {
    /// The layout of the table. A live table keeps room for its bars; here the header and the controls lie over that room.
    pub(crate) fn layout(self, theme: &Theme) -> TableLayout {
        let size = |tall: f32| TableLayout::new(Vec2::new(self.size.x, tall.max(1.0)), self.seats, theme, self.text_scale);
        let mut layout = size(self.size.y);
        for _ in 0..TRIES {
            let (top, bottom) = ends(&layout);
            let missing = self.size.y - (bottom - top);
            if missing.abs() < 1.0 {
                break;
            }
            layout = size((layout.window().y + missing).round());
        }
        layout
    }
}

/// The upper and lower ends of what is drawn of a table.
pub(super) fn ends(layout: &TableLayout) -> (f32, f32) {
    let tag = layout.tag(0, layout.widest_tag()).max.y;
    let line = layout.hand_line(0.0, true);
    let line = if line.centred { line.at.y + layout.hand_text() } else { 0.0 };
    (layout.top_bar(1).bar.max.y, tag.max(line).max(layout.seat_plate(0).max.y))
}

//! The views of the page.

use bevy_egui::egui::{Rect, Ui, pos2};
use poker_text::{Text, text};

use super::state::{HistoryState, HistoryTab};
use crate::style::{Style, Weight};
use crate::widget::tab;

/// The least room for the search beside the tabs, in widths of a pane. Where there is less, the search is under the tabs.
const SEARCH: f32 = 0.9;

/// Draws the tabs at the top of `room`, and follows a click. Returns the room beside them, or below where there is little.
pub(super) fn tabs(ui: &Ui, style: &Style<'_>, state: &mut HistoryState, room: Rect) -> Rect {
    let line = style.hit(style.theme.screen.filter);
    let gap = style.d(style.theme.spacing.l).max(style.theme.size.target_gap * 2.0);
    let lettering = style.label();
    let mut x = room.left();
    for (of, name, words) in all() {
        let words = style.say(&words);
        let band = Rect::from_min_max(pos2(x, room.top()), pos2(room.right(), room.top() + line));
        if tab(ui, style, name, x, band, lettering, &words, of == state.tab).1 {
            state.tab = of;
        }
        x += lettering.weight(Weight::SemiBold).width(ui, &words).max(style.theme.size.min_target) + gap;
    }
    if room.right() - x >= style.d(style.theme.screen.pane) * SEARCH {
        return room.with_min_x(x);
    }
    room.with_min_y(room.top() + line + style.d(style.theme.spacing.xxs).max(style.theme.size.target_gap))
}

fn all() -> [(HistoryTab, &'static str, Text); 3] {
    [
        (HistoryTab::Hands, "history.tab.hands", text::figures::tab_hands()),
        (HistoryTab::Figures, "history.tab.figures", text::figures::tab_figures()),
        (HistoryTab::Players, "history.tab.players", text::figures::tab_players()),
    ]
}

//! The list of the player's tables at the left of the tiles.

use bevy_egui::egui::{Rect, Ui, pos2};
use poker_client::{Intent, TableTab};
use poker_protocol::TableId;
use poker_text::{Text, text};

use crate::style::{Style, TextSide, Weight};
use crate::widget::{rule_down, scrolled, table_row_ui};

/// What the list shows.
#[derive(Clone, Copy, Debug)]
pub struct DeskList<'a> {
    /// The player's tables, reserved seats and queues.
    pub tabs: &'a [TableTab],
    /// The tables that are drawn beside the list.
    pub drawn: &'a [TableId],
    /// The tables that have windows of their own.
    pub apart: &'a [TableId],
}

/// Draws the list: the tables that are drawn, those behind, those in windows of their own, then seats and queues. Returns the intents.
pub fn desk_list_ui(ui: &mut Ui, style: &Style<'_>, rect: Rect, list: &DeskList<'_>) -> Vec<Intent> {
    ui.painter().rect_filled(rect, 0.0, style.ink.plate);
    rule_down(ui, style, rect.right() - style.hair() / 2.0, rect.top(), rect.bottom());
    let is_one_of = |tab: &TableTab, tables: &[TableId]| matches!(tab, TableTab::Table { table, .. } if tables.contains(table));
    let is_drawn = |tab: &TableTab| is_one_of(tab, list.drawn);
    let is_apart = |tab: &TableTab| is_one_of(tab, list.apart);
    let is_table = |tab: &TableTab| matches!(tab, TableTab::Table { .. });
    let parts: [(Text, Vec<&TableTab>); 4] = [
        (text::desk::tiles(), list.tabs.iter().filter(|tab| is_drawn(tab)).collect()),
        (text::desk::behind(), list.tabs.iter().filter(|tab| is_table(tab) && !is_drawn(tab) && !is_apart(tab)).collect()),
        (text::desk::apart(), list.tabs.iter().filter(|tab| is_apart(tab)).collect()),
        (text::desk::waiting(), list.tabs.iter().filter(|tab| !is_table(tab)).collect()),
    ];
    let mut asked = Vec::new();
    let pad = style.theme.spacing.s;
    scrolled(ui, "desk list", rect.shrink(pad), |ui, room| {
        let mut y = room.top();
        for (title, tabs) in parts.iter().filter(|(_, tabs)| !tabs.is_empty()) {
            let head = style.scale.fixed(style.theme.size.min_target);
            let line = Rect::from_min_max(pos2(room.left() + pad, y), pos2(room.right(), y + head));
            style.fit(ui, line, TextSide::Left, style.caption().weight(Weight::Medium).ink(style.ink.text2), &style.say(title));
            y += head;
            for tab in tabs {
                let row = Rect::from_min_max(pos2(room.left(), y), pos2(room.right(), y + style.scale.fixed(style.theme.desk.row)));
                asked.extend(table_row_ui(ui, style, row, tab));
                y = row.bottom() + style.theme.size.target_gap;
            }
            y += pad;
        }
        y - room.top()
    });
    asked
}

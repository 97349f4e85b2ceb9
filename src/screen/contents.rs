//! The table of contents of a long page: beside the page where there is room, else on a sheet.

use bevy_egui::egui::{Context, Key, Rect, Ui, pos2, vec2};
use poker_text::{Text, text};

use super::header::Header;
use crate::style::{Icon, Style, TextSide, Weight};
use crate::widget::{IconButton, ListRow, Sheet, focus_first, scrolled};

/// The reader's place on the page, and the section to scroll to.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ContentsState {
    /// The section at the top of the visible part.
    pub(super) at: usize,
    /// The section to go to.
    pub(super) wanted: Option<usize>,
    /// Whether the sheet with the sections is open, in a small window.
    choosing: bool,
}

/// Whether there is room for the sections beside a page of text.
pub(super) fn has_room(style: &Style<'_>) -> bool {
    let screen = &style.theme.screen;
    !style.scale.compact() && style.window.width() >= style.d(screen.nav) + style.d(screen.page) + style.d(screen.margin) * 3.0
}

impl ContentsState {
    /// Reads the keys Left and Right, which go to the previous and the next section.
    pub(super) fn keys(&mut self, ui: &Ui, sections: usize) {
        let (back, on) = ui.input(|input| (input.key_pressed(Key::ArrowLeft), input.key_pressed(Key::ArrowRight)));
        if back {
            self.wanted = Some(self.at.saturating_sub(1));
        } else if on {
            self.wanted = Some((self.at + 1).min(sections.saturating_sub(1)));
        }
    }

    /// Draws the button that opens the sheet, in the bar of a small window.
    pub(super) fn button(&mut self, ui: &Ui, style: &Style<'_>, head: &Header) {
        let side = style.hit(style.theme.control.input);
        let words = style.say(&text::rules::contents());
        let rect = Rect::from_center_size(pos2(head.right - side / 2.0, head.bar.center().y), vec2(side, side));
        self.choosing |= IconButton::flat("contents", rect, Icon::ChevronDown, style.l(style.theme.size.icon), &words).show(ui, style);
    }

    /// Draws the sections in a column.
    pub(super) fn column(&mut self, ui: &mut Ui, style: &Style<'_>, titles: &[&Text], room: Rect) {
        scrolled(ui, "contents", room, |ui, room| {
            let gap = style.theme.size.target_gap;
            let height = style.hit(style.theme.screen.nav_row);
            let mut y = room.top();
            for (nth, title) in titles.iter().enumerate() {
                let rect = Rect::from_min_size(pos2(room.left(), y), vec2(room.width(), height));
                if section_row(ui, style, nth, title, nth == self.at, rect) {
                    self.wanted = Some(nth);
                }
                y += height + gap;
            }
            y - gap - room.top()
        });
    }

    /// Draws the sheet of a small window if it is open.
    pub(super) fn sheet(&mut self, ctx: &Context, style: &Style<'_>, titles: &[&Text]) {
        if !self.choosing {
            return;
        }
        let title = style.say(&text::rules::contents());
        let (width, height) = style.theme.screen.lobby_sheet;
        let sheeted = Sheet { name: "contents.sheet", title: &title, size: vec2(width, height) }.show(ctx, style, |ui, room| {
            self.column(ui, style, titles, room);
            focus_first(ui, &format!("contents.{}", self.at));
        });
        self.choosing = !sheeted.close && self.wanted.is_none();
    }
}

fn section_row(ui: &Ui, style: &Style<'_>, nth: usize, title: &Text, chosen: bool, rect: Rect) -> bool {
    let words = style.say(title);
    let name = format!("contents.{nth}");
    let touch = ListRow::new(&name, rect, &words, chosen).rounded(style.theme.radius.control).show(ui, style);
    let room = rect.shrink2(vec2(style.d(style.theme.spacing.m), 0.0));
    let set = if chosen { style.label().weight(Weight::SemiBold) } else { style.label().ink(style.ink.text2) };
    style.fit(ui, room, TextSide::Left, set, &words);
    touch.clicked
}

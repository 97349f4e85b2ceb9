//! A part of a window that scrolls where its content is taller.

use bevy_egui::egui::scroll_area::ScrollSource;
use bevy_egui::egui::{Key, Rect, ScrollArea, Ui, UiBuilder, Vec2, vec2};

use crate::style::Style;

/// Shows content in a rectangle. `content` gets the room at its top, as wide as it may be, and returns the height it took.
pub fn scrolled(ui: &mut Ui, name: &str, rect: Rect, content: impl FnOnce(&mut Ui, Rect) -> f32) {
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect).id_salt(name));
    // The focus rings of controls reach beyond the sides.
    child.shrink_clip_rect(rect.expand2(vec2(ui.spacing().item_spacing.x, 0.0)));
    ScrollArea::vertical()
        .id_salt(name)
        .auto_shrink([false, false])
        .animated(false)
        .scroll_source(ScrollSource::SCROLL_BAR | ScrollSource::MOUSE_WHEEL)
        .show(&mut child, |ui| {
            let top = ui.max_rect().min;
            let room = Rect::from_min_size(top, vec2(ui.available_width(), rect.height()));
            let height = content(ui, room);
            ui.expand_to_include_rect(Rect::from_min_size(top, vec2(room.width(), height)));
        });
}

/// Scrolls the surrounding content by the arrow keys, Page Up, Page Down, Home and End; `page` is the height of a page.
pub fn turn_pages(ui: &Ui, style: &Style<'_>, page: f32) {
    if !style.keys {
        return;
    }
    let line = style.d(style.theme.screen.row);
    let page = (page - line).max(line);
    let moved = ui.input(|input| {
        let pressed = |key| f32::from(u8::try_from(input.num_presses(key)).unwrap_or(u8::MAX));
        (pressed(Key::ArrowDown) - pressed(Key::ArrowUp)) * line
            + (pressed(Key::PageDown) - pressed(Key::PageUp)) * page
            + (pressed(Key::End) - pressed(Key::Home)) * WHOLE
    });
    if moved.abs() > 0.0 {
        ui.scroll_with_delta(Vec2::new(0.0, -moved));
    }
}

/// A distance farther than any content reaches.
const WHOLE: f32 = 1.0e6;

//! What surrounds several tables in one window: the strip and the list.

use bevy::prelude::*;
use bevy_egui::egui::{Order, Rect, pos2, vec2};
use poker_client::{Intent, TileRect};
use poker_protocol::TableId;

use super::Pass;
use super::table::{Room, line, tabs};
use crate::desk::Desk;
use crate::panel::{DeskList, DeskStrip, desk_list_ui, desk_strip_ui};
use crate::style::place;

/// Draws the strip over the tiles, and the list beside them.
pub(super) fn draw_desk(pass: Res<Pass>, room: Room, desk: Res<Desk>) -> Vec<Intent> {
    let Some(strip) = desk.strip() else { return Vec::new() };
    let style = pass.style_of_desk();
    let tabs = tabs(&room.session, pass.now_ms);
    let stretch = pass.window_size() / desk.surface().size;
    let list = desk.list();
    let view = DeskStrip {
        tabs: &tabs,
        listed: list.is_some(),
        all: room.all_tables(),
        connection: line(&room.session, &room.online),
        muted: room.settings.0.sounds.muted,
        played: room.played(),
    };
    let rect = area(strip, stretch);
    let mut asked = place(pass.ctx(), "desk", rect, Order::Middle, |ui| desk_strip_ui(ui, &style, rect, &view));
    if let Some(list) = list {
        let drawn: Vec<TableId> = desk.tiles().keys().copied().collect();
        let rect = area(list, stretch);
        let apart: Vec<TableId> = desk.windows().map(|(table, _)| table).collect();
        let view = DeskList { tabs: &tabs, drawn: &drawn, apart: &apart };
        asked.extend(place(pass.ctx(), "desk list", rect, Order::Middle, |ui| desk_list_ui(ui, &style, rect, &view)));
    }
    asked
}

/// A rectangle of the desk, stretched while the edge of the window is dragged.
fn area(rect: TileRect, stretch: Vec2) -> Rect {
    let length = f32::from;
    let min = pos2((length(rect.left) * stretch.x).round(), (length(rect.top) * stretch.y).round());
    Rect::from_min_size(min, vec2((length(rect.width) * stretch.x).round(), (length(rect.height) * stretch.y).round()))
}

//! Lets tables open again in the windows of their own that they had when the player left the room or the program ended.

use bevy::prelude::*;
use poker_client::KeptTable;
use poker_protocol::TableId;

use super::Desk;
use crate::online::Online;
use crate::session::Session;
use crate::settings::CurrentSettings;

/// Gives each table that has just come the window that it had last.
pub(crate) fn reopen_windows(session: Res<Session>, online: Res<Online>, settings: Res<CurrentSettings>, mut desk: ResMut<Desk>) {
    let new: Vec<_> = session.seats().filter(|table| !desk.tables.knows(*table)).collect();
    if new.is_empty() {
        return;
    }
    let room = online.played_room();
    for table in new {
        if let Some(window) = settings.0.table_windows.number_of(&room, table) {
            desk.tables.come_in_window(table, window);
        }
    }
}

/// Notes which table is in which window. A table that is taken back, or where the player no longer sits, is forgotten; while the room is
/// gone, none is.
pub(crate) fn remember_windows(
    session: Res<Session>,
    online: Res<Online>,
    desk: Res<Desk>,
    mut settings: ResMut<CurrentSettings>,
    mut before: Local<Vec<(TableId, u8)>>,
) {
    if !session.is_open() {
        before.clear();
        return;
    }
    let now: Vec<_> = desk.tables.in_windows().collect();
    if now == *before {
        return;
    }
    let room = online.played_room();
    let kept = &mut settings.0.table_windows;
    for (table, _) in before.iter().filter(|(table, _)| desk.tables.window(*table).is_none()) {
        kept.forget(&room, *table);
    }
    for (table, window) in &now {
        kept.note_table(*window, KeptTable { room: room.clone(), table: *table });
    }
    *before = now;
}

//! Names each window after its table, and says in the title and in the task bar when that table waits for the player.

use std::collections::{BTreeMap, BTreeSet};

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use poker_client::{CallKind, call_text};
use poker_protocol::TableId;

use crate::frame_clock::FrameClock;
use crate::language::CurrentLanguage;
use crate::platform::{self, NAME};
use crate::session::Session;
use crate::windows::TableWindows;

/// Writes the name of its table into the title of each window, and what the table waits for.
pub(crate) fn name_windows(
    (session, language): (Res<Session>, Res<CurrentLanguage>),
    windows: Res<TableWindows>,
    moment: Res<FrameClock>,
    mut shown: Query<&mut Window>,
) {
    let calls = called(&session, &moment);
    for (table, window) in windows.iter() {
        let Ok(mut seen) = shown.get_mut(window.window) else { continue };
        let name = session.client.table(table).map_or(NAME, |model| model.info().name.as_str());
        let title = match calls.get(&table) {
            Some(kind) => format!("{name} · {}", language.texts.say(&call_text(*kind))),
            None => name.to_owned(),
        };
        if seen.title != title {
            seen.title = title;
        }
    }
}

/// Asks for attention in the task bar for each window whose table waits for the player while the window is not in front.
pub(crate) fn call_to_windows(
    session: Res<Session>,
    windows: Res<TableWindows>,
    moment: Res<FrameClock>,
    shown: Query<&Window>,
    mut asked: Local<BTreeSet<TableId>>,
    _main_thread: NonSendMarker,
) {
    asked.retain(|table| windows.iter().any(|(shown, _)| shown == *table));
    if windows.is_empty() {
        return;
    }
    let calls = called(&session, &moment);
    for (table, window) in windows.iter() {
        let Ok(seen) = shown.get(window.window) else { continue };
        let call = calls.contains_key(&table) && !seen.focused;
        if call != asked.contains(&table) {
            if call {
                asked.insert(table)
            } else {
                asked.remove(&table)
            };
            platform::call_player(window.window, call);
        }
    }
}

fn called(session: &Session, moment: &FrameClock) -> BTreeMap<TableId, CallKind> {
    session.calls(moment.now_ms).iter().map(|call| (call.table, call.kind)).collect()
}

//! Opens a window for each table that has one of its own, and closes it when the table goes back to the main window or is left.

use std::collections::BTreeMap;

use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::window::{PresentMode, WindowCloseRequested, WindowRef};
use bevy_egui::{EguiContext, EguiSchedule};
use serde_json::json;

use crate::desk::{Desk, follow_tables};
use crate::frame_set::FrameSet;
use crate::platform::{self, NAME};
use crate::settings::CurrentSettings;
use crate::stage::over_ground;
use crate::third_party::winit::NextFrame;
use crate::trace::Trace;
use crate::windows::{TableWindow, TableWindowPass, TableWindows};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, take_back.in_set(FrameSet::Input));
    app.add_systems(Update, follow_desk.after(follow_tables).in_set(FrameSet::Model));
}

/// Takes a table back into the main window when its window is closed.
fn take_back(mut closed: MessageReader<WindowCloseRequested>, windows: Res<TableWindows>, mut desk: ResMut<Desk>, mut commands: Commands) {
    for request in closed.read() {
        let Some(table) = windows.table_of(request.window) else { continue };
        desk.take_back(table);
        // The window goes in the next frame. A camera without its window would be an error.
        let camera = windows.iter().find(|(shown, _)| *shown == table).and_then(|(_, window)| window.camera);
        camera.into_iter().for_each(|camera| commands.entity(camera).try_despawn());
    }
}

/// Opens and closes windows, so that each table of the desk with a window of its own has one.
fn follow_desk(
    desk: Res<Desk>,
    settings: Res<CurrentSettings>,
    mut windows: ResMut<TableWindows>,
    mut trace: ResMut<Trace>,
    mut next: ResMut<NextFrame>,
    mut commands: Commands,
) {
    let wanted: BTreeMap<_, _> = desk.windows().collect();
    windows.keep_for_others(&wanted);
    windows.all().retain(|table, window| {
        let stays = wanted.get(table) == Some(&window.number);
        if !stays {
            window.camera.into_iter().for_each(|camera| commands.entity(camera).try_despawn());
            commands.entity(window.window).try_despawn();
            trace.controls(window.number, []);
            trace.event("table_window", json!({ "window": window.number, "table": table.0, "open": false }));
        }
        stays
    });
    for (table, number) in wanted {
        match windows.all().get_mut(&table) {
            Some(TableWindow { camera: Some(_), .. }) => {}
            Some(window) => {
                // The system has opened the window by now.
                let target = RenderTarget::Window(WindowRef::Entity(window.window));
                let name = Name::new(format!("camera of window {number}"));
                let panels = (EguiContext::default(), EguiSchedule::new(TableWindowPass(number)));
                window.camera = Some(commands.spawn((name, Camera2d, over_ground(), Msaa::Off, target, panels)).id());
                trace.event("table_window", json!({ "window": number, "table": table.0, "open": true }));
                next.now();
            }
            None => {
                let kept = settings.0.table_windows.window(number);
                let window = platform::window(NAME.to_owned(), (kept.width.into(), kept.height.into()));
                let window = Window { present_mode: PresentMode::AutoNoVsync, ..window };
                let window = platform::placed(window, kept.at, kept.maximised);
                let window = commands.spawn(window).id();
                windows.all().insert(table, TableWindow::new(number, window));
                next.now();
            }
        }
    }
}

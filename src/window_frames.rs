//! Remembers where the windows are and how large, for the next time that they open.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{Monitor, MonitorSelection, PrimaryWindow, WindowMode};
use poker_client::KeptWindow;
use serde_json::json;

use crate::frame_set::FrameSet;
use crate::platform;
use crate::settings::CurrentSettings;
use crate::trace::Trace;
use crate::windows::TableWindows;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, (bring_back, remember_main, remember_tables).chain().in_set(FrameSet::Present));
}

/// How much of the upper edge of a window must be on a screen, in physical pixels, so that the pointer can take it.
const GRIP: IVec2 = IVec2::new(120, 40);

/// Saves the main window's size and place in the settings.
fn remember_main(
    windows: Query<(Entity, &Window), (With<PrimaryWindow>, Changed<Window>)>,
    mut settings: ResMut<CurrentSettings>,
    mut trace: ResMut<Trace>,
    _main_thread: NonSendMarker,
) {
    let Ok((entity, window)) = windows.single() else { return };
    if window.mode != WindowMode::Windowed {
        // It comes back to the size that it had before.
        return;
    }
    let mut kept = settings.0.window;
    kept.maximised = platform::is_maximised(entity);
    if !kept.maximised {
        ((kept.width, kept.height), kept.at) = (size(window), place(window).or(kept.at));
    }
    if kept != settings.0.window {
        trace.event("window", json!({ "width": kept.width, "height": kept.height, "at": kept.at }));
        settings.0.window = kept;
    }
}

/// Saves the sizes and places of the windows of tables in the settings.
fn remember_tables(
    shown: Query<&Window, Changed<Window>>,
    windows: Res<TableWindows>,
    mut settings: ResMut<CurrentSettings>,
    mut trace: ResMut<Trace>,
    _main_thread: NonSendMarker,
) {
    for (_, open) in windows.iter() {
        let Ok(window) = shown.get(open.window) else { continue };
        let was = settings.0.table_windows.window(open.number);
        let mut kept = KeptWindow { maximised: platform::is_maximised(open.window), ..was.clone() };
        if !kept.maximised {
            ((kept.width, kept.height), kept.at) = (size(window), place(window).or(kept.at));
        }
        if kept != was {
            trace.event("window_of_table", json!({ "window": open.number, "width": kept.width, "height": kept.height, "at": kept.at }));
            settings.0.table_windows.note_frame(open.number, kept);
        }
    }
}

/// The size in logical pixels. Rounded, and far below 65536.
fn size(window: &Window) -> (u16, u16) {
    (window.width().round() as u16, window.height().round() as u16)
}

/// Where the system has told that the window is.
fn place(window: &Window) -> Option<(i32, i32)> {
    match window.position {
        WindowPosition::At(at) => Some((at.x, at.y)),
        WindowPosition::Automatic | WindowPosition::Centered(_) => None,
    }
}

/// Moves a window that opens where no screen is any more to the middle of the first one.
fn bring_back(mut windows: Query<&mut Window, Added<Window>>, screens: Query<&Monitor>) {
    let screens: Vec<_> = screens.iter().map(area).collect();
    for mut window in &mut windows {
        let Some(at) = place(&window) else { continue };
        if !is_in_reach(IVec2::from(at), window.physical_size().as_ivec2(), &screens) {
            window.position = WindowPosition::Centered(MonitorSelection::Primary);
        }
    }
}

/// Whether enough of the upper edge of a window is on a screen. Where the screens are not known, it counts as being there.
fn is_in_reach(at: IVec2, size: IVec2, screens: &[IRect]) -> bool {
    let edge = IRect::from_corners(at, at + IVec2::new(size.x, GRIP.y));
    let on = |screen: &IRect| screen.intersect(edge).size().cmpge(GRIP).all();
    screens.is_empty() || screens.iter().any(on)
}

/// The part of the desktop that a screen shows.
fn area(screen: &Monitor) -> IRect {
    IRect::from_corners(screen.physical_position, screen.physical_position + screen.physical_size().as_ivec2())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_is_in_reach_where_its_upper_edge_is_on_a_screen() {
        let screens = [IRect::new(0, 0, 1920, 1080), IRect::new(-1280, 0, 0, 1024)];
        let size = IVec2::new(960, 600);
        for (at, expected) in [
            ((0, 0), true),
            ((-1000, 200), true),
            ((1790, 1030), true),
            ((1900, 100), false),
            ((1000, 1060), false),
            ((100, -20), false),
            ((-4000, 100), false),
        ] {
            assert_eq!(is_in_reach(IVec2::from(at), size, &screens), expected, "{at:?}");
        }
        assert!(is_in_reach(IVec2::new(-4000, 100), size, &[]), "no screen is known");
    }

    #[test]
    fn a_window_opens_in_the_middle_where_its_screen_is_gone() {
        let mut world = World::new();
        let screen = Monitor {
            name: None,
            physical_width: 1920,
            physical_height: 1080,
            physical_position: IVec2::ZERO,
            refresh_rate_millihertz: None,
            scale_factor: 1.0,
            video_modes: Vec::new(),
        };
        world.spawn(screen);
        let at = |x| Window { position: WindowPosition::At(IVec2::new(x, 50)), ..Window::default() };
        let [there, gone] = [400, 2500].map(|x| world.spawn(at(x)).id());
        bevy::ecs::system::RunSystemOnce::run_system_once(&mut world, bring_back).unwrap();
        assert_eq!(place(world.get::<Window>(there).unwrap()), Some((400, 50)));
        assert_eq!(world.get::<Window>(gone).unwrap().position, WindowPosition::Centered(MonitorSelection::Primary));
    }
}

//! What the pointer is on, and when the player last did something.

use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::Desk;
use crate::frame_clock::FrameClock;
use crate::navigation::Navigation;
use crate::session::Session;
use crate::windows::TableWindows;

/// Notes when the player last used a key or a button.
pub(crate) fn note_use(
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut wheel: MessageReader<MouseWheel>,
    moment: Res<FrameClock>,
    mut desk: ResMut<Desk>,
) {
    if keys.read().count() + buttons.read().count() + wheel.read().count() > 0 {
        desk.used_ms = moment.now_ms;
    }
}

/// Notes which table is under the pointer, in whichever window. A window that shows one table is all of that table; where a page lies over
/// the main window's tables, none is under the pointer. X11 gives a window that takes the focus the place of the pointer also where
/// another window lies over it, and does not say later that the pointer is elsewhere. So the window to which the pointer moved last counts.
pub(crate) fn note_pointer(
    mut moves: MessageReader<CursorMoved>,
    windows: Query<(Entity, &Window, Has<PrimaryWindow>)>,
    own: Res<TableWindows>,
    (session, navigation): (Res<Session>, Res<Navigation>),
    mut desk: ResMut<Desk>,
) {
    desk.pointer_in = moves.read().last().map(|moved| moved.window).or(desk.pointer_in);
    let under = |(entity, window, main): (Entity, &Window, bool)| {
        let at = window.cursor_position()?;
        match main {
            true if !navigation.is_bare_table() => None,
            true if desk.is_tiled() => desk.table_at(at),
            true => desk.front_in_main(session.front_id()),
            false => own.table_of(entity),
        }
    };
    let in_last = desk.pointer_in.and_then(|last| windows.get(last).ok()).filter(|(_, window, _)| window.cursor_position().is_some());
    desk.pointed = match in_last {
        Some(last) => under(last),
        None => windows.iter().find_map(under),
    };
}

#[cfg(test)]
mod tests {
    use bevy::math::DVec2;
    use poker_protocol::TableId;

    use super::*;
    use crate::windows::TableWindow;

    /// Moves the pointer to a place in a window.
    fn move_in(app: &mut App, window: Entity) {
        app.world_mut().get_mut::<Window>(window).unwrap().set_physical_cursor_position(Some(DVec2::new(50.0, 50.0)));
        app.world_mut().write_message(CursorMoved { window, position: Vec2::splat(50.0), delta: None });
        app.update();
    }

    #[test]
    fn the_pointer_is_in_the_window_to_which_it_moved_last_also_while_another_keeps_its_place() {
        let mut app = App::new();
        let [one, other] = [0; 2].map(|_| app.world_mut().spawn(Window::default()).id());
        let mut windows = TableWindows::default();
        windows.all().insert(TableId(1), TableWindow::new(1, one));
        windows.all().insert(TableId(2), TableWindow::new(2, other));
        app.insert_resource(windows).init_resource::<Desk>().init_resource::<Session>().init_resource::<Navigation>();
        app.add_message::<CursorMoved>().add_systems(Update, note_pointer);
        let pointed = |app: &App| app.world().resource::<Desk>().pointed();
        for (window, table) in [(one, 1), (other, 2), (one, 1)] {
            move_in(&mut app, window);
            assert_eq!(pointed(&app), Some(TableId(table)));
        }
        app.world_mut().get_mut::<Window>(one).unwrap().set_physical_cursor_position(None);
        app.world_mut().get_mut::<Window>(other).unwrap().set_physical_cursor_position(None);
        app.update();
        assert_eq!(pointed(&app), None);
    }
}

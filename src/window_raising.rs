//! Brings a window to the front: the one of a table that the player asks for, and the main one for a page that is opened from the window of
//! a table.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use poker_client::Panel;
use poker_protocol::TableId;

use crate::frame_set::FrameSet;
use crate::navigation::Navigation;
use crate::windows::{TableWindows, is_any_open};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, raise_main.run_if(is_any_open).in_set(FrameSet::Present));
}

/// Gives the main window the focus once a page covers it that did not before, if the window of a table has the focus.
fn raise_main(
    navigation: Res<Navigation>,
    windows: Res<TableWindows>,
    mut main: Query<&mut Window, With<PrimaryWindow>>,
    others: Query<&Window, Without<PrimaryWindow>>,
    mut before: Local<Option<Panel>>,
) {
    if *before == navigation.over {
        return;
    }
    *before = navigation.over;
    let is_at_table = windows.iter().any(|(_, open)| others.get(open.window).is_ok_and(|window| window.focused));
    if navigation.over.is_some()
        && is_at_table
        && let Ok(mut main) = main.single_mut()
    {
        main.focused = true;
    }
}

/// Brings the window that shows a table to the front, also if it is minimised.
pub(crate) fn raise_window_of(
    In(table): In<TableId>,
    windows: Res<TableWindows>,
    main: Query<Entity, With<PrimaryWindow>>,
    mut shown: Query<&mut Window>,
) {
    let own = windows.iter().find(|(shown, _)| *shown == table).map(|(_, open)| open.window);
    let Some(mut window) = own.or(main.single().ok()).and_then(|window| shown.get_mut(window).ok()) else { return };
    if !window.focused {
        window.set_minimized(false);
        window.focused = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::windows::TableWindow;

    #[test]
    fn a_page_that_is_opened_from_a_window_of_a_table_comes_to_the_front_once() {
        let mut app = App::new();
        let unfocused = || Window { focused: false, ..Window::default() };
        let main = app.world_mut().spawn((unfocused(), PrimaryWindow)).id();
        let own = app.world_mut().spawn(Window { focused: true, ..Window::default() }).id();
        let mut windows = TableWindows::default();
        windows.all().insert(TableId(1), TableWindow::new(1, own));
        app.insert_resource(windows).insert_resource(Navigation::default()).add_systems(Update, raise_main);
        let mut rises = |over, own_focused| {
            app.world_mut().resource_mut::<Navigation>().over = over;
            app.world_mut().get_mut::<Window>(main).unwrap().focused = false;
            app.world_mut().get_mut::<Window>(own).unwrap().focused = own_focused;
            app.update();
            app.world().get::<Window>(main).unwrap().focused
        };
        assert!(!rises(None, true));
        assert!(rises(Some(Panel::Rules), true));
        assert!(!rises(Some(Panel::Rules), true), "the player has gone back to the table");
        assert!(!rises(None, true));
        assert!(!rises(Some(Panel::Log), false), "neither window has the focus: it stays with another program");
    }

    #[test]
    fn the_window_that_shows_a_table_comes_to_the_front_also_if_it_is_minimised() {
        let mut world = World::new();
        let unfocused = || Window { focused: false, ..Window::default() };
        let main = world.spawn((unfocused(), PrimaryWindow)).id();
        let own = world.spawn(unfocused()).id();
        let mut windows = TableWindows::default();
        windows.all().insert(TableId(2), TableWindow::new(1, own));
        world.insert_resource(windows);
        for (table, raised, other) in [(2, own, main), (1, main, own)] {
            world.get_mut::<Window>(raised).unwrap().focused = false;
            world.get_mut::<Window>(other).unwrap().focused = true;
            world.run_system_cached_with(raise_window_of, TableId(table)).unwrap();
            let mut window = world.get_mut::<Window>(raised).unwrap();
            assert!(window.focused, "table {table}");
            assert_eq!(window.internal.take_minimize_request(), Some(false), "table {table}");
            assert_eq!(world.get_mut::<Window>(other).unwrap().internal.take_minimize_request(), None);
        }
    }
}

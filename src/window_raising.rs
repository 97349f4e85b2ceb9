//! Brings the main window to the front for a page that the player opens from the window of a table.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use poker_client::Panel;

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

#[cfg(test)]
mod tests {
    use poker_protocol::TableId;

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
}

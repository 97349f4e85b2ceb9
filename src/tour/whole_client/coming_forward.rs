//! Tables that come forward by themselves, and what keeps them behind.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::input::mouse::{MouseButton, MouseButtonInput};
use bevy::window::WindowFocused;
use poker_client::{AppIntent, Panel};
use poker_protocol::TableId;

use super::by_keys::{hearing, tab_to};
use super::{TABLE, WholeClient};
use crate::frame_clock::FrameClock;
use crate::tour::{at_table, scene_of};

/// A table of the stack that is not in front.
const BEHIND: TableId = TableId(2);

/// A stack of tables, none of which waits for the player.
fn quiet_stack() -> WholeClient {
    let mut client = hearing("stack");
    tell(&mut client, BEHIND, "table-pre-action");
    tell(&mut client, TABLE, "table-pre-action");
    rest(&mut client);
    assert_eq!(client.front(), Some(TABLE));
    client
}

/// Tells the client how a table stands now.
fn tell(client: &mut WholeClient, table: TableId, scene: &str) {
    at_table(&scene_of(scene), table, "Bellatrix 1").into_iter().for_each(|message| client.say(message));
}

/// Does nothing for longer than a table waits for the hands to be quiet.
fn rest(client: &mut WholeClient) {
    client.world().resource_mut::<FrameClock>().now_ms += 1_000;
    client.camera.settle();
}

/// Lets the player's turn come at the table behind. Returns the table in front a while later.
fn front_after_a_turn_behind(client: &mut WholeClient) -> Option<TableId> {
    tell(client, BEHIND, "table-facing-a-raise");
    rest(client);
    client.front()
}

#[test]
fn no_table_comes_forward_while_a_key_or_a_button_is_held_nor_just_after_the_release() {
    let held: [(&str, fn(&mut WholeClient, ButtonState)); 4] = [
        ("F", |client, state| client.key(KeyCode::KeyF, Key::Character("f".into()), state)),
        ("a button of the mouse", |client, state| {
            let window = client.world().spawn_empty().id();
            client.world().write_message(MouseButtonInput { button: MouseButton::Left, state, window });
            client.camera.update();
        }),
        ("Shift", |client, state| client.key(KeyCode::ShiftLeft, Key::Shift, state)),
        ("an Enter that a button takes", |client, state| client.key(KeyCode::Enter, Key::Enter, state)),
    ];
    let mut client = quiet_stack();
    for (what, hold) in held {
        tab_to(&mut client, "top.sound");
        hold(&mut client, ButtonState::Pressed);
        rest(&mut client);
        assert_eq!(front_after_a_turn_behind(&mut client), Some(TABLE), "{what} is held");
        hold(&mut client, ButtonState::Released);
        client.camera.settle();
        assert_eq!(client.front(), Some(TABLE), "{what} was released just before");
        rest(&mut client);
        assert_eq!(client.front(), Some(BEHIND), "{what} was released a while before");
        tell(&mut client, BEHIND, "table-pre-action");
        client.ask(AppIntent::ShowTable(TABLE));
        rest(&mut client);
        assert_eq!(client.front(), Some(TABLE));
    }
}

#[test]
fn a_key_whose_release_another_window_gets_is_held_no_more() {
    let mut client = quiet_stack();
    client.key(KeyCode::AltLeft, Key::Alt, ButtonState::Pressed);
    rest(&mut client);
    let window = client.world().spawn_empty().id();
    client.world().write_message(WindowFocused { window, focused: false });
    client.camera.settle();
    assert_eq!(front_after_a_turn_behind(&mut client), Some(BEHIND));
}

#[test]
fn no_table_comes_forward_under_a_page() {
    let mut client = quiet_stack();
    client.ask(AppIntent::Toggle(Panel::Keys));
    assert_eq!(front_after_a_turn_behind(&mut client), Some(TABLE), "a page lies over the tables");
    client.ask(AppIntent::Close);
    rest(&mut client);
    assert_eq!(client.front(), Some(BEHIND));
}

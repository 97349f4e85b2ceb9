//! Text that is typed fast.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::EguiContext;
use bevy_egui::input::FocusedNonWindowEguiContext;

use super::{WholeClient, still};
use crate::archive::HandArchive;
use crate::navigation::Navigation;

#[test]
fn text_typed_in_the_frame_of_a_key_that_leaves_its_field_is_taken_first() {
    let mut client = WholeClient::showing("history-hand", &still());
    client.click("history.note");
    // Without a window, the panels hear the keyboard only if they are named.
    let world = client.world();
    let panels = world.query_filtered::<Entity, With<EguiContext>>().single(world).unwrap();
    world.insert_resource(FocusedNonWindowEguiContext(panels));
    let window = world.spawn_empty().id();
    let keys = [
        (KeyCode::KeyO, Key::Character("o".into())),
        (KeyCode::KeyK, Key::Character("k".into())),
        (KeyCode::Enter, Key::Enter),
        (KeyCode::Escape, Key::Escape),
    ];
    for (key_code, logical_key) in keys {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let logical_key = logical_key.clone();
            client.world().write_message(KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window });
        }
    }
    client.camera.settle();
    client.camera.settle();
    assert_eq!(client.world().resource::<Navigation>().over, None, "Escape has closed the page");
    let noted = client.world().resource::<HandArchive>().opened.as_ref().map(|hand| hand.note.clone()).unwrap();
    assert!(noted.contains("ok"), "{noted}");
}

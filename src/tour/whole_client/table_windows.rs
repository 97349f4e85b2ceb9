//! Tables in windows of their own.

use bevy::prelude::*;
use bevy::window::WindowCloseRequested;
use bevy_egui::{EguiContext, EguiManagedTextures};
use poker_client::AppIntent;

use super::{WholeClient, still};
use crate::desk::Desk;
use crate::session::Session;

#[test]
fn a_table_goes_to_a_window_of_its_own_and_back_and_leaves_nothing_behind() {
    let mut client = WholeClient::showing("tiles-two", &still());
    let counts = |client: &mut WholeClient| {
        let world = client.world();
        let windows = world.query::<&Window>().iter(world).count();
        let cameras = world.query::<(&Camera, &EguiContext)>().iter(world).count();
        let pictures = world.resource::<EguiManagedTextures>().len();
        (windows, cameras, pictures)
    };
    let drawn = |client: &mut WholeClient| client.world().resource::<Session>().shown().count();
    // The table that stays is drawn alone meanwhile, with pictures of its own.
    client.ask(AppIntent::OwnWindow);
    client.ask(AppIntent::OwnWindow);
    let before = counts(&mut client);
    let shown = drawn(&mut client);
    for _ in 0..20 {
        client.ask(AppIntent::OwnWindow);
        let (windows, cameras, _) = counts(&mut client);
        assert_eq!((windows, cameras), (before.0 + 1, before.1 + 1));
        assert_eq!(drawn(&mut client), shown, "it is drawn there instead");
        client.ask(AppIntent::OwnWindow);
        assert_eq!(counts(&mut client), before);
    }
}

#[test]
fn a_window_that_is_closed_gives_its_table_back() {
    let mut client = WholeClient::showing("tiles-two", &still());
    let own = |client: &mut WholeClient| client.world().resource::<Desk>().windows().next().map(|(table, _)| table);
    let front = client.front();
    client.ask(AppIntent::OwnWindow);
    assert_eq!(own(&mut client), front);
    let world = client.world();
    let window = world.query_filtered::<Entity, With<Window>>().single(world).unwrap();
    world.write_message(WindowCloseRequested { window });
    client.camera.settle();
    assert_eq!(own(&mut client), None);
    let world = client.world();
    assert_eq!(world.query::<&Window>().iter(world).count(), 0);
    assert!(client.world().resource::<Session>().seats().any(|table| Some(table) == front), "the seat is kept");
}

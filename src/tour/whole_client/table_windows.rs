//! Tables in windows of their own.

use bevy::prelude::*;
use bevy::window::WindowCloseRequested;
use bevy_egui::{EguiContext, EguiManagedTextures};
use poker_client::{AppIntent, Panel};

use super::{WholeClient, still};
use crate::desk::Desk;
use crate::frame_clock::FrameClock;
use crate::navigation::Navigation;
use crate::session::Session;
use crate::stage::{Density, Placement};
use crate::windows::number_at;

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

#[test]
fn a_table_in_a_window_on_a_screen_of_another_density_is_drawn_for_it() {
    let mut client = WholeClient::showing("tiles-two", &still());
    client.ask(AppIntent::OwnWindow);
    let densities = |client: &mut WholeClient, number: u8| {
        let world = client.world();
        let mut pieces = world.query::<(&Density, &Placement)>();
        let of_window: Vec<f32> =
            pieces.iter(world).filter(|(_, placement)| number_at(placement.at) == number).map(|(drawn, _)| drawn.0).collect();
        assert!(of_window.len() > 20, "{of_window:?}");
        (of_window.iter().copied().fold(f32::MAX, f32::min), of_window.iter().copied().fold(0.0, f32::max))
    };
    for density in [2.0, 1.25] {
        let world = client.world();
        let mut window = world.query::<&mut Window>().single_mut(world).unwrap();
        window.resolution.set_scale_factor_override(Some(density));
        client.camera.settle();
        // It is drawn anew once its size has rested.
        client.world().resource_mut::<FrameClock>().now_ms += 1_000;
        client.camera.settle();
        assert_eq!(densities(&mut client, 1), (density, density));
        assert_eq!(densities(&mut client, 0), (1.0, 1.0));
    }
}

#[test]
fn a_table_in_a_window_of_its_own_is_shown_there_and_the_main_window_stays_as_it_is() {
    let mut client = WholeClient::showing("tiles-two", &still());
    let table = client.front().unwrap();
    client.ask(AppIntent::OwnWindow);
    client.ask(AppIntent::Toggle(Panel::Lobby));
    let before = *client.world().resource::<Navigation>();
    let world = client.world();
    let mut own = world.query::<&mut Window>().single_mut(world).unwrap();
    own.focused = false;
    client.ask(AppIntent::ShowTable(table));
    let world = client.world();
    let mut own = world.query::<&mut Window>().single_mut(world).unwrap();
    assert!(own.focused);
    assert_eq!(own.internal.take_minimize_request(), Some(false));
    assert_eq!(*client.world().resource::<Navigation>(), before);
}

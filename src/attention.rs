//! Shows in the window's title and in the task bar that it is the player's turn.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};
use poker_client::{ClientModel, OpenDeal, TableModel};
use poker_protocol::OfferKind;
use poker_text::text;

use crate::language::CurrentLanguage;
use crate::platform::{self, NAME};
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::windows::TableWindows;

/// Adds "your turn" to the title while the player must act at any table. While the window is not in front, it also asks for attention in
/// the task bar, for a turn, a reserved seat, or a question of a tournament. For a turn at a table that has a window of its own it asks only
/// while no window of the client is in front.
pub(crate) fn call_player(
    session: Res<Session>,
    language: Res<CurrentLanguage>,
    own: Res<TableWindows>,
    mut windows: Query<(Entity, &mut Window, Has<PrimaryWindow>)>,
    mut called: Local<bool>,
    _main_thread: NonSendMarker,
) {
    let in_front = windows.iter().any(|(_, window, _)| window.focused);
    let Some((entity, mut window, _)) = windows.iter_mut().find(|(.., is_main)| *is_main) else { return };
    let turn = session.must_act();
    let title = if turn { format!("{NAME} · {}", language.texts.say(&text::action::your_turn())) } else { NAME.to_owned() };
    if window.title != title {
        window.title = title;
    }
    let turn_in_main = session.tables_to_act().any(|table| own.iter().all(|(apart, _)| apart != table));
    let asked = turn_in_main || !session.client.seat_offers().offers().is_empty() || asks_in_tournament(&session.client);
    let call = !window.focused && (asked || turn && !in_front);
    if *called != call {
        *called = call;
        platform::call_player(entity, call);
    }
}

/// Whether a tournament asks the player something that has a deadline: an offer, or a proposed deal that the player has not agreed to.
fn asks_in_tournament(client: &ClientModel) -> bool {
    let unanswered = |model: &TableModel| {
        let tournament = model.tournament()?;
        let own = tournament.entry(model.hero()?)?;
        match tournament.deal()? {
            OpenDeal::Proposed { proposal, .. } => Some(!proposal.agreed.contains(&own)),
            OpenDeal::Asked { .. } => None,
        }
    };
    let offered = client.tournaments().own().offers().any(|open| open.offer.what != OfferKind::ReEntry && open.left.is_some());
    offered || client.tables().any(|(_, model)| unanswered(model) == Some(true))
}

/// Covers the screen with the window, or gives the window its frame again, as the settings say.
pub(crate) fn follow_full_screen(settings: Res<CurrentSettings>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    let Ok(mut window) = windows.single_mut() else { return };
    let mode =
        if settings.0.window.full_screen { WindowMode::BorderlessFullscreen(MonitorSelection::Current) } else { WindowMode::Windowed };
    if window.mode != mode {
        window.mode = mode;
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce as _;

    use super::*;

    #[test]
    fn the_window_covers_the_screen_while_the_settings_say_so() {
        let mut world = World::new();
        let window = world.spawn((Window::default(), PrimaryWindow)).id();
        world.insert_resource(CurrentSettings::default());
        let mut mode = |full_screen| {
            world.resource_mut::<CurrentSettings>().0.window.full_screen = full_screen;
            world.run_system_once(follow_full_screen).unwrap();
            world.get::<Window>(window).unwrap().mode
        };
        assert_eq!(mode(false), WindowMode::Windowed);
        assert_eq!(mode(true), WindowMode::BorderlessFullscreen(MonitorSelection::Current));
        assert_eq!(mode(false), WindowMode::Windowed);
    }
}

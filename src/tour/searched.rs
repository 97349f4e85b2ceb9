//! Pictures of the lobby with something typed into its search, and of filters that are saved.

use poker_client::Settings;

/// The names of the pictures, and what is typed.
pub(super) const SEARCHED: [(&str, &str); 3] =
    [("lobby-searched", "0.10/0.20"), ("lobby-table-found", "Aldebaran"), ("lobby-nothing-found", "razz")];

/// The name of the picture of the filters with some that are saved.
pub(super) const SAVED: &str = "lobby-saved-filters";

/// Saves filters, and sets one of them.
pub(super) fn save(settings: &mut Settings) {
    let lobby = &mut settings.lobby;
    for (name, search, seats) in
        [("Six seats", "", Some(6)), ("Small stakes, not empty", "0.10/0.20", None), ("Nine at 1/2", "1/2", Some(9))]
    {
        (lobby.seats, lobby.hide_empty) = (seats, search.len() > 3);
        // Three fit, and their names differ.
        let _ = lobby.saved.save(name, search, lobby.filter());
    }
    (lobby.seats, lobby.hide_empty) = (Some(6), false);
}

/// What is typed into the search in a picture.
pub(super) fn typed(name: &str) -> &'static str {
    SEARCHED.iter().find(|(searched, _)| *searched == name).map_or("", |(_, typed)| typed)
}

#[cfg(test)]
mod tests {
    use bevy_egui::EguiContext;
    use poker_client::{AppIntent, Settings};
    use poker_text::Language;

    use crate::app;
    use crate::assets::AssetSource;
    use crate::command::app_without_window;
    use crate::intents::Intents;
    use crate::language::CurrentLanguage;
    use crate::motion_timing::MotionTiming;
    use crate::tour::{TourCamera, shots};
    use crate::widget::control_id;

    #[test]
    fn the_key_of_the_search_puts_the_focus_into_the_search_of_the_page_that_is_shown() {
        let language = CurrentLanguage::load(None, Some(Language::English), None).unwrap();
        let app = app_without_window(app::blind, AssetSource::Embedded, language, &Settings::default()).unwrap();
        let timing = app.world().resource::<MotionTiming>().0;
        let mut camera = TourCamera::new(app);
        camera.resize(1280, 800);
        let shots = shots();
        for (name, field, focused) in [
            ("start", "lobby.search", false),
            ("lobby", "lobby.search", true),
            ("lobby-filters", "lobby.search", false),
            ("tournament-list", "tournament.search", true),
            ("event-players", "tournament.player.search", true),
            ("history", "history.search", true),
            ("people", "people.search", true),
        ] {
            shots.iter().find(|shot| shot.name == name).unwrap().set(camera.world(), &Settings::default(), timing);
            camera.settle();
            camera.world().resource_mut::<Intents>().ask([AppIntent::Search.into()]);
            camera.settle();
            let world = camera.world();
            let mut contexts = world.query::<&mut EguiContext>();
            let mut context = contexts.single_mut(world).unwrap();
            assert_eq!(context.get_mut().memory(|memory| memory.has_focus(control_id(field))), focused, "{name}");
        }
    }
}

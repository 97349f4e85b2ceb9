//! Sits the player down at a practice table without a visit to the lobby.

use bevy::prelude::*;
use poker_client::{Intent, LobbyTab, RoomIntent};
use poker_protocol::{Entry, StakeRow};
use poker_rules::GameSpec;

use crate::frame_clock::FrameClock;
use crate::intents::Intents;
use crate::navigation::{Navigation, Screen, SeatSheet};
use crate::session::Session;

/// How far the player is on the way to the seat.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum FirstSeat {
    /// The player does not want to be seated.
    #[default]
    Unwanted,
    /// The player wants a seat, as soon as the room has told its stakes.
    Wanted,
    /// A seat was asked for, at this time of the client's clock, in milliseconds.
    Asked(u64),
    /// The player sits down on the seat that the room offered; the time as above.
    Offered(u64),
}

/// How long the room may take to answer, in milliseconds. It usually takes a few.
const PATIENCE_MS: u64 = 3_000;

/// Asks for a seat, and takes the one that the room offers, with the largest buy-in. Ends at the first table, at the table of a saved game,
/// and where the room gives no seat: the player then chooses in the lobby.
pub(crate) fn take_first_seat(
    mut first: ResMut<FirstSeat>,
    session: Res<Session>,
    mut navigation: ResMut<Navigation>,
    mut intents: ResMut<Intents>,
    moment: Res<FrameClock>,
) {
    let (client, now_ms) = (&session.client, moment.now_ms);
    let offered = client.seat_offers().offers().first().map(|offered| &offered.offer);
    let buy_in = offered.map(|offer| offer.limits.range.max.min(client.balance()));
    let over = navigation.screen != Screen::Lobby || client.tables().next().is_some() || client.seat_offers().queues().next().is_some();
    let next = match (*first, offered.zip(buy_in)) {
        (FirstSeat::Unwanted, _) => return,
        _ if over => FirstSeat::Unwanted,
        (FirstSeat::Asked(since) | FirstSeat::Offered(since), _) if now_ms > since + PATIENCE_MS => FirstSeat::Unwanted,
        (FirstSeat::Wanted, _) => match stake(client.lobby()) {
            Some(row) => {
                intents.ask([Intent::from(RoomIntent::Join(row.stake))]);
                FirstSeat::Asked(now_ms)
            }
            None => FirstSeat::Wanted,
        },
        (FirstSeat::Asked(_), Some((offer, buy_in))) if buy_in < offer.limits.range.min => FirstSeat::Unwanted,
        (FirstSeat::Asked(_), Some((offer, buy_in))) => {
            intents.ask([Intent::from(RoomIntent::SitDown { table: offer.table, buy_in, entry: Entry::default() })]);
            FirstSeat::Offered(now_ms)
        }
        (waits @ (FirstSeat::Asked(_) | FirstSeat::Offered(_)), _) => waits,
    };
    // The sheet of the seat that is taken at once would only flash.
    if next != FirstSeat::Unwanted && matches!(navigation.sheet, Some(SeatSheet::Offer(_))) {
        navigation.sheet = None;
    }
    *first = next;
}

/// The stake for a first hand: No-Limit Hold'em, at a table for six if there is one.
fn stake(rows: &[StakeRow]) -> Option<&StakeRow> {
    let ordinary = |row: &&StakeRow| LobbyTab::of(row) == LobbyTab::Holdem && row.game == GameSpec::holdem_no_limit();
    rows.iter().filter(ordinary).find(|row| row.seats == 6).or_else(|| rows.iter().find(ordinary))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use poker_client::{AnimationSpeed, AppIntent, BotPace, ButtonHint, Settings};
    use poker_text::Language;

    use super::*;
    use crate::assets::AssetSource;
    use crate::command::app_without_window;
    use crate::frame_set::FrameSet;
    use crate::language::CurrentLanguage;
    use crate::practice::PracticeRoom;
    use crate::settings::CurrentSettings;
    use crate::{app, following, session};

    /// A client without a window that has just been asked to explain the buttons, at its first start.
    fn client() -> App {
        let mut settings = Settings { animation_speed: AnimationSpeed::Off, ..Settings::of_first_start() };
        settings.practice.pace = BotPace::INSTANT;
        let language = CurrentLanguage::load(None, Some(Language::English), None).unwrap();
        let mut app = app_without_window(app::blind, AssetSource::Embedded, language, &settings).unwrap();
        app.insert_resource(FrameClock::since(crate::frame_clock::start()));
        app.insert_resource(PracticeRoom::none());
        let follow = (following::follow_tables, following::follow_offers, take_first_seat).chain();
        app.add_systems(Update, follow.after(session::fold_messages).in_set(FrameSet::Model));
        app.finish();
        app.cleanup();
        app.world_mut().resource_mut::<Intents>().ask([AppIntent::EndFirstStart.into(), AppIntent::ExplainButtons.into()]);
        app
    }

    #[test]
    fn the_first_hand_is_dealt_without_a_visit_to_the_lobby_and_its_hints_begin() {
        let mut app = client();
        let begun = crate::frame_clock::start();
        let is_asked = |app: &App| app.world().resource::<Session>().table().is_some_and(|model| model.prompt().is_some());
        while !is_asked(&app) && begun.elapsed() < Duration::from_secs(60) {
            app.update();
            assert!(app.world().resource::<Navigation>().sheet.is_none(), "no sheet flashes");
            std::thread::sleep(Duration::from_millis(1));
        }
        assert!(is_asked(&app));
        let world = app.world();
        assert_eq!(world.resource::<Navigation>().screen, Screen::Table);
        assert_eq!(*world.resource::<FirstSeat>(), FirstSeat::Unwanted);
        let settings = &world.resource::<CurrentSettings>().0;
        assert_eq!((settings.first_start, settings.button_hint), (false, Some(ButtonHint::Slots)));
        let table = world.resource::<Session>().table().unwrap();
        assert_eq!((table.info().seats, table.info().practice), (6, true));
    }

    #[test]
    fn who_leaves_the_lobby_before_the_seat_is_there_is_not_seated() {
        let mut app = client();
        app.update();
        assert_ne!(*app.world().resource::<FirstSeat>(), FirstSeat::Unwanted);
        app.world_mut().resource_mut::<Navigation>().screen = Screen::Start;
        app.update();
        assert_eq!(*app.world().resource::<FirstSeat>(), FirstSeat::Unwanted);
    }
}

//! The sheet that finds players, by keyboard alone.

use bevy_egui::egui::{Event, Key};
use egui_kittest::Harness;
use poker_client::{AppIntent, Intent, LobbySection, LobbyTab, RoomIntent, TournamentIntent};
use poker_protocol::{FoundSeat, StakeId, TableId, TournamentId};
use poker_text::Language;

use super::finder::{asa, found};
use super::fixture::{FixtureRoom, lobby_of, press, shows, tab_to};
use crate::style::bench::{Bench, ShownPanel, focused};

/// Opens the sheet and searches for a player, by keys.
fn searching(bench: &Bench) -> Harness<'_, ShownPanel<FixtureRoom>> {
    let mut harness = lobby_of(bench, FixtureRoom::finding());
    tab_to(&mut harness, "lobby.find_player");
    press(&mut harness, Key::Enter);
    harness.run();
    assert_eq!(focused(&harness), "finder.name", "the sheet begins at the name");
    harness.event(Event::Text("asa".to_owned()));
    harness.run();
    assert_eq!(press(&mut harness, Key::Enter), [Intent::from(RoomIntent::FindPlayer("asa".to_owned()))]);
    harness
}

fn seat(may_watch: bool) -> FoundSeat {
    FoundSeat { tournament: TournamentId(7), name: "Arcturus".to_owned(), table: TableId(70), may_watch }
}

/// Both sizes of window.
fn benches() -> [Bench; 2] {
    [(1280.0, 800.0), (640.0, 360.0)].map(|(width, height)| Bench::new(Language::English, width, height))
}

#[test]
fn a_found_stake_is_reached_with_tab_and_opened_with_enter() {
    for bench in benches() {
        let mut harness = searching(&bench);
        found(&mut harness, asa(&[0, 8], vec![seat(true)]));
        tab_to(&mut harness, "finder.stake.1");
        press(&mut harness, Key::Enter);
        harness.run();
        assert!(!shows(&harness, "finder.find"), "the sheet is closed");
        let settings = &harness.state().data.settings;
        assert_eq!((settings.tournaments.section, settings.lobby.tab), (LobbySection::Cash, LobbyTab::Omaha));
        tab_to(&mut harness, "lobby.join");
        assert_eq!(press(&mut harness, Key::Enter), [RoomIntent::Join(StakeId(8)).into()]);
    }
}

#[test]
fn a_found_table_of_a_tournament_is_reached_with_tab_and_opened_with_enter_or_space() {
    for bench in benches() {
        for key in [Key::Enter, Key::Space] {
            for (may_watch, asked) in [
                (true, Intent::from(TournamentIntent::Watch(TableId(70)))),
                (false, Intent::from(AppIntent::ShowTournament(TournamentId(7)))),
            ] {
                let mut harness = searching(&bench);
                found(&mut harness, asa(&[0], vec![seat(may_watch)]));
                tab_to(&mut harness, "finder.tournament.0");
                assert_eq!(press(&mut harness, key), [asked], "{key:?}");
                harness.run();
                assert!(!shows(&harness, "finder.find"), "the sheet is closed");
            }
        }
    }
}

#[test]
fn enter_that_is_held_after_it_opened_the_sheet_searches_for_nobody() {
    for bench in benches() {
        let mut harness = lobby_of(&bench, FixtureRoom::finding());
        tab_to(&mut harness, "lobby.find_player");
        harness.key_down(Key::Enter);
        harness.run();
        harness.event(Event::Text("asa".to_owned()));
        harness.run();
        assert_eq!(harness.state().data.state.finder.name, "asa");
        for _ in 0..3 {
            harness.state_mut().take();
            harness.key_down(Key::Enter);
            harness.run();
            assert_eq!(harness.state_mut().take(), [], "the system repeats the key");
        }
        harness.key_up(Key::Enter);
        harness.run();
        assert_eq!(press(&mut harness, Key::Enter), [Intent::from(RoomIntent::FindPlayer("asa".to_owned()))], "a new press counts");
    }
}

#[test]
fn the_switch_of_the_sheet_is_reached_with_tab_and_turned_with_space() {
    for bench in benches() {
        let mut harness = searching(&bench);
        for on in [true, false] {
            tab_to(&mut harness, "finder.may_be_found");
            press(&mut harness, Key::Space);
            assert_eq!(harness.state().data.settings.may_be_found, on);
        }
    }
}

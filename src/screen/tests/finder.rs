//! The sheet that finds players.

use bevy_egui::egui::{Event, Key};
use egui_kittest::Harness;
use poker_client::{AppIntent, Intent, LobbySection, LobbyTab, RoomIntent, TournamentIntent};
use poker_protocol::{FoundPlayer, FoundSeat, Message, PlayerId, Request, Seq, ServerMsg, StakeId, TableId, TournamentId};
use poker_text::Language;

use super::fixture::{FixtureRoom, click, lobby, lobby_of, press, shows};
use crate::style::bench::{Bench, ShownPanel};

type Lobby<'b> = Harness<'b, ShownPanel<FixtureRoom>>;

pub(super) fn finding(bench: &Bench) -> Lobby<'_> {
    let mut harness = lobby_of(bench, FixtureRoom::finding());
    click(&mut harness, "lobby.find_player");
    harness.run();
    harness
}

/// Asks the room, which answers.
pub(super) fn found(harness: &mut Lobby<'_>, player: Option<FoundPlayer>) {
    let name = "asa".to_owned();
    harness.state_mut().data.state.finder.asked = true;
    let client = &mut harness.state_mut().data.client;
    client.ask(Request::FindPlayer { name: name.clone() });
    client.receive(ServerMsg { seq: Seq(0), message: Message::PlayerFound { name, player } }, 0);
    harness.run();
}

pub(super) fn asa(stakes: &[u16], tournaments: Vec<FoundSeat>) -> Option<FoundPlayer> {
    let stakes = stakes.iter().copied().map(StakeId).collect();
    Some(FoundPlayer { player: PlayerId(9), name: "Åsa".to_owned(), stakes, tournaments })
}

fn says(harness: &Lobby<'_>, words: &str) -> bool {
    harness.state().record.texts().into_iter().any(|text| text.words == words)
}

#[test]
fn where_players_are_not_found_the_lobby_has_no_button_for_it() {
    let bench = Bench::regular();
    assert!(!shows(&lobby(&bench, 1_000, &[]), "lobby.find_player"));
}

#[test]
fn a_name_is_typed_and_searched_with_enter_or_the_button() {
    for (width, height) in [(1280.0, 800.0), (640.0, 360.0)] {
        let bench = Bench::new(Language::English, width, height);
        let mut harness = finding(&bench);
        assert!(!harness.state().record.control("finder.find").unwrap().enabled, "nothing is typed");
        harness.event(Event::Text(" asa ".to_owned()));
        harness.run();
        harness.run();
        let asked = Intent::from(RoomIntent::FindPlayer("asa".to_owned()));
        assert_eq!(harness.state().data.state.finder.name, " asa ");
        assert_eq!(click(&mut harness, "finder.find"), std::slice::from_ref(&asked));
        click(&mut harness, "finder.name");
        assert_eq!(press(&mut harness, Key::Enter), [asked]);
        // After something was typed, the first Escape only leaves the field.
        harness.event(Event::Text("x".to_owned()));
        press(&mut harness, Key::Escape);
        assert!(shows(&harness, "finder.find"));
        press(&mut harness, Key::Escape);
        assert!(!shows(&harness, "finder.find"));
    }
}

#[test]
fn the_answer_says_that_a_player_is_not_found_or_is_at_no_table() {
    let bench = Bench::regular();
    let mut harness = finding(&bench);
    found(&mut harness, None);
    assert!(says(&harness, "asa is not here, or does not want to be found."));
    found(&mut harness, asa(&[], Vec::new()));
    assert!(says(&harness, "Åsa is here, but not at a table."));
    // A stake that the lobby does not list cannot be shown.
    found(&mut harness, asa(&[999], Vec::new()));
    assert!(says(&harness, "A game that this lobby does not list."));
}

#[test]
fn a_found_stake_is_chosen_in_the_lobby_whatever_was_filtered() {
    for (width, height) in [(1280.0, 800.0), (640.0, 360.0)] {
        let bench = Bench::new(Language::English, width, height);
        let mut harness = finding(&bench);
        let data = &mut harness.state_mut().data;
        data.state.search = "razz".to_owned();
        (data.settings.lobby.only_favourites, data.settings.tournaments.section) = (true, LobbySection::Tournaments);
        found(&mut harness, asa(&[0, 8], Vec::new()));
        click(&mut harness, "finder.stake.1");
        harness.run();
        let data = &harness.state().data;
        assert_eq!((data.settings.lobby.tab, data.settings.lobby.filters()), (LobbyTab::Omaha, 0));
        assert_eq!((data.settings.tournaments.section, data.state.search.as_str()), (LobbySection::Cash, ""));
        assert!(!shows(&harness, "finder.find"));
        assert_eq!(click(&mut harness, "lobby.join"), [RoomIntent::Join(StakeId(8)).into()]);
    }
}

#[test]
fn a_found_table_of_a_tournament_is_watched() {
    let bench = Bench::regular();
    let mut harness = finding(&bench);
    let seat = FoundSeat { tournament: TournamentId(7), name: "Arcturus".to_owned(), table: TableId(70), may_watch: true };
    found(&mut harness, asa(&[0], vec![seat]));
    assert_eq!(click(&mut harness, "finder.tournament.0"), [TournamentIntent::Watch(TableId(70)).into()]);
    harness.run();
    assert!(!shows(&harness, "finder.find"));
}

#[test]
fn a_found_table_that_may_not_be_watched_leads_to_the_tournament() {
    let bench = Bench::regular();
    let mut harness = finding(&bench);
    let seat = FoundSeat { tournament: TournamentId(7), name: "Arcturus".to_owned(), table: TableId(70), may_watch: false };
    found(&mut harness, asa(&[], vec![seat]));
    assert_eq!(click(&mut harness, "finder.tournament.0"), [AppIntent::ShowTournament(TournamentId(7)).into()]);
}

#[test]
fn the_sheet_shows_no_answer_of_a_search_before_it_was_opened() {
    let bench = Bench::regular();
    let mut harness = finding(&bench);
    found(&mut harness, None);
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::Escape);
    click(&mut harness, "lobby.find_player");
    harness.run();
    assert!(!says(&harness, "asa is not here, or does not want to be found."));
    assert!(says(&harness, "Type the whole name of a player who is here now."));
}

#[test]
fn in_another_room_the_sheet_is_closed_and_hides_no_other() {
    let bench = Bench::new(Language::English, 640.0, 360.0);
    let mut harness = finding(&bench);
    harness.state_mut().data.client = FixtureRoom::new(1_000, Vec::new()).client;
    harness.run();
    click(&mut harness, "lobby.filters");
    assert!(shows(&harness, "lobby.filter.clear"));
}

#[test]
fn the_switch_of_the_sheet_lets_others_find_the_player() {
    let bench = Bench::regular();
    let mut harness = finding(&bench);
    for on in [true, false] {
        click(&mut harness, "finder.may_be_found");
        assert_eq!(harness.state().data.settings.may_be_found, on);
    }
}

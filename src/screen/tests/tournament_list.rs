//! The lists of tournaments in the lobby.

use bevy_egui::egui::{Context, Key, pos2};
use egui_kittest::Harness;
use poker_client::{AppIntent, ClientModel, EntryChoice, Intent, LobbySection, Settings, TournamentIntent, TournamentSort, TournamentType};
use poker_protocol::{
    LobbyStage, Message, Money, OfferId, Refusal, Request, RequestId, Seq, ServerMsg, TableId, TournamentId, TournamentRow,
};
use poker_text::Language;

use super::fixture::{click, press, settings, shows, stakes, tab_to, utc};
use crate::frame_clock::FROZEN_UNIX_MS;
use crate::screen::{LobbyState, LobbyView, TournamentsView, lobby_ui};
use crate::style::Style;
use crate::style::bench::{Bench, ShownPanel, focused, show};
use crate::tour::{LATE_TOURNAMENT, tournament_lobby};

/// A room with tournaments as its lobby shows it.
pub(super) struct TournamentRoom {
    pub(super) client: ClientModel,
    pub(super) settings: Settings,
    pub(super) state: LobbyState,
    said: u64,
    wall_ms: u64,
    cash: bool,
    /// Whether tournaments can be set up.
    practice: bool,
}

impl TournamentRoom {
    /// The room of the tour, shown at a section.
    pub(super) fn at(section: LobbySection) -> Self {
        let mut settings = settings();
        settings.tournaments.section = section;
        let state = LobbyState::default();
        let mut room =
            Self { client: ClientModel::default(), settings, state, said: 0, wall_ms: FROZEN_UNIX_MS, cash: true, practice: false };
        tournament_lobby().into_iter().for_each(|message| room.say(message));
        room.state.entries.choose(LATE_TOURNAMENT);
        room
    }

    /// The same room in practice, where tournaments can be set up.
    pub(super) fn in_practice(section: LobbySection) -> Self {
        Self { practice: true, ..Self::at(section) }
    }

    pub(super) fn say(&mut self, message: Message) {
        self.said += 1;
        self.client.receive(ServerMsg { seq: Seq(self.said), message }, 0);
    }

    /// Asks for something that the room refuses.
    pub(super) fn refuse(&mut self, request: Request, reason: Refusal) {
        let id: RequestId = self.client.ask(request).id;
        self.say(Message::Refused { request: id, reason });
    }

    /// Does what the intents ask for, as far as the lobby needs it; the room tells all about what is looked at.
    fn carry_out(&mut self, asked: &[Intent]) {
        for intent in asked {
            match intent {
                Intent::App(AppIntent::Change(settings)) => self.settings = settings.as_ref().clone(),
                Intent::App(AppIntent::LookAt(tournament)) => {
                    let tournament = *tournament;
                    self.client.ask(Request::LookAtTournament { tournament, on: true });
                    let overview = tournament_lobby()
                        .into_iter()
                        .find(|message| matches!(message, Message::Tournament { overview } if overview.row.tournament == tournament));
                    overview.into_iter().for_each(|message| self.say(message));
                }
                _ => {}
            }
        }
    }
}

/// Shows the lobby of a room with tournaments.
pub(super) fn tournaments(bench: &Bench, room: TournamentRoom) -> Harness<'_, ShownPanel<TournamentRoom>> {
    show(bench, room, draw)
}

/// Draws the lobby of a room with tournaments. Returns the intents that it does not carry out.
pub(super) fn draw(ctx: &Context, style: &Style<'_>, room: &mut TournamentRoom) -> Vec<Intent> {
    let stakes = if room.cash { stakes() } else { Vec::new() };
    let entries = TournamentsView {
        tournaments: room.client.tournaments(),
        pending: &[],
        settings: &room.settings,
        now_ms: 0,
        wall_ms: room.wall_ms,
        local: utc,
        may_set_up: room.practice,
    };
    let view = LobbyView {
        stakes: &stakes,
        loading: false,
        balance: Money::new(123_456),
        can_refill: true,
        seated: &[],
        tabs: &[],
        seat_offers: room.client.seat_offers(),
        jackpots: &[],
        // With the button that finds players, the bar at the top has the least room.
        player_search: Some(room.client.player_search()),
        settings: &room.settings,
        entries,
    };
    let asked = lobby_ui(ctx, style, &view, &mut room.state);
    room.carry_out(&asked);
    asked.into_iter().filter(|intent| !matches!(intent, Intent::App(AppIntent::LookAt(_) | AppIntent::Change(_)))).collect()
}

pub(super) fn words<S>(harness: &Harness<'_, ShownPanel<S>>) -> Vec<String> {
    harness.state().record.texts().into_iter().filter(|text| !text.covered).map(|text| text.words.replace('\u{a0}', " ")).collect()
}

pub(super) fn says<S>(harness: &Harness<'_, ShownPanel<S>>, said: &str) -> bool {
    words(harness).iter().any(|words| words == said)
}

/// The tournaments that are listed, in order.
fn listed(harness: &Harness<'_, ShownPanel<TournamentRoom>>) -> Vec<u32> {
    let controls = harness.state().record.controls();
    controls.iter().filter_map(|control| control.name.strip_prefix("tournament.row.")?.parse().ok()).collect()
}

fn row_of(room: &TournamentRoom, id: u32) -> TournamentRow {
    room.client.tournaments().lobby().row(TournamentId(id)).unwrap().clone()
}

fn change(room: &mut TournamentRoom, rows: Vec<TournamentRow>) {
    room.say(Message::Tournaments { whole: false, rows: rows.into(), offers: Vec::new().into(), gone: Vec::new() });
}

#[test]
fn r_ui_1_the_lobby_has_a_section_for_each_kind_with_its_count_and_the_next_start() {
    let bench = Bench::regular();
    let mut harness = tournaments(&bench, TournamentRoom::at(LobbySection::Cash));
    assert!(shows(&harness, "lobby.join"), "the cash games are as before");
    for section in ["sit_and_go", "hexapro", "hexaplo", "tournaments", "cash"] {
        assert_eq!(click(&mut harness, &format!("lobby.section.{section}")), []);
    }
    assert_eq!(harness.state().data.settings.tournaments.section, LobbySection::Cash);
    click(&mut harness, "lobby.section.tournaments");
    assert!(says(&harness, "Next start: 18:44") && says(&harness, "5 tournaments running"), "{:?}", words(&harness));
}

#[test]
fn a_room_without_tournaments_has_no_sections() {
    let bench = Bench::regular();
    let mut room = TournamentRoom::at(LobbySection::Tournaments);
    room.client = ClientModel::default();
    let harness = tournaments(&bench, room);
    assert!(shows(&harness, "lobby.join") && !shows(&harness, "lobby.section.cash"));
}

#[test]
fn r_ui_2_the_list_says_start_price_pool_entries_and_state() {
    let bench = Bench::regular();
    let harness = tournaments(&bench, TournamentRoom::at(LobbySection::Tournaments));
    for said in [
        "Start",
        "Tournament",
        "Type",
        "Limit",
        "Buy-in + fee",
        "Prize pool",
        "Registered",
        "Status",
        "18:44 · in 9:00",
        "20:00",
        "€5 + €0.50",
        "€25,000",
        "1,807",
        "Late reg. 12:30",
        "Late reg. to level 6",
        "Phase 1 only",
        "Not open",
        "Free",
        "Break",
        "Finished",
        "Running",
        "Registering",
        "G",
    ] {
        assert!(says(&harness, said), "{said}: {:?}", words(&harness));
    }
}

#[test]
fn r_ui_2_guaranteed_and_own_tournaments_are_found_with_one_click() {
    let bench = Bench::regular();
    let mut harness = tournaments(&bench, TournamentRoom::at(LobbySection::Tournaments));
    click(&mut harness, "tournament.guaranteed");
    assert_eq!(listed(&harness), [2, 4, 7, 9, 10, 11, 12, 13, 14]);
    click(&mut harness, "tournament.mine");
    assert_eq!(listed(&harness), [2, 7]);
    assert_eq!(harness.state().data.settings.tournaments.filters(), 2, "kept with the settings");
}

#[test]
fn filters_are_chosen_on_a_sheet_and_cleared_again() {
    let bench = Bench::regular();
    let mut harness = tournaments(&bench, TournamentRoom::at(LobbySection::Tournaments));
    click(&mut harness, "tournament.filters");
    click(&mut harness, "tournament.filter.kind.4");
    assert_eq!(harness.state().data.settings.tournaments.kind, Some(TournamentType::Bounty));
    click(&mut harness, "tournament.filter.game.1");
    press(&mut harness, Key::Escape);
    assert_eq!(listed(&harness), [2, 7, 12]);
    click(&mut harness, "tournament.filters");
    click(&mut harness, "tournament.filter.clear");
    assert_eq!(harness.state().data.settings.tournaments.filters(), 0);
}

#[test]
fn a_search_finds_by_a_part_of_the_name() {
    let bench = Bench::regular();
    let mut harness = tournaments(&bench, TournamentRoom::at(LobbySection::Tournaments));
    harness.state_mut().data.state.entries.search = "northern".to_owned();
    harness.run();
    assert_eq!(listed(&harness), [9, 14]);
    harness.state_mut().data.state.entries.search = "zz".to_owned();
    harness.run();
    assert!(says(&harness, "No tournaments match the filters."));
}

#[test]
fn rows_are_ordered_by_any_head_and_a_star_is_kept() {
    let bench = Bench::regular();
    let mut harness = tournaments(&bench, TournamentRoom::at(LobbySection::Tournaments));
    for (head, sort) in [
        ("name", TournamentSort::Name),
        ("type", TournamentSort::Kind),
        ("limit", TournamentSort::Limit),
        ("price", TournamentSort::Price),
        ("pool", TournamentSort::Pool),
        ("registered", TournamentSort::Registered),
        ("state", TournamentSort::State),
        ("start", TournamentSort::Start),
    ] {
        click(&mut harness, &format!("tournament.sort.{head}"));
        assert_eq!(harness.state().data.settings.tournaments.sort, sort);
    }
    click(&mut harness, "tournament.sort.start");
    assert_eq!(listed(&harness).first(), Some(&14), "the last start first");
    click(&mut harness, "tournament.star.13");
    let room = &harness.state().data;
    assert!(room.settings.tournaments.is_favourite(&row_of(room, 13).facts));
}

#[test]
fn no_row_moves_under_the_pointer_or_the_keyboard() {
    let bench = Bench::regular();
    let mut harness = tournaments(&bench, TournamentRoom::at(LobbySection::Tournaments));
    click(&mut harness, "tournament.sort.registered");
    let place = |harness: &Harness<'_, ShownPanel<TournamentRoom>>, id: u32| {
        harness.state().record.control(&format!("tournament.row.{id}")).unwrap().shown.center()
    };
    let before = listed(&harness);
    let at = place(&harness, 8);
    harness.hover_at(at);
    harness.run();
    let room = &mut harness.state_mut().data;
    let (mut eighth, tenth) = (row_of(room, 8), row_of(room, 10));
    eighth.entries = 2_500;
    let new = TournamentRow { tournament: TournamentId(90), ..tenth };
    change(room, vec![eighth, new]);
    harness.run();
    assert_eq!(listed(&harness), before);
    assert_eq!(place(&harness, 8), at);
    assert!(says(&harness, "2,500"), "values change in place");
    assert!(says(&harness, "1 more once the pointer leaves the list"), "{:?}", words(&harness));
    harness.hover_at(pos2(5.0, 5.0));
    harness.run();
    harness.run();
    assert_eq!((listed(&harness).last(), listed(&harness).contains(&90)), (Some(&8), true));
    tab_to(&mut harness, "tournament.row.90");
    let room = &mut harness.state_mut().data;
    let mut new = row_of(room, 90);
    new.entries = 2_900;
    change(room, vec![new]);
    harness.run();
    assert_eq!(listed(&harness).last(), Some(&8), "a row that has the keyboard stays");
}

#[test]
fn the_pane_leads_to_the_lobby_of_the_tournament_to_registering_and_to_the_own_table() {
    let bench = Bench::regular();
    let mut harness = tournaments(&bench, TournamentRoom::at(LobbySection::Tournaments));
    assert_eq!(focused(&harness), "tournament.register");
    assert_eq!(click(&mut harness, "tournament.register"), [AppIntent::ShowRegistration(EntryChoice::Tournament(LATE_TOURNAMENT)).into()]);
    assert_eq!(click(&mut harness, "tournament.open"), [AppIntent::ShowTournament(LATE_TOURNAMENT).into()]);
    assert_eq!(click(&mut harness, "tournament.info"), [AppIntent::ShowTournamentInfo(LATE_TOURNAMENT).into()]);
    click(&mut harness, "tournament.row.7");
    assert_eq!(click(&mut harness, "tournament.unregister"), [TournamentIntent::Unregister(TournamentId(7)).into()]);
    assert_eq!(press(&mut harness, Key::Enter), [], "Enter takes nothing back");
    click(&mut harness, "tournament.row.2");
    assert_eq!(click(&mut harness, "tournament.to_table"), [AppIntent::ShowTable(TableId(71)).into()]);
    click(&mut harness, "tournament.row.1");
    assert!(!shows(&harness, "tournament.register"), "nobody can enter any more");
}

#[test]
fn the_pane_says_what_is_known_once_the_tournament_is_looked_at() {
    let bench = Bench::regular();
    let harness = tournaments(&bench, TournamentRoom::at(LobbySection::Tournaments));
    for said in
        ["12:30", "until 18:47", "Level 6", "428 / 3,000", "285", "10,000", "10 min", "Closed", "€2,140", "€385.20", "54 places paid"]
    {
        assert!(says(&harness, said), "{said}: {:?}", words(&harness));
    }
}

#[test]
fn a_refusal_is_told_beside_the_button() {
    let bench = Bench::regular();
    let mut harness = tournaments(&bench, TournamentRoom::at(LobbySection::Tournaments));
    harness.state_mut().data.refuse(Request::Unregister { tournament: LATE_TOURNAMENT }, Refusal::UnregisterTooLate);
    harness.run();
    let told = bench.texts.say(&poker_text::text::error::unregister_too_late());
    assert!(says(&harness, &told), "{told}: {:?}", words(&harness));
}

#[test]
fn a_sit_and_go_is_entered_from_its_section() {
    let bench = Bench::regular();
    let mut harness = tournaments(&bench, TournamentRoom::at(LobbySection::SitAndGo));
    for said in ["5 players", "Heads-up", "Turbo", "Hyper-turbo", "Double or Nothing", "3 / 5", "21 / 36", "Sit & Go €1", "1,500", "€3.25"]
    {
        assert!(says(&harness, said), "{said}: {:?}", words(&harness));
    }
    click(&mut harness, "tournament.row.offer.4");
    assert_eq!(click(&mut harness, "tournament.register"), [AppIntent::ShowRegistration(EntryChoice::Games(OfferId(4))).into()]);
    click(&mut harness, "tournament.star.offer.11");
    let first = harness.state().record.controls().into_iter().find(|control| control.name.starts_with("tournament.row.")).unwrap();
    assert_eq!(first.name, "tournament.row.offer.11");
}

#[test]
fn r_ui_4_the_hexapro_section_has_tiles_the_whole_table_and_what_the_room_keeps() {
    let bench = Bench::regular();
    let mut harness = tournaments(&bench, TournamentRoom::at(LobbySection::Hexapro));
    click(&mut harness, "tournament.tile.22");
    for said in ["HexaPro €5", "×1,000", "€5,000", "×1.5", "€7.50", "56,294", "€4,000, €600 and €400", "500 chips · 4 min"] {
        assert!(says(&harness, said), "{said}: {:?}", words(&harness));
    }
    let joined = words(&harness).join(" ");
    assert!(joined.contains("the room keeps 6.853% of the buy-ins: about €0.34 of each €5."), "{joined}");
    assert!(joined.contains("From ×25, second and third also win."), "{joined}");
}

#[test]
fn r_hex_2_several_games_are_chosen_and_registered_for() {
    let bench = Bench::regular();
    let mut harness = tournaments(&bench, TournamentRoom::at(LobbySection::Hexapro));
    assert!(!harness.state().record.control("tournament.games.fewer").unwrap().enabled);
    click(&mut harness, "tournament.tile.22");
    click(&mut harness, "tournament.games.more");
    click(&mut harness, "tournament.games.more");
    assert!(says(&harness, "Register for 3 games") && says(&harness, "€15"), "{:?}", words(&harness));
    assert_eq!(click(&mut harness, "tournament.register"), [AppIntent::ShowRegistration(EntryChoice::Games(OfferId(22))).into()]);
    (0..9).for_each(|_| drop(click(&mut harness, "tournament.games.more")));
    assert!(says(&harness, "Register for 8 games"), "no more than one request may ask for");
}

#[test]
fn a_tournament_is_set_up_from_each_section_in_practice_only() {
    let sections = [LobbySection::Tournaments, LobbySection::SitAndGo, LobbySection::Hexapro, LobbySection::Hexaplo];
    for (width, height) in [(640.0, 360.0), (1280.0, 800.0)] {
        let bench = Bench::new(Language::English, width, height);
        for section in sections {
            let mut harness = tournaments(&bench, TournamentRoom::in_practice(section));
            assert_eq!(click(&mut harness, "lobby.setup"), [AppIntent::ShowSetup.into()], "{section:?} {width}");
            tab_to(&mut harness, "lobby.setup");
            assert_eq!(press(&mut harness, Key::Space), [AppIntent::ShowSetup.into()], "{section:?} {width}");
            assert!(!shows(&tournaments(&bench, TournamentRoom::at(section)), "lobby.setup"), "a room for money");
        }
    }
}

#[test]
fn a_list_without_rows_still_leads_to_a_tournament_of_ones_own() {
    let bench = Bench::new(Language::English, 640.0, 360.0);
    let mut room = TournamentRoom::in_practice(LobbySection::Tournaments);
    room.state.entries.search = "zz".to_owned();
    let mut harness = tournaments(&bench, room);
    assert_eq!(click(&mut harness, "lobby.setup"), [AppIntent::ShowSetup.into()]);
}

#[test]
fn a_tournament_is_entered_by_keyboard_alone() {
    let bench = Bench::regular();
    let mut harness = tournaments(&bench, TournamentRoom::at(LobbySection::Tournaments));
    tab_to(&mut harness, "tournament.row.6");
    press(&mut harness, Key::Enter);
    tab_to(&mut harness, "tournament.register");
    let asked = press(&mut harness, Key::Enter);
    assert_eq!(asked, [AppIntent::ShowRegistration(EntryChoice::Tournament(TournamentId(6))).into()]);
}

#[test]
fn a_small_window_has_a_bar_with_the_way_in_and_the_details_on_a_sheet() {
    let bench = Bench::new(Language::English, 640.0, 360.0);
    let mut harness = tournaments(&bench, TournamentRoom::at(LobbySection::Tournaments));
    assert_eq!(
        click(&mut harness, "tournament.bar.register"),
        [AppIntent::ShowRegistration(EntryChoice::Tournament(LATE_TOURNAMENT)).into()]
    );
    click(&mut harness, "tournament.details");
    assert!(shows(&harness, "tournament.open"));
    press(&mut harness, Key::Escape);
    assert!(!shows(&harness, "tournament.open"));
    click(&mut harness, "tournament.details");
    assert_eq!(click(&mut harness, "tournament.register"), [AppIntent::ShowRegistration(EntryChoice::Tournament(LATE_TOURNAMENT)).into()]);
    assert!(!shows(&harness, "tournament.open"), "another sheet lies over the lobby");
}

#[test]
fn a_finished_tournament_has_no_way_in_but_its_lobby() {
    let bench = Bench::regular();
    let mut harness = tournaments(&bench, TournamentRoom::at(LobbySection::Tournaments));
    let room = &mut harness.state_mut().data;
    let over = TournamentRow { stage: LobbyStage::Cancelled, ..row_of(room, LATE_TOURNAMENT.0) };
    change(room, vec![over]);
    harness.run();
    assert!(!shows(&harness, "tournament.register") && says(&harness, "Cancelled"));
    assert_eq!(press(&mut harness, Key::Enter), [AppIntent::ShowTournament(LATE_TOURNAMENT).into()]);
}

//! The lobby of one tournament, and its information.

use bevy_egui::egui::{Context, Key};
use egui_kittest::Harness;
use poker_client::{AppIntent, ClientModel, EntryChoice, Intent, OwnPlace, Panel, Settings, TournamentIntent};
use poker_protocol::{
    EntrantState, EntrantView, EntryId, LobbyStage, Message, Refusal, Request, RequestId, Seq, ServerMsg, TableId, TournamentId,
    TournamentOverview, TournamentPlayerRow, TournamentTableRow,
};
use poker_rules::Chips;
use poker_text::Language;

use super::fixture::{click, press, settings, shows, tab_to, utc};
use crate::frame_clock::FROZEN_UNIX_MS;
use crate::screen::{TournamentPageState, TournamentTab, TournamentView, TournamentsView, tournament_info_ui, tournament_ui};
use crate::style::Style;
use crate::style::bench::{Bench, ShownPanel, focused, show};
use crate::tour::{
    LATE_TOURNAMENT, SEATED_TOURNAMENT, TARGET_TOURNAMENT, players_page, tables_page, tournament_cancelled, tournament_lobby,
    tournament_rank, tournament_seated,
};

/// The page of players with 3,000 entries that a room tells.
type PlayersPage = fn(TournamentId, u32) -> Message;

/// A room with a tournament whose lobby is shown.
pub(super) struct EventRoom {
    client: ClientModel,
    settings: Settings,
    pub(super) state: TournamentPageState,
    tournament: TournamentId,
    /// Whether the information lies over the lobby.
    pub(super) info: bool,
    now_ms: u64,
    said: u64,
    page: PlayersPage,
}

impl EventRoom {
    fn new(tournament: TournamentId, told: Vec<Message>) -> Self {
        let mut room = Self {
            client: ClientModel::default(),
            settings: settings(),
            state: TournamentPageState::default(),
            tournament,
            info: false,
            now_ms: 0,
            said: 0,
            page: players_page,
        };
        room.client.ask(Request::LookAtTournament { tournament, on: true });
        told.into_iter().for_each(|message| room.say(message));
        room
    }

    /// The tournament in which the player sits, twelfth of 61.
    pub(super) fn seated() -> Self {
        Self::new(SEATED_TOURNAMENT, tournament_seated(Vec::new()))
    }

    /// A tournament of the list.
    pub(super) fn listed(tournament: TournamentId) -> Self {
        Self::new(tournament, tournament_lobby())
    }

    /// The same room with its lobby open at a tab.
    pub(super) fn at(mut self, tab: TournamentTab) -> Self {
        self.state.tab = tab;
        self
    }

    fn say(&mut self, message: Message) {
        self.said += 1;
        self.client.receive(ServerMsg { seq: Seq(self.said), message }, self.now_ms);
    }

    /// Tells that the tournament was cancelled.
    pub(super) fn cancel(&mut self) {
        self.say(tournament_cancelled());
    }

    /// Asks for something that the room refuses.
    pub(super) fn refuse(&mut self, request: Request, reason: Refusal) {
        let id: RequestId = self.client.ask(request).id;
        self.say(Message::Refused { request: id, reason });
    }

    fn overview(&self) -> TournamentOverview {
        self.client.tournaments().looked_at(self.tournament).and_then(|looked_at| looked_at.overview()).unwrap().clone()
    }

    /// Tells the tournament as it is after a change.
    fn change(&mut self, change: impl FnOnce(&mut TournamentOverview)) {
        let mut overview = self.overview();
        change(&mut overview);
        self.say(Message::Tournament { overview: Box::new(overview) });
    }

    /// Answers questions, and looks at tournaments, as the room does.
    fn carry_out(&mut self, asked: &[Intent]) {
        for intent in asked {
            match intent {
                Intent::Tournament(TournamentIntent::AskPlayers(tournament, page)) => self.say((self.page)(*tournament, *page)),
                Intent::Tournament(TournamentIntent::AskTables(tournament, _)) => self.say(tables_page(*tournament)),
                Intent::Tournament(TournamentIntent::AskRank(tournament)) => self.say(tournament_rank(*tournament)),
                Intent::App(AppIntent::LookAt(tournament)) => {
                    let tournament = *tournament;
                    self.client.ask(Request::LookAtTournament { tournament, on: true });
                    let told = tournament_lobby().into_iter();
                    let of =
                        |message: &Message| matches!(message, Message::Tournament { overview } if overview.row.tournament == tournament);
                    told.filter(of).for_each(|message| self.say(message));
                }
                Intent::App(AppIntent::ShowTournamentInfo(_)) => self.info = true,
                Intent::App(AppIntent::Close) => self.info = false,
                _ => {}
            }
        }
    }
}

/// Shows the lobby of a tournament, and its information where it is open.
pub(super) fn event(bench: &Bench, room: EventRoom) -> Harness<'_, ShownPanel<EventRoom>> {
    show(bench, room, |ctx: &Context, style: &Style<'_>, room: &mut EventRoom| {
        let own = OwnPlace::of(&room.client, room.tournament);
        let entries = TournamentsView {
            tournaments: room.client.tournaments(),
            pending: &[],
            settings: &room.settings,
            now_ms: room.now_ms,
            wall_ms: FROZEN_UNIX_MS,
            local: utc,
            may_set_up: false,
        };
        let view = TournamentView { tournament: room.tournament, entries, own: own.as_ref(), waits: false };
        let mut asked = tournament_ui(ctx, style, &view, &mut room.state);
        if room.info {
            asked.extend(tournament_info_ui(ctx, style, &view));
        }
        room.carry_out(&asked);
        asked.into_iter().filter(|intent| !matches!(intent, Intent::App(AppIntent::LookAt(_)))).collect()
    })
}

fn words(harness: &Harness<'_, ShownPanel<EventRoom>>) -> Vec<String> {
    let texts = harness.state().record.texts().into_iter().filter(|text| !text.covered);
    texts.map(|text| text.words.replace(['\u{a0}', '\u{202f}'], " ")).collect()
}

fn says(harness: &Harness<'_, ShownPanel<EventRoom>>, said: &str) -> bool {
    words(harness).iter().any(|words| words == said)
}

fn assert_says(harness: &Harness<'_, ShownPanel<EventRoom>>, sentences: &[&str]) {
    for said in sentences {
        assert!(says(harness, said), "{said}: {:?}", words(harness));
    }
}

/// The questions among the intents.
fn questions(asked: &[Intent]) -> Vec<&TournamentIntent> {
    let question = |intent: &'_ &Intent| {
        matches!(
            intent,
            Intent::Tournament(TournamentIntent::AskPlayers(..) | TournamentIntent::AskTables(..) | TournamentIntent::AskRank(_))
        )
    };
    let asked = asked.iter().filter(question);
    asked
        .filter_map(|intent| match intent {
            Intent::Tournament(intent) => Some(intent),
            _ => None,
        })
        .collect()
}

fn without_questions(asked: Vec<Intent>) -> Vec<Intent> {
    let questions: Vec<_> = questions(&asked).into_iter().cloned().map(Intent::from).collect();
    asked.into_iter().filter(|intent| !questions.contains(intent)).collect()
}

/// A page of 3,000 players who are all in.
fn crowd(tournament: TournamentId, page: u32) -> Message {
    let player = |at: u32| TournamentPlayerRow {
        who: EntrantView { entry: EntryId(10_000 + at), name: format!("Player {at}") },
        state: EntrantState::Seated { table: TableId(9), stack: Chips::new(u64::from(30_000 - at)) },
        bounty: None,
    };
    let rows = (page * 100..(page + 1) * 100).map(player).collect();
    Message::TournamentPlayers { tournament, page, pages: 30, rows }
}

#[test]
fn r_ui_2_the_overview_says_in_sentences_what_the_tournament_is_and_how_it_stands() {
    let bench = Bench::regular();
    let harness = event(&bench, EventRoom::seated());
    assert_says(
        &harness,
        &[
            "Bounty Hour",
            "Level 9",
            "400 / 800",
            "Ante 100",
            "4:13",
            "61 / 428",
            "7 tables",
            "70,164",
            "No-Limit Hold’em, tables of 9.",
            "An entry costs €27.50; €2.50 of it is the fee.",
            "At the final table the players may agree to share the prizes that are left.",
        ],
    );
    let harness = event(&bench, EventRoom::listed(TARGET_TOURNAMENT));
    assert_says(&harness, &["Sunday Long Game", "Starts at", "The prize pool is at least €50,000."]);
}

#[test]
fn the_pane_says_where_the_player_stands_and_leads_to_the_table() {
    let bench = Bench::regular();
    let mut harness = event(&bench, EventRoom::seated());
    assert_says(&harness, &["12th of 61", "96,400", "120.5 BB", "Table 1, seat 1", "€15.62", "Next prize", "7 more players out"]);
    assert_eq!(focused(&harness), "tournament.to_table");
    assert_eq!(without_questions(press(&mut harness, Key::Enter)), [AppIntent::ShowTable(TableId(1)).into()]);
}

#[test]
fn a_player_who_is_not_in_registers_here_and_one_who_is_takes_the_entry_back() {
    let bench = Bench::regular();
    let mut harness = event(&bench, EventRoom::listed(LATE_TOURNAMENT));
    assert_says(&harness, &["You have not entered.", "12:30"]);
    let register = AppIntent::ShowRegistration(EntryChoice::Tournament(LATE_TOURNAMENT));
    assert_eq!(press(&mut harness, Key::Enter), [register.into()]);
    let mut harness = event(&bench, EventRoom::listed(TournamentId(7)));
    assert_says(&harness, &["You are registered."]);
    assert_eq!(focused(&harness), "tournament.tab.overview", "Enter must not take the entry back");
    assert_eq!(without_questions(press(&mut harness, Key::Enter)), []);
    let unregister: Intent = TournamentIntent::Unregister(TournamentId(7)).into();
    assert_eq!(without_questions(click(&mut harness, "tournament.unregister")), [unregister]);
}

#[test]
fn r_ui_2_the_structure_marks_the_level_and_says_breaks_and_what_ends() {
    let bench = Bench::regular();
    let mut harness = event(&bench, EventRoom::seated().at(TournamentTab::Structure));
    assert_says(&harness, &["Small blind", "Big blind", "Ante", "10 min", "Now, 4:13 left"]);
    assert_says(&harness, &["Late registration ends", "Rebuys end · Add-on"]);
    assert!(words(&harness).iter().any(|words| words.starts_with("Break of 5 min, about ")), "{:?}", words(&harness));
    press(&mut harness, Key::End);
    assert_says(&harness, &["After level 26 the last level repeats."]);
}

#[test]
fn r_prz_1_the_prizes_say_whether_they_are_final_and_which_one_is_next() {
    let bench = Bench::regular();
    let mut harness = event(&bench, EventRoom::seated().at(TournamentTab::Prizes));
    assert_says(&harness, &["1st", "€385.20", "15.4%", "+€105.20", "28th–54th", "Next prize, 7 more out"]);
    assert_says(&harness, &["54 places paid", "Final: registration has closed."]);
    harness.state_mut().data.change(|overview| overview.prizes.is_final = false);
    harness.run();
    assert_says(&harness, &["These are the prizes for the entries so far. They are final when registration closes."]);
}

#[test]
fn places_are_written_as_each_language_writes_them() {
    for (language, first, sixth) in [(Language::French, "1re", "6e–9e"), (Language::Swedish, "1:a", "6:e–9:e")] {
        let bench = Bench::new(language, 1280.0, 800.0);
        let harness = event(&bench, EventRoom::seated().at(TournamentTab::Prizes));
        assert_says(&harness, &[first, sixth]);
    }
}

#[test]
fn r_ui_2_the_own_row_comes_first_and_is_marked() {
    let bench = Bench::regular();
    let harness = event(&bench, EventRoom::seated().at(TournamentTab::Players));
    let words = words(&harness);
    let own = words.iter().position(|words| words == "Ardan (you)").unwrap();
    let first = words.iter().position(|words| words == "Ysolde").unwrap();
    assert!(own < first, "{words:?}");
    assert_eq!(words[own - 1], "12th");
    assert_eq!(words.iter().filter(|words| *words == "Ardan (you)").count(), 2, "and once more in its place");
}

#[test]
fn r_reg_2_three_thousand_players_are_asked_for_page_by_page_and_only_visible_rows_are_drawn() {
    let bench = Bench::regular();
    let mut room = EventRoom::listed(LATE_TOURNAMENT).at(TournamentTab::Players);
    room.page = crowd;
    let mut harness = event(&bench, room);
    let asked = harness.state_mut().take();
    assert_eq!(questions(&asked), [&TournamentIntent::AskPlayers(LATE_TOURNAMENT, 0)], "only the page that is shown");
    assert!(says(&harness, "Player 0") && !says(&harness, "Player 60"));
    let drawn = words(&harness).iter().filter(|words| words.starts_with("Player ")).count();
    assert!((10..40).contains(&drawn), "{drawn} rows are drawn");
    let asked = press(&mut harness, Key::End);
    assert!(questions(&asked).contains(&&TournamentIntent::AskPlayers(LATE_TOURNAMENT, 29)), "{asked:?}");
    assert!(says(&harness, "Player 2999") && !says(&harness, "Player 0"));
}

#[test]
fn a_search_finds_a_player_on_a_page_that_was_not_shown_yet() {
    let bench = Bench::regular();
    let mut room = EventRoom::listed(LATE_TOURNAMENT).at(TournamentTab::Players);
    room.page = crowd;
    let mut harness = event(&bench, room);
    tab_to(&mut harness, "tournament.player.search");
    harness.state_mut().data.state.search = "PLAYER 1234".to_owned();
    for _ in 0..40 {
        harness.step();
    }
    assert_says(&harness, &["Player 1234", "1,235th"]);
    assert!(!says(&harness, "Player 0"));
    harness.state_mut().data.state.search = "nobody".to_owned();
    harness.run();
    assert_says(&harness, &["Nobody of this name has entered."]);
}

#[test]
fn what_is_shown_is_asked_for_again_while_the_page_is_open() {
    let bench = Bench::regular();
    let mut harness = event(&bench, EventRoom::seated().at(TournamentTab::Tables));
    harness.state_mut().take();
    harness.state_mut().data.now_ms = 4_000;
    harness.run();
    assert!(questions(&harness.state_mut().take()).is_empty(), "not at once");
    harness.state_mut().data.now_ms = 6_000;
    harness.step();
    harness.step();
    harness.step();
    let asked = harness.state_mut().take();
    assert_eq!(questions(&asked).len(), 2, "the tables and the rank, once each: {asked:?}");
    let cancelled = harness.state_mut();
    cancelled.data.cancel();
    cancelled.data.now_ms = 60_000;
    harness.run();
    assert!(questions(&harness.state_mut().take()).is_empty(), "nothing changes any more");
}

#[test]
fn tables_are_watched_where_the_room_allows_it() {
    let bench = Bench::regular();
    let mut harness = event(&bench, EventRoom::seated().at(TournamentTab::Tables));
    assert_says(&harness, &["Table 103", "9 / 9", "231,500", "22,150"]);
    assert_eq!(without_questions(click(&mut harness, "tournament.table.103")), [TournamentIntent::Watch(TableId(103)).into()]);
    assert_eq!(without_questions(click(&mut harness, "tournament.table.1")), [AppIntent::ShowTable(TableId(1)).into()]);
    harness.state_mut().data.change(|overview| overview.terms.may_watch = false);
    harness.run();
    assert!(!shows(&harness, "tournament.table.103") && shows(&harness, "tournament.table.1"));
    assert_says(&harness, &["The tables of this tournament cannot be watched."]);
}

#[test]
fn every_table_is_reached_by_the_keyboard_also_below_the_visible_ones() {
    let bench = Bench::new(Language::English, 640.0, 360.0);
    let mut room = EventRoom::seated().at(TournamentTab::Tables);
    let row = |at: u32| TournamentTableRow {
        table: TableId(200 + at),
        name: format!("Table {at}"),
        players: 9,
        largest: Chips::new(2),
        smallest: Chips::new(1),
    };
    let rows = (0..30).map(row).collect();
    room.say(Message::TournamentTables { tournament: SEATED_TOURNAMENT, page: 0, pages: 1, rows });
    room.state.tab = TournamentTab::Overview;
    let mut harness = event(&bench, room);
    harness.state_mut().data.state.tab = TournamentTab::Tables;
    harness.state_mut().data.now_ms = 0;
    let rows = (0..30).map(row).collect();
    harness.run();
    harness.state_mut().data.say(Message::TournamentTables { tournament: SEATED_TOURNAMENT, page: 0, pages: 1, rows });
    harness.run();
    tab_to(&mut harness, "tournament.table.229");
    assert_eq!(without_questions(press(&mut harness, Key::Enter)), [TournamentIntent::Watch(TableId(229)).into()]);
}

#[test]
fn r_ui_2_a_tournament_names_its_satellites_and_a_satellite_its_target() {
    let bench = Bench::regular();
    let mut harness = event(&bench, EventRoom::listed(TARGET_TOURNAMENT));
    click(&mut harness, "tournament.tab.satellites");
    assert_says(&harness, &["Satellite: Sunday Long Game", "An entry to this tournament is worth €109."]);
    assert_eq!(click(&mut harness, "tournament.satellite.6"), [AppIntent::ShowTournament(TournamentId(6)).into()]);
    let mut harness = event(&bench, EventRoom::listed(TournamentId(6)));
    click(&mut harness, "tournament.tab.satellites");
    assert_says(&harness, &["Its winners enter: Sunday Long Game"]);
    assert_eq!(click(&mut harness, "tournament.target"), [AppIntent::ShowTournament(TARGET_TOURNAMENT).into()]);
    let harness = event(&bench, EventRoom::seated());
    assert!(!shows(&harness, "tournament.tab.satellites"), "it has none");
}

#[test]
fn r_ui_2_the_information_says_all_terms_and_closes_with_escape() {
    let bench = Bench::regular();
    let mut harness = event(&bench, EventRoom::seated());
    click(&mut harness, "tournament.info");
    assert_eq!(focused(&harness), "tournament_info.done");
    assert_says(&harness, &["Tournament info", "Bounty Hour", "Once for €27.50, while registration is open"]);
    assert_eq!(without_questions(click(&mut harness, "tournament_info.rules")), [AppIntent::Toggle(Panel::Rules).into()]);
    press(&mut harness, Key::End);
    assert_says(&harness, &["5 min at minute 55 of every hour", "From 55 players left", "At the final table, if all agree"]);
    press(&mut harness, Key::Escape);
    assert!(!harness.state().data.info);
    click(&mut harness, "tournament.info");
    press(&mut harness, Key::Enter);
    assert!(!harness.state().data.info, "Enter presses Close");
}

#[test]
fn a_refusal_stands_beside_its_control_also_while_pages_are_asked_for() {
    for (width, height) in [(1280.0, 800.0), (640.0, 360.0)] {
        let bench = Bench::new(Language::English, width, height);
        let mut harness = event(&bench, EventRoom::listed(TournamentId(7)).at(TournamentTab::Players));
        harness.state_mut().data.refuse(Request::Unregister { tournament: TournamentId(7) }, Refusal::UnregisterTooLate);
        harness.state_mut().data.client.ask(Request::AskTournamentPlayers { tournament: TournamentId(7), page: 0 });
        harness.run();
        let told = bench.texts.say(&poker_text::text::error::unregister_too_late());
        let texts = harness.state().record.texts();
        let note = texts.iter().find(|text| text.words == told).unwrap_or_else(|| panic!("{told}: {:?}", words(&harness)));
        let controls = harness.state().record.controls();
        let control = controls.iter().find(|control| control.name.ends_with("unregister")).unwrap();
        assert!((control.rect.top() - note.rect.bottom()).abs() < 40.0, "{:?} {:?}", note.rect, control.rect);
    }
}

#[test]
fn a_tournament_that_is_cancelled_while_its_lobby_is_open_says_so() {
    let bench = Bench::regular();
    let mut harness = event(&bench, EventRoom::seated());
    harness.state_mut().data.cancel();
    harness.run();
    assert_says(&harness, &["The operator has cancelled the tournament.", "€27.50 was paid back to your balance.", "Cancelled"]);
    assert!(!shows(&harness, "tournament.register") && !shows(&harness, "tournament.to_table"));
    assert!(!says(&harness, "12th of 61"), "nobody has a place any more");
    let mut harness = event(&bench, EventRoom::listed(LATE_TOURNAMENT));
    harness.state_mut().data.change(|overview| overview.row.stage = LobbyStage::Finished);
    harness.run();
    assert_says(&harness, &["The tournament is over.", "Finished"]);
    assert!(!shows(&harness, "tournament.register"));
}

#[test]
fn the_lobby_is_used_by_the_keyboard_alone() {
    for (width, height, info) in [(1280.0, 800.0, "tournament.info"), (640.0, 360.0, "tournament.bar.info")] {
        let bench = Bench::new(Language::English, width, height);
        let mut harness = event(&bench, EventRoom::seated());
        for tab in ["structure", "prizes", "players", "tables", "overview"] {
            let name = format!("tournament.tab.{tab}");
            tab_to(&mut harness, &name);
            press(&mut harness, Key::Enter);
            assert_eq!(focused(&harness), name);
        }
        tab_to(&mut harness, info);
        press(&mut harness, Key::Enter);
        assert!(shows(&harness, "tournament_info.done"));
        press(&mut harness, Key::Escape);
        tab_to(&mut harness, "tournament.close");
        assert_eq!(without_questions(press(&mut harness, Key::Enter)), [AppIntent::Close.into()]);
    }
}

#[test]
fn a_tournament_that_the_room_has_not_told_yet_is_being_fetched() {
    let bench = Bench::regular();
    let harness = event(&bench, EventRoom::new(TournamentId(99), Vec::new()));
    assert_says(&harness, &["Fetching the tournament"]);
    assert_eq!(focused(&harness), "tournament.close");
}

#[test]
fn the_structure_opens_at_the_present_level_and_scrolls_by_the_keyboard() {
    let bench = Bench::new(Language::English, 640.0, 360.0);
    let mut harness = event(&bench, EventRoom::seated());
    click(&mut harness, "tournament.tab.structure");
    harness.run();
    assert_says(&harness, &["Now, 4:13 left"]);
    press(&mut harness, Key::Home);
    assert!(!says(&harness, "Now, 4:13 left"), "{:?}", words(&harness));
}

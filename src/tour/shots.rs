//! The pictures of the tour, in the order in which a new player sees them.

use bevy::prelude::*;
use bevy_egui::EguiContext;
use poker_archive::Tally;
use poker_client::{
    ActionBar, BarIntent, Key, KeyAction, KeyChord, LobbySection, LobbyTab, MotionChoice, NoticeKind, Panel, Settings, TableOrder, Timing,
};
use poker_protocol::{Currency, DealKind, Message, Money, PlayerId, RoomEnd, Seq, ServerMsg, TableId, link};
use poker_rigs::scene::Scene;
use poker_rules::Seat;

use super::first_start::{FIRST_START, first_step};
use super::found_players::FOUND_PLAYERS;
use super::hands::{self, HistoryShot};
use super::looks::LOOKS;
use super::many_tables::{large_tile, many_tables};
use super::online::{self, ServerLine};
use super::other_sizes::OTHER_SIZES;
use super::practices::{PracticePlace, PracticeShot, practices};
use super::registrations::{Registering, TYPED, registrations, tickets};
use super::replays::{self, ReplayShot};
use super::searched::{self, SEARCHED};
use super::several_tables::{other_tables, several_tables};
use super::states::table_states;
use super::tournaments_table::{between_hands, tournament_tables};
use super::{
    cash, found_players, mixed_tables, own_looks, own_seat, reports, scrolling, session_times, tournament_event, tournaments_lobby,
};
use crate::archive::HandArchive;
use crate::desk::Desk;
use crate::egui_pass::PanelState;
use crate::frame_clock::FrameClock;
use crate::looks::Wardrobe;
use crate::navigation::{Navigation, Screen, SeatSheet};
use crate::panel::{Dialog, LogTab, PersonSheet, TablePanels};
use crate::practice::PracticeRoom;
use crate::screen::{
    AccountState, FirstStartState, HistoryState, JoinState, KeysEdit, LobbyState, OnlineState, RegistrationState, Section, SettingsState,
    StartState, TournamentPageState, TournamentTab,
};
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::surface::Surface;
use crate::toasts::Toasts;

/// One picture.
#[derive(Clone)]
pub(crate) struct Shot {
    /// The name of its file, without the ending.
    pub(crate) name: &'static str,
    navigation: Navigation,
    scene: Option<Scene>,
    /// The messages of the room other than those of the lobby and the scene.
    told: Vec<Message>,
    tab: LobbyTab,
    filters: bool,
    /// The section of the lobby.
    lobby: LobbySection,
    /// Whether the sheet with what is chosen lies over a small window's list.
    details: bool,
    dialog: Option<Dialog>,
    /// The tab of a tournament's lobby.
    event: TournamentTab,
    section: Section,
    /// Whether the player's own chances are shown.
    own_odds: bool,
    /// The state of the servers and the connection.
    line: ServerLine,
    /// Whether the log shows the chat.
    chat: bool,
    /// The player's text size in per cent.
    text_scale: u16,
    /// Whether the key for all-in has been held for half of the needed time.
    held: bool,
    /// The sheet for registering.
    registering: Option<Registering>,
    /// Practice, where tournaments can be set up.
    practice: Option<PracticeShot>,
    /// The page of the hand history.
    history: Option<HistoryShot>,
    /// How several tables are shown.
    order: TableOrder,
    /// The replayer.
    replay: Option<ReplayShot>,
    /// What the player has chosen besides.
    chosen: Option<fn(&mut Settings)>,
    /// The player whose sheet is open at the table.
    person: Option<&'static str>,
    /// Whether the room hides figures about other players.
    hides_figures: bool,
}

impl Shot {
    fn of(name: &'static str, screen: Screen, over: Option<Panel>) -> Self {
        Self {
            name,
            navigation: Navigation { screen, over, sheet: None },
            scene: None,
            told: Vec::new(),
            tab: LobbyTab::default(),
            filters: false,
            lobby: LobbySection::default(),
            details: false,
            dialog: None,
            event: TournamentTab::default(),
            section: Section::General,
            own_odds: false,
            line: ServerLine::default(),
            chat: false,
            text_scale: 100,
            held: false,
            registering: None,
            practice: None,
            history: None,
            order: TableOrder::OneAtATime,
            replay: None,
            chosen: None,
            person: None,
            hides_figures: false,
        }
    }
}

/// The room's end of the tour's link. The client is connected while it exists.
#[derive(Resource)]
struct TourRoom {
    _room: RoomEnd,
}

/// The capacity of the tour's link in messages; none is ever read.
const LINK: usize = 64;
/// A time in milliseconds after which every button accepts input.
const RESTED_MS: u64 = 1_000;

/// All pictures.
pub(crate) fn shots() -> Vec<Shot> {
    let over = |name, panel| Shot::of(name, Screen::Start, Some(panel));
    let lobby = |name, tab| Shot { tab, ..Shot::of(name, Screen::Lobby, None) };
    let way = |name, way, told| {
        let shot = Shot::of(name, Screen::Lobby, None);
        Shot { told, navigation: Navigation { sheet: Some(way), ..shot.navigation }, ..shot }
    };
    let settings = |name, section| Shot { section, ..over(name, Panel::Settings) };
    let mut shots = vec![
        Shot::of("start", Screen::Start, None),
        Shot::of(PRACTICE, Screen::Start, None),
        lobby("lobby", LobbyTab::Holdem),
        lobby("lobby-omaha", LobbyTab::Omaha),
        lobby("lobby-high-low", LobbyTab::HighLow),
        lobby("lobby-banzai", LobbyTab::Banzai),
        lobby("lobby-fast", LobbyTab::Fast),
        Shot { filters: true, ..lobby("lobby-filters", LobbyTab::Holdem) },
        Shot { told: vec![cash::queue()], ..lobby("lobby-queue", LobbyTab::Holdem) },
        way("queue", SeatSheet::Queue(cash::AWAITED), vec![cash::queue()]),
        settings("settings", Section::General),
        settings("settings-tables", Section::Tables),
        settings("settings-presets", Section::Presets),
        settings("settings-cards", Section::Cards),
        settings("settings-sounds", Section::Sounds),
        settings("settings-motion", Section::Motion),
        settings("settings-access", Section::Access),
        settings("settings-practice", Section::Practice),
        settings("settings-keys", Section::Keys),
        settings(KEY_CLASH, Section::Keys),
        settings(KEY_PRESS, Section::Keys),
        settings(own_looks::FAULTS, Section::Cards),
        over("rules", Panel::Rules),
        over("keys", Panel::Keys),
        Shot { told: cash::account(), ..Shot::of("rake-plans", Screen::Lobby, Some(Panel::Account)) },
        Shot { told: vec![tickets()], ..Shot::of("account-tickets", Screen::Lobby, Some(Panel::Account)) },
        Shot { told: cash::account().split_off(1), ..Shot::of("account-history", Screen::Lobby, Some(Panel::Account)) },
    ];
    shots.push(Shot { filters: true, chosen: Some(searched::save), ..lobby(searched::SAVED, LobbyTab::Holdem) });
    shots.extend(SEARCHED.map(|(name, _)| lobby(name, LobbyTab::Holdem)));
    shots.extend(FOUND_PLAYERS.map(|name| lobby(name, LobbyTab::Holdem)));
    shots.extend(
        cash::offers()
            .into_iter()
            .map(|(name, offer)| way(name, SeatSheet::Offer(cash::OFFERED), vec![cash::queue(), Message::SeatOffered { offer }])),
    );
    shots.extend(table_states().into_iter().map(|state| Shot { scene: Some(state.scene), ..Shot::of(state.name, Screen::Table, None) }));
    let table = table_states().into_iter().next().map(|state| state.scene);
    let flop = table_states().into_iter().find(|state| state.name == "table-facing-a-raise").map(|state| state.scene);
    let several = several_tables(flop.as_ref());
    shots.push(Shot { scene: table.clone(), told: several.clone(), ..Shot::of("several-tables", Screen::Table, None) });
    let tiled =
        |name, order, told: &[Message]| Shot { scene: table.clone(), told: told.to_vec(), order, ..Shot::of(name, Screen::Table, None) };
    shots.push(tiled("tiles", TableOrder::Tiles, &several));
    shots.push(tiled("stack", TableOrder::Stack, &several));
    shots.push(Shot { dialog: Some(Dialog::AllTables), ..tiled("all-tables", TableOrder::Stack, &several) });
    shots.push(Shot { chosen: Some(session_times::set), ..tiled(session_times::CLOCK, TableOrder::Tiles, &several) });
    shots.push(tiled("tiles-two", TableOrder::Tiles, &other_tables(&[(flop.as_ref(), 2, "Bellatrix 1")])));
    let mixed = [other_tables(&[(flop.as_ref(), 2, "Bellatrix 1")]), mixed_tables::tournaments()].concat();
    shots.push(tiled("tiles-mixed", TableOrder::Tiles, &mixed));
    shots.extend(many_tables().iter().map(|(name, told)| tiled(name, TableOrder::Tiles, told)));
    shots.push(Shot { scene: table.clone(), told: several, ..Shot::of("several-tables-lobby", Screen::Lobby, None) });
    shots.push(Shot { scene: flop, own_odds: true, ..Shot::of("table-own-odds", Screen::Table, None) });
    shots.push(Shot { scene: table.clone(), held: true, ..Shot::of("all-in-held", Screen::Table, None) });
    shots.push(Shot { scene: table.clone(), ..Shot::of("log", Screen::Table, Some(Panel::Log)) });
    shots.push(Shot { scene: table.clone(), dialog: Some(Dialog::Report(reports::begun())), ..Shot::of("report", Screen::Table, None) });
    let out = table_states().into_iter().find(|state| state.name == "table-sitting-out").map(|state| state.scene);
    let out_for = |everywhere| vec![cash::out(out.as_ref(), everywhere)];
    shots.push(Shot { scene: out.clone(), told: out_for(false), ..Shot::of("sit-out-countdown", Screen::Table, None) });
    shots.push(Shot { scene: out.clone(), told: out_for(true), ..Shot::of("sit-out-everywhere", Screen::Table, None) });
    let ahead = table_states().into_iter().find(|state| state.name == "table-pre-action").map(|state| state.scene);
    let fast = vec![cash::fast(ahead.as_ref())];
    shots.push(Shot { scene: ahead.clone(), told: fast, ..Shot::of("fast-fold", Screen::Table, None) });
    let next = ahead.as_ref().map(cash::between_tables).unwrap_or_default();
    shots.push(Shot { told: next, ..Shot::of("fast-next-table", Screen::Table, None) });
    let straddle = vec![cash::straddle(ahead.as_ref())];
    shots.push(Shot { scene: ahead, told: straddle, ..Shot::of("straddle", Screen::Table, None) });
    shots.push(Shot { scene: table.clone(), told: vec![cash::draw()], ..Shot::of("first-button", Screen::Table, None) });
    shots.extend(online::doors().into_iter().map(|(name, line)| Shot { line, ..Shot::of(name, Screen::Online, None) }));
    let lines = online::lines().into_iter();
    shots.extend(lines.map(|(name, line)| Shot { line, scene: table.clone(), ..Shot::of(name, Screen::Table, None) }));
    shots.extend(tournament_tables().into_iter().map(|(name, told)| {
        let dialog = (name == PROPOSING).then_some(Dialog::ProposeDeal(DealKind::Icm));
        Shot { told, dialog, ..Shot::of(name, Screen::Table, None) }
    }));
    let section = |name, lobby| Shot { told: tournaments_lobby::lobby(), lobby, ..Shot::of(name, Screen::Lobby, None) };
    shots.extend([
        section("tournament-list", LobbySection::Tournaments),
        Shot { filters: true, ..section("tournament-filters", LobbySection::Tournaments) },
        Shot { details: true, ..section("tournament-details", LobbySection::Tournaments) },
        section("tournament-sit-and-go", LobbySection::SitAndGo),
        section("tournament-hexapro", LobbySection::Hexapro),
        Shot { details: true, ..section("tournament-hexapro-details", LobbySection::Hexapro) },
        section("tournament-hexaplo", LobbySection::Hexaplo),
        section("tournament-beside-cash", LobbySection::Cash),
    ]);
    shots.extend(registrations().into_iter().map(|(name, sheet)| {
        let shot = section(name, LobbySection::Tournaments);
        let navigation = Navigation { sheet: Some(SeatSheet::Registration(sheet.choice)), ..shot.navigation };
        Shot { navigation, told: sheet.told.clone(), registering: Some(sheet), ..shot }
    }));
    shots.extend(practices().into_iter().map(|(name, place, practice)| match place {
        PracticePlace::Setup => {
            let shot = section(name, LobbySection::Tournaments);
            Shot { navigation: Navigation { sheet: Some(SeatSheet::Setup), ..shot.navigation }, practice: Some(practice), ..shot }
        }
        PracticePlace::Lobby(lobby) => Shot { practice: Some(practice), ..section(name, lobby) },
        PracticePlace::Table => Shot { told: between_hands(), practice: Some(practice), ..Shot::of(name, Screen::Table, None) },
    }));
    shots.extend(events());
    let history = |name, shot| Shot { history: Some(shot), ..over(name, Panel::History) };
    shots.push(over("history-empty", Panel::History));
    shots.push(history("history", HistoryShot::List));
    shots.push(history("history-hand", HistoryShot::Hand(2)));
    shots.push(history("history-filters", HistoryShot::Filters));
    shots.push(history("history-export", HistoryShot::Export));
    let replay = |name, shot| Shot { replay: Some(shot), ..over(name, Panel::Replayer) };
    shots.push(replay("replayer", ReplayShot::Step(11)));
    shots.push(replay("replayer-odds", ReplayShot::Step(15)));
    shots.push(replay("replayer-showdown", ReplayShot::End));
    let among = Shot { history: Some(HistoryShot::Replayed), ..over("replayer-history", Panel::Replayer) };
    shots.push(among);
    shots.push(replay("replayer-export", ReplayShot::Export));
    shots.push(replay("replayer-refused", ReplayShot::Refused));
    shots.push(over("replayer-empty", Panel::Replayer));
    shots.push(history("figures", HistoryShot::Figures));
    shots.push(history("figures-small-sample", HistoryShot::FewFigures));
    shots.push(history("figures-bands", HistoryShot::DealtFigures));
    shots.push(history("figures-positions", HistoryShot::DealtFigures));
    shots.push(history("people", HistoryShot::People));
    shots.push(history("people-files", HistoryShot::PeopleFiles));
    shots.push(history("people-imported", HistoryShot::PeopleImported));
    let person = |name, of| Shot { scene: table.clone(), person: Some(of), ..Shot::of(name, Screen::Table, None) };
    shots.push(person("person-sheet", "Quillon"));
    shots.push(person("person-few-hands", "Otso"));
    shots.push(Shot { hides_figures: true, ..person("person-figures-hidden", "Quillon") });
    shots.push(Shot { scene: table.clone(), ..Shot::of(own_seat::FIGURES, Screen::Table, None) });
    let talk = table.as_ref().map(|scene| cash::talk(scene, TableId(1))).unwrap_or_default();
    // Only at the table of a server can a player be muted and reported.
    shots.push(Shot { scene: None, told: talk.clone(), ..person("person-online", "Quillon") });
    let report = reports::written().map(Dialog::Report);
    shots.push(Shot { told: talk.clone(), dialog: report, ..Shot::of("report-written", Screen::Table, None) });
    shots.push(Shot { told: talk.clone(), ..Shot::of("chat-unread", Screen::Table, None) });
    shots.push(Shot { told: talk.clone(), chat: true, ..Shot::of("chat", Screen::Table, None) });
    shots.push(Shot { told: talk.clone(), chat: true, ..Shot::of("chat-sheet", Screen::Table, Some(Panel::Log)) });
    shots.push(Shot { told: talk.clone(), chat: true, dialog: Some(Dialog::Phrases), ..Shot::of("chat-phrases", Screen::Table, None) });
    shots.push(Shot { told: talk, chat: true, dialog: Some(Dialog::Heard), ..Shot::of("chat-heard", Screen::Table, None) });
    let of_state = |name: &'static str, state: &str| {
        let scene = table_states().into_iter().find(|known| known.name == state).map(|known| known.scene);
        Shot { scene, ..Shot::of(name, Screen::Table, None) }
    };
    shots.push(of_state(own_seat::FACE_DOWN, "table-facing-a-raise"));
    shots.push(Shot { chosen: Some(session_times::set), ..of_state(session_times::BREAK, "table-pre-action") });
    shots.push(of_state(own_seat::MARKED, "table-omaha-unseen"));
    shots.push(of_state(own_seat::RABBIT, "table-win"));
    let account = Shot::of("account-online", Screen::Lobby, Some(Panel::Account));
    shots.push(Shot { line: online::account().typing(), told: cash::account().split_off(1), ..account });
    let sessions = online::account_sessions().into_iter();
    shots.extend(sessions.map(|(name, line)| Shot { line, ..Shot::of(name, Screen::Lobby, Some(Panel::Account)) }));
    shots.push(Shot { scene: table, dialog: Some(Dialog::Leave), ..Shot::of("leave", Screen::Table, None) });
    let other_sizes = OTHER_SIZES.into_iter().filter_map(|(name, of, text_scale)| {
        let shot = shots.iter().find(|shot| shot.name == of)?;
        Some(Shot { name, text_scale, ..shot.clone() })
    });
    let other_sizes: Vec<_> = other_sizes.collect();
    shots.extend(other_sizes);
    let other_looks = LOOKS.into_iter().chain(FIRST_START).filter_map(|(name, of, chosen)| {
        let shot = shots.iter().find(|shot| shot.name == of)?;
        Some(Shot { name, chosen: Some(chosen), ..shot.clone() })
    });
    let other_looks: Vec<_> = other_looks.collect();
    shots.extend(other_looks);
    shots
}

/// The lobby of a tournament, with each of its tabs and its information.
fn events() -> Vec<Shot> {
    use TournamentTab::{Overview, Players, Prizes, Satellites, Structure, Tables};
    let own = tournament_event::SEATED_TOURNAMENT;
    let seated = |name, event| Shot { event, told: tournament_event::seated(Vec::new()), ..Shot::of(name, Screen::Tournament(own), None) };
    let of_list = |name, tournament, event| Shot {
        event,
        told: tournaments_lobby::lobby(),
        lobby: LobbySection::Tournaments,
        ..Shot::of(name, Screen::Tournament(tournament), None)
    };
    let info = Navigation { screen: Screen::Tournament(own), over: None, sheet: Some(SeatSheet::Info(own)) };
    let cancelled = tournament_event::seated(vec![tournament_event::cancelled()]);
    vec![
        seated("event-overview", Overview),
        seated("event-structure", Structure),
        seated("event-prizes", Prizes),
        seated("event-players", Players),
        seated("event-tables", Tables),
        Shot { navigation: info, ..seated("event-info", Structure) },
        Shot { told: cancelled, ..seated("event-cancelled", Overview) },
        of_list("event-late", tournaments_lobby::LATE, Overview),
        of_list("event-satellites", tournaments_lobby::TARGET, Satellites),
    ]
}

/// The names of the pictures where a player proposes a deal, sees what the drum has stopped at, and reads the news.
const PROPOSING: &str = "tournament-propose";
const DRAWN: &str = "tournament-drum-result";
const NEWS: &str = "tournament-table-news";
/// The names of the pictures where a key clashes with another action, and where an action waits for a key.
const KEY_CLASH: &str = "settings-keys-clash";
const KEY_PRESS: &str = "settings-keys-press";
/// The name of the picture where the sheet for setting up practice lies over the start screen.
const PRACTICE: &str = "practice";

impl Shot {
    /// The tile that the player opens large once the tiles were drawn.
    pub(crate) fn large_tile(&self) -> Option<TableId> {
        large_tile(self.name)
    }

    /// Sets the client to the state of this picture.
    pub(crate) fn set(&self, world: &mut World, settings: &Settings, timing: Timing) {
        let mut settings = settings.clone();
        settings.practice.odds = self.own_odds;
        settings.lobby.tab = self.tab;
        settings.text_scale = self.text_scale;
        settings.tables.order = self.order;
        settings.tournaments.section = self.lobby;
        if self.name == DRAWN {
            settings.motion = MotionChoice::Reduced;
        }
        if let Some(choose) = self.chosen {
            choose(&mut settings);
        }
        own_seat::set(self.name, &mut settings);
        let settings = &settings;
        world.insert_resource(CurrentSettings(settings.clone()));
        let width = world.get_resource::<Surface>().map_or(0.0, |surface| surface.size.x);
        for mut context in world.query::<&mut EguiContext>().iter_mut(world) {
            scrolling::scroll(self.name, width, context.get_mut());
        }
        if let Some(mut wardrobe) = world.get_resource_mut::<Wardrobe>() {
            wardrobe.take(own_looks::folder(self.name));
        }
        // Messages of other pictures go.
        world.insert_resource(Toasts::default());
        let mut moment = *world.resource::<FrameClock>();
        moment.now_ms = 0;
        let (link, room) = link(LINK, std::sync::Arc::new(|| {}));
        let mut session = Session::default();
        session.connect(link);
        let mut toasts = Toasts::default();
        if self.lobby != LobbySection::default() {
            tournaments_lobby::looked_at().into_iter().for_each(|tournament| session.look_at(tournament));
        }
        for (seq, message) in (1..).zip(self.messages()) {
            session.take(ServerMsg { seq: Seq(seq), message }, &moment, (settings, timing), &mut toasts);
            // The following messages come after these were shown.
            if let Some(front) = session.front_mut() {
                front.playback.finish_all();
            }
        }
        if let Some((sheet, reason)) = self.registering.as_ref().and_then(|sheet| Some((sheet, sheet.refused.clone()?))) {
            session.ask(sheet.request());
            let message = Message::Refused { request: session.client.last_request(), reason };
            let seq = Seq(self.messages().len() as u64 + 1);
            session.take(ServerMsg { seq, message }, &moment, (settings, timing), &mut toasts);
        }
        session.update_bars(moment.now_ms);
        if let Some(model) = session.client.table_mut(TableId(1)).filter(|_| self.chat) {
            // The last player in the chat is muted.
            model.mute(Seat::new(1));
        }
        // By this time every button accepts input.
        moment.now_ms = RESTED_MS;
        session.update_bars(moment.now_ms);
        if self.order != TableOrder::OneAtATime {
            // Tables that come to their places would let their buttons rest.
            session.tables_mut().for_each(|seated| seated.bar.set_rest(0));
        }
        if let Some(front) = session.front_mut().filter(|_| self.held) {
            front.bar.handle(&BarIntent::HoldAllIn, moment.now_ms, &|_| None);
            moment.now_ms += ActionBar::HOLD_MS / 2;
        }
        found_players::prepare(self.name, &mut session);
        own_seat::prepare(self.name, &mut session, moment.now_ms);
        session_times::prepare(self.name, &mut session, moment.now_ms);
        world.insert_resource(moment);
        world.insert_resource(TourRoom { _room: room });
        let tables: Vec<_> = session.seats().collect();
        world.insert_resource(session);
        world.insert_resource(Desk::default());
        world.insert_resource(self.navigation);
        world.insert_resource(self.line.online());
        let state = self.history.map_or_else(HistoryState::default, HistoryShot::page);
        let noted = self.person.is_some() || self.name == own_seat::FIGURES;
        let noted = noted.then(|| hands::large_archive(&state.filter()).ok()).flatten();
        let archive = self.history.and_then(|shot| shot.archive(&state.filter()));
        let archive = archive.or(noted).unwrap_or_else(|| HandArchive::showing(state.filter(), Vec::new(), Tally::default()));
        let state = archive.opened.as_ref().map_or(state, |opened| HistoryState::choosing(opened.id));
        let replayed = archive
            .opened
            .as_ref()
            .filter(|_| self.history == Some(HistoryShot::Replayed))
            .map(|opened| (opened.id, opened.played.as_ref().clone()));
        world.insert_resource(archive);
        world.insert_resource(replays::replayer(self.replay, replayed, settings, timing));
        world.insert_resource(PanelState(replays::panel(self.replay)));
        world.insert_resource(kept(|page: &mut HistoryState| *page = state));
        world.insert_resource(self.practice.as_ref().map_or_else(PracticeRoom::none, PracticeShot::room));
        let log = match (self.chat, self.name) {
            (true, _) => LogTab::Chat,
            (false, NEWS) => LogTab::Tournament,
            (false, _) => LogTab::default(),
        };
        world.insert_resource(kept(|panels: &mut TablePanels| {
            for table in tables {
                let state = panels.at(table);
                (state.dialog, state.log) = (self.dialog.clone(), log);
                state.person = self.person.map(|name| PersonSheet::of(name.to_owned()));
                // Sheets have been there long enough for their buttons to accept input.
                NoticeKind::ALL.into_iter().for_each(|kind| state.tournament.notices.shown(TableId(1), kind, 0));
            }
        }));
        let (book, typed) = (self.line.book(), self.line.typed);
        world.insert_resource(kept(|state: &mut OnlineState| {
            state.new_account = self.line.new_account;
            if let Some(server) = book.chosen().filter(|_| self.line.new_account) {
                state.type_password(server, online::PLAYER, typed);
            }
        }));
        world.insert_resource(kept(|start: &mut StartState| start.practice = self.name == PRACTICE));
        world.insert_resource(PanelState(FirstStartState::at(first_step(self.name))));
        world.insert_resource(kept(|settings: &mut SettingsState| {
            settings.section = self.section;
            settings.keys = self.keys();
        }));
        world.insert_resource(kept(|lobby: &mut LobbyState| {
            lobby.filters = self.filters;
            lobby.finder = found_players::sheet(self.name);
            lobby.search = searched::typed(self.name).to_owned();
            lobby.entries.filters = self.filters;
            lobby.entries.open = self.details;
            lobby.entries.games = self.registering.as_ref().map_or(1, |sheet| sheet.games);
            lobby.entries.choose(tournaments_lobby::LATE);
        }));
        let refused = self.registering.as_ref().filter(|sheet| sheet.refused.is_some());
        world.insert_resource(PanelState(
            refused.map_or_else(RegistrationState::default, |sheet| RegistrationState::refused(sheet.choice, TYPED)),
        ));
        world.insert_resource(kept(|page: &mut TournamentPageState| page.tab = self.event));
        world.insert_resource(PanelState(JoinState::default()));
        world.insert_resource(PanelState(AccountState::typed(typed)));
    }

    /// What the section of keys waits for.
    fn keys(&self) -> KeysEdit {
        let clashing = KeyChord::plain(Key::LowestRow(2));
        match self.name {
            KEY_CLASH => KeysEdit::waiting_for(KeyAction::Raise).clashing(KeyAction::CheckOrCall, clashing, KeyAction::Preset(2)),
            KEY_PRESS => KeysEdit::waiting_for(KeyAction::Fold),
            _ => KeysEdit::default(),
        }
    }

    pub(super) fn messages(&self) -> Vec<Message> {
        let welcome = Message::Welcome {
            protocol: 1,
            server: "cardroom".to_owned(),
            player: PlayerId(1),
            balance: Money::new(100_000),
            currency: Currency::Eur,
            refill_to: Some(Money::new(200_000)),
            hides_figures: self.hides_figures,
            finds_players: FOUND_PLAYERS.contains(&self.name),
            stream: Default::default(),
        };
        let scene = self.scene.as_ref().map(Scene::messages);
        debug_assert!(scene.as_ref().is_none_or(Result::is_ok), "{}: {scene:?}", self.name);
        let scene = scene.and_then(Result::ok).unwrap_or_default();
        std::iter::once(welcome).chain(cash::lobby()).chain(scene).chain(self.told.iter().cloned()).collect()
    }
}

/// The state of a panel: the default state after `change`.
fn kept<S: Default + Send + Sync>(change: impl FnOnce(&mut S)) -> PanelState<S> {
    let mut kept = PanelState(S::default());
    change(&mut kept.0);
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_scene_can_be_played() {
        for shot in shots() {
            if let Some(scene) = &shot.scene {
                assert!(scene.messages().is_ok(), "{}: {:?}", shot.name, scene.messages().err());
            }
        }
    }

    #[test]
    fn names_are_unique() {
        let mut names: Vec<_> = shots().iter().map(|shot| shot.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), shots().len());
    }
}

//! The address book, signing in, and the account at a server.

use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{Context, Event, Key, Shape};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use poker_client::{
    AddressBook, AppIntent, Intent, OnlineIntent, PasswordStrength, ServerConnection, door_answer_text, loss_text, strength_text,
};
use poker_protocol::{AccountName, HallName, Password};
use poker_text::{Language, Text};

use super::fixture::{FixtureRoom, click, press, shows, tab_to, utc};
use crate::screen::{AccountState, AccountView, OnlineState, OnlineView, account_ui, online_ui};
use crate::style::bench::{Bench, ShownPanel, show};
use crate::style::{Ink, Style};
use crate::tour::{ServerLine, doors, signed_in};

/// The screen for servers with a connection in some state.
pub(super) struct SignInFixture {
    line: ServerLine,
    book: AddressBook,
    connection: ServerConnection,
    state: OnlineState,
}

impl SignInFixture {
    pub(super) fn of(line: ServerLine) -> Self {
        let mut state = OnlineState::default();
        state.new_account = line.new_account;
        Self { book: line.book(), connection: line.connection(), line, state }
    }

    pub(super) fn add(&mut self) {
        self.state.adding = true;
    }

    /// Types a password for a new account at the chosen server.
    pub(super) fn type_password(&mut self, password: &str) {
        if let Some(server) = self.book.chosen() {
            self.state.type_password(server, "Ardan", password);
        }
    }
}

pub(super) fn door(bench: &Bench, line: ServerLine) -> Harness<'_, ShownPanel<SignInFixture>> {
    door_of(bench, line, "Ardan")
}

/// Shows the screen for a player of this name.
pub(super) fn door_of<'b>(bench: &'b Bench, line: ServerLine, name: &'static str) -> Harness<'b, ShownPanel<SignInFixture>> {
    show(bench, SignInFixture::of(line), move |ctx: &Context, style: &Style<'_>, door: &mut SignInFixture| {
        let server = door.book.chosen().map(|server| server.title().to_owned()).unwrap_or_default();
        let view = OnlineView {
            book: &door.book,
            kept: door.line.kept(),
            plain: door.line.new_account,
            connection: &door.connection,
            open: door.line.is_open(),
            server: &server,
            name,
            now_ms: 1_000,
        };
        online_ui(ctx, style, &view, &mut door.state)
    })
}

/// The page of an account at a server.
pub(super) struct AccountFixture {
    room: FixtureRoom,
    pub(super) connection: ServerConnection,
    state: AccountState,
}

impl AccountFixture {
    /// Types a new password.
    pub(super) fn type_password(&mut self, password: &str) {
        self.state = AccountState::typed(password);
    }
}

/// Shows the account page of a signed-in player.
pub(super) fn account(bench: &Bench) -> Harness<'_, ShownPanel<AccountFixture>> {
    account_at(bench, &signed_in())
}

/// Shows the account page of a player with a connection in some state.
pub(super) fn account_at<'b>(bench: &'b Bench, line: &ServerLine) -> Harness<'b, ShownPanel<AccountFixture>> {
    let (room, state) = (FixtureRoom::new(100_000, Vec::new()), AccountState::default());
    let page = AccountFixture { room, connection: line.connection(), state };
    show(bench, page, |ctx: &Context, style: &Style<'_>, page: &mut AccountFixture| {
        let client = &page.room.client;
        let view = AccountView {
            tickets: None,
            exchanging: &[],
            played: &page.room.played,
            balance: client.balance(),
            plans: client.plans(),
            statement: client.statement(),
            connection: Some(&page.connection),
            now_ms: 0,
            rules: &[],
            local: utc,
        };
        account_ui(ctx, style, &view, &mut page.state)
    })
}

/// The tour's connection state of this name.
pub(super) fn named(name: &str) -> ServerLine {
    doors().into_iter().find(|(door, _)| *door == name).unwrap().1
}

pub(super) fn type_into<S>(harness: &mut Harness<'_, ShownPanel<S>>, name: &str, label: &str, words: &str) {
    click(harness, name);
    harness.get_all_by_label(label).next_back().unwrap().type_text(words);
    harness.run();
}

pub(super) fn said<S>(harness: &Harness<'_, ShownPanel<S>>, words: &str) -> bool {
    let lines: Vec<String> = harness.state().record.texts().into_iter().map(|text| text.words).collect();
    lines.join(" ").contains(words)
}

#[test]
fn a_player_signs_in_with_name_and_password_by_mouse_and_by_keyboard() {
    let bench = Bench::regular();
    let mut harness = door(&bench, named("online"));
    type_into(&mut harness, "online.password", "Password", "correct horse");
    let (name, password) = (AccountName::unchecked("Ardan"), Password::new("correct horse"));
    let asked = OnlineIntent::SignIn { name: name.clone(), password: password.clone(), remember: true };
    assert_eq!(click(&mut harness, "online.sign_in"), [Intent::from(asked)]);
    assert!(harness.state().data.state.password_is_empty(), "a password stays nowhere");
    click(&mut harness, "online.remember");
    tab_to(&mut harness, "online.password");
    harness.get_all_by_label("Password").next_back().unwrap().type_text("correct horse");
    harness.run();
    let asked = OnlineIntent::SignIn { name, password, remember: false };
    assert_eq!(press(&mut harness, Key::Enter), [Intent::from(asked)]);
}

#[test]
fn a_new_account_is_told_the_rules_before_the_server_is_asked() {
    let bench = Bench::regular();
    let mut harness = door(&bench, named("online"));
    click(&mut harness, "online.way.up");
    assert!(said(&harness, "At least 12 characters"));
    type_into(&mut harness, "online.password", "Password", "short");
    assert_eq!(click(&mut harness, "online.sign_in"), []);
    assert!(said(&harness, "too short"));
    type_into(&mut harness, "online.password", "Password", " no more");
    assert!(!said(&harness, "too short"));
    let (name, password) = (AccountName::unchecked("Ardan"), Password::new("short no more"));
    assert_eq!(click(&mut harness, "online.sign_in"), [Intent::from(OnlineIntent::SignUp { name, password, remember: true })]);
}

/// What the meter of a password says to a screen reader, and the number of its segments that are filled.
fn meter<S>(harness: &Harness<'_, ShownPanel<S>>, bench: &Bench) -> (String, usize) {
    let spoken: Vec<String> = harness.get_all_by_role(Role::Status).filter_map(|node| node.value()).collect();
    let ink = Ink::of(&bench.theme);
    let height = bench.theme.control.slider_track;
    let filled = harness.output().shapes.iter().filter(|shape| match &shape.shape {
        Shape::Rect(rect) => (rect.rect.height() - height).abs() < 0.1 && [ink.danger, ink.text2, ink.success].contains(&rect.fill),
        _ => false,
    });
    (spoken.concat(), filled.count())
}

#[test]
fn the_strength_of_a_new_password_is_shown_in_a_word_and_in_a_bar_under_its_field() {
    let bench = Bench::regular();
    let mut harness = door(&bench, named("online"));
    let shown = |password: &str, harness: &mut Harness<'_, ShownPanel<SignInFixture>>| {
        harness.state_mut().data.type_password("");
        type_into(harness, "online.password", "Password", password);
        meter(harness, &bench)
    };
    type_into(&mut harness, "online.password", "Password", "quiet otters knit");
    assert!(!said(&harness, "strong"), "it is that of an old account");
    click(&mut harness, "online.way.up");
    assert!(said(&harness, "Very strong"), "also if it was typed before");
    assert_eq!(meter(&harness, &bench), ("Password strength: Very strong".to_owned(), 4));
    assert_eq!(shown("lanternlight", &mut harness), ("Password strength: Fair".to_owned(), 2));
    assert!(said(&harness, "Fair") && !said(&harness, "strong"));
    assert_eq!(shown("aaaaaaaaaaaa", &mut harness), ("Password strength: Very weak".to_owned(), 0));
    assert_eq!(shown("ArdanArdanArdan", &mut harness).0, "Password strength: Very weak", "it is the name");
    assert_eq!(shown("Maren-Maren-1", &mut harness).0, "Password strength: Fair");
    type_into(&mut harness, "online.name", "Player name", " Maren");
    assert_eq!(meter(&harness, &bench).0, "Password strength: Weak", "now it is of the name");
}

#[test]
fn no_row_moves_when_the_strength_of_a_password_appears() {
    for (width, height) in [(640.0, 360.0), (1280.0, 800.0), (3840.0, 2160.0)] {
        let bench = Bench::new(Language::English, width, height);
        let mut harness = door(&bench, named("online"));
        click(&mut harness, "online.way.up");
        let place = |harness: &Harness<'_, ShownPanel<SignInFixture>>| {
            let rect = |name| harness.state().record.control(name).map(|control| control.rect);
            (rect("online.password"), rect("online.show_password"), said(harness, "Fair"))
        };
        harness.state_mut().data.type_password("");
        click(&mut harness, "online.password");
        let (field, below, told) = place(&harness);
        assert!(!told && field.is_some() && below.is_some(), "{width}: {field:?} {below:?}");
        harness.get_all_by_label("Password").next_back().unwrap().type_text("lanternlight");
        harness.run();
        assert_eq!(place(&harness), (field, below, true), "{width}");
    }
}

#[test]
fn the_strength_of_a_password_is_in_sight_in_the_smallest_window_while_it_is_typed() {
    for language in Language::SPOKEN {
        for text_scale in [1.0, 1.4] {
            let bench = Bench::new(language, 640.0, 360.0).scaled(text_scale);
            let fair = bench.texts.say(&strength_text(PasswordStrength::Fair));
            let mut harness = door(&bench, named("online"));
            click(&mut harness, "online.way.up");
            tab_to(&mut harness, "online.password");
            harness.event(Event::Text("lanternlight".to_owned()));
            harness.run();
            let texts = harness.state().record.texts();
            let told = texts.iter().find(|text| text.words == fair);
            assert!(told.is_some_and(|told| told.shown == told.rect), "{language} {text_scale}: {fair}: {told:?}");
        }
    }
}

#[test]
fn the_account_page_shows_the_strength_of_another_password() {
    let bench = Bench::regular();
    let mut harness = account(&bench);
    type_into(&mut harness, "account.old_password", "Current password", "quiet otters knit");
    assert_eq!(meter(&harness, &bench), (String::new(), 0), "the old one is not rated");
    type_into(&mut harness, "account.new_password", "New password", "winter-garden");
    assert!(said(&harness, "Strong"));
    assert_eq!(meter(&harness, &bench), ("Password strength: Strong".to_owned(), 3));
    harness.state_mut().data.type_password("Ardan-Ardan-1");
    harness.run();
    assert_eq!(meter(&harness, &bench), ("Password strength: Weak".to_owned(), 1));
}

#[test]
fn a_password_is_read_aloud_to_nobody_unless_it_is_shown() {
    let bench = Bench::regular();
    let mut harness = door(&bench, named("online"));
    type_into(&mut harness, "online.password", "Password", "correct horse");
    let read = |harness: &Harness<'_, ShownPanel<SignInFixture>>| {
        let fields: Vec<String> = harness.get_all_by_label("Password").map(|node| format!("{:?}", node.value())).collect();
        fields.join(" ")
    };
    assert!(!read(&harness).contains("correct"), "{}", read(&harness));
    click(&mut harness, "online.show_password");
    assert!(read(&harness).contains("correct"), "{}", read(&harness));
}

#[test]
fn a_server_is_added_once_its_address_is_one() {
    let bench = Bench::regular();
    let mut harness = door(&bench, named("online-empty"));
    assert!(!shows(&harness, "online.sign_in"), "there is nobody to sign in with");
    type_into(&mut harness, "online.address", "Address", "https://cards.example.org");
    assert_eq!(click(&mut harness, "online.save"), []);
    assert!(said(&harness, "not the address of a server"));
    let mut harness = door(&bench, named("online-empty"));
    type_into(&mut harness, "online.address", "Address", "cards.example.org");
    let url = "wss://cards.example.org/".to_owned();
    assert_eq!(click(&mut harness, "online.save"), [Intent::from(OnlineIntent::Add { name: String::new(), url })]);
}

#[test]
fn servers_are_chosen_and_forgotten_and_one_that_knows_the_player_takes_one_click() {
    let bench = Bench::regular();
    let mut harness = door(&bench, named("online-signed-in-before"));
    let first = "wss://cards.example.net:7777".to_owned();
    assert_eq!(click(&mut harness, "online.server.0"), [Intent::from(OnlineIntent::Choose(first.clone()))]);
    assert_eq!(click(&mut harness, "online.forget.0"), [Intent::from(OnlineIntent::Forget(first))]);
    assert_eq!(click(&mut harness, "online.go_on"), [Intent::from(OnlineIntent::GoOn)]);
    assert_eq!(click(&mut harness, "online.close"), [Intent::from(AppIntent::Close)]);
}

#[test]
fn a_player_who_is_locked_out_waits_and_a_player_who_waits_may_cancel() {
    let bench = Bench::regular();
    let mut harness = door(&bench, named("online-locked"));
    assert!(said(&harness, "28"), "a second of the 29 has passed");
    assert_eq!(click(&mut harness, "online.sign_in"), []);
    let mut harness = door(&bench, named("online-busy"));
    assert!(said(&harness, "place 3"));
    assert_eq!(click(&mut harness, "online.cancel"), [Intent::from(OnlineIntent::Cancel)]);
    let mut harness = door(&bench, named("online-unreachable"));
    assert!(said(&harness, "Next try in"));
    assert_eq!(click(&mut harness, "online.try_now"), [Intent::from(OnlineIntent::TryNow)]);
}

#[test]
fn why_a_player_was_not_let_in_is_seen_in_the_smallest_window() {
    is_seen_in_the_smallest_window("online-refused", |connection| door_answer_text(connection.answer().unwrap(), 1_000));
}

#[test]
fn why_a_session_is_over_is_seen_in_the_smallest_window() {
    is_seen_in_the_smallest_window("online-session-over", |connection| loss_text(connection.ended().unwrap(), "Friday evening"));
}

fn is_seen_in_the_smallest_window(state: &str, why: fn(&ServerConnection) -> Text) {
    for language in Language::SPOKEN {
        for text_scale in [1.0, 1.4] {
            let bench = Bench::new(language, 640.0, 360.0).scaled(text_scale);
            let mut harness = door(&bench, named(state));
            harness.run();
            let why = bench.texts.say(&why(&harness.state().data.connection));
            let texts = harness.state().record.texts();
            let told = texts.iter().find(|text| text.words == why);
            assert!(told.is_some_and(|told| told.shown == told.rect), "{language} {text_scale}: {why}: {told:?}");
        }
    }
}

#[test]
fn an_open_line_is_warned_about_before_a_password_is_sent() {
    let bench = Bench::regular();
    assert!(said(&door(&bench, named("online-new-account")), "not encrypted"));
    assert!(!said(&door(&bench, named("online")), "not encrypted"));
}

#[test]
fn the_account_page_changes_the_password_the_hall_and_signs_out() {
    let bench = Bench::regular();
    let mut harness = account(&bench);
    assert_eq!(click(&mut harness, "account.hall.1"), [Intent::from(OnlineIntent::Enter(HallName("evening".to_owned())))]);
    assert_eq!(click(&mut harness, "account.sign_out"), [Intent::from(OnlineIntent::SignOut)]);
    type_into(&mut harness, "account.old_password", "Current password", "correct horse");
    type_into(&mut harness, "account.new_password", "New password", "battery staple");
    let asked = OnlineIntent::ChangePassword { old: Password::new("correct horse"), new: Password::new("battery staple") };
    assert_eq!(click(&mut harness, "account.change_password"), [Intent::from(asked)]);
}

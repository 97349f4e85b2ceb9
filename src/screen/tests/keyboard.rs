//! Every screen by keyboard: where it begins, what Enter does, and that Escape keeps the focus.

use bevy_egui::egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use poker_client::{AppIntent, Intent, OnlineIntent, RoomIntent};
use poker_protocol::{AccountName, Entry, Message, Money, Password, SeatOffer, StakeId, TableId};
use poker_text::Language;

use super::account::{account as plans_of_account, plans};
use super::fixture::{
    FixtureRoom, click, join, join_of, keys, lobby, lobby_of, offer, ordinary, press, queue, rules, sections, settings, start, tab_to,
};
use super::online::{account, account_at, door, door_of, named};
use super::raised::raised;
use crate::screen::Section;
use crate::style::bench::{Bench, ShownPanel, focused};
use crate::tour::account_sessions;

const RICH: u64 = 100_000;

/// Asserts that a screen begins at the control `first`, keeps the focus after Escape, and that Enter gives the intents `enter`.
fn walk<S>(what: &str, draw: impl Fn() -> Harness<'static, ShownPanel<S>>, first: &str, enter: &[Intent]) {
    let mut harness = draw();
    assert_eq!(focused(&harness), first, "{what}");
    press(&mut harness, Key::Escape);
    assert_eq!(focused(&harness), first, "{what} after Escape");
    press(&mut harness, Key::Tab);
    let next = focused(&harness);
    press(&mut harness, Key::Escape);
    assert_eq!(focused(&harness), next, "{what} after Tab and Escape");
    let mut harness = draw();
    assert_eq!(press(&mut harness, Key::Enter), enter, "{what}: Enter");
}

/// A window that lives until the end of the program.
fn window() -> &'static Bench {
    Box::leak(Box::new(Bench::regular()))
}

fn close() -> [Intent; 1] {
    [AppIntent::Close.into()]
}

#[test]
fn every_screen_begins_at_the_main_thing_and_enter_does_it() {
    let bench = window();
    let small: &'static Bench = Box::leak(Box::new(Bench::new(Language::French, 640.0, 360.0)));
    let practise = [AppIntent::Practise.into()];
    walk("start", || start(bench, settings(), false), "start.name", &[]);
    walk("start with a save", || start(bench, settings(), true), "start.name", &practise);
    let join_first = [RoomIntent::Join(StakeId(0)).into()];
    walk("lobby", || lobby(bench, RICH, &[]), "lobby.join", &join_first);
    walk("lobby, poor", || lobby(bench, 100, &[]), "lobby.pane.refill", &[RoomIntent::RefillBalance.into()]);
    walk("lobby, poor for good", || lobby_of(bench, FixtureRoom::strict(100, Vec::new())), "lobby.stake.NL4", &[]);
    let kept = || vec![Message::SeatOffered { offer: SeatOffer { stake: StakeId(0), ..offer(ordinary()) } }];
    walk(
        "lobby, a seat is kept",
        || lobby_of(bench, FixtureRoom::new(RICH, kept())),
        "lobby.offer",
        &[AppIntent::ShowOffer(TableId(7)).into()],
    );
    walk("small lobby", || lobby(small, RICH, &[]), "lobby.stake.NL4", &[]);
    let waiting =
        || lobby_of(bench, FixtureRoom::new(RICH, vec![Message::Queue { stake: StakeId(0), position: Some(2), waiting: 2, opens_at: 3 }]));
    walk("lobby, waiting", waiting, "lobby.stake.NL4", &[]);
    let sit = RoomIntent::SitDown { table: TableId(7), buy_in: Money::new(1_000), entry: Entry::WaitForBigBlind };
    let mut sheet = join(bench, RICH, offer(ordinary()));
    assert_eq!(focused(&sheet), "join.sit_down");
    assert_eq!(press(&mut sheet, Key::Enter), [sit.clone().into()]);
    click(&mut sheet, "join.buy_in.field");
    assert_eq!(press(&mut sheet, Key::Enter), [sit.into()], "from the field of the amount");
    walk("join, poor", || join(bench, 300, offer(ordinary())), "join.refill", &[RoomIntent::RefillBalance.into()]);
    let decline = [RoomIntent::DeclineSeat(TableId(7)).into()];
    walk("join, poor for good", || join_of(bench, FixtureRoom::strict(300, kept())), "join.decline", &decline);
    walk("queue", || queue(bench), "queue.stay", &[]);
    walk("charges", || raised(bench), "raised.read", &[]);
    walk("rules", || rules(bench, "en-2.7"), "rules.close", &close());
    walk("keys", || keys(bench), "keys.close", &close());
    walk("account", || account(bench), "account.close", &close());
    for (name, line) in account_sessions() {
        walk(name, || account_at(bench, &line), "account.close", &close());
    }
    for section in Section::ALL {
        walk("settings", || sections(bench, section, None), "settings.close", &close());
    }
    walk("no server", || door(bench, named("online-empty")), "online.address", &[]);
    walk("a server", || door(bench, named("online")), "online.password", &[]);
    walk("a new account", || door_of(bench, named("online-new-account"), ""), "online.name", &[]);
    walk("signed in before", || door(bench, named("online-signed-in-before")), "online.go_on", &[OnlineIntent::GoOn.into()]);
    walk("busy", || door(bench, named("online-busy")), "online.cancel", &[OnlineIntent::Cancel.into()]);
    walk("unreachable", || door(bench, named("online-unreachable")), "online.try_now", &[OnlineIntent::TryNow.into()]);
}

#[test]
fn enter_alone_leads_from_the_first_screen_to_practice() {
    let bench = Bench::regular();
    let mut harness = start(&bench, settings(), false);
    harness.get_by_label("Player name").type_text("Gustav");
    harness.run();
    let asked = harness.state_mut().take();
    assert!(asked.iter().all(|intent| matches!(intent, Intent::App(AppIntent::Change(_)))), "letters are letters: {asked:?}");
    assert_eq!(press(&mut harness, Key::Enter), []);
    assert_eq!(focused(&harness), "practice.start", "the sheet does not hear the key that opened it");
    assert_eq!(press(&mut harness, Key::Enter), [AppIntent::Practise.into()]);
}

#[test]
fn a_sheet_that_closes_gives_the_keyboard_back_to_what_opened_it() {
    let bench = Bench::regular();
    let mut harness = lobby(&bench, RICH, &[]);
    tab_to(&mut harness, "lobby.filters");
    press(&mut harness, Key::Enter);
    assert_eq!(focused(&harness), "lobby.filter.close");
    press(&mut harness, Key::Escape);
    assert_eq!(focused(&harness), "lobby.filters");
}

#[test]
fn a_question_begins_at_the_answer_that_changes_nothing() {
    let bench = Bench::regular();
    let mut harness = sections(&bench, Section::General, None);
    click(&mut harness, "settings.restore");
    assert_eq!(focused(&harness), "settings.question.cancel");
    assert_eq!(press(&mut harness, Key::Enter), []);
    let mut harness = queue(&bench);
    assert_eq!(focused(&harness), "queue.stay");
    press(&mut harness, Key::Enter);
    assert!(harness.state().data, "waiting goes on");
    let mut harness = plans_of_account(&bench, vec![plans(1, None, 2)]);
    click(&mut harness, "plan.3");
    assert_eq!(focused(&harness), "plan.question.cancel");
    assert_eq!(press(&mut harness, Key::Enter), [], "no money moves");
}

#[test]
fn a_sheet_of_a_small_window_begins_at_what_it_was_opened_for() {
    let small = Bench::new(Language::English, 640.0, 360.0);
    let mut harness = lobby(&small, RICH, &[]);
    click(&mut harness, "lobby.stake.NL20");
    assert_eq!(focused(&harness), "lobby.join");
    let mut harness = lobby(&small, 100, &[]);
    click(&mut harness, "lobby.stake.NL20");
    assert_eq!(focused(&harness), "lobby.pane.refill");
    let mut harness = rules(&small, "en-2.7");
    click(&mut harness, "contents");
    assert_eq!(focused(&harness), "contents.0");
}

#[test]
fn enter_presses_the_control_that_has_the_keyboard_where_it_has_a_use_for_it() {
    let bench = Bench::regular();
    let mut harness = lobby(&bench, RICH, &[]);
    tab_to(&mut harness, "lobby.stake.NL20");
    assert_eq!(press(&mut harness, Key::Enter), [], "another stake is looked at");
    assert_eq!(press(&mut harness, Key::Enter), [RoomIntent::Join(StakeId(2)).into()], "it is looked at already");
}

#[test]
fn fields_of_a_server_are_sent_by_enter() {
    let bench = Bench::regular();
    let mut harness = door(&bench, named("online-empty"));
    harness.get_by_label("Address").type_text("cards.example.org");
    harness.run();
    let url = "wss://cards.example.org/".to_owned();
    assert_eq!(press(&mut harness, Key::Enter), [Intent::from(OnlineIntent::Add { name: String::new(), url })]);
    let mut harness = door(&bench, named("online"));
    harness.get_all_by_label("Password").next_back().unwrap().type_text("correct horse");
    harness.run();
    let (name, password) = (AccountName::unchecked("Ardan"), Password::new("correct horse"));
    assert_eq!(press(&mut harness, Key::Enter), [Intent::from(OnlineIntent::SignIn { name, password, remember: true })]);
}

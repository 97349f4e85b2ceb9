//! Tournaments of a server, from registration to the prizes.

use std::path::Path;
use std::process::Command;

use poker_protocol::{
    DoorRequest, Message, Money, OfferId, OwnEntryState, Pay, Refusal, Request, TableEvent, TournamentEvent, TournamentId, TournamentKind,
};
use poker_rules::Action;
use poker_server::Config;
use poker_server::config::{HallConfig, TournamentChoice};

use crate::client::Client;
use crate::world;

/// The test configuration, with the tournaments of the sample room.
fn config() -> Config {
    let config = world::config();
    let halls = config.halls.into_iter().map(|hall| HallConfig { tournaments: TournamentChoice::Calendar, ..hall }).collect();
    Config { halls, ..config }
}

/// The same configuration with its books in the folder `data`.
fn config_in(data: &Path) -> Config {
    Config { data: Some(data.to_owned()), ..config() }
}

/// Reads the whole lobby. Returns the open sit and go for two players at this price.
pub async fn heads_up(client: &mut Client, total: Money) -> (OfferId, TournamentId) {
    client.ask(Request::WatchTournaments { on: true }).await;
    loop {
        let Message::Tournaments { offers, .. } = client.room(|message| matches!(message, Message::Tournaments { .. })).await else {
            unreachable!("it was waited for")
        };
        let fits = |facts: &poker_protocol::TournamentFacts| facts.kind == TournamentKind::SitAndGo && facts.cost.total == total;
        if let Some(offer) = offers.iter().find(|offer| offer.players == 2 && fits(&offer.facts)) {
            return (offer.offer, offer.open);
        }
    }
}

pub async fn register(client: &mut Client, tournament: TournamentId) {
    client.ask(Request::Register { tournament, pay: Pay::Money { buy_in: None }, password: None }).await;
    let registered = |message: &Message| matches!(message, Message::OwnEntries { entries, .. } if entries.iter().any(|own| own.tournament == tournament));
    client.room(registered).await;
}

/// Goes all in, or calls, until the client has its place. Returns place and prize.
async fn play_out(client: &mut Client) -> (u32, Money) {
    let concerns = |message: &Message| matches!(message, Message::Table { .. } | Message::Snapshot { .. } | Message::OwnEntries { .. });
    loop {
        let (table, event) = match client.room(concerns).await {
            Message::Table { table, event } => (table, event),
            Message::Snapshot { table } => {
                let Some(event) = table.to_act else { continue };
                (table.info.table, event)
            }
            Message::OwnEntries { entries, .. } => match entries.into_iter().map(|own| own.state).next() {
                Some(OwnEntryState::Placed { place, prize }) => return (place, prize.money),
                _ => continue,
            },
            _ => unreachable!("it was not waited for"),
        };
        if let TableEvent::ToAct { turn, legal: Some(legal), .. } = event {
            let all_in = legal.raise.map(|raise| Action::RaiseTo(raise.max_to));
            let action = all_in.unwrap_or(if legal.check { Action::Check } else { Action::Call });
            client.ask(Request::Act { table, hand: client.hand.unwrap(), turn, action }).await;
        }
    }
}

async fn balance(client: &mut Client) -> Money {
    let Message::Welcome { balance, .. } = client.hello().await else { unreachable!("it was waited for") };
    balance
}

#[test]
fn two_players_play_a_sit_and_go_of_the_sample_room_to_its_prizes() {
    let (server, url) = world::running(&config());
    let total = Money::new(1_000);
    world::clients(async {
        let (mut ada, mut bo) = (Client::at_table(&url, "Ada").await, Client::at_table(&url, "Bo").await);
        let (offer, tournament) = heads_up(&mut ada, total).await;
        register(&mut ada, tournament).await;
        register(&mut bo, tournament).await;
        let ((first, won), (second, nothing)) = tokio::join!(play_out(&mut ada), play_out(&mut bo));
        let (best, prize) = if first == 1 { (&mut ada, won) } else { (&mut bo, nothing) };
        assert_eq!((first + second, won.min(nothing)), (3, Money::ZERO), "one is first, the other gets nothing");
        let opened = config().halls[0].opening_balance;
        assert_eq!(balance(best).await, Money::new(opened.hundredths() - total.hundredths() + prize.hundredths()));
        let (again, next) = heads_up(&mut bo, total).await;
        assert!(again == offer && next > tournament, "the next one of the series is open");
    });
    server.stop_within(0);
}

#[test]
fn a_tournament_in_play_goes_on_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let config = config_in(folder.path());
    let (server, url) = world::running(&config);
    let (tokens, tournament) = world::clients(async {
        let (mut ada, mut bo) = (Client::at_table(&url, "Ada").await, Client::at_table(&url, "Bo").await);
        let (_, tournament) = heads_up(&mut ada, Money::new(1_000)).await;
        register(&mut ada, tournament).await;
        register(&mut bo, tournament).await;
        bo.room(|message| matches!(message, Message::Snapshot { .. })).await;
        ([ada.token.unwrap(), bo.token.unwrap()], tournament)
    });
    server.stop_within(0);

    let (server, url) = world::running(&config);
    world::clients(async {
        let mut clients = Vec::new();
        for token in tokens {
            let mut client = Client::connect(&url).await;
            client.door(DoorRequest::SignInWith { token }).await;
            client.signed_in().await;
            client.enter().await;
            client.hello().await;
            let own = client.room(|message| matches!(message, Message::OwnEntries { whole: true, .. })).await;
            let Message::OwnEntries { entries, .. } = own else { unreachable!("it was waited for") };
            assert!(matches!(entries[..], [ref own] if own.tournament == tournament && matches!(own.state, OwnEntryState::Seated { .. })));
            clients.push(client);
        }
        let shown = admin(folder.path(), &["tournament", "show", &tournament.0.to_string()]).unwrap();
        assert!(shown.contains("  stood still for ") && shown.contains(" s after faults\n"), "{shown}");
        let [ada, bo] = &mut clients[..] else { unreachable!("two are back") };
        let ((first, _), (second, _)) = tokio::join!(play_out(ada), play_out(bo));
        assert_eq!(first + second, 3);
    });
    server.stop_within(0);
}

/// Runs a command of the operator beside a server. Returns its output, or its error.
fn admin(data: &Path, words: &[&str]) -> Result<String, String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cardroom-server"));
    let output = command.arg("admin").args(words).args(["--by", "Ada", "--data"]).arg(data).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    if output.status.success() { Ok(text(output.stdout)) } else { Err(text(output.stderr)) }
}

/// The number of the tournament with this name, from the list of the operator.
fn listed(data: &Path, name: &str) -> String {
    let list = admin(data, &["tournament", "list"]).unwrap();
    let line = list.lines().find(|line| line.contains(name)).unwrap_or_else(|| panic!("{name} in\n{list}"));
    line.split_whitespace().next().unwrap().to_owned()
}

#[test]
fn r_reg_3_the_operator_schedules_a_tournament_changes_it_and_cancels_it_while_the_server_runs() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let (server, url) = world::running(&config_in(data));
    world::clients(scheduled_and_cancelled(&url, data));
    let orders = admin(data, &["orders"]).unwrap();
    assert!(orders.contains(", Ada, hall main: disqualify #2 in tournament") && orders.contains(", a test: done"), "{orders}");
    server.stop_within(0);
    assert_eq!(admin(data, &["check"]).unwrap(), "The books of 1 hall are sound.\n");
}

#[test]
fn r_reg_3_a_tournament_in_the_past_is_refused_in_the_language_of_the_operator_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let (server, _) = world::running(&config_in(data));
    let schedule = ["tournament", "schedule", "freezeout", "--name", "Birthday", "--price", "10", "--why", "a test"];
    admin(data, &[&schedule[..], &["--in", "60"]].concat()).unwrap();
    let id = listed(data, "Birthday");
    let past = "2020-01-01 10:00";
    for (language, would_begin, refused) in [
        ("en", "The tournament would begin in the past. ", "Order 2: refused in hall main, nothing has changed. That time has passed. "),
        (
            "fr",
            "Le tournoi commencerait dans le passé. ",
            "Ordre 3\u{a0}: refusé dans la salle main, rien n’a changé. Cette heure est passée. ",
        ),
        (
            "sv",
            "Turneringen skulle börja i det förflutna. ",
            "Order 4: avslagen i salen main, ingenting har ändrats. Den tiden har passerat. ",
        ),
    ] {
        let told = admin(data, &[&schedule[..], &["--begins", past, "--language", language]].concat()).unwrap_err();
        assert!(told.starts_with(&format!("cardroom-server: {would_begin}")), "{told}");
        let told = admin(data, &["tournament", "delay", &id, "--until", past, "--why", "x", "--language", language]).unwrap_err();
        assert!(told.starts_with(&format!("cardroom-server: {refused}")), "{told}");
    }
    assert_eq!(admin(data, &["tournament", "list"]).unwrap().matches("Birthday").count(), 1);
    let orders = admin(data, &["orders"]).unwrap();
    assert_eq!(orders.matches(": refused: That time has passed. Choose a later one.\n").count(), 3, "{orders}");
    server.stop_within(0);
}

/// Schedules a tournament by invitation, which Bo can enter as soon as Bo is invited (R-REG-12).
async fn by_invitation(data: &Path, bo: &mut Client) {
    let order =
        ["schedule", "freezeout", "--name", "Guests", "--price", "10", "--in", "60", "--invited", "--hands", "0", "--why", "a test"];
    admin(data, &[&["tournament"], &order[..]].concat()).unwrap();
    let id = listed(data, "Guests");
    let tournament = TournamentId(id.parse().unwrap());
    bo.ask(Request::Register { tournament, pay: Pay::Money { buy_in: None }, password: None }).await;
    bo.room(|message| matches!(message, Message::Refused { reason: Refusal::EntryConditions, .. })).await;
    admin(data, &["tournament", "invite", &id, "Bo", "--why", "a friend"]).unwrap();
    register(bo, tournament).await;
    let shown = admin(data, &["tournament", "show", &id]).unwrap();
    assert!(shown.contains("by invitation: #2\n") && shown.contains("for players with 0 hands at cash tables\n"), "{shown}");
}

async fn scheduled_and_cancelled(url: &str, data: &Path) {
    let (mut ada, mut bo) = (Client::at_table(url, "Ada").await, Client::at_table(url, "Bo").await);
    let opened = balance(&mut ada).await;
    let order = ["--price", "10", "--in", "60", "--why", "a birthday", "--name", "Birthday"];
    let done = admin(data, &[&["tournament", "schedule", "bounty-vip"], &order[..]].concat()).unwrap();
    assert_eq!(done, "Order 1: done in hall main.\n");
    let refused = admin(data, &[&["tournament", "schedule", "sng"], &order[..]].concat()).unwrap_err();
    assert!(
        refused.contains("refused in hall main, nothing has changed. order, en-2.7 scheduled[1] Birthday: template is sng. Expected:"),
        "{refused}"
    );
    let id = listed(data, "Birthday");
    let tournament = TournamentId(id.parse().unwrap());
    register(&mut ada, tournament).await;
    register(&mut bo, tournament).await;
    let direct = |words: &[&str]| admin(data, &[&["tournament"], words, &["--why", "a test"]].concat());
    direct(&["guarantee", &id, "500"]).unwrap();
    direct(&["delay", &id, "--until", "2099-01-01 10:00"]).unwrap();
    direct(&["bounty", &id, "Ada", "vip", "on"]).unwrap();
    assert!(direct(&["bounty", &id, "Bo", "vip", "on"]).unwrap_err().contains("Another player is the VIP."));
    assert!(direct(&["bounty", &id, "Bo", "pro", "on"]).unwrap_err().contains("The house pays no such bounty in this tournament: pro"));
    assert!(direct(&["cancel", "999999"]).unwrap_err().contains("This hall has no tournament 999999."));
    let shown = admin(data, &["tournament", "show", &id]).unwrap();
    assert!(shown.contains("begins 2099-01-01 10:00:00 UTC") && shown.contains("guarantee 500.00"), "{shown}");
    assert!(shown.contains("entry 0: #1 registered") && shown.contains("2 entries"), "{shown}");
    assert!(direct(&["invite", &id, "Bo"]).unwrap_err().contains("Players enter this tournament without an invitation."));
    by_invitation(data, &mut bo).await;
    let early = direct(&["disqualify", &id, "Bo"]).unwrap_err();
    assert!(early.contains("The player is not in the tournament."), "players are disqualified in play: {early}");
    direct(&["cancel", &id]).unwrap();
    let is_cancelled = |message: &Message| match message {
        Message::TournamentEvent { event, .. } => matches!(**event, TournamentEvent::Cancelled { .. }),
        _ => false,
    };
    ada.room(is_cancelled).await;
    assert_eq!(balance(&mut ada).await, opened, "who did nothing wrong has all money back");
    let shown = admin(data, &["tournament", "show", &id]).unwrap();
    assert!(shown.contains("cancelled") && shown.contains("holds 0.00 for prizes, 0.00 for bounties, 0.00 of fees"), "{shown}");
}

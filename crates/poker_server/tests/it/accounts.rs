//! Accounts over real sockets, and commands of an operator beside the running server.

use std::path::Path;
use std::process::{Command, Output};

use poker_protocol::{AccountName, Closing, DoorMessage, DoorRefusal, DoorRequest, Message, Money, Password, Request, ServerFrame, Token};
use poker_server::{Config, Running, start};

use crate::client::Client;
use crate::world::config;

const RIGHT: &str = "correct horse";

/// A server with books in a folder.
fn open(folder: &Path) -> Running {
    start(&Config { data: Some(folder.to_owned()), ..config() }).unwrap()
}

/// Runs a client against the server.
fn block_on<T>(part: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap().block_on(part)
}

#[test]
fn tokens_are_drawn_anew_at_each_start_of_a_server() {
    let token = || {
        let (_server, url) = crate::world::running(&config());
        block_on(async move { Client::at_table(&url, "Ada").await.token.unwrap() })
    };
    assert_ne!(token(), token(), "the same player signs up with the same password");
}

/// Runs a command of an operator on the folder of the running server.
async fn admin(folder: &Path, words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cardroom-server"));
    command.arg("admin").args(words).arg("--data").arg(folder).args(["--by", "Ada"]);
    tokio::task::spawn_blocking(move || command.output().unwrap()).await.unwrap()
}

fn told(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// The next message of the door.
async fn door(client: &mut Client) -> DoorMessage {
    let ServerFrame::Door(message) = client.until(|frame| matches!(frame, ServerFrame::Door(_))).await else { unreachable!() };
    message
}

/// Sends a request to the door. Returns its answer, without greeting and places in the queue.
async fn ask(client: &mut Client, request: DoorRequest) -> DoorMessage {
    client.door(request).await;
    loop {
        match door(client).await {
            DoorMessage::Greeting(_) | DoorMessage::Waiting { .. } => {}
            message => return message,
        }
    }
}

fn sign_up(name: &str) -> DoorRequest {
    DoorRequest::SignUp { name: AccountName::unchecked(name), password: Password::new(RIGHT) }
}

fn sign_in(name: &str, password: &str) -> DoorRequest {
    DoorRequest::SignIn { name: AccountName::unchecked(name), password: Password::new(password) }
}

/// Signs in on a new connection. Returns the connection and its token.
async fn come(url: &str, name: &str) -> (Client, Token) {
    let mut client = Client::connect(url).await;
    let DoorMessage::SignedIn { token: Some(token), .. } = ask(&mut client, sign_in(name, RIGHT)).await else { panic!("signed in") };
    (client, token)
}

/// Reads until the server closes the connection. Returns the reason.
async fn closing(client: &mut Client) -> Closing {
    let last = client.until(|frame| matches!(frame, ServerFrame::Door(DoorMessage::Closing { .. }))).await;
    let ServerFrame::Door(DoorMessage::Closing { reason }) = last else { unreachable!() };
    assert_eq!(client.next().await, None, "and it is closed");
    reason
}

#[test]
fn a_suspended_player_is_put_out_at_once_and_refused_until_the_house_changes_its_mind() {
    let folder = tempfile::tempdir().unwrap();
    let server = open(folder.path());
    let url = server.url().to_owned();
    block_on(async {
        let mut player = Client::at_table(&url, "Bo").await;
        let output = admin(folder.path(), &["suspend", "bo", "--why", "two accounts"]).await;
        assert_eq!(told(&output), "Bo is suspended.\nOrder 1: done in hall main.\n");
        assert_eq!(closing(&mut player).await, Closing::Suspended);
        let mut again = Client::connect(&url).await;
        let refused = ask(&mut again, sign_in("Bo", RIGHT)).await;
        assert_eq!(refused, DoorMessage::Refused { reason: DoorRefusal::Suspended });
        assert!(admin(folder.path(), &["unsuspend", "Bo", "--why", "a mistake"]).await.status.success());
        assert!(matches!(ask(&mut again, sign_in("Bo", RIGHT)).await, DoorMessage::SignedIn { .. }));
    });
    server.stop();
}

#[test]
fn of_two_connections_of_an_account_the_first_hears_that_it_is_taken_over() {
    let folder = tempfile::tempdir().unwrap();
    let server = open(folder.path());
    let url = server.url().to_owned();
    block_on(async {
        let mut first = Client::at_table(&url, "Bo").await;
        let (mut second, _) = come(&url, "Bo").await;
        assert!(matches!(ask(&mut second, DoorRequest::Enter { hall: None }).await, DoorMessage::Entered { .. }));
        assert_eq!(closing(&mut first).await, Closing::TakenOver);
        second.hello().await;
    });
    server.stop();
}

#[test]
fn ten_wrong_passwords_lock_also_after_a_restart_and_an_operator_unlocks() {
    let folder = tempfile::tempdir().unwrap();
    let server = open(folder.path());
    let token = block_on(async {
        let url = server.url();
        drop(Client::at_table(url, "Bo").await);
        let (_, token) = come(url, "Bo").await;
        let mut stranger = Client::connect(url).await;
        for _ in 1..10 {
            let refused = ask(&mut stranger, sign_in("Bo", "wrong horse")).await;
            assert_eq!(refused, DoorMessage::Refused { reason: DoorRefusal::WrongCredentials });
        }
        let refused = ask(&mut stranger, sign_in("Bo", "wrong horse")).await;
        assert_eq!(refused, DoorMessage::Refused { reason: DoorRefusal::LockedOut { seconds: 30 } });
        token
    });
    server.stop();
    let server = open(folder.path());
    block_on(async {
        let mut player = Client::connect(server.url()).await;
        let refused = ask(&mut player, sign_in("Bo", RIGHT)).await;
        assert!(matches!(refused, DoorMessage::Refused { reason: DoorRefusal::LockedOut { .. } }), "{refused:?}");
        let mut with_token = Client::connect(server.url()).await;
        assert!(matches!(ask(&mut with_token, DoorRequest::SignInWith { token }).await, DoorMessage::SignedIn { .. }));
        assert!(admin(folder.path(), &["unlock", "Bo"]).await.status.success());
        assert!(matches!(ask(&mut player, sign_in("Bo", RIGHT)).await, DoorMessage::SignedIn { .. }));
    });
    server.stop();
}

#[test]
fn r_fail_4_a_correction_is_told_to_the_player_logged_and_in_a_sound_book() {
    let folder = tempfile::tempdir().unwrap();
    let server = open(folder.path());
    block_on(async {
        let mut player = Client::at_table(server.url(), "Bo").await;
        let why = "hand 7 was misdealt";
        let output = admin(folder.path(), &["balance", "Bo", "--add", "12.50", "--why", why]).await;
        assert_eq!(told(&output), "Order 1: done in hall main.\n");
        let balance = player.room(|message| matches!(message, Message::Balance { .. })).await;
        assert_eq!(balance, Message::Balance { balance: Money::new(101_250) });
        let too_much = admin(folder.path(), &["balance", "Bo", "--take", "5000", "--why", "x"]).await;
        assert!(!too_much.status.success());
        let sentence = "Order 2: refused in hall main, nothing has changed. There is 1012.50 to take, not 5000.00. Choose 1012.50 or less.";
        assert!(told(&too_much).contains(sentence), "{}", told(&too_much));
        let shown = told(&admin(folder.path(), &["player", "Bo"]).await);
        assert!(shown.contains("balance 1012.50") && shown.contains("+12.50 by Ada: hand 7 was misdealt"), "{shown}");
        let jackpot = admin(folder.path(), &["seed-jackpot", "smart", "10", "--why", "x"]).await;
        assert!(!jackpot.status.success(), "{}", told(&jackpot));
        assert!(told(&jackpot).ends_with("nothing has changed. No rulebook of this hall has that jackpot. List: admin jackpots\n"));
        assert!(admin(folder.path(), &["jackpots"]).await.status.success());
        let orders = told(&admin(folder.path(), &["orders"]).await);
        assert!(orders.contains("hand 7 was misdealt: done") && orders.lines().count() == 3, "{orders}");
        assert!(told(&admin(folder.path(), &["check"]).await).contains("sound"));
    });
    server.stop();
}

#[test]
fn an_order_that_finds_no_server_is_carried_out_once_when_one_runs() {
    let folder = tempfile::tempdir().unwrap();
    let server = open(folder.path());
    block_on(async { drop(Client::at_table(server.url(), "Bo").await) });
    server.stop();
    let written = block_on(admin(folder.path(), &["balance", "Bo", "--add", "1", "--why", "late"]));
    assert!(told(&written).contains("No server runs hall main at the moment"), "{}", told(&written));
    for _ in 0..2 {
        let server = open(folder.path());
        block_on(async {
            let done = async || told(&admin(folder.path(), &["orders"]).await).contains("late: done");
            while !done().await {}
            let shown = told(&admin(folder.path(), &["player", "Bo"]).await);
            assert!(shown.contains("balance 1001.00"), "{shown}");
        });
        server.stop();
    }
}

#[test]
fn a_password_that_was_reset_ends_what_the_one_before_had_opened() {
    let folder = tempfile::tempdir().unwrap();
    let server = open(folder.path());
    let url = server.url().to_owned();
    block_on(async {
        let mut player = Client::at_table(&url, "Bo").await;
        let output = told(&admin(folder.path(), &["reset-password", "Bo"]).await);
        let password = output.lines().next().unwrap().rsplit(' ').next().unwrap();
        assert_eq!(closing(&mut player).await, Closing::SignedOut);
        let mut again = Client::connect(&url).await;
        assert!(matches!(ask(&mut again, sign_in("Bo", RIGHT)).await, DoorMessage::Refused { .. }));
        assert!(matches!(ask(&mut again, sign_in("Bo", password)).await, DoorMessage::SignedIn { .. }));
    });
    server.stop();
}

#[test]
fn the_room_is_not_heard_before_the_door_is_passed() {
    let server = start(&config()).unwrap();
    block_on(async {
        let mut stranger = Client::connect(server.url()).await;
        assert!(matches!(door(&mut stranger).await, DoorMessage::Greeting(_)));
        stranger.ask(Request::WatchLobby).await;
        assert_eq!(door(&mut stranger).await, DoorMessage::Refused { reason: DoorRefusal::NotSignedIn });
        assert!(matches!(ask(&mut stranger, sign_up("Bo")).await, DoorMessage::SignedIn { .. }));
        stranger.ask(Request::WatchLobby).await;
        assert_eq!(door(&mut stranger).await, DoorMessage::Refused { reason: DoorRefusal::NotEntered });
    });
    server.stop();
}

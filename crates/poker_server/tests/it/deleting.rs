//! What a player may demand: a copy of everything that is kept, and to be deleted. By the real program, on both stores.

use std::path::{Path, PathBuf};

use poker_protocol::{AccountName, Closing, DoorMessage, DoorRefusal, DoorRequest, Message, Password, Request, ServerFrame, TableEvent};
use poker_rules::Action;
use poker_server::Config;
use poker_server::config::StoreUrl;
use serde_json::Value;

use crate::client::Client;
use crate::cluster::Cluster;
use crate::{operator, playing, world};

/// Names that are in no other text of the books.
const NAMES: [&str; 3] = ["Zebulon", "Quintessa", "Wilhelmine"];

/// The file of keys of a database of the test's cluster, in the cluster's folder. The books in a folder have their own.
fn keys(store: &str) -> Option<PathBuf> {
    let (_, place) = store.split_once('@')?;
    let (folder, name) = place.split_once(":5432/")?;
    Some(Path::new(&folder.replace("%2F", "/")).join(format!("{name}.keys")))
}

/// Runs a command of an operator on these books.
fn admin(store: &str, words: &[&str]) -> Result<String, String> {
    let keys = keys(store).map(|file| file.display().to_string());
    let named = keys.iter().flat_map(|file| ["--keys", file]);
    operator::admin(store, &words.iter().copied().chain(named).collect::<Vec<_>>())
}

fn config(store: &str) -> Config {
    Config { store: Some(StoreUrl(store.to_owned())), keys: keys(store), ..world::config() }
}

/// Three players sit at a table and play a hand.
async fn played(url: &str) -> Vec<Client> {
    let mut clients = Vec::new();
    for name in NAMES {
        let mut client = Client::at_table(url, name).await;
        playing::sit_down(&mut client).await;
        clients.push(client);
    }
    playing::play_all(clients, 1).await
}

/// Leaves the table. A hand in progress is played to its end.
async fn leave(mut client: Client) -> Client {
    let mut left = false;
    loop {
        match client.room(|message| matches!(message, Message::Table { .. } | Message::Unseated { .. })).await {
            Message::Unseated { .. } => return client,
            Message::Table { table, event: TableEvent::ToAct { turn, legal: Some(legal), .. } } => {
                let action = if legal.check { Action::Check } else { Action::Fold };
                client.ask(Request::Act { table, hand: client.hand.unwrap(), turn, action }).await;
            }
            Message::Table { table, .. } if !left => {
                left = true;
                client.ask(Request::LeaveTable { table }).await;
            }
            _ => {}
        }
    }
}

async fn all_leave(clients: Vec<Client>) -> Vec<Client> {
    let leaving: Vec<_> = clients.into_iter().map(|client| tokio::spawn(leave(client))).collect();
    let mut gone = Vec::new();
    for client in leaving {
        gone.push(client.await.unwrap());
    }
    gone
}

fn exported(store: &str, name: &str, file: &Path) -> Value {
    let path = file.display().to_string();
    admin(store, &["player", "export", name, "--to", &path]).unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(std::fs::metadata(file).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let text = std::fs::read_to_string(file).unwrap();
    assert!(!text.contains("argon2"), "no hash of a password");
    assert!(!text.contains("Olga"), "no operator is named");
    serde_json::from_str(&text).unwrap()
}

/// The cards that a hand of an export shows, each with the seat to which it was dealt.
fn dealt(hand: &Value) -> Vec<(u64, bool)> {
    let events = hand["events"].as_array().unwrap().iter();
    let dealt = events.filter(|event| event["type"] == "dealt" || event.get("Dealt").is_some());
    dealt.map(|event| (event["seat"].as_u64().unwrap(), !event["card"].is_null())).collect()
}

fn everything_kept_about_a_player_is_in_the_file(store: &str, folder: &Path) {
    let (me, path) = (NAMES[0], folder.join("export.json"));
    admin(store, &["balance", me, "--add", "12.50", "--why", "a gift"]).unwrap();
    let file = exported(store, me, &path);
    assert_eq!((file["format"].as_str(), file["version"].as_u64()), (Some("cardroom-player"), Some(1)));
    assert_eq!((file["account"]["name"].as_str(), file["account"]["password"].as_bool()), (Some(me), Some(true)));
    assert_eq!(file["sessions"].as_array().unwrap().len(), 1);
    assert!(file["orders"].as_array().unwrap().iter().any(|order| order["order"]["why"] == "a gift" && order["outcome"] == "done"));
    let [hall] = &file["halls"].as_array().unwrap()[..] else { panic!("one hall") };
    assert_eq!(hall["player"]["name"].as_str(), Some(me));
    assert_eq!(hall["corrections"][0]["why"], "a gift");
    let movements = hall["movements"].as_array().unwrap();
    let balance = serde_json::json!({ "balance": file["account"]["player"] });
    let sum: i64 = movements.iter().fold(0, |sum, movement| {
        let amount = movement["amount"].as_i64().unwrap();
        let sign = i64::from(movement["to"] == balance) - i64::from(movement["from"] == balance);
        sum + sign * amount
    });
    assert_eq!(hall["balance"].as_i64(), Some(sum), "the movements make the balance");
    let hands = hall["hands"].as_array().unwrap();
    assert!(!hands.is_empty());
    for hand in hands {
        let seat = hand["seat"].as_u64().unwrap();
        let dealt = dealt(hand);
        assert!(dealt.iter().any(|(to, _)| *to == seat) && dealt.iter().any(|(to, _)| *to != seat), "{hand}");
        assert!(dealt.iter().all(|(to, seen)| (*to == seat) == *seen), "own cards, and no others: {hand}");
        assert!(!hand.to_string().contains("deck"), "{hand}");
    }
    let again = admin(store, &["player", "export", me, "--to", &path.display().to_string()]).unwrap_err();
    assert!(again.contains("is there already"), "{again}");
}

/// A copy of the books, which has nothing but what is in the rows. Returns whether a text is in it.
fn in_books(store: &str, folder: &Path, text: &str) -> bool {
    let backup = tempfile::tempdir_in(folder).unwrap();
    admin(store, &["backup", "--to", &backup.path().join("copy").display().to_string()]).unwrap();
    let bytes = std::fs::read(backup.path().join("copy/cardroom.sqlite")).unwrap();
    bytes.windows(text.len()).any(|window| window.eq_ignore_ascii_case(text.as_bytes()))
}

async fn asks(url: &str, request: DoorRequest) -> DoorRefusal {
    let mut client = Client::connect(url).await;
    client.door(request).await;
    client.refused().await
}

/// A deleted player cannot come back, and nobody gets the name.
async fn is_locked_out(url: &str, client: &Client, name: &str) {
    let password = Password::new("correct horse");
    assert_eq!(asks(url, DoorRequest::SignInWith { token: client.token.unwrap() }).await, DoorRefusal::WrongToken);
    let sign_in = DoorRequest::SignIn { name: AccountName::unchecked(name), password: password.clone() };
    assert_eq!(asks(url, sign_in).await, DoorRefusal::WrongCredentials);
    for name in [name.to_owned(), name.to_uppercase()] {
        let sign_up = DoorRequest::SignUp { name: AccountName::unchecked(name), password: password.clone() };
        assert_eq!(asks(url, sign_up).await, DoorRefusal::NameTaken);
    }
}

fn a_player_is_exported_and_deleted(store: &str, folder: &Path) {
    let (server, url) = world::running(&config(store));
    let [me, other, third] = NAMES;
    let sound = Ok("The books of 1 hall are sound.\n".to_owned());
    world::clients(async {
        let clients = played(&url).await;
        let (at, place) = (store.to_owned(), folder.to_owned());
        let table = tokio::task::spawn_blocking(move || {
            let refused = admin(&at, &["player", "delete", NAMES[0], "--yes"]).unwrap_err();
            assert!(
                refused.contains("Zebulon cannot be deleted now; nothing has changed.\nHall main: The player sits at a table"),
                "{refused}"
            );
            place
        });
        table.await.unwrap();
        let mut clients = all_leave(clients).await;
        let (at, place) = (store.to_owned(), folder.to_owned());
        let deleted = tokio::task::spawn_blocking(move || {
            everything_kept_about_a_player_is_in_the_file(&at, &place);
            let asked = admin(&at, &["player", "delete", NAMES[0]]).unwrap_err();
            assert!(asked.contains("repeat the command with --yes"), "{asked}");
            assert!(in_books(&at, &place, NAMES[0]));
            admin(&at, &["player", "delete", NAMES[0], "--yes"])
        });
        let told = deleted.await.unwrap().unwrap();
        assert!(told.starts_with("The account of player #1 is deleted.") && told.ends_with("done in hall main.\n"), "{told}");
        assert_eq!(clients[0].closed().await, Some(Closing::SignedOut));
        is_locked_out(&url, &clients[0], me).await;
    });
    assert!(!in_books(store, folder, me), "the name is nowhere");
    assert!(in_books(store, folder, "deleted #1"));
    assert_eq!(admin(store, &["check"]), sound);
    let shown = admin(store, &["player", "#1"]).unwrap();
    assert!(shown.starts_with("#1 deleted #1,") && shown.contains("balance 0.00, at tables 0.00, held 0.00"), "{shown}");
    let hands = exported(store, other, &folder.join("other.json"))["halls"][0]["hands"].to_string();
    assert!(hands.contains("deleted #1") && hands.contains(third), "the hands of the others hold");
    let orders = admin(store, &["orders"]).unwrap();
    let again = admin(store, &["player", "delete", me, "--yes"]).unwrap();
    assert!(again.starts_with("The account of player #1 is deleted."), "{again}");
    assert_eq!(admin(store, &["orders"]).unwrap(), orders, "nothing is left to do");
    let refused = admin(store, &["balance", "#1", "--add", "5", "--why", "x"]).unwrap_err();
    assert!(refused.contains("player #1 is deleted"), "{refused}");
    let log = admin(store, &["log"]).unwrap();
    assert!(log.contains("Olga: deleted #1"), "{log}");
    server.stop_within(0);
    without_a_server(store, folder);
}

/// The account is deleted at once, and the hall follows when a server runs it.
fn without_a_server(store: &str, folder: &Path) {
    let [_, other, third] = NAMES;
    let told = admin(store, &["player", "delete", other, "--yes"]).unwrap();
    assert!(told.starts_with("The account of player #2 is deleted.") && told.contains("No server runs hall main at the moment"), "{told}");
    // The deletion is cut off: the order is gone, and the name is still in the hall.
    let order = admin(store, &["orders"]).unwrap().lines().last().unwrap().split(' ').next().unwrap().to_owned();
    admin(store, &["withdraw", &order, "--why", "a test"]).unwrap();
    assert!(in_books(store, folder, other));
    let again = admin(store, &["player", "delete", other, "--yes"]).unwrap();
    assert!(again.contains("No server runs hall main at the moment"), "the rest is done again: {again}");
    let (server, url) = world::running(&config(store));
    world::clients(async { Client::at_table(&url, "Dora").await });
    let done = (0..2_000).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(5));
        admin(store, &["orders"]).unwrap().lines().last().unwrap().ends_with(": done")
    });
    assert!(done, "the next server carries it out");
    server.stop_within(0);
    assert!(!in_books(store, folder, other) && in_books(store, folder, third));
    assert_eq!(admin(store, &["check"]), Ok("The books of 1 hall are sound.\n".to_owned()));
}

#[test]
fn a_player_is_exported_and_deleted_on_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    a_player_is_exported_and_deleted(&folder.path().join("books").display().to_string(), folder.path());
}

#[test]
fn a_player_is_exported_and_deleted_on_postgresql_and_also_signed_out_at_another_server() {
    let Some(cluster) = Cluster::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    a_player_is_exported_and_deleted(&cluster.database(), folder.path());
    let store = cluster.database();
    let (owner, _) = world::running(&config(&store));
    let (second, url) = world::running(&config(&store));
    world::clients(async {
        let mut client = Client::connect(&url).await;
        client.sign_up(NAMES[0]).await;
        let deleted = tokio::task::spawn_blocking(move || admin(&store, &["player", "delete", NAMES[0], "--yes"]).unwrap());
        deleted.await.unwrap();
        assert_eq!(client.closed().await, Some(Closing::SignedOut));
        let told = client.until(|frame| matches!(frame, ServerFrame::Door(DoorMessage::Closing { .. })));
        drop(told);
    });
    second.stop_within(0);
    owner.stop_within(0);
}

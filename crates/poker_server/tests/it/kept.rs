//! Books that an earlier version left behind, with hands in progress: `tests/data/kept/README.md` says how they were made.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use poker_host::verify_record;
use poker_protocol::{AccountName, DoorRefusal, DoorRequest, HallName, HandId, Message, Money, Password, PlayerId, Token};
use poker_room::Account;
use poker_server::door::{AuditId, OrderId, OrderOutcome};
use poker_server::store::{Address, HandQuery, KeptHand, Store};
use poker_server::{Config, Running};
use serde::Deserialize;
use serde_json::Value;
use tempfile::TempDir;

use crate::client::Client;
use crate::{playing, world};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/kept/server-0.1.0");
/// All players at one table when the server was killed. The first has a rake plan, the last a balance that is held.
const SEATED: [&str; 4] = ["Åsa", "Alder", "Basil", "Lark"];
/// Longer than any test, so that no hand is dealt.
const NO_HAND_MS: u32 = 3_600_000;
/// The time for the players to come back. A player who comes later makes the hand longer, but not different.
const FIRST_HAND_MS: u32 = 500;

/// What the books hold, read from the database by another program when the data was made.
#[derive(Deserialize)]
struct Expected {
    accounts: Vec<ExpectedAccount>,
    /// Each account of the book with its chips; what came from outside is negative.
    book: Vec<(Value, i64)>,
    played: Vec<HandId>,
    voided: Vec<HandId>,
    /// Each hand in progress with the number of its actions.
    in_progress: Vec<(HandId, usize)>,
    orders: u64,
    log: usize,
    password: String,
    token: Token,
    guest_token: Token,
}

#[derive(Debug, PartialEq, Eq, Deserialize)]
struct ExpectedAccount {
    player: PlayerId,
    name: String,
    suspended: Option<String>,
    pro: bool,
}

/// A copy of the kept folder; tests never open the original.
struct Kept {
    folder: TempDir,
    expected: Expected,
}

impl Kept {
    fn copy() -> Self {
        let folder = tempfile::tempdir().unwrap();
        for file in std::fs::read_dir(Path::new(FOLDER).join("books")).unwrap() {
            let file = file.unwrap();
            std::fs::copy(file.path(), folder.path().join(file.file_name())).unwrap();
        }
        let expected = std::fs::read_to_string(Path::new(FOLDER).join("expected.json")).unwrap();
        Self { folder, expected: serde_json::from_str(&expected).unwrap() }
    }

    fn store(&self) -> std::sync::Arc<dyn Store> {
        Address::Folder(self.folder.path().to_owned()).open_beside().unwrap()
    }

    /// A server of the current version on the copy. Its tables wait for `first_hand_ms` before they deal.
    fn server(&self, first_hand_ms: u32) -> (Running, String) {
        let file = std::fs::read_to_string(Path::new(FOLDER).join("server.ron")).unwrap();
        let mut config = Config::parse("server.ron", &file).unwrap();
        config.halls[0].tempo.first_hand_ms = first_hand_ms;
        let Config { listen, threads, seed, hash_cost, .. } = world::config();
        let (data, rulebooks) = (Some(self.folder.path().to_owned()), Some(Path::new(FOLDER).join("rooms")));
        world::running(&Config { listen, threads, seed, hash_cost, data, rulebooks, ..config })
    }

    fn holds(&self, account: Account) -> u64 {
        let account = serde_json::to_value(account).unwrap();
        self.expected.book.iter().find(|(name, _)| *name == account).map_or(0, |(_, chips)| u64::try_from(*chips).unwrap())
    }

    fn sign_in(&self, name: &str) -> DoorRequest {
        DoorRequest::SignIn { name: AccountName::unchecked(name), password: Password::new(&self.expected.password) }
    }

    /// A player who has entered the hall, and the balance from the hall's `Welcome`. The first of [`SEATED`] signs in by token.
    async fn client(&self, url: &str, name: &str) -> (Client, u64) {
        let mut client = Client::connect(url).await;
        let token = DoorRequest::SignInWith { token: self.expected.token };
        client.door(if name == SEATED[0] { token } else { self.sign_in(name) }).await;
        client.signed_in().await;
        client.enter().await;
        let Message::Welcome { balance, player, .. } = client.hello().await else { unreachable!("it was waited for") };
        assert_eq!(player, self.player(name), "{name}");
        (client, balance.hundredths())
    }

    fn player(&self, name: &str) -> PlayerId {
        self.expected.accounts.iter().find(|account| account.name == name).unwrap().player
    }
}

fn hall() -> HallName {
    HallName("main".to_owned())
}

fn numbers(hands: &[KeptHand]) -> (Vec<HandId>, Vec<HandId>) {
    let of = |voided: bool| {
        let hands = hands.iter().filter(|hand| matches!(hand, KeptHand::Voided(_)) == voided);
        hands.map(KeptHand::id).collect::<BTreeSet<_>>().into_iter().collect()
    };
    (of(false), of(true))
}

/// The chips that each player has in the balance and at tables.
fn wealth<'a>(book: impl Iterator<Item = (Account, i64)> + 'a) -> BTreeMap<PlayerId, i64> {
    let mut wealth = BTreeMap::new();
    for (account, chips) in book {
        if let Account::Balance(player) | Account::Stack(_, player) = account {
            *wealth.entry(player).or_default() += chips;
        }
    }
    wealth.retain(|_, chips| *chips != 0);
    wealth
}

#[test]
fn kept_books_are_sound_and_hold_what_was_written() {
    let kept = Kept::copy();
    let (store, expected) = (kept.store(), &kept.expected);
    assert_eq!(store.check().unwrap(), []);
    let found = store.load(&hall()).unwrap().unwrap();
    let line = |account: Account, chips: i64| (serde_json::to_string(&account).unwrap(), chips);
    let ledger = &found.room.ledger;
    let outside = line(Account::Outside, -i64::try_from(ledger.given_out().hundredths()).unwrap());
    let holds_chips = |(account, chips): &(Account, Money)| *account != Account::Outside && *chips > Money::ZERO;
    let held = ledger.accounts().filter(holds_chips).map(|(account, chips)| line(account, i64::try_from(chips.hundredths()).unwrap()));
    let book: BTreeSet<(String, i64)> = held.chain([outside]).collect();
    let written: BTreeSet<(String, i64)> = expected.book.iter().map(|(account, chips)| (account.to_string(), *chips)).collect();
    assert_eq!(book, written);
    let unfinished: Vec<_> = found.unfinished.iter().map(|hand| (hand.begun.hand, hand.actions.len())).collect();
    assert_eq!(unfinished, expected.in_progress);
    let accounts = store.list(PlayerId(0), "", 1_000).unwrap().into_iter();
    let accounts: Vec<_> = accounts
        .map(|found| ExpectedAccount {
            player: found.player,
            name: found.name.as_str().to_owned(),
            suspended: found.suspended,
            pro: found.pro,
        })
        .collect();
    assert_eq!(accounts, expected.accounts);
    let hands = store.hands(&hall(), &HandQuery { most: 1_000, ..HandQuery::default() }).unwrap();
    assert_eq!(numbers(&hands), (expected.played.clone(), expected.voided.clone()));
    for hand in &hands {
        if let KeptHand::Ended(record) = hand {
            verify_record(record).unwrap();
        }
    }
    for order in 1..=expected.orders {
        assert_eq!(store.ordered(OrderId(order)).unwrap().unwrap().outcome, Some(OrderOutcome::Done), "order {order}");
    }
    assert_eq!(store.log(AuditId(0), 1_000).unwrap().len(), expected.log);
}

#[test]
fn hands_in_progress_in_kept_books_are_void_and_their_chips_are_back() {
    let kept = Kept::copy();
    let (server, _) = kept.server(NO_HAND_MS);
    server.stop_within(0);
    let (store, expected) = (kept.store(), &kept.expected);
    assert_eq!(store.check().unwrap(), []);
    let found = store.load(&hall()).unwrap().unwrap();
    assert_eq!(found.unfinished, []);
    let hands = store.hands(&hall(), &HandQuery { most: 1_000, ..HandQuery::default() }).unwrap();
    let voided: BTreeSet<HandId> = expected.voided.iter().chain(expected.in_progress.iter().map(|(hand, _)| hand)).copied().collect();
    assert_eq!(numbers(&hands), (expected.played.clone(), voided.into_iter().collect()));
    let written = expected.book.iter().map(|(account, chips)| (serde_json::from_value(account.clone()).unwrap(), *chips));
    let book = found.room.ledger.accounts().map(|(account, chips)| (account, i64::try_from(chips.hundredths()).unwrap()));
    assert_eq!(wealth(book), wealth(written));
}

#[test]
fn players_of_kept_books_sign_in_and_have_their_chips() {
    let kept = Kept::copy();
    let (server, url) = kept.server(NO_HAND_MS);
    world::clients(async {
        let mut suspended = Client::connect(&url).await;
        suspended.door(kept.sign_in("Galen")).await;
        assert_eq!(suspended.refused().await, DoorRefusal::Suspended);
        let mut guest = Client::connect(&url).await;
        guest.door(DoorRequest::SignInWith { token: kept.expected.guest_token }).await;
        guest.signed_in().await;
        for name in SEATED {
            let (mut client, balance) = kept.client(&url, name).await;
            let player = kept.player(name);
            assert_eq!(balance, kept.holds(Account::Balance(player)), "{name}");
            let snapshot = client.room(|message| matches!(message, Message::Snapshot { .. })).await;
            let Message::Snapshot { table } = snapshot else { unreachable!("it was waited for") };
            let seat = table.you.unwrap().seat;
            let stack = table.seats.iter().find(|found| found.seat == seat).unwrap().stack;
            assert_eq!(stack.get(), kept.holds(Account::Stack(table.info.table, player)), "{name}");
        }
    });
    server.stop_within(0);
}

#[test]
fn play_goes_on_at_the_tables_of_kept_books() {
    let kept = Kept::copy();
    let (server, url) = kept.server(FIRST_HAND_MS);
    world::clients(async {
        let mut clients = Vec::new();
        for name in SEATED {
            clients.push(kept.client(&url, name).await.0);
        }
        playing::play_all(clients, 1).await;
    });
    server.stop_within(0);
    let store = kept.store();
    assert_eq!(store.check().unwrap(), []);
    let hands = store.hands(&hall(), &HandQuery { most: 1_000, ..HandQuery::default() }).unwrap();
    let (before, _) = *kept.expected.in_progress.last().unwrap();
    assert!(hands.iter().any(|hand| matches!(hand, KeptHand::Ended(_)) && hand.id() > before));
}

//! The commands, as an operator types them, on books in a folder.

use std::path::Path;

use clap::Parser;
use poker_protocol::{AccountName, HallName, PlayerId};
use poker_room::Now;

use super::Admin;
use crate::door::{KeptAccount, NewAccount, Order, OrderId};
use crate::store::tests::scene::{Play, TABLE};
use crate::store::{Address, KeyRing, Owner};

#[derive(Parser)]
struct Line {
    #[command(flatten)]
    admin: Admin,
}

/// Runs a command line. Returns its output, or its error.
fn admin(folder: &Path, words: &[&str]) -> Result<String, String> {
    let data = folder.display().to_string();
    let line = Line::try_parse_from(["admin"].iter().chain(words).copied().chain(["--data", &data, "--by", "Ada"]));
    let mut out = Vec::new();
    let run = line.map_err(|error| error.to_string())?.admin.run_into(&mut out);
    let out = String::from_utf8(out).unwrap();
    run.map(|()| out).map_err(|error| format!("{error:#}"))
}

/// A folder with three accounts and one hall that no server owns.
fn books() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let tokens = folder.path().join("tokens").display().to_string();
    admin(folder.path(), &["create", "--count", "3", "--prefix", "Bob", "--tokens", &tokens]).unwrap();
    let store = Address::Folder(folder.path().to_owned()).open_beside().unwrap();
    let owner = Owner { name: "test".to_owned(), url: String::new() };
    let lease = store.claim(&HallName("main".to_owned()), &owner, 1_000).unwrap();
    store.release(&lease).unwrap();
    folder
}

fn account(folder: &Path, number: u64) -> KeptAccount {
    let store = Address::Folder(folder.to_owned()).open_beside().unwrap();
    store.account(PlayerId(number)).unwrap().unwrap()
}

#[test]
fn many_accounts_are_made_at_once_with_tokens_that_only_the_operator_can_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tokens");
    let tokens = path.display().to_string();
    let told = admin(folder.path(), &["create", "--count", "5000", "--tokens", &tokens]).unwrap();
    assert!(told.starts_with("5000 accounts made"), "{told}");
    let text = std::fs::read_to_string(&path).unwrap();
    assert_eq!(text.lines().count(), 5_000);
    assert!(text.lines().all(|line| line.split(' ').next_back().is_some_and(|token| token.len() == 64)));
    assert_eq!(account(folder.path(), 5_000).name.as_str(), "load5000");
    assert_eq!(account(folder.path(), 1).password, None, "nobody can guess a password that there is not");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let again = admin(folder.path(), &["create", "--count", "1", "--tokens", &tokens]).unwrap_err();
    assert!(again.contains("is there already; delete it or name another file"), "{again}");
    let other = folder.path().join("other").display().to_string();
    let taken = admin(folder.path(), &["create", "--count", "2", "--tokens", &other]).unwrap_err();
    assert_eq!(taken, "a player is called `load1` already, or something that looks like it; choose another --prefix");
    assert!(!folder.path().join("other").exists(), "no file without its accounts");
}

#[test]
fn a_player_is_suspended_and_let_play_again_and_the_log_says_by_whom_and_why() {
    let folder = books();
    let told = admin(folder.path(), &["suspend", "bob2", "--why", "two accounts"]).unwrap();
    assert!(told.starts_with("Bob2 is suspended.\nOrder 1 is written down"), "{told}");
    assert_eq!(account(folder.path(), 2).suspended.as_deref(), Some("two accounts"));
    admin(folder.path(), &["unsuspend", "#2", "--why", "a mistake"]).unwrap();
    assert_eq!(account(folder.path(), 2).suspended, None);
    let log = admin(folder.path(), &["log"]).unwrap();
    assert!(log.contains("Ada: suspended #2: two accounts") && log.contains("Ada: let #2 play again: a mistake"), "{log}");
    let orders = admin(folder.path(), &["orders"]).unwrap();
    assert!(orders.contains("suspend #2: not carried out yet"), "{orders}");
}

#[test]
fn r_fail_4_a_correction_is_written_down_as_an_order_with_its_reason() {
    let folder = books();
    let told = admin(folder.path(), &["balance", "Bob1", "--add", "12.50", "--why", "hand 7 was misdealt"]).unwrap();
    assert!(told.contains("No server runs hall main at the moment"), "{told}");
    let swedish = admin(folder.path(), &["balance", "Bob1", "--add", "1", "--why", "x", "--language", "sv"]).unwrap();
    assert_eq!(swedish, "Order 2 är antecknad. Ingen server kör salen main just nu, men nästa utför den. Resultat: admin orders\n");
    let store = Address::Folder(folder.path().to_owned()).open_beside().unwrap();
    let order = store.ordered(OrderId(1)).unwrap().unwrap();
    let Order::Correct { amount, why, .. } = &order.new.order else { panic!("{order:?}") };
    assert_eq!((amount.hundredths(), why.as_str(), order.new.by.as_str()), (1_250, "hand 7 was misdealt", "Ada"));
    assert_eq!(
        admin(folder.path(), &["withdraw", "1", "--why", "a typo"]),
        Ok("Order 1 is withdrawn and will not be carried out.\n".to_owned())
    );
    let again = admin(folder.path(), &["withdraw", "1", "--why", "a typo"]).unwrap_err();
    assert_eq!(again, "Order 1 is over and cannot be withdrawn. Outcome: admin orders");
    assert!(admin(folder.path(), &["orders"]).unwrap().lines().next().unwrap().ends_with("UTC, Ada: a typo"));
}

#[test]
fn r_trn_13_an_order_about_a_tournament_is_written_down_with_who_and_why() {
    let folder = books();
    let schedule = ["tournament", "schedule", "freezeout", "--name", "Rigel", "--price", "10", "--why", "a birthday"];
    let run = |more: &[&str]| admin(folder.path(), &[&schedule[..], more].concat());
    assert!(run(&["--begins", "2020-01-01 10:00"]).unwrap_err().starts_with("The tournament would begin in the past. Time now: 20"));
    assert!(run(&["--begins", "soon"]).unwrap_err().contains("`soon` is no time"));
    assert!(run(&["--in", "5", "--game", "whist"]).unwrap_err().contains("there is no game `whist`"));
    assert!(run(&["--in", "5", "--password-file", "/nowhere"]).unwrap_err().contains("/nowhere"));
    let secret = folder.path().join("secret");
    std::fs::write(&secret, "open sesame\n").unwrap();
    run(&["--in", "5", "--guarantee", "500", "--password-file", &secret.display().to_string()]).unwrap();
    let why = ["--why", "a friend is late"];
    let direct = |words: &[&str]| admin(folder.path(), &[&["tournament"], words, &why[..]].concat()).unwrap();
    direct(&["delay", "7", "--until", "2099-01-01 10:00"]);
    direct(&["guarantee", "7", "0"]);
    direct(&["disqualify", "7", "Bob2"]);
    direct(&["bounty", "7", "Bob3", "vip", "on"]);
    direct(&["bounty", "7", "Bob3", "pro", "off"]);
    direct(&["cancel", "7"]);
    direct(&["invite", "7", "Bob2"]);
    direct(&["invite", "7", "Bob2", "off"]);
    let orders = admin(folder.path(), &["orders"]).unwrap();
    assert!(!orders.contains("sesame"), "{orders}");
    let told: Vec<&str> = orders.lines().map(|line| line.split_once("hall main: ").unwrap().1).collect();
    assert!(told[0].starts_with("schedule Rigel (freezeout, en-2.7) for "), "{orders}");
    let late = |what: &str| format!("{what} tournament 7, a friend is late: not carried out yet");
    assert_eq!(told[1], late("set the beginning to 2099-01-01 10:00:00 UTC of"));
    assert_eq!(told[2], late("set the guarantee to 0.00 of"));
    assert_eq!(told[3], late("disqualify #2 in"));
    assert_eq!(told[4], late("pay a bounty (Vip) for #3 in"));
    assert_eq!(told[5], late("pay no bounty (Pro) for #3 in"));
    assert_eq!(told[6], late("cancel"));
    assert_eq!(told[7], late("invite #2 to"));
    assert_eq!(told[8], late("take back the invitation of #2 to"));
    assert!(orders.lines().all(|line| line.contains(", Ada, ")), "{orders}");
}

#[test]
fn a_reset_password_is_told_once_and_kept_as_a_hash() {
    let folder = books();
    let told = admin(folder.path(), &["reset-password", "Bob1"]).unwrap();
    let password = told.lines().next().unwrap().rsplit(' ').next().unwrap();
    assert!(told.contains("is shown this once and expires at 20"), "{told}");
    assert!(admin(folder.path(), &["player", "Bob1"]).unwrap().contains("password valid until 20"));
    let kept = account(folder.path(), 1);
    assert_eq!(kept.password_until.unwrap().ms_since(kept.made) / 60_000, 24 * 60, "a day");
    let kept = kept.password.unwrap();
    let hasher = crate::door::Hasher::new(crate::door::HashCost::OWASP).unwrap();
    let secret = Address::Folder(folder.path().to_owned()).open_beside().unwrap().password_secret(kept.secret()).unwrap();
    assert_eq!(hasher.check(&poker_protocol::Password::new(password), Some(&kept), secret.as_ref()), Ok(true));
    let log = admin(folder.path(), &["log"]).unwrap();
    assert!(log.contains("gave #1 a new password") && !log.contains(password), "{log}");
}

#[test]
fn flags_and_lists_show_what_was_set() {
    let folder = books();
    admin(folder.path(), &["pro", "Bob3", "on"]).unwrap();
    let list = admin(folder.path(), &["players", "BOB3"]).unwrap();
    assert!(list.contains("Bob3") && list.contains("pro, no password") && list.ends_with("1 players.\n"), "{list}");
    let shown = admin(folder.path(), &["player", "Bob3"]).unwrap();
    assert!(shown.starts_with("#3 Bob3"), "{shown}");
    assert_eq!(admin(folder.path(), &["check"]), Ok("The books of 1 hall are sound.\n".to_owned()));
}

#[test]
fn every_mistake_says_what_and_where_and_what_to_do() {
    let folder = books();
    let refused = |words: &[&str]| admin(folder.path(), words).unwrap_err();
    assert_eq!(refused(&["player", "Cy"]), "there is no player `Cy`; `admin players` lists all of them");
    assert_eq!(refused(&["banzai", "Bob1", "exclude", "--hall", "cellar"]), "there is no hall `cellar`; there are: main");
    assert!(refused(&["balance", "Bob1", "--add", "1.234", "--why", "x"]).contains("`1.234` is no amount; write it as 12 or 12.50"));
    assert!(refused(&["suspend", "Bob1", "--why", " "]).contains("say why in a few words"));
    let empty = tempfile::tempdir().unwrap();
    let nothing = admin(empty.path(), &["players"]).unwrap_err();
    assert!(nothing.contains("holds no books of a server; give --data the folder that the server was started with"), "{nothing}");
}

#[test]
fn a_backup_is_checked_without_its_secret_parts_where_the_key_is_missing_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let (books, backup) = (folder.path().join("books"), folder.path().join("backup"));
    let keys = folder.path().join("site.keys").display().to_string();
    let store = Address::Folder(books.clone()).open(KeyRing::of_file(&keys)).unwrap();
    let hall = HallName("main".to_owned());
    let lease = store.claim(&hall, &Owner { name: "test".to_owned(), url: String::new() }, 60_000).unwrap();
    let mut play = Play::new(1);
    while play.room.table(TABLE).is_none_or(|table| table.hand().is_none()) {
        store.commit(&lease, &play.batches(1)).unwrap();
    }
    let ada = AccountName::unchecked("Ada");
    store.create(&[NewAccount { name: ada, password: None, token: None, at: Now(1) }]).unwrap();
    let export = folder.path().join("Ada.json").display().to_string();
    assert!(admin(&books, &["player", "Ada"]).unwrap().contains("hall main"), "the command needs no key");
    assert!(admin(&books, &["player", "export", "Ada", "--to", &export]).unwrap().contains("Everything that is kept about #1 Ada is in "));
    let to = ["backup", "--to", &backup.display().to_string()];
    let told = admin(&books, &to).unwrap();
    assert!(told.starts_with("Hall main was checked without its secret parts: hand 1 of hall main is encrypted with key 1."), "{told}");
    let refused = admin(&backup, &["check"]).unwrap_err();
    assert!(refused.contains("the books need keys that the file of keys lacks"), "{refused}");
    assert_eq!(admin(&backup, &["check", "--keys", &keys]), Ok("The books of 1 hall are sound.\n".to_owned()));
    let held = admin(&books, &["key", "lost", "--why", "a fire"]).unwrap_err();
    assert!(held.contains("another server, test at "), "{held}");
    store.release(&lease).unwrap();
    let lost = admin(&books, &["key", "lost", "--why", "a fire"]).unwrap();
    assert!(
        lost.starts_with("Hall main: hand 1 at table 1 (") && lost.contains(") is void. Stacks in chips: ") && lost.contains("P1 1000"),
        "{lost}"
    );
    assert!(admin(&books, &["log"]).unwrap().contains("Ada: gave up hand 1 of hall main, whose key is lost: a fire"));
    assert_eq!(admin(&books, &["check"]), Ok("The books of 1 hall are sound.\n".to_owned()));
}

//! Every command of an operator, run by the real program beside a running server, on both stores.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use poker_protocol::{HallName, Money};
use poker_room::{Account, Now};
use poker_server::Config;
use poker_server::config::{HallConfig, StoreUrl, TournamentChoice};
use poker_server::door::{NewOrder, Order, OrderOutcome};
use poker_server::store::Address;

use crate::client::Client;
use crate::cluster::Cluster;
use crate::{playing, world};

/// Runs `cardroom-server admin` with these words on the books at `store`. Returns what it prints, or its error.
pub fn admin(store: &str, words: &[&str]) -> Result<String, String> {
    let mut program = Command::new(env!("CARGO_BIN_EXE_cardroom-server"));
    let done = program.arg("admin").args(words).args(["--store", store, "--by", "Olga"]).output().unwrap();
    let (out, error) = (String::from_utf8(done.stdout).unwrap(), String::from_utf8(done.stderr).unwrap());
    assert!(!error.contains("panicked"), "{words:?}: {error}");
    if done.status.success() { Ok(out) } else { Err(error) }
}

/// The commands that `admin` has, by its own help, and their own commands, such as `tournament list`.
pub fn commands() -> BTreeSet<String> {
    let mut all = commands_of(&[]);
    for command in all.clone() {
        all.extend(commands_of(&[&command]).into_iter().map(|nested| format!("{command} {nested}")));
    }
    all
}

/// The commands that follow `admin` and these words.
pub fn commands_of(words: &[&str]) -> BTreeSet<String> {
    let mut program = Command::new(env!("CARGO_BIN_EXE_cardroom-server"));
    let help = program.arg("admin").args(words).arg("--help").output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let commands = help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let names =
        commands.filter(|line| line.starts_with("  ") && !line.starts_with("   ")).filter_map(|line| line.split_whitespace().next());
    names.filter(|name| *name != "help").map(str::to_owned).collect()
}

/// Runs every command beside a server on the books at `store`.
fn every_command_answers(store: &str, folder: &Path) {
    let halls = vec![HallConfig { tournaments: TournamentChoice::Calendar, ..world::config().halls.remove(0) }];
    let keys = folder.join("site.keys");
    let config = Config { store: Some(StoreUrl(store.to_owned())), keys: Some(keys.clone()), halls, ..world::config() };
    let (server, url) = world::running(&config);
    world::clients(async { playing::play_all(playing::table(&url).await, 1).await });
    let mut run = BTreeSet::new();
    let all = commands();
    let mut ran = |words: &[&str]| {
        run.insert(words[0].to_owned());
        run.extend(words.get(1).map(|nested| format!("{} {nested}", words[0])).filter(|words| all.contains(words)));
        admin(store, &[words, &["--keys", &keys.display().to_string()]].concat())
    };
    let mut says = |words: &[&str], said: &str| {
        let done = ran(words);
        assert!(done.as_ref().is_ok_and(|out| out.contains(said)), "{words:?}: {done:?}");
        done.unwrap()
    };
    let why = ["--why", "a test"];
    says(&["players"], "Ada");
    says(&["player", "Ada"], "#1 Ada");
    let tokens = folder.join("tokens").display().to_string();
    says(&["create", "--count", "2", "--prefix", "Load", "--tokens", &tokens], "2 accounts made");
    let file = folder.join("Ada.json").display().to_string();
    says(&["player", "export", "Ada", "--to", &file], "Everything that is kept about #1 Ada is in ");
    says(&["player", "delete", "Load2", "--yes"], "The account of player #5 is deleted.");
    says(&["suspend", "Bo", why[0], why[1]], "Bo is suspended.\nOrder 1: done in hall main.");
    says(&["unsuspend", "Bo", why[0], why[1]], "Bo may play again.\nOrder 2: done in hall main.");
    says(&["pro", "Ada", "on"], "Ada is marked as a professional.");
    says(&["banzai", "Ada", "exclude"], "done in hall main");
    says(&["unlock", "Ada"], "Ada");
    says(&["reset-password", "Ada"], "Ada");
    says(&["revoke-tokens", "Ada"], "Ada");
    says(&["balance", "Ada", "--add", "12.50", why[0], why[1]], "done in hall main");
    says(&["balance", "Ada", "--take", "2.50", "--side", "held", why[0], why[1]], "done in hall main");
    says(&["jackpots"], "monte-carlo");
    says(&["reports"], "");
    let scheduled = ["tournament", "schedule", "freezeout", "--name", "Rigel", "--in", "60", "--price", "10", why[0], why[1]];
    says(&scheduled, "done in hall main");
    let list = says(&["tournament", "list"], "Rigel");
    let number =
        list.lines().find(|line| line.contains("Rigel")).unwrap().split_whitespace().next().unwrap().trim_start_matches('#').to_owned();
    says(&["tournament", "show", &number], "Rigel");
    says(&["tournament", "guarantee", &number, "500", why[0], why[1]], "done in hall main");
    says(&["tournament", "delay", &number, "--until", "2099-01-01 10:00", why[0], why[1]], "done in hall main");
    says(&["tournament", "cancel", &number, why[0], why[1]], "done in hall main");
    says(&["log"], "Olga: suspended #2: a test");
    says(&["orders"], "Olga, hall main: 12.50 from Outside");
    says(&["check"], "The books of 1 hall are sound.");
    says(&["key", "rotate"], "New rows are encrypted with key 2.");
    says(&["log"], "Olga: added key 2 to the file of keys");
    for (words, said) in [
        (&["decide", "7", "Ada", "hold"][..], "This hall has no report 7."),
        (&["void-hand", "1"], "No hand is in progress at table 1."),
        (&["seed-jackpot", "monte-carlo", "100", "--side", "outside", why[0], why[1]], "No rulebook of this hall has that jackpot."),
        (&["withdraw", "1", why[0], why[1]], "Order 1 is over and cannot be withdrawn."),
        (&["withdraw", "99", why[0], why[1]], "There is no order 99."),
        (&["tournament", "invite", &number, "Ada", why[0], why[1]], "refused in hall main"),
        (&["key", "lost", why[0], why[1]], "owns the hall"),
        (&["tournament", "disqualify", &number, "Ada", why[0], why[1]], "refused in hall main"),
        (&["tournament", "bounty", &number, "Ada", "vip", "on", why[0], why[1]], "refused in hall main"),
    ] {
        let done = ran(words);
        assert!(done.as_ref().is_err_and(|error| error.contains(said)), "{words:?}: {done:?}");
    }
    let backup = folder.join("backup").display().to_string();
    let done = ran(&["backup", "--to", &backup]);
    assert!(done.as_ref().is_ok_and(|out| out.contains("The books of 1 hall are in") && out.contains("and sound")), "{done:?}");
    let with_keys = ["check", "--keys", &keys.display().to_string()];
    assert_eq!(admin(&backup, &with_keys), Ok("The books of 1 hall are sound.\n".to_owned()));
    assert!(ran(&["backup", "--to", &backup]).unwrap_err().contains("there are books already"));
    assert!(ran(&["restore", "--from", &folder.join("nowhere").display().to_string()]).unwrap_err().contains("holds no backup"));
    let refused = ran(&["restore", "--from", &backup]).unwrap_err();
    assert!(refused.contains("there are books already") || refused.contains("another server is running"), "{refused}");
    if store.starts_with("postgres") {
        assert!(ran(&["accept-books"]).unwrap().starts_with("The books count as complete"));
    } else {
        assert!(ran(&["accept-books"]).unwrap_err().contains("another server is running on"));
    }
    assert_eq!(run, all, "each command is run");
    server.stop_within(0);
    restored((&backup, &keys), &folder.join("restored").display().to_string());
}

/// Restores a backup elsewhere, and plays there.
fn restored((backup, keys): (&str, &Path), place: &str) {
    let with_keys = ["--keys", &keys.display().to_string()];
    assert_eq!(
        admin(place, &[&["restore", "--from", backup], &with_keys[..]].concat()),
        Ok("The books of 1 hall are restored. Start the server on them.\n".to_owned())
    );
    assert_eq!(admin(place, &[&["check"], &with_keys[..]].concat()), Ok("The books of 1 hall are sound.\n".to_owned()));
    let orders = admin(place, &["orders"]);
    assert_eq!(orders, admin(backup, &["orders"]), "with everything that was there");
    let (server, url) = world::running(&Config { store: Some(StoreUrl(place.to_owned())), keys: Some(keys.to_owned()), ..world::config() });
    world::clients(async { Client::at_table(&url, "Dora").await });
    server.stop_within(0);
}

#[test]
fn every_command_of_an_operator_answers_on_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    every_command_answers(&folder.path().join("books").display().to_string(), folder.path());
}

#[test]
fn every_command_of_an_operator_answers_on_postgresql() {
    let Some(cluster) = Cluster::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    every_command_answers(&cluster.database(), folder.path());
    let keys = folder.path().join("site.keys");
    restored((&folder.path().join("backup").display().to_string(), &keys), &cluster.database());
}

#[test]
fn an_amount_that_is_too_large_is_refused_at_the_desk_and_by_the_hall_and_the_hall_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let store = folder.path().display().to_string();
    let (server, url) = world::running(&Config { data: Some(folder.path().to_owned()), ..world::config() });
    world::clients(async { Client::at_table(&url, "Ada").await });
    for amount in ["92233720368547759", "92233720368547758.07", "50000000000000000", "10000000000.01"] {
        let refused = admin(&store, &["balance", "Ada", "--add", amount, "--why", "x"]).unwrap_err();
        assert!(refused.contains("is more than the largest amount, 10000000000.00"), "{refused}");
    }
    // An older program has written such orders down.
    let books = Address::of(&store).open_beside().unwrap();
    let balance = Account::Balance(books.by_name("ada").unwrap().unwrap().player);
    let hall = HallName("main".to_owned());
    let give = |amount| NewOrder {
        hall: hall.clone(),
        at: Now(1),
        by: "Olga".to_owned(),
        order: Order::Correct { from: Account::Outside, to: balance, amount: Money::new(amount), why: "a typo".to_owned() },
    };
    let ids: Vec<_> =
        [u64::MAX, 5_000_000_000_000_000_000, 9_223_372_036_854_775_900].map(|amount| books.order(&give(amount)).unwrap()).into();
    for id in ids {
        let refused = (0..2_000).find_map(|_| {
            std::thread::sleep(std::time::Duration::from_millis(5));
            books.ordered(id).unwrap().unwrap().outcome
        });
        assert!(
            matches!(&refused, Some(OrderOutcome::Refused { why, .. }) if why == "No amount may be more than 10000000000.00."),
            "{refused:?}"
        );
    }
    world::clients(async { Client::at_table(&url, "Bo").await });
    server.stop_within(0);
    let (again, url) = world::running(&Config { data: Some(folder.path().to_owned()), ..world::config() });
    world::clients(async { Client::at_table(&url, "Dora").await });
    again.stop_within(0);
    assert_eq!(admin(&store, &["check"]), Ok("The books of 1 hall are sound.\n".to_owned()));
}

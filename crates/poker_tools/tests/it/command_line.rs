//! Runs each command of the tools, also with wrong arguments, which must end with a plain sentence and an exit code.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A fresh folder for one test.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    path
}

/// The translations of this repository.
fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales")
}

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cardroom-tools")).args(arguments).output().unwrap()
}

/// The text on the error stream.
fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Asserts that the command fails with this code and with exactly one sentence, which contains all of these words.
fn fails(arguments: &[&str], code: i32, words: &[&str]) {
    let output = run(arguments);
    let said = said(&output);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {said}");
    assert_eq!(said.lines().count(), 1, "{arguments:?}: {said}");
    assert!(!said.contains("panicked"), "{said}");
    for word in words {
        assert!(said.contains(word), "{arguments:?}: {word:?} is not in {said:?}");
    }
}

#[test]
fn what_is_unknown_is_named_with_the_nearest_known_one_or_the_help() {
    fails(&["--hnds", "x"], 2, &["--hnds", "--hands"]);
    fails(&["--nonsense"], 2, &["--nonsense", "cardroom-tools --help"]);
    fails(&["simulat"], 2, &["simulat", "simulate"]);
    fails(&["tour", "--out", "x", "--locale", "sv"], 2, &["tour", "Alla kommandon", "cardroom-tools --help"]);
    fails(&[], 2, &["cardroom-tools --help"]);
}

#[test]
fn the_version_is_the_workspaces() {
    let output = run(&["--version"]);
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stdout), concat!("Cardroom ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn values_that_are_missing_or_impossible_are_named() {
    fails(&["--seed"], 2, &["--seed"]);
    fails(&["simulate", "--locale", "de", "--seed"], 2, &["--seed 1000"]);
    fails(&["simulate", "--seed", "1"], 2, &["simulate", "--hands"]);
    let simulate = ["simulate", "--hands", "1", "--seed", "1"];
    let fails_simulating = |more: &[&str], code, words: &[&str]| fails(&[&simulate, more].concat(), code, words);
    fails_simulating(&["--rulebook", "xx-9"], 1, &["xx-9", "en-1.2, en-2.7, fr-3.1, room-003, sv-2.6"]);
    fails_simulating(&["--game", "plo9"], 2, &["plo9", "nlhe, plhe, flhe", "flo85"]);
    fails_simulating(&["--policy", "fold"], 2, &["fold", "random, call, bots"]);
    fails_simulating(&["--players", "many"], 2, &["--players", "many"]);
    fails_simulating(&["--game", "plo5", "--players", "10", "--locale", "sv"], 1, &["plo5", "2 till 9", "inte 10"]);
    fails_simulating(&["--players", "1"], 1, &["nlhe", "2", "10"]);
}

#[test]
fn locales_check_names_a_damaged_translation_with_its_line() {
    let locales = folder("damaged_locales");
    for language in ["en", "fr", "sv"] {
        copy_folder(&self::locales().join(language), &locales.join(language));
    }
    let action = locales.join("en/action.ftl");
    std::fs::write(&action, std::fs::read_to_string(&action).unwrap() + "\nbroken = { $\n").unwrap();
    let check = run(&["locales", "check", locales.to_str().unwrap()]);
    let found = String::from_utf8_lossy(&check.stdout).into_owned();
    assert_eq!(check.status.code(), Some(1), "{found}");
    assert!(found.contains("action.ftl:"), "{found}");
}

#[test]
fn locales_check_finds_nothing_in_our_own_folder() {
    let ours = locales();
    let check = run(&["locales", "check", ours.to_str().unwrap()]);
    let said = String::from_utf8_lossy(&check.stdout);
    assert_eq!(check.status.code(), Some(0), "{said}");
    let digits: String = said.split(' ').next().unwrap().chars().filter(char::is_ascii_digit).collect();
    assert!(digits.parse::<u32>().unwrap() > 500, "it begins with the number of texts: {said}");
}

#[test]
fn locales_check_lists_missing_unused_and_wrong_messages_with_file_and_line() {
    let locales = folder("checked_locales");
    copy_folder(&self::locales(), &locales);
    let action = locales.join("sv/action.ftl");
    let text = std::fs::read_to_string(&action).unwrap();
    let text: String =
        text.lines().filter(|line| !line.starts_with("action-check =")).map(|line| line.replace("$amount", "$sum") + "\n").collect();
    std::fs::write(&action, text + "action-nobody-says-this = Ingen\n").unwrap();
    let check = run(&["locales", "check", locales.to_str().unwrap()]);
    let found = String::from_utf8_lossy(&check.stdout).into_owned();
    assert_eq!(check.status.code(), Some(1));
    for word in ["action-check", "action-nobody-says-this", "sum", "sv/action.ftl:"] {
        assert!(found.contains(word), "{word} is not in:\n{found}");
    }
}

#[test]
fn a_history_that_cannot_be_written_is_named() {
    fails(&["simulate", "--hands", "1", "--seed", "1", "--history", "/no/such/folder/h.phhs"], 1, &["/no/such/folder/h.phhs"]);
}

/// A hand of three that ends before the flop.
const HAND: &str = "variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\nstarting_stacks = [200, 200, 150]\n\
                    actions = ['p3 f', 'p1 f']\nfinishing_stacks = [199, 201, 150]\n";

#[test]
fn hands_check_names_each_hand_that_differs_and_goes_on_after_malformed_ones() {
    let folder = folder("hands");
    let deeper = folder.join("deeper");
    std::fs::create_dir(&deeper).unwrap();
    std::fs::write(deeper.join("one.phh"), HAND).unwrap();
    let right = run(&["hands", "check", folder.to_str().unwrap(), "--locale", "en"]);
    assert_eq!(right.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&right.stdout).lines().count(), 1);

    let other = HAND.replace("201", "202");
    let many = format!("[1]\n{HAND}[2]\n{other}[3]\nvariant = 3\n[4]\n{}[5]\n{HAND}", HAND.replace("'NT'", "'NS'"));
    std::fs::write(folder.join("many.phhs"), many).unwrap();
    let output = run(&["hands", "check", folder.to_str().unwrap(), "--locale", "sv"]);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(1), "{said}");
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].ends_with("many.phhs, hand 2: förväntat 199 202 150, funnet 199 201 150"), "{said}");
    assert!(lines[1].contains("many.phhs, hand 3, rad 18:"), "{said}");
    assert_eq!(lines[2], "Kontrollerade: 6. Stämmer: 3. Skiljer sig: 1. Kan inte återges: 0. Spelas inte här: 1. Felaktiga: 1.");
    assert_eq!(lines[3..], ["Spelas inte här, NS: 1"]);

    fails(&["hands", "check"], 2, &["hands check"]);
    fails(&["hands", "check", "/no/such.phh"], 1, &["/no/such.phh"]);
    let empty = self::folder("no_hands");
    fails(&["hands", "check", empty.to_str().unwrap()], 1, &["no_hands", ".phh, .phhs"]);
    fails(&["hands", "check", "x", "--seed", "1"], 2, &["--seed", "hands check"]);
}

#[test]
fn hands_export_writes_each_format_and_leaves_out_what_is_no_hand() {
    let folder = folder("hands_export");
    let hand = HAND.replace("['p3 f'", "['d dh p1 AsKs', 'd dh p2 2c2d', 'd dh p3 7h8h', 'p3 f'") + "players = ['Ann', 'Bo', 'Cleo']\n";
    let file = folder.join("one.phh");
    std::fs::write(&file, &hand).unwrap();
    let file = file.to_str().unwrap();
    let exported = |format: &str| {
        let output = run(&["hands", "export", "--format", format, "--hero", "Bo", file]);
        assert_eq!(output.status.code(), Some(0), "{}", said(&output));
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(exported("phh").contains("d dh p1 ????"));
    assert!(exported("ohh").starts_with(r#"{"ohh":{"#));
    let stars = exported("pokerstars");
    assert!(stars.contains("Dealt to Bo [2c 2d]") && !stars.contains("As"), "{stars}");

    std::fs::write(folder.join("none.phh"), "variant = 3").unwrap();
    std::fs::write(folder.join("hands.jsonl"), "{}\n").unwrap();
    let out = folder.join("out.txt");
    let arguments = ["hands", "export", "--format", "pokerstars", "--locale", "en", "--out", out.to_str().unwrap()];
    let output = run(&[&arguments[..], &[folder.to_str().unwrap()]].concat());
    let said = said(&output);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("hands.jsonl, line 1:") && said.contains("none.phh, line 1:") && said.contains("1 hand written."), "{said}");
    assert!(std::fs::read_to_string(out).unwrap().contains("Dealt to Cleo [7h 8h]"));

    fails(&["hands", "export", "x"], 2, &["--format"]);
    fails(&["hands", "export", "--format", "txt", "x"], 2, &["txt", "phh, pokerstars, ohh"]);
    fails(&["hands", "export", "--format", "ohh", "/no/such.jsonl"], 1, &["/no/such.jsonl"]);
}

#[test]
fn every_game_is_simulated_and_named_in_the_report() {
    for (game, policy, players) in [("plo8", "random", "6"), ("flhe", "call", "10"), ("nlo5", "bots", "2"), ("flo85", "bots", "9")] {
        let output = run(&["simulate", "--game", game, "--policy", policy, "--players", players, "--hands", "50", "--seed", "3"]);
        assert_eq!(output.status.code(), Some(0), "{}", said(&output));
        let line: serde_json::Value = serde_json::from_slice(output.stdout.trim_ascii()).unwrap();
        assert_eq!((&line["game"], &line["policy"], &line["hands"]), (&game.into(), &policy.into(), &50.into()));
    }
}

#[test]
fn simulate_prints_one_json_line_and_the_same_hands_for_the_same_seed() {
    let folder = folder("simulate");
    let one = folder.join("one.phhs");
    let two = folder.join("two.phhs");
    for file in [&one, &two] {
        let output = run(&["simulate", "--hands", "300", "--seed", "7", "--history", file.to_str().unwrap()]);
        assert_eq!(output.status.code(), Some(0), "{}", said(&output));
        let line: serde_json::Value = serde_json::from_slice(output.stdout.trim_ascii()).unwrap();
        assert_eq!(
            (&line["hands"], &line["chips_conserved"], &line["illegal_actions"], &line["seed"]),
            (&300.into(), &true.into(), &0.into(), &7.into())
        );
    }
    let history = std::fs::read_to_string(&one).unwrap();
    assert_eq!(history, std::fs::read_to_string(&two).unwrap());
    assert_eq!(history.matches("finishing_stacks").count(), 300);
}

/// The JSON line of a tournament that was simulated without a fault.
fn tournament(arguments: &[&str]) -> serde_json::Value {
    let output = run(&[&["simulate", "--tournament"], arguments].concat());
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {}", said(&output));
    serde_json::from_slice(output.stdout.trim_ascii()).unwrap()
}

#[test]
fn simulate_tournament_prints_one_json_line_and_the_same_places_and_prizes_for_the_same_seed() {
    for (kind, players) in [("sng", 5), ("freezeout", 30)] {
        let [one, two, other] = ["7", "7", "8"].map(|seed| tournament(&[kind, "--players", &players.to_string(), "--seed", seed]));
        let told = |name: &str| one[name].clone();
        assert_eq!((told("tournament"), told("players"), told("seed")), (kind.into(), players.into(), 7.into()));
        assert_eq!((told("chips_conserved"), told("money_conserved"), told("illegal_actions")), (true.into(), true.into(), 0.into()));
        for number in ["hands", "hands_per_second", "decisions", "virtual_s"] {
            assert!(one[number].is_u64(), "{number} in {one}");
        }
        let numbers = |name: &str| one[name].as_array().unwrap().iter().map(|number| number.as_u64().unwrap()).collect::<Vec<_>>();
        let (places, prizes) = (numbers("places"), numbers("prizes"));
        assert_eq!(places.iter().collect::<BTreeSet<_>>().len(), players, "each player has one place: {places:?}");
        assert!(prizes.len() <= players && prizes[0] > 0 && prizes.is_sorted_by(|left, right| left >= right), "{prizes:?}");
        for name in ["hands", "decisions", "virtual_s", "prizes", "places"] {
            assert_eq!(one[name], two[name], "{kind}: {name}");
        }
        assert_ne!((&one["decisions"], &one["places"]), (&other["decisions"], &other["places"]), "{kind}: another seed");
    }
}

#[test]
fn simulate_tournament_writes_every_hand_and_hands_check_replays_it() {
    let history = folder("simulate_tournament").join("hands.phhs");
    let history = history.to_str().unwrap();
    let report = tournament(&["sng", "--players", "5", "--seed", "7", "--history", history]);
    let written = std::fs::read_to_string(history).unwrap().matches("finishing_stacks").count();
    assert_eq!(report["hands"], written);
    let check = run(&["hands", "check", history, "--locale", "en"]);
    assert_eq!(check.status.code(), Some(0), "{}", String::from_utf8_lossy(&check.stdout));
}

#[test]
fn simulate_tournament_refuses_what_cannot_be_played_in_one_sentence() {
    let fails_simulating = |kind: &str, more: &[&str], code, words: &[&str]| {
        fails(&[&["simulate", "--tournament", kind, "--locale", "en"], more].concat(), code, words);
    };
    let elsewhere = |option: &str, value: &str| {
        fails_simulating("sng", &["--seed", "1", option, value], 2, &[option, "does not belong to simulate --tournament"]);
    };
    elsewhere("--room", "en-2.7");
    elsewhere("--hands", "9");
    elsewhere("--game", "plo");
    fails_simulating("sng", &["--players", "5"], 2, &["simulate --tournament", "--seed"]);
    fails_simulating("sng", &["--seed", "1", "--players", "five"], 2, &["--players", "five"]);

    fails_simulating("frezeout", &["--seed", "1"], 1, &["no tournament of the kind frezeout", "sng", "freezeout"]);
    for (language, words) in [("fr", "Le type de tournoi frezeout n’existe pas"), ("sv", "Turneringstypen frezeout finns inte")] {
        fails(&["simulate", "--tournament", "frezeout", "--seed", "1", "--locale", language], 1, &[words]);
    }
    for (kind, players) in [("sng", "0"), ("sng", "1"), ("freezeout", "1"), ("freezeout", "99999"), ("freezeout", "5000000000")] {
        fails_simulating(kind, &["--seed", "1", "--players", players], 1, &[kind, &format!("not {players}.")]);
    }
    fails_simulating("sng", &["--seed", "1", "--rulebook", "xx-9"], 1, &["xx-9", "en-2.7, fr-3.1"]);
    let lacking = "room-003 has no tournament of the kind hexapro";
    fails_simulating("hexapro", &["--seed", "1", "--rulebook", "room-003"], 1, &[lacking]);
    fails_simulating("sng", &["--seed", "1", "--history", "/no/such/folder/h.phhs"], 1, &["/no/such/folder/h.phhs"]);

    let older = folder("simulate_tournament_refused").join("hands.phhs");
    std::fs::write(&older, "older").unwrap();
    fails_simulating("frezeout", &["--seed", "1", "--history", older.to_str().unwrap()], 1, &["frezeout"]);
    let cash = ["simulate", "--hands", "9", "--seed", "1", "--players", "99", "--history", older.to_str().unwrap()];
    fails(&cash, 1, &["99"]);
    assert_eq!(std::fs::read_to_string(&older).unwrap(), "older", "a refused simulation writes nothing");
}

#[test]
fn help_names_every_command_of_this_program_in_every_language() {
    for language in ["en", "fr", "sv"] {
        let output = run(&["--help", "--locale", language]);
        let page = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(output.status.code(), Some(0));
        for word in [
            "cardroom-tools simulate --room",
            "cardroom-tools simulate --tournament",
            "freezeout",
            "en-2.7, fr-3.1",
            "hands verify",
            "hands export",
            "locales check",
            "--seed",
            "--history",
        ] {
            assert!(page.contains(word), "{language}: {word} is not in\n{page}");
        }
        assert!(!page.contains(" tour ") && !page.contains("--data"), "{language}: another program's\n{page}");
    }
}

fn copy_folder(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let target = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy_folder(&path, &target);
        } else {
            std::fs::copy(&path, &target).unwrap();
        }
    }
}

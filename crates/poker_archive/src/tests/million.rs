//! How long lists, filters and figures take with a million hands. Run in release; it prints what it measures.

use std::path::Path;
use std::process::Command;
use std::time::Instant;

use super::keeping::new;
use super::played::{FIRST_MS, hand};
use crate::{Archive, Group, HandFilter, HandKind, HandResult, NewHand};

/// Names the file for the process that writes the hands, so that the memory of reading can be told.
const FILE: &str = "CARDROOM_TEST_MILLION";

/// Writes the hands, where another test says so.
#[test]
#[expect(clippy::disallowed_methods, reason = "it measures")]
#[ignore = "the process that another test starts"]
fn writes_a_million_hands() {
    let Ok(path) = std::env::var(FILE) else { return };
    let mut archive = Archive::open(Path::new(&path)).unwrap();
    let began = Instant::now();
    let models: Vec<NewHand> = (0..20_000).map(hand).map(|hand| new(&hand)).collect();
    println!("20,000 hands made in {:?}", began.elapsed());
    let began = Instant::now();
    let mut batch = Vec::new();
    for number in 0..1_000_000_u64 {
        let model = &models[usize::try_from(number % 20_000).unwrap()];
        batch.push(model.renumbered(number, FIRST_MS + number * 40_000));
        if batch.len() == 10_000 {
            archive.add(&batch).unwrap();
            batch.clear();
        }
    }
    println!("1,000,000 hands added in {:?}, {} MB", began.elapsed(), std::fs::metadata(&path).unwrap().len() / 1_000_000);
}

#[test]
#[expect(clippy::disallowed_methods, reason = "it measures")]
#[ignore = "writes a million hands: cargo test --release -p poker_archive -- --ignored --nocapture long_a_million"]
fn long_a_million_hands_are_listed_filtered_and_added_up() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hands.db");
    let mut writer = Command::new(std::env::current_exe().unwrap());
    writer.args(["--exact", "tests::million::writes_a_million_hands", "--ignored", "--nocapture"]).env(FILE, &path);
    assert!(writer.status().unwrap().success());
    let before = kib("VmRSS");
    let archive = Archive::open(&path).unwrap();
    let plain = HandFilter::default;
    let opponent = archive.opponents("Otso").unwrap()[0].id;
    let stake = archive.stakes().unwrap()[0].0;
    let table = archive.tables().unwrap()[0].0;
    let month = FIRST_MS + 20_000_000_000..FIRST_MS + 22_600_000_000;
    for (name, filter) in [
        ("all", plain()),
        ("month", HandFilter { from_ms: Some(month.start), until_ms: Some(month.end), ..plain() }),
        ("cash", HandFilter { kind: Some(HandKind::Cash), ..plain() }),
        ("game", HandFilter { game: Some("plo8".to_owned()), ..plain() }),
        ("stake", HandFilter { stake: Some(stake), ..plain() }),
        ("table", HandFilter { table: Some(table), ..plain() }),
        ("tournament", HandFilter { tournament: Some(8), ..plain() }),
        ("opponent", HandFilter { opponent: Some(opponent), ..plain() }),
        ("won", HandFilter { result: Some(HandResult::Won), ..plain() }),
        ("showdown", HandFilter { showdown: Some(true), ..plain() }),
        ("all-in", HandFilter { all_in: Some(true), ..plain() }),
        ("starred", HandFilter { starred: true, ..plain() }),
        ("note", HandFilter { note: Some("river".to_owned()), ..plain() }),
        ("number", HandFilter { number: Some(123_456), ..plain() }),
        ("search", HandFilter { search: Some("bella".to_owned()), ..plain() }),
        ("player", HandFilter { search: Some("otso".to_owned()), ..plain() }),
        ("any number", HandFilter { search: Some("123456".to_owned()), ..plain() }),
        ("cup", HandFilter { search: Some("sunday".to_owned()), ..plain() }),
        ("no match", HandFilter { search: Some("zzz".to_owned()), ..plain() }),
        ("nothing", HandFilter { stake: Some(stake), kind: Some(HandKind::Tournament), showdown: Some(true), ..plain() }),
        (
            "much",
            HandFilter { opponent: Some(opponent), stake: Some(stake), result: Some(HandResult::Lost), showdown: Some(true), ..plain() },
        ),
    ] {
        let began = Instant::now();
        let page = archive.page(&filter, None, 50).unwrap();
        let listed = began.elapsed();
        let began = Instant::now();
        let tally = archive.tally(&filter).unwrap();
        println!("{name:12} page {:7.1?}  tally {:7.1?}  {} of {}", listed, began.elapsed(), page.len(), tally.hands);
    }
    for (name, filter) in [("all", plain()), ("opponent", HandFilter { opponent: Some(opponent), ..plain() })] {
        let took = |what: &str, began: Instant, hands: u64| println!("{name:12} {what:24} {:9.1?}  {hands} hands", began.elapsed());
        let began = Instant::now();
        let figures = archive.figures(&filter).unwrap();
        took("figures", began, figures.hands);
        for group in [Group::Game, Group::Stake, Group::Position, Group::Opponent, Group::Tournament] {
            let began = Instant::now();
            let groups = archive.figures_by(&filter, group).unwrap();
            took(&format!("figures by {group:?}"), began, groups.iter().map(|(_, figures)| figures.hands).sum());
        }
        let began = Instant::now();
        let line = archive.results(&filter, 2_000).unwrap();
        took(&format!("line of {} points", line.points.len()), began, line.points.last().unwrap().hands);
        let began = Instant::now();
        let line = archive.results_in(&figures.money[0].unit, &filter, 2_000).unwrap();
        took("line in money", began, line.points.last().unwrap().hands);
    }
    let names = ["Otso", "Lisbet", "Quillon", "Fenwick", "Ysolde", "Tamsin", "Brannoc", "Ada", "Nobody"];
    let began = Instant::now();
    let told = archive.opponents_at("", &names).unwrap();
    let hands: u64 = told.iter().flatten().map(|figures| figures.hands).sum();
    println!("{} of {} opponents of a table in {:?}, {hands} hands", told.iter().flatten().count(), names.len(), began.elapsed());
    if let (Some(before), Some(peak)) = (before, kib("VmHWM")) {
        println!("memory while reading: at most {} MiB more", peak.saturating_sub(before) / 1024);
    }
}

/// A size of this process's memory in KiB, where the system tells it.
fn kib(name: &str) -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))?;
    line.trim().trim_end_matches(" kB").parse().ok()
}

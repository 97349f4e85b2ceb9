//! How long lists and filters take with a million hands. Run in release; it prints what it measures.

use std::time::Instant;

use super::keeping::new;
use super::played::{FIRST_MS, hand};
use crate::{Archive, HandFilter, HandKind, HandResult, NewHand};

#[test]
#[expect(clippy::disallowed_methods, reason = "it measures")]
#[ignore = "writes a million hands: cargo test --release -p poker_archive -- --ignored --nocapture long_a_million"]
fn long_a_million_hands_are_listed_and_filtered() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hands.db");
    let mut archive = Archive::open(&path).unwrap();
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
    drop(archive);
    drop(models);
    let before = resident_kib();
    let archive = Archive::open(&path).unwrap();
    let plain = HandFilter::default;
    let opponent = archive.opponents("Otso").unwrap()[0].0;
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
    if let (Some(before), Some(now)) = (before, resident_kib()) {
        println!("resident memory while reading: {} MiB more", now.saturating_sub(before) / 1024);
    }
}

/// The resident memory of this process in KiB, where the system tells it.
fn resident_kib() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().trim_end_matches(" kB").parse().ok()
}

//! Hand histories: reading a PHH file of random hands, and replaying them through the rules. No public crate reads PHH.

use std::hint::black_box;

use poker_history::{ChipUnit, Phh, PhhReader, PhhWriter, PlayedHand, Verdict, View, check};
use poker_rules::{Chips, SeatSet};

use crate::contest::{Contest, Contestant, Unit};
use crate::hands::Table;

/// The contests of this file. The PHH file has 200 hands, or 5 if `short`.
pub fn contests(short: bool) -> Vec<Contest> {
    let count = if short { 5 } else { 200 };
    let file = file(count);
    let hands = read(&file);
    assert!(hands.iter().all(|hand| matches!(check(hand), Ok(Verdict::Agrees))), "our own hands replay to their stacks");
    let contest = |name, work: Box<dyn FnMut()>| {
        let contestants = vec![Contestant::new("cardroom", Vec::new(), work)];
        Contest { name, unit: Unit::PerSecond(count), long: false, contestants }
    };
    vec![
        contest("phh-read", Box::new(move || _ = black_box(read(black_box(&file))))),
        contest("phh-check", Box::new(move || hands.iter().for_each(|hand| _ = black_box(check(hand))))),
    ]
}

fn read(file: &[u8]) -> Vec<Phh> {
    PhhReader::new(file).map(|read| read.expect("what we write").phh).collect()
}

fn file(count: u64) -> Vec<u8> {
    let mut table = Table::new();
    let mut writer = PhhWriter::new(Vec::new());
    for id in 1..=count {
        let (setup, actions) = table.record();
        let names = (1..=setup.seats.len()).map(|player| format!("Player {player}")).collect();
        let hand = PlayedHand {
            id,
            table: "Alpha".to_owned(),
            tournament: None,
            table_seats: 6,
            started_ms: None,
            chip_unit: ChipUnit { currency: None, per_whole: 1 },
            setup,
            names,
            actions,
            rake: Chips::ZERO,
            unknown: SeatSet::EMPTY,
            rulebook: None,
            seal: None,
            kept_by: None,
        };
        writer.write(&Phh::of(&hand, View::Everything).expect("a played hand")).expect("memory takes all");
    }
    writer.finish().expect("memory takes all")
}

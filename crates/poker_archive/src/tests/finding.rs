//! A filter finds the hands that a reader of all records finds.

use poker_history::{Format, PlayedHand};

use super::keeping::new;
use super::played::{FIRST_MS, hand};
use crate::filter::Scan;
use crate::{Archive, HandFilter, HandKind, HandLine, HandResult, NewHand};

const HANDS: u64 = 600;

fn archive() -> (Archive, Vec<HandLine>) {
    let mut archive = Archive::in_memory().unwrap();
    let new: Vec<NewHand> = (0..HANDS).map(hand).map(|hand: PlayedHand| new(&hand)).collect();
    archive.add(&new).unwrap();
    let lines = archive.page(&HandFilter::default(), None, u32::MAX).unwrap();
    (archive, lines)
}

/// The lines that a filter finds, read in pages of seven.
fn found(archive: &Archive, filter: &HandFilter) -> Vec<HandLine> {
    let mut lines: Vec<HandLine> = Vec::new();
    loop {
        let page = archive.page(filter, lines.last().map(HandLine::page_end), 7).unwrap();
        if page.is_empty() {
            return lines;
        }
        lines.extend(page);
    }
}

#[test]
fn each_filter_finds_the_hands_that_it_says_in_pages_and_in_the_tally() {
    let (archive, all) = archive();
    let opponent = archive.opponents("Otso").unwrap()[0].id;
    let (stakes, tables) = (archive.stakes().unwrap(), archive.tables().unwrap());
    let plain = HandFilter::default;
    type Holds<'a> = Box<dyn Fn(&HandLine) -> bool + 'a>;
    let (stake, of_stake) = (stakes[0].0, stakes[0].1.clone());
    let (table, named) = (tables[0].0, tables[0].1.clone());
    let cases: Vec<(HandFilter, Holds<'_>)> = vec![
        (plain(), Box::new(|_| true)),
        (HandFilter { from_ms: Some(FIRST_MS + 4_500_000), ..plain() }, Box::new(|line| line.started_ms >= FIRST_MS + 4_500_000)),
        (HandFilter { until_ms: Some(FIRST_MS + 4_500_000), ..plain() }, Box::new(|line| line.started_ms < FIRST_MS + 4_500_000)),
        (HandFilter { kind: Some(HandKind::Cash), ..plain() }, Box::new(|line| line.tournament.is_none())),
        (HandFilter { kind: Some(HandKind::Tournament), ..plain() }, Box::new(|line| line.tournament.is_some())),
        (HandFilter { game: Some("plo8".to_owned()), ..plain() }, Box::new(|line| line.stake.game == "plo8")),
        (HandFilter { stake: Some(stake), ..plain() }, Box::new(move |line| line.stake == of_stake)),
        (HandFilter { table: Some(table), ..plain() }, Box::new(move |line| line.table == named)),
        (
            HandFilter { tournament: Some(8), ..plain() },
            Box::new(|line| line.tournament.as_ref().is_some_and(|tournament| tournament.number == 8)),
        ),
        (
            HandFilter { opponent: Some(opponent), ..plain() },
            Box::new(|line| archive.record(line.id).unwrap().unwrap().names.iter().any(|name| name == "Otso")),
        ),
        (HandFilter { result: Some(HandResult::Won), ..plain() }, Box::new(|line| line.net.unwrap() > 0)),
        (HandFilter { result: Some(HandResult::Lost), ..plain() }, Box::new(|line| line.net.unwrap() < 0)),
        (HandFilter { showdown: Some(true), ..plain() }, Box::new(|line| line.showdown)),
        (HandFilter { showdown: Some(false), ..plain() }, Box::new(|line| !line.showdown)),
        (HandFilter { all_in: Some(true), ..plain() }, Box::new(|line| line.all_in)),
        (HandFilter { search: Some("48000123".to_owned()), ..plain() }, Box::new(|line| line.number == 48_000_123)),
        (
            HandFilter { search: Some("trix".to_owned()), ..plain() },
            Box::new(|line| line.table == "Bellatrix" && line.tournament.is_none()),
        ),
        (HandFilter { search: Some("SUNDAY".to_owned()), ..plain() }, Box::new(|line| line.tournament.is_some())),
        (
            HandFilter { search: Some("otso".to_owned()), ..plain() },
            Box::new(|line| archive.record(line.id).unwrap().unwrap().names.iter().any(|name| name == "Otso")),
        ),
        (HandFilter { number: Some(48_000_123), ..plain() }, Box::new(|line| line.number == 48_000_123)),
        (
            HandFilter { all_in: Some(true), result: Some(HandResult::Won), kind: Some(HandKind::Cash), ..plain() },
            Box::new(|line| line.all_in && line.net.unwrap() > 0 && line.tournament.is_none()),
        ),
    ];
    for (filter, holds) in cases {
        let expected: Vec<&HandLine> = all.iter().filter(|line| holds(line)).collect();
        assert!(!expected.is_empty(), "{filter:?}");
        let found = found(&archive, &filter);
        assert_eq!(found.iter().collect::<Vec<_>>(), expected, "{filter:?}");
        let tally = archive.tally(&filter).unwrap();
        assert_eq!(tally.hands, u64::try_from(expected.len()).unwrap(), "{filter:?}");
        let cash: Vec<&&HandLine> = expected.iter().filter(|line| line.tournament.is_none()).collect();
        assert_eq!(tally.nets.iter().map(|of| of.hands).sum::<u64>(), u64::try_from(cash.len()).unwrap(), "{filter:?}");
        assert_eq!(tally.nets.iter().map(|of| of.net).sum::<i64>(), cash.iter().filter_map(|line| line.net).sum::<i64>(), "{filter:?}");
    }
}

#[test]
fn a_search_finds_the_same_hands_whether_it_collects_them_or_looks_at_all() {
    let (mut archive, all) = archive();
    archive.write_note(all[3].id, "Bellatrix again").unwrap();
    for words in ["48000123", "trix", "SUNDAY", "otso", "again", "4", "zzz"] {
        let filter = HandFilter { search: Some(words.to_owned()), ..HandFilter::default() };
        let ids = |most: i64| {
            let conditions = archive.conditions_collecting(&filter, Scan::Lists, most).unwrap();
            let sql = format!("SELECT h.id FROM hands h WHERE {} ORDER BY h.id", conditions.sql);
            let mut statement = archive.connection.prepare(&sql).unwrap();
            let rows = statement.query_map(rusqlite::params_from_iter(conditions.parameters), |row| row.get::<_, i64>(0)).unwrap();
            rows.map(Result::unwrap).collect::<Vec<_>>()
        };
        assert_eq!(ids(1), ids(i64::MAX), "{words}");
    }
}

#[test]
fn what_can_be_chosen_in_a_filter_is_what_was_played() {
    let (archive, all) = archive();
    let mut tables: Vec<String> = archive.tables().unwrap().into_iter().map(|(_, name)| name).collect();
    tables.sort();
    assert_eq!(tables, ["Aldebaran", "Bellatrix", "Caph"], "tables of tournaments are found by the tournament");
    let stakes = archive.stakes().unwrap();
    assert!(all.iter().filter(|line| line.tournament.is_none()).all(|line| stakes.iter().any(|(_, stake)| *stake == line.stake)));
    let names: Vec<String> = archive.opponents("b").unwrap().into_iter().map(|found| found.name).collect();
    assert!(names.contains(&"Bo".to_owned()) && names.contains(&"Brannoc".to_owned()) && names.len() == 2, "{names:?}");
    assert!(archive.opponents("%").unwrap().is_empty(), "not a pattern");
}

#[test]
fn every_table_that_was_played_at_can_be_chosen() {
    let mut archive = Archive::in_memory().unwrap();
    let cash = (1..).filter(|number: &u64| !number.is_multiple_of(5)).take(120);
    let new: Vec<NewHand> = cash.map(|number| new(&PlayedHand { table: format!("Caph {number}"), ..hand(number) })).collect();
    archive.add(&new).unwrap();
    let tables = archive.tables().unwrap();
    assert_eq!((tables.len(), &*tables[0].1, &*tables[119].1), (120, "Caph 149", "Caph 1"), "the last one first");
    let found = found(&archive, &HandFilter { table: Some(tables[119].0), ..HandFilter::default() });
    assert_eq!(found.iter().map(|line| &*line.table).collect::<Vec<_>>(), ["Caph 1"]);
}

#[test]
fn a_span_of_time_narrows_hands_figures_and_exports_alike_and_has_none_if_it_ends_before_it_begins() {
    let (archive, all) = archive();
    let (early, late) = (FIRST_MS + 900_000, FIRST_MS + 4_500_000);
    for (from, until) in [(early, late), (late, early)] {
        let filter = HandFilter { from_ms: Some(from), until_ms: Some(until), ..HandFilter::default() };
        let expected: Vec<HandLine> = all.iter().filter(|line| from <= line.started_ms && line.started_ms < until).cloned().collect();
        assert_eq!(expected.is_empty(), until < from);
        assert_eq!(found(&archive, &filter), expected);
        let hands = u64::try_from(expected.len()).unwrap();
        assert_eq!(archive.tally(&filter).unwrap().hands, hands);
        assert_eq!(archive.figures(&filter).unwrap().hands, hands);
        assert_eq!(archive.export(&filter, Format::Phh, std::io::sink()).unwrap().written, hands);
    }
}

#[test]
fn a_game_that_was_played_only_in_tournaments_can_be_chosen() {
    let mut archive = Archive::in_memory().unwrap();
    assert!(archive.games().unwrap().is_empty());
    let wanted = |hand: &PlayedHand| (hand.tournament.is_some(), hand.setup.game.code()) == (true, Some("plo8"));
    let cash = |hand: &PlayedHand| (hand.tournament.is_some(), hand.setup.game.code()) == (false, Some("nlhe"));
    let new: Vec<NewHand> = (0..HANDS).map(hand).filter(|hand| wanted(hand) || cash(hand)).map(|hand| new(&hand)).collect();
    archive.add(&new).unwrap();
    assert_eq!(archive.games().unwrap(), ["nlhe", "plo8"]);
    assert!(archive.stakes().unwrap().iter().all(|(_, stake)| stake.game == "nlhe"), "stakes are of cash games");
}

#[test]
fn a_page_of_an_opponent_who_is_met_often_has_the_same_hands() {
    let (archive, all) = archive();
    for opponent in archive.opponents("").unwrap() {
        let filter = HandFilter { opponent: Some(opponent.id), ..HandFilter::default() };
        // A second condition that holds for every hand takes the other way.
        let slow = HandFilter { from_ms: Some(0), ..filter.clone() };
        let found = archive.page(&filter, None, u32::MAX).unwrap();
        assert_eq!(found, archive.page(&slow, None, u32::MAX).unwrap());
        assert_eq!(u64::try_from(found.len()).unwrap(), opponent.hands);
        assert!(found.len() < all.len());
        let rest = archive.page(&filter, Some(found[2].page_end()), 4).unwrap();
        assert_eq!(rest, found[3..7.min(found.len())]);
    }
}

//! The hands of a filter are written for other programs, with the cards that their keeper saw.

use poker_history::{Format, PhhReader, Replayed, Verdict, check};
use poker_rules::Card;

use super::keeping::new;
use super::played::{hand, left};
use crate::{Archive, Exported, HandFilter, HandKind};

const HANDS: u64 = 80;

fn archive() -> Archive {
    let mut archive = Archive::in_memory().unwrap();
    let hands: Vec<_> = (0..HANDS).map(hand).chain([left(HANDS + 7)]).map(|hand| new(&hand)).collect();
    archive.add(&hands).unwrap();
    archive
}

fn exported(archive: &Archive, filter: &HandFilter, format: Format) -> (Exported, String) {
    let mut out = Vec::new();
    let exported = archive.export(filter, format, &mut out).unwrap();
    (exported, String::from_utf8(out).unwrap())
}

#[test]
fn exported_phh_replays_to_the_stacks_in_it_the_oldest_hand_first() {
    let (exported, text) = exported(&archive(), &HandFilter::default(), Format::Phh);
    assert_eq!(exported, Exported { written: HANDS + 1, unfinished: 0 });
    let read: Vec<_> = PhhReader::new(text.as_bytes()).map(|hand| hand.unwrap().phh).collect();
    let numbers: Vec<u64> = read.iter().map(|phh| Replayed::play(phh).unwrap().hand.id).collect();
    assert_eq!(numbers, (0..HANDS).chain([HANDS + 7]).map(|number| 48_000_000 + number).collect::<Vec<_>>());
    let verdicts = read.iter().map(|phh| check(phh).unwrap());
    assert_eq!(verdicts.filter(|verdict| matches!(verdict, Verdict::Agrees)).count(), usize::try_from(HANDS).unwrap());
}

#[test]
fn other_formats_leave_out_hands_without_an_end_and_cards_that_were_not_seen() {
    let archive = archive();
    for format in [Format::PokerStars, Format::Ohh] {
        let (exported, text) = exported(&archive, &HandFilter::default(), format);
        assert_eq!(exported, Exported { written: HANDS, unfinished: 1 }, "{format:?}");
        if format == Format::PokerStars {
            let dealt = text.lines().filter(|line| line.starts_with("Dealt to ")).count();
            assert_eq!(dealt, usize::try_from(HANDS).unwrap(), "of each hand the cards of one player are known");
        }
    }
    let number = 3;
    let only = HandFilter { number: Some(48_000_000 + number), ..HandFilter::default() };
    let (one, text) = exported(&archive, &only, Format::PokerStars);
    assert_eq!(one.written, 1);
    let own: Vec<Card> = crate::HandFacts::of(&hand(number)).unwrap().own.cards;
    assert!(own.iter().all(|card| text.contains(&card.to_string())), "{text}");
}

#[test]
fn a_filter_holds_for_what_is_exported_too() {
    let archive = archive();
    let cash = HandFilter { kind: Some(HandKind::Cash), ..HandFilter::default() };
    let expected = archive.tally(&cash).unwrap().hands;
    assert!(expected > 0 && expected < HANDS);
    assert_eq!(exported(&archive, &cash, Format::Phh).0.written, expected);
}

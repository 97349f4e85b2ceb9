//! Histories that are written play to the same stacks when they are read back.

use std::ops::ControlFlow;

use poker_history::{Format, HistoryWriter, Opening, Phh, PhhReader, Verdict, View, check};
use poker_protocol::Currency;
use poker_rules::Variant;

use crate::{Policy, SimOptions, played_hand, simulate};

fn history(options: &SimOptions) -> Vec<Phh> {
    let mut bytes: Vec<u8> = Vec::new();
    simulate(options, Some(&mut bytes), &mut |_| ControlFlow::Continue(())).unwrap();
    PhhReader::new(&bytes[..]).map(|hand| hand.unwrap().phh).collect()
}

fn all_agree(options: &SimOptions) -> Vec<Phh> {
    let hands = history(options);
    assert_eq!(hands.len() as u64, options.hands);
    for hand in &hands {
        let verdict = check(hand);
        assert!(matches!(verdict, Ok(Verdict::Agrees)), "{options:?}: {verdict:?}\n{hand}");
    }
    hands
}

#[test]
fn every_written_hand_plays_to_its_finishing_stacks() {
    for players in [2, 3, 6] {
        for rulebook in [None, Some("en-2.7".to_owned())] {
            let hands = all_agree(&SimOptions { players, rulebook, ..SimOptions::new(200, 21) });
            let out_of_turn =
                |hand: &Phh| matches!(&hand.opening, Opening::Blinds(blinds) if blinds.iter().any(|blind| blind.is_negative()));
            assert!(players < 6 || hands.iter().any(out_of_turn), "somebody posts out of turn");
        }
    }
}

#[test]
fn hands_of_every_game_play_to_their_finishing_stacks() {
    for game in Variant::ALL {
        all_agree(&SimOptions { policy: Policy::Random, ..SimOptions::new(50, 3).at(game) });
    }
}

#[test]
fn a_record_is_told_in_every_format_with_its_names_and_dates() {
    let mut record = super::record(7);
    record.started = poker_room::Now(1_795_262_461_000);
    let told = |format: Format| {
        let mut writer = HistoryWriter::new(Vec::new(), format);
        let hand = played_hand(&record);
        writer.write(&hand, View::of(&hand, "p2")).unwrap();
        String::from_utf8(writer.finish().unwrap()).unwrap()
    };
    let phh = told(Format::Phh);
    let read = PhhReader::new(phh.as_bytes()).next().unwrap().unwrap().phh;
    assert!(matches!(check(&read), Ok(Verdict::Agrees)), "{phh}");
    assert!(phh.contains("year = 2026") && phh.contains("players = [\"p2\", \"p3\", \"p1\"]"), "{phh}");
    let stars = told(Format::PokerStars);
    assert!(stars.starts_with("PokerStars Hand #7:  Hold'em No Limit (0.05/0.10) - 2026/11/21 7:01:01 ET\n"), "{stars}");
    assert!(stars.contains("Dealt to p2 [") && !stars.contains("Dealt to p3"), "{stars}");
    assert!(told(Format::Ohh).contains(r#""start_date_utc":"2026-11-21T12:01:01Z""#));

    // A clock that began at zero tells no date.
    record.started = poker_room::Now(1);
    assert_eq!(played_hand(&record).started_ms, None);
}

#[test]
fn exported_amounts_are_of_the_rooms_currency() {
    let told = |currency| {
        let record = poker_room::HandRecord { currency, ..super::record(7) };
        let mut writer = HistoryWriter::new(Vec::new(), Format::PokerStars);
        writer.write(&played_hand(&record), View::Everything).unwrap();
        String::from_utf8(writer.finish().unwrap()).unwrap()
    };
    assert!(told(Some(Currency::Usd)).contains("($0.05/$0.10 USD)"));
    assert!(told(Some(Currency::Eur)).contains("(€0.05/€0.10 EUR)"));
    assert!(told(None).contains("(Play Money)"), "records of earlier versions do not say");
}

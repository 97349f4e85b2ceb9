//! Writes records as hand histories.

use poker_history::{Format, HistoryWriter, PhhReader, Replayed, Verdict, View, check};
use poker_protocol::{Currency, TournamentId};
use poker_room::Contest;

use crate::played_hand;

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

    // A clock that began at zero gives no date.
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

#[test]
fn a_hand_of_a_tournament_is_told_with_its_tournament_its_level_and_whole_chips() {
    let contest = Contest::Tournament { tournament: TournamentId(12), level: 4 };
    let record = poker_room::HandRecord { contest, currency: Some(Currency::Eur), table_name: "Sunday".to_owned(), ..super::record(7) };
    let hand = played_hand(&record);
    let told = |format: Format| {
        let mut writer = HistoryWriter::new(Vec::new(), format);
        writer.write(&hand, View::Everything).unwrap();
        String::from_utf8(writer.finish().unwrap()).unwrap()
    };
    let phh = told(Format::Phh);
    assert!(phh.contains("event = \"Sunday\"\n_tournament = 12\nlevel = 4\n") && !phh.contains("currency"), "{phh}");
    let read = PhhReader::new(phh.as_bytes()).next().unwrap().unwrap().phh;
    assert_eq!(Replayed::play(&read).unwrap().hand.tournament, hand.tournament);
    let stars = told(Format::PokerStars);
    assert!(stars.starts_with("PokerStars Hand #7: Tournament #12, Hold'em No Limit - Level IV (5/10) - "), "{stars}");
    assert!(stars.contains("\nTable '12 1' ") && !stars.contains("Play Money"), "{stars}");
    let open = told(Format::Ohh);
    assert!(open.contains(r#""tournament":true,"tournament_info":{"tournament_number":"12","name":"Sunday"}"#), "{open}");
}

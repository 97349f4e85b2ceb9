//! Hands that are read are written in the same notation.

use super::{HAND, hand, hands};
use crate::{Bets, Opening, PhhEntry, PhhReader, PhhVariant, PhhWriter, Value};

#[test]
fn every_action_of_the_notation_is_written_as_it_was_read() {
    let actions = [
        "d dh p1 AcKd",
        "d dh p10 ????",
        "d dh p2 A??h",
        "d db 2c3d4h",
        "p1 f",
        "p2 cc",
        "p3 cbr 170000",
        "p3 cbr 0.75",
        "p4 pb",
        "p1 sd",
        "p1 sd 2c3d",
        "p2 sm",
        "p2 sm -",
        "p2 sm AcKd",
        "p3 f # folds a winner # again",
        "# a long tank",
    ];
    for action in actions {
        assert_eq!(PhhEntry::parse(action).unwrap().to_string(), action);
    }
    assert_eq!(PhhEntry::parse("  p1   cbr  2 #").unwrap().to_string(), "p1 cbr 2 # ");
    for wrong in ["", "p1", "p1 x", "p0 f", "p f", "p+1 f", "p1 cbr", "p1 cbr x", "d dh AcKd", "d db Ac K", "d db A", "d db 1c", "p1 f f"] {
        assert_eq!(PhhEntry::parse(wrong), None, "{wrong}");
    }
}

#[test]
fn the_notation_of_all_eleven_games_is_kept() {
    for (variant, code) in PhhVariant::CODES {
        assert_eq!((PhhVariant::with_code(code), variant.code()), (Some(variant), code));
        let opening = if variant.has_bring_in() { "bring_in = 1" } else { "blinds_or_straddles = [1, 2]" };
        let bets = if variant.is_fixed_limit() { "small_bet = 2\nbig_bet = 4" } else { "min_bet = 2" };
        let text = format!(
            "variant = \"{code}\"\nantes = [0, 0]\n{opening}\n{bets}\nstarting_stacks = [50, inf]\n\
             actions = [\"d dh p1 ??\", \"p1 pb\", \"p2 sd 2c\", \"# so it goes\"]\n"
        );
        assert_eq!(hand(&text).to_string(), text);
    }
}

#[test]
fn every_field_is_kept() {
    let fields = concat!(
        "ante_trimming_status = true\nplayers = [\"a\\\"b\", \"\\u0007\\n\", \"é\"]\nseats = [3, 5, 1]\n",
        "author = 'Somebody'\ntime = 12:30:00\nday = 7\n_rate = 1.50\n\"an odd key\" = [1, [true, {x = 1979-05-27T07:32:00Z}]]\n",
        "[_more]\nof = \"it\"\n",
    );
    let read = hand(&format!("{HAND}{fields}"));
    assert_eq!(read.players.as_deref(), Some(&["a\"b".to_owned(), "\u{7}\n".to_owned(), "é".to_owned()][..]));
    assert_eq!((read.seats.as_deref(), read.ante_trimming_status), (Some(&[3, 5, 1][..]), Some(true)));
    assert_eq!(
        (read.opening.clone(), read.bets),
        (Opening::Blinds([1, 2, 0].map(crate::Decimal::whole).to_vec()), Bets::AtLeast(crate::Decimal::whole(2)))
    );
    assert_eq!((read.text("author"), read.number("_rate").unwrap().to_string()), (Some("Somebody"), "1.50".to_owned()));
    assert_eq!(read.other("time"), Some(&Value::Plain("12:30:00".to_owned())));
    let names: Vec<&str> = read.others.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["author", "time", "day", "_rate", "an odd key", "_more"]);
    assert_eq!(hand(&read.to_string()), read);
}

#[test]
fn many_hands_are_numbered_tables() {
    let mut writer = PhhWriter::new(Vec::new());
    let (one, mut other) = (hand(HAND), hand(HAND));
    other.others.push(("_more".to_owned(), Value::Table(vec![("of".to_owned(), Value::Text("[3]\n[4]".to_owned()))])));
    for phh in [&one, &other] {
        writer.write(phh).unwrap();
    }
    let text = String::from_utf8(writer.finish().unwrap()).unwrap();
    let read = hands(&text);
    assert_eq!(read.iter().map(|hand| (hand.number, hand.line)).collect::<Vec<_>>(), [(Some(1), 1), (Some(2), 10)]);
    assert_eq!((&read[0].phh, &read[1].phh), (&one, &other));
    let table: toml::Table = toml::from_str(&text).unwrap();
    assert!(table.keys().eq(["1", "2"]) && table.values().all(toml::Value::is_table));
}

#[test]
fn tables_of_a_hand_follow_its_heading() {
    let text = format!("# a file\n[7]{HAND}[7._more]\nof = 1\n\n[9] # the last\n{HAND}");
    let read = hands(&text);
    assert_eq!(read.iter().map(|hand| hand.number).collect::<Vec<_>>(), [Some(7), Some(9)]);
    assert!(read[0].phh.other("_more").is_some());
    assert_eq!(PhhReader::new("1.variant = 'NT'".as_bytes()).count(), 1);
}

//! A malformed hand is reported with its line, and the other hands are read.

use super::HAND;
use crate::{MAX_HAND_BYTES, Malformed, PhhReader, Reason, check};

/// The error in a file of one hand.
fn wrong(text: impl AsRef<[u8]>) -> Malformed {
    let mut read = PhhReader::new(text.as_ref());
    let error = match read.next().unwrap() {
        Ok(hand) => Malformed { line: hand.line, hand: None, reason: check(&hand.phh).unwrap_err() },
        Err(error) => error,
    };
    assert!(read.next().is_none());
    error
}

/// [`HAND`] with `line` in the place of the line that begins with `field`.
fn with(field: &str, line: &str) -> String {
    let lines = HAND.lines().map(|old| if old.starts_with(field) { line } else { old });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn a_fault_is_named_with_its_line() {
    let cases = [
        (with("min_bet", ""), 1, "the field min_bet is missing"),
        (with("variant", "variant = 'XX'"), 2, "there is no variant XX"),
        (with("variant", "variant = 3"), 2, "the field variant holds something else"),
        (with("antes", "antes = [0, 0]"), 1, "antes has 2 entries for 3 players"),
        (with("antes", "antes = ['a', 'b', 'c']"), 3, "the field antes holds something else"),
        (with("antes", "antes = [0, -1, 0]"), 1, "an amount below zero in antes"),
        (with("starting", "starting_stacks = [-5, 200, 150]"), 1, "an amount below zero in starting_stacks"),
        (with("starting", "starting_stacks = [5]"), 6, "starting_stacks has 1 entries for 1 players"),
        (with("starting", "starting_stacks = [99999999999999999999, 200, 150]"), 6, "the field starting_stacks holds something else"),
        (with("actions", "actions = [\n'p3 f',\n'p1 sleeps']"), 9, "the action p1 sleeps is not known"),
        (with("actions", "actions = ['p4 f']"), 7, "there is no player p4"),
        (with("actions", "actions = [3]"), 7, "the field actions holds something else"),
        (with("actions", "actions = 'p1 f'"), 7, "the field actions holds something else"),
        (with("actions", "actions = ['d dh p1 AcAc']"), 1, "the cards of d dh p1 AcAc do not fit"),
        (with("actions", "actions = ['d dh p1 AcKc', 'd dh p2 Ac2c']"), 1, "the cards of d dh p2 Ac2c do not fit"),
        (with("actions", "actions = ['d dh p1 AcKcQc']"), 1, "the cards of d dh p1 AcKcQc do not fit"),
        (with("actions", "actions = ['d dh p1 AcKc', 'p1 sm 2c3c']"), 1, "the cards of p1 sm 2c3c do not fit"),
        (with("finishing", "finishing_stacks = [1, 2, 3, 4]"), 1, "finishing_stacks has 4 entries for 3 players"),
        (with("min_bet", "seats = [0, 1, 2]\nmin_bet = 2"), 5, "the field seats holds something else"),
        (format!("{HAND}players = [['a']]"), 9, "the field players holds something else"),
        (format!("{HAND}_deep = {}{}", "[".repeat(9), "]".repeat(9)), 9, "nested too deep"),
        (format!("{HAND}_large = 99999999999999999999"), 9, "the field _large holds something else"),
        (String::new(), 1, "no hand"),
        ("# nothing\n\n".to_owned(), 1, "no hand"),
    ];
    for (text, line, reason) in cases {
        let error = wrong(&text);
        assert_eq!((error.line, error.reason.to_string().as_str()), (line, reason), "{text}");
    }
    assert!(matches!(wrong(&HAND[..HAND.len() / 2]).reason, Reason::Toml(_)));
    assert!(matches!(wrong(b"variant = 'NT'\nantes = \"\xff\"\n"), Malformed { line: 2, reason: Reason::NotUtf8, .. }));
    assert!(matches!(wrong("x".repeat(2 * MAX_HAND_BYTES)).reason, Reason::TooLong));
    assert!(matches!(wrong("[".repeat(100_000)).reason, Reason::Toml(_)));
}

#[test]
fn the_hands_beside_a_malformed_one_are_read() {
    let text = format!(
        "[1]{HAND}\n[2]\nactions = [\n'p1 f'\n[3]{HAND}\n[3]{HAND}\n[4]\n_x = \"\"\"{}\"\"\"\n[5]{HAND}",
        "x\n".repeat(MAX_HAND_BYTES)
    );
    let read: Vec<Result<_, _>> = PhhReader::new(text.as_bytes()).map(|hand| hand.map(|hand| hand.number)).collect();
    let [Ok(Some(1)), Err(two), Ok(Some(3)), Err(three), Err(four), Ok(Some(5))] = &read[..] else { panic!("{read:?}") };
    assert!(matches!(two, Malformed { hand: Some(2), line: 10..=14, reason: Reason::Toml(_) }), "{two}");
    assert!(matches!(three, Malformed { hand: Some(3), reason: Reason::Twice(3), .. }), "{three}");
    assert!(matches!(four, Malformed { hand: Some(4), reason: Reason::TooLong, .. }), "{four}");
}

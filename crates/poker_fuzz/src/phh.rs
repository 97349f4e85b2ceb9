//! The fuzz target for PHH files.

use poker_history::{NumberedHand, Phh, PhhReader, PhhWriter, check};

/// Reads the bytes as a file of hands. A hand that was read must be written so that it reads back as an equal hand; checking it against
/// the rules must not panic; an error must have a message and a line.
///
/// # Panics
/// If one of these does not hold.
pub fn phh_reader(bytes: &[u8]) {
    let mut hands = Vec::new();
    for read in PhhReader::new(bytes) {
        match read {
            Ok(NumberedHand { phh, .. }) => {
                // Any result is right, but it must not panic.
                _ = check(&phh);
                hands.push(phh);
            }
            Err(malformed) => assert!(malformed.line > 0 && !malformed.to_string().is_empty()),
        }
    }
    let mut writer = PhhWriter::new(Vec::new());
    for hand in &hands {
        writer.write(hand).expect("writing to memory succeeds");
    }
    let written = writer.finish().expect("writing to memory succeeds");
    if hands.is_empty() {
        return;
    }
    let again: Result<Vec<Phh>, _> = PhhReader::new(&written[..]).map(|read| read.map(|hand| hand.phh)).collect();
    assert_eq!(again.expect("a written file can be read"), hands);
}

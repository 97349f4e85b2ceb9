//! PHH files out of bytes.

use poker_history::{NumberedHand, Phh, PhhReader, PhhWriter, check};

/// Reads the bytes as a file of hands. What is read is read again, equal, from what is written of it, and can be checked against the
/// rules; what is malformed has a sentence.
///
/// # Panics
/// Where one of these does not hold.
pub fn phh_reader(bytes: &[u8]) {
    let mut hands = Vec::new();
    for read in PhhReader::new(bytes) {
        match read {
            Ok(NumberedHand { phh, .. }) => {
                // Whatever comes of it, it comes without a panic.
                _ = check(&phh);
                hands.push(phh);
            }
            Err(malformed) => assert!(malformed.line > 0 && !malformed.to_string().is_empty()),
        }
    }
    let mut writer = PhhWriter::new(Vec::new());
    for hand in &hands {
        writer.write(hand).expect("memory takes all");
    }
    let written = writer.finish().expect("memory takes all");
    if hands.is_empty() {
        return;
    }
    let again: Result<Vec<Phh>, _> = PhhReader::new(&written[..]).map(|read| read.map(|hand| hand.phh)).collect();
    assert_eq!(again.expect("what we write we read"), hands);
}

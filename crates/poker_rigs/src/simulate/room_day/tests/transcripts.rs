//! Rooms behave as before, message by message: the transcripts of simulated days are compared with those that are kept in files.
//!
//! An intended change of behaviour changes the transcripts. Then the tests write the files if `CARDROOM_WRITE_TRANSCRIPTS` is set, and the
//! change log says what is different.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::path::Path;

use super::{play, room};
use crate::kept_digests;
use crate::simulate::room_day::RoomSimOptions;

const RULEBOOKS: [&str; 5] = ["en-2.7", "en-1.2", "fr-3.1", "sv-2.6", "room-003"];
const SEEDS: RangeInclusive<u64> = 1..=20;
/// The hands of a day, which includes midnight and a restart in the night.
const DAY: u64 = 2_500;
/// The hands of the short test.
const HOUR: u64 = 400;

/// The transcripts of each rulebook, in the order of the seeds.
type Kept = BTreeMap<String, Vec<String>>;

fn transcript(rulebook: &str, hands: u64, seed: u64) -> String {
    let options = RoomSimOptions { transcript: true, ..room(rulebook, hands, seed) };
    let report = play(&options).unwrap_or_else(|failure| panic!("{rulebook}: {failure}"));
    format!("{:016x}", report.transcript.unwrap())
}

fn transcripts(hands: u64, seeds: RangeInclusive<u64>) -> Kept {
    let of = |rulebook: &str| seeds.clone().map(|seed| transcript(rulebook, hands, seed)).collect();
    RULEBOOKS.into_iter().map(|rulebook| (rulebook.to_owned(), of(rulebook))).collect()
}

fn compare(name: &str, found: &Kept) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/transcripts").join(name);
    let kept = kept_digests(&file, found).unwrap();
    for rulebook in RULEBOOKS {
        for (seed, (kept, found)) in (1..).zip(kept[rulebook].iter().zip(&found[rulebook])) {
            assert_eq!(kept, found, "{rulebook}, seed {seed}: the room does not say what it said");
        }
    }
    assert_eq!(&kept, found);
}

#[test]
fn the_first_hour_of_each_rulebook_is_told_and_kept_as_it_was() {
    compare("hours.json", &transcripts(HOUR, 1..=1));
}

#[test]
#[ignore = "takes minutes"]
fn long_a_day_of_each_rulebook_with_twenty_seeds_is_told_and_kept_as_it_was() {
    compare("days.json", &transcripts(DAY, SEEDS));
}

//! Compares the messages to a person in practice, and the save afterwards, with an earlier run: one digest of a few hands for each form
//! of every rulebook. Any other decision of a bot changes the digest.
//!
//! An intended change of behaviour changes the digests. Run the test with `CARDROOM_WRITE_TRANSCRIPTS` set to write the file again.

use std::collections::BTreeMap;
use std::path::Path;

use poker_protocol::Message;
use poker_rigs::{Digest, kept_digests};

use super::forms::{evening, rooms};

/// The number of hands in each digest.
const HANDS: u32 = 6;
const SEED: u64 = 4;

#[test]
fn an_evening_of_practice_in_every_form_is_told_and_kept_as_it_was() {
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for room in rooms() {
        let row = &room.offers[0].row;
        let what = format!("{} {:?} {} {}", room.id, row.form, row.game.code, room.offers[0].rulebook.seats(row));
        let world = evening(&room, 4, HANDS, SEED);
        let mut digest = Digest::EMPTY;
        // `Welcome` is left out, because it contains the version of the program.
        for heard in world.hero.heard.iter().filter(|heard| !matches!(heard, Message::Welcome { .. })) {
            serde_json::to_writer(&mut digest, heard).unwrap();
        }
        serde_json::to_writer(&mut digest, &world.built.room.room().save()).unwrap();
        found.insert(what, format!("{:016x}", digest.get()));
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/transcripts/evenings.json");
    let kept = kept_digests(&file, &found).unwrap();
    for (what, kept) in &kept {
        assert_eq!(Some(kept), found.get(what), "{what}: the room does not say what it said");
    }
    assert_eq!(kept.len(), found.len());
}

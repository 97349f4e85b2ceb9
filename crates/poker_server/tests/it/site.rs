//! A folder for the real program, with a rulebook whose clocks are short.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

const SERVER: &str = r#"(
    halls: [(
        name: "main",
        room: named("short"),
        tournaments: none,
        tempo: (street_ms: 0, runout_ms: 0, unshown_ms: 20, showdown_ms: 20, choice_ms: 0, first_hand_ms: 20),
    )],
)"#;
const ROOM: &str = r#"(
    id: "short",
    offers: [(rulebook: "short-2.7", standing_tables: 1, stakes: listed([
        (game: "nlhe", form: regular, small_blind: 25, big_blind: 50),
        (game: "plo", form: regular, small_blind: 5, big_blind: 10),
        (game: "nlhe", form: regular, small_blind: 5, big_blind: 10),
    ]))],
)"#;

/// The rulebook `en-2.7` with a second for each decision and a second in the time bank.
pub fn with_short_clocks() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let rulebook = Path::new(env!("CARGO_MANIFEST_DIR")).join("../poker_room/data/en-2.7.ron");
    let mut text = fs::read_to_string(rulebook).unwrap();
    for (long, short) in [
        (r#"id: "en-2.7""#, r#"id: "short-2.7""#),
        ("decision_s: (is: 10", "decision_s: (is: 1"),
        ("disconnect_extra_s: (is: 20", "disconnect_extra_s: (is: 1"),
        (
            "(context: Cash, first_ms: 15000, add_ms: 5000, every_hands: 10, cap_ms: 30000",
            "(context: Cash, first_ms: 1000, add_ms: 0, every_hands: 10, cap_ms: 1000",
        ),
    ] {
        assert!(text.contains(long), "{long}");
        text = text.replacen(long, short, 1);
    }
    fs::create_dir(folder.path().join("rooms")).unwrap();
    fs::write(folder.path().join("rooms/short-2.7.ron"), text).unwrap();
    fs::write(folder.path().join("rooms/short.room.ron"), ROOM).unwrap();
    fs::write(folder.path().join("server.ron"), SERVER).unwrap();
    folder
}

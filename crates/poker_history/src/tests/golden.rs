//! The golden files in `tests/data/hands`: hands in PHH, and the same hands in the other formats.
//!
//! `CARDROOM_GOLDEN=write cargo test -p poker_history golden` writes the files again.

use std::path::{Path, PathBuf};

use super::identity::GAMES;
use super::played;
use crate::{Phh, PhhReader, PhhWriter, PlayedHand, Replayed, Verdict, View, check, ohh, pokerstars};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/hands")
}

/// Asserts that the golden file `name` has this text, or writes it if `CARDROOM_GOLDEN` asks for it.
fn golden(name: &str, text: &str) {
    let path = folder().join(name);
    if std::env::var_os("CARDROOM_GOLDEN").is_some_and(|what| what == "write") {
        std::fs::create_dir_all(folder()).unwrap();
        return std::fs::write(&path, text).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    let lines = || kept.lines().zip(text.lines()).enumerate();
    if let Some((number, (kept, text))) = lines().find(|(_, (kept, text))| kept != text) {
        panic!("{name}, line {}:\n{kept}\n{text}", number + 1);
    }
    assert_eq!(kept.len(), text.len(), "{name}");
}

/// Hands with an even number are written as one player saw them, the others with all cards.
fn view(hand: &PlayedHand) -> View {
    if hand.id.is_multiple_of(2) { View::of(hand, "Ann") } else { View::Everything }
}

#[test]
fn the_hands_of_every_game_are_written_in_every_format_as_in_the_golden_files() {
    for code in GAMES {
        let mut phhs = PhhWriter::new(Vec::new());
        for hand in played::hands(code) {
            phhs.write(&Phh::of(&hand, View::Everything).unwrap()).unwrap();
        }
        let phhs = phhs.finish().unwrap();
        golden(&format!("{code}.phhs"), std::str::from_utf8(&phhs).unwrap());
        let (mut stars, mut open) = (String::new(), String::new());
        for read in PhhReader::new(&phhs[..]) {
            let phh = read.unwrap().phh;
            assert!(matches!(check(&phh), Ok(Verdict::Agrees)), "{code}:\n{phh}");
            let hand = Replayed::play(&phh).unwrap().hand;
            stars += &pokerstars(&hand, view(&hand)).unwrap();
            open += &(ohh(&hand, view(&hand)).unwrap() + "\n");
        }
        golden(&format!("{code}.txt"), &stars);
        golden(&format!("{code}.ohh"), &open);
    }
}

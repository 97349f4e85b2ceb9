//! The words on the felt, in every language.

use poker_text::Language;

use super::{WholeClient, still};
use crate::language::CurrentLanguage;
use crate::motion_timing::MotionTiming;
use crate::stage::{FeltStage, PieceContent, PieceKind};

const HANDS: [&str; 5] =
    ["table-side-pots-showdown", "table-hi-lo-quartered", "table-five-cards-scoop", "table-omaha", "table-all-in-turn"];
/// Players who wait, sit out or have lost their connection.
const AWAY: [&str; 3] = ["table-waiting", "table-sitting-out", "table-reconnecting"];

/// Checks that no words but names are cut, in windows of these sizes.
fn assert_whole(names: &[&str], sizes: &[(u32, u32)]) {
    let mut client = WholeClient::showing("start", &still());
    let timing = client.world().resource::<MotionTiming>().0;
    for (width, height) in sizes {
        client.camera.resize(*width, *height);
        for language in Language::SPOKEN {
            client.world().insert_resource(CurrentLanguage::load(None, Some(language), None).unwrap());
            for name in names {
                client.show(name, &still(), timing);
                let stage = client.world().resource::<FeltStage>();
                for (id, piece) in stage.pieces().filter(|(id, _)| id.kind != PieceKind::Name) {
                    let PieceContent::Text(text) = &piece.content else { continue };
                    assert!(!text.text.ends_with('…'), "{name} {language} {width}x{height}: {id:?} {}", text.text);
                }
            }
        }
    }
}

#[test]
fn no_words_on_the_felt_are_cut() {
    assert_whole(&HANDS, &[(640, 360), (1280, 800)]);
    assert_whole(&AWAY, &[(640, 360), (1280, 800)]);
}

#[test]
fn no_state_of_a_player_is_cut_in_the_smallest_tiles() {
    // Sixteen tables in a window of 1920x1080 have the second of these sizes.
    assert_whole(&AWAY, &[(480, 256), (480, 263), (540, 320)]);
}

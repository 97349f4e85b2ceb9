//! Pictures of seats: own cards face down, cards shown one by one, cards that would have come, figures of other players.

use poker_client::{BarIntent, Settings};
use poker_protocol::HandId;

use crate::session::Session;

/// The names of the pictures in which the own cards lie face down, two cards of a hand are marked to be shown, and the cards that would have
/// come are shown.
pub(super) const FACE_DOWN: &str = "table-anti-peek";
pub(super) const MARKED: &str = "table-show-some";
pub(super) const RABBIT: &str = "table-rabbit";

/// The name of the picture with figures under the plates of other players.
pub(super) const FIGURES: &str = "seat-figures";

/// Changes the settings of a picture.
pub(super) fn set(name: &str, settings: &mut Settings) {
    settings.hides_own_cards |= name == FACE_DOWN;
    settings.tables.seat_figures |= name == FIGURES;
}

/// Brings the session to the state of a picture.
pub(super) fn prepare(name: &str, session: &mut Session, now_ms: u64) {
    let Some(front) = session.front_mut() else { return };
    match name {
        MARKED => {
            for place in [0, 2] {
                front.bar.handle(&BarIntent::ShowCard(place), now_ms, &|_| None);
            }
        }
        RABBIT => {
            let hand = front.playback.view().felt().hand.unwrap_or(HandId(0));
            front.rabbit = Some((hand, "2d".parse().into_iter().collect()));
        }
        _ => {}
    }
}

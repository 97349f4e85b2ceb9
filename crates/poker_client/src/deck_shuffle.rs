//! How the clients of the players took part in the shuffle of a deck.

use poker_fair::deck_code;
use poker_protocol::{Bytes32, SeatNonce};
use poker_rules::Seat;

/// How the clients of the players took part in the shuffle of a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckShuffle {
    /// The code of the deck. Players who were told the same have the same code.
    pub code: String,
    /// The number of clients that took part.
    pub nonces: u8,
    /// Whether the viewer's own client took part; `None` for a viewer without a seat.
    pub own: Option<bool>,
}

impl DeckShuffle {
    /// The shuffle of a deck with this root; `None` if no client took part or was asked to. `asked` says whether clients were asked for
    /// their nonces: if all of these were left out, the player must know it.
    pub(crate) fn of(root: &Bytes32, nonces: &[SeatNonce], asked: bool, viewer: Option<Seat>) -> Option<Self> {
        let number = u8::try_from(nonces.len()).unwrap_or(u8::MAX);
        let own = viewer.map(|viewer| nonces.iter().any(|nonce| nonce.seat == viewer));
        (asked || number > 0).then(|| Self { code: deck_code(root, nonces), nonces: number, own })
    }
}

//! Whether the player looks at the own cards where they lie face down.

use crate::Settings;

/// What makes the player's own cards visible at a table where they lie face down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnCardsPeek {
    /// The key for it is held.
    pub key: bool,
    /// The pointer is on the cards.
    pub pointer: bool,
}

impl OwnCardsPeek {
    /// Whether the cards lie face down now.
    pub fn hides(self, settings: &Settings) -> bool {
        settings.hides_own_cards && !self.key && !self.pointer
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_own_cards_lie_face_down_except_while_the_key_is_held_or_the_pointer_is_on_them() {
        let settings = Settings { hides_own_cards: true, ..Settings::default() };
        for (key, pointer) in [(false, false), (true, false), (false, true), (true, true)] {
            let peek = OwnCardsPeek { key, pointer };
            assert_eq!(peek.hides(&settings), !key && !pointer, "{peek:?}");
            assert!(!peek.hides(&Settings::default()), "nothing is hidden unless the player wants it");
        }
    }
}

//! What a letter means.

use serde::{Deserialize, Serialize};

/// Whether a letter is the key on which it is printed, or a place on the keyboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum KeysFollow {
    /// The key on which the letter is printed.
    #[default]
    Letter,
    /// The key in the place where an American keyboard has the letter.
    Place,
}

impl KeysFollow {
    /// Both, in the order in which the settings list them.
    pub const ALL: [Self; 2] = [Self::Letter, Self::Place];
}

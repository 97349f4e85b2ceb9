//! The names and avatars that players may have.

use poker_protocol::{AVATARS, MAX_NAME_CHARS, PlayerView};

/// Whether the name has a permitted length and can be displayed, and the avatar exists.
pub(crate) fn is_well_formed(profile: &PlayerView) -> bool {
    let name = &profile.name;
    let length = name.chars().count();
    (1..=MAX_NAME_CHARS).contains(&length) && name.trim() == name && !name.chars().any(char::is_control) && profile.avatar < AVATARS
}

//! The keys of the window and the buttons of the mouse.

mod aim;
mod held_hands;
mod key_names;
mod keys;
mod pointing;
mod read;
mod sign;
mod typed_ahead;

pub(crate) use aim::aim_keys;
pub(crate) use held_hands::note_hands;
pub(crate) use keys::Keys;
pub(crate) use pointing::{Pointing, WindowPointing};
pub(crate) use read::{read_buttons, read_keys, release_keys};
pub(crate) use typed_ahead::hold_back_keys;

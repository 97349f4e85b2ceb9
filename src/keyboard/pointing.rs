//! What has the keyboard's focus.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use poker_client::{Key, TextField};

/// What has the keyboard's focus, as it was after the panels of the last frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pointing {
    /// The text field that has the focus.
    pub(crate) field: Option<TextField>,
    /// Some control has the focus.
    pub(crate) control: bool,
    /// A sheet lies over everything else.
    pub(crate) sheet: bool,
    /// A page covers the whole window.
    pub(crate) page: bool,
    /// A table is shown, and nothing lies over it.
    pub(crate) table: bool,
    /// A page waits for a key to bind.
    pub(crate) waits_for_key: bool,
}

/// What has the keyboard's focus in each window.
#[derive(Resource, Default)]
pub(crate) struct WindowPointing {
    pub(crate) main: Pointing,
    /// The windows that show one table.
    pub(crate) others: HashMap<Entity, Pointing>,
}

impl WindowPointing {
    /// What has the focus in a window.
    pub(super) fn of(&self, window: Entity) -> &Pointing {
        self.others.get(&window).unwrap_or(&self.main)
    }

    /// Whether a text field has the focus in any window.
    pub(super) fn types(&self) -> bool {
        self.main.field.is_some() || self.others.values().any(|other| other.field.is_some())
    }
}

impl Pointing {
    /// Whether the panels take this key for themselves: a button that has the focus takes Enter and Space, a sheet Escape, a page the keys that
    /// turn it. A page that waits for a key to bind gets each of them from the keyboard.
    pub(super) fn takes(&self, key: Key) -> bool {
        if self.waits_for_key {
            return false;
        }
        match key {
            Key::Enter | Key::Space => self.control && self.field.is_none(),
            Key::Escape => self.sheet,
            Key::Home | Key::End | Key::PageUp | Key::PageDown | Key::Up | Key::Down => (self.control && self.field.is_none()) || self.page,
            Key::Left | Key::Right => self.control && self.field.is_none(),
            Key::Letter(_)
            | Key::LowestRow(_)
            | Key::Digit(_)
            | Key::Separator
            | Key::Plus
            | Key::Minus
            | Key::Backspace
            | Key::Delete
            | Key::Insert
            | Key::Tab
            | Key::Question
            | Key::Function(_)
            | Key::Mouse(_) => false,
        }
    }
}

//! The chat of a table, and the players whom the viewer has muted.

use std::collections::{BTreeSet, VecDeque};

use poker_rules::Seat;
use poker_text::Arg;

use crate::ChatPhrase;

/// The number of lines that are kept.
const MOST_LINES: usize = 200;

/// A line of the chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    pub id: u64,
    pub seat: Seat,
    pub name: String,
    /// The text, which is one line.
    pub text: String,
    /// When it came, in the app's milliseconds.
    pub at_ms: u64,
}

impl ChatLine {
    /// What was said, in the reader's own language if it is a phrase.
    pub fn words(&self) -> Arg {
        ChatPhrase::of(&self.text).map_or_else(|| Arg::word(self.text.as_str()), |phrase| phrase.text().into())
    }
}

/// The chat since the viewer sat down, and the muted players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Chat {
    lines: VecDeque<ChatLine>,
    next: u64,
    /// By name: a player who takes another seat stays muted.
    muted: BTreeSet<String>,
}

impl Chat {
    pub(super) fn add(&mut self, seat: Seat, name: String, text: String, at_ms: u64) {
        if self.lines.len() == MOST_LINES {
            self.lines.pop_front();
        }
        self.lines.push_back(ChatLine { id: self.next, seat, name, text, at_ms });
        self.next += 1;
    }

    /// The lines of players who are not muted, the oldest first.
    pub(super) fn heard(&self) -> impl DoubleEndedIterator<Item = &ChatLine> {
        self.lines.iter().filter(|line| !self.muted.contains(&line.name))
    }

    /// Mutes or unmutes a player. Returns whether that changes anything.
    pub(super) fn set_muted(&mut self, name: &str, muted: bool) -> bool {
        if self.muted.contains(name) == muted {
            return false;
        }
        if muted { self.muted.insert(name.to_owned()) } else { self.muted.remove(name) }
    }

    /// The names of muted players.
    pub(super) fn muted(&self) -> &BTreeSet<String> {
        &self.muted
    }
}

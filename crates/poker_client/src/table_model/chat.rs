//! What players say at the table, and whom the viewer does not want to hear.

use std::collections::{BTreeSet, VecDeque};

use poker_rules::Seat;

use super::TableModel;

/// Lines kept; older ones go.
const MOST_LINES: usize = 200;

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Rising.
    pub id: u64,
    /// From which seat.
    pub seat: Seat,
    /// Who sat there.
    pub name: String,
    /// What, in one line.
    pub text: String,
    /// When it came, in the app's milliseconds.
    pub at_ms: u64,
}

/// All that was said since the viewer came.
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
}

impl TableModel {
    /// What was said by those who are not muted, the oldest first.
    pub fn chat(&self) -> impl DoubleEndedIterator<Item = &ChatLine> {
        self.chat.lines.iter().filter(|line| !self.chat.muted.contains(&line.name))
    }

    /// Hears no more of whoever sits there. The lines are kept: they are back when the player is heard again.
    pub fn mute(&mut self, seat: Seat) {
        if let Some(taken) = self.felt.seats.get(&seat) {
            self.chat.muted.insert(taken.player.name.clone());
        }
    }

    /// Hears a player again.
    pub fn unmute(&mut self, name: &str) {
        self.chat.muted.remove(name);
    }

    /// Whether whoever sits there is muted.
    pub fn is_muted(&self, seat: Seat) -> bool {
        self.felt.seats.get(&seat).is_some_and(|taken| self.chat.muted.contains(&taken.player.name))
    }

    /// The names of those who are muted.
    pub fn muted(&self) -> impl Iterator<Item = &str> {
        self.chat.muted.iter().map(String::as_str)
    }

    /// What was said before the table was told anew stays.
    pub(crate) fn keep_chat_of(&mut self, before: &Self) {
        self.chat = before.chat.clone();
    }
}

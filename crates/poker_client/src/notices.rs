//! What a table wants to tell its viewer.

use poker_protocol::Notice;

/// A notice and when it came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimedNotice {
    /// Rising; dismisses it.
    pub id: u32,
    /// When it came, in the app's milliseconds.
    pub at_ms: u64,
    /// What it says.
    pub notice: Notice,
}

/// The notices of a table, oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notices {
    next: u32,
    list: Vec<TimedNotice>,
}

/// More would cover the table.
const MOST: usize = 4;

impl Notices {
    /// Oldest first.
    pub fn list(&self) -> &[TimedNotice] {
        &self.list
    }

    /// Adds one; the same said again replaces the older one.
    pub fn add(&mut self, notice: Notice, now_ms: u64) {
        self.list.retain(|old| old.notice != notice);
        if self.list.len() == MOST {
            self.list.remove(0);
        }
        self.list.push(TimedNotice { id: self.next, at_ms: now_ms, notice });
        self.next = self.next.wrapping_add(1);
    }

    /// Takes one away.
    pub fn dismiss(&mut self, id: u32) {
        self.list.retain(|notice| notice.id != id);
    }

    /// Takes away those older than `age_ms`.
    pub fn expire(&mut self, now_ms: u64, age_ms: u64) {
        self.list.retain(|notice| now_ms.saturating_sub(notice.at_ms) < age_ms);
    }

    /// "Waits for players" ends when a hand begins.
    pub(crate) fn hand_began(&mut self) {
        self.list.retain(|notice| !matches!(notice.notice, Notice::WaitingForPlayers { .. }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn notices() -> Notices {
        let mut notices = Notices::default();
        notices.add(Notice::WaitingForPlayers { needed: 3 }, 0);
        notices.add(Notice::TimeOut { folded: true }, 1_000);
        notices
    }

    #[test]
    fn the_same_notice_again_replaces_the_older() {
        let mut notices = notices();
        notices.add(Notice::WaitingForPlayers { needed: 3 }, 2_000);
        let times: Vec<_> = notices.list().iter().map(|notice| notice.at_ms).collect();
        assert_eq!(times, [1_000, 2_000]);
    }

    #[test]
    fn notices_end_by_hand_by_age_and_with_what_they_waited_for() {
        let mut dismissed = notices();
        dismissed.dismiss(dismissed.list()[1].id);
        assert_eq!(dismissed.list().len(), 1);
        dismissed.hand_began();
        assert!(dismissed.list().is_empty());
        let mut old = notices();
        old.expire(5_500, 5_000);
        assert_eq!(old.list()[0].notice, Notice::TimeOut { folded: true });
        assert_eq!(old.list().len(), 1);
    }

    #[test]
    fn there_are_never_more_than_fit() {
        let mut notices = notices();
        for hand in 0..20 {
            notices.add(Notice::HandVoid { hand: poker_protocol::HandId(hand) }, 0);
        }
        assert_eq!(notices.list().len(), MOST);
    }
}

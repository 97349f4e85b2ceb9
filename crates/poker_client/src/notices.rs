//! Notices of a table for its viewer.

use poker_protocol::Notice;

/// A notice and when it came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimedNotice {
    /// The number of the notice, which rises with each notice. [`Notices::dismiss`] takes it.
    pub id: u32,
    /// When it came, in the app's milliseconds.
    pub at_ms: u64,
    pub notice: Notice,
    /// When the notice is removed; `None` until a new hand begins.
    ends_ms: Option<u64>,
}

/// The notices of a table, oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notices {
    next: u32,
    list: Vec<TimedNotice>,
}

/// The most notices at a time; more would cover the table.
const MOST: usize = 4;
/// A notice about a hand stays for at least this many milliseconds, even if the next hand begins sooner.
const READ_MS: u64 = 6_000;

/// What ends a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NoticeEnd {
    /// The notice is never listed, because the felt shows what it says for as long as it is true.
    OnTheFelt,
    NextHand,
    /// The next hand, but not before the notice was shown for [`READ_MS`] milliseconds.
    Read,
}

impl NoticeEnd {
    fn of(notice: &Notice) -> Self {
        match notice {
            Notice::SittingOutEverywhere { .. } => Self::OnTheFelt,
            Notice::WaitingForPlayers { .. } | Notice::TopUpLater { .. } => Self::NextHand,
            Notice::TopUpSkipped { .. } | Notice::TimeOut { .. } | Notice::Jackpot { .. } | Notice::HandVoid { .. } => Self::Read,
        }
    }
}

impl Notices {
    /// The notices, the oldest first.
    pub fn list(&self) -> &[TimedNotice] {
        &self.list
    }

    /// The id of the next notice; all notices so far have lower ones.
    pub fn next_id(&self) -> u32 {
        self.next
    }

    /// Adds a notice and returns its id; an older notice that it replaces is removed.
    pub fn add(&mut self, notice: Notice, now_ms: u64) -> u32 {
        let id = self.next;
        self.next = self.next.saturating_add(1);
        if NoticeEnd::of(&notice) == NoticeEnd::OnTheFelt {
            return id;
        }
        self.list.retain(|old| !replaces(&notice, &old.notice));
        if self.list.len() == MOST {
            self.list.remove(0);
        }
        self.list.push(TimedNotice { id, at_ms: now_ms, notice, ends_ms: None });
        id
    }

    /// Removes a notice.
    pub fn dismiss(&mut self, id: u32) {
        self.list.retain(|notice| notice.id != id);
    }

    /// Removes notices whose time is over; returns when the next one must be removed, in the app's milliseconds.
    pub fn expire(&mut self, now_ms: u64) -> Option<u64> {
        self.list.retain(|notice| notice.ends_ms.is_none_or(|ends| ends > now_ms));
        self.list.iter().filter_map(|notice| notice.ends_ms).min()
    }

    /// Notes that a hand began: notices about the hand before are removed at once, or once they were shown for `READ_MS` milliseconds.
    pub(crate) fn hand_began(&mut self, now_ms: u64) {
        self.list.retain(|notice| NoticeEnd::of(&notice.notice) != NoticeEnd::NextHand);
        for notice in &mut self.list {
            notice.ends_ms.get_or_insert(now_ms.max(notice.at_ms + READ_MS));
        }
        self.expire(now_ms);
    }

    /// Removes notices about a top-up: the viewer's stack was topped up.
    pub(crate) fn topped_up(&mut self) {
        self.list.retain(|old| !matches!(old.notice, Notice::TopUpLater { .. } | Notice::TopUpSkipped { .. }));
    }
}

/// Whether `new` repeats `old` or makes it untrue.
fn replaces(new: &Notice, old: &Notice) -> bool {
    match new {
        Notice::Jackpot { .. } | Notice::HandVoid { .. } => new == old,
        Notice::TopUpSkipped { .. } | Notice::TopUpLater { .. } => matches!(old, Notice::TopUpSkipped { .. } | Notice::TopUpLater { .. }),
        Notice::TimeOut { .. } | Notice::WaitingForPlayers { .. } | Notice::SittingOutEverywhere { .. } => {
            std::mem::discriminant(new) == std::mem::discriminant(old)
        }
    }
}

#[cfg(test)]
mod tests {
    use poker_protocol::{HandId, JackpotKind, Money};
    use poker_rules::Seat;

    use super::*;

    fn notices(told: impl IntoIterator<Item = Notice>) -> Notices {
        let mut notices = Notices::default();
        for notice in told {
            notices.add(notice, 1_000);
        }
        notices
    }

    fn later(amount: u64) -> Notice {
        Notice::TopUpLater { amount: Money::new(amount) }
    }

    fn shown(notices: &Notices) -> Vec<&Notice> {
        notices.list().iter().map(|timed| &timed.notice).collect()
    }

    #[test]
    fn a_notice_takes_the_place_of_an_older_one_about_the_same_thing() {
        let mut notices = notices([Notice::WaitingForPlayers { needed: 3 }, later(88), Notice::TimeOut { folded: true }]);
        notices.add(later(120), 2_000);
        notices.add(Notice::WaitingForPlayers { needed: 2 }, 3_000);
        assert_eq!(shown(&notices), [&Notice::TimeOut { folded: true }, &later(120), &Notice::WaitingForPlayers { needed: 2 }]);
    }

    #[test]
    fn a_top_up_to_come_is_told_until_the_chips_are_there_or_the_next_hand_begins() {
        let mut came = notices([later(88)]);
        came.topped_up();
        assert_eq!(shown(&came), [] as [&Notice; 0]);
        let mut won = notices([later(88)]);
        won.hand_began(1_001);
        assert_eq!(shown(&won), [] as [&Notice; 0], "the stack had grown: nothing was added");
    }

    #[test]
    fn what_tells_of_a_hand_goes_with_the_next_one_once_it_could_be_read() {
        let about_a_hand = [
            Notice::TimeOut { folded: true },
            Notice::HandVoid { hand: HandId(1), opened: None },
            Notice::Jackpot {
                kind: JackpotKind::MonteCarlo,
                seat: Seat::new(0),
                player: "Maren".to_owned(),
                amount: Money::new(900),
                hand: HandId(1),
            },
            Notice::TopUpSkipped { balance: Money::ZERO },
        ];
        for notice in about_a_hand {
            let mut soon = notices([notice.clone()]);
            assert_eq!(soon.expire(60_000), None, "as long as no other hand begins");
            soon.hand_began(2_000);
            assert_eq!((soon.expire(2_000), soon.list().len()), (Some(1_000 + READ_MS), 1), "{notice:?}");
            soon.expire(1_000 + READ_MS);
            assert!(soon.list().is_empty(), "{notice:?}");
            let mut late = notices([notice.clone()]);
            late.hand_began(60_000);
            assert!(late.list().is_empty(), "{notice:?}");
        }
    }

    #[test]
    fn how_long_a_seat_is_kept_stands_on_the_felt_alone() {
        assert!(notices([Notice::SittingOutEverywhere { left_ms: 500_000 }]).list().is_empty());
    }

    #[test]
    fn one_can_be_taken_away_by_hand() {
        let mut notices = notices([later(88), Notice::TimeOut { folded: false }]);
        notices.dismiss(notices.list()[0].id);
        assert_eq!(shown(&notices), [&Notice::TimeOut { folded: false }]);
    }

    #[test]
    fn there_are_never_more_than_fit() {
        let notices = notices((0..20).map(|hand| Notice::HandVoid { hand: HandId(hand), opened: None }));
        assert_eq!(notices.list().len(), MOST);
    }
}

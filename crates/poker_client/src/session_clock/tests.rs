//! Sessions, breaks and reminders.

use super::{BreakAnswer, SessionClock};
use crate::BreakAfter;

const MINUTE: u64 = 60_000;

/// A clock that begins with play, and the minute at which it was read last.
struct Evening {
    clock: SessionClock,
    minute: u64,
}

impl Evening {
    fn begun() -> Self {
        let mut clock = SessionClock::default();
        clock.run_until(0, true);
        Self { clock, minute: 0 }
    }

    /// Minutes in the state that was told last; then the player plays or not.
    fn pass(&mut self, minutes: u64, then_plays: bool) {
        self.minute += minutes;
        self.clock.run_until(self.minute * MINUTE, then_plays);
    }

    fn minutes(&self) -> Option<u64> {
        self.clock.figures().map(|figures| figures.minutes)
    }

    fn reminder(&self) -> Option<u64> {
        self.clock.reminder(BreakAfter::Half)
    }
}

#[test]
fn nothing_is_shown_before_the_first_seat() {
    let mut clock = SessionClock::default();
    clock.run_until(0, false);
    clock.run_until(5 * MINUTE, false);
    assert_eq!((clock.figures(), clock.next_minute_ms()), (None, None));
    clock.run_until(6 * MINUTE, true);
    let figures = clock.figures().unwrap();
    assert_eq!((figures.minutes, figures.hands), (0, 0));
}

#[test]
fn the_clock_stands_still_while_the_player_does_not_play() {
    let mut evening = Evening::begun();
    evening.pass(20, false);
    evening.pass(30, true);
    assert_eq!(evening.minutes(), Some(20));
    evening.pass(7, true);
    assert_eq!(evening.minutes(), Some(27));
}

#[test]
fn an_hour_of_absence_begins_a_new_session_with_the_next_seat() {
    let mut evening = Evening::begun();
    evening.clock.add_hands(12);
    evening.pass(20, false);
    evening.pass(60, false);
    assert_eq!(evening.minutes(), Some(20), "the last session is shown until the next one begins");
    evening.pass(1, true);
    let figures = evening.clock.figures().unwrap();
    assert_eq!((figures.minutes, figures.hands), (0, 0));
}

#[test]
fn the_shown_minute_changes_when_it_is_full() {
    let mut evening = Evening::begun();
    evening.clock.run_until(MINUTE * 3 + 20_000, true);
    assert_eq!(evening.clock.next_minute_ms(), Some(40_000));
}

#[test]
fn the_reminder_is_due_after_the_chosen_play_and_never_while_it_is_off() {
    let mut evening = Evening::begun();
    evening.pass(29, true);
    assert_eq!(evening.reminder(), None);
    evening.pass(1, true);
    assert_eq!(evening.reminder(), Some(30));
    evening.pass(90, true);
    assert_eq!(evening.clock.reminder(BreakAfter::TwoHours), Some(120));
    assert_eq!(evening.clock.reminder(BreakAfter::Never), None);
}

#[test]
fn five_minutes_away_are_a_break_and_less_is_not() {
    let mut evening = Evening::begun();
    evening.pass(25, false);
    evening.pass(4, true);
    evening.pass(5, true);
    assert_eq!(evening.reminder(), Some(30));
    evening.pass(0, false);
    assert_eq!(evening.reminder(), None, "not while the player does not play");
    evening.pass(5, true);
    evening.pass(29, true);
    assert_eq!(evening.reminder(), None);
}

#[test]
fn who_wants_to_hear_of_it_later_is_reminded_after_ten_more_minutes() {
    let mut evening = Evening::begun();
    evening.pass(30, true);
    evening.clock.answer(BreakAnswer::Later);
    evening.pass(9, true);
    assert_eq!(evening.reminder(), None);
    evening.pass(1, true);
    assert_eq!(evening.reminder(), Some(40));
}

#[test]
fn who_sits_out_is_not_asked_again_at_once() {
    let mut evening = Evening::begun();
    evening.pass(30, true);
    evening.clock.answer(BreakAnswer::SitOut);
    assert_eq!(evening.reminder(), None);
    evening.pass(0, false);
    evening.pass(6, true);
    evening.pass(30, true);
    assert_eq!(evening.reminder(), Some(30), "after a break the whole time counts again");
}

#[test]
fn who_wants_no_other_reminder_gets_none_until_the_next_session() {
    let mut evening = Evening::begun();
    evening.pass(30, true);
    evening.clock.answer(BreakAnswer::NotAgain);
    evening.pass(100, false);
    evening.pass(6, true);
    evening.pass(100, true);
    assert_eq!(evening.reminder(), None);
    evening.pass(0, false);
    evening.pass(60, true);
    evening.pass(30, true);
    assert_eq!(evening.reminder(), Some(30));
}

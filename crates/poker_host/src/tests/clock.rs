//! The clock that a test sets.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use poker_room::Now;

use crate::Clock;

#[test]
fn a_clock_that_is_told_the_time_shows_nothing_else() {
    let time: &'static AtomicU64 = Box::leak(Box::new(AtomicU64::new(1_000)));
    let clock = Clock::told(time);
    assert_eq!((clock.now(), clock.until(Now(1_000))), (Now(1_000), Duration::ZERO));
    assert!(clock.until(Now(u64::MAX)) <= Duration::from_millis(1), "a caller that waits looks again soon");
    time.store(9_000, Ordering::SeqCst);
    assert_eq!((clock.now(), clock.until(Now(8_000))), (Now(9_000), Duration::ZERO));
}

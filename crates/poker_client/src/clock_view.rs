//! What a clock shows at a moment.

use crate::RunningClock;

/// Seconds before the end from which the ring of a clock moves smoothly.
const LAST_SECONDS: u32 = 9;
/// Milliseconds between two redraws of the ring before the last seconds.
const CALM_MS: u64 = 1_000;
/// Milliseconds between two redraws of the ring in the last seconds; its end moves by a pixel or two each time.
const SMOOTH_MS: u64 = 100;

/// A clock at a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ClockView {
    /// The part of the ring that is left, 0 to 1: of the decision time, then of the time bank.
    pub ring: f32,
    /// Seconds left of what the ring shows, rounded up.
    pub seconds: u32,
    /// Whether the decision time is over and the time bank runs.
    pub bank_running: bool,
    /// Seconds left in the time bank, rounded up.
    pub bank_seconds: u32,
    /// Whether at most nine seconds are left in all.
    pub last_nine: bool,
    /// When the picture changes next, in milliseconds from now; `None` once time is over.
    pub redraw_in_ms: Option<u64>,
}

impl ClockView {
    /// What `running` shows at `now_ms`.
    pub fn of(running: &RunningClock, now_ms: u64) -> Self {
        let clock = running.clock;
        let gone = u32::try_from(now_ms.saturating_sub(running.received_ms)).unwrap_or(u32::MAX);
        let decision = clock.decision_ms.saturating_sub(gone);
        let bank = clock.bank_ms.saturating_sub(gone.saturating_sub(clock.decision_ms));
        let bank_running = decision == 0 && bank > 0;
        let (left, full) = if bank_running { (bank, clock.bank_ms) } else { (decision, clock.decision_full_ms) };
        let total = decision.saturating_add(bank);
        let last_nine = total <= LAST_SECONDS * 1000;
        Self {
            ring: part(left, full),
            seconds: left.div_ceil(1000),
            bank_running,
            bank_seconds: bank.div_ceil(1000),
            last_nine,
            redraw_in_ms: redraw(u64::from(left), u64::from(total)),
        }
    }
}

/// Milliseconds until the picture changes: with each second, and more often in the last nine seconds.
fn redraw(left: u64, total: u64) -> Option<u64> {
    if total == 0 {
        return None;
    }
    let smooth_from = u64::from(LAST_SECONDS) * 1000;
    if total <= smooth_from {
        return Some(SMOOTH_MS.min(total));
    }
    let to_second = match left % CALM_MS {
        0 => CALM_MS,
        rest => rest,
    };
    Some(to_second.min(total - smooth_from).max(1))
}

fn part(left: u32, full: u32) -> f32 {
    if full == 0 {
        return 0.0;
    }
    let per_mille = u64::from(left.min(full)) * 1000 / u64::from(full);
    f32::from(u16::try_from(per_mille).unwrap_or(1000)) / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use poker_protocol::Clock;

    fn at(now_ms: u64) -> ClockView {
        let clock = Clock { decision_ms: 10_000, decision_full_ms: 10_000, bank_ms: 25_000 };
        ClockView::of(&RunningClock { clock, received_ms: 1_000 }, now_ms)
    }

    #[test]
    fn a_clock_counts_down_and_then_its_bank() {
        assert_eq!((at(1_000).seconds, at(1_000).ring), (10, 1.0));
        assert_eq!((at(6_000).seconds, at(6_000).ring), (5, 0.5));
        assert!(!at(10_999).bank_running);
        let bank = at(12_000);
        assert!(bank.bank_running);
        assert_eq!((bank.seconds, bank.bank_seconds, bank.ring), (24, 24, 0.96));
        let over = at(99_000);
        assert_eq!((over.seconds, over.ring, over.redraw_in_ms), (0, 0.0, None));
    }

    #[test]
    fn a_ring_is_redrawn_once_a_second_until_its_last_nine() {
        let (mut now, mut frames) = (1_000, 0_u64);
        while let Some(wait) = at(now).redraw_in_ms
            && !at(now).last_nine
        {
            now += wait;
            frames += 1;
        }
        assert_eq!(now, 1_000 + 35_000 - 9_000);
        assert!(frames <= 26 + 1, "{frames} frames");
        assert_eq!(at(now).redraw_in_ms, Some(SMOOTH_MS));
    }

    #[test]
    fn each_second_is_shown_on_time() {
        for now in 1_000..26_999 {
            let view = at(now);
            assert!(!view.last_nine);
            let wait = view.redraw_in_ms.unwrap();
            let unseen = (1..wait).all(|ms| at(now + ms).seconds == view.seconds);
            assert!(unseen, "a second passes undrawn after {now}");
        }
    }
}

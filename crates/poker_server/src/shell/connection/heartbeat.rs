//! The heartbeat of a connection: pings, round trips and silence. The caller passes the time.

use std::time::Duration;

use poker_protocol::PING_EVERY_MS;

const PING_EVERY: Duration = Duration::from_millis(PING_EVERY_MS as u64);

/// What the caller must do after a tick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pulse {
    /// Nothing is due.
    Nothing,
    /// Send a ping with number `n` and the round trip of the ping before.
    Ping { n: u32, rtt_ms: Option<u32> },
    /// The client has been silent for too long.
    Silent,
}

/// Pings and silence of one connection.
#[derive(Clone, Copy, Debug)]
pub(super) struct Heartbeat {
    /// A client that sends nothing for this time is silent.
    silence: Duration,
    heard: Duration,
    ping_at: Duration,
    last: u32,
    asked: Option<Duration>,
    round_trip: Option<Duration>,
}

impl Heartbeat {
    pub(super) fn new(now: Duration, silence: Duration) -> Self {
        Self { silence, heard: now, ping_at: now.saturating_add(PING_EVERY), last: 0, asked: None, round_trip: None }
    }

    /// Notes that a whole frame was received.
    pub(super) fn heard(&mut self, now: Duration) {
        self.heard = now;
    }

    /// Handles the answer to a ping. Returns the round trip if it answers the last ping.
    pub(super) fn pong(&mut self, n: u32, now: Duration) -> Option<Duration> {
        let asked = self.asked.take_if(|_| n == self.last)?;
        self.round_trip = Some(now.saturating_sub(asked));
        self.round_trip
    }

    /// The moment of the next [`Self::tick`].
    pub(super) fn due(&self) -> Duration {
        self.ping_at.min(self.heard.saturating_add(self.silence))
    }

    pub(super) fn tick(&mut self, now: Duration) -> Pulse {
        if now.saturating_sub(self.heard) >= self.silence {
            return Pulse::Silent;
        }
        if now < self.ping_at {
            return Pulse::Nothing;
        }
        self.ping_at = now.saturating_add(PING_EVERY);
        self.last = self.last.wrapping_add(1);
        self.asked = Some(now);
        let rtt_ms = self.round_trip.map(|rtt| u32::try_from(rtt.as_millis()).unwrap_or(u32::MAX));
        Pulse::Ping { n: self.last, rtt_ms }
    }
}

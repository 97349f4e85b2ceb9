//! What clients may use.

use std::time::Duration;

use serde::Deserialize;

/// What clients may use. Whatever is left out of the file is as in [`Limits::default`].
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Connections in all.
    pub connections: u32,
    /// Connections from one address (an IPv6 network counts as one), but for those of this machine; none: as many as there are.
    pub connections_per_address: Option<u32>,
    /// Seats and places in queues that a player may have in a hall.
    pub engagements: u8,
    /// Frames that a client may send at once.
    pub burst: u32,
    /// Frames a second after them.
    pub frames_a_second: u32,
    /// Frames that are no messages, or come too fast, before a client is sent away.
    pub faults: u32,
    /// Seconds for TLS and the WebSocket's handshake.
    pub handshake_s: u32,
    /// Seconds until somebody must have signed in.
    pub sign_in_s: u32,
    /// Seconds that a client may take to read what is written.
    pub write_s: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 20_000,
            connections_per_address: Some(64),
            engagements: 48,
            burst: 120,
            frames_a_second: 30,
            faults: 40,
            handshake_s: 5,
            sign_in_s: 120,
            write_s: 9,
        }
    }
}

impl Limits {
    pub(crate) fn handshake(&self) -> Duration {
        Duration::from_secs(self.handshake_s.into())
    }

    pub(crate) fn sign_in(&self) -> Duration {
        Duration::from_secs(self.sign_in_s.into())
    }

    pub(crate) fn write(&self) -> Duration {
        Duration::from_secs(self.write_s.into())
    }
}

//! Limits for clients.

use std::time::Duration;

use serde::Deserialize;

/// Limits for clients. A field that the file leaves out is as in [`Limits::default`].
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    pub connections: u32,
    /// Connections from one address (an IPv6 network counts as one), or `None` without a limit. This machine itself is never limited.
    pub connections_per_address: Option<u32>,
    /// The most seats and places in queues of one player in a hall.
    pub engagements: u8,
    /// Frames that a client may send at once.
    pub burst: u32,
    /// Frames a second after the burst.
    pub frames_a_second: u32,
    /// Frames that are no messages or come too fast until a client is disconnected.
    pub faults: u32,
    /// Seconds for the handshakes of TLS and WebSocket.
    pub handshake_s: u32,
    /// Seconds until a client must have signed in.
    pub sign_in_s: u32,
    /// Seconds that a client may take to read a write.
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

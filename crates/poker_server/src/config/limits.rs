//! Limits for clients.

use std::time::Duration;

use poker_protocol::SILENCE_MS;
use serde::{Deserialize, Deserializer};

/// Limits for clients. A field that the file leaves out is as in [`Limits::default`].
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    pub connections: u32,
    /// The most connections from one address (an IPv6 network of 64 bits counts as one, and one of 48 bits as 16), or `None` without a
    /// limit. This machine itself is not limited, unless players come through a proxy.
    pub connections_per_address: Option<u32>,
    /// The most seats and places in queues of one player in a hall.
    pub engagements: u8,
    /// The number of frames that a client may send at once.
    pub burst: u32,
    /// The number of frames per second that a client may send after the burst.
    pub frames_a_second: u32,
    /// The most frames of a client that may be invalid or too fast. At the next one the client is disconnected.
    pub faults: u32,
    /// The longest time for each handshake, TLS and WebSocket. A file gives it in seconds.
    #[serde(rename = "handshake_s", deserialize_with = "seconds")]
    pub handshake: Duration,
    /// The time until a client must have signed in. A file gives it in seconds.
    #[serde(rename = "sign_in_s", deserialize_with = "seconds")]
    pub sign_in: Duration,
    /// The longest time for writing to a client. A file gives it in seconds.
    #[serde(rename = "write_s", deserialize_with = "seconds")]
    pub write: Duration,
    /// Whether connections from this machine are counted too. Only tests change it; a file cannot.
    #[serde(skip)]
    pub count_this_machine: bool,
    /// A client that sends nothing for this time is disconnected. Only tests change it; a file cannot.
    #[serde(skip, default = "silence")]
    pub silence: Duration,
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
            handshake: Duration::from_secs(5),
            sign_in: Duration::from_secs(120),
            write: Duration::from_secs(9),
            count_this_machine: false,
            silence: silence(),
        }
    }
}

fn silence() -> Duration {
    Duration::from_millis(SILENCE_MS.into())
}

fn seconds<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Duration, D::Error> {
    u32::deserialize(deserializer).map(|seconds| Duration::from_secs(seconds.into()))
}

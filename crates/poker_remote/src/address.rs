//! The address of a server, as a player types it.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use tokio_tungstenite::tungstenite::http::Uri;

/// The port that a server listens on by default.
const SERVER_PORT: u16 = 7777;

/// Why a text is not the address of a server.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadAddress {
    /// The text does not have the form of an address.
    #[error("{0:?} is no address of a server: it looks like wss://cards.example.org")]
    Malformed(String),
    /// The scheme is neither `ws://` nor `wss://`.
    #[error("{0:?} does not begin with ws:// or wss://")]
    Scheme(String),
}

/// The address of a server: `ws://` or `wss://`, a host, and optionally a port and a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    pub(super) uri: Uri,
    pub(super) tls: bool,
    pub(super) host: String,
    pub(super) port: u16,
}

impl Address {
    /// Whether a connection to this address leaves this machine unencrypted, so that others can read it.
    pub fn is_open(&self) -> bool {
        let here = self.host == "localhost" || self.host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
        !self.tls && !here
    }
}

impl FromStr for Address {
    type Err = BadAddress;

    /// Without a scheme, a host on this machine gets `ws://` and any other host gets `wss://`.
    fn from_str(text: &str) -> Result<Address, BadAddress> {
        let malformed = || BadAddress::Malformed(text.to_owned());
        let trimmed = text.trim();
        let whole = if trimmed.contains("://") { trimmed.to_owned() } else { with_scheme(trimmed) };
        let uri: Uri = whole.parse().map_err(|_| malformed())?;
        let tls = match uri.scheme_str() {
            Some("ws") => false,
            Some("wss") => true,
            Some(_) | None => return Err(BadAddress::Scheme(text.to_owned())),
        };
        let host = uri.host().unwrap_or_default();
        // There must be no user name before the host, and the port must be a number.
        let after_host = uri.authority().and_then(|authority| authority.as_str().strip_prefix(host)).ok_or_else(malformed)?;
        let port_given = after_host.strip_prefix(':').map(|port| port.parse::<u16>()).transpose().map_err(|_| malformed())?;
        if host.is_empty() || (!after_host.is_empty() && port_given.is_none()) {
            return Err(malformed());
        }
        let host = host.trim_matches(['[', ']']).to_owned();
        let port = port_given.unwrap_or(if tls { 443 } else { 80 });
        Ok(Address { uri, tls, host, port })
    }
}

fn with_scheme(text: &str) -> String {
    let host = text.split(['/', ':']).next().unwrap_or_default();
    if host != "localhost" && host != "127.0.0.1" && !text.starts_with("[::1]") {
        return format!("wss://{text}");
    }
    let has_port = text.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok()) && text != "[::1]";
    if has_port { format!("ws://{text}") } else { format!("ws://{text}:{SERVER_PORT}") }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.uri.fmt(f)
    }
}

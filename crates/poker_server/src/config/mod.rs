//! What an operator decides about a server: a file, and command-line options over it.

mod books;
mod check;
mod halls;
mod limits;
mod room;
mod store_url;
mod tls;

#[cfg(test)]
mod tests;

use std::net::SocketAddr;
use std::path::PathBuf;

use serde::Deserialize;

pub use check::ConfigError;
pub use halls::{HallConfig, RoomChoice};
pub use limits::Limits;
pub use store_url::StoreUrl;
pub use tls::TlsFiles;

use crate::door::{DoorTerms, HashCost};

/// Name and version of this program.
pub const PROGRAM: &str = concat!("Cardroom ", env!("CARGO_PKG_VERSION"));

/// A server. Whatever is left out of the file is as in [`Config::default`].
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Where it listens; port 0 picks one.
    pub listen: SocketAddr,
    /// The address that players and other servers are given; none: as it listens.
    pub public_url: Option<String>,
    /// Where it answers `/healthz` and `/metrics`; none: nowhere.
    pub admin_listen: Option<SocketAddr>,
    /// Certificate and key; none: no TLS.
    pub tls: Option<TlsFiles>,
    /// Listens without TLS on addresses that others can reach.
    pub allow_insecure: bool,
    /// Every connection comes from a proxy on this machine or network that tells the client's address in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// The folder of the books, where `store` names none.
    pub data: Option<PathBuf>,
    /// The books: `postgres://…`, or another folder; none: a file in `data`, or nothing is kept.
    pub store: Option<StoreUrl>,
    /// New accounts are taken.
    pub sign_up: bool,
    /// The oldest version of the desktop client that can play here.
    pub oldest_client: String,
    /// The version that players are recommended.
    pub recommended_client: String,
    /// What holds for accounts.
    pub accounts: DoorTerms,
    /// A folder with rulebooks and room files of the operator's own.
    pub rulebooks: Option<PathBuf>,
    /// The halls.
    pub halls: Vec<HallConfig>,
    /// What clients may use.
    pub limits: Limits,
    /// Seconds that hands in progress have when the server is told to end.
    pub finish_hands_s: u32,
    /// Threads for connections and halls; none: as many as the machine has cores.
    pub threads: Option<u16>,
    /// What passwords cost: for tests, and never in a file.
    #[serde(skip, default = "owasp")]
    pub hash_cost: HashCost,
    /// The same cards and draws every time: for tests, and never in a file.
    #[serde(skip)]
    pub seed: Option<u64>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 7777)),
            public_url: None,
            admin_listen: None,
            tls: None,
            allow_insecure: false,
            behind_proxy: false,
            data: None,
            store: None,
            sign_up: true,
            oldest_client: env!("CARGO_PKG_VERSION").to_owned(),
            recommended_client: env!("CARGO_PKG_VERSION").to_owned(),
            accounts: DoorTerms::default(),
            rulebooks: None,
            halls: vec![HallConfig::default()],
            limits: Limits::default(),
            finish_hands_s: 60,
            threads: None,
            hash_cost: HashCost::OWASP,
            seed: None,
        }
    }
}

fn owasp() -> HashCost {
    HashCost::OWASP
}

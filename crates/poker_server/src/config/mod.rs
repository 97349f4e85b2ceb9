//! The configuration of a server: a file, which options of the command line override.

mod books;
mod check;
mod halls;
mod limits;
mod room;
mod seconds;
mod store_url;
mod tls;

#[cfg(test)]
mod tests;

use std::net::SocketAddr;
use std::path::PathBuf;

use serde::Deserialize;

pub use check::ConfigError;
pub use halls::{HallConfig, RoomChoice, TournamentChoice};
pub use limits::Limits;
pub use store_url::StoreUrl;
pub use tls::TlsFiles;

use crate::door::{DoorTerms, HashCost};

/// Name and version of this program.
pub const PROGRAM: &str = concat!("Cardroom ", env!("CARGO_PKG_VERSION"));

/// The configuration of a server. A field that the file leaves out is as in [`Config::default`].
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The address to listen on. Port 0 picks a free port.
    pub listen: SocketAddr,
    /// The address for players and other servers, or `None` for the address listened on.
    pub public_url: Option<String>,
    /// The address of `/healthz` and `/metrics`, if they are served.
    pub admin_listen: Option<SocketAddr>,
    /// Certificate and key, or `None` without TLS.
    pub tls: Option<TlsFiles>,
    /// Whether the server may listen without TLS on addresses that other machines can reach.
    pub allow_insecure: bool,
    /// Whether all connections come through a proxy that gives the address of the client in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// The folder of the books if `store` is `None`.
    pub data: Option<PathBuf>,
    /// The books: `postgres://…` or another folder. `None` stores them in `data`, or in memory if `data` is `None` too.
    pub store: Option<StoreUrl>,
    /// The file of keys for the secret parts of the books. `None`: `cardroom.keys` in the folder of the books, or in `data`.
    pub keys: Option<PathBuf>,
    /// Whether players may create accounts.
    pub sign_up: bool,
    /// The oldest version of the desktop client that can play here.
    pub oldest_client: String,
    /// The recommended version of the desktop client.
    pub recommended_client: String,
    /// Settings for accounts.
    pub accounts: DoorTerms,
    /// A folder with rulebooks and room files of the operator.
    pub rulebooks: Option<PathBuf>,
    pub halls: Vec<HallConfig>,
    pub limits: Limits,
    /// The most seconds that the server waits for hands in progress when it closes; `None` to wait until the clocks of the tables have ended
    /// them.
    #[serde(deserialize_with = "seconds::seconds")]
    pub finish_hands_s: Option<u32>,
    /// The seconds after which another server may take over the halls of a server that no longer renews its leases.
    pub lease_s: u32,
    /// The number of threads for connections and halls, or `None` for one thread on each core.
    pub threads: Option<u16>,
    /// The cost of password hashes. Only tests change it; a file cannot.
    #[serde(skip, default = "owasp")]
    pub hash_cost: HashCost,
    /// The seed of all cards and draws. Only tests set it; a file cannot.
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
            keys: None,
            sign_up: true,
            oldest_client: env!("CARGO_PKG_VERSION").to_owned(),
            recommended_client: env!("CARGO_PKG_VERSION").to_owned(),
            accounts: DoorTerms::default(),
            rulebooks: None,
            halls: vec![HallConfig::default()],
            limits: Limits::default(),
            finish_hands_s: None,
            lease_s: 6,
            threads: None,
            hash_cost: HashCost::OWASP,
            seed: None,
        }
    }
}

fn owasp() -> HashCost {
    HashCost::OWASP
}

//! `cardroom-server`: runs a server until it is told to end.

use std::io::{self, IsTerminal as _, Write as _};
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args;
use tracing_subscriber::EnvFilter;

use crate::config::{Config, StoreUrl, TlsFiles};
use crate::shell::start;

/// The options of a server. Each overrides the field of the configuration file.
#[derive(Debug, Args)]
pub(super) struct Serve {
    /// The folder of accounts, balances and hands; it is created if it is missing.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// A configuration file (docs/server.example.ron has all fields).
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// The address to listen on; port 0 picks a free port [default: 127.0.0.1:7777].
    #[arg(long, value_name = "ADDR")]
    listen: Option<SocketAddr>,
    /// The address of /healthz and /metrics [default: none].
    #[arg(long, value_name = "ADDR")]
    admin_listen: Option<SocketAddr>,
    /// The address to give to players, if it is not the one listened on.
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// A PEM file with the certificate and its chain; the server then uses wss:// instead of ws://.
    #[arg(long, value_name = "FILE", requires = "key")]
    certificate: Option<PathBuf>,
    /// A PEM file with the private key of the certificate.
    #[arg(long, value_name = "FILE", requires = "certificate")]
    key: Option<PathBuf>,
    /// A file with the OCSP response of the certificate's authority, in DER, for clients that check whether the certificate is revoked.
    #[arg(long, value_name = "FILE", requires = "certificate")]
    ocsp_response: Option<PathBuf>,
    /// Allow listening without TLS on addresses that other machines can reach.
    #[arg(long)]
    allow_insecure: bool,
    /// The location of the books: postgres://… or a folder [default: a file in --data].
    #[arg(long, value_name = "URL")]
    store: Option<StoreUrl>,
    /// The file of keys for the secret parts of the books; it is created if it is missing [default: cardroom.keys in --data].
    #[arg(long, value_name = "FILE")]
    keys: Option<PathBuf>,
    /// A folder with rulebooks and room files of your own.
    #[arg(long, value_name = "DIR")]
    rulebooks: Option<PathBuf>,
}

impl Serve {
    pub(super) fn run(self) -> anyhow::Result<()> {
        write_log();
        let config = self.configuration()?;
        let running = start(&config)?;
        let mut out = io::stdout();
        // The output may be closed.
        drop(writeln!(out, "Players connect to {}", running.url()).and_then(|()| out.flush()));
        if let Some(admin) = running.admin() {
            tracing::info!(%admin, "answering /healthz and /metrics");
        }
        Ok(running.run()?)
    }

    /// The configuration: the file, overridden by options.
    fn configuration(self) -> anyhow::Result<Config> {
        let mut config = match &self.config {
            None => Config::default(),
            Some(path) => Config::read(path)?,
        };
        let ocsp_response = self.ocsp_response;
        let tls = self.certificate.zip(self.key).map(|(certificate, key)| TlsFiles { certificate, key, ocsp_response });
        config.data = self.data.or(config.data);
        config.listen = self.listen.unwrap_or(config.listen);
        config.admin_listen = self.admin_listen.or(config.admin_listen);
        config.public_url = self.public_url.or(config.public_url);
        config.tls = tls.or(config.tls);
        config.allow_insecure |= self.allow_insecure;
        config.store = self.store.or(config.store);
        config.keys = self.keys.or(config.keys);
        config.rulebooks = self.rulebooks.or(config.rulebooks);
        config.check("the command line")?;
        Ok(config)
    }
}

/// Writes logs to the error stream, filtered by `RUST_LOG`.
pub(super) fn write_log() {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let colours = io::stderr().is_terminal();
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).with_ansi(colours).init();
}

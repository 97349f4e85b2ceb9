//! The command line of `cardroom-server`.

mod serve;

use clap::Parser;

use serve::Serve;

/// A server for Cardroom: play-money poker over WebSockets.
#[derive(Debug, Parser)]
#[command(name = "cardroom-server", version)]
struct Arguments {
    #[command(flatten)]
    serve: Serve,
}

/// Carries out what the command line says.
///
/// # Errors
/// What went wrong, in words for the operator.
pub fn run() -> anyhow::Result<()> {
    Arguments::parse().serve.run()
}

//! The command line of `cardroom-server`.

mod admin;
mod bots;
mod load;
mod serve;

#[cfg(test)]
mod tests;

use clap::{Parser, Subcommand};

use admin::Admin;
use bots::Bots;
use load::Load;
use serve::Serve;

/// A server for Cardroom: play-money poker over WebSockets. Without a command it starts the server.
#[derive(Debug, Parser)]
#[command(name = "cardroom-server", version, args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: Serve,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Manage accounts and halls, whether a server is running or not.
    Admin(Admin),
    /// Measure a server with many clients, and for comparison an echo server with as many messages.
    Load(Load),
    /// Run the echo server of `load`: it prints its address and serves until it is ended.
    #[command(name = load::ECHO, hide = true)]
    LoadEcho,
    /// Fill the tables of a server with bots.
    Bots(Bots),
}

/// Runs the command line.
///
/// # Errors
/// The error, as a text for the operator.
pub fn run() -> anyhow::Result<()> {
    let Arguments { command, serve } = Arguments::parse();
    match command {
        None => serve.run(),
        Some(Command::Admin(admin)) => admin.run(),
        Some(Command::Load(load)) => load.run(),
        Some(Command::LoadEcho) => load::run_echo(),
        Some(Command::Bots(bots)) => bots.run(),
    }
}

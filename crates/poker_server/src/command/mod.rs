//! The command line of `cardroom-server`.

mod admin;
mod bots;
mod load;
mod serve;

use clap::{Parser, Subcommand};

use admin::Admin;
use bots::Bots;
use load::Load;
use serve::Serve;

/// A server for Cardroom: play-money poker over WebSockets. Without a command it runs.
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
    /// What an operator does to accounts and halls, beside a running server or while none runs.
    Admin(Admin),
    /// Measure a server with many clients, and beside it an echo with as many messages.
    Load(Load),
    /// The echo beside a load: says where it listens and serves until it is ended.
    #[command(name = load::ECHO, hide = true)]
    LoadEcho,
    /// Players without people, who fill the tables of a server.
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

//! `cardroom-server admin`: commands of an operator, beside a running server or without one.
//!
//! A command changes accounts in the books at once, and every server reads the audit log. A command that touches chips or tables stores
//! an order, and the server that owns the hall carries it out. No other program ever writes the book of a hall.

mod account;
mod amount;
mod chips;
mod context;
mod create;
mod inspect;
mod log;
mod review;
mod secret;
mod standing;

#[cfg(test)]
mod tests;

use std::io::{self, Write};
use std::path::PathBuf;

use clap::{Args, Subcommand};

use context::AdminContext;

/// What an operator does to accounts and halls.
#[derive(Debug, Args)]
pub(super) struct Admin {
    /// The server's folder.
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,
    /// The server's books, where they are not a file in its folder: postgres://…
    #[arg(long, value_name = "URL", conflicts_with = "data", global = true)]
    store: Option<String>,
    /// Who you are, for the log [default: the name you are logged in by, or `operator`].
    #[arg(long, value_name = "NAME", global = true)]
    by: Option<String>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// List players.
    Players(account::Players),
    /// Show a player: account, balances, what stands against the player.
    Player(account::Player),
    /// Make many accounts that sign in with tokens alone: for load tests.
    Create(create::Create),
    /// Suspend a player, who is put out at once and leaves every seat when the hand there is over.
    Suspend(standing::Suspend),
    /// Let a suspended player play again.
    Unsuspend(standing::Suspend),
    /// Mark a player as a professional, or no longer.
    Pro(standing::Pro),
    /// Exclude a player from Banzai tables, or no longer.
    Banzai(standing::Banzai),
    /// Lift a lock that wrong passwords have led to.
    Unlock(account::Player),
    /// Give a player a new password, which is printed once; all tokens become worthless.
    ResetPassword(account::Player),
    /// Make all tokens of a player worthless and end the player's connections.
    RevokeTokens(account::Player),
    /// Add chips to a player's balance or take them away, and log why.
    Balance(chips::Balance),
    /// Show the jackpots.
    Jackpots(chips::Jackpots),
    /// Put chips into a jackpot's pool.
    SeedJackpot(chips::SeedJackpot),
    /// Show what players and the watch have reported, and what was decided.
    Reports(review::Reports),
    /// Decide about a player whom a report names.
    Decide(review::Decide),
    /// Give every chip of the hand in progress at a table back.
    VoidHand(review::VoidHand),
    /// Show what operators and players have done to accounts.
    Log(log::Log),
    /// Show the orders to halls, and what came of them.
    Orders(log::Orders),
    /// Look whether all books are sound.
    Check,
}

impl Admin {
    pub(super) fn run(self) -> anyhow::Result<()> {
        let makes_accounts = matches!(self.command, Command::Create(_));
        let context = AdminContext::open(self.data, self.store, self.by, makes_accounts)?;
        self.command.run(&context, &mut io::stdout().lock())
    }
}

impl Command {
    fn run(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        match self {
            Self::Players(players) => players.run(context, out),
            Self::Player(player) => player.show(context, out),
            Self::Create(create) => create.run(context, out),
            Self::Suspend(suspend) => suspend.run(context, true, out),
            Self::Unsuspend(suspend) => suspend.run(context, false, out),
            Self::Pro(pro) => pro.run(context, out),
            Self::Banzai(banzai) => banzai.run(context, out),
            Self::Unlock(player) => secret::unlock(&player, context, out),
            Self::ResetPassword(player) => secret::reset_password(&player, context, out),
            Self::RevokeTokens(player) => secret::revoke_tokens(&player, context, out),
            Self::Balance(balance) => balance.run(context, out),
            Self::Jackpots(jackpots) => jackpots.run(context, out),
            Self::SeedJackpot(seed) => seed.run(context, out),
            Self::Reports(reports) => reports.run(context, out),
            Self::Decide(decide) => decide.run(context, out),
            Self::VoidHand(void) => void.run(context, out),
            Self::Log(log) => log.run(context, out),
            Self::Orders(orders) => orders.run(context, out),
            Self::Check => inspect::check(context, out),
        }
    }
}

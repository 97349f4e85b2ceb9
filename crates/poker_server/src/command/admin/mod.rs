//! `cardroom-server admin`: commands of an operator, while a server is running or not.
//!
//! A command changes accounts in the books at once, and every server reads the audit log. A command that touches chips or tables stores
//! an order, and the server that owns the hall carries it out. No other program ever writes the book of a hall.

mod amount;
mod chips;
mod context;
mod create;
mod delete;
mod export;
mod inspect;
mod key;
mod log;
mod new_file;
mod player;
mod player_command;
mod players;
mod review;
mod secret;
mod standing;
mod tournament;
mod tournament_list;

#[cfg(test)]
mod tests;

use std::io::{self, Write};

use clap::{Args, Subcommand};
use poker_text::Language;

use context::{AdminContext, BooksArgs};

/// The options and commands of `admin`.
#[derive(Debug, Args)]
pub(super) struct Admin {
    #[command(flatten)]
    books: BooksArgs,
    /// Your name, for the log [default: the name of your system account, or `operator`].
    #[arg(long, value_name = "NAME", global = true)]
    by: Option<String>,
    /// The language in which halls answer to orders: en, fr or sv.
    #[arg(long, value_name = "LANGUAGE", default_value_t = Language::English, global = true)]
    language: Language,
    #[command(subcommand)]
    command: AdminCommand,
}

#[derive(Debug, Subcommand)]
enum AdminCommand {
    /// List players.
    Players(players::Players),
    /// Show a player: account, balances, suspensions and reviews. Export what is kept about a player, or delete it.
    Player(player_command::PlayerCommand),
    /// Create many accounts that sign in with tokens only, for load tests.
    Create(create::Create),
    /// Suspend a player, who is disconnected at once and leaves every seat when the hand there is over.
    Suspend(standing::Suspend),
    /// Let a suspended player play again.
    Unsuspend(standing::Suspend),
    /// Mark a player as a professional, or remove the mark.
    Pro(standing::Pro),
    /// Exclude a player from Banzai tables, or admit the player again.
    Banzai(standing::Banzai),
    /// Unlock an account that wrong passwords have locked.
    Unlock(player::Player),
    /// Give a player a new password, which is printed once; all tokens are revoked.
    ResetPassword(player::Player),
    /// Revoke all tokens of a player and end the player's connections.
    RevokeTokens(player::Player),
    /// Add chips to a player's balance or take them away, and log why.
    Balance(chips::Balance),
    /// Show the jackpots.
    Jackpots(chips::Jackpots),
    /// Put chips into a jackpot's pool.
    SeedJackpot(chips::SeedJackpot),
    /// Show the reports of players and of the automatic watch, and the decisions.
    Reports(review::Reports),
    /// Decide about a player whom a report names.
    Decide(review::Decide),
    /// Void the hand in progress at a table and return its chips.
    VoidHand(review::VoidHand),
    /// Schedule tournaments, list and show them, change or cancel them, and disqualify players.
    Tournament(tournament::TournamentCommand),
    /// Show the changes that operators and players made to accounts.
    Log(log::Log),
    /// Show the orders to halls and their outcomes.
    Orders(log::Orders),
    /// Withdraw an order that no server has carried out.
    Withdraw(log::Withdraw),
    /// Check all books, as a server reads them and more.
    Check(inspect::Check),
    /// Copy the books into a folder, while a server runs or not.
    Backup(inspect::Backup),
    /// Copy the books of a backup to a place that holds none. The server must not be running.
    Restore(inspect::Restore),
    /// Change the keys with which hands in progress and passwords are protected in the books.
    #[command(subcommand)]
    Key(key::KeyCommand),
    /// Go on with books of which the last commits are missing. The server must not be running.
    AcceptBooks,
}

impl Admin {
    pub(super) fn run(self) -> anyhow::Result<()> {
        self.run_into(&mut io::stdout().lock())
    }

    fn run_into(self, out: &mut dyn Write) -> anyhow::Result<()> {
        let makes_books = matches!(self.command, AdminCommand::Create(_) | AdminCommand::Restore(_));
        let context = AdminContext { language: self.language, ..AdminContext::open(self.books, self.by, makes_books)? };
        self.command.run(&context, out)
    }
}

impl AdminCommand {
    fn run(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        match self {
            Self::Players(players) => players.run(context, out),
            Self::Player(player) => player.run(context, out),
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
            Self::Tournament(tournament) => tournament.run(context, out),
            Self::Log(log) => log.run(context, out),
            Self::Orders(orders) => orders.run(context, out),
            Self::Withdraw(withdraw) => withdraw.run(context, out),
            Self::Check(check) => check.run(context, out),
            Self::Backup(backup) => backup.run(context, out),
            Self::Restore(restore) => restore.run(context, out),
            Self::Key(key) => key.run(context, out),
            Self::AcceptBooks => inspect::accept(context, out),
        }
    }
}

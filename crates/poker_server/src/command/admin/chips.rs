//! `admin balance`, `jackpots`, `seed-jackpot`.

use std::io::Write;

use clap::{ArgGroup, Args, ValueEnum};
use poker_protocol::{JackpotKind, Money, PlayerId};
use poker_room::Account;

use super::amount::{amount, parse};
use super::context::AdminContext;
use super::player::Player;
use super::standing::reason;
use crate::door::Order;

#[derive(Debug, Args)]
#[command(group = ArgGroup::new("change").required(true))]
pub(super) struct Balance {
    #[command(flatten)]
    player: Player,
    /// Add this amount, such as 12 or 12.50.
    #[arg(long, value_name = "AMOUNT", value_parser = parse, group = "change")]
    add: Option<Money>,
    /// Take this amount away, such as 12 or 12.50.
    #[arg(long, value_name = "AMOUNT", value_parser = parse, group = "change")]
    take: Option<Money>,
    /// The account that pays or receives the amount.
    #[arg(long, value_enum, default_value_t = CorrectionAccount::Outside)]
    side: CorrectionAccount,
    /// The reason, for the log.
    #[arg(long, value_name = "TEXT", value_parser = reason)]
    why: String,
    /// The hall; required if there are several.
    #[arg(long, value_name = "NAME")]
    hall: Option<String>,
}

/// The account that pays what is put into a jackpot's pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum JackpotPayer {
    /// The source of all play money.
    Outside,
    /// The account of the house.
    House,
}

/// The account that pays or receives when a player's balance is corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum CorrectionAccount {
    /// The source of all play money.
    Outside,
    /// The account of the house.
    House,
    /// The player's chips that are held while a bet is disputed; chips that are not returned in time go to charity.
    Held,
}

impl CorrectionAccount {
    const fn account(self, player: PlayerId) -> Account {
        match self {
            Self::Outside => Account::Outside,
            Self::House => Account::House,
            Self::Held => Account::Held(player),
        }
    }
}

impl JackpotPayer {
    const fn account(self) -> Account {
        match self {
            Self::Outside => Account::Outside,
            Self::House => Account::House,
        }
    }
}

impl Balance {
    pub fn run(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        let player = context.account(&self.player.player)?.player;
        let hall = context.hall(self.hall.as_deref())?;
        let (balance, side) = (Account::Balance(player), self.side.account(player));
        let (from, to) = if self.add.is_some() { (side, balance) } else { (balance, side) };
        let amount = self.add.or(self.take).unwrap_or_default();
        context.order(&hall, Order::Correct { from, to, amount, why: self.why }, out)
    }
}

#[derive(Debug, Args)]
pub(super) struct Jackpots {
    /// The hall; required if there are several.
    #[arg(long, value_name = "NAME")]
    hall: Option<String>,
}

impl Jackpots {
    pub fn run(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        let kept = context.kept(&context.hall(self.hall.as_deref())?)?;
        for kind in Kind::value_variants() {
            let pool = kept.room.ledger.holds(Account::Jackpot(kind.jackpot()));
            let name = kind.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default();
            writeln!(out, "{name:<12} {}", amount(pool))?;
        }
        Ok(())
    }
}

/// The jackpots by the words of the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Kind {
    MonteCarlo,
    BadBeat,
    Smart,
}

impl Kind {
    const fn jackpot(self) -> JackpotKind {
        match self {
            Self::MonteCarlo => JackpotKind::MonteCarlo,
            Self::BadBeat => JackpotKind::BadBeat,
            Self::Smart => JackpotKind::Smart,
        }
    }
}

#[derive(Debug, Args)]
pub(super) struct SeedJackpot {
    #[arg(value_enum)]
    kind: Kind,
    /// The amount to move, such as 12 or 12.50.
    #[arg(value_name = "AMOUNT", value_parser = parse)]
    amount: Money,
    /// The account that pays.
    #[arg(long, value_enum, default_value_t = JackpotPayer::House)]
    side: JackpotPayer,
    /// The reason, for the log.
    #[arg(long, value_name = "TEXT", value_parser = reason)]
    why: String,
    /// The hall; required if there are several.
    #[arg(long, value_name = "NAME")]
    hall: Option<String>,
}

impl SeedJackpot {
    pub fn run(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        let hall = context.hall(self.hall.as_deref())?;
        let (kind, from) = (self.kind.jackpot(), self.side.account());
        context.order(&hall, Order::SeedJackpot { kind, from, amount: self.amount, why: self.why }, out)
    }
}

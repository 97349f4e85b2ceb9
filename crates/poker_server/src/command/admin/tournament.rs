//! `admin tournament …`: schedules tournaments, and directs those that there are.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context as _, bail};
use clap::{Args, Subcommand, ValueEnum};
use poker_protocol::{DealKind, Money, TournamentId};
use poker_room::tournament::PasswordDigest;
use poker_room::{EntryCondition, HouseBountyKind, HouseTournament, Now, SingleOffer, TournamentOrder};
use poker_rules::Variant;
use poker_text::text;

use super::amount::{moment, parse, parse_moment, parse_or_zero};
use super::context::AdminContext;
use super::player::Player;
use super::standing::reason;
use super::tournament_list::{List, Show};
use crate::door::Order;

#[derive(Debug, Args)]
pub(super) struct TournamentCommand {
    #[command(subcommand)]
    command: Subcommands,
}

#[derive(Debug, Subcommand)]
enum Subcommands {
    /// List the tournaments that are open, in play or just over.
    List(List),
    /// Show a tournament: terms, stage, players and prizes.
    Show(Show),
    /// Announce a tournament that takes place once, besides those of the calendar.
    Schedule(Box<Schedule>),
    /// End a tournament and refund its players.
    Cancel(Directed),
    /// Set another time for the beginning.
    Delay(Delay),
    /// Set another least prize pool.
    Guarantee(Guarantee),
    /// Take a player out of a tournament.
    Disqualify(Disqualify),
    /// Set whether the house pays a bounty for a player: the VIP, a player of the bounty list, or a pro.
    Bounty(Bounty),
    /// Invite a player to a tournament by invitation, or take the invitation back.
    Invite(Invite),
}

/// The tournament that a command concerns, and why.
#[derive(Debug, Args)]
pub(super) struct Directed {
    /// The number of the tournament.
    tournament: u32,
    /// The reason, for the log.
    #[arg(long, value_name = "TEXT", value_parser = reason)]
    why: String,
    /// The hall; required if there are several.
    #[arg(long, value_name = "NAME")]
    hall: Option<String>,
}

#[derive(Debug, Args)]
struct Delay {
    #[command(flatten)]
    directed: Directed,
    /// The new time in UTC, such as "2026-11-21 23:24".
    #[arg(long, value_name = "TIME", value_parser = parse_moment)]
    until: Now,
}

#[derive(Debug, Args)]
struct Guarantee {
    #[command(flatten)]
    directed: Directed,
    /// The least prize pool, such as 500; 0 for none.
    #[arg(value_name = "AMOUNT", value_parser = parse_or_zero)]
    amount: Money,
}

#[derive(Debug, Args)]
struct Disqualify {
    #[command(flatten)]
    directed: Directed,
    #[command(flatten)]
    player: Player,
}

#[derive(Debug, Args)]
struct Bounty {
    #[command(flatten)]
    directed: Directed,
    #[command(flatten)]
    player: Player,
    #[arg(value_enum)]
    kind: Kind,
    #[arg(value_enum)]
    switch: Switch,
}

/// The bounties of the house by the words of the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// The only VIP of the tournament.
    Vip,
    /// A player of the bounty list.
    Listed,
    /// A professional.
    Pro,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Switch {
    On,
    Off,
}

#[derive(Debug, Args)]
struct Invite {
    #[command(flatten)]
    directed: Directed,
    #[command(flatten)]
    player: Player,
    #[arg(value_enum, default_value = "on")]
    switch: Switch,
}

/// The kinds of deals by the words of the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Deal {
    /// In equal parts.
    Equal,
    /// In proportion to the stacks.
    ByStacks,
    /// By the independent chip model.
    Icm,
}

impl Deal {
    const fn kind(self) -> DealKind {
        match self {
            Self::Equal => DealKind::Equal,
            Self::ByStacks => DealKind::ByStacks,
            Self::Icm => DealKind::Icm,
        }
    }
}

#[derive(Debug, Args)]
struct Schedule {
    /// The kind: the id of a template that starts at a time, such as freezeout, rebuy or bounty.
    kind: String,
    /// The name, the same in every language.
    #[arg(long, value_name = "TEXT")]
    name: String,
    /// The beginning in UTC, such as "2026-11-21 23:24".
    #[arg(long, value_name = "TIME", value_parser = parse_moment, required_unless_present = "in_minutes")]
    begins: Option<Now>,
    /// The beginning, this number of minutes from now.
    #[arg(long = "in", value_name = "MINUTES", conflicts_with = "begins")]
    in_minutes: Option<u32>,
    /// Buy-in and fee together, such as 12 or 12.50 [default: a freeroll].
    #[arg(long, value_name = "AMOUNT", value_parser = parse)]
    price: Option<Money>,
    /// The part of the price that is the fee [default: as the rulebook says].
    #[arg(long, value_name = "AMOUNT", value_parser = parse_or_zero, requires = "price")]
    fee: Option<Money>,
    /// The least prize pool.
    #[arg(long, value_name = "AMOUNT", value_parser = parse)]
    guarantee: Option<Money>,
    /// Money that the house adds to the prizes.
    #[arg(long, value_name = "AMOUNT", value_parser = parse)]
    added: Option<Money>,
    /// The code of the game.
    #[arg(long, value_name = "GAME", default_value = "nlhe")]
    game: String,
    /// The rulebook.
    #[arg(long, value_name = "ID", default_value = "en-2.7")]
    rulebook: String,
    /// Only players to whom this number of hands was dealt at cash tables can register.
    #[arg(long, value_name = "NUMBER")]
    hands: Option<u32>,
    /// Only players whose account is this number of days old can register.
    #[arg(long, value_name = "NUMBER")]
    account_days: Option<u32>,
    /// Only players who are invited with `admin tournament invite` can register.
    #[arg(long)]
    invited: bool,
    /// The only kind of deal that the players of the final table can make [default: they choose].
    #[arg(long, value_enum, value_name = "KIND")]
    deal: Option<Deal>,
    /// A file whose first line is the password of a private tournament.
    #[arg(long, value_name = "FILE")]
    password_file: Option<PathBuf>,
    /// The reason, for the log.
    #[arg(long, value_name = "TEXT", value_parser = reason)]
    why: String,
    /// The hall; required if there are several.
    #[arg(long, value_name = "NAME")]
    hall: Option<String>,
}

impl TournamentCommand {
    pub fn run(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        match self.command {
            Subcommands::List(list) => list.run(context, out),
            Subcommands::Show(show) => show.run(context, out),
            Subcommands::Schedule(schedule) => schedule.run(context, out),
            Subcommands::Cancel(directed) => directed.order(TournamentOrder::Cancel, context, out),
            Subcommands::Delay(Delay { directed, until }) => directed.order(TournamentOrder::Begin { at: until }, context, out),
            Subcommands::Guarantee(Guarantee { directed, amount }) => directed.order(TournamentOrder::Guarantee(amount), context, out),
            Subcommands::Disqualify(Disqualify { directed, player }) => {
                let player = context.account(&player.player)?.player;
                directed.order(TournamentOrder::Disqualify(player), context, out)
            }
            Subcommands::Invite(Invite { directed, player, switch }) => {
                let player = context.account(&player.player)?.player;
                directed.order(TournamentOrder::Invite { player, on: switch == Switch::On }, context, out)
            }
            Subcommands::Bounty(Bounty { directed, player, kind, switch }) => {
                let player = context.account(&player.player)?.player;
                let kind = match kind {
                    Kind::Vip => HouseBountyKind::Vip,
                    Kind::Listed => HouseBountyKind::Listed,
                    Kind::Pro => HouseBountyKind::Pro,
                };
                directed.order(TournamentOrder::Bounty { player, kind, on: switch == Switch::On }, context, out)
            }
        }
    }
}

impl Directed {
    fn order(self, order: TournamentOrder, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        let hall = context.hall(self.hall.as_deref())?;
        let tournament = TournamentId(self.tournament);
        context.order(&hall, Order::DirectTournament { tournament, order, why: self.why }, out)
    }
}

impl Schedule {
    fn run(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        let hall = context.hall(self.hall.as_deref())?;
        let now = context.clock.now();
        let in_minutes = self.in_minutes.map(|minutes| Now(now.0.saturating_add(u64::from(minutes).saturating_mul(60_000))));
        let begins = self.begins.or(in_minutes).unwrap_or(now);
        if begins <= now {
            bail!(context.say(&text::order::begins_in_past(moment(now))));
        }
        let game = *Variant::with_code(&self.game).with_context(|| format!("there is no game `{}`", self.game))?;
        let password = self.password_file.map(|path| {
            let text = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            let password = text.lines().next().filter(|line| !line.is_empty());
            password.map(PasswordDigest::of).with_context(|| format!("{} has no password in its first line", path.display()))
        });
        let offer = SingleOffer {
            name: self.name,
            template: self.kind,
            game,
            price: self.price,
            fee: self.fee,
            guarantee: self.guarantee,
            added: self.added,
        };
        let conditions = [
            self.hands.map(|least| EntryCondition::HandsPlayed { least }),
            self.account_days.map(|days| EntryCondition::AccountAge { days }),
            self.invited.then_some(EntryCondition::Invited),
        ];
        let tournament = HouseTournament {
            rulebook: self.rulebook,
            offer,
            begins,
            password: password.transpose()?,
            conditions: conditions.into_iter().flatten().collect(),
            deal: self.deal.map(Deal::kind),
        };
        context.order(&hall, Order::ScheduleTournament { tournament: Box::new(tournament), why: self.why }, out)
    }
}

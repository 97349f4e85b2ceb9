//! `admin log` and `admin orders`.

use std::io::Write;

use anyhow::bail;
use clap::Args;
use poker_room::TournamentOrder;
use poker_text::text;

use super::amount::{amount, moment};
use super::context::AdminContext;
use super::standing::reason;
use crate::door::{AuditEvent, AuditId, KeptOrder, Order, OrderId, OrderOutcome, Withdrawal};

#[derive(Debug, Args)]
pub(super) struct Log {
    /// List only entries with a higher number than this.
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    after: u64,
    /// List at most this many entries.
    #[arg(long, value_name = "NUMBER", default_value_t = 1_000)]
    most: u32,
}

impl Log {
    pub fn run(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        for entry in context.store.log(AuditId(self.after), self.most)? {
            writeln!(out, "{} {}, {}: {}", entry.id.0, moment(entry.at), entry.by, words(&entry.event))?;
        }
        Ok(())
    }
}

fn words(event: &AuditEvent) -> String {
    match event {
        AuditEvent::Created { first, count } => format!("made {count} accounts, the first of them {first}"),
        AuditEvent::Suspended { player, suspended: true, why } => format!("suspended #{}: {why}", player.0),
        AuditEvent::Suspended { player, suspended: false, why } => format!("let #{} play again: {why}", player.0),
        AuditEvent::Pro { player, pro: true } => format!("marked #{} as a professional", player.0),
        AuditEvent::Pro { player, pro: false } => format!("no longer marks #{} as a professional", player.0),
        AuditEvent::PasswordReset { player } => format!("gave #{} a new password", player.0),
        AuditEvent::PasswordChanged { player } => format!("#{} has changed the password", player.0),
        AuditEvent::SessionsEnded { player, count: 1 } => format!("ended a session of #{}", player.0),
        AuditEvent::SessionsEnded { player, count } => format!("ended {count} sessions of #{}", player.0),
        AuditEvent::TokensRevoked { player } => format!("made the tokens of #{} worthless", player.0),
        AuditEvent::Unlocked { player } => format!("lifted the lock of #{}", player.0),
        AuditEvent::Deleted { player } => format!("deleted #{}", player.0),
        AuditEvent::KeyRotated { number } => format!("added key {number} to the file of keys"),
        AuditEvent::HandGivenUp { hall, hand, why } => format!("gave up hand {} of hall {hall}, whose key is lost: {why}", hand.0),
        AuditEvent::GameGivenUp { hall, tournament, why } => {
            format!("gave up the multiplier of tournament {} of hall {hall}, whose key is lost: {why}", tournament.0)
        }
        AuditEvent::PasswordGivenUp { player, why } => format!("gave up the password of #{}, whose key is lost: {why}", player.0),
        AuditEvent::Unreadable => "this entry cannot be read; another version of the program wrote it, or it is damaged".to_owned(),
    }
}

#[derive(Debug, Args)]
pub(super) struct Withdraw {
    /// The number of the order, as `admin orders` lists it.
    order: u64,
    /// The reason, for the list of orders.
    #[arg(long, value_name = "TEXT", value_parser = reason)]
    why: String,
}

impl Withdraw {
    pub fn run(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        let outcome = OrderOutcome::Withdrawn { at: context.clock.now(), by: context.by.clone(), why: self.why };
        let (number, shows) = (self.order.to_string(), "admin orders");
        match context.store.withdraw(OrderId(self.order), &outcome)? {
            Withdrawal::Withdrawn => writeln!(out, "{}", context.say(&text::order::withdrawn(number)))?,
            Withdrawal::Begun(hall) => bail!(context.say(&text::order::begun(number, hall.0, shows))),
            Withdrawal::Over => bail!(context.say(&text::order::over(number, shows))),
            Withdrawal::NoSuchOrder => bail!(context.say(&text::order::no_such_order(number, shows))),
        }
        Ok(())
    }
}

#[derive(Debug, Args)]
pub(super) struct Orders {
    /// List only orders with a higher number than this.
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    after: u64,
}

impl Orders {
    pub fn run(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        for id in self.after.saturating_add(1).. {
            let KeptOrder { id, new, outcome } = match context.store.ordered(OrderId(id)) {
                Ok(Some(order)) => order,
                Ok(None) => break,
                Err(error) => {
                    writeln!(out, "{id} cannot be read ({error})")?;
                    continue;
                }
            };
            let came = match outcome {
                None => "not carried out yet".to_owned(),
                Some(OrderOutcome::Done) => "done".to_owned(),
                Some(OrderOutcome::Refused { why, translations: _ }) => format!("refused: {why}"),
                Some(OrderOutcome::Withdrawn { at, by, why }) => format!("withdrawn {}, {by}: {why}", moment(at)),
            };
            writeln!(out, "{} {}, {}, hall {}: {}: {came}", id.0, moment(new.at), new.by, new.hall, order_words(&new.order))?;
        }
        Ok(())
    }
}

fn order_words(order: &Order) -> String {
    match order {
        Order::Correct { from, to, amount: chips, why } => format!("{} from {from:?} to {to:?}, {why}", amount(*chips)),
        Order::SeedJackpot { kind, from, amount: chips, why } => format!("{} from {from:?} to the jackpot {kind:?}, {why}", amount(*chips)),
        Order::Suspend { player, suspended: true } => format!("suspend #{}", player.0),
        Order::Suspend { player, suspended: false } => format!("let #{} play again", player.0),
        Order::BarFromBanzai { player, barred: true } => format!("exclude #{} from Banzai", player.0),
        Order::BarFromBanzai { player, barred: false } => format!("admit #{} to Banzai", player.0),
        Order::Review { report, player, verdict } => format!("{verdict:?} #{} on report {}", player.0, report.0),
        Order::DeletePlayer { player, hands } => format!("delete #{} ({} hands)", player.0, hands.len()),
        Order::VoidHand { table } => format!("void the hand at table {}", table.0),
        Order::ScheduleTournament { tournament, why } => {
            let (offer, begins) = (&tournament.offer, moment(tournament.begins));
            format!("schedule {} ({}, {}) for {begins}, {why}", offer.name, offer.template, tournament.rulebook)
        }
        Order::DirectTournament { tournament, order, why } => format!("{} tournament {}, {why}", direction(*order), tournament.0),
    }
}

/// An order about a tournament, in words that go before the tournament.
fn direction(order: TournamentOrder) -> String {
    match order {
        TournamentOrder::Cancel => "cancel".to_owned(),
        TournamentOrder::Begin { at } => format!("set the beginning to {} of", moment(at)),
        TournamentOrder::Guarantee(guarantee) => format!("set the guarantee to {} of", amount(guarantee)),
        TournamentOrder::Disqualify(player) => format!("disqualify #{} in", player.0),
        TournamentOrder::Bounty { player, kind, on: true } => format!("pay a bounty ({kind:?}) for #{} in", player.0),
        TournamentOrder::Bounty { player, kind, on: false } => format!("pay no bounty ({kind:?}) for #{} in", player.0),
        TournamentOrder::Invite { player, on: true } => format!("invite #{} to", player.0),
        TournamentOrder::Invite { player, on: false } => format!("take back the invitation of #{} to", player.0),
    }
}

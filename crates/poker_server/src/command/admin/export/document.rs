//! The file: what is kept about a player, besides the halls.

use poker_protocol::{HallName, PlayerId, SessionId};
use poker_room::Now;
use serde::Serialize;

use super::super::context::AdminContext;
use super::hall_part::HallPart;
use crate::door::{AuditEvent, AuditId, KeptAccount, KeptOrder, KeptSession, Order, OrderId, OrderOutcome};

/// The version of the file. It rises when a field is removed or gets another meaning.
const VERSION: u32 = 1;
/// The number of entries of the log that are read at once.
const ENTRIES: u32 = 1_000;

/// Everything that is kept about a player. Amounts are hundredths, times are milliseconds since 1970.
#[derive(Serialize)]
pub(super) struct Document<'a> {
    format: &'static str,
    version: u32,
    /// When the file was written.
    exported: Now,
    account: AccountPart<'a>,
    sessions: Vec<SessionPart>,
    log: Vec<LogPart>,
    orders: Vec<OrderPart>,
    halls: Vec<HallPart<'a>>,
}

#[derive(Serialize)]
struct AccountPart<'a> {
    player: PlayerId,
    name: &'a str,
    made: Now,
    /// Whether there is a password. Its hash is of no use to the player.
    password: bool,
    password_until: Option<Now>,
    suspended: Option<&'a str>,
    pro: bool,
    wrong_passwords: u32,
    locked_until: Now,
    last_hall: Option<&'a HallName>,
}

#[derive(Serialize)]
struct SessionPart {
    id: SessionId,
    made: Now,
    used: Now,
    wrong_passwords: u32,
    locked_until: Now,
}

/// An entry of the audit log. It does not name the operator.
#[derive(Serialize)]
struct LogPart {
    id: AuditId,
    at: Now,
    event: AuditEvent,
}

/// An order about the player. It does not name the operator.
#[derive(Serialize)]
struct OrderPart {
    id: OrderId,
    hall: HallName,
    at: Now,
    order: Order,
    outcome: Option<&'static str>,
}

impl<'a> Document<'a> {
    /// Reads everything but the hands, which are read while the file is written.
    pub fn read(account: &'a KeptAccount, context: &'a AdminContext) -> anyhow::Result<Self> {
        let player = account.player;
        let mut halls = Vec::new();
        for hall in context.halls()? {
            halls.extend(HallPart::read(&hall, player, context)?);
        }
        Ok(Self {
            format: "cardroom-player",
            version: VERSION,
            exported: context.clock.now(),
            account: AccountPart {
                player,
                name: account.name.as_str(),
                made: account.made,
                password: account.password.is_some(),
                password_until: account.password_until,
                suspended: account.suspended.as_deref(),
                pro: account.pro,
                wrong_passwords: account.wrong,
                locked_until: account.locked_until,
                last_hall: account.last_hall.as_ref(),
            },
            sessions: context.store.sessions(player)?.iter().map(session).collect(),
            log: log(account, context)?,
            orders: orders(player, context)?,
            halls,
        })
    }
}

fn session(kept: &KeptSession) -> SessionPart {
    let &KeptSession { id, player: _, made, used, wrong, locked_until } = kept;
    SessionPart { id, made, used, wrong_passwords: wrong, locked_until }
}

fn log(account: &KeptAccount, context: &AdminContext) -> anyhow::Result<Vec<LogPart>> {
    let (mut found, mut last) = (Vec::new(), AuditId(0));
    loop {
        let page = context.store.log(last, ENTRIES)?;
        let Some(newest) = page.last() else { return Ok(found) };
        last = newest.id;
        let first = |event: &AuditEvent| matches!(event, AuditEvent::Created { first, .. } if *first == account.name);
        let own = page.into_iter().filter(|entry| entry.event.player() == Some(account.player) || first(&entry.event));
        found.extend(own.map(|entry| LogPart { id: entry.id, at: entry.at, event: entry.event }));
    }
}

fn orders(player: PlayerId, context: &AdminContext) -> anyhow::Result<Vec<OrderPart>> {
    let mut found = Vec::new();
    for id in 1.. {
        // An order that cannot be read says nothing of the player.
        let kept = match context.store.ordered(OrderId(id)) {
            Ok(Some(kept)) => kept,
            Ok(None) => break,
            Err(_) => continue,
        };
        if kept.new.order.concerns(player) {
            found.push(part(kept));
        }
    }
    Ok(found)
}

fn part(KeptOrder { id, new, outcome }: KeptOrder) -> OrderPart {
    let outcome = outcome.map(|outcome| match outcome {
        OrderOutcome::Done => "done",
        OrderOutcome::Refused { .. } => "refused",
        OrderOutcome::Withdrawn { .. } => "withdrawn",
    });
    OrderPart { id, hall: new.hall, at: new.at, order: new.order, outcome }
}

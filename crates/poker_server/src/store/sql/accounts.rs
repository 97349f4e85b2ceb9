//! Accounts, tokens, the audit log and orders in SQL.

use poker_protocol::{AccountName, HallName, PlayerId};
use poker_room::Now;

use super::sealed_table::{ACCOUNTS, SESSIONS};
use super::{Database, Row, Sql, Transaction, Value, deleting, log, numbers, orders, sealed_table, sessions};
use crate::door::{
    AccountChange, AccountCondition, AccountDeletion, Accounts, AccountsError, AuditEntry, AuditEvent, AuditId, KeptAccount, KeptOrder,
    KeptSession, KeptToken, NewAccount, NewOrder, OrderId, OrderOutcome, PasswordHash, PasswordSecret, SecretId, TokenDigest, Withdrawal,
};
use crate::store::StoreError;

impl From<StoreError> for AccountsError {
    fn from(error: StoreError) -> Self {
        Self::Store(Box::new(error))
    }
}

impl<D: Database> Accounts for Sql<D> {
    fn create(&self, accounts: &[NewAccount]) -> Result<Vec<PlayerId>, AccountsError> {
        self.0.change(|tx| accounts.iter().map(|account| create(tx, account)).collect())
    }

    fn by_name(&self, folded: &str) -> Result<Option<KeptAccount>, AccountsError> {
        self.0.read(|tx| {
            let sql = "SELECT player, name, phc, made, suspended, pro, wrong, locked_until, last_hall, password_until FROM accounts WHERE folded = $1";
            Ok(tx.ask(sql, &[Value::text(folded)])?.first().map(kept).transpose()?)
        })
    }

    fn is_name_taken(&self, name: &AccountName) -> Result<bool, AccountsError> {
        self.0.read(|tx| Ok(is_name_taken(tx, name)?))
    }

    fn account(&self, player: PlayerId) -> Result<Option<KeptAccount>, AccountsError> {
        self.0.read(|tx| {
            let sql = "SELECT player, name, phc, made, suspended, pro, wrong, locked_until, last_hall, password_until FROM accounts WHERE player = $1";
            Ok(tx.ask(sql, &[Value::of(player.0)?])?.first().map(kept).transpose()?)
        })
    }

    fn list(&self, after: PlayerId, containing: &str, most: u32) -> Result<Vec<KeptAccount>, AccountsError> {
        self.0.read(|tx| {
            let sql = "SELECT player, name, phc, made, suspended, pro, wrong, locked_until, last_hall, password_until FROM accounts \
                       WHERE player > $1 AND folded LIKE $2 ESCAPE '!' ORDER BY player LIMIT $3";
            let escaped = containing.replace('!', "!!").replace('%', "!%").replace('_', "!_");
            let values = [Value::of(after.0)?, Value::Text(format!("%{escaped}%").into()), Value::of(most.into())?];
            Ok(tx.ask(sql, &values)?.iter().map(kept).collect::<Result<_, _>>()?)
        })
    }

    fn token(&self, digest: &TokenDigest) -> Result<Option<(KeptToken, KeptSession)>, AccountsError> {
        self.0.read(|tx| Ok(sessions::token(tx, digest)?))
    }

    fn sessions(&self, player: PlayerId) -> Result<Vec<KeptSession>, AccountsError> {
        self.0.read(|tx| Ok(sessions::sessions(tx, player)?))
    }

    fn password_secret(&self, id: Option<SecretId>) -> Result<Option<PasswordSecret>, AccountsError> {
        Ok(self.1.password_secret(id).map_err(StoreError::from)?)
    }

    fn change_if(&self, player: PlayerId, conditions: &[AccountCondition], changes: &[AccountChange]) -> Result<bool, AccountsError> {
        self.0.change(|tx| {
            // The update locks the row, so that two changes run one after the other, and each sees what the one before has written.
            if tx.run("UPDATE accounts SET player = player WHERE player = $1", &[Value::of(player.0)?])? == 0 {
                return Err(AccountsError::NoSuchAccount(player));
            }
            let id = Value::of(player.0)?;
            let sealed = sealed_table::is_sealed(tx, &ACCOUNTS, &id)?;
            for condition in conditions {
                if !holds(tx, player, condition)? {
                    return Ok(false);
                }
            }
            changes.iter().try_for_each(|change| alter(tx, player, change))?;
            if sealed && changes.iter().any(AccountChange::is_of_account) {
                sealed_table::seal(tx, &ACCOUNTS, &id)?;
            }
            Ok(true)
        })
    }

    fn delete(&self, deletion: &AccountDeletion) -> Result<Vec<OrderId>, AccountsError> {
        self.0.change(|tx| {
            deleting::delete(tx, deletion)?;
            Ok(deletion.orders.iter().map(|order| orders::add(tx, order)).collect::<Result<_, _>>()?)
        })
    }

    fn deleted_with_name(&self, name: &AccountName) -> Result<Option<PlayerId>, AccountsError> {
        self.0.read(|tx| Ok(deleting::with_name(tx, name)?))
    }

    fn forget_tokens(&self, before: Now) -> Result<(), AccountsError> {
        self.0.change(|tx| Ok(sessions::forget(tx, before)?))
    }

    fn order(&self, order: &NewOrder) -> Result<OrderId, AccountsError> {
        self.0.change(|tx| Ok(orders::add(tx, order)?))
    }

    fn ordered(&self, order: OrderId) -> Result<Option<KeptOrder>, AccountsError> {
        self.0.read(|tx| {
            let sql = "SELECT id, hall, made, by_whom, what, outcome FROM orders WHERE id = $1";
            Ok(tx.ask(sql, &[Value::of(order.0)?])?.first().map(orders::kept).transpose()?)
        })
    }

    fn withdraw(&self, order: OrderId, outcome: &OrderOutcome) -> Result<Withdrawal, AccountsError> {
        self.0.change(|tx| Ok(orders::withdraw(tx, order, outcome)?))
    }

    fn log(&self, after: AuditId, most: u32) -> Result<Vec<AuditEntry>, AccountsError> {
        self.0.read(|tx| Ok(log::after(tx, after, most)?))
    }

    fn log_end(&self) -> Result<AuditId, AccountsError> {
        self.0.read(|tx| {
            let rows = tx.ask("SELECT coalesce(max(id), 0) FROM log", &[])?;
            Ok(AuditId(rows.first().map_or(Ok(0), |row| row.number(0))?))
        })
    }
}

/// Writes the likenesses of the names of all accounts that are not deleted. Older accounts may have names that look alike: they keep them, and
/// sign in with them as before. Only new names are compared with all likenesses.
pub(super) fn write_likenesses(tx: &mut dyn Transaction) -> Result<(), StoreError> {
    for row in tx.ask("SELECT player, name, skeleton FROM accounts", &[])? {
        if !row.maybe_text(2).is_some_and(deleting::is_former) {
            let (player, likeness) = (Value::of(row.number(0)?)?, AccountName::unchecked(row.text(1)?).likeness());
            let values = [Value::Text(likeness.into()), player.clone()];
            let write = |tx: &mut dyn Transaction| tx.run("UPDATE accounts SET skeleton = $1 WHERE player = $2", &values);
            sealed_table::change(tx, (&ACCOUNTS, &player), write)?;
        }
    }
    Ok(())
}

fn is_name_taken(tx: &mut dyn Transaction, name: &AccountName) -> Result<bool, StoreError> {
    let [former, once_former] = deleting::former(name);
    let values = [name.folded(), name.likeness(), former, once_former].map(|text| Value::Text(text.into()));
    let sql = "SELECT player FROM accounts WHERE folded = $1 OR skeleton = $2 OR skeleton = $3 OR skeleton = $4 LIMIT 1";
    Ok(!tx.ask(sql, &values)?.is_empty())
}

fn create(tx: &mut dyn Transaction, account: &NewAccount) -> Result<PlayerId, AccountsError> {
    // The number locks out all others who create an account until this transaction is over.
    let player = PlayerId(numbers::next(tx, "players")?);
    let NewAccount { name, password, token, at } = account;
    if is_name_taken(tx, name)? {
        return Err(AccountsError::NameTaken { name: name.as_str().to_owned() });
    }
    tx.run(
        "INSERT INTO accounts (player, name, folded, skeleton, phc, made, pro, wrong, locked_until) \
         VALUES ($1, $2, $3, $4, $5, $6, 0, 0, 0)",
        &[
            Value::of(player.0)?,
            Value::text(name.as_str()),
            Value::Text(name.folded().into()),
            Value::Text(name.likeness().into()),
            Value::maybe(password.as_ref().map(|hash| hash.0.as_str())),
            Value::of(at.0)?,
        ],
    )?;
    sealed_table::seal(tx, &ACCOUNTS, &Value::of(player.0)?)?;
    if let Some(token) = token {
        sessions::open(tx, player, token)?;
    }
    Ok(player)
}

fn holds(tx: &mut dyn Transaction, player: PlayerId, condition: &AccountCondition) -> Result<bool, StoreError> {
    let id = Value::of(player.0)?;
    let rows = match condition {
        AccountCondition::Password(Some(hash)) => {
            tx.ask("SELECT player FROM accounts WHERE player = $1 AND phc = $2", &[id, Value::text(&hash.0)])?
        }
        AccountCondition::Password(None) => tx.ask("SELECT player FROM accounts WHERE player = $1 AND phc IS NULL", &[id])?,
        AccountCondition::NotSuspended => tx.ask("SELECT player FROM accounts WHERE player = $1 AND suspended IS NULL", &[id])?,
        AccountCondition::Lock { wrong, until } => tx.ask(
            "SELECT player FROM accounts WHERE player = $1 AND wrong = $2 AND locked_until = $3",
            &[id, Value::of((*wrong).into())?, Value::of(until.0)?],
        )?,
        AccountCondition::Session(session) => {
            tx.ask("SELECT id FROM sessions WHERE player = $1 AND id = $2", &[id, Value::of(session.0)?])?
        }
        AccountCondition::SessionLock { session, wrong } => tx.ask(
            "SELECT id FROM sessions WHERE player = $1 AND id = $2 AND wrong = $3",
            &[id, Value::of(session.0)?, Value::of((*wrong).into())?],
        )?,
    };
    Ok(!rows.is_empty())
}

fn alter(tx: &mut dyn Transaction, player: PlayerId, change: &AccountChange) -> Result<(), StoreError> {
    let id = Value::of(player.0)?;
    match change {
        AccountChange::Password(hash) => {
            let hash = Value::maybe(hash.as_ref().map(|hash| hash.0.as_str()));
            tx.run("UPDATE accounts SET phc = $1, password_until = 0 WHERE player = $2", &[hash, id])?
        }
        AccountChange::TemporaryPassword { hash, until } => {
            tx.run("UPDATE accounts SET phc = $1, password_until = $2 WHERE player = $3", &[Value::text(&hash.0), Value::of(until.0)?, id])?
        }
        AccountChange::Rehashed(hash) => tx.run("UPDATE accounts SET phc = $1 WHERE player = $2", &[Value::text(&hash.0), id])?,
        AccountChange::Lock { wrong, until } => tx.run(
            "UPDATE accounts SET wrong = $1, locked_until = $2 WHERE player = $3",
            &[Value::of((*wrong).into())?, Value::of(until.0)?, id],
        )?,
        AccountChange::Suspended(why) => {
            tx.run("UPDATE accounts SET suspended = $1 WHERE player = $2", &[Value::maybe(why.as_deref()), id])?
        }
        AccountChange::Pro(pro) => tx.run("UPDATE accounts SET pro = $1 WHERE player = $2", &[Value::Number((*pro).into()), id])?,
        AccountChange::LastHall(hall) => tx.run("UPDATE accounts SET last_hall = $1 WHERE player = $2", &[Value::text(&hall.0), id])?,
        AccountChange::OpenSession(token) => sessions::open(tx, player, token)?,
        AccountChange::AddToken(token) => sessions::add_token(tx, player, token)?,
        AccountChange::UseSession { session, at } => sessions::set_used(tx, *session, *at)?,
        AccountChange::SessionLock { session, wrong, until } => {
            let session = Value::of(session.0)?;
            let values = [Value::of((*wrong).into())?, Value::of(until.0)?, session.clone(), id];
            sealed_table::change(tx, (&SESSIONS, &session), |tx| {
                tx.run("UPDATE sessions SET wrong = $1, locked_until = $2 WHERE id = $3 AND player = $4", &values)
            })?
        }
        AccountChange::EndSession(session) => tx.run("DELETE FROM sessions WHERE id = $1 AND player = $2", &[Value::of(session.0)?, id])?,
        AccountChange::EndSessions => tx.run("DELETE FROM sessions WHERE player = $1", &[id])?,
        AccountChange::Log { at, by, event } => log::add(tx, *at, by, event)?,
    };
    Ok(())
}

fn kept(row: &Row) -> Result<KeptAccount, StoreError> {
    Ok(KeptAccount {
        player: PlayerId(row.number(0)?),
        name: AccountName::unchecked(row.text(1)?),
        password: row.maybe_text(2).map(|hash| PasswordHash(hash.to_owned())),
        made: Now(row.number(3)?),
        suspended: row.maybe_text(4).map(str::to_owned),
        pro: row.number(5)? > 0,
        wrong: u32::try_from(row.number(6)?).map_err(StoreError::damaged)?,
        locked_until: Now(row.number(7)?),
        last_hall: row.maybe_text(8).map(|hall| HallName(hall.to_owned())),
        password_until: Some(Now(row.number(9)?)).filter(|until| *until > Now(0)),
    })
}

/// Reads each account, token, order and entry of the log, and passes on what it is and whether it can be read.
pub(super) fn each_row(tx: &mut dyn Transaction, then: &mut dyn FnMut(String, Result<(), StoreError>)) -> Result<(), StoreError> {
    let sql = "SELECT player, name, phc, made, suspended, pro, wrong, locked_until, last_hall, password_until FROM accounts";
    let number = |row: &Row| row.number(0).unwrap_or_default();
    tx.each(sql, &[], &mut |row| then(format!("account #{}", number(&row)), kept(&row).map(drop)))?;
    tx.each("SELECT digest, player, made, good_until, session FROM tokens", &[], &mut |row| {
        let digest = row.text(0).is_ok_and(|digest| digest.len() == 64 && digest.bytes().all(|byte| byte.is_ascii_hexdigit()));
        let read =
            if digest { [1, 2, 3, 4].iter().try_for_each(|&at| row.number(at).map(drop)) } else { Err(StoreError::damaged("no digest")) };
        then("a sign-in token".to_owned(), read);
    })?;
    let sql = "SELECT id, player, made, used, wrong, locked_until FROM sessions";
    tx.each(sql, &[], &mut |row| then(format!("session {}", number(&row)), sessions::session(&row).map(drop)))?;
    let sql = "SELECT id, hall, made, by_whom, what, outcome FROM orders";
    tx.each(sql, &[], &mut |row| then(format!("order {}", number(&row)), orders::kept(&row).map(drop)))?;
    tx.each("SELECT id, made, by_whom, deed FROM log", &[], &mut |row| {
        let read = row.json::<AuditEvent>(3).and_then(|_| log::entry(&row)).map(drop);
        then(format!("entry {} of the log", number(&row)), read);
    })
}

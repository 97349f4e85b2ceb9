//! The context of an operator's command: the books, a clock, a name.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, bail};
use clap::Args;
use poker_host::Clock;
use poker_protocol::{AccountName, HallName, PlayerId};
use poker_text::{Language, Text, Texts, text};

use crate::config::StoreUrl;
use crate::door::{AccountChange, AuditEvent, KeptAccount, NewOrder, Order, OrderId, OrderOutcome};
use crate::store::{Address, KeptHall, KeyRing, Store};

/// How long a command waits for a running server to carry out an order.
const PATIENCE: Duration = Duration::from_secs(15);
/// The name for the audit log, if neither the command line nor the system names the operator.
const NOBODY: &str = "operator";
/// The pause between two reads of the outcome.
const LOOK_EVERY: Duration = Duration::from_millis(50);

/// Whose books a command is about.
#[derive(Debug, Args)]
pub(super) struct BooksArgs {
    /// The folder that the server was started with.
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,
    /// The server's books, if they are not a file in its folder: postgres://…
    #[arg(long, value_name = "URL", conflicts_with = "data", global = true)]
    store: Option<StoreUrl>,
    /// The server's file of keys, if it is not in its folder; for check, backup, restore, key, reset-password and player delete.
    #[arg(long, value_name = "FILE", global = true)]
    keys: Option<PathBuf>,
}

/// The books, a clock, and the name of the operator.
pub(super) struct AdminContext {
    pub address: Address,
    /// The file of keys, if one is named.
    pub key_file: Option<PathBuf>,
    pub store: Arc<dyn Store>,
    pub clock: Clock,
    pub by: String,
    /// The language in which the operator is told what became of an order.
    pub language: Language,
}

impl AdminContext {
    /// Opens the books of a server, for an operator who reads English. With `new` the books are created if there are none.
    pub fn open(BooksArgs { data, store, keys }: BooksArgs, by: Option<String>, new: bool) -> anyhow::Result<Self> {
        let address = match (data, store) {
            (Some(folder), _) => Address::Folder(folder),
            (None, Some(StoreUrl(url))) => Address::of(&url),
            (None, None) => bail!("say whose books: --data DIR, the server's folder, or --store URL"),
        };
        if let Address::Folder(folder) = &address {
            if new {
                std::fs::create_dir_all(folder).with_context(|| format!("the folder {} cannot be made", folder.display()))?;
            } else if !address.is_there() {
                bail!("{} holds no books of a server; give --data the folder that the server was started with", folder.display());
            }
        }
        let by = by.or_else(|| std::env::var("USER").or_else(|_| std::env::var("USERNAME")).ok());
        let by = by.filter(|by| !by.trim().is_empty()).unwrap_or_else(|| NOBODY.to_owned());
        let store = address.open_beside_with(address.keys(keys.as_deref()))?;
        Ok(Self { store, address, key_file: keys, clock: Clock::start(), by, language: Language::English })
    }

    /// The keys of the books.
    pub fn keys(&self) -> KeyRing {
        self.address.keys(self.key_file.as_deref())
    }

    /// Finds an account that is not deleted by its name, or by its number after a `#`.
    pub fn account(&self, who: &str) -> anyhow::Result<KeptAccount> {
        let account = self.account_or_deleted(who)?;
        if account.is_deleted() {
            bail!("player #{} is deleted", account.player.0);
        }
        Ok(account)
    }

    /// Finds an account, which may be deleted, by its name, or by its number after a `#`.
    pub fn account_or_deleted(&self, who: &str) -> anyhow::Result<KeptAccount> {
        let account = match who.strip_prefix('#') {
            Some(number) => {
                let number = number.parse().with_context(|| format!("`{who}` is no player; after # stands a number"))?;
                self.store.account(PlayerId(number))?
            }
            None => self.store.by_name(&AccountName::unchecked(who).folded())?,
        };
        account.with_context(|| format!("there is no player `{who}`; `admin players` lists all of them"))
    }

    /// Changes an account and appends an entry to the audit log.
    pub fn change(&self, player: PlayerId, changes: impl IntoIterator<Item = AccountChange>, event: AuditEvent) -> anyhow::Result<()> {
        let log = AccountChange::Log { at: self.clock.now(), by: self.by.clone(), event };
        Ok(self.store.change(player, &changes.into_iter().chain([log]).collect::<Vec<_>>())?)
    }

    /// Lists all halls that were ever opened.
    pub fn halls(&self) -> anyhow::Result<Vec<HallName>> {
        Ok(self.store.owners()?.into_iter().map(|(hall, _)| hall).collect())
    }

    /// Finds a hall by its name. Without a name there must be only one.
    pub fn hall(&self, named: Option<&str>) -> anyhow::Result<HallName> {
        let halls = self.halls()?;
        let list = || halls.iter().map(|hall| hall.0.as_str()).collect::<Vec<_>>().join(", ");
        match (named, &halls[..]) {
            (_, []) => bail!("these books have no hall yet; the server makes its halls when it is first started"),
            (None, [only]) => Ok(only.clone()),
            (None, _) => bail!("there are several halls; say which with --hall: {}", list()),
            (Some(name), _) => {
                let found = halls.iter().find(|hall| hall.0 == name).cloned();
                found.with_context(|| format!("there is no hall `{name}`; there are: {}", list()))
            }
        }
    }

    /// Loads a hall, without hands in progress and multipliers that are not told.
    pub fn kept(&self, hall: &HallName) -> anyhow::Result<KeptHall> {
        self.store.load_without_secrets(hall)?.with_context(|| format!("the hall `{hall}` has kept nothing yet"))
    }

    /// Stores an order for a hall, and writes its outcome to `out`.
    pub fn order(&self, hall: &HallName, order: Order, out: &mut dyn Write) -> anyhow::Result<()> {
        let id = self.store.order(&self.new_order(hall, order))?;
        self.wait_for(hall, id, out)
    }

    /// An order of this operator.
    pub fn new_order(&self, hall: &HallName, order: Order) -> NewOrder {
        NewOrder { hall: hall.clone(), at: self.clock.now(), by: self.by.clone(), order }
    }

    /// Waits until an order is carried out, if a server runs the hall, and writes its outcome to `out`.
    pub fn wait_for(&self, hall: &HallName, id: OrderId, out: &mut dyn Write) -> anyhow::Result<()> {
        let owned = self.store.owners()?.iter().any(|(name, owner)| name == hall && owner.is_some());
        let (number, named) = (id.0.to_string(), hall.0.as_str());
        let until = self.clock.elapsed().saturating_add(PATIENCE);
        while owned && self.clock.elapsed() < until {
            match self.outcome(id)? {
                Some(OrderOutcome::Done) => {
                    writeln!(out, "{}", self.say(&text::order::done(number, named)))?;
                    return Ok(());
                }
                Some(OrderOutcome::Refused { why, mut translations }) => {
                    let why = translations.remove(&self.language).unwrap_or(why);
                    bail!(self.say(&text::order::refused(number, named, why)));
                }
                Some(OrderOutcome::Withdrawn { .. }) => bail!(self.say(&text::order::over(number, "admin orders"))),
                None => std::thread::sleep(LOOK_EVERY),
            }
        }
        let shows = "admin orders";
        let waits = if owned { text::order::no_answer(number, named, shows) } else { text::order::no_server(number, named, shows) };
        writeln!(out, "{}", self.say(&waits))?;
        Ok(())
    }

    /// A sentence in the language of the operator.
    pub fn say(&self, text: &Text) -> String {
        Texts::embedded(self.language).say(text)
    }

    fn outcome(&self, order: OrderId) -> anyhow::Result<Option<OrderOutcome>> {
        Ok(self.store.ordered(order)?.and_then(|order| order.outcome))
    }
}

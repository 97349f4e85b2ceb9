//! A room between hands, to be kept and gone on from.

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::{HandId, Money, PlayerId, TableId};
use serde::{Deserialize, Serialize};

use crate::cash::Visits;
use crate::cashier::{PlanAccount, Statement, Tariff};
use crate::floor::BadConfig;
use crate::jackpot::Feed;
use crate::rulebook::OfferKey;
use crate::{Account, Corrected, Ledger, Now, PlayerKind, Review, TableSave};

/// The version of kept rooms. 1: tables by their ids alone; 2: tables with their stakes.
pub(crate) const SAVE_VERSION: u16 = 2;
/// The oldest version that can still be gone on from.
const OLDEST_VERSION: u16 = 1;

/// A kept room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomSave {
    /// Of this form.
    pub version: u16,
    /// The plan it followed.
    #[serde(alias = "rulebook")]
    pub plan: String,
    /// The number of the next hand.
    pub next_hand: HandId,
    /// The book; in mid-hand as at the hand's start (R-FAIL-1).
    pub ledger: Ledger,
    /// Everybody who ever greeted.
    pub players: Vec<PlayerSave>,
    /// Rake plans, of everybody who ever chose one.
    #[serde(default)]
    pub plans: Vec<(PlayerId, PlanAccount)>,
    /// Parts of a hundredth that wait for the jackpots.
    #[serde(default)]
    pub jackpot_feed: Feed,
    pub tables: Vec<TableSave>,
    /// What an operator has set right.
    #[serde(default)]
    pub corrections: Vec<Corrected>,
    /// Reports, and what was decided about them.
    #[serde(default)]
    pub review: Review,
    /// The stake of each table; a table without one gives its stacks back.
    #[serde(default)]
    pub stakes: BTreeMap<TableId, OfferKey>,
    /// The stakes in the order of their numbers.
    #[serde(default)]
    pub offers: Vec<OfferKey>,
    /// The id of the next table that opens.
    #[serde(default)]
    pub next_table: TableId,
    /// What it took; unknown in a room that was kept before this was.
    #[serde(default)]
    pub tariff: Tariff,
}

/// A kept player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerSave {
    /// The account.
    pub player: PlayerId,
    /// Person or bot.
    pub kind: PlayerKind,
    /// The name at the tables.
    pub name: String,
    /// Which of the drawn avatars.
    pub avatar: u8,
    /// Tables sat at before.
    pub sat_at: BTreeSet<TableId>,
    /// Departures that are not to be forgotten yet.
    #[serde(default)]
    pub visits: Visits,
    /// R-BAN-4.
    #[serde(default)]
    pub barred_from_banzai: bool,
    /// What went into and out of the balance and the stacks.
    #[serde(default, skip_serializing_if = "Statement::is_empty")]
    pub statement: Statement,
    /// Rulebooks the player has sat down under, and since when (R-INT-8).
    #[serde(default)]
    pub accepted: BTreeMap<String, Now>,
    /// Of how many increases of charges the player was told (R-RAKE-8).
    #[serde(default)]
    pub increases_told: u64,
}

/// Why a kept room cannot be gone on from.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSave {
    /// Another form.
    #[error("the save is of version {found}, not {OLDEST_VERSION} to {SAVE_VERSION}")]
    Version {
        /// Its version.
        found: u16,
    },
    /// A stack is worth other than the book says.
    #[error("the book and table {table:?} disagree about player {player:?}")]
    Disagrees {
        table: TableId,
        /// Whose chips.
        player: PlayerId,
    },
    /// The plan is not one that a room can follow.
    #[error(transparent)]
    Config(#[from] BadConfig),
}

impl RoomSave {
    /// Whether a room can go on from the save: it has a form that this version reads, and agrees with itself.
    pub(crate) fn check(&self) -> Result<(), BadSave> {
        if !(OLDEST_VERSION..=SAVE_VERSION).contains(&self.version) {
            return Err(BadSave::Version { found: self.version });
        }
        check_stacks(self)
    }
}

/// Each seat's stack is in the book, and nothing else but what leavers have in the hands of pools.
fn check_stacks(save: &RoomSave) -> Result<(), BadSave> {
    let mut seen = BTreeSet::new();
    for table in &save.tables {
        for seat in &table.seats {
            let account = Account::Stack(table.table, seat.player);
            if save.ledger.holds(account) != seat.money() || !seen.insert(account) {
                return Err(BadSave::Disagrees { table: table.table, player: seat.player });
            }
        }
    }
    let pools: BTreeSet<TableId> = save.stakes.iter().filter(|(_, key)| key.form.moves_players()).map(|(&table, _)| table).collect();
    for (account, _) in save.ledger.accounts() {
        if let Account::Stack(table, player) = account
            && !seen.contains(&account)
            && !pools.contains(&table)
        {
            return Err(BadSave::Disagrees { table, player });
        }
    }
    Ok(())
}

/// Money in hands that were in progress, of players who had left their pool already: such a hand is void, and it goes back (R-FAIL-1).
pub(crate) fn staked_by_leavers(save: &RoomSave) -> Vec<(TableId, PlayerId, Money)> {
    let seated = |table: TableId, player: PlayerId| {
        let kept = save.tables.iter().find(|kept| kept.table == table);
        kept.is_some_and(|kept| kept.seats.iter().any(|seat| seat.player == player))
    };
    let stacks = save.ledger.accounts().filter_map(|(account, held)| match account {
        Account::Stack(table, player) => Some((table, player, held)),
        Account::Outside
        | Account::Balance(_)
        | Account::Pot(_)
        | Account::House
        | Account::Jackpot(_)
        | Account::Charity
        | Account::Held(_) => None,
    });
    stacks.filter(|&(table, player, _)| !seated(table, player)).collect()
}

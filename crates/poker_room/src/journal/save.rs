//! The save of a room between hands.

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::{HandId, PlayerId, TableId, TournamentId};
use serde::{Deserialize, Serialize};

use super::tournaments::{KeptTournament, is_before_the_first};
use crate::cash::Visits;
use crate::cashier::{PlanAccount, Statement, Tariff};
use crate::floor::BadConfig;
use crate::jackpot::JackpotFeed;
use crate::rulebook::OfferKey;
use crate::tournament::{BadTournamentSave, TicketBook};
use crate::{Account, Corrected, Ledger, Now, PlayerKind, Review, TableSave, VoidedHand};

/// The version of saves. 1: tables with their ids only; 2: tables with their stakes.
pub(crate) const SAVE_VERSION: u16 = 2;
/// The oldest version that can still be read.
const OLDEST_VERSION: u16 = 1;

/// A saved room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomSave {
    /// The version of the save format.
    pub version: u16,
    /// The id of the room's rulebook or of its room file.
    #[serde(rename = "plan", alias = "rulebook")]
    pub room: String,
    /// The number of the next hand.
    pub next_hand: HandId,
    /// The ledger; during a hand it is as it was at the hand's start (R-FAIL-1).
    pub ledger: Ledger,
    /// All players who have ever sent `hello`.
    pub players: Vec<PlayerSave>,
    /// The rake plans of all players who have ever chosen one.
    #[serde(default)]
    pub plans: Vec<(PlayerId, PlanAccount)>,
    /// The parts of a hundredth that have not been paid into the jackpots yet.
    #[serde(default)]
    pub jackpot_feed: JackpotFeed,
    pub tables: Vec<TableSave>,
    /// Corrections by operators.
    #[serde(default)]
    pub corrections: Vec<Corrected>,
    /// Reports and verdicts.
    #[serde(default)]
    pub review: Review,
    /// The stake of each table. A table without one gives its stacks back.
    #[serde(default)]
    pub stakes: BTreeMap<TableId, OfferKey>,
    /// The stakes in the order of their numbers.
    #[serde(default)]
    pub offers: Vec<OfferKey>,
    /// The id of the next table that opens.
    #[serde(default)]
    pub next_table: TableId,
    /// The tournaments that are open, in play or just over, in the order of their numbers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tournaments: Vec<KeptTournament>,
    /// The number of the next tournament; 0 if there was none yet.
    #[serde(default, skip_serializing_if = "is_before_the_first")]
    pub next_tournament: TournamentId,
    /// All tickets.
    #[serde(default, skip_serializing_if = "TicketBook::is_new")]
    pub tickets: TicketBook,
    /// The charges of the room; unknown in saves that are older than this field.
    #[serde(default)]
    pub tariff: Tariff,
}

/// A saved player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerSave {
    pub player: PlayerId,
    pub kind: PlayerKind,
    pub name: String,
    /// The number of the avatar among those that are drawn.
    pub avatar: u8,
    /// Tables where the player has sat before.
    pub sat_at: BTreeSet<TableId>,
    /// Departures that still count when the player comes back.
    #[serde(default)]
    pub visits: Visits,
    /// Whether the player is barred from Banzai tables (R-BAN-4).
    #[serde(default)]
    pub barred_from_banzai: bool,
    /// Whether the player's account was marked as a pro when the player last came (R-BTY-6).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pro: bool,
    /// What went into and out of the balance and the stacks.
    #[serde(default, skip_serializing_if = "Statement::is_empty")]
    pub statement: Statement,
    /// The rulebooks that the player has accepted by sitting down or registering, and since when (R-INT-8).
    #[serde(default)]
    pub accepted: BTreeMap<String, Now>,
    /// When the player greeted for the first time; unknown in saves that are older than this field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_greeting: Option<Now>,
    /// The number of hands that were dealt to the player at cash tables that the player has left.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub hands_played: u64,
    /// The number of increases of charges that the player was told (R-RAKE-8).
    #[serde(default)]
    pub increases_told: u64,
    /// The void hands of which the player was not told yet, oldest first (R-FAIL-2).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub voided: Vec<VoidedHand>,
}

/// Why a room cannot be restored from a save.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSave {
    /// The save has a version that this program cannot read.
    #[error("the save is of version {found}, not {OLDEST_VERSION} to {SAVE_VERSION}")]
    Version { found: u16 },
    /// A stack differs from what the ledger holds for it.
    #[error("the book and table {table:?} disagree about player {player:?}")]
    Disagrees {
        table: TableId,
        /// The owner of the stack.
        player: PlayerId,
    },
    /// The money behind the tickets differs from what the ledger holds for them.
    #[error("the book and the tickets disagree")]
    Tickets,
    /// A tournament does not fit together.
    #[error(transparent)]
    Tournament(#[from] BadTournamentSave),
    /// The room cannot offer its stakes.
    #[error(transparent)]
    Config(#[from] BadConfig),
}

/// Whether a count is not saved.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(count: &u64) -> bool {
    *count == 0
}

impl RoomSave {
    /// Checks that a room can be restored from the save: its version can be read and its parts agree.
    ///
    /// # Errors
    /// The first part that does not agree.
    pub fn check(&self) -> Result<(), BadSave> {
        if !(OLDEST_VERSION..=SAVE_VERSION).contains(&self.version) {
            return Err(BadSave::Version { found: self.version });
        }
        if self.ledger.holds(Account::Tickets) != self.tickets.backing() {
            return Err(BadSave::Tickets);
        }
        check_stacks(self)
    }
}

/// Checks that each stack equals that in the ledger, and that the ledger has no other stacks, except those of players who left a pool
/// during a hand.
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

/// The players who had left their pool while a hand was in progress in which they have chips. What the hand does not take goes back to
/// them: all of it if the hand is void (R-FAIL-1).
pub(crate) fn staked_by_leavers(save: &RoomSave) -> Vec<(TableId, PlayerId)> {
    let seated = |table: TableId, player: PlayerId| {
        let kept = save.tables.iter().find(|kept| kept.table == table);
        kept.is_some_and(|kept| kept.seats.iter().any(|seat| seat.player == player))
    };
    let stacks = save.ledger.accounts().filter_map(|(account, _)| match account {
        Account::Stack(table, player) => Some((table, player)),
        Account::Outside
        | Account::Balance(_)
        | Account::Pot(_)
        | Account::House
        | Account::Jackpot(_)
        | Account::Charity
        | Account::Held(_)
        | Account::Tickets
        | Account::Tournament(..) => None,
    });
    stacks.filter(|&(table, player)| !seated(table, player)).collect()
}

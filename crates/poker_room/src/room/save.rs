//! A room between hands, to be kept and gone on from.

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::{HandId, PlayerId, PlayerView, StakeId, TableId};
use poker_rules::Chips;
use serde::{Deserialize, Serialize};

use super::Room;
use super::config::{BadConfig, RoomConfig};
use super::plan::{OfferKey, OfferPlan};
use super::session::Session;
use super::slot::Slot;
use super::statement::Statement;
use super::tariff::Tariff;
use crate::jackpot::Feed;
use crate::plan::PlanAccount;
use crate::{Account, Corrected, Dealer, Ledger, Movement, Now, PlayerKind, Reason, Review, TableSave, Visits};

/// The version of kept rooms. 1: tables by their ids alone; 2: tables with their stakes.
pub(super) const SAVE_VERSION: u16 = 2;
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
    /// Fractions of a chip that wait for the jackpots.
    #[serde(default)]
    pub jackpot_feed: Feed,
    /// The tables.
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
    /// A seat holds other chips than the book says.
    #[error("the book and table {table:?} disagree about player {player:?}")]
    Disagrees {
        /// Where.
        table: TableId,
        /// Whose chips.
        player: PlayerId,
    },
    /// The plan is not one that a room can follow.
    #[error(transparent)]
    Config(#[from] BadConfig),
}

impl Room {
    /// The room as it would be found after a crash.
    #[must_use]
    pub fn save(&self) -> RoomSave {
        let whole = |(&player, session): (&PlayerId, &Session)| {
            let statement = session.statement.clone();
            PlayerSave { statement, ..session.save(player) }
        };
        let stake = |(&id, slot): (&TableId, &Slot)| Some((id, self.lobby.offer(slot.felt.sign().stake)?.plan.key()));
        RoomSave {
            version: SAVE_VERSION,
            plan: self.config.plan.id.clone(),
            next_hand: self.croupier.next_hand(),
            ledger: self.ledger.clone(),
            players: self.sessions.iter().map(whole).collect(),
            plans: self.plans.accounts(),
            jackpot_feed: self.jackpot_feed.clone(),
            tables: self.tables.values().map(|slot| slot.felt.save()).collect(),
            corrections: self.corrections.clone(),
            review: self.guard.review.clone(),
            stakes: self.tables.iter().filter_map(stake).collect(),
            offers: self.config.plan.offers.iter().map(OfferPlan::key).collect(),
            next_table: self.next_table,
            tariff: self.tariff.clone(),
        }
    }

    /// Goes on from a kept room; nobody is connected yet, and queues are empty. A table that the plan has no place for gives its stacks back
    /// to the balances.
    ///
    /// # Errors
    /// When the save contradicts itself, or the plan its rulebook.
    pub fn restore(save: RoomSave, config: RoomConfig, dealer: Box<dyn Dealer + Send>, now: Now) -> Result<Self, BadSave> {
        if !(OLDEST_VERSION..=SAVE_VERSION).contains(&save.version) {
            return Err(BadSave::Version { found: save.version });
        }
        check_stacks(&save)?;
        let staked = staked_by_leavers(&save);
        let mut room = Self::without_tables(config, dealer)?;
        room.croupier.number_from(save.next_hand);
        room.ledger = save.ledger;
        room.tariff = save.tariff.followed_by(&room.config);
        room.journal.knows_corrections(save.corrections.len());
        room.corrections = save.corrections;
        room.guard.review = save.review;
        room.find_undecided();
        for kept in save.players {
            let mut session = Session::new(kept.kind, PlayerView { name: kept.name, avatar: kept.avatar });
            session.sat_at = kept.sat_at;
            session.visits = kept.visits;
            session.visits.renumber(|stake| room.lobby.find(save.offers.get(usize::from(stake.0))?));
            session.barred_from_banzai = kept.barred_from_banzai;
            session.statement = kept.statement;
            session.accepted = kept.accepted;
            session.increases_told = kept.increases_told;
            room.sessions.insert(kept.player, session);
        }
        let past_all = save.tables.iter().map(|table| TableId(table.table.0.saturating_add(1))).max();
        room.next_table = room.next_table.max(save.next_table).max(past_all.unwrap_or_default());
        let kept: Vec<TableId> = save.tables.iter().map(|table| table.table).collect();
        for table in save.tables {
            let stake = save.stakes.get(&table.table).and_then(|key| room.lobby.find(key));
            room.resume_table(table, stake, now);
        }
        for table in kept {
            room.journal.table(table);
            room.close_deserted(table);
        }
        for (table, player, amount) in staked {
            let (from, to) = (Account::Stack(table, player), Account::Balance(player));
            room.book(Movement { from, to, amount, reason: Reason::CashOut }, now);
        }
        room.open_standing();
        room.resume_plans(save.plans, now);
        room.jackpot_feed = save.jackpot_feed;
        room.enforce_standings(now);
        // Stakes may have other numbers, and seats may have brought their players.
        room.sessions.keys().for_each(|&player| room.journal.player(player));
        Ok(room)
    }

    fn resume_table(&mut self, save: TableSave, stake: Option<StakeId>, now: Now) {
        let id = save.table;
        if let Some(stake) = stake {
            self.put_up(id, stake);
        }
        let Some(slot) = self.tables.get_mut(&id).filter(|slot| slot.felt.accepts(&save)) else {
            for seat in save.seats {
                let (from, to) = (Account::Stack(id, seat.player), Account::Balance(seat.player));
                self.book(Movement { from, to, amount: seat.stack, reason: Reason::CashOut }, now);
            }
            return;
        };
        if slot.felt.keeps_seats() {
            slot.viewers = save.seats.iter().map(|seat| (seat.player, seat.seat)).collect();
        }
        for seat in &save.seats {
            let view = PlayerView { name: seat.name.clone(), avatar: seat.avatar };
            self.sessions.entry(seat.player).or_insert_with(|| Session::new(seat.kind, view)).seats.push(id);
        }
        slot.felt.resume(save, now);
        self.count(id);
        self.pass_on(id, now);
    }
}

/// Each seat's chips are in the book, and no others but those that leavers have in the hands of pools.
fn check_stacks(save: &RoomSave) -> Result<(), BadSave> {
    let mut seen = BTreeSet::new();
    for table in &save.tables {
        for seat in &table.seats {
            let account = Account::Stack(table.table, seat.player);
            if save.ledger.holds(account) != seat.stack || !seen.insert(account) {
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

/// Chips in hands that were in progress, of players who had left their pool already: such a hand is void, and they go back (R-FAIL-1).
fn staked_by_leavers(save: &RoomSave) -> Vec<(TableId, PlayerId, Chips)> {
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

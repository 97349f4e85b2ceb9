//! What a stake is played at: a table, or a pool of tables for one hand each.

use std::collections::BTreeSet;
use std::sync::Arc;

use poker_protocol::{HandId, JackpotKind, PlayerId, PlayerView, Refusal, StakeId, TableId, TableInfo, TableSnapshot};
use poker_rules::{Seat, SeatSet};

use super::offer::Offer;
use crate::cash::CashSeated;
use crate::returning::SeatTerms;
use crate::{Arrival, CashTable, Croupier, FastPool, FastRules, Now, Switches, TableRules, TableSave, TableSign, Tempo};

/// A table or a pool.
pub(super) enum Felt {
    /// Seats, and one hand after the other.
    Table(Box<CashTable>),
    /// Another table for every hand (R-FAST-1).
    Pool(Box<FastPool>),
}

impl Felt {
    /// Without players.
    pub(super) fn new(id: TableId, name: String, offer: &Offer, switches: Switches) -> Self {
        let (sign, rules) = (TableSign { id, name, stake: offer.stake }, Arc::clone(&offer.rules));
        match &offer.plan.rulebook.fast {
            Some(fast) if rules.hand.form.moves_players() => {
                Self::Pool(Box::new(FastPool::new(sign, rules, switches, FastRules::from(fast))))
            }
            Some(_) | None => Self::Table(Box::new(CashTable::new(sign, rules, switches))),
        }
    }

    pub(super) fn stake(&self) -> StakeId {
        match self {
            Self::Table(table) => table.stake(),
            Self::Pool(pool) => pool.stake(),
        }
    }

    pub(super) fn name(&self) -> &str {
        match self {
            Self::Table(table) => table.name(),
            Self::Pool(pool) => pool.name(),
        }
    }

    pub(super) fn rules(&self) -> &TableRules {
        match self {
            Self::Table(table) => table.rules(),
            Self::Pool(pool) => pool.rules(),
        }
    }

    pub(super) fn switches(&self) -> &Switches {
        match self {
            Self::Table(table) => table.switches(),
            Self::Pool(pool) => pool.switches(),
        }
    }

    pub(super) fn info(&self) -> TableInfo {
        match self {
            Self::Table(table) => table.info(),
            Self::Pool(pool) => pool.info(),
        }
    }

    pub(super) fn terms(&self) -> SeatTerms<'_> {
        let id = match self {
            Self::Table(table) => table.id(),
            Self::Pool(pool) => pool.id(),
        };
        SeatTerms::of(id, self.stake(), self.rules())
    }

    pub(super) fn players(&self) -> u32 {
        match self {
            Self::Table(table) => u32::from(table.players()),
            Self::Pool(pool) => u32::try_from(pool.players()).unwrap_or(u32::MAX),
        }
    }

    /// Whether a player is here.
    pub(super) fn holds(&self, player: PlayerId) -> bool {
        match self {
            Self::Table(table) => table.seat_of(player).is_some(),
            Self::Pool(pool) => pool.holds(player),
        }
    }

    /// A player as they are here.
    pub(super) fn seated(&self, player: PlayerId) -> Option<&CashSeated> {
        match self {
            Self::Table(table) => table.seated(table.seat_of(player)?),
            Self::Pool(pool) => pool.seated(player),
        }
    }

    /// Seats that nobody has; a pool has always more.
    pub(super) fn free_seats(&self) -> SeatSet {
        match self {
            Self::Table(table) => table.free_seats(),
            Self::Pool(_) => Seat::ALL.into_iter().collect(),
        }
    }

    pub(super) fn sit(&mut self, arrival: Arrival, seat: Seat, croupier: &mut Croupier, now: Now) -> Result<(), Refusal> {
        match self {
            Self::Table(table) => table.sit(arrival, seat, now),
            Self::Pool(pool) => pool.join(arrival, croupier, now),
        }
    }

    /// Asks the table where a player sits.
    pub(super) fn ask<T>(
        &mut self,
        player: PlayerId,
        croupier: &mut Croupier,
        now: Now,
        ask: impl FnOnce(&mut CashTable, Seat) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        match self {
            Self::Table(table) => {
                let seat = table.seat_of(player).ok_or(Refusal::NotSeated)?;
                ask(table, seat)
            }
            Self::Pool(pool) => pool.ask(player, croupier, now, ask),
        }
    }

    /// Whether a player is dealt into a hand in progress.
    pub(super) fn in_hand(&self, player: PlayerId) -> bool {
        match self {
            Self::Table(table) => table.seat_of(player).is_some_and(|seat| table.in_hand(seat)),
            Self::Pool(pool) => pool.in_hand(player),
        }
    }

    /// Whether chips of a player are in a hand in progress: the player's own, or one that others play on beside a dead hand.
    pub(super) fn has_chips_in_play(&self, player: PlayerId) -> bool {
        match self {
            Self::Table(_) => self.in_hand(player),
            Self::Pool(pool) => pool.in_hand(player) || pool.settled_stack(player) != pool.stack(player),
        }
    }

    pub(super) fn leave(&mut self, player: PlayerId, croupier: &mut Croupier, now: Now) -> Result<(), Refusal> {
        match self {
            Self::Table(table) => {
                let seat = table.seat_of(player).ok_or(Refusal::NotSeated)?;
                table.leave(seat, now);
                Ok(())
            }
            Self::Pool(pool) => pool.leave(player, croupier, now),
        }
    }

    /// Leaves: at once, or when the hand is over, which the player finishes.
    pub(super) fn leave_after_hand(&mut self, player: PlayerId, croupier: &mut Croupier, now: Now) -> Result<(), Refusal> {
        if !self.in_hand(player) {
            return self.leave(player, croupier, now);
        }
        self.ask(player, croupier, now, |table, seat| {
            table.leave_after_hand(seat);
            Ok(())
        })
    }

    /// Only a pool has fast folds.
    pub(super) fn fast_fold(&mut self, player: PlayerId, hand: HandId, croupier: &mut Croupier, now: Now) -> Result<(), Refusal> {
        match self {
            Self::Table(table) if table.seat_of(player).is_none() => Err(Refusal::NotSeated),
            Self::Table(_) => Err(Refusal::NoFastFold),
            Self::Pool(pool) => pool.fast_fold(player, hand, croupier, now),
        }
    }

    pub(super) fn set_view(&mut self, player: PlayerId, view: PlayerView) {
        match self {
            Self::Table(table) => {
                if let Some(seat) = table.seat_of(player) {
                    table.set_view(seat, view);
                }
            }
            Self::Pool(pool) => pool.set_view(player, view),
        }
    }

    pub(super) fn set_clock(&mut self, running: bool, croupier: &mut Croupier, now: Now) {
        match self {
            Self::Table(table) => table.set_clock(running, now),
            Self::Pool(pool) => pool.set_clock(running, croupier, now),
        }
    }

    pub(super) fn set_tempo(&mut self, tempo: Tempo) {
        match self {
            Self::Table(table) => table.set_tempo(tempo),
            Self::Pool(pool) => pool.set_tempo(tempo),
        }
    }

    pub(super) fn set_empty_pools(&mut self, empty: &BTreeSet<JackpotKind>) {
        match self {
            Self::Table(table) => table.set_empty_pools(empty.clone()),
            Self::Pool(pool) => pool.set_empty_pools(empty),
        }
    }

    pub(super) fn stop_dealing(&mut self) {
        match self {
            Self::Table(table) => table.stop_dealing(),
            Self::Pool(pool) => pool.stop_dealing(),
        }
    }

    /// Hands in progress.
    pub(super) fn hands(&self) -> usize {
        match self {
            Self::Table(table) => usize::from(table.hand().is_some()),
            Self::Pool(pool) => pool.hands(),
        }
    }

    pub(super) fn void_hands(&mut self, now: Now) {
        match self {
            Self::Table(table) => table.void_hand(now),
            Self::Pool(pool) => pool.void_hands(now),
        }
    }

    pub(super) fn handle_timeout(&mut self, now: Now, croupier: &mut Croupier) {
        match self {
            Self::Table(table) => table.handle_timeout(now, croupier),
            Self::Pool(pool) => pool.handle_timeout(now, croupier),
        }
    }

    pub(super) fn poll_timeout(&self) -> Option<Now> {
        match self {
            Self::Table(table) => table.poll_timeout(),
            Self::Pool(pool) => pool.poll_timeout(),
        }
    }

    /// What a player sees who sits here, and how many players are waited for.
    pub(super) fn snapshot(&self, player: PlayerId, now: Now) -> Option<(TableSnapshot, Option<u8>)> {
        match self {
            Self::Table(table) => Some((table.snapshot(table.seat_of(player), now), table.waits_for())),
            Self::Pool(pool) => Some((pool.snapshot(player, now)?, pool.waits_for(player))),
        }
    }

    /// Where hands are played.
    pub(super) fn hand_tables(&self) -> impl Iterator<Item = &CashTable> {
        let (table, pool) = match self {
            Self::Table(table) => (Some(&**table), None),
            Self::Pool(pool) => (None, Some(pool.hand_tables())),
        };
        table.into_iter().chain(pool.into_iter().flatten())
    }

    pub(super) fn save(&self) -> TableSave {
        match self {
            Self::Table(table) => table.save(),
            Self::Pool(pool) => pool.save(),
        }
    }

    pub(super) fn accepts(&self, save: &TableSave) -> bool {
        match self {
            Self::Table(table) => table.accepts(save),
            Self::Pool(pool) => pool.accepts(save),
        }
    }

    pub(super) fn resume(&mut self, save: TableSave, now: Now) {
        match self {
            Self::Table(table) => table.resume(save, now),
            Self::Pool(pool) => pool.resume(save, now),
        }
    }
}

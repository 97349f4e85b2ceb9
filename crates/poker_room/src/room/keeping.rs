//! Saves the room, as a whole and change by change, and restores it.

use poker_protocol::{HandId, PlayerId, PlayerView, StakeId, TableId};

use super::{Room, RoomConfig};
use crate::cashier::{KeptCashier, Statement};
use crate::floor::{Effect, KeptPatron};
use crate::journal::{BadSave, PlayerSave, RoomBase, RoomChanges, RoomCounters, RoomSave, SAVE_VERSION, staked_by_leavers};
use crate::marks::Noted;
use crate::players::Audience;
use crate::rulebook::{OfferKey, OfferedStake};
use crate::{Account, Movement, Now, Randomness, Reason, TableSave, UnfinishedHand, Viewers, VoidedHand};

impl Room {
    /// Saves the room. In a hand in progress, each stack is saved as it was at the start of the hand (R-FAIL-1).
    #[must_use]
    pub fn save(&self) -> RoomSave {
        let player = |player: PlayerId| Some(PlayerSave { statement: self.cashier.statement(player), ..self.player_save(player)? });
        let slots = || self.floor.table_ids().filter_map(|id| Some((id, self.floor.table(id)?)));
        RoomSave {
            version: SAVE_VERSION,
            room: self.config.stakes.id.clone(),
            next_hand: self.dealer.next_hand(),
            ledger: self.ledger().clone(),
            players: self.players.players().into_iter().filter_map(player).collect(),
            plans: self.cashier.plan_accounts(),
            jackpot_feed: self.cashier.jackpot_feed().clone(),
            tables: slots().map(|(_, slot)| slot.game().save()).collect(),
            corrections: self.corrections().to_vec(),
            review: self.guard.review().clone(),
            stakes: slots().filter_map(|(id, slot)| Some((id, self.key_of(slot.game().rules().cash.stake)?))).collect(),
            offers: self.config.stakes.offers.iter().map(OfferedStake::key).collect(),
            next_table: self.dealer.next_table(),
            tournaments: self.tournaments.save(),
            next_tournament: self.tournaments.next(),
            tickets: self.tournaments.tickets().clone(),
            tariff: self.cashier.tariff().clone(),
        }
    }

    /// Whether something worth saving has changed since the last call: a hand ended, a seat or a balance changed.
    pub fn take_unsaved(&mut self) -> bool {
        self.marks.take_unsaved()
    }

    /// Takes what has changed since the last call; `None` if nothing has, or if the room has no journal.
    pub fn take_changes(&mut self) -> Option<RoomChanges> {
        let Noted { movements, entries, players, plans, deleted, tables, tournaments, tournament_tables, tickets, review, ended, voided } =
            self.marks.take()?;
        let corrections = self.told.corrections(self.corrections().len());
        let mut changes = RoomChanges {
            base: self.told.wants_base().then(|| self.base()),
            movements,
            entries,
            deleted,
            plans: plans.into_iter().filter_map(|player| Some((player, self.cashier.plan_account(player)?))).collect(),
            players: players.into_iter().filter_map(|player| self.player_save(player)).collect(),
            tickets,
            corrections: self.corrections().get(corrections..).unwrap_or_default().to_vec(),
            review: review.then(|| self.guard.review().clone()),
            ..RoomChanges::default()
        };
        self.told.over(&ended, &voided);
        (changes.ended, changes.voided) = (ended, voided);
        for id in tables {
            let Some(slot) = self.floor.table(id) else {
                changes.tables.push(self.told.closed(id));
                continue;
            };
            let stake = self.key_of(slot.game().rules().cash.stake);
            changes.tables.extend(self.told.table(stake, slot.game().save()));
            for table in slot.game().hand_tables() {
                if let Some(progress) = table.progress() {
                    self.told.hand(progress, || table.begun(), &mut changes);
                }
            }
        }
        changes.tournaments = tournaments.into_iter().filter_map(|id| self.tournaments.take_changes(id)).collect();
        for table in tournament_tables.into_iter().filter_map(|id| self.tournaments.table(id)) {
            if let Some(progress) = table.progress() {
                self.told.hand(progress, || table.begun(), &mut changes);
            }
        }
        changes.counters = self.told.counters(self.counters());
        (!changes.is_empty()).then_some(changes)
    }

    /// Restores a room from a save. No player is connected yet, and the queues are empty. If the room no longer offers the stake of a
    /// table, or the save of the table does not fit, the stacks there go back to the balances.
    ///
    /// # Errors
    /// If the save has a version that cannot be read or contradicts itself, or if the room cannot offer its stakes.
    pub fn restore(save: RoomSave, config: RoomConfig, randomness: Box<dyn Randomness + Send>, now: Now) -> Result<Self, BadSave> {
        Self::restore_in_mid_hand((save, Vec::new()), config, randomness, now)
    }

    /// Restores a room as [`Self::restore`] does, with the hands that were in progress at the last save. A hand in which nobody could act any
    /// more is ended, as if its players had not answered when asked to show, and its result is booked. The other hands are void (R-FAIL-1):
    /// the save has the stacks from their starts, their numbers are not used again, and their players are told with the next snapshot of
    /// the table.
    ///
    /// # Errors
    /// As for [`Self::restore`].
    pub fn restore_in_mid_hand(
        (save, hands): (RoomSave, Vec<UnfinishedHand>),
        config: RoomConfig,
        randomness: Box<dyn Randomness + Send>,
        now: Now,
    ) -> Result<Self, BadSave> {
        save.check()?;
        let staked = staked_by_leavers(&save);
        let mut save = save;
        let (tournaments, tickets) = (std::mem::take(&mut save.tournaments), std::mem::take(&mut save.tickets));
        let (next_tournament, next_table, plans) = (save.next_tournament, save.next_table, std::mem::take(&mut save.plans));
        let mut room = Self::without_tables(config, randomness)?;
        room.dealer.number_from(save.next_hand);
        if let Some(last) = hands.iter().map(|hand| hand.begun.hand).max() {
            room.dealer.number_from(save.next_hand.max(HandId(last.0.saturating_add(1))));
        }
        room.told.knows_corrections(save.corrections.len());
        let RoomSave { ledger, jackpot_feed, tariff, corrections, review, players, tables, stakes, offers, .. } = save;
        room.cashier.resume(KeptCashier { ledger, jackpot_feed, tariff, corrections }, room.config.rake);
        room.floor.set_empty_pools(room.cashier.empty_pools());
        room.guard.resume(review);
        for (player, standing) in room.guard.review().standings() {
            room.cashier.keep_back(player, standing.held);
        }
        room.find_undecided();
        for kept in players {
            room.resume_player(kept, &offers);
        }
        let kept: Vec<TableId> = tables.iter().map(|table| table.table).collect();
        let past_all = kept.iter().map(|table| TableId(table.0.saturating_add(1))).max();
        room.dealer.number_tables_from(next_table.max(past_all.unwrap_or_default()));
        for table in tables {
            let stake = stakes.get(&table.table).and_then(|key| room.floor.lobby().find(key));
            room.resume_table(table, stake, now);
        }
        kept.iter().for_each(|&table| room.marks.table(table));
        room.floor.close_deserted_of(&kept);
        room.open_standing();
        for (player, account) in plans {
            room.cashier.resume_plan(player, account);
            room.tell_tables_plan(player, now);
        }
        room.tournaments.resume_tickets(tickets);
        let (resumed, hands) = room.tournaments.resume((tournaments, hands), next_tournament, &mut room.dealer, now)?;
        room.carry_out(resumed, now);
        room.end_unfinished(hands, now);
        for (table, player) in staked {
            let (from, to) = (Account::Stack(table, player), Account::Balance(player));
            let amount = room.cashier.holds(from);
            if !amount.is_zero() {
                // The book holds this money.
                let _given_back = room.book(Movement { from, to, amount, reason: Reason::CashOut }, now);
            }
        }
        room.enforce_standings(now);
        // All players are saved again, because stakes may have new numbers, and players may have been added for seats.
        room.players.players().into_iter().for_each(|player| room.marks.player(player));
        Ok(room)
    }

    /// Ends the hands in which nobody could act any more, and notes that the others are void.
    fn end_unfinished(&mut self, hands: Vec<UnfinishedHand>, now: Now) {
        for hand in hands {
            let cashier = &self.cashier;
            if let Some(ended) = self.floor.end_decided(&hand, &|player| cashier.plan_of(player), now) {
                self.carry_out(ended, now);
                continue;
            }
            // No player is connected yet. Each is told with the next greeting.
            let _nobody_to_tell = self.note_void(hand, Audience::seated(&Viewers::default()));
        }
    }

    /// Notes that a hand is void. In a room with a journal the notice is kept for each of its players until the player's client has received
    /// it. Returns the effects that tell it to connected players who no longer see the table, whose audience is told there.
    pub(super) fn note_void(&mut self, hand: UnfinishedHand, audience: Audience<'_>) -> Vec<Effect> {
        let begun = &hand.begun;
        if self.config.journal {
            self.floor.keep_untold(begun).into_iter().for_each(|player| self.marks.player(player));
        }
        let sees = |player| audience.players().any(|other| other == player);
        let players = begun.players.iter().map(|dealt_in| dealt_in.player);
        let elsewhere = players.filter(|&player| self.players.is_connected(player) && !sees(player));
        let told = elsewhere.map(|player| Effect::TellVoid { player, hand: VoidedHand::of(begun) }).collect();
        self.marks.voided(hand);
        told
    }

    fn resume_player(&mut self, kept: PlayerSave, offers: &[OfferKey]) {
        let PlayerSave { player, kind, name, avatar, statement, increases_told, .. } = kept;
        self.players.add(player, kind, PlayerView { name, avatar });
        self.cashier.resume_player(player, kind, statement, increases_told);
        let PlayerSave { sat_at, visits, barred_from_banzai, pro, accepted, first_greeting, hands_played, voided, .. } = kept;
        let patron = KeptPatron { sat_at, visits, barred_from_banzai, pro, accepted, first_greeting, hands_played, voided };
        self.floor.resume_patron(player, patron, |floor, stake| floor.lobby().find(offers.get(usize::from(stake.0))?));
    }

    fn resume_table(&mut self, save: TableSave, stake: Option<StakeId>, now: Now) {
        let id = save.table;
        let seats: Vec<_> = save.seats.iter().map(|seat| (seat.player, seat.kind, seat.name.clone(), seat.avatar)).collect();
        let effects = self.floor.resume_table(save, stake, now);
        for (player, kind, name, avatar) in seats {
            if self.floor.table(id).is_some_and(|slot| slot.game().holds(player)) && !self.players.knows(player) {
                self.players.add(player, kind, PlayerView { name, avatar });
                self.cashier.resume_player(player, kind, Statement::default(), 0);
            }
        }
        self.carry_out(effects, now);
    }

    /// What is saved of a player, without the statement.
    fn player_save(&self, player: PlayerId) -> Option<PlayerSave> {
        let profile = self.players.profile(player)?;
        let KeptPatron { sat_at, visits, barred_from_banzai, pro, accepted, first_greeting, hands_played, voided } =
            self.floor.save_patron(player)?;
        Some(PlayerSave {
            player,
            kind: self.players.kind(player)?,
            name: profile.name.clone(),
            avatar: profile.avatar,
            sat_at,
            visits,
            barred_from_banzai,
            pro,
            statement: Statement::default(),
            accepted,
            first_greeting,
            hands_played,
            increases_told: self.cashier.increases_told(player),
            voided,
        })
    }

    fn key_of(&self, stake: StakeId) -> Option<OfferKey> {
        self.config.stakes.offers.get(usize::from(stake.0)).map(OfferedStake::key)
    }

    fn base(&self) -> RoomBase {
        let offers = self.config.stakes.offers.iter().map(OfferedStake::key).collect();
        RoomBase { version: SAVE_VERSION, room: self.config.stakes.id.clone(), offers, tariff: self.cashier.tariff().clone() }
    }

    fn counters(&self) -> RoomCounters {
        let (next_hand, next_table) = (self.dealer.next_hand(), self.dealer.next_table());
        RoomCounters { next_hand, next_table, next_tournament: self.tournaments.next(), jackpot_feed: self.cashier.jackpot_feed().clone() }
    }
}

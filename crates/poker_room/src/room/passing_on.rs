//! What tables tell, passed on: to each viewer what that viewer may see, to the book what moved.

use std::sync::Arc;

use poker_protocol::{Message, Notice, PlayerId, SeatState, SeenEvent, TableEvent, TableId};
use poker_rules::{Chips, Seat};

use super::Room;
use super::slot::Slot;
use crate::{Account, HandRecord, Movement, Now, PoolOutput, Reason, TableOutput, Viewers, seen_by};

impl Room {
    /// Empties a table's outputs and notes when it is due next.
    pub(super) fn pass_on(&mut self, id: TableId, now: Now) {
        let mut freed = false;
        self.journal.table(id);
        while let Some(output) = self.tables.get_mut(&id).and_then(Slot::poll_output) {
            freed |= matches!(output, PoolOutput::Table { output: TableOutput::Gone { .. }, .. } | PoolOutput::Gone { .. });
            self.pass_on_one(id, output, now);
        }
        let Some(slot) = self.tables.get_mut(&id) else { return };
        let due = slot.felt.poll_timeout();
        if due != slot.due {
            if let Some(old) = slot.due {
                self.deadlines.remove(&(old, id));
            }
            if let Some(new) = due {
                self.deadlines.insert((new, id));
            }
            slot.due = due;
        }
        if freed {
            self.seat_freed(id, now);
        }
    }

    fn pass_on_of_table(&mut self, id: TableId, viewers: &Viewers, output: TableOutput, now: Now) {
        match output {
            TableOutput::Started { hand, button, players, root } => {
                self.tell_all(id, viewers, TableEvent::Hand { event: SeenEvent::Started { hand, button, players, root } });
            }
            TableOutput::Hand { event, seal } => {
                self.tell_viewers(id, viewers, |seat| seen_by(Some(seat), &event, seal.as_deref()).map(|event| TableEvent::Hand { event }));
            }
            TableOutput::ToAct { seat, hand: _, turn, clock, legal } => self.tell_viewers(id, viewers, |viewer| {
                Some(TableEvent::ToAct { seat, turn, clock, legal: (viewer == seat).then(|| legal.clone()) })
            }),
            TableOutput::ToShow { choices, turn, left_ms } => self.tell_viewers(id, viewers, |viewer| {
                let seats = choices.iter().map(|&(seat, _)| seat).collect();
                let choice = choices.iter().find(|&&(seat, _)| seat == viewer).map(|&(_, choice)| choice);
                Some(TableEvent::ToShow { seats, turn, left_ms, choice })
            }),
            TableOutput::Public(event) => {
                if let TableEvent::StateChanged { seat, state: SeatState::SittingOut } = event
                    && let Some(&(player, _)) = viewers.iter().find(|&&(_, of)| of == seat)
                {
                    self.watch_sit_out(id, player, now);
                }
                if matches!(event, TableEvent::Notice { notice: Notice::WaitingForPlayers { .. } })
                    && let Some(slot) = self.tables.get_mut(&id)
                {
                    slot.last_ended = None;
                }
                if matches!(event, TableEvent::Sat { .. } | TableEvent::StateChanged { .. } | TableEvent::Left { .. }) {
                    self.unsaved = true;
                }
                self.tell_all(id, viewers, event);
            }
            TableOutput::Private { player, event } => {
                // One who is just sitting down learns it from the snapshot.
                if viewers.iter().any(|&(viewer, _)| viewer == player) {
                    self.tell(player, Message::Table { table: id, event });
                }
            }
            TableOutput::Ended(record) => {
                self.book_hand(&record, now);
                for event in self.settle_jackpots(&record, now) {
                    self.tell_all(id, viewers, event);
                }
                self.tell_empty_pools();
                self.watch_hand(&record, viewers, now);
                self.hands_ended += 1;
                self.note_hand(id, &record);
                self.records.extend(self.journal.ended(*record));
            }
            TableOutput::Voided(hand) => self.journal.voided(*hand),
            TableOutput::TopUpDue { seat: _, player, amount, why } => self.add_to_stack(player, id, amount, why, now),
            TableOutput::PutOut { player } => self.sit_out_elsewhere(player, id, now),
            TableOutput::Gone { seat: _, player, stack, removed } => self.gone(player, id, stack, removed, now),
        }
    }

    fn pass_on_one(&mut self, id: TableId, output: PoolOutput, now: Now) {
        match output {
            PoolOutput::Table { viewers, output } => self.pass_on_of_table(id, &viewers, output, now),
            PoolOutput::Snapshot { player, table } => self.tell(player, Message::Snapshot { table }),
            PoolOutput::Private { player, event } => self.tell(player, Message::Table { table: id, event }),
            PoolOutput::Gone { player, stack, removed } => self.gone(player, id, stack, removed, now),
            PoolOutput::Refund { player, amount } => {
                let (from, to) = (Account::Stack(id, player), Account::Balance(player));
                self.book(Movement { from, to, amount, reason: Reason::CashOut }, now);
                self.tell_balance(player);
            }
        }
    }

    /// A player has left and takes the stack along.
    fn gone(&mut self, player: PlayerId, id: TableId, stack: Chips, removed: bool, now: Now) {
        let (from, to) = (Account::Stack(id, player), Account::Balance(player));
        self.book(Movement { from, to, amount: stack, reason: Reason::CashOut }, now);
        self.note_departure(player, id, stack, now);
        if let Some(slot) = self.tables.get_mut(&id) {
            slot.viewers.retain(|&mut (viewer, _)| viewer != player);
        }
        if let Some(session) = self.sessions.get_mut(&player) {
            session.seats.retain(|&table| table != id);
        }
        self.tell(player, Message::Unseated { table: id, returned: stack, removed });
        self.tell_balance(player);
    }

    fn note_hand(&mut self, id: TableId, record: &HandRecord) {
        let before = self.tables.get_mut(&id).and_then(|slot| slot.last_ended.replace(record.ended));
        if let Some(offer) = self.lobby.offer_mut(record.stake) {
            offer.note_hand(record.pot, before, record.ended);
        }
        self.lobby.touch();
    }

    /// The table as it is; where it waits for players, that too.
    pub(super) fn send_snapshot(&mut self, player: PlayerId, id: TableId, now: Now) {
        let Some(slot) = self.tables.get(&id) else { return };
        let Some((table, waits_for)) = slot.felt.snapshot(player, now) else { return };
        self.tell(player, Message::Snapshot { table: Box::new(table) });
        if let Some(needed) = waits_for {
            let event = TableEvent::Notice { notice: Notice::WaitingForPlayers { needed } };
            self.tell(player, Message::Table { table: id, event });
        }
        self.tell_voided(player, id);
    }

    fn tell_viewers(&mut self, id: TableId, viewers: &Viewers, event: impl Fn(Seat) -> Option<TableEvent>) {
        let mut last: Option<Arc<Message>> = None;
        for &(player, seat) in viewers {
            let Some(event) = event(seat) else { continue };
            let message = Message::Table { table: id, event };
            // Whoever sees the same is told with the same words.
            let message = last.filter(|last| **last == message).unwrap_or_else(|| Arc::new(message));
            self.tell_shared(player, Arc::clone(&message));
            last = Some(message);
        }
    }

    pub(super) fn tell_all(&mut self, id: TableId, viewers: &Viewers, event: TableEvent) {
        let message = Arc::new(Message::Table { table: id, event });
        for &(player, _) in viewers {
            self.tell_shared(player, Arc::clone(&message));
        }
    }
}

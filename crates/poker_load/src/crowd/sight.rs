//! What one bot has seen of hands, for comparison with the books of the server.

use std::collections::VecDeque;

use poker_protocol::{HandId, Message, Notice, SeatStack, SeenEvent, TableEvent, TableId};
use poker_rules::{Chips, Seat};
use poker_seen::OwnSeat;

/// The most hands that are remembered; the caller must look before more have been played.
const REMEMBERED: usize = 256;

/// The end of a hand in which the bot had a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndedHand {
    pub hand: HandId,
    /// The table or pool where the hand was played.
    pub table: TableId,
    pub seat: Seat,
    /// The bot's stack at the end of the hand.
    pub stack: Chips,
}

/// What one bot has seen of its last hands.
#[derive(Clone, Debug, Default)]
pub struct Sight {
    ended: VecDeque<EndedHand>,
    voided: VecDeque<HandId>,
    begun: VecDeque<HandId>,
    begun_twice: Vec<HandId>,
    seat: Option<OwnSeat>,
    hands_ended: u64,
}

impl Sight {
    /// The ends of the last hands that the bot was in, oldest first.
    pub fn ended(&self) -> impl Iterator<Item = &EndedHand> {
        self.ended.iter()
    }

    /// The last hands that were reported to the bot as void.
    pub fn voided(&self) -> impl Iterator<Item = HandId> {
        self.voided.iter().copied()
    }

    /// The hands that the bot saw begin more than once.
    pub fn begun_twice(&self) -> &[HandId] {
        &self.begun_twice
    }

    /// The number of hands that the bot saw end.
    pub fn hands_ended(&self) -> u64 {
        self.hands_ended
    }

    pub(crate) fn see(&mut self, message: &Message) {
        match message {
            Message::Snapshot { table } => self.seat = OwnSeat::of(table),
            Message::Unseated { .. } => self.seat = None,
            Message::Table { table, event } => {
                match event {
                    TableEvent::Hand { event: SeenEvent::Started { hand, .. } } => {
                        if self.begun.contains(hand) {
                            self.begun_twice.push(*hand);
                        }
                        remember(&mut self.begun, *hand);
                    }
                    TableEvent::Hand { event: SeenEvent::Ended { stacks } } => self.see_end(*table, stacks),
                    TableEvent::Notice { notice: Notice::HandVoid { hand, .. } } => remember(&mut self.voided, *hand),
                    _ => {}
                }
                if let Some(seat) = self.seat.as_mut().filter(|seat| seat.table == *table) {
                    seat.see(event);
                }
            }
            // Other messages tell nothing about hands.
            _ => {}
        }
    }

    fn see_end(&mut self, table: TableId, stacks: &[SeatStack]) {
        self.hands_ended += 1;
        let Some(own) = self.seat.as_ref().filter(|own| own.table == table) else { return };
        if let Some(SeatStack { stack, .. }) = stacks.iter().find(|mine| mine.seat == own.seat) {
            remember(&mut self.ended, EndedHand { hand: own.hand, table, seat: own.seat, stack: *stack });
        }
    }
}

fn remember<T>(all: &mut VecDeque<T>, one: T) {
    if all.len() >= REMEMBERED {
        all.pop_front();
    }
    all.push_back(one);
}

//! Invariants that hold after every event.

use poker_protocol::{Message, SeenEvent, ServerFrame, TableEvent, decode_server_frame};
use poker_room::Account;

use super::World;

/// The longest time of a decision with all time banks and allowances, in milliseconds.
const LONGEST_DECISION_MS: u32 = 180_000;
/// The number of events between two comparisons of stacks and books.
const COMPARED_EVERY: u64 = 32;

/// Marks in the text of messages about money and hands.
const TELLS: [&str; 3] = [r#""balance""#, r#""type":"started""#, r#""type":"ended""#];

impl World {
    pub(super) fn check(&mut self) {
        for place in &self.places {
            let room = place.hall.room();
            assert_eq!(room.ledger().sum(), 0, "the ledger adds up");
            if room.hands_in_progress() > 0 {
                let due = place.hall.due().expect("a hand in progress has a clock");
                assert!(due <= self.server_now().after_ms(LONGEST_DECISION_MS), "nobody holds a table up");
            }
            place.books.check_void_hands();
            if self.noted.is_multiple_of(COMPARED_EVERY) {
                let save = room.save();
                assert_eq!(*place.books.sent(), save, "what is kept one after the other is all there is");
                for seat in save.tables.iter().flat_map(|table| table.seats.iter().map(move |seat| (table.table, seat))) {
                    let (table, seat) = seat;
                    let held = save.ledger.holds(Account::Stack(table, seat.player));
                    assert_eq!(held, seat.money(), "the book says what lies at {table:?}");
                }
            }
            for (player, &times) in &place.books.buy_ins {
                let asked: usize =
                    self.devices.iter().filter(|device| device.client.player == *player).map(|device| device.client.sat_down).sum();
                assert!(times <= asked, "{player:?} has bought in {times} times and asked for it {asked} times");
            }
            for (player, &times) in &place.books.plans_paid {
                let asked: usize =
                    self.devices.iter().filter(|device| device.client.player == *player).map(|device| device.client.plans_chosen).sum();
                assert!(times <= asked, "{player:?} has paid {times} plans and chosen {asked}");
            }
        }
    }

    /// Asserts that everything that a client is told about money and hands is written.
    pub(super) fn told_only_when_kept(&self, hall: usize, device: usize, text: &str) {
        if !TELLS.iter().any(|mark| text.contains(mark)) {
            return;
        }
        let (player, place) = (self.devices[device].client.player, &self.places[hall]);
        let ServerFrame::Room(said) = decode_server_frame(text).unwrap() else { return };
        if let Message::Welcome { balance, .. } | Message::Balance { balance } = &said.message {
            assert!(place.books.had(player, *balance), "{player:?} is told of {balance:?} before it is kept");
        }
        let Message::Table { event: TableEvent::Hand { event }, .. } = &said.message else { return };
        if let SeenEvent::Started { hand, .. } = event {
            assert!(place.books.begun.contains(hand), "{hand:?} is told of before it is kept");
        }
        if let SeenEvent::Ended { .. } = event {
            let hand = place.referee.about(player, said.seq).unwrap();
            assert!(place.books.over.contains(&hand), "the end of {hand:?} is told of before it is kept");
        }
    }
}

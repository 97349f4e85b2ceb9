//! The tables that wait for the player.

use poker_protocol::{Clock, Message, SeenEvent, Seq, ServerMsg, TableEvent, TableId};

use super::super::CallKind;
use crate::ClientModel;
use crate::test_room::TestRoom;

/// A client that is told of tables as they come.
#[derive(Default)]
struct Told {
    client: ClientModel,
    seq: u64,
}

impl Told {
    fn tell(&mut self, message: Message, now_ms: u64) {
        self.seq += 1;
        self.client.receive(ServerMsg { seq: Seq(self.seq), message }, now_ms);
    }

    /// Tells of a table up to the first moment that `until` accepts. A clock of the player has `decision_ms` left, and a second of time bank.
    fn table(&mut self, number: u32, decision_ms: u32, until: impl Fn(&TableEvent) -> bool) {
        let table = TableId(number);
        for seed in 1..200 {
            let (mut snapshot, moments) = TestRoom::new(seed).play(3);
            let Some(last) = moments.iter().position(|moment| until(&moment.event)) else { continue };
            snapshot.info.table = table;
            self.tell(Message::Snapshot { table: Box::new(snapshot) }, 0);
            for moment in moments.into_iter().take(last + 1) {
                let mut event = moment.event;
                match &mut event {
                    TableEvent::ToAct { clock, .. } => *clock = Some(Clock { decision_ms, decision_full_ms: 20_000, bank_ms: 1_000 }),
                    TableEvent::ToShow { left_ms, .. } => *left_ms = decision_ms,
                    _ => {}
                }
                self.tell(Message::Table { table, event }, 0);
            }
            return;
        }
        panic!("no such moment");
    }

    fn turn(&mut self, number: u32, decision_ms: u32) {
        self.table(number, decision_ms, |event| matches!(event, TableEvent::ToAct { legal: Some(_), .. }));
    }

    /// The tables that wait at `now_ms`, each with its kind and its milliseconds.
    fn calls(&self, now_ms: u64) -> Vec<(u32, CallKind, Option<u64>)> {
        self.client.calls(|_, _| true, now_ms).into_iter().map(|call| (call.table.0, call.kind, call.left_ms)).collect()
    }
}

#[test]
fn the_table_with_the_least_time_is_called_first_and_the_time_bank_counts() {
    let mut told = Told::default();
    told.turn(1, 9_000);
    told.turn(2, 4_000);
    told.table(3, 2_000, |event| matches!(event, TableEvent::ToAct { legal: None, .. }));
    let calls = told.calls(500);
    assert_eq!(calls, [(2, CallKind::Turn, Some(4_500)), (1, CallKind::Turn, Some(9_500))], "another player acts at table 3");
    assert_eq!(told.client.calls(|_, _| true, 500)[0].seconds, Some(4), "those of the ordinary time");
    assert_eq!(told.calls(4_200)[0], (2, CallKind::Turn, Some(800)));
}

#[test]
fn a_call_at_a_table_that_is_drawn_counts_once_it_is_seen() {
    let mut told = Told::default();
    told.turn(1, 9_000);
    told.turn(2, 4_000);
    let seen = told.client.calls(|table, kind| (table, kind) != (TableId(2), CallKind::Turn), 0);
    assert_eq!(seen.iter().map(|call| call.table).collect::<Vec<_>>(), [TableId(1)]);
}

#[test]
fn the_choice_to_show_is_a_call() {
    let mut told = Told::default();
    told.table(1, 6_000, |event| matches!(event, TableEvent::ToShow { choice: Some(_), .. }));
    assert_eq!(told.calls(0), [(1, CallKind::Show, Some(6_000))]);
    told.tell(Message::Table { table: TableId(1), event: TableEvent::Hand { event: SeenEvent::Ended { stacks: Vec::new() } } }, 0);
    assert!(told.calls(0).is_empty(), "the hand is over");
}

//! A recorded hand shows what the table showed.

use poker_protocol::{Message, SeenEvent, TableEvent};

use super::RecordedHand;
use crate::client_model::tests::{message, welcome};
use crate::test_room::TestRoom;
use crate::{ClientModel, CourtLetters, LogWhat, TableModel};

#[test]
fn a_recorded_hand_ends_with_the_felt_that_the_table_had() {
    let mut ended = 0;
    for seed in 0..30 {
        let (table, moments) = TestRoom::of_any_game(seed).play(2);
        let mut client = ClientModel::default();
        client.receive(welcome(1), 0);
        client.receive(message(2, Message::Snapshot { table: Box::new(table.clone()) }), 0);
        let mut seq = 2;
        for moment in moments {
            seq += 1;
            let over = matches!(moment.event, TableEvent::Hand { event: SeenEvent::Ended { .. } });
            client.receive(message(seq, Message::Table { table: table.info.table, event: moment.event }), seq);
            let dealt = client.take_dealt();
            if let (true, Some(hand)) = (over, dealt.first()) {
                let recorded = RecordedHand::of(&hand.play.played().unwrap()).unwrap();
                let shown = recorded.table_after(recorded.events().len());
                let real = client.tables().next().unwrap().1;
                let felt = |model: &TableModel| {
                    let felt = model.felt().clone();
                    let cards: Vec<_> =
                        felt.seats.iter().filter_map(|(seat, taken)| Some((*seat, taken.stack, taken.play.clone()?))).collect();
                    (cards, felt.board, felt.pots, felt.wins, felt.button)
                };
                let (mut recorded_felt, real_felt) = (felt(&shown), felt(real));
                // A player who has left since is still at the recorded table.
                recorded_felt.0.retain(|(seat, ..)| real.felt().seats.contains_key(seat));
                assert_eq!(recorded_felt, real_felt, "seed {seed}");
                let lines = real.log().current.as_ref().unwrap().lines.iter().filter(|line| !matches!(line.what, LogWhat::Shuffled(_)));
                assert_eq!(recorded.told(CourtLetters::International).len(), lines.count(), "seed {seed}");
                ended += 1;
            }
        }
    }
    assert!(ended > 40, "{ended}");
}

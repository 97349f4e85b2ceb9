//! Each hand that the player was dealt is recorded once, as the player saw it.

use poker_history::{Phh, PlayedHand, View};
use poker_protocol::{HandId, Message, Notice, SeenEvent, TableEvent};

use super::{message, welcome};
use crate::ClientModel;
use crate::test_room::{EventAndTable, HERO, TestRoom};

const SEEDS: u64 = 40;

/// The records of the hands that are over, without their times.
fn taken(client: &mut ClientModel) -> Vec<PlayedHand> {
    client.take_dealt().into_iter().map(|dealt| dealt.play.played().unwrap()).collect()
}

/// The text of a record without the times of the actions.
fn text(hand: &PlayedHand) -> String {
    let mut timeless = hand.clone();
    timeless.kept_by.as_mut().unwrap().decision_ms.clear();
    Phh::of(&timeless, View::Player(HERO)).unwrap().to_string()
}

/// The text of a record without the names of the players.
fn nameless(text: &str) -> String {
    text.lines().filter(|line| !line.starts_with("players")).collect::<Vec<_>>().join("\n")
}

fn begins_with_hero(moment: &EventAndTable) -> bool {
    matches!(&moment.event, TableEvent::Hand { event: SeenEvent::Started { players, .. } } if players.iter().any(|one| one.seat == HERO))
}

fn is_void(moment: &EventAndTable) -> bool {
    matches!(moment.event, TableEvent::Notice { notice: Notice::HandVoid { .. } })
}

/// A client that has been told the first `until` events, 400 ms apart.
fn told(seed: u64, until: Option<usize>) -> (ClientModel, Vec<EventAndTable>, u64) {
    let (table, moments) = TestRoom::of_any_game(seed).play(3);
    let mut client = ClientModel::default();
    client.receive(welcome(1), 0);
    client.receive(message(2, Message::Snapshot { table: Box::new(table.clone()) }), 0);
    let mut seq = 2;
    for moment in moments.iter().take(until.unwrap_or(moments.len())) {
        seq += 1;
        client.receive(message(seq, Message::Table { table: table.info.table, event: moment.event.clone() }), seq * 400);
    }
    (client, moments, seq)
}

#[test]
fn each_hand_is_recorded_once_when_it_is_over_with_the_time_of_each_action() {
    for seed in 0..SEEDS {
        let (mut client, moments, _) = told(seed, None);
        let dealt = taken(&mut client);
        let (begun, void) = (moments.iter().filter(|moment| begins_with_hero(moment)), moments.iter().filter(|moment| is_void(moment)));
        assert_eq!(dealt.len(), begun.count() - void.count(), "seed {seed}");
        assert!(client.take_dealt().is_empty(), "seed {seed}: they were taken");
        for hand in &dealt {
            let keeper = hand.kept_by.as_ref().unwrap();
            assert_eq!((keeper.seat, keeper.board_at_leaving), (HERO, None), "seed {seed}");
            assert!(keeper.decision_ms.iter().all(|ms| *ms >= 400 && ms.is_multiple_of(400)), "seed {seed}: {:?}", keeper.decision_ms);
            assert!(hand.names.iter().all(|name| name.starts_with('P')), "seed {seed}: {:?}", hand.names);
        }
    }
}

#[test]
fn a_hand_to_which_the_client_comes_back_is_the_same_hand() {
    let mut resumed = 0;
    for seed in 0..SEEDS {
        let (mut whole, moments, _) = told(seed, None);
        let expected: Vec<String> = taken(&mut whole).iter().map(text).collect();
        let in_hand = |moment: &EventAndTable| moment.table.as_ref().is_some_and(|table| table.hand.is_some());
        let places: Vec<usize> = (0..moments.len()).filter(|place| in_hand(&moments[*place])).collect();
        for place in places.into_iter().step_by(3) {
            for fresh in [false, true] {
                let (mut client, moments, mut seq) = told(seed, Some(place + 1));
                let mut hands: Vec<String> = taken(&mut client).iter().map(text).collect();
                if fresh {
                    // The program was killed: nothing is left of the model.
                    client = ClientModel::default();
                    client.receive(welcome(1), 0);
                    seq = 1;
                }
                let table = moments[place].table.clone().unwrap();
                let id = table.info.table;
                for message_ in [Message::Snapshot { table: Box::new(table) }]
                    .into_iter()
                    .chain(moments[place + 1..].iter().map(|moment| Message::Table { table: id, event: moment.event.clone() }))
                {
                    seq += 1;
                    client.receive(message(seq, message_), seq * 400);
                }
                hands.extend(taken(&mut client).iter().map(text));
                if fresh {
                    // A hand that was over may be told again; the archive keeps it once.
                    hands.dedup_by_key(|hand| nameless(hand));
                }
                let (hands, expected): (Vec<_>, Vec<_>) = if fresh {
                    // Nobody tells the name of a player who has left the table since.
                    (hands.iter().map(|hand| nameless(hand)).collect(), expected.iter().map(|hand| nameless(hand)).collect())
                } else {
                    (hands, expected.clone())
                };
                assert_eq!(hands, expected, "seed {seed}, after event {place}, fresh: {fresh}");
                resumed += 1;
            }
        }
    }
    assert!(resumed > 100, "{resumed}");
}

#[test]
fn a_void_hand_is_not_recorded_and_one_that_is_left_is_kept_as_far_as_it_was_seen() {
    let is_start = |moment: &EventAndTable| begins_with_hero(moment);
    let is_act = |moment: &EventAndTable| matches!(moment.event, TableEvent::Hand { event: SeenEvent::Acted { .. } });
    for seed in 0..SEEDS {
        let (_, moments, _) = told(seed, Some(0));
        let start = moments.iter().position(is_start).unwrap();
        let acted = start + moments[start..].iter().position(is_act).unwrap();
        let TableEvent::Hand { event: SeenEvent::Started { hand, .. } } = moments[start].event else { unreachable!() };
        let (mut client, _, seq) = told(seed, Some(acted + 1));
        taken(&mut client);
        let table = client.tables().next().unwrap().0;
        let void = Notice::HandVoid { hand: HandId(hand.0), opened: None };
        client.receive(message(seq + 1, Message::Table { table, event: TableEvent::Notice { notice: void } }), 0);
        client.receive(message(seq + 2, Message::TableClosed { table }), 0);
        assert!(client.take_dealt().is_empty(), "seed {seed}: the hand is void");

        let (mut client, _, seq) = told(seed, Some(acted + 1));
        taken(&mut client);
        client.receive(message(seq + 1, Message::TableClosed { table }), 0);
        let left = taken(&mut client);
        assert_eq!(left.len(), 1, "seed {seed}");
        assert_eq!((left[0].actions.len(), left[0].board_at_leaving()), (1, Some(0)), "seed {seed}");
    }
}

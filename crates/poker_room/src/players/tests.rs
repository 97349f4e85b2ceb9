//! Streams that share messages in the feeds of tables behave as if each kept its own copies.

use std::collections::VecDeque;
use std::sync::Arc;

use poker_protocol::{Message, RequestId, Seq, TableId};
use proptest::prelude::*;

use super::feed::Feeds;
use super::stream::Stream;

fn message(number: u64) -> Arc<Message> {
    Arc::new(Message::Done { request: RequestId(number) })
}

/// A message for one of four players, or a message of one of three tables for some of them.
#[derive(Clone, Debug)]
enum Told {
    Own { player: usize },
    AtTable { table: u32, players: Vec<bool> },
}

fn told() -> impl Strategy<Value = Told> {
    prop_oneof![
        1 => (0..4_usize).prop_map(|player| Told::Own { player }),
        5 => (0..3_u32, prop::collection::vec(any::<bool>(), 4)).prop_map(|(table, players)| Told::AtTable { table, players }),
    ]
}

proptest! {
    #[test]
    fn a_stream_gives_exactly_its_last_messages_again(tells in prop::collection::vec(told(), 1..400), keep in 1..80_usize) {
        let (mut feeds, mut streams) = (Feeds::of_history(keep), [(); 4].map(|()| Stream::default()));
        let mut model: [VecDeque<(u64, Arc<Message>)>; 4] = Default::default();
        let mut told = [0_u64; 4];
        for (number, tell) in (0..).zip(&tells) {
            let message = message(number);
            let players = match tell {
                Told::Own { player } => vec![*player],
                Told::AtTable { players, .. } => (0..4).filter(|&player| players[player]).collect(),
            };
            let position = match tell {
                Told::AtTable { table, .. } if !players.is_empty() => Some(feeds.push(TableId(*table), Arc::clone(&message))),
                _ => None,
            };
            for player in players {
                let seq = match position {
                    Some(position) => streams[player].push_shared(position, keep, &mut feeds),
                    None => streams[player].push_own(Arc::clone(&message), keep, &mut feeds),
                };
                told[player] += 1;
                prop_assert_eq!(seq, Seq(told[player]));
                model[player].push_back((told[player], Arc::clone(&message)));
                if model[player].len() > keep {
                    model[player].pop_front();
                }
            }
        }
        for player in 0..4 {
            for after in 0..=told[player] + 1 {
                let tail = streams[player].tail(Seq(after), keep, &feeds);
                let kept_from = model[player].front().map_or(1, |&(first, _)| first);
                if after > told[player] || after + 1 < kept_from {
                    prop_assert!(tail.is_none());
                    continue;
                }
                let wanted: Vec<_> = model[player].iter().filter(|&&(seq, _)| seq > after).cloned().collect();
                let given: Vec<_> = tail.into_iter().flatten().map(|numbered| (numbered.seq.0, numbered.message)).collect();
                prop_assert_eq!(given, wanted);
            }
        }
    }
}

#[test]
fn a_feed_keeps_no_message_that_no_stream_keeps() {
    let (mut feeds, mut reader, mut idle) = (Feeds::of_history(10), Stream::default(), Stream::default());
    let table = TableId(1);
    let first = message(0);
    let position = feeds.push(table, Arc::clone(&first));
    idle.push_shared(position, 10, &mut feeds);
    let mut told: Vec<_> = (1..1_000).map(message).collect();
    for message in &told {
        let position = feeds.push(table, Arc::clone(message));
        reader.push_shared(position, 10, &mut feeds);
    }
    assert_eq!(Arc::strong_count(&first), 2, "a stream that is told nothing more keeps its message");
    let kept = told.iter().filter(|message| Arc::strong_count(message) > 1).count();
    assert!((10..=100).contains(&kept), "{kept} messages are kept for one stream of 10 and one of 1");
    (0..10).for_each(|number| {
        let _seq = reader.push_own(message(number), 10, &mut feeds);
        let _seq = idle.push_own(message(number), 10, &mut feeds);
    });
    told.push(first);
    assert!(told.iter().all(|message| Arc::strong_count(message) == 1), "streams that have moved on keep nothing");
}

#[test]
fn a_full_chunk_whose_runs_have_ended_is_freed_though_an_idle_stream_keeps_an_older_one() {
    let (mut feeds, mut reader, mut idle) = (Feeds::of_history(1), Stream::default(), Stream::default());
    let table = TableId(1);
    let position = feeds.push(table, message(0));
    idle.push_shared(position, 1, &mut feeds);
    let mut told = Vec::new();
    for number in 1..1_000 {
        // The feed fills chunk after chunk, and the reader leaves each chunk before the next one begins.
        let message = message(number);
        let position = feeds.push(table, Arc::clone(&message));
        reader.push_shared(position, 1, &mut feeds);
        reader.push_own(self::message(number), 1, &mut feeds);
        told.push(message);
    }
    let kept = told.iter().filter(|message| Arc::strong_count(message) > 1).count();
    assert!(kept <= 8, "{kept} messages are kept for a stream that is told nothing more");
}

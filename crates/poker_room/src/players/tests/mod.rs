//! A mailbox keeps its last messages, although most of them are in the feeds of tables. The last answers to requests are kept.

mod bytes;

use std::collections::VecDeque;
use std::sync::{Arc, Weak};

use poker_protocol::{Message, PlayerId, Refusal, RequestId, Seq, TableEvent, TableId};
use poker_rules::Seat;
use proptest::prelude::*;

use super::answers::{Answer, Answers, Known};
use super::audience::Audience;
use super::connection::ClientId;
use super::letter::Letter;
use super::mail::Mail;

const TABLE: TableId = TableId(0);
/// More than a table has seats.
const PLAYERS: usize = 14;

/// What happens to players, by their numbers.
#[derive(Clone, Debug)]
enum Told {
    Own {
        player: usize,
    },
    AtTable {
        table: TableId,
        viewers: Vec<usize>,
        /// Those who see the table without a seat.
        watchers: Vec<usize>,
        /// The index in `viewers` of the one who gets another message. There may be no viewer with this index.
        own: usize,
    },
    Reconnects {
        player: usize,
    },
}

fn told() -> impl Strategy<Value = Told> {
    let seeing = prop::sample::subsequence((0..PLAYERS).collect::<Vec<_>>(), 0..=PLAYERS);
    let at_table = |(table, mut viewers, seats, own): (u32, Vec<usize>, usize, usize)| {
        let watchers = viewers.split_off(seats.min(viewers.len()));
        Told::AtTable { table: TableId(table), viewers, watchers, own }
    };
    prop_oneof![
        2 => (0..PLAYERS).prop_map(|player| Told::Own { player }),
        10 => (0..3_u32, seeing, 0..=10_usize, 0..20_usize).prop_map(at_table),
        1 => (0..PLAYERS).prop_map(|player| Told::Reconnects { player }),
    ]
}

fn own_message(number: u64) -> Message {
    Message::Done { request: RequestId(number) }
}

fn event(name: &str, number: u64) -> TableEvent {
    TableEvent::Said { seat: Seat::ALL[0], name: name.to_owned(), text: number.to_string() }
}

fn player(number: usize) -> PlayerId {
    PlayerId(100 + number as u64)
}

fn mail(keep: usize) -> Mail {
    let mut mail = Mail::new(keep);
    for number in 0..PLAYERS {
        assert!(mail.add(player(number)), "the player is new");
        mail.set_client(number, Some(ClientId(number as u64)));
    }
    mail
}

/// Sends an event to the viewers of a table and to those who watch it, and another one to the viewer with index `own`.
fn tell_table(mail: &mut Mail, table: TableId, (viewers, watchers): (&[usize], &[usize]), number: u64, own: usize) {
    let seated = viewers.iter().zip(Seat::ALL).map(|(&viewer, seat)| (player(viewer), seat)).collect();
    let watchers = watchers.iter().copied().map(player).collect();
    mail.tell_table(table, Audience { viewers: &seated, watchers: &watchers }, event("everybody", number), |seat| {
        (seat.index() == own).then(|| event("own", number))
    });
}

/// Takes the messages to deliver.
fn delivered(mail: &mut Mail) -> Vec<(usize, u64, Arc<Letter>)> {
    let next = || mail.next_outgoing().map(|(client, numbered)| (client.0 as usize, numbered.seq.0, numbered.message));
    std::iter::from_fn(next).collect()
}

proptest! {
    #[test]
    fn a_player_is_told_each_message_once_and_the_last_ones_again_on_demand(
        tells in prop::collection::vec(told(), 1..400), keep in 1..80_usize,
    ) {
        let mut mail = mail(keep);
        let mut model: [VecDeque<(u64, Message)>; PLAYERS] = Default::default();
        let mut last = [0_u64; PLAYERS];
        for (number, tell) in (0..).zip(&tells) {
            let mut wanted = Vec::new();
            match *tell {
                Told::Own { player } => {
                    mail.tell(player, Arc::new(own_message(number).into()));
                    wanted.push((player, own_message(number)));
                }
                Told::AtTable { table, ref viewers, ref watchers, own } => {
                    tell_table(&mut mail, table, (viewers, watchers), number, own);
                    for (place, &viewer) in viewers.iter().enumerate() {
                        let event = event(if place == own { "own" } else { "everybody" }, number);
                        wanted.push((viewer, Message::Table { table, event }));
                    }
                    let watched = Message::Table { table, event: event("everybody", number) };
                    wanted.extend(watchers.iter().map(|&watcher| (watcher, watched.clone())));
                }
                Told::Reconnects { player } => mail.set_client(player, Some(ClientId(player as u64))),
            }
            let given = delivered(&mut mail);
            prop_assert_eq!(given.len(), wanted.len());
            for ((to, seq, message), (player, wanted)) in given.into_iter().zip(wanted) {
                last[player] += 1;
                prop_assert_eq!((to, seq), (player, last[player]));
                prop_assert_eq!(&**message, &wanted);
                model[player].push_back((seq, wanted));
                if model[player].len() > keep {
                    model[player].pop_front();
                }
            }
        }
        for player in 0..PLAYERS {
            for after in 0..=last[player] + 1 {
                let kept_from = model[player].front().map_or(1, |&(first, _)| first);
                mail.send_again((self::player(player), player), Seq(after));
                let given: Vec<_> = delivered(&mut mail).into_iter().map(|(_, seq, message)| (seq, Message::clone(&message))).collect();
                let wanted: Vec<_> = model[player].iter().filter(|&&(seq, _)| seq > after && after + 1 >= kept_from).cloned().collect();
                prop_assert_eq!(given, wanted);
            }
        }
    }
}

/// Ids of requests, mostly consecutive, each with whether the room answers `Done`.
fn answered() -> impl Strategy<Value = Vec<(u64, bool)>> {
    let step = prop_oneof![20 => Just(1_i64), 1 => -40..40_i64];
    let steps = prop::collection::vec((step, prop::bool::weighted(0.9)), 0..700);
    steps.prop_map(|steps| {
        let mut id = 100_i64;
        let next = |(step, done): (i64, bool)| {
            id = (id + step).max(0);
            (id as u64, done)
        };
        steps.into_iter().map(next).collect()
    })
}

proptest! {
    #[test]
    fn the_last_256_answers_are_kept(asked in answered()) {
        let (mut answers, mut kept, mut highest) = (Answers::default(), VecDeque::new(), 0);
        let mut forgotten = 0;
        for (id, done) in asked {
            let answer = if done { Answer::Done } else { Answer::Refused(Refusal::Malformed) };
            answers.remember(RequestId(id), answer.clone());
            highest = highest.max(id);
            kept.push_back((id, answer));
            if kept.len() > 256 {
                forgotten = kept.pop_front().map_or(0, |(oldest, _)| oldest.max(forgotten));
            }
            for asked in [id, id.saturating_sub(1), id.saturating_sub(255), id.saturating_sub(256), id + 1, forgotten, highest] {
                let known = kept.iter().find(|&&(of, _)| of == asked).map(|(_, answer)| answer);
                match answers.known(RequestId(asked)) {
                    Known::Answered(answer) => prop_assert_eq!(Some(&answer), known),
                    Known::Forgotten => prop_assert!(known.is_none() && asked <= forgotten && asked <= highest),
                    Known::New => prop_assert!(known.is_none() && (asked > highest || asked > forgotten)),
                }
            }
        }
    }
}

/// Sends the same event to all viewers of [`TABLE`]. Returns a weak reference to the message, which only the mail keeps.
fn tell(mail: &mut Mail, viewers: &[usize], number: u64) -> Weak<Letter> {
    tell_table(mail, TABLE, (viewers, &[]), number, usize::MAX);
    let messages = delivered(mail);
    messages.last().map(|(_, _, message)| Arc::downgrade(message)).unwrap_or_default()
}

fn kept(told: &[Weak<Letter>]) -> usize {
    told.iter().filter(|message| message.strong_count() > 0).count()
}

#[test]
fn a_feed_keeps_no_message_that_no_mailbox_keeps() {
    let (mut mail, reader, idle) = (mail(10), 0, 1);
    let first = tell(&mut mail, &[idle], 0);
    let told: Vec<_> = (1..1_000).map(|number| tell(&mut mail, &[reader], number)).collect();
    assert_eq!(kept(std::slice::from_ref(&first)), 1, "a mailbox that is told nothing more keeps its message");
    let kept_for_reader = kept(&told);
    assert!((10..=100).contains(&kept_for_reader), "{kept_for_reader} messages are kept for one mailbox of 10 and one of 1");
    for number in 0..10 {
        mail.tell(reader, Arc::new(own_message(number).into()));
        mail.tell(idle, Arc::new(own_message(number).into()));
    }
    assert_eq!(kept(&told) + kept(&[first]), 0, "mailboxes that have moved on keep nothing");
}

#[test]
fn a_reader_who_is_told_nothing_else_keeps_no_more_than_the_last_messages() {
    let mut mail = mail(10);
    let told: Vec<_> = (0..1_000).map(|number| tell(&mut mail, &[0, 1], number)).collect();
    let kept = kept(&told);
    assert!((10..=20).contains(&kept), "{kept} messages are kept for two mailboxes of 10");
}

#[test]
fn a_full_chunk_whose_runs_have_ended_is_freed_though_an_idle_mailbox_keeps_an_older_one() {
    let (mut mail, reader, idle) = (mail(1), 0, 1);
    tell(&mut mail, &[idle], 0);
    // The reader leaves each chunk before the next one begins.
    let told: Vec<_> = (1..1_000)
        .map(|number| {
            let message = tell(&mut mail, &[reader], number);
            mail.tell(reader, Arc::new(own_message(number).into()));
            message
        })
        .collect();
    let kept = kept(&told);
    assert!(kept <= 8, "{kept} messages are kept for a mailbox that is told nothing more");
}

#[test]
fn at_most_256_messages_are_sent_again() {
    let mut mail = mail(4_096);
    (0..1_000).for_each(|number| mail.tell(0, Arc::new(own_message(number).into())));
    delivered(&mut mail);
    for (after, wanted) in [(1_000, 0), (999, 1), (744, 256), (743, 0), (0, 0)] {
        mail.send_again((player(0), 0), Seq(after));
        assert_eq!(delivered(&mut mail).len(), wanted, "after {after}");
    }
}

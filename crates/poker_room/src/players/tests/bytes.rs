//! What is kept for a player is bounded in bytes, and freed after a long absence.

use std::sync::{Arc, Weak};

use poker_protocol::{Message, RequestId, Seq, TableEvent, TableId};
use poker_rules::Seat;

use super::super::answers::{Answer, AnswerRun, Answers, Known};
use super::super::audience::Audience;
use super::super::letter::Letter;
use super::super::mail::Mail;
use super::{TABLE, delivered, event, mail, own_message, player, tell_table};

/// The bytes that are kept for a player, and again for the table that the player was told of last.
const MOST: usize = 64 * 1024;

/// Sends a player a message of its own with a text of this length, which only the mail keeps.
fn tell_long(mail: &mut Mail, player: usize, len: usize) -> Weak<Letter> {
    let event = TableEvent::Said { seat: Seat::ALL[0], name: String::new(), text: "x".repeat(len) };
    let letter = Arc::new(Letter::from(Message::Table { table: TABLE, event }));
    let told = Arc::downgrade(&letter);
    mail.tell(player, letter);
    delivered(mail);
    told
}

/// The bytes of the texts that are still kept.
fn kept_bytes(told: &[Weak<Letter>]) -> usize {
    told.iter().filter_map(Weak::upgrade).map(|letter| letter.text_len()).sum()
}

#[test]
fn what_is_kept_for_a_player_is_bounded_in_bytes_and_not_only_in_messages() {
    for len in [10, 1_000, 20_000, 100_000] {
        let mut mail = mail(256);
        let told: Vec<_> = (0..300).map(|_| tell_long(&mut mail, 0, len)).collect();
        assert!(kept_bytes(&told) <= MOST, "{} bytes of texts of {len}", kept_bytes(&told));
        let count = told.iter().filter(|told| told.strong_count() > 0).count();
        assert_eq!(count, if len == 10 { count.max(100) } else { MOST / (len + size_of::<Letter>() + 80) }, "texts of {len}");
    }
}

#[test]
fn what_is_kept_of_a_table_is_bounded_in_bytes() {
    let mut mail = mail(256);
    let mut told = Vec::new();
    for number in 0..2_000 {
        // Another player at the table is told something now and then, and so is no reader of the feed for a while.
        tell_table(&mut mail, TABLE, (&[0, 1], &[2]), number, usize::MAX);
        told.extend(delivered(&mut mail).iter().map(|(_, _, letter)| Arc::downgrade(letter)));
        told.dedup_by(|one, other| Weak::ptr_eq(one, other));
        if number % 100 == 0 {
            told.push(tell_long(&mut mail, 1, 30_000));
        }
    }
    // Two players and one who watches, each with what was for the player alone and with the last table.
    assert!(kept_bytes(&told) <= 3 * 2 * MOST, "{}", kept_bytes(&told));
}

#[test]
fn a_player_who_takes_seats_and_leaves_them_again_and_again_keeps_a_bounded_part_of_what_the_tables_were_told() {
    for seen in 1..=8 {
        let (mut mail, visitor, regular) = (mail(256), 0, 1);
        let (mut told, mut number) = (Vec::new(), 0);
        for table in (0..256).map(TableId) {
            // The visitor sees a few messages at the beginning of a chunk of 32, and the table goes on.
            for message in 0..32 {
                let viewers: &[usize] = if message < seen { &[visitor, regular] } else { &[regular] };
                tell_table(&mut mail, table, (viewers, &[]), number, usize::MAX);
                number += 1;
                told.extend(delivered(&mut mail).last().map(|(_, _, letter)| Arc::downgrade(letter)));
            }
            told.push(tell_long(&mut mail, visitor, 10));
        }
        mail.keep_nothing(regular);
        let kept: usize = told.iter().filter_map(Weak::upgrade).map(|letter| letter.kept_bytes()).sum();
        assert!(kept <= 8 * MOST, "{kept} bytes are kept for a player who saw {seen} messages of each table");
    }
}

#[test]
fn the_last_messages_of_a_table_are_kept_however_long_it_was_played_at() {
    let mut mail = mail(256);
    let name = "x".repeat(1_000);
    let seated = [(player(0), Seat::ALL[0])].into_iter().collect();
    for number in 0..1_000 {
        mail.tell_table(TABLE, Audience::seated(&seated), event(&name, number), |_| None);
    }
    mail.set_client(0, None);
    mail.set_client(0, Some(crate::ClientId(7)));
    delivered(&mut mail);
    for missed in [1, 20, MOST / 3_000] {
        mail.send_again((player(0), 0), Seq(1_000 - missed as u64));
        assert_eq!(delivered(&mut mail).len(), missed);
    }
}

#[test]
fn a_player_who_has_been_away_for_long_is_kept_no_message_and_the_numbers_go_on() {
    let mut mail = mail(256);
    let mut told = Vec::new();
    for number in 0..100 {
        tell_table(&mut mail, TABLE, (&[0], &[]), number, usize::MAX);
        told.extend(delivered(&mut mail).iter().map(|(_, _, letter)| Arc::downgrade(letter)));
        told.push(tell_long(&mut mail, 0, 100));
    }
    mail.set_client(0, None);
    assert!(kept_bytes(&told) > 0);
    mail.keep_nothing(0);
    assert_eq!(kept_bytes(&told), 0);
    let away = tell_long(&mut mail, 0, 100);
    tell_table(&mut mail, TABLE, (&[0], &[]), 0, usize::MAX);
    assert_eq!((kept_bytes(&[away]), mail.last_told(0)), (0, Seq(202)));
    mail.set_client(0, Some(crate::ClientId(7)));
    mail.send_again((player(0), 0), Seq(200));
    assert!(delivered(&mut mail).is_empty(), "a part of what was missed is not kept");
    mail.tell(0, Arc::new(own_message(1).into()));
    mail.send_again((player(0), 0), Seq(202));
    assert_eq!(delivered(&mut mail).iter().map(|&(_, seq, _)| seq).collect::<Vec<_>>(), [203, 203]);
}

#[test]
fn answers_are_bounded_in_bytes_and_freed_but_never_carried_out_again() {
    assert!(256 * size_of::<AnswerRun>() <= 24 * 1024, "{}", size_of::<AnswerRun>());
    let mut answers = Answers::default();
    for id in 1..=20 {
        answers.remember(RequestId(2 * id), Answer::Done);
    }
    answers.forget();
    assert!((1..=40).all(|id| matches!(answers.known(RequestId(id)), Known::Forgotten)));
    assert!(matches!(answers.known(RequestId(41)), Known::New));
}

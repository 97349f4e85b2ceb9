//! The same script over plain channels and through the codec.

use std::sync::Arc;
use std::thread;

use crossbeam_channel::{Select, TryRecvError};
use poker_protocol::{Link, Message, SeenEvent, ServerMsg, TableEvent, link};
use poker_room::Tempo;
use poker_rules::Card;

use crate::compliance::{ComplianceError, Transcript, codec_link, run};
use poker_host::{LocalOptions, LocalRoom, PracticeOptions, ThinkingTime, open_local};

fn room(seed: u64) -> LocalRoom {
    let practice = PracticeOptions { thinking: ThinkingTime::INSTANT, ..PracticeOptions::default() };
    let room = open_local(LocalOptions { seed: Some(seed), practice, ..LocalOptions::unkept() }).unwrap();
    room.set_tempo(Tempo::NONE);
    room
}

fn transcript(seed: u64, carry: impl Fn(Link) -> Link) -> Transcript {
    let room = room(seed);
    let transcript = run(&mut || carry(room.connect(Arc::new(|| {})))).unwrap();
    room.close().unwrap();
    transcript
}

#[test]
fn plain_channels_and_the_codec_give_the_same_transcript() {
    for seed in 1..=3 {
        let plain = transcript(seed, |link| link);
        let coded = transcript(seed, |link| codec_link(link, Arc::new(|| {})).unwrap());
        for (plain, coded) in plain.lines().iter().zip(coded.lines()) {
            assert_eq!(plain, coded);
        }
        assert_eq!(plain, coded);
        let hands = plain.lines().iter().filter(|line| line.contains("Started {")).count();
        assert!(hands >= 3, "{hands} hands\n{plain}");
    }
}

/// A link that changes or loses messages on the way to the player.
fn tampered(inner: Link, change: impl Fn(ServerMsg) -> Option<ServerMsg> + Send + 'static) -> Link {
    let (outer, end) = link(1024, Arc::new(|| {}));
    thread::spawn(move || {
        loop {
            let mut select = Select::new();
            select.recv(&end.requests);
            select.recv(inner.messages());
            select.ready();
            match end.requests.try_recv() {
                Ok(request) => inner.send(request).unwrap(),
                Err(TryRecvError::Empty) => {}
                Err(TryRecvError::Disconnected) => return,
            }
            while let Ok(Some(message)) = inner.try_recv() {
                if change(message).is_some_and(|message| end.send(message).is_err()) {
                    return;
                }
            }
        }
    });
    outer
}

#[test]
fn a_lost_message_and_a_shown_card_are_noticed() {
    let verdict = |change: fn(ServerMsg) -> Option<ServerMsg>| {
        let room = room(1);
        run(&mut || tampered(room.connect(Arc::new(|| {})), change)).unwrap_err()
    };
    let lost = verdict(|message| (message.seq.0 != 20).then_some(message));
    assert!(matches!(lost, ComplianceError::Sequence { last: 19, found: 21, .. }), "{lost}");
    let shown = verdict(|mut message| {
        if let Message::Table { event: TableEvent::Hand { event: SeenEvent::Dealt { card, .. } }, .. } = &mut message.message {
            *card = Some(Card::ALL[0]);
        }
        Some(message)
    });
    assert!(matches!(shown, ComplianceError::Told { step: "wait for the turn", .. }), "{shown}");
}

#[test]
fn another_seed_gives_another_transcript() {
    assert_ne!(transcript(1, |link| link), transcript(2, |link| link));
}

//! Opening hands in the replayer, and what becomes of them.

use std::sync::Arc;
use std::sync::mpsc;
use std::time::Duration;

use poker_client::{MotionPace, Timing};
use poker_history::{Format, PlayedHand, share_text};
use poker_protocol::Waker;
use poker_text::{Language, Texts};
use poker_tools::HandSource;

use super::answer::{Answer, write_hand};
use super::{Panel, Replayer};
use crate::tour::recorded_hands;

fn timing() -> Timing {
    Timing::from_ron(include_str!("../../assets/timing.ron")).unwrap()
}

/// Opens hands and waits until they are there.
fn opened(source: HandSource, number: Option<u64>) -> Replayer {
    let mut replayer = Replayer::default();
    open(&mut replayer, source, number);
    replayer
}

/// Opens other hands and waits until they are there, or until it is told why not.
fn open(replayer: &mut Replayer, source: HandSource, number: Option<u64>) {
    let (done, read) = mpsc::channel();
    let waker: Waker = Arc::new(move || done.send(()).unwrap());
    replayer.open(source, number, &waker);
    assert!(replayer.is_reading());
    assert!(replayer.hand().is_none() && replayer.replay().is_none() && replayer.refused().is_none(), "until they were read");
    read.recv_timeout(Duration::from_secs(60)).expect("the client is woken");
    while let Some(answer) = replayer.answers.next() {
        let Answer::Opened { source, opened, .. } = answer else { continue };
        replayer.take(opened, &source);
    }
    replayer.prepare(timing(), MotionPace::default());
}

fn why(replayer: &Replayer) -> String {
    Texts::embedded(Language::English).say(replayer.refused().expect("no hand is shown"))
}

/// A folder with a file of several hands.
fn file() -> (tempfile::TempDir, HandSource) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("evening.phhs");
    std::fs::write(&path, include_str!("../tour/hands.phhs")).unwrap();
    (folder, HandSource::File(path))
}

#[test]
fn a_file_is_opened_at_the_wanted_hand_and_left_for_the_others() {
    let (_folder, source) = file();
    let mut replayer = opened(source, Some(3));
    assert!(!replayer.is_reading());
    let count = recorded_hands().len();
    assert_eq!(replayer.place(), (2, count));
    let (first, edition) = (replayer.hand().unwrap().id, replayer.edition());
    replayer.choose(3);
    assert!(replayer.replay().is_none(), "the hand is made ready in the next frame");
    replayer.prepare(timing(), MotionPace::default());
    assert_ne!((replayer.hand().unwrap().id, replayer.edition()), (first, edition));
    replayer.set_speed(poker_client::ReplaySpeed::Double);
    replayer.set_open(false);
    replayer.choose(1);
    replayer.prepare(timing(), MotionPace::default());
    let replay = replayer.replay().unwrap();
    assert_eq!((replay.speed(), replay.is_open()), (poker_client::ReplaySpeed::Double, false), "the next hand begins with the same");
    replayer.choose(3);
    replayer.choose(count);
    assert_eq!(replayer.place(), (3, count), "there are no more hands");
}

#[test]
fn a_hand_that_the_file_does_not_have_and_a_file_that_is_not_there_are_told() {
    let (folder, source) = file();
    let count = recorded_hands().len();
    let path = folder.path().join("evening.phhs");
    assert_eq!(why(&opened(source, Some(99))), format!("There is no hand 99. Choose one from 1 to {count}: {}", path.display()));
    assert!(why(&opened(HandSource::File(folder.path().join("gone.phh")), None)).starts_with("The file does not exist. Check its name"));
    assert!(why(&opened(HandSource::Shared("cardroom-hand:x".to_owned()), None)).starts_with("The shared hand is incomplete"));
}

#[test]
fn what_cannot_be_opened_is_told_over_the_hand_that_is_shown() {
    let (folder, source) = file();
    let mut replayer = opened(source.clone(), Some(3));
    replayer.replay_mut().unwrap().forward();
    replayer.told.clear();
    let seen = |replayer: &Replayer| (replayer.hand().cloned(), replayer.place(), replayer.edition(), replayer.replay().unwrap().at());
    let before = seen(&replayer);
    let bad = [
        (HandSource::Shared("hello".to_owned()), None, "This is no shared hand."),
        (HandSource::File(folder.path().join("gone.phh")), None, "The file does not exist."),
        (source, Some(99), "There is no hand 99."),
    ];
    for (source, number, said) in bad {
        open(&mut replayer, source, number);
        assert_eq!(seen(&replayer), before, "{said}");
        let told: Vec<String> = replayer.told.drain(..).map(|text| Texts::embedded(Language::English).say(&text)).collect();
        assert!(matches!(told.as_slice(), [sentence] if sentence.starts_with(said)), "{told:?}");
    }
    open(&mut replayer, HandSource::Shared(share_text(&recorded_hands()[0]).unwrap()), None);
    assert_eq!((replayer.hand(), replayer.place()), (Some(&recorded_hands()[0]), (0, 1)), "a good one takes its place");
}

#[test]
fn a_shared_hand_opens_as_the_hand_that_was_shared() {
    for hand in recorded_hands() {
        let text = share_text(&hand).unwrap();
        assert!(text.len() < 400, "{} letters: {text}", text.len());
        let replayer = opened(HandSource::Shared(text), None);
        assert_eq!(replayer.hand(), Some(&hand));
        assert!(replayer.replay().is_some());
    }
}

#[test]
fn hands_that_come_late_do_not_replace_those_that_were_opened_since() {
    let mut replayer = Replayer::default();
    let (done, read) = mpsc::channel();
    let waker: Waker = Arc::new(move || done.send(()).unwrap());
    let (_folder, source) = file();
    replayer.open(source, None, &waker);
    replayer.show(vec![recorded_hands().remove(1)], 0);
    read.recv_timeout(Duration::from_secs(60)).unwrap();
    assert!(replayer.answers.next().is_none());
    assert_eq!(replayer.place(), (0, 1));
}

#[test]
fn a_hand_is_written_for_other_programs_in_each_format() {
    let folder = tempfile::tempdir().unwrap();
    let hand = recorded_hands().remove(2);
    for (format, beginning) in [(Format::Phh, "variant = "), (Format::PokerStars, "PokerStars "), (Format::Ohh, "{")] {
        let path = write_hand(&hand, folder.path(), format).unwrap();
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.trim_start_matches('\u{feff}').starts_with(beginning), "{}: {text}", path.display());
    }
    // Practice and each room count for themselves: another hand may have the same number.
    let first = folder.path().join(format!("cardroom-hand-{}.phh", hand.id));
    let written = std::fs::read(&first).unwrap();
    let other = PlayedHand { id: hand.id, ..recorded_hands().remove(1) };
    let path = write_hand(&other, folder.path(), Format::Phh).unwrap();
    assert_eq!(path, folder.path().join(format!("cardroom-hand-{}-2.phh", hand.id)), "the file that was written is named");
    assert_eq!(std::fs::read(&first).unwrap(), written, "and the one of the first hand stays");
    let again = opened(HandSource::File(folder.path().join(format!("cardroom-hand-{}.phh", hand.id))), None);
    assert_eq!(again.hand(), Some(&hand), "the hand is read as it was written");
    assert!(write_hand(&hand, &folder.path().join("gone"), Format::Phh).is_err());
}

#[test]
fn the_player_goes_back_to_the_hand_history_from_where_the_hand_was_opened() {
    let mut replayer = Replayer::default();
    replayer.came_from(Some(Panel::History));
    assert_eq!((replayer.way_back(), replayer.way_back()), (Some(Panel::History), None));
    replayer.came_from(Some(Panel::Settings));
    assert_eq!(replayer.way_back(), None);
}

#[test]
fn where_no_thread_can_be_started_the_replayer_says_so_and_does_not_wait() {
    let waker: Waker = Arc::new(|| {});
    let mut replayer = Replayer::default();
    replayer.answers.start = |_| Err(std::io::Error::other("too many threads"));
    replayer.open(HandSource::Shared("cardroom-hand:x".to_owned()), None, &waker);
    assert!(!replayer.is_reading());
    assert!(why(&replayer).starts_with("The computer has no room for one more task"), "{}", why(&replayer));
    replayer.show(vec![recorded_hands().remove(1)], 0);
    replayer.export(Format::Phh, &waker);
    assert_eq!(replayer.told.len(), 1, "what is not written is told");
}

#[test]
fn a_hand_of_the_history_is_left_for_another_only_once_that_one_was_read() {
    let archive = crate::tour::hand_archive();
    let id = |at: usize| archive.list.lines[at].id;
    let mut replayer = Replayer::default();
    replayer.show_kept(id(2), recorded_hands().remove(2));
    replayer.choose(3);
    assert_eq!((replayer.kept(), replayer.walks_at), (Some(id(2)), Some(3)));
    replayer.show_kept(id(3), recorded_hands().remove(3));
    assert_eq!((replayer.kept(), replayer.walks_at), (Some(id(3)), None));
    replayer.show(vec![recorded_hands().remove(1)], 0);
    assert_eq!(replayer.kept(), None, "a hand of a file is no hand of the history");
}

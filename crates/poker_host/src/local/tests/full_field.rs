//! A field of 3,000 with real threads: a bot plays for the player over the player's link, from the registration to the end.

use std::sync::Arc;
use std::time::Duration;

use chacha20::ChaCha8Rng;
use poker_bots::Persona;
use poker_protocol::{ClientMsg, EntryEvent, Link, Message, Request, RequestId, TournamentEvent};
use poker_room::Tempo;
use rand::SeedableRng as _;

use super::world::{World, options};
use crate::bot_player::BotPlayer;
use crate::local::save_file::write_save;
use crate::local::tournaments::{LevelLength, PracticeTournament};
use crate::{Clock, LocalOptions, PracticeOptions, ThinkingTime, open_local};

/// What the player's client was told of the end.
#[derive(Debug, Default)]
struct End {
    place: Option<u32>,
    hands: u32,
}

impl End {
    fn see(&mut self, message: &Message) {
        match message {
            Message::Table { event: poker_protocol::TableEvent::Hand { event: poker_protocol::SeenEvent::Ended { .. } }, .. } => {
                self.hands += 1
            }
            Message::TournamentEvent { event, .. } => match &**event {
                TournamentEvent::Entry { who, event: EntryEvent::Placed { place, .. } } if who.name == poker_bots::bot_name(0) => {
                    self.place = Some(*place);
                }
                _ => {}
            },
            _ => {}
        }
    }
}

/// Plays with the ordinary bot on the player's link until the player is out.
fn play(link: &Link, clock: Clock, seed: u64) -> (BotPlayer, End) {
    let mut player = BotPlayer::entrant(0, Persona::TightAggressive.style(), link.clone(), ChaCha8Rng::seed_from_u64(seed));
    let mut end = End::default();
    // The greeting must have arrived before the registration.
    while !link.messages().is_empty() || clock.elapsed() < Duration::from_millis(50) {
        player.step_seen(ThinkingTime::INSTANT, clock.now(), &mut |message| end.see(message));
    }
    (player, end)
}

/// The time until the room answers a request.
fn answer_time(link: &Link, id: u64, clock: Clock) -> Duration {
    let asked = clock.elapsed();
    link.send(ClientMsg { id: RequestId(id), request: Request::LeaveLobby }).unwrap();
    let is_answer = |message: &Message| matches!(message, Message::Done { request } if *request == RequestId(id));
    while !is_answer(&link.messages().recv_timeout(Duration::from_secs(20)).expect("an answer").message) {}
    clock.elapsed() - asked
}

fn resident_kib() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM"));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok()).unwrap_or(0)
}

fn full_field(entries: u32, seed: u64, folder: Option<&std::path::Path>) -> (End, Duration) {
    let practice = PracticeOptions { thinking: ThinkingTime::INSTANT, ..PracticeOptions::default() };
    let room = open_local(LocalOptions { practice, waker: Arc::new(|| {}), ..options(folder, seed) }).unwrap();
    room.set_tempo(Tempo::NONE);
    let clock = Clock::start();
    let (mut player, mut end) = play(room.link(), clock, seed);
    let before = resident_kib();
    let begun = clock.elapsed();
    let order = PracticeTournament { levels: LevelLength::Hands(8), ..PracticeTournament::of("freezeout", entries) };
    room.begin_tournament(order).unwrap();
    let mut slowest = Duration::ZERO;
    let mut asked = 1_000_000;
    while end.place.is_none() || !room.field_progress().is_empty() {
        player.step_seen(ThinkingTime::INSTANT, clock.now(), &mut |message| end.see(message));
        if end.place.is_some() {
            asked += 1;
            slowest = slowest.max(answer_time(room.link(), asked, clock));
        } else if room.link().messages().is_empty() {
            std::thread::sleep(Duration::from_micros(200));
        }
        assert!(clock.elapsed() < Duration::from_secs(120), "{end:?} {:?}", room.field_progress());
    }
    let time = clock.elapsed() - begun;
    println!(
        "{entries} entries, seed {seed}: {end:?} in {time:?}, {} KiB more, an answer while the field plays on takes at most {slowest:?}",
        resident_kib() - before
    );
    assert!(room.trouble().is_none());
    room.close().unwrap();
    (end, time)
}

#[test]
fn a_bot_on_the_players_link_plays_a_tournament_from_the_registration_to_its_place() {
    let (end, _) = full_field(120, 3, None);
    assert!(end.hands > 0);
}

#[test]
#[ignore = "measures; with --release"]
fn long_a_field_of_3000_is_played_in_a_minute() {
    for seed in 1..=6 {
        let folder = tempfile::tempdir().unwrap();
        let (_, time) = full_field(3_000, seed, Some(folder.path()));
        assert!(time < Duration::from_secs(60), "seed {seed}: {time:?}");
    }
}

#[test]
#[ignore = "measures; with --release"]
fn long_a_room_with_a_field_of_3000_is_saved_in_20_ms() {
    let folder = tempfile::tempdir().unwrap();
    let mut world = World::open(&options(None, 1)).unwrap();
    world.begin(PracticeTournament { levels: LevelLength::Hands(8), ..PracticeTournament::of("freezeout", 3_000) }).unwrap();
    world.settle();
    world.play_hands(3);
    let clock = Clock::start();
    let save = world.built.room.room().save();
    let copied = clock.elapsed();
    let path = folder.path().join("room.ron");
    write_save(&path, crate::Recorded::default(), &save).unwrap();
    let written = clock.elapsed() - copied;
    println!("copied in {copied:?}; written in {written:?}, {} KiB", std::fs::metadata(&path).unwrap().len() / 1024);
    assert!(copied < Duration::from_millis(20), "{copied:?}");
}

#[test]
fn the_rest_of_a_tournament_is_played_without_the_player_and_the_player_is_told_the_place() {
    let practice = PracticeOptions { thinking: ThinkingTime::INSTANT, ..PracticeOptions::default() };
    let room = open_local(LocalOptions { practice, ..options(None, 4) }).unwrap();
    let clock = Clock::start();
    let (mut player, mut end) = play(room.link(), clock, 4);
    assert!(room.tournament_choices().kinds.iter().any(|kind| kind.id == "freezeout"));
    let id = room.begin_tournament(PracticeTournament::of("freezeout", 300)).unwrap();
    let mut playing = false;
    while end.place.is_none() || !room.field_progress().is_empty() {
        player.step_seen(ThinkingTime::INSTANT, clock.now(), &mut |message| end.see(message));
        if !playing && room.field_progress().iter().any(|progress| progress.tournament == id && progress.left == 300) {
            playing = true;
            room.play_out(id);
        }
        assert!(clock.elapsed() < Duration::from_secs(60), "{end:?} {:?}", room.field_progress());
        std::thread::sleep(Duration::from_millis(1));
    }
    assert!(playing);
    room.close().unwrap();
}

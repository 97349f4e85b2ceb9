//! A room with tournaments is saved change by change, and goes on after a crash.

use std::collections::BTreeMap;

use chacha20::ChaCha8Rng;
use poker_protocol::{EntryEvent, Message, Money, PlayerId, TournamentEvent};
use rand::{RngExt as _, SeedableRng as _};

use super::scene::{CardRoom, journaled, schedule_of};
use crate::rulebook::SeriesOffer;
use crate::tournament::TournamentStage;
use crate::{Now, Room, RoomSave, Shuffler};

/// Applies what has changed to the save, which then equals the whole save.
pub(super) fn keep(room: &mut CardRoom, kept: &mut RoomSave) {
    while let Some(changes) = room.room.take_changes() {
        kept.apply(&changes).unwrap();
    }
    let mut whole = room.room.save();
    // The time of a save counts only while a tournament is played.
    for (kept, whole) in kept.tournaments.iter().zip(&mut whole.tournaments) {
        whole.save.at = kept.save.at;
    }
    assert_eq!(*kept, whole);
}

/// The place and the prize that each player was told, and how often.
fn told(room: &CardRoom) -> BTreeMap<PlayerId, Vec<(u32, Money)>> {
    let mut told: BTreeMap<PlayerId, Vec<(u32, Money)>> = BTreeMap::new();
    for (&player, messages) in &room.told {
        for message in messages {
            if let Message::TournamentEvent { event, .. } = &message.message
                && let TournamentEvent::Entry { who, event: EntryEvent::Placed { place, prize } } = &**event
                && who.name == format!("P{}", player.0)
            {
                told.entry(player).or_default().push((*place, prize.money));
            }
        }
    }
    told
}

/// Plays a tournament of `players` in a room that is saved after every input, and crashes now and then. Returns how often.
fn play(seed: u64, name: &str, players: u64) -> u32 {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::with(journaled("en-2.7"), seed);
    let mut kept = RoomSave::empty();
    let id = room.open(
        |offer| match offer {
            SeriesOffer::SitAndGo(offer) => offer.template.id == name,
            SeriesOffer::Scheduled(offer) => offer.name == name,
            SeriesOffer::HexaPro { family, .. } => family.name == name,
        },
        &schedule,
    );
    for player in 1..=players {
        room.registered(player, id);
        keep(&mut room, &mut kept);
    }
    let mut crashes = 0;
    while matches!(room.room.tournament(id).unwrap().stage(), TournamentStage::Registering | TournamentStage::Playing) {
        assert!(room.step(Now(u64::MAX)), "seed {seed}: it stands still");
        keep(&mut room, &mut kept);
        if rng.random_bool(0.1) {
            crashes += 1;
            let later = room.now.after_ms(rng.random_range(0..3_600_000));
            let dice = Box::new(Shuffler(ChaCha8Rng::seed_from_u64(rng.random())));
            let mut restored = Room::restore(kept.clone(), journaled("en-2.7"), dice, later).unwrap();
            restored.open_tournaments(later);
            room.crashed(restored, later);
            for player in 1..=players {
                room.person(player);
            }
            keep(&mut room, &mut kept);
        }
    }
    assert_eq!(room.funds(id), [Money::ZERO; 3], "seed {seed}");
    let told = told(&room);
    let mut places: Vec<u32> = told.values().flatten().map(|&(place, _)| place).collect();
    places.sort_unstable();
    assert_eq!(places, (1..=u32::try_from(players).unwrap()).collect::<Vec<_>>(), "seed {seed}: each place is told once");
    let price = room.room.tournament(id).unwrap().facts().cost.total;
    for (player, places) in told {
        let won: Money = places.iter().map(|&(_, prize)| prize).sum();
        let balance = Money::new(1_000_000).saturating_sub(price);
        assert_eq!(room.room.balance(player), [balance, won].iter().sum(), "seed {seed}: {player:?} has what was told");
    }
    crashes
}

#[test]
fn a_room_that_crashes_during_a_tournament_loses_no_chip_no_place_and_no_prize_that_was_told() {
    let crashes: u32 = (0..6).map(|seed| play(seed, "sng", 5) + play(seed, "Mira", 18) + play(seed, "HexaPro", 3)).sum();
    assert!(crashes > 20, "{crashes}");
}

#[test]
fn r_fail_1_each_player_is_told_once_on_return_how_long_a_tournament_stood_still() {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::with(journaled("en-2.7"), 5);
    let id = room.open(|offer| matches!(offer, SeriesOffer::SitAndGo(offer) if offer.template.id == "sng"), &schedule);
    for player in 1..=5 {
        room.registered(player, id);
    }
    let later = room.now.after_ms(90_000);
    let dice = Box::new(Shuffler(ChaCha8Rng::seed_from_u64(6)));
    let restored = Room::restore(room.room.save(), journaled("en-2.7"), dice, later).unwrap();
    room.told.clear();
    room.crashed(restored, later);
    for player in [1, 2, 1, 99] {
        room.person(player);
    }
    let told = |player: u64| -> Vec<u64> {
        let of = |event: &TournamentEvent| if let TournamentEvent::StoodStill { ms } = event { Some(*ms) } else { None };
        let of = |told: &poker_protocol::ServerMsg| match &told.message {
            Message::TournamentEvent { tournament, event } if *tournament == id => of(event),
            _ => None,
        };
        room.told[&PlayerId(player)].iter().filter_map(of).collect()
    };
    assert_eq!((told(1), told(2), told(99)), (vec![90_000], vec![90_000], vec![]));
}

#[test]
fn an_action_in_mid_hand_of_a_tournament_is_told_before_it_is_saved() {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::with(journaled("en-2.7"), 4);
    let id = room.open(|offer| matches!(offer, SeriesOffer::SitAndGo(offer) if offer.template.id == "sng"), &schedule);
    for player in 1..=5 {
        room.registered(player, id);
    }
    let (mut in_mid_hand, mut with_bank) = (0, 0);
    for step in 0..400 {
        room.room.take_changes();
        let acts = room.asked.first_key_value().is_some();
        if acts && step % 3 == 0 {
            // The ordinary time is over: the bank runs.
            room.now = room.now.after_ms(16_000);
        }
        room.step(Now(u64::MAX));
        if room.room.tournament(id).is_none_or(|tournament| tournament.stage() == TournamentStage::Finished) {
            break;
        }
        let changes = room.room.take_changes().unwrap_or_default();
        let goes_on = changes.begun.is_empty() && changes.ended.is_empty() && changes.movements.is_empty();
        if acts && goes_on && !changes.actions.is_empty() {
            in_mid_hand += 1;
            with_bank += u32::from(!changes.tournaments.is_empty());
            assert!(!changes.matters(), "{:?}", changes.tournaments);
        }
    }
    assert!(in_mid_hand > 10, "{in_mid_hand}");
    assert!(with_bank > 2, "the banks that were used are saved too: {with_bank}");
}

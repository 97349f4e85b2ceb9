//! A level change is told to everybody with one text.

use std::collections::BTreeSet;
use std::sync::Arc;

use poker_protocol::{Message, PlayerId, TournamentEvent};

use super::scene::{CardRoom, schedule_of};
use crate::rulebook::SeriesOffer;
use crate::tournament::TournamentStage;
use crate::{Letter, Now};

const PLAYERS: u64 = 40;

#[test]
fn a_level_change_is_one_text_for_all_players_one_after_the_other() {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", 4);
    let id = room.open(|offer| matches!(offer, SeriesOffer::Scheduled(offer) if offer.name == "Mira"), &schedule);
    for player in 1..=PLAYERS {
        room.registered(player, id);
    }
    while room.room.tournament(id).unwrap().stage() == TournamentStage::Registering {
        assert!(room.step(Now(u64::MAX)));
    }
    // Nobody acts, so that the clock alone brings the next level.
    let mut told: Vec<(PlayerId, Option<Arc<Letter>>)> = Vec::new();
    while room.room.tournament(id).unwrap().level() == 1 {
        room.now = room.now.max(room.room.poll_timeout().unwrap());
        room.room.handle_timeout(room.now);
        told.clear();
        while let Some((client, _, message)) = room.room.poll_shared() {
            let level = matches!(&**message, Message::TournamentEvent { event, .. } if matches!(**event, TournamentEvent::Level { .. }));
            told.push((room.clients[&client], level.then_some(message)));
        }
    }
    let first = told.iter().position(|(_, level)| level.is_some()).expect("the level is told");
    let levels: Vec<_> = told[first..].iter().map_while(|(player, level)| Some((*player, level.clone()?))).collect();
    assert!(levels.iter().all(|(_, level)| Arc::ptr_eq(level, &levels[0].1)), "one text");
    assert_eq!(levels.iter().map(|&(player, _)| player).collect::<BTreeSet<_>>(), (1..=PLAYERS).map(PlayerId).collect());
    assert_eq!(told.iter().filter(|(_, level)| level.is_some()).count(), levels.len(), "without other messages between");
}

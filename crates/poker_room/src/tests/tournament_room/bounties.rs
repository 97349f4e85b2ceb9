//! Bounties and paid places as the players of a room are told of them.

use chacha20::ChaCha8Rng;
use poker_protocol::{BountyReason, Message, Money, PaidBounty, Pay, PlayerId, Request, TournamentEvent};
use rand::SeedableRng as _;

use super::scene::{CardRoom, config_of, schedule_of};
use crate::rulebook::SeriesOffer;
use crate::tests::room_scene::hello;
use crate::tournament::{EntryState, TournamentStage};
use crate::{Now, Room, Shuffler, Visitor};

/// The bounties of which a player was told.
fn told(room: &CardRoom, player: PlayerId) -> Vec<PaidBounty> {
    let bounty = |message: &Message| match message {
        Message::TournamentEvent { event, .. } => match &**event {
            TournamentEvent::Bounty { bounty } => Some(bounty.clone()),
            _ => None,
        },
        _ => None,
    };
    room.told[&player].iter().filter_map(|told| bounty(&told.message)).collect()
}

#[test]
fn r_bty_1_the_eliminator_and_the_knocked_out_player_are_told_whose_bounty_was_paid() {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", 61);
    let id = room.open(|offer| matches!(offer, SeriesOffer::Scheduled(offer) if offer.template.id == "bounty"), &schedule);
    for player in 1..=6 {
        room.registered(player, id);
    }
    while matches!(room.room.tournament(id).unwrap().stage(), TournamentStage::Registering | TournamentStage::Playing) {
        assert!(room.step(Now(u64::MAX)));
    }
    let mut knocked_out = 0;
    for player in (1..=6).map(PlayerId) {
        let name = format!("P{}", player.0);
        for bounty in told(&room, player) {
            let Some(from) = &bounty.from else {
                assert_eq!(bounty.why, BountyReason::Own);
                continue;
            };
            assert_eq!(bounty.why, BountyReason::Knockout);
            assert_ne!(from.name, bounty.to.name);
            knocked_out += usize::from(from.name == name);
        }
    }
    assert!(knocked_out >= 5, "each of five players is told of the own knock-out: {knocked_out}");
}

#[test]
fn r_bty_6_the_house_pays_for_a_player_whose_account_is_marked_as_a_pro() {
    let schedule = schedule_of("room-003");
    let mut room = CardRoom::new("room-003", 63);
    let id = room.open(|offer| matches!(offer, SeriesOffer::Scheduled(offer) if offer.template.id == "knockout-pro"), &schedule);
    let pro = Visitor { pro: true, ..Visitor::person(PlayerId(1)) };
    let client = room.room.connect(pro, room.now);
    room.clients.insert(client, pro.player);
    room.send(client, hello("P1"));
    let dice = Box::new(Shuffler(ChaCha8Rng::seed_from_u64(63)));
    let restored = Room::restore(room.room.save(), config_of("room-003"), dice, room.now).unwrap();
    let marked = |room: &Room| room.save().players.iter().filter(|player| player.pro).map(|player| player.player).collect::<Vec<_>>();
    assert_eq!((marked(&room.room), marked(&restored)), (vec![pro.player], vec![pro.player]));
    room.answer(client, Request::Register { tournament: id, pay: Pay::Money { buy_in: None }, password: None }).unwrap();
    for player in 2..=6 {
        room.registered(player, id);
    }
    room.play(id);
    let tournament = room.room.tournament(id).unwrap();
    let won = matches!(tournament.entrants()[0].state, EntryState::Placed { place: 1, .. });
    let paid: Vec<PaidBounty> = told(&room, pro.player).into_iter().filter(|bounty| bounty.why == BountyReason::Pro).collect();
    let amount: Money = paid.iter().map(|bounty| bounty.amount).sum();
    assert_eq!(amount, if won { Money::ZERO } else { tournament.terms().bounties.unwrap().pro });
    assert!(!won, "another seed is needed");
    assert!(paid.iter().all(|bounty| bounty.from.as_ref().unwrap().name == "P1"));
    assert_eq!(room.funds(id), [Money::ZERO; 3]);
}

#[test]
fn r_typ_6_a_fifty50_tells_that_half_of_the_places_are_paid() {
    let schedule = schedule_of("room-003");
    let mut room = CardRoom::new("room-003", 62);
    let id = room.open(|offer| matches!(offer, SeriesOffer::SitAndGo(offer) if offer.template.id == "fifty50"), &schedule);
    let players = u64::from(room.room.tournament(id).unwrap().terms().most_entries);
    for player in 1..=players {
        room.registered(player, id);
    }
    let paid = room.told[&PlayerId(1)].iter().find_map(|told| match &told.message {
        Message::TournamentEvent { event, .. } => match **event {
            TournamentEvent::RegistrationClosed { paid_places, .. } => Some(u64::from(paid_places)),
            _ => None,
        },
        _ => None,
    });
    assert_eq!(paid, Some(players / 2));
}

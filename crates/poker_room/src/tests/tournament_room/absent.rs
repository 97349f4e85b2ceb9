//! Players who register and never come (R-TRN-2).

use chacha20::ChaCha8Rng;
use poker_protocol::{Message, Money, OwnEntryState, PlayerId, Prize, TournamentId};
use rand::SeedableRng as _;

use super::scene::{CardRoom, config_of, schedule_of};
use crate::rulebook::SeriesOffer;
use crate::tournament::{EntryState, TournamentStage};
use crate::{Room, Shuffler};

/// A room in which a sit and go is over whose first player registered and never came.
fn played_without_the_first() -> (CardRoom, TournamentId) {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", 8);
    let id = room.open(|offer| matches!(offer, SeriesOffer::SitAndGo(offer) if offer.template.id == "sng"), &schedule);
    let absent = room.registered(1, id);
    room.room.disconnect(absent, room.now);
    for player in 2..=5 {
        room.registered(player, id);
    }
    room.play(id);
    (room, id)
}

#[test]
fn r_trn_2_who_never_comes_is_blinded_off_and_has_paid_buy_in_and_fee_like_all_others() {
    let (room, id) = played_without_the_first();
    let tournament = room.room.tournament(id).unwrap();
    assert_eq!((tournament.stage(), room.funds(id)), (TournamentStage::Finished, [Money::ZERO; 3]));
    let paid = tournament.terms().entry.total();
    for entrant in tournament.entrants() {
        let EntryState::Placed { prize, .. } = entrant.state else { panic!("{:?}", entrant.state) };
        let before = Money::new(1_000_000).saturating_sub(paid);
        assert_eq!(room.room.balance(entrant.player), [before, prize].iter().sum());
    }
}

#[test]
fn who_was_away_when_the_place_was_decided_is_told_it_after_a_crash_as_long_as_the_room_has_the_tournament() {
    let (mut room, id) = played_without_the_first();
    let state = room.room.tournament(id).unwrap().entrants()[0].state;
    let EntryState::Placed { place, prize, .. } = state else { panic!("{state:?}") };
    let told = |room: &mut CardRoom| {
        room.person(1);
        let entries = room.told[&PlayerId(1)].iter().rev().find_map(|told| match &told.message {
            Message::OwnEntries { whole: true, entries } => Some(entries.clone()),
            _ => None,
        });
        entries.unwrap().into_iter().map(|entry| (entry.tournament, entry.state)).collect::<Vec<_>>()
    };
    let (save, now) = (room.room.save(), room.now);
    let restored = Room::restore(save, config_of("en-2.7"), Box::new(Shuffler(ChaCha8Rng::seed_from_u64(5))), now).unwrap();
    room.crashed(restored, now);
    room.room.open_tournaments(now);
    let prize = Prize { money: prize, ..Prize::default() };
    assert_eq!(told(&mut room), [(id, OwnEntryState::Placed { place, prize })]);
    while room.room.tournament(id).is_some() {
        let at = room.room.poll_timeout().unwrap();
        room.now = room.now.max(at);
        room.room.handle_timeout(room.now);
    }
    assert_eq!(told(&mut room), [], "it was forgotten");
}

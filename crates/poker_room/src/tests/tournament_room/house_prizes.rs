//! Special prizes and second prizes, which the house pays besides the pool.

use std::collections::BTreeMap;

use poker_protocol::{EntryEvent, EntryId, Message, Money, OwnEntryState, PlayerId, Prize, TournamentEvent};

use super::scene::{CardRoom, schedule_of};
use crate::rulebook::{HousePrizes, SeriesOffer};
use crate::tournament::{Tournament, TournamentStage};

const PLAYERS: u64 = 8;

/// The places and prizes that the players were told as their own.
fn placed(room: &CardRoom) -> BTreeMap<u32, (PlayerId, Prize)> {
    let mut placed = BTreeMap::new();
    for (&player, told) in &room.told {
        for message in told {
            let Message::TournamentEvent { event, .. } = &message.message else { continue };
            if let TournamentEvent::Entry { who, event: EntryEvent::Placed { place, prize } } = &**event
                && who.name == format!("P{}", player.0)
            {
                placed.insert(*place, (player, prize.clone()));
            }
        }
    }
    placed
}

fn entry_of(tournament: &Tournament, player: PlayerId) -> EntryId {
    (0..8).map(EntryId).find(|&entry| tournament.entrant(entry).unwrap().player == player).unwrap()
}

#[test]
fn r_prz_3_the_house_pays_special_and_second_prizes_besides_the_pool_and_the_winner_is_told() {
    let schedule = schedule_of("room-003");
    let mut room = CardRoom::new("room-003", 5);
    let has = |offer: &SeriesOffer| matches!(offer, SeriesOffer::Scheduled(offer) if offer.house_prizes != HousePrizes::default());
    let id = room.open(has, &schedule);
    for player in 1..=PLAYERS {
        room.registered(player, id);
    }
    let terms = room.room.tournament(id).unwrap().terms();
    let (house, cost) = (terms.prizes.house, terms.entry.total());
    let first = room.room.tournament(id).unwrap().prizes_view().rows[0].prize.clone();
    assert_eq!(first.extra, [house.special, house.second].iter().sum());
    room.play(id);
    let tournament = room.room.tournament(id).unwrap();
    assert_eq!(tournament.stage(), TournamentStage::Finished);
    assert_eq!(room.funds(id), [Money::ZERO; 3]);
    let placed = placed(&room);
    let extra = |place: u32| placed[&place].1.extra;
    assert_eq!(placed.len(), 8);
    assert_eq!(extra(1), [house.special, house.second].iter().sum());
    assert_eq!([extra(2), extra(6), extra(7)], [house.second, house.second, Money::ZERO]);
    for (place, (player, prize)) in &placed {
        assert_eq!(prize.money, [tournament.prize(*place), prize.extra].iter().sum());
        let entry = tournament.own_entry(entry_of(tournament, *player), room.now).unwrap();
        assert_eq!(entry.state, OwnEntryState::Placed { place: *place, prize: prize.clone() });
        let balance = Money::new(1_000_000).saturating_sub(cost);
        assert_eq!(room.room.balance(*player), [balance, prize.money].iter().sum(), "{place}");
    }
}

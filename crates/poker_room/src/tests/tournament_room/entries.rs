//! Entries at a price that the player chooses, several entries of one player, and chips that the balance does not pay.

use poker_protocol::{BuyInRange, Money, Pay, PlayerId, Refusal, Request, TournamentId};
use poker_rules::Chips;

use super::scene::{CardRoom, config_of, schedule_of};
use crate::rulebook::SeriesOffer;
use crate::tournament::TournamentStage;
use crate::{Now, RoomConfig};

fn open(room: &CardRoom, rulebook: &str, template: &str) -> TournamentId {
    room.open(|offer| matches!(offer, SeriesOffer::Scheduled(offer) if offer.template.id == template), &schedule_of(rulebook))
}

fn register(tournament: TournamentId, buy_in: Option<Money>) -> Request {
    Request::Register { tournament, pay: Pay::Money { buy_in }, password: None }
}

#[test]
fn r_reg_11_in_a_room_a_player_pays_the_chosen_buy_in_and_has_a_stack_in_proportion() {
    let mut room = CardRoom::new("en-2.7", 1);
    let id = open(&room, "en-2.7", "multi-buy-in");
    let BuyInRange { min, max } = room.room.tournament(id).unwrap().facts().cost.choice.unwrap();
    assert!(min < max);
    let client = room.person(1);
    let choice = Refusal::BuyInChoice { range: BuyInRange { min, max } };
    for bad in [None, Some(min.saturating_sub(Money::new(1))), Some([max, Money::new(1)].iter().sum())] {
        assert_eq!(room.answer(client, register(id, bad)), Err(choice.clone()));
    }
    assert_eq!((room.room.balance(PlayerId(1)), room.funds(id)), (Money::new(1_000_000), [Money::ZERO; 3]));
    let mut pools = Vec::new();
    for (player, buy_in) in (1..=8).zip([min, max].into_iter().cycle()) {
        let client = room.person(player);
        let price = room.room.tournament(id).unwrap().terms().price_at(buy_in).unwrap();
        room.answer(client, register(id, Some(buy_in))).unwrap();
        assert_eq!(room.room.balance(PlayerId(player)), Money::new(1_000_000).saturating_sub(price.total()));
        pools.push(buy_in);
        assert_eq!(room.funds(id)[0], pools.iter().sum());
    }
    while room.room.tournament(id).unwrap().stage() == TournamentStage::Registering {
        assert!(room.step(Now(u64::MAX)));
    }
    let tournament = room.room.tournament(id).unwrap();
    let stack = |player| {
        let (table, seat) = tournament.seat_of(PlayerId(player)).unwrap();
        tournament.table(table).unwrap().settled_stack(seat)
    };
    assert!(stack(1) > Chips::ZERO);
    let (small, large) = (u128::from(stack(1).get()), u128::from(stack(2).get()));
    assert_eq!(small * u128::from(max.hundredths()), large * u128::from(min.hundredths()));
}

#[test]
fn r_reg_13_in_a_room_a_player_pays_for_each_of_several_entries_and_takes_all_back() {
    let mut room = CardRoom::new("en-2.7", 2);
    let id = open(&room, "en-2.7", "multi-entry");
    let terms = room.room.tournament(id).unwrap().terms();
    let (most, price) = (u32::from(terms.entries_at_once), terms.entry);
    assert!(most > 1);
    let client = room.person(1);
    for count in 1..=most {
        room.answer(client, register(id, None)).unwrap();
        assert_eq!(room.room.balance(PlayerId(1)), Money::new(1_000_000).saturating_sub(price.total().times(count).unwrap()));
        assert_eq!(room.funds(id), [price.buy_in.times(count).unwrap(), Money::ZERO, price.fee.times(count).unwrap()]);
    }
    assert_eq!(room.answer(client, register(id, None)), Err(Refusal::TooManyEntries { most }));
    room.answer(client, Request::Unregister { tournament: id }).unwrap();
    assert_eq!((room.room.balance(PlayerId(1)), room.funds(id)), (Money::new(1_000_000), [Money::ZERO; 3]));
    assert_eq!(room.answer(client, Request::Unregister { tournament: id }), Err(Refusal::NotRegistered));
}

#[test]
fn r_reg_14_a_rebuy_that_the_balance_does_not_pay_is_refused_with_both_amounts() {
    let needed = {
        let room = CardRoom::new("room-003", 3);
        room.room.tournament(open(&room, "room-003", "rebuy")).unwrap().terms().entry.total()
    };
    let mut room = CardRoom::with(RoomConfig { opening_balance: needed, ..config_of("room-003") }, 3);
    let id = open(&room, "room-003", "rebuy");
    for player in 1..=6 {
        room.registered(player, id);
    }
    let offered = |room: &CardRoom| room.room.tournament(id).unwrap().rebuy_offers().first().map(|offer| offer.entry);
    while offered(&room).is_none() {
        assert!(room.step(Now(u64::MAX)));
    }
    let entry = offered(&room).unwrap();
    let player = room.room.tournament(id).unwrap().entrant(entry).unwrap().player;
    let (client, funds) = (room.client(player), room.funds(id));
    let refused = Err(Refusal::Balance { needed, balance: Money::ZERO });
    assert_eq!(room.answer(client, Request::Rebuy { tournament: id }), refused);
    assert_eq!((room.funds(id), offered(&room)), (funds, Some(entry)), "the offer stays");
}

//! What a tournament holds, and where it goes.

use poker_protocol::{Money, PlayerId};

use super::scene::{CardRoom, schedule_of};
use crate::Account;
use crate::rulebook::SeriesOffer;
use crate::tournament::TournamentStage;

#[test]
fn a_sit_and_go_pays_its_prizes_and_holds_nothing_when_it_is_over() {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", 1);
    let id = room.open(|offer| matches!(offer, SeriesOffer::SitAndGo(offer) if offer.template.id == "sng"), &schedule);
    let price = room.room.tournament(id).unwrap().terms().entry;
    for player in 1..=5 {
        room.registered(player, id);
    }
    assert_eq!(room.funds(id), [price.buy_in.times(5).unwrap(), Money::ZERO, price.fee.times(5).unwrap()]);
    assert_eq!(room.room.balance(PlayerId(1)), Money::new(1_000_000).saturating_sub(price.total()));
    room.play(id);
    let tournament = room.room.tournament(id).unwrap();
    assert_eq!(tournament.stage(), TournamentStage::Finished);
    assert_eq!(room.funds(id), [Money::ZERO; 3]);
    assert_eq!(room.room.ledger().holds(Account::House), price.fee.times(5).unwrap());
    let balances: Money = (1..=5).map(|player| room.room.balance(PlayerId(player))).sum();
    assert_eq!(balances, Money::new(5_000_000).saturating_sub(price.fee.times(5).unwrap()));
    let next = room.open(|offer| matches!(offer, SeriesOffer::SitAndGo(offer) if offer.template.id == "sng"), &schedule);
    assert_ne!(next, id, "the next one is open");
}

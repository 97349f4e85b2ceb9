//! Of each series, one tournament is always open.

use poker_protocol::{Money, OfferId, Pay, Refusal, Request, TournamentId};

use super::scene::{CardRoom, schedule_of};
use crate::rulebook::SeriesOffer;
use crate::tournament::TournamentStage;

#[test]
fn a_scheduled_tournament_without_enough_players_is_cancelled_and_everybody_has_the_money_back() {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", 2);
    let mira = |offer: &SeriesOffer| matches!(offer, SeriesOffer::Scheduled(offer) if offer.name == "Mira");
    let id = room.open(mira, &schedule);
    room.registered(1, id);
    assert!(room.room.balance(poker_protocol::PlayerId(1)) < Money::new(1_000_000));
    room.play(id);
    assert_eq!(room.room.tournament(id).unwrap().stage(), TournamentStage::Cancelled);
    assert_eq!(room.room.balance(poker_protocol::PlayerId(1)), Money::new(1_000_000));
    assert_eq!(room.funds(id), [Money::ZERO; 3]);
    assert_ne!(room.open(mira, &schedule), id, "the next one is announced");
}

#[test]
fn r_hex_2_one_request_registers_for_several_games_and_each_is_a_tournament_of_its_own() {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", 3);
    let series = schedule.series().iter().position(|series| matches!(series.offer, SeriesOffer::HexaPro { .. })).unwrap();
    let offer = OfferId(u32::try_from(series).unwrap());
    let pay = Pay::Money { buy_in: None };
    let client = room.person(1);
    let before = room.room.tournament_ids().len();
    room.answer(client, Request::RegisterGames { offer, games: 3, pay }).unwrap();
    assert_eq!(room.room.tournament_ids().len(), before + 2);
    let SeriesOffer::HexaPro { family, buy_in } = &schedule.series()[series].offer else { unreachable!() };
    assert_eq!(room.room.balance(poker_protocol::PlayerId(1)), Money::new(1_000_000).saturating_sub(buy_in.times(3).unwrap()));
    let most = family.most_games.is;
    assert_eq!(room.answer(client, Request::RegisterGames { offer, games: most + 1, pay }), Err(Refusal::TooManyGames { most }));
    for player in 2..=3 {
        let client = room.person(player);
        room.answer(client, Request::RegisterGames { offer, games: 3, pay }).unwrap();
    }
    let games: Vec<TournamentId> =
        room.room.tournament_ids().filter(|id| room.room.tournament(*id).unwrap().stage() == TournamentStage::Playing).collect();
    assert_eq!(games.len(), 3);
    for game in games {
        room.play(game);
        assert_eq!(room.funds(game), [Money::ZERO; 3]);
    }
}

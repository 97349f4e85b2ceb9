//! What a HexaPro game costs under a rake plan (R-PLAN-5).

use std::sync::Arc;

use poker_protocol::{Message, Money, OfferId, Pay, PlanId, PlayerId, Request};

use super::scene::{CardRoom, config_of, schedule_of};
use crate::rulebook::SeriesOffer;
use crate::tournament::TournamentStage;

#[test]
fn r_plan_5_a_plan_may_change_what_a_player_pays_for_a_hexapro_game_and_never_its_prize_pool() {
    let mut config = config_of("en-2.7");
    for offer in &mut Arc::make_mut(&mut config.stakes).offers {
        let plans = Arc::make_mut(&mut offer.rulebook).plans.as_mut().unwrap();
        plans.rows.iter_mut().find(|row| row.plan == PlanId(2)).unwrap().hexapro_percent = Some(90);
    }
    let mut room = CardRoom::with(config, 11);
    let schedule = schedule_of("en-2.7");
    let at = schedule.series().iter().position(|series| matches!(series.offer, SeriesOffer::HexaPro { .. })).unwrap();
    let SeriesOffer::HexaPro { buy_in, .. } = schedule.series()[at].offer else { panic!("a HexaPro game") };
    let clients = [1, 2, 3].map(|player| room.person(player));
    room.answer(clients[0], Request::ChoosePlan { plan: PlanId(2) }).unwrap();
    room.answer(clients[0], Request::AskPlans).unwrap();
    let shown = room.told[&PlayerId(1)].iter().rev().find_map(|told| match &told.message {
        Message::Plans { plans } => Some(plans.rows.iter().map(|row| row.hexapro_percent).collect::<Vec<_>>()),
        _ => None,
    });
    assert_eq!(shown.unwrap()[..3], [100, 90, 100]);
    let register = Request::RegisterGames { offer: OfferId(u32::try_from(at).unwrap()), games: 1, pay: Pay::Money { buy_in: None } };
    let mut paid = Vec::new();
    for (player, client) in (1..).map(PlayerId).zip(clients) {
        let before = room.room.balance(player);
        room.answer(client, register.clone()).unwrap();
        paid.push(before.saturating_sub(room.room.balance(player)));
    }
    assert_eq!(paid, [Money::new(buy_in.hundredths() * 9 / 10), buy_in, buy_in]);
    let game = room.room.tournament_ids().find(|&id| room.room.tournament(id).unwrap().stage() == TournamentStage::Playing).unwrap();
    let prizes: Money = room.room.tournament(game).unwrap().prizes_view().rows.iter().map(|row| row.prize.money).sum();
    let stacks: Vec<_> = room.room.tournament(game).unwrap().save(room.now).tables[0].seats.iter().map(|seat| seat.stack).collect();
    assert!(stacks.iter().all(|&stack| stack == stacks[0]), "{stacks:?}");
    assert_eq!(room.funds(game)[0], prizes);
    assert_eq!(prizes.hundredths() % buy_in.hundredths(), 0, "the pool is a multiple of the whole buy-in");
}

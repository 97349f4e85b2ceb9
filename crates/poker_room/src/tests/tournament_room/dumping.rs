//! Chips that are lost on purpose are reported (R-INT-2, R-INT-4).

use poker_protocol::PlayerId;
use poker_rules::{Action, Chips, LegalActions};

use super::paying_out::{goes_on, register};
use super::scene::{CardRoom, schedule_of};
use crate::rulebook::SeriesOffer;
use crate::{Matter, Now, Sign};

/// The action of a player who puts in all chips but one, and then folds.
fn dumps(legal: &LegalActions) -> Action {
    match legal.raise {
        Some(raise) if raise.min_to < raise.max_to => Action::RaiseTo(raise.max_to.saturating_sub(Chips::new(1)).max(raise.min_to)),
        _ if legal.check => Action::Check,
        _ => Action::Fold,
    }
}

/// The action of the other player, who answers a large raise with all chips.
fn collects(legal: &LegalActions) -> Action {
    match (legal.call, legal.raise) {
        (Some(call), Some(raise)) if call >= Chips::new(1_000) => Action::RaiseTo(raise.max_to),
        _ if legal.check => Action::Check,
        _ => Action::Call,
    }
}

#[test]
fn r_int_2_r_int_4_in_a_room_chips_that_are_dumped_to_one_player_in_tournament_after_tournament_are_reported_once() {
    let [giver, taker] = [1, 2].map(PlayerId);
    let mut room = CardRoom::new("en-2.7", 9);
    let clients = [giver, taker].map(|player| room.person(player.0));
    let heads_up = |offer: &SeriesOffer| matches!(offer, SeriesOffer::SitAndGo(offer) if offer.template.id == "sng-heads-up-slow");
    let mut reported = Vec::new();
    for _ in 0..5 {
        let id = room.open(heads_up, &schedule_of("en-2.7"));
        for client in clients {
            room.answer(client, register(id)).unwrap();
        }
        while goes_on(&room, id) {
            let Some(((player, _), asked)) = room.asked.pop_first() else {
                assert!(room.step(Now(u64::MAX)), "it stands still");
                continue;
            };
            let action = if player == giver { dumps(&asked.legal) } else { collects(&asked.legal) };
            room.act(player, &asked, action);
        }
        let found = room.room.reports().filter_map(|report| match &report.matter {
            Matter::Found { sign: Sign::Dumps { from, to, times, .. } } => Some((*from, *to, *times, report.hands.is_empty())),
            _ => None,
        });
        reported.push(found.collect::<Vec<_>>());
    }
    let report = vec![(giver, taker, 4, false)];
    assert_eq!(reported, [vec![], vec![], vec![], report.clone(), report]);
}

//! The watch hears of absences in tournaments.

use poker_protocol::{PlayerId, Request};

use super::scene::{CardRoom, schedule_of};
use crate::rulebook::SeriesOffer;

/// Two of five players sit out at the same moments and come back a little later, often enough for a report.
fn reports(agreed: bool) -> usize {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", 11);
    let id = room.open(|offer| matches!(offer, SeriesOffer::SitAndGo(offer) if offer.template.id == "sng"), &schedule);
    let clients: Vec<_> = (1..=5).map(|player| room.registered(player, id)).collect();
    let (table, _) = room.room.tournament(id).unwrap().seat_of(PlayerId(1)).unwrap();
    for _ in 0..8 {
        room.send(clients[0], Request::SitOut { table, on: true });
        if agreed {
            room.send(clients[1], Request::SitOut { table, on: true });
        } else {
            room.room.disconnect(clients[1], room.now);
        }
        room.now = room.now.after_ms(120_000);
        room.send(clients[0], Request::SitOut { table, on: false });
        if agreed {
            room.send(clients[1], Request::SitOut { table, on: false });
        }
        room.now = room.now.after_ms(120_000);
    }
    room.room.reports().count()
}

#[test]
fn r_trn_2_players_who_sit_out_of_a_tournament_together_reach_the_review_queue_and_lost_connections_do_not() {
    assert!(reports(true) > 0);
    assert_eq!(reports(false), 0);
}

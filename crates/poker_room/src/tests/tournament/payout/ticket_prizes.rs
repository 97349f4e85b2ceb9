//! Prizes that are tickets: R-TKT-3.

use poker_protocol::Money;
use proptest::prelude::*;

use super::{cases, hundredths, numbers};
use crate::tournament::payout::{PayoutError, PlacePrize, ticket_prizes};

/// Any number of places: more than a pool of the cases pays.
const PLACES: usize = 100;

fn of_pool(pool: u64, ticket: u64, places: usize) -> Vec<PlacePrize> {
    ticket_prizes(Money::new(pool), Money::new(ticket), places).unwrap()
}

fn ticket(value: u64) -> PlacePrize {
    PlacePrize { ticket: Money::new(value), money: Money::ZERO }
}

fn in_money(amount: u64) -> PlacePrize {
    PlacePrize { ticket: Money::ZERO, money: Money::new(amount) }
}

#[test]
fn r_tkt_3_d_tkt_1_x_tkt_1_every_case_of_ticket_prizes() {
    let (rows, ids) = cases("ticket_prizes");
    assert_eq!(ids, ["D-TKT-1", "X-TKT-1a", "X-TKT-1b", "X-TKT-1c"]);
    for row in rows {
        let value = row["ticket"].as_u64().unwrap();
        let prizes = of_pool(row["pool"].as_u64().unwrap(), value, PLACES);
        let worth: Vec<Money> = prizes.iter().map(PlacePrize::worth).collect();
        assert_eq!(hundredths(&worth), numbers(&row["expect"]), "{}", row["id"]);
        for prize in prizes {
            assert!(prize == ticket(value) || prize == in_money(prize.money.hundredths()), "{}", row["id"]);
        }
    }
}

#[test]
fn r_tkt_3_d_tkt_1_three_tickets_and_the_rest_in_money() {
    assert_eq!(of_pool(35 * 100, 1_000, 35), [ticket(1_000), ticket(1_000), ticket(1_000), in_money(500)]);
}

#[test]
fn r_tkt_3_x_tkt_1_a_pool_of_whole_tickets_of_less_than_one_and_of_one_hundredth_too_little() {
    assert_eq!(of_pool(4_000, 1_000, PLACES), [ticket(1_000); 4]);
    assert_eq!(of_pool(990, 1_000, PLACES), [in_money(990)]);
    assert_eq!(of_pool(10_999, 1_100, PLACES)[8..], [ticket(1_100), in_money(1_099)]);
}

#[test]
fn r_tkt_3_players_who_all_have_a_ticket_share_the_rest() {
    let with_rest = |rest| PlacePrize { ticket: Money::new(1_000), money: Money::new(rest) };
    assert_eq!(of_pool(3_500, 1_000, 3), [with_rest(167), with_rest(167), with_rest(166)]);
    assert_eq!(of_pool(3_500, 1_000, 4).len(), 4);
    assert_eq!(of_pool(2_000, 1_000, 2), [ticket(1_000); 2]);
    assert!(of_pool(0, 1_000, 2).is_empty());
}

#[test]
fn r_tkt_3_a_ticket_without_value_and_a_tournament_without_places_are_refused() {
    let refused = |ticket, places| ticket_prizes(Money::new(3_500), Money::new(ticket), places).unwrap_err();
    assert_eq!(refused(0, 3), PayoutError::TicketWithoutValue);
    assert_eq!(refused(1_000, 0), PayoutError::NoPlayers);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(500) })]

    #[test]
    fn r_tkt_3_ticket_prizes_are_worth_the_pool(pool in 0u64..1_000_000, ticket in 1u64..100_000, places in 1usize..300) {
        let prizes = of_pool(pool, ticket, places);
        prop_assert!(prizes.len() <= places);
        prop_assert_eq!(prizes.iter().map(PlacePrize::worth).sum::<Money>(), Money::new(pool));
        let tickets = prizes.iter().filter(|prize| !prize.ticket.is_zero()).count();
        prop_assert_eq!(tickets as u64, (pool / ticket).min(places as u64));
        prop_assert!(prizes.is_sorted_by(|better, worse| better.worth() >= worse.worth()));
    }
}

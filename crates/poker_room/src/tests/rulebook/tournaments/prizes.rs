//! Prize tables.

use super::catalogue;
use crate::{PrizeTable, WHOLE_PPM};

fn standard() -> PrizeTable {
    catalogue().prizes().table("standard").unwrap().clone()
}

fn shares(table: &PrizeTable, entrants: u16) -> Vec<u32> {
    table.for_entrants(entrants).unwrap_or_else(|| panic!("{entrants}")).shares_ppm().collect()
}

#[test]
fn r_prz_1_every_field_from_2_to_3000_has_prizes_that_sum_to_the_whole() {
    let table = standard();
    for entrants in 2..=3_000 {
        let row = table.for_entrants(entrants).unwrap();
        assert_eq!(row.shares_ppm().sum::<u32>(), WHOLE_PPM, "{entrants}");
        assert_eq!(row.shares_ppm().count(), usize::from(row.paid_places()));
        assert!(row.paid_places() <= entrants);
    }
    assert!([0, 1, 3_001].into_iter().all(|entrants| table.for_entrants(entrants).is_none()));
}

#[test]
fn ten_to_fifteen_percent_of_a_field_are_paid_and_of_a_small_one_up_to_three() {
    let table = standard();
    let paid = |entrants| table.for_entrants(entrants).unwrap().paid_places();
    assert_eq!([2, 3, 5, 6, 7, 10, 19].map(paid), [1, 2, 2, 2, 3, 3, 3]);
    for entrants in 20..=3_000 {
        let places = u32::from(paid(entrants));
        assert!(places * 100 <= u32::from(entrants) * 15 && places * 10 >= u32::from(entrants), "{entrants}: {places}");
    }
    assert!((2..3_000).all(|entrants| paid(entrants) <= paid(entrants + 1)), "more entrants, not fewer places");
}

#[test]
fn prizes_fall_with_the_place_and_nowhere_more_than_at_the_top() {
    let table = standard();
    for row in &table.rows {
        let shares: Vec<u32> = row.shares_ppm().collect();
        let falls: Vec<u32> = shares.windows(2).map(|pair| pair[0].checked_sub(pair[1]).unwrap()).collect();
        assert_eq!(falls.iter().max(), falls.first(), "{:?}", row.entrants);
        assert!(shares.windows(2).all(|pair| pair[0] <= 2 * pair[1]), "{:?}", row.entrants);
        let groups: Vec<u32> = row.places.iter().map(|group| group.share_ppm).collect();
        assert!(groups.windows(2).all(|pair| pair[0] > pair[1]), "{:?}: two groups are one", row.entrants);
    }
}

#[test]
fn the_first_prize_falls_from_the_whole_pool_to_a_sixth_of_it() {
    let table = standard();
    let first = |entrants| shares(&table, entrants)[0];
    assert_eq!([2, 5, 9].map(first), [WHOLE_PPM, 650_000, 500_000]);
    assert!((2..3_000).all(|entrants| first(entrants) >= first(entrants + 1)));
    assert!((150_000..=180_000).contains(&first(3_000)), "{}", first(3_000));
}

#[test]
fn the_last_paid_place_gets_one_and_a_half_to_two_buy_ins_in_a_large_field_and_never_less_than_one() {
    let table = standard();
    for entrants in 2..=3_000 {
        // A pool has as many buy-ins as entrants.
        let hundredths = u64::from(*shares(&table, entrants).last().unwrap()) * u64::from(entrants) / 10_000;
        assert!(hundredths >= 100, "{entrants}: {hundredths}");
        assert!(entrants <= 50 || (145..=210).contains(&hundredths), "{entrants}: {hundredths}");
    }
}

#[test]
fn small_fields_have_the_usual_prizes() {
    let table = standard();
    assert_eq!(shares(&table, 5), [650_000, 350_000]);
    assert_eq!(shares(&table, 9), [500_000, 300_000, 200_000]);
}

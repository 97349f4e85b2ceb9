//! Places and prizes (R-TRN-6, R-TRN-7, R-PRZ-2, R-PRZ-4).

use poker_protocol::Money;

use super::field::{Field, equal, freezeout};
use crate::rulebook::{EntryPrice, Finish};
use crate::tournament::{EntryState, PrizeDivision, TournamentOutput, TournamentStage};

#[test]
fn r_trn_6_a_tournament_ends_when_one_player_has_all_chips() {
    let mut field = Field::new(freezeout(6, 6), 11);
    field.enter(6);
    field.play_to_the_end();
    assert_eq!(field.tournament.stage(), TournamentStage::Finished);
    assert_eq!(field.places().keys().copied().collect::<Vec<u32>>(), [1, 2, 3, 4, 5, 6]);
}

#[test]
fn d_elim_1_r_trn_6_a_tournament_ends_when_all_who_are_left_would_get_the_same_prize() {
    let mut terms = freezeout(10, 10);
    terms.prizes.division = equal(5);
    terms.entry = EntryPrice { buy_in: Money::new(1_000), fee: Money::ZERO };
    let mut field = Field::new(terms, 12);
    field.enter(10);
    let mut at_the_end = 0;
    while field.tournament.stage() == TournamentStage::Playing {
        at_the_end = field.go_on().iter().filter(|output| matches!(output, TournamentOutput::Placed { .. })).count();
    }
    assert!(at_the_end >= 5, "{at_the_end} places were given at the end");
    let places = field.places();
    assert_eq!(places.len(), 10);
    let prizes: Vec<u64> = places.values().map(|&(_, prize)| prize.hundredths()).collect();
    assert_eq!(prizes, [2_000, 2_000, 2_000, 2_000, 2_000, 0, 0, 0, 0, 0]);
}

#[test]
fn r_typ_8_it_ends_when_half_of_the_field_is_left_rounded_down() {
    for players in [6, 7, 9] {
        let mut terms = freezeout(players, 10);
        terms.finish = Finish::HalfLeft;
        terms.prizes.division = PrizeDivision::Equal;
        let mut field = Field::new(terms, 13);
        field.enter(players);
        field.play_to_the_end();
        let paid = field.places().values().filter(|&&(_, prize)| !prize.is_zero()).count();
        assert_eq!(paid, usize::try_from(players / 2).unwrap());
    }
}

#[test]
fn r_prz_4_a_prize_is_paid_in_the_moment_of_going_out() {
    let mut field = Field::new(freezeout(6, 6), 14);
    field.enter(6);
    while field.tournament.stage() == TournamentStage::Playing {
        field.go_on();
        let placed = field.tournament.entrants().iter().filter(|entrant| matches!(entrant.state, EntryState::Placed { .. })).count();
        assert_eq!(field.places().len(), placed);
    }
    assert_eq!(field.places().len(), 6);
    let prizes = field.tournament.prizes();
    assert!(prizes.len() > 1, "the first prize is paid at the end");
    for (&place, &(_, prize)) in field.places() {
        let paid = usize::try_from(place - 1).ok().and_then(|place| prizes.get(place));
        assert_eq!(prize, paid.copied().unwrap_or_default(), "place {place}");
    }
}

#[test]
fn x_gua_1_r_prz_2_the_pool_is_at_least_the_guarantee() {
    for (buy_in, pool) in [(14_000, 100_000), (20_000, 120_000)] {
        let mut terms = freezeout(6, 6);
        terms.entry = EntryPrice { buy_in: Money::new(buy_in), fee: Money::new(100) };
        terms.prizes.guarantee = Money::new(100_000);
        let mut field = Field::new(terms, 15);
        field.enter(6);
        let prizes: Money = field.tournament.prizes().iter().sum();
        assert_eq!(prizes, Money::new(pool));
    }
}

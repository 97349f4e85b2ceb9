//! A player who is out sees the prize that was paid, which need not be that of the place.

use poker_protocol::{DealKind, EntrantState, Money, OwnEntryState, PlayerId, Prize, PrizeRow};

use poker_rules::Chips;

use super::field::{Field, falling, freezeout};
use crate::rulebook::{Finish, TimeLimitPayout};
use crate::tournament::{BadTournamentSave, DealAnswer, EntryState, PrizeDivision, TournamentStage, TournamentTerms};

/// Compares what the players are shown with what was told of each place, now and after a crash.
fn check(mut field: Field) {
    assert_eq!(field.tournament.stage(), TournamentStage::Finished);
    for _ in 0..2 {
        let (rows, _) = field.tournament.players_page(0);
        for (&place, &(entry, prize)) in field.places() {
            let own = field.tournament.own_entry(entry, field.now).unwrap();
            assert_eq!(own.state, OwnEntryState::Placed { place, prize: Prize { money: prize, ..Prize::default() } });
            let row = rows.iter().find(|row| row.who.entry == entry).unwrap();
            assert_eq!(row.state, EntrantState::Placed { place, prize, won: None });
        }
        field.crash(1_000);
    }
}

fn played(terms: TournamentTerms, seed: u64) -> Field {
    let entries = terms.most_entries;
    let mut field = Field::new(terms, seed);
    field.enter(entries);
    field.take_outputs();
    field
}

#[test]
fn r_prz_4_a_prize_by_the_stacks_is_shown_as_it_was_paid() {
    let mut terms = freezeout(6, 6);
    (terms.finish, terms.prizes.division) = (Finish::HalfLeft, PrizeDivision::HalfByChips);
    let mut field = played(terms, 3);
    let (table, seat) = field.tournament.seat_of(PlayerId(1)).unwrap();
    let shown = field.tournament.snapshot(table, Some(seat), field.now).unwrap().tournament.unwrap();
    assert_eq!((field.tournament.places_paid(), shown.paid_places), (3, 3));
    let equal = PrizeRow { from: 1, to: 3, prize: Prize { money: Money::new(1_000), ..Prize::default() } };
    assert_eq!(field.tournament.prizes_view().rows, [equal]);
    field.play_to_the_end();
    assert!(field.places()[&1].1 > Money::ZERO);
    check(field);
}

#[test]
fn r_prz_7_a_prize_in_proportion_at_the_end_of_a_time_limit_is_shown_as_it_was_paid() {
    let mut terms = freezeout(6, 6);
    (terms.finish, terms.prizes.division) = (Finish::TimeLimit { seconds: 60 }, falling(6));
    terms.stack = Chips::new(100_000);
    terms.time_limit_payout = Some(TimeLimitPayout::Proportional);
    let mut field = played(terms, 4);
    while field.tournament.stage() == TournamentStage::Playing {
        field.fold_on();
    }
    assert!(field.places().iter().any(|(&place, &(_, prize))| prize != field.tournament.prize(place)));
    check(field);
}

#[test]
fn r_prz_5_r_trn_13_the_share_of_a_deal_and_the_missing_prize_of_a_disqualified_player_are_shown() {
    let mut terms = freezeout(6, 6);
    terms.prizes.division = falling(6);
    let mut field = played(terms, 5);
    field.tournament.disqualify(PlayerId(6), &mut field.dealer, field.now).unwrap();
    let deal = field.tournament.propose_deal(PlayerId(1), DealKind::Equal, field.now).unwrap();
    for player in 2..=5 {
        field.tournament.answer_deal(PlayerId(player), (deal, DealAnswer::Agree), &mut field.dealer, field.now).unwrap();
    }
    field.take_outputs();
    assert!(field.tournament.prize(6) > Money::ZERO && field.places()[&6].1.is_zero());
    check(field);
}

#[test]
fn a_save_with_a_place_that_cannot_be_or_with_more_prizes_than_the_pool_is_refused() {
    let mut field = played(freezeout(6, 6), 6);
    field.play_to_the_end();
    let (&(winner, prize), &(second, _)) = (&field.places()[&1], &field.places()[&2]);
    let sound = field.tournament.save(field.now);
    let refused = |place, prize| {
        let mut save = sound.clone();
        save.entrants[winner.index()].state = EntryState::Placed { place, prize, extra: Money::ZERO, goes_on: false };
        save.check()
    };
    assert_eq!(refused(1, prize), Ok(()));
    assert_eq!(refused(7, prize), Err(BadTournamentSave::Place(winner)));
    assert_eq!(refused(0, prize), Err(BadTournamentSave::Place(winner)));
    assert_eq!(refused(2, prize), Err(BadTournamentSave::Place(winner.max(second))));
    let more = Money::new(6_001);
    assert!(matches!(refused(1, more), Err(BadTournamentSave::Prizes { found, most }) if found > most && most == Money::new(6_000)));
}

#[test]
fn r_prz_1_a_sit_and_go_shows_the_prizes_of_a_full_table_before_the_first_player_comes() {
    let mut terms = freezeout(6, 6);
    terms.prizes.division = falling(6);
    let mut field = Field::new(terms, 5);
    let empty = field.tournament.prizes_view();
    assert!(!empty.is_final && empty.pool > Money::ZERO && !empty.rows.is_empty());
    field.enter(6);
    let full = field.tournament.prizes_view();
    assert!(full.is_final);
    assert_eq!((empty.pool, empty.rows), (full.pool, full.rows));
}

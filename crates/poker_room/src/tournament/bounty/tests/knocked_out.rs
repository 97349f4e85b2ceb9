//! What the players' own bounties pay.

use poker_protocol::Money;

use super::scene::{A, B, C, D, PROGRESSIVE, REGULAR, book, own, paid};
use crate::{BountyForm, BountyRules, BountySettlement, BountySource};
use poker_protocol::BountyReason::{Cancelled, Knockout, Own};

#[test]
fn r_bty_1_the_eliminator_is_paid_the_whole_bounty_x_bty_1() {
    let mut book = book(REGULAR, &[500, 500, 500]);
    assert_eq!(book.out(B, &[A]), [paid(A, 500, Knockout)]);
    assert_eq!(book.owns(&[A, B, C]), [500, 0, 500], "A's own bounty does not grow");
    assert_eq!(BountySource::of(Knockout), BountySource::Pool);
}

#[test]
fn r_bty_2_half_is_paid_and_half_raises_the_eliminators_bounty_x_bty_2() {
    let mut book = book(PROGRESSIVE, &[1_000, 1_000, 1_000]);
    assert_eq!(book.out(A, &[B]), [paid(B, 500, Knockout)]);
    assert_eq!(book.owns(&[A, B, C]), [0, 1_500, 1_000]);
    assert_eq!(book.out(B, &[C]), [paid(C, 750, Knockout)]);
    assert_eq!(book.owns(&[A, B, C]), [0, 0, 1_750]);
}

#[test]
fn r_bty_10_the_odd_cent_of_a_split_is_paid_in_cash_x_bty_3() {
    let mut book = book(PROGRESSIVE, &[751, 0]);
    assert_eq!(book.out(A, &[B]), [paid(B, 376, Knockout)]);
    assert_eq!(book.owns(&[A, B]), [0, 375]);
}

#[test]
fn r_bty_2_the_winner_is_paid_the_own_bounty_x_bty_4() {
    for rules in [PROGRESSIVE, REGULAR] {
        let mut book = book(rules, &[4_500]);
        assert_eq!(book.finish(), [paid(A, 4_500, Own)]);
        assert_eq!((book.holds(), book.own(A), book.finish()), (Money::ZERO, Money::ZERO, vec![]));
    }
}

#[test]
fn r_bty_2_the_percentage_is_part_of_the_rules() {
    let of = |percent| BountyRules { form: BountyForm::Progressive { percent }, ..REGULAR };
    for (percent, cash, added) in [(0, 0, 1_000), (1, 10, 990), (33, 330, 670), (75, 750, 250), (100, 1_000, 0)] {
        let mut book = book(of(percent), &[1_000, 0]);
        let cash_paid: u64 = book.out(A, &[B]).iter().map(|bounty| bounty.amount.hundredths()).sum();
        assert_eq!((cash_paid, book.owns(&[B])), (cash, vec![added]), "{percent} %");
    }
}

#[test]
fn r_bty_10_several_winners_share_equally_and_odd_cents_follow_their_order() {
    let mut regular = book(REGULAR, &[1_001, 0, 0, 0]);
    assert_eq!(regular.out(A, &[D, B, C]), [paid(B, 334, Knockout), paid(C, 333, Knockout), paid(D, 334, Knockout)]);
    let mut progressive = book(PROGRESSIVE, &[10, 0, 0, 0]);
    // Shares of 4, 3 and 3 cents, each halved with the odd cent in cash.
    assert_eq!(progressive.out(A, &[C, B, D]), [paid(B, 2, Knockout), paid(C, 2, Knockout), paid(D, 2, Knockout)]);
    assert_eq!(progressive.owns(&[B, C, D]), [1, 2, 1]);
}

#[test]
fn r_bty_8_combined_entries_have_both_bounties_x_bty_6() {
    let mut book = book(REGULAR, &[1_000, 1_500, 700]);
    book.combine(B, A).unwrap();
    assert_eq!(book.owns(&[A, B, C]), [2_500, 0, 700]);
    assert_eq!(book.out(A, &[C]), [paid(C, 2_500, Knockout)]);
}

#[test]
fn r_bty_8_a_re_entry_pays_a_new_bounty() {
    let mut book = book(REGULAR, &[500, 500]);
    assert_eq!(book.bust(A, &[B]), [paid(B, 500, Knockout)]);
    book.re_enter(A, C, own(600)).unwrap();
    assert_eq!((book.owns(&[A, B, C]), book.holds()), (vec![0, 500, 600], Money::new(1_100)));
    assert_eq!(book.out(C, &[B]), [paid(B, 600, Knockout)]);
}

#[test]
fn r_bty_1_a_rebuy_adds_its_bounty_to_the_players_own() {
    let mut book = book(REGULAR, &[500, 500]);
    book.rebuy(A, Money::new(300)).unwrap();
    assert_eq!(book.bust(A, &[B]), [paid(B, 800, Knockout)]);
    book.rebuy(A, Money::new(300)).unwrap();
    assert_eq!((book.own(A), book.holds()), (Money::new(300), Money::new(800)));
}

#[test]
fn r_bty_9_bounties_may_be_paid_as_a_total_at_the_end() {
    let mut book = book(BountyRules { settlement: BountySettlement::AtEnd, ..PROGRESSIVE }, &[1_000, 1_000, 1_000]);
    assert_eq!((book.out(A, &[B]), book.out(B, &[C])), (vec![], vec![]));
    assert_eq!((book.own(C), book.holds()), (Money::new(1_750), Money::new(3_000)));
    assert_eq!(book.finish(), [paid(B, 500, Knockout), paid(C, 750, Knockout), paid(C, 1_750, Own)]);
    assert_eq!(book.holds(), Money::ZERO);
}

#[test]
fn r_can_7_a_cancelled_tournament_pays_each_player_left_the_own_bounty_x_can_9() {
    let mut book = book(REGULAR, &[500, 750, 900]);
    book.out(C, &[B]);
    assert_eq!(book.cancel(), [paid(A, 500, Cancelled), paid(B, 750, Cancelled)]);
    assert!(book.check() && book.holds().is_zero());
}

#[test]
fn an_entry_that_is_withdrawn_takes_its_own_bounty_out_of_the_book() {
    let mut book = book(REGULAR, &[500, 750]);
    assert_eq!(book.withdraw(B), Ok(Money::new(750)));
    assert_eq!((book.holds(), book.finish()), (Money::new(500), vec![paid(A, 500, Own)]));
}

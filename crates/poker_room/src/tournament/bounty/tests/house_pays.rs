//! Bounties that the house pays: on the VIP, on listed players and on pros.

use poker_protocol::Money;

use super::scene::{A, B, C, D, PROGRESSIVE, REGULAR, book, own, paid, with_house};
use crate::{Bounties, BountyRules, BountySettlement, BountySource, EntryId, HouseBountyKind, Rulebook};
use poker_protocol::BountyReason::{Cancelled, Knockout, Listed, Own, Pro, Vip};

/// A book with the VIP A and the other players B, C and D.
fn vip(rules: BountyRules) -> Bounties {
    let mut book = Bounties::new(rules);
    book.enter(A, with_house(500, &[(HouseBountyKind::Vip, 10_000)])).unwrap();
    for other in [B, C, D] {
        book.enter(other, own(500)).unwrap();
    }
    book
}

#[test]
fn r_bty_3_a_vip_bounty_is_paid_only_for_the_last_knock_out_x_bty_5() {
    let mut book = vip(REGULAR);
    assert_eq!(book.bust(A, &[B]), [paid(B, 500, Knockout)]);
    book.rebuy(A, Money::new(500)).unwrap();
    assert_eq!(book.out(A, &[D]), [paid(D, 500, Knockout), paid(D, 10_000, Vip)]);
    assert_eq!(book.finish(), [paid(B, 500, Own), paid(C, 500, Own), paid(D, 500, Own)]);
    assert_eq!(BountySource::of(Vip), BountySource::House);
}

#[test]
fn r_bty_3_a_vip_bounty_waits_until_the_offer_is_declined() {
    let mut book = vip(REGULAR);
    assert_eq!(book.bust(A, &[C, B]), [paid(B, 250, Knockout), paid(C, 250, Knockout)]);
    assert_eq!(book.stay_out(A), Ok(vec![paid(B, 5_000, Vip), paid(C, 5_000, Vip)]));
    assert!(book.stay_out(A).is_err(), "it is paid once");
}

#[test]
fn r_bty_3_no_vip_bounty_is_paid_for_a_knock_out_before_a_re_entry() {
    let mut book = vip(REGULAR);
    book.bust(A, &[B]);
    book.re_enter(A, EntryId(9), with_house(500, &[(HouseBountyKind::Vip, 10_000)])).unwrap();
    assert!(book.stay_out(A).is_err());
    assert_eq!(book.out(EntryId(9), &[C]), [paid(C, 500, Knockout), paid(C, 10_000, Vip)]);
}

#[test]
fn r_bty_3_the_rules_may_pay_a_vip_bounty_before_a_rebuy() {
    let mut book = vip(BountyRules { vip_before_rebuy: true, ..REGULAR });
    assert_eq!(book.bust(A, &[B]), [paid(B, 500, Knockout), paid(B, 10_000, Vip)]);
    assert_eq!(book.stay_out(A), Ok(vec![]), "it is paid once");
}

#[test]
fn r_bty_3_no_rulebook_pays_a_vip_bounty_before_a_rebuy() {
    for id in ["en-2.7", "sv-2.6", "fr-3.1"] {
        let parameters = Rulebook::embedded(id).unwrap().unwrap().parameters;
        assert_eq!(parameters.vip_bounty_before_rebuy.map(|figure| figure.is), Some(false), "{id}");
    }
}

#[test]
fn r_bty_3_an_open_offer_ends_with_the_tournament() {
    let mut book = vip(REGULAR);
    book.bust(A, &[B]);
    assert_eq!(book.cancel(), [paid(B, 500, Cancelled), paid(B, 10_000, Vip), paid(C, 500, Cancelled), paid(D, 500, Cancelled)]);
}

#[test]
fn r_bty_4_any_elimination_pays_the_knockout_prize() {
    let mut book = book(REGULAR, &[200, 200, 200, 200]);
    for victim in [B, C, D] {
        assert_eq!(book.out(victim, &[A]), [paid(A, 200, Knockout)]);
    }
}

#[test]
fn r_bty_5_the_house_pays_for_listed_players_and_r_bty_6_for_pros() {
    let mut book = Bounties::new(REGULAR);
    book.enter(A, with_house(0, &[(HouseBountyKind::Listed, 2_000)])).unwrap();
    book.enter(B, with_house(0, &[(HouseBountyKind::Pro, 3_000)])).unwrap();
    book.enter(C, own(0)).unwrap();
    book.enter(D, own(0)).unwrap();
    assert_eq!(book.out(A, &[C]), [paid(C, 2_000, Listed)]);
    assert_eq!(book.out(B, &[C]), [paid(C, 3_000, Pro)]);
    assert!(book.out(D, &[C]).is_empty(), "D is on no list");
    assert_eq!((BountySource::of(Listed), BountySource::of(Pro), book.holds()), (BountySource::House, BountySource::House, Money::ZERO));
}

#[test]
fn r_bty_7_progressive_rules_leave_the_bounties_of_the_house_whole() {
    let mut book = Bounties::new(PROGRESSIVE);
    book.enter(A, with_house(1_000, &[(HouseBountyKind::Listed, 2_000), (HouseBountyKind::Pro, 3_000)])).unwrap();
    book.enter(B, own(1_000)).unwrap();
    assert_eq!(book.out(A, &[B]), [paid(B, 500, Knockout), paid(B, 2_000, Listed), paid(B, 3_000, Pro)]);
    assert_eq!(book.own(B), Money::new(1_500));
}

#[test]
fn r_bty_8_combined_entries_have_the_bounties_of_the_house_added_but_one_vip_bounty() {
    let mut book = Bounties::new(REGULAR);
    let bounties = [(HouseBountyKind::Pro, 3_000), (HouseBountyKind::Vip, 10_000)];
    book.enter(A, with_house(0, &bounties)).unwrap();
    book.enter(B, with_house(0, &bounties)).unwrap();
    book.enter(C, own(0)).unwrap();
    book.combine(A, B).unwrap();
    assert_eq!(book.out(B, &[C]), [paid(C, 10_000, Vip), paid(C, 6_000, Pro)]);
}

#[test]
fn r_bty_9_the_house_too_pays_a_total_at_the_end() {
    let mut book = vip(BountyRules { settlement: BountySettlement::AtEnd, ..REGULAR });
    assert!(book.out(A, &[B]).is_empty());
    let paid_at_end = book.finish();
    assert_eq!(paid_at_end[..3], [paid(B, 500, Knockout), paid(B, 500, Own), paid(B, 10_000, Vip)]);
}

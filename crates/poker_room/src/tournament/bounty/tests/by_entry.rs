//! The book of bounties in parts, one for each entry.

use std::collections::BTreeSet;

use poker_protocol::Money;

use super::super::{Bounties, BountyForm, BountyRules, BountySettlement, EntryBounty, KnockOut, UnsoundBounties};
use crate::tournament::EntryId;

const RULES: BountyRules =
    BountyRules { form: BountyForm::Progressive { percent: 50 }, settlement: BountySettlement::AtEnd, vip_before_rebuy: false };

fn entered(entries: u32) -> Bounties {
    let mut book = Bounties::new(RULES);
    for entry in 0..entries {
        book.enter(EntryId(entry), EntryBounty { own: Money::new(1_000), house: Vec::new() }).unwrap();
    }
    book
}

fn changed(book: &mut Bounties) -> Vec<u32> {
    book.take_changed().unwrap().into_iter().map(|entry| entry.0).collect()
}

#[test]
fn whoever_gains_or_loses_a_bounty_is_told_to_the_journal() {
    let mut book = entered(5);
    assert_eq!(book.take_changed(), None, "everything is new");
    assert_eq!(book.take_changed(), Some(BTreeSet::new()));
    book.knock_out(&KnockOut { victim: EntryId(4), by: &[EntryId(1), EntryId(2)], may_return: true }).unwrap();
    assert_eq!(changed(&mut book), [1, 2, 4]);
    book.rebuy(EntryId(4), Money::new(500)).unwrap();
    assert_eq!(changed(&mut book), [4]);
    book.combine(EntryId(0), EntryId(3)).unwrap();
    assert_eq!(changed(&mut book), [0, 3]);
    book.finish();
    assert_eq!(changed(&mut book), [0, 1, 2, 3, 4]);
}

#[test]
fn a_book_is_put_together_from_its_parts_and_one_that_does_not_add_up_is_refused() {
    let mut book = entered(3);
    book.knock_out(&KnockOut { victim: EntryId(2), by: &[EntryId(0)], may_return: false }).unwrap();
    let parts = || (0..3).map(EntryId).map(|entry| (entry, book.saved(entry).unwrap()));
    assert_eq!(Bounties::restored(RULES, book.account(), parts()).as_ref(), Ok(&book));
    assert_eq!(Bounties::restored(RULES, book.account(), parts().skip(1)), Err(UnsoundBounties));
}

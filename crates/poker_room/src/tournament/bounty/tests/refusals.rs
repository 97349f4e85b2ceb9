//! What the book of bounties refuses, and that a refusal changes nothing.

use poker_protocol::Money;

use super::scene::{A, B, C, D, PROGRESSIVE, REGULAR, book, own};
use crate::{Bounties, BountyError, BountyRules, BountySettlement, EntryId, KnockOut};

fn refused<T: std::fmt::Debug + PartialEq>(book: &Bounties, error: BountyError, ask: impl Fn(&mut Bounties) -> Result<T, BountyError>) {
    let mut asked = book.clone();
    assert_eq!(ask(&mut asked), Err(error));
    assert_eq!(&asked, book, "a refusal for {error} changed the book");
}

#[test]
fn the_book_of_bounties_refuses_what_cannot_be() {
    let mut book = book(REGULAR, &[500, 500, 500, 500]);
    book.out(D, &[A]);
    let out = |victim, by: &'static [EntryId]| move |book: &mut Bounties| book.knock_out(&KnockOut { victim, by, may_return: true });
    refused(&book, BountyError::EnteredTwice(A), |book| book.enter(A, own(1)));
    refused(&book, BountyError::EnteredTwice(D), |book| book.enter(D, own(1)));
    refused(&book, BountyError::Overflow, |book| book.enter(EntryId(9), own(u64::MAX)));
    refused(&book, BountyError::NotIn(D), |book| book.withdraw(D));
    refused(&book, BountyError::NotIn(D), out(D, &[A]));
    refused(&book, BountyError::NotIn(D), out(A, &[D]));
    refused(&book, BountyError::NotIn(EntryId(9)), out(A, &[B, EntryId(9)]));
    refused(&book, BountyError::BadEliminators(A), out(A, &[]));
    refused(&book, BountyError::BadEliminators(A), out(A, &[B, A]));
    refused(&book, BountyError::BadEliminators(A), out(A, &[B, C, B]));
    refused(&book, BountyError::NotIn(D), |book| book.rebuy(D, Money::new(1)));
    refused(&book, BountyError::Overflow, |book| book.rebuy(A, Money::new(u64::MAX)));
    refused(&book, BountyError::StillIn(A), |book| book.re_enter(A, EntryId(9), own(1)));
    refused(&book, BountyError::NotIn(EntryId(9)), |book| book.re_enter(EntryId(9), EntryId(10), own(1)));
    refused(&book, BountyError::EnteredTwice(A), |book| book.re_enter(D, A, own(1)));
    refused(&book, BountyError::NoOffer(A), |book| book.stay_out(A));
    refused(&book, BountyError::NoOffer(D), |book| book.stay_out(D));
    refused(&book, BountyError::CombinedWithItself(A), |book| book.combine(A, A));
    refused(&book, BountyError::NotIn(D), |book| book.combine(A, D));
    refused(&book, BountyError::NotIn(D), |book| book.combine(D, A));
}

#[test]
fn a_written_book_of_bounties_that_does_not_add_up_is_refused() {
    let mut book = book(BountyRules { settlement: BountySettlement::AtEnd, ..PROGRESSIVE }, &[1_000, 1_000, 1_000]);
    book.out(A, &[B]);
    book.bust(B, &[C]);
    let text = serde_json::to_string(&book).unwrap();
    assert_eq!(serde_json::from_str::<Bounties>(&text).unwrap(), book);
    assert_eq!(ron::from_str::<Bounties>(&ron::to_string(&book).unwrap()).unwrap(), book);
    for (sound, unsound) in
        [("\"own\":1750", "\"own\":1751"), ("\"amount\":500", "\"amount\":499"), ("\"paid_in\":3000", "\"paid_in\":2999")]
    {
        assert_eq!(text.matches(sound).count(), 1, "{sound} in {text}");
        assert!(serde_json::from_str::<Bounties>(&text.replace(sound, unsound)).is_err(), "{unsound}");
    }
    let twice = text.replacen("[[1,", "[[2,", 1);
    assert_ne!(twice, text);
    assert!(serde_json::from_str::<Bounties>(&twice).is_err(), "an entry is named twice");
}

//! The name of a hand that is shown beside others.

use poker_rules::{HandName, Rank};

/// A hand's name, and the kicker that distinguishes it from another hand with the same text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandNameWithKicker {
    pub name: HandName,
    /// `None` where no other hand has the same text, or all hands with that text are equal.
    pub kicker: Option<Rank>,
}

impl HandNameWithKicker {
    /// The name beside `others`: the kicker is the lowest one needed to distinguish the hand from each of them.
    pub fn among(name: HandName, others: impl IntoIterator<Item = HandName>) -> Self {
        let own = kickers(&name);
        let alike = others.into_iter().filter(|other| *other != name && read_alike(&name, other));
        let first_other = |other: HandName| own.iter().zip(kickers(&other)).position(|(one, two)| *one != two);
        let at = alike.filter_map(first_other).max();
        Self { name, kicker: at.and_then(|at| own.get(at).copied()) }
    }
}

impl From<HandName> for HandNameWithKicker {
    fn from(name: HandName) -> Self {
        Self { name, kicker: None }
    }
}

/// Whether two names differ only in their kickers.
fn read_alike(one: &HandName, other: &HandName) -> bool {
    match (one, other) {
        (HandName::Quads { rank, .. }, HandName::Quads { rank: same, .. })
        | (HandName::Trips { rank, .. }, HandName::Trips { rank: same, .. })
        | (HandName::Pair { rank, .. }, HandName::Pair { rank: same, .. })
        | (HandName::Flush { ranks: [rank, ..] }, HandName::Flush { ranks: [same, ..] })
        | (HandName::HighCard { ranks: [rank, ..] }, HandName::HighCard { ranks: [same, ..] }) => rank == same,
        (HandName::TwoPair { high, low, .. }, HandName::TwoPair { high: same_high, low: same_low, .. }) => {
            (high, low) == (same_high, same_low)
        }
        _ => one == other,
    }
}

/// The ranks that the text of a name leaves out, the highest first.
fn kickers(name: &HandName) -> Vec<Rank> {
    match name {
        HandName::Quads { kicker, .. } | HandName::TwoPair { kicker, .. } => vec![*kicker],
        HandName::Trips { kickers, .. } => kickers.to_vec(),
        HandName::Pair { kickers, .. } => kickers.to_vec(),
        HandName::Flush { ranks } | HandName::HighCard { ranks } => ranks[1..].to_vec(),
        HandName::RoyalFlush | HandName::StraightFlush { .. } | HandName::FullHouse { .. } | HandName::Straight { .. } => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use poker_rules::Rank::{Ace, Four, Jack, King, Nine, Queen, Ten, Two};

    use super::*;

    fn pair_of_fours(kickers: [Rank; 3]) -> HandName {
        HandName::Pair { rank: Four, kickers }
    }

    fn kicker(name: HandName, others: &[HandName]) -> Option<Rank> {
        HandNameWithKicker::among(name, others.iter().copied()).kicker
    }

    #[test]
    fn hands_of_one_name_are_told_apart_by_the_kicker_that_decides() {
        let (better, worse) = (pair_of_fours([Ace, King, Queen]), pair_of_fours([Ace, King, Jack]));
        assert_eq!((kicker(better, &[better, worse]), kicker(worse, &[better, worse])), (Some(Queen), Some(Jack)));
        assert_eq!(kicker(better, &[pair_of_fours([Nine, Ten, Two])]), Some(Ace));
    }

    #[test]
    fn a_hand_alone_in_its_name_or_equal_to_the_others_needs_no_kicker() {
        let pair = pair_of_fours([Ace, King, Queen]);
        assert_eq!(
            kicker(pair, &[pair, HandName::Straight { high: Nine }, HandName::Pair { rank: Two, kickers: [Ace, King, Jack] }]),
            None
        );
    }

    #[test]
    fn among_several_the_closest_hand_decides_how_deep_the_kicker_is() {
        let best = pair_of_fours([Ace, King, Queen]);
        assert_eq!(kicker(best, &[pair_of_fours([Ace, King, Jack]), pair_of_fours([Nine, Ten, Two])]), Some(Queen));
    }

    #[test]
    fn a_flush_is_told_by_its_first_card_that_differs() {
        let flush = |second| HandName::Flush { ranks: [Ace, second, Nine, Four, Two] };
        assert_eq!(kicker(flush(King), &[flush(Jack)]), Some(King));
    }

    #[test]
    fn names_read_alike_where_their_texts_are_equal() {
        let names = [Ace, King].into_iter().flat_map(|rank| {
            [Nine, Four].into_iter().flat_map(move |other| {
                [
                    HandName::RoyalFlush,
                    HandName::StraightFlush { high: rank },
                    HandName::Quads { rank, kicker: other },
                    HandName::FullHouse { trips: rank, pair: other },
                    HandName::Flush { ranks: [rank, Queen, Jack, other, Two] },
                    HandName::Straight { high: rank },
                    HandName::Trips { rank, kickers: [Queen, other] },
                    HandName::TwoPair { high: rank, low: Two, kicker: other },
                    HandName::TwoPair { high: Ace, low: other, kicker: Two },
                    HandName::Pair { rank, kickers: [Queen, Jack, other] },
                    HandName::HighCard { ranks: [rank, Queen, Jack, other, Two] },
                ]
            })
        });
        let names: Vec<HandName> = names.collect();
        for one in &names {
            for other in &names {
                assert_eq!(read_alike(one, other), crate::name_text(*one) == crate::name_text(*other), "{one:?}, {other:?}");
            }
        }
    }
}

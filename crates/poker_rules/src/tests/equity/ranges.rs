//! Ranges as text.

use proptest::prelude::*;

use crate::{
    Card, CardSet,
    equity::{BadRange, Expected, Range},
};

fn range(text: &str) -> Range {
    text.parse().unwrap()
}

#[test]
fn short_forms_stand_for_hands() {
    for (short, long, hands) in [
        ("77", "7d7c, 7h7c, 7s7c, 7h7d, 7s7d, 7s7h", 6),
        ("AKs", "AcKc AdKd AhKh AsKs", 4),
        ("KAs", "AKs", 4),
        ("AK", "AKs,AKo", 16),
        ("77+", "77,88,99,TT,JJ,QQ,KK,AA", 48),
        ("77-TT", "77,88,99,TT", 24),
        ("TT-77", "77,88,99,TT", 24),
        ("A2s+", "A2s,A3s,A4s,A5s,A6s,A7s,A8s,A9s,ATs,AJs,AQs,AKs", 48),
        ("KTs-K8s", "KTs,K9s,K8s", 12),
        ("K8s-KTs", "KTs,K9s,K8s", 12),
        ("T9o-76o", "T9o,98o,87o,76o", 48),
        ("QJ+", "QJ", 16),
        ("AhKh", "KhAh", 1),
        ("AK, AKs", "AK", 16),
    ] {
        assert_eq!(range(short), range(long), "{short}");
        assert_eq!(range(short).count(), hands, "{short}");
    }
}

#[test]
fn the_range_of_every_hand_has_three_names() {
    for text in ["random", "*", "100%", "22+, A2+, K2+, Q2+, J2+, T2+, 92+, 82+, 72+, 62+, 52+, 42+, 32", "AA, random"] {
        assert_eq!(range(text), Range::every(2), "{text}");
    }
    assert_eq!(Range::every(2).count(), 1326);
    assert_eq!(Range::parse("random", 4), Ok(Range::every(4)));
    assert_eq!(Range::every(4).count(), 270_725);
}

#[test]
fn omaha_hands_are_written_by_their_cards() {
    let range = Range::parse("AhKhQdJd, 5s 4s", 4);
    assert_eq!(range, Err(BadRange { at: 12, expected: Expected::Rank }));
    let range = Range::parse("AhKhQdJd JdQdKhAh 5s4s3s2s", 4).unwrap();
    assert_eq!((range.count(), range.to_string().as_str()), (2, "5s4s3s2s, AhKhQdJd"));
}

#[test]
fn an_error_points_at_the_character_that_does_not_fit() {
    for (text, at, expected) in [
        ("", 0, Expected::Hand),
        (" , ", 3, Expected::Hand),
        ("A", 1, Expected::Rank),
        ("AKs, KX", 6, Expected::Rank),
        ("ak", 0, Expected::Rank),
        ("AKx", 2, Expected::Comma),
        ("77s", 2, Expected::Comma),
        ("77+8", 3, Expected::Comma),
        ("AhK", 3, Expected::Suit),
        ("AhAh", 2, Expected::OtherCard),
        ("AhKh+", 4, Expected::Comma),
        ("77-AKs", 3, Expected::SameKind),
        ("KTs-K8o", 4, Expected::SameKind),
        ("KTs-Q8s", 4, Expected::SameKind),
        ("KTs-", 4, Expected::Rank),
        ("99%", 2, Expected::Comma),
    ] {
        assert_eq!(text.parse::<Range>(), Err(BadRange { at, expected }), "{text}");
    }
    assert_eq!("77-AKs".parse::<Range>().unwrap_err().to_string(), "character 4: a hand like the one before the dash expected");
}

#[test]
fn ranges_are_written_in_their_shortest_form() {
    for text in ["77+", "22", "88-TT", "AKs", "A2s+", "K8s-KTs, KTo", "T2+, 92+", "AA, AcKd", "random", "AA, 32o, 3c2c"] {
        assert_eq!(range(text).to_string(), text);
    }
    assert_eq!(range("A2,A3,A4,AK,AQ,AJ,AT,A9,A8,A7,A6,A5").to_string(), "A2+");
    assert_eq!(range("JTs,T9s,98s").to_string(), "JTs, T9s, 98s");
}

/// The text of a range with whole classes and single hands.
fn any_range() -> impl Strategy<Value = String> {
    let hand = (0..52usize, 1..52usize).prop_map(|(first, step)| format!("{}{}", Card::ALL[first], Card::ALL[(first + step) % 52]));
    let class = (0..13usize, 0..13usize, "[so]?").prop_map(|(first, second, kind)| {
        let rank = |place| crate::Rank::ALL[place];
        let kind = if first == second { "" } else { &kind };
        format!("{}{}{kind}", rank(first), rank(second))
    });
    let upwards = class.clone().prop_map(|class| format!("{class}+"));
    prop::collection::vec(prop_oneof![hand, class, upwards], 1..40).prop_map(|items| items.join(", "))
}

proptest! {
    #[test]
    fn a_written_range_reads_back_the_same(text in any_range()) {
        let range: Range = text.parse().unwrap();
        prop_assert_eq!(range.to_string().parse::<Range>().unwrap(), range);
    }

    #[test]
    fn a_written_omaha_range_reads_back_the_same(cards in Just(Card::ALL.to_vec()).prop_shuffle(), hole in 4..=5usize) {
        let text = cards.chunks_exact(hole).take(6).map(|hand| hand.iter().map(Card::to_string).collect()).collect::<Vec<String>>().join(",");
        let range = Range::parse(&text, hole).unwrap();
        prop_assert_eq!(range.count(), 6);
        prop_assert!(cards.chunks_exact(hole).take(6).all(|hand| range.contains(CardSet::from(hand))));
        prop_assert_eq!(Range::parse(&range.to_string(), hole).unwrap(), range);
    }

    #[test]
    fn any_text_is_read_or_refused_at_a_place_within_it(text in "[AKQJT2-9cdhso+,% *-]{0,12}|\\PC{0,12}", hole in 1..=5usize) {
        if let Err(bad) = Range::parse(&text, hole) {
            prop_assert!(bad.at <= text.chars().count());
        }
    }
}

//! Properties of the slider over all spans.

use poker_rules::Chips;
use proptest::prelude::*;

use super::{SliderPosition, SliderScale, SliderSpan};

prop_compose! {
    fn spans()(blind in 1_u64..5_000, min in 1_u64..200, max in 0_u64..2_000_000, matched in 0_u64..100, pot in 0_u64..3_000) -> SliderSpan {
        let min = Chips::new(blind * min);
        SliderSpan {
            min,
            max: Chips::new(min.get() + max),
            big_blind: Chips::new(blind),
            matched: Chips::new(matched * blind),
            pot: Chips::new(pot * blind),
        }
    }
}

fn place(per_million: u32) -> SliderPosition {
    SliderPosition::from_part(per_million as f32 / 1_000_000.0)
}

proptest! {
    #[test]
    fn the_right_end_is_exactly_all_in_and_the_left_the_least(span in spans()) {
        let slider = SliderScale::new(span);
        for amount in [SliderScale::amount_at, SliderScale::drag_to] {
            prop_assert_eq!(amount(&slider, SliderPosition::LEFT), span.min);
            prop_assert_eq!(amount(&slider, SliderPosition::RIGHT), span.max);
        }
        prop_assert_eq!(slider.position_of(span.max), SliderPosition::RIGHT);
        if span.min < span.max {
            prop_assert_eq!(slider.position_of(span.min), SliderPosition::LEFT);
        }
    }

    #[test]
    fn further_right_is_never_less(span in spans(), a in 0_u32..=1_000_000, b in 0_u32..=1_000_000) {
        let slider = SliderScale::new(span);
        let (low, high) = (place(a.min(b)), place(a.max(b)));
        prop_assert!(slider.amount_at(low) <= slider.amount_at(high));
        prop_assert!(slider.drag_to(low) <= slider.drag_to(high));
    }

    #[test]
    fn every_place_is_a_legal_amount(span in spans(), at in 0_u32..=1_000_000) {
        let amount = SliderScale::new(span).drag_to(place(at));
        prop_assert!(amount >= span.min && amount <= span.max);
    }

    #[test]
    fn a_drag_gives_whole_big_blinds_between_the_ends(span in spans(), at in 0_u32..=1_000_000) {
        let amount = SliderScale::new(span).drag_to(place(at));
        prop_assert!(amount == span.min || amount == span.max || amount.get().is_multiple_of(span.big_blind.get()));
    }

    #[test]
    fn the_knob_stands_where_it_was_dragged(span in spans(), at in 0_u32..=1_000_000) {
        let slider = SliderScale::new(span);
        let amount = slider.amount_at(place(at));
        let back = slider.amount_at(slider.position_of(amount));
        let slack = 2 + (span.max.get() - span.min.get()) / 40_000;
        prop_assert!(back.get().abs_diff(amount.get()) <= slack, "{amount:?} came back as {back:?}");
    }

    #[test]
    fn near_the_least_amount_the_track_is_even_in_big_blinds(span in spans()) {
        let near = span.min.get() + 8 * span.big_blind.get();
        prop_assume!(near < span.max.get());
        let slider = SliderScale::new(span);
        for blinds in 0..=8_u64 {
            let at = slider.position_of(Chips::new(span.min.get() + blinds * span.big_blind.get()));
            let even = SliderPosition::from_part(0.35 * blinds as f32 / 8.0);
            prop_assert!((at.part() - even.part()).abs() < 1e-4);
        }
    }
}

#[test]
fn each_doubling_of_the_pot_has_the_same_track() {
    let chips = Chips::new;
    let span = SliderSpan { min: chips(40), max: chips(100_000), big_blind: chips(20), matched: chips(0), pot: chips(1_000) };
    let slider = SliderScale::new(span);
    let at = |amount| slider.position_of(chips(amount)).part();
    let steps: Vec<_> = [500, 1_000, 2_000, 4_000, 8_000].windows(2).map(|pair| at(pair[1]) - at(pair[0])).collect();
    assert!(steps.iter().all(|step| (step - steps[0]).abs() < 1e-4 && *step > 0.05), "{steps:?}");
}

#[test]
fn a_stack_that_reaches_no_further_than_the_least_raise_leaves_one_amount() {
    let chips = Chips::new;
    let span = SliderSpan { min: chips(70), max: chips(70), big_blind: chips(20), matched: chips(60), pot: chips(200) };
    let slider = SliderScale::new(span);
    for at in [0.0, 0.3, 1.0] {
        assert_eq!(slider.drag_to(SliderPosition::from_part(at)), chips(70));
    }
}

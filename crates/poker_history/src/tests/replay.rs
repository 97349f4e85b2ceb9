//! Replayed hands end with the stacks that their files state.

use super::{HAND, hand};
use crate::{Obstacle, Reason, Replayed, Unfit, Verdict, check};

fn stacks(text: &str) -> String {
    let stacks = Replayed::play(&hand(text)).unwrap().stacks;
    stacks.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// A hand in which two of three players split a pot of 5 chips.
fn split(rest: &str) -> String {
    format!(
        "variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\nstarting_stacks = [100, 100, 100]\n\
         actions = ['d dh p1 2c3c', 'd dh p2 AcKc', 'd dh p3 AdKd', 'p3 cc', 'p1 f', 'p2 cc', 'd db 5h6h9s', 'p2 cc', 'p3 cc', 'd db Jc', \
         'p2 cc', 'p3 cc', 'd db Qh', 'p2 cc', 'p3 cc', 'p2 sm AcKc', 'p3 sm AdKd']\n{rest}"
    )
}

#[test]
fn stated_stacks_are_compared() {
    assert!(matches!(check(&hand(HAND)), Ok(Verdict::Agrees)));
    let Ok(Verdict::Differs { expected, found }) = check(&hand(&HAND.replace("199, 198, 153", "199, 199, 152"))) else { panic!() };
    let text = |stacks: &[crate::Decimal]| stacks.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(
        (text(&expected), text(&found)),
        (["199", "199", "152"].map(str::to_owned).to_vec(), ["199", "198", "153"].map(str::to_owned).to_vec())
    );
    let unstated: String = HAND.lines().filter(|line| !line.starts_with("finishing")).map(|line| line.to_owned() + "\n").collect();
    assert!(matches!(check(&hand(&unstated)), Ok(Verdict::Unstated)));
}

#[test]
fn r_pot_6_half_chips_are_split_where_the_file_splits_them_and_left_of_the_button_where_it_does_not() {
    assert_eq!(stacks(&split("")), "99 101 100");
    assert_eq!(stacks(&split("finishing_stacks = [99, 100.5, 100.5]")), "99 100.5 100.5");
}

#[test]
fn a_third_of_a_pot_that_has_no_decimal_form_is_not_a_difference() {
    let stated = |stacks: &str| {
        let round = "'p2 cc', 'p3 cc', 'p4 cc'";
        check(&hand(&format!(
            "variant = 'NT'\nantes = [0, 0, 0, 0]\nblinds_or_straddles = [1, 2, 0, 0]\nmin_bet = 2\n\
             starting_stacks = [100, 100, 100, 100]\nactions = ['d dh p2 2c3c', 'd dh p3 2d3d', 'd dh p4 2h3h', 'p3 cc', 'p4 cc', 'p1 f', 'p2 cc', \
             'd db AsKsQs', {round}, 'd db Js', {round}, 'd db Ts', {round}]\nfinishing_stacks = {stacks}"
        )))
    };
    for rounded in ["[99, 100.33, 100.33, 100.33]", "[99.0, 100.33333333333333, 100.33333333333333, 100.33333333333333]"] {
        assert!(matches!(stated(rounded), Ok(Verdict::NotRepresentable(Unfit::Amounts))), "{rounded}");
    }
    assert!(matches!(stated("[99, 101, 100, 100]"), Ok(Verdict::Agrees)));
    for wrong in ["[99, 100, 101, 100]", "[99, 100.25, 100.5, 100.25]", "[99, 100.33, 100.33, 100.43]"] {
        assert!(matches!(stated(wrong), Ok(Verdict::Differs { .. })), "{wrong}");
    }
}

#[test]
fn decimal_amounts_are_exact() {
    let cents = HAND.replace("[1, 2, 0]", "[0.05, 0.1, 0]").replace("min_bet = 2", "min_bet = 0.10").replace("cbr 6", "cbr 0.35");
    assert_eq!(stacks(&cents), "199.95 199.9 150.15");
}

#[test]
fn heads_up_the_forced_bets_are_read_reversed() {
    let text = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [100, 50]\n\
                actions = ['d dh p1 2c3c', 'd dh p2 AcKc', 'p2 f']";
    assert_eq!(stacks(text), "101 49");
}

#[test]
fn a_hand_that_was_mucked_unseen_has_lost() {
    let unseen = split("").replace("d dh p3 AdKd", "d dh p3 ????").replace("p3 sm AdKd", "p3 sm");
    assert_eq!(stacks(&unseen), "99 103 98");
    assert!(Replayed::play(&hand(&unseen)).unwrap().hand.unknown.contains(poker_rules::Seat::new(2)));
    // All players play the board, so no hand loses.
    let board = unseen.replace("5h6h9s", "ThJhKh").replace("db Jc", "db Ah");
    assert!(matches!(check(&hand(&board)), Ok(Verdict::NotRepresentable(Unfit::Unseen))));
    // Cards that are shown later are known.
    assert_eq!(stacks(&unseen.replace("p3 sm'", "p3 sm AdKd'")), "99 101 100");
}

#[test]
fn actions_that_the_rules_refuse_are_named() {
    let refused = |text: &str| match check(&hand(text)) {
        Ok(Verdict::Refused(obstacle)) => obstacle,
        other => panic!("{other:?}"),
    };
    assert!(matches!(refused(&HAND.replace("cbr 6", "cbr 3")), Obstacle::Refused { action, .. } if action == "p3 cbr 3"));
    assert!(matches!(refused(&HAND.replace("\"p1 f\", ", "")), Obstacle::Refused { .. }));
    assert!(matches!(refused(&HAND.replace(", \"p2 f\"", "")), Obstacle::Unfinished));
}

#[test]
fn an_action_of_another_game_is_a_fault_of_the_file() {
    for refused in ["p3 sd", "p3 pb"] {
        let wrong = check(&hand(&HAND.replace("p3 cbr 6", refused)));
        assert!(matches!(wrong, Err(Reason::Action(action)) if action == refused));
    }
}

#[test]
fn hands_that_the_rules_cannot_represent_are_told_apart_from_refused_ones() {
    let unfit = |text: &str| match check(&hand(text)) {
        Ok(Verdict::NotRepresentable(unfit)) => unfit,
        other => panic!("{other:?}"),
    };
    assert_eq!(unfit(&HAND.replace("[200, 200", "[inf, 200")), Unfit::Stack);
    assert_eq!(unfit(&HAND.replace("min_bet = 2", "min_bet = 3")), Unfit::BetSizes);
    assert_eq!(unfit(&HAND.replace("[1, 2, 0]", "[0, 0, 0]")), Unfit::Blinds);
    assert_eq!(unfit(&HAND.replace("[200, 200", "[200.000000001, 999999999999999999")), Unfit::Amounts);
    assert_eq!(unfit(&split("").replace("Jc", "??")), Unfit::Board);
    assert_eq!(unfit(&split("").replace("'d db Jc', ", "")), Unfit::Board);
    assert!(matches!(check(&hand(&HAND.replace("NT", "NS"))), Ok(Verdict::NotPlayed(code)) if code == "NS"));
}

/// Omaha: nearly every hand beats the one that won, and the one that was mucked has to lose to it.
const WON_WITH_ACE_HIGH: &str = r#"
variant = "PO"
antes = [0, 0]
blinds_or_straddles = [50, 100]
min_bet = 100
starting_stacks = [900, 1000]
actions = ["d dh p1 7c6sQd5c", "d dh p2 ????????", "p2 cc", "p1 cc", "d db Ad9hTc", "p1 cc", "p2 cc", "d db 2s", "p1 cc", "p2 cc", "d db Kh",
    "p1 cc", "p2 cc", "p1 sm 7c6sQd5c", "p2 sm"]
finishing_stacks = [1000, 900]
"#;

#[test]
fn a_hand_that_lost_unseen_to_a_weak_hand_is_given_weaker_cards() {
    let phh = hand(WON_WITH_ACE_HIGH);
    let replayed = Replayed::play(&phh).unwrap();
    assert!(matches!(check(&phh), Ok(Verdict::Agrees)), "{:?}", replayed.stacks);
}

#[test]
fn a_seat_with_the_number_zero_is_no_seat_and_the_order_of_the_players_counts() {
    let mut numbered = hand(HAND);
    numbered.seats = Some(vec![0, 1, 2]);
    let mut plain = hand(HAND);
    plain.seats = None;
    let seats = |phh| Replayed::play(phh).unwrap().hand.setup.seats;
    assert_eq!(seats(&numbered), seats(&plain));
}

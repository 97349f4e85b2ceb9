//! Which hands are shown, in which order, and which may stay hidden.

use super::table::{Table, cards, seat, setup};
use crate::{Action, HandEvent, HandName, HandSetup, IllegalAction, Rank, SeatSet, Turn};

fn three(muck: bool) -> HandSetup {
    let setup = setup(&[100, 100, 100], 1, 2).deal(&["Qc Qd", "Kc Kd", "Ac Ad"], "2h 3h 8s 9s Jd");
    HandSetup { muck_at_showdown: muck, ..setup }
}

#[test]
fn r_pot_5_the_last_aggressor_of_the_river_shows_first() {
    let table = three(false).table().play("c c x x x x x x x").play("x r10 c c").finish();
    assert_eq!(table.shown(), [(1, true), (2, true), (0, true)]);
}

#[test]
fn r_pot_5_without_one_the_first_left_of_the_button_shows_first() {
    let table = three(false).table().play("r6 c c x x x r10 c c").play("x x x").finish();
    assert_eq!(table.shown(), [(0, true), (1, true), (2, true)]);
}

#[test]
fn r_pot_5_a_beaten_hand_may_be_mucked() {
    let table = asked(true).play("c c x x x x x x x").play("x x r10 c c").finish();
    assert_eq!(table.shown(), [(2, true)], "the best hand was shown first");
    assert_eq!((table.choosers(), table.won()), (vec![0, 1], Vec::new()), "nothing is mucked unasked, and no pot goes anywhere before");
    let showed = asked(true).play("c c x x x x x x x").play("x x r10 c c").finish().play("s m");
    assert_eq!(showed.shown(), [(2, true), (0, true), (1, false)], "each as it was chosen");
    assert_eq!(table.play("m s").shown(), [(2, true), (0, false), (1, true)]);
    let table = asked(true).play("c c x x x x x x x").play("x r10 c c").finish();
    assert_eq!((table.shown(), table.choosers()), (vec![(1, true), (2, true)], vec![0]), "a hand that wins is shown, and first");
    assert_eq!(table.play("m").won(), [(0, 2, 36)]);
}

#[test]
fn r_pot_5_where_nobody_may_muck_all_show_and_nobody_is_asked() {
    let table = asked(false).play("c c x x x x x x x").play("x x r10 c c").finish();
    assert_eq!(table.shown(), [(2, true), (0, true), (1, true)]);
    assert_eq!((table.choosers(), table.hand.turn()), (Vec::new(), Turn::Over));
}

#[test]
fn a_record_made_before_players_were_asked_mucks_what_is_beaten() {
    let table = three(true).table().play("c c x x x x x x x").play("x x r10 c c").finish();
    assert_eq!(table.shown(), [(2, true), (0, false), (1, false)]);
    assert_eq!(table.hand.turn(), Turn::Over);
}

#[test]
fn one_shown_card_opens_no_other() {
    let table = asked(true).play("c c x x x x x x x").play("x x r10 c c").finish().play("s2 m");
    assert_eq!(table.shown(), [(2, true), (0, false), (1, false)], "the hand itself is mucked");
    assert_eq!(table.part_shown(), [(0, vec![None, Some(cards("Qd")[0])])]);
    assert_eq!(table.hand.open(), SeatSet::only(seat(2)));
}

#[test]
fn the_winner_of_a_hand_without_a_showdown_is_paid_and_then_asked() {
    let table = asked(false).play("f f").finish();
    assert_eq!((table.won(), table.choosers()), (vec![(0, 1, 2)], vec![1]));
    assert_eq!(table.stacks(), [99, 101, 100]);
    let unseen = |word| asked(false).play("f f").finish().play(word);
    let silent = unseen("m");
    assert!(
        !silent.events.iter().any(|event| matches!(event, HandEvent::Shown { .. } | HandEvent::Mucked { .. })),
        "nothing is told of it"
    );
    assert_eq!(silent.part_shown(), []);
    assert_eq!(unseen("s1").part_shown(), [(1, vec![Some(cards("Kc")[0]), None])]);
    let open = unseen("s");
    assert!(
        open.events.iter().any(|event| matches!(event, HandEvent::Shown { high: None, .. })),
        "without a name: the board is not complete"
    );
    assert_eq!((open.hand.open(), open.hand.turn()), (SeatSet::only(seat(1)), Turn::Over));
}

#[test]
fn who_is_not_asked_cannot_choose_and_who_is_asked_cannot_bet() {
    let mut table = asked(true).play("c c x x x x x x x").play("x x r10 c c");
    assert_eq!(table.refuses("m"), IllegalAction::HandOver, "the rake comes first");
    let mut table = table.finish();
    assert_eq!(table.refuses("c"), IllegalAction::HandOver);
    assert_eq!(table.refuses("s3"), IllegalAction::NoSuchCard);
    let muck = |table: &Table, of| table.hand.clone().apply(seat(of), Action::Muck, &mut |_| {});
    assert_eq!(muck(&table, 1), Err(IllegalAction::NotYourTurn { turn: Some(seat(0)) }));
    assert_eq!(table.hand.check_choice(seat(1), Action::Muck), Ok(()), "but it may be said before the turn");
    assert_eq!(table.hand.check_choice(seat(2), Action::Muck), Err(IllegalAction::NothingToShow), "that hand lies open");
    assert_eq!(asked(true).refuses("m"), IllegalAction::NothingToShow, "not while there is betting");
}

/// Three players who are asked whether they show hands that need not be shown.
fn asked(muck: bool) -> Table {
    HandSetup { ask_to_show: true, ..three(muck) }.table()
}

#[test]
fn r_pot_5_a_hand_that_wins_a_side_pot_is_not_mucked() {
    // Seat 2 is all-in with the best hand and shows; seat 0 still beats seat 1 in the side pot.
    let setup = setup(&[100, 100, 10], 1, 2).deal(&["Kc Kd", "Qc Qd", "Ac Ad"], "2h 3h 8s 9s Jd");
    let table = HandSetup { muck_at_showdown: true, ..setup }.table().play("r10 c c").play("x x x x x x").finish();
    assert_eq!(table.shown(), [(0, true), (1, false), (2, true)]);
    assert_eq!(table.won(), [(0, 2, 30)]);
    let table = table_with_side_pot().finish();
    assert_eq!(table.shown(), [(0, true), (1, true), (2, true)]);
    assert_eq!(table.won(), [(1, 1, 100), (0, 2, 30)]);
}

/// Seat 2 is all-in with aces; seats 0 and 1 bet on, and seat 1 has the better hand of these.
fn table_with_side_pot() -> Table {
    let setup = setup(&[100, 100, 10], 1, 2).deal(&["Qc Qd", "Kc Kd", "Ac Ad"], "2h 3h 8s 9s Jd");
    HandSetup { muck_at_showdown: true, ..setup }.table().play("r10 c c").play("x x x x").play("r50 c")
}

#[test]
fn r_pot_5_hands_lie_open_at_once_when_nobody_can_bet() {
    let setup = setup(&[100, 100, 100], 1, 2).deal(&["Kc Kd", "Qc Qd", "Ac Ad"], "2h 3h 8s 9s Jd");
    let table = HandSetup { muck_at_showdown: true, ask_to_show: true, ..setup }.table().play("f r100 c");
    let shows: Vec<usize> = positions(&table, |event| matches!(event, HandEvent::Shown { high: None, .. }));
    let streets = positions(&table, |event| matches!(event, HandEvent::StreetDealt { .. }));
    assert_eq!((shows.len(), streets.len()), (2, 3));
    assert!(shows[1] < streets[0], "shown before the flop is dealt");
    let table = table.finish();
    assert_eq!(table.shown(), [(0, true), (1, true)], "with their names, and nobody mucks a hand that lies open");
    assert!(table.choosers().is_empty(), "or is asked about it");
}

#[test]
fn a_shown_hand_names_its_five_cards() {
    let table = three(false).table().play("r100 f c").finish();
    let last = table.events.iter().rev().find_map(|event| match event {
        HandEvent::Shown { cards, high: Some(high), .. } => Some((cards.to_vec(), high.cards.to_vec(), high.name)),
        _ => None,
    });
    let name = HandName::Pair { rank: Rank::Ace, kickers: [Rank::Jack, Rank::Nine, Rank::Eight] };
    assert_eq!(last, Some((cards("Ac Ad"), cards("Ad Ac Jd 9s 8s"), name)));
}

fn positions(table: &Table, wanted: impl Fn(&HandEvent) -> bool) -> Vec<usize> {
    (0..table.events.len()).filter(|&at| wanted(&table.events[at])).collect()
}

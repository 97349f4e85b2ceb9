//! Showing and mucking hands, under room-003 as it is shipped (R-POT-5, R-JACK-3).

use std::collections::BTreeSet;

use poker_fair::SealKey;
use poker_protocol::{Bytes32, Entry, HandId, JackpotKind, Money, Refusal, ShowChoice, TableEvent, TurnId};
use poker_rules::{Action, Card, Chips, Deck, HandEvent, HolePlaces, IllegalAction};

use super::table_scene::{ROOM, Scene, Setting, awaited_choices, paced, seat, under};
use crate::integrity::Played;
use crate::{Dealer, HandRecord, Now, Randomness, Switches, TableOutput, TableRules, Tempo};

/// Deals this deck in every hand, with the button in the first seat.
struct Stacked(Deck);

impl Randomness for Stacked {
    fn deck(&mut self) -> Option<Deck> {
        Some(self.0)
    }

    fn key(&mut self) -> Option<SealKey> {
        Some(SealKey(Bytes32([7; 32])))
    }

    fn pick(&mut self, _ways: u32) -> Option<u32> {
        Some(0)
    }
}

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

/// Three players with these hands, starting left of the button, and this board.
fn dealt(setting: Setting, holes: [&str; 3], board: &str) -> Scene {
    let mut scene = Scene::with(setting, &[]);
    let holes = holes.map(cards);
    let known: Vec<Card> = (0..holes[0].len()).flat_map(|round| holes.iter().map(move |hole| hole[round]).collect::<Vec<_>>()).collect();
    let deck = Deck::starting_with(&known.into_iter().chain(cards(board)).collect::<Vec<_>>()).unwrap();
    scene.dealer = Dealer::new(Box::new(Stacked(deck)), HandId(1));
    for number in [1, 2, 3] {
        scene.sit(number, 10_000, Entry::WaitForBigBlind).unwrap();
    }
    // If players draw for the first button, the hand starts only after the draw.
    while scene.table.hand().is_none() {
        scene.wait(scene.table.switches().tempo.first_hand_ms);
    }
    scene
}

fn watched() -> Setting {
    paced(under(ROOM), Tempo::WATCHED)
}

fn with_empty(rules: TableRules, empty: &BTreeSet<JackpotKind>) -> Setting {
    let switches = Switches { empty_pools: empty.clone(), ..Switches::new(true, Tempo::WATCHED) };
    Setting { rules, switches }
}

/// Four kings bet the river and beat aces full of kings. The button folds.
fn river_bet(setting: Setting) -> (Scene, u8, u8) {
    bet(setting, ["Ac Ah", "Kc Kh", "7c 2d"], "As Ks Kd 3h 9c")
}

/// Four kings beat four queens, both with a pocket pair: a Bad Beat.
fn bad_beat(setting: Setting) -> (Scene, u8, u8) {
    bad_beat_of(setting, false)
}

/// The same hand, in which all players muck automatically or none does.
fn bad_beat_of(setting: Setting, auto_muck: bool) -> (Scene, u8, u8) {
    bet_at(setting, ["Qc Qh", "Kc Kh", "7c 2d"], "Qs Qd Ks Kd 9c", auto_muck)
}

fn bet(setting: Setting, holes: [&str; 3], board: &str) -> (Scene, u8, u8) {
    bet_at(setting, holes, board, false)
}

/// The second player bets the river and the first calls. Returns the beaten seat and the winning seat.
fn bet_at(setting: Setting, holes: [&str; 3], board: &str, auto_muck: bool) -> (Scene, u8, u8) {
    let mut scene = dealt(setting, holes, board);
    for number in [1, 2, 3] {
        scene.table.set_auto_muck(seat(number), auto_muck, scene.now);
    }
    let order: Vec<u8> = {
        let hand = scene.table.hand().unwrap();
        hand.dealt_in().clockwise_after(hand.setup().button).map(poker_rules::Seat::number).collect()
    };
    let [beaten, winner, button] = order[..] else { panic!("three are dealt in") };
    let street = |scene: &mut Scene| scene.wait(scene.table.switches().tempo.street_ms);
    scene.act(button, Action::Call);
    scene.act(beaten, Action::Call);
    scene.act(winner, Action::Check);
    for _ in 0..2 {
        street(&mut scene);
        scene.act(beaten, Action::Check);
        scene.act(winner, Action::Check);
        scene.act(button, Action::Check);
    }
    street(&mut scene);
    let most = scene.table.hand().unwrap().setup().stakes.big_blind;
    scene.act(beaten, Action::Check);
    scene.act(winner, Action::RaiseTo(most));
    scene.act(button, Action::Fold);
    scene.act(beaten, Action::Call);
    (scene, beaten, winner)
}

/// All players fold to the big blind, who wins without showing. Returns the winner.
fn walk(setting: Setting) -> (Scene, u8) {
    let mut scene = dealt(setting, ["Ac Ah", "Kc Kh", "7c 2d"], "As Ks Kd 3h 9c");
    scene.fold_hand();
    let winner = scene.table.hand().map_or(0, |hand| hand.live().first().unwrap().number());
    (scene, winner)
}

fn asked(scene: &Scene) -> (Vec<u8>, TurnId) {
    let (seats, turn) = awaited_choices(&scene.table, scene.now).unwrap_or((Vec::new(), TurnId(0)));
    (seats.into_iter().map(poker_rules::Seat::number).collect(), turn)
}

fn choose(scene: &mut Scene, number: u8, action: Action) -> Result<(), Refusal> {
    let (_, turn) = asked(scene);
    let chosen = scene.table.act(seat(number), scene.hand_id(), turn, action, scene.now);
    scene.listen();
    chosen
}

fn all() -> Action {
    Action::Show(HolePlaces::all(2))
}

fn mucked(scene: &Scene, number: u8) -> bool {
    scene.happened(|event| *event == HandEvent::Mucked { seat: seat(number) })
}

/// The seats whose whole hands are shown.
fn shown(scene: &Scene) -> Vec<u8> {
    let shown = |output: &TableOutput| match output {
        TableOutput::Hand { event: HandEvent::Shown { seat, .. }, .. } => Some(seat.number()),
        _ => None,
    };
    scene.told.iter().filter_map(shown).collect()
}

fn choice(scene: &Scene, number: u8) -> Option<ShowChoice> {
    match scene.table.snapshot(Some(seat(number)), scene.now).to_show? {
        TableEvent::ToShow { choice, .. } => choice,
        _ => None,
    }
}

fn record(scene: &Scene) -> HandRecord {
    HandRecord::clone(scene.records().last().unwrap())
}

#[test]
fn r_pot_5_the_loser_of_a_river_bet_is_asked_and_nothing_is_mucked_unasked() {
    let (mut scene, beaten, winner) = river_bet(watched());
    assert_eq!((asked(&scene).0, shown(&scene)), (vec![beaten], vec![winner]), "the bettor shows first");
    assert!(scene.records().is_empty() && !mucked(&scene, beaten));
    choose(&mut scene, beaten, Action::Muck).unwrap();
    assert!(mucked(&scene, beaten));
    assert_eq!(record(&scene).actions.last(), Some(&Action::Muck), "an action of the hand");
    let (mut scene, beaten, winner) = river_bet(watched());
    choose(&mut scene, beaten, all()).unwrap();
    assert_eq!(shown(&scene), [winner, beaten]);
    assert_eq!(record(&scene).decision_ms.len(), record(&scene).actions.len());
}

#[test]
fn r_pot_5_one_who_says_nothing_in_time_shows_at_a_showdown_and_not_after_a_win_that_nobody_saw() {
    let (mut scene, beaten, winner) = river_bet(watched());
    scene.wait(Tempo::WATCHED.choice_ms - 1);
    assert!(scene.records().is_empty());
    scene.wait(1);
    assert_eq!((shown(&scene), scene.records().len()), (vec![winner, beaten], 1), "hands are revealed; mucking is a decision");
    let (mut scene, winner) = walk(watched());
    assert_eq!(choice(&scene, winner), Some(ShowChoice { shown_unasked: false, jackpot: None }));
    scene.wait(Tempo::WATCHED.choice_ms);
    assert_eq!((shown(&scene), scene.records().len()), (Vec::new(), 1));
}

#[test]
fn r_jack_3_the_room_takes_no_bad_beat_away_unasked() {
    let (scene, beaten, _) = bad_beat(watched());
    assert_eq!(choice(&scene, beaten), Some(ShowChoice { shown_unasked: true, jackpot: Some(JackpotKind::BadBeat) }));
    let (scene, beaten, winner) = bad_beat(under(ROOM).into());
    assert_eq!(shown(&scene), [winner, beaten], "also where there is no time to ask");
}

#[test]
fn the_automatic_muck_does_nothing_where_a_jackpot_may_be_at_stake_and_the_player_is_told_why() {
    let auto = |play: fn(Setting) -> (Scene, u8, u8)| {
        let mut scene = dealt(watched(), ["Ac Ah", "Kc Kh", "7c 2d"], "As Ks Kd 3h 9c");
        for number in [1, 2, 3] {
            scene.table.set_auto_muck(seat(number), true, scene.now);
        }
        let switches = scene.table.snapshot(Some(seat(1)), scene.now).you.unwrap();
        assert!(switches.auto_muck);
        let (mut played, beaten, _) = play(watched());
        // The player is asked to show or muck. Switching on auto-muck answers, if the hand may be mucked.
        played.table.set_auto_muck(seat(beaten), true, played.now);
        played.listen();
        (played, beaten)
    };
    let (scene, beaten) = auto(river_bet);
    assert!(mucked(&scene, beaten) && scene.records().len() == 1);
    let (scene, beaten) = auto(bad_beat);
    assert!(!mucked(&scene, beaten));
    assert_eq!(choice(&scene, beaten).unwrap().jackpot, Some(JackpotKind::BadBeat));
}

#[test]
fn one_who_mucks_automatically_is_asked_all_the_same_where_a_jackpot_is_at_stake() {
    let (scene, beaten, _) = bad_beat_of(watched(), true);
    assert_eq!(asked(&scene).0, [beaten]);
    let (scene, beaten, _) = bad_beat_of(paced(under(ROOM), Tempo::NONE), true);
    assert!(!mucked(&scene, beaten) && shown(&scene).contains(&beaten), "nobody loses one by a switch");
}

#[test]
fn no_jackpot_is_at_stake_where_the_pool_is_empty_and_the_hand_puts_nothing_into_it() {
    let empty: BTreeSet<JackpotKind> = [JackpotKind::BadBeat, JackpotKind::MonteCarlo, JackpotKind::Smart].into();
    let (scene, beaten, _) = bad_beat(with_empty(under(ROOM), &empty));
    assert_eq!(scene.table.hand().unwrap().rake(), Chips::ZERO, "a small pot");
    assert_eq!(choice(&scene, beaten), Some(ShowChoice { shown_unasked: true, jackpot: None }));
    let (scene, beaten, _) = bad_beat_of(with_empty(under(ROOM), &empty), true);
    assert!(mucked(&scene, beaten), "the automatic muck rests for nothing");
    let mut raked = under(ROOM);
    raked.cash.rake.as_mut().unwrap().minimum = Money::ZERO;
    let (scene, beaten, _) = bad_beat(with_empty(raked, &empty));
    assert_ne!(scene.table.hand().unwrap().rake(), Chips::ZERO);
    assert_eq!(choice(&scene, beaten).unwrap().jackpot, Some(JackpotKind::BadBeat), "its own rake is in the pool when it is paid");
}

#[test]
fn a_player_who_mucks_automatically_is_not_asked_at_all() {
    let mut scene = dealt(watched(), ["Ac Ah", "Kc Kh", "7c 2d"], "As Ks Kd 3h 9c");
    for number in [1, 2, 3] {
        scene.table.set_auto_muck(seat(number), true, scene.now);
    }
    scene.fold_hand();
    assert_eq!((scene.records().len(), asked(&scene).0), (1, Vec::new()));
    let kept = scene.table.save();
    assert!(kept.seats.iter().all(|seat| seat.auto_muck), "kept with the seat");
}

#[test]
fn one_card_opens_that_card_and_no_other() {
    let (mut scene, beaten, _) = river_bet(watched());
    choose(&mut scene, beaten, Action::Show(HolePlaces::one(1))).unwrap();
    assert!(mucked(&scene, beaten), "the hand itself stays unseen");
    let part = scene.told.iter().find_map(|output| match output {
        TableOutput::Hand { event: HandEvent::PartShown { cards, .. }, .. } => Some(cards.to_vec()),
        _ => None,
    });
    assert_eq!(part, Some(vec![None, Some(cards("Ah")[0])]));
    let (mut scene, beaten, _) = river_bet(watched());
    let refused = choose(&mut scene, beaten, Action::Show(HolePlaces::one(2)));
    assert_eq!(refused, Err(Refusal::Illegal { reason: IllegalAction::NoSuchCard }));
    assert_eq!(asked(&scene).0, [beaten], "a refusal changes nothing");
}

#[test]
fn a_choice_is_made_once_by_a_player_who_is_asked_in_that_hand() {
    let (mut scene, beaten, winner) = river_bet(watched());
    let (_, turn) = asked(&scene);
    let mut act = |number, hand, turn, action| scene.table.act(seat(number), hand, turn, action, scene.now);
    let hand = HandId(1);
    assert_eq!(act(winner, hand, turn, Action::Muck), Err(Refusal::NotYourTurn));
    assert_eq!(act(beaten, HandId(2), turn, Action::Muck), Err(Refusal::NotYourTurn));
    assert_eq!(act(beaten, hand, TurnId(turn.0 + 1), Action::Muck), Err(Refusal::NotYourTurn));
    assert_eq!(act(beaten, hand, turn, Action::Fold), Err(Refusal::Illegal { reason: IllegalAction::HandOver }));
    assert_eq!(act(beaten, hand, turn, Action::Muck), Ok(()));
    assert_eq!(act(beaten, hand, turn, all()), Err(Refusal::NotYourTurn));
}

#[test]
fn all_who_may_choose_are_asked_at_the_same_time_and_the_first_choice_waits_for_none() {
    // All three see the river: the bettor has four kings, the others are beaten.
    let setting = watched();
    let mut scene = dealt(setting, ["Kc Kh", "Ac Ah", "7c 2d"], "As Ks Kd 3h 9c");
    let hand = scene.table.hand().unwrap();
    let order: Vec<u8> = hand.dealt_in().clockwise_after(hand.setup().button).map(poker_rules::Seat::number).collect();
    let [first, second, third] = order[..] else { panic!("three are dealt in") };
    scene.act(third, Action::Call);
    scene.act(first, Action::Call);
    scene.act(second, Action::Check);
    for _ in 0..2 {
        scene.wait(Tempo::WATCHED.street_ms);
        for number in [first, second, third] {
            scene.act(number, Action::Check);
        }
    }
    scene.wait(Tempo::WATCHED.street_ms);
    scene.act(first, Action::RaiseTo(Chips::new(100)));
    scene.act(second, Action::Call);
    scene.act(third, Action::Call);
    assert_eq!(asked(&scene).0, [second, third]);
    choose(&mut scene, third, Action::Muck).unwrap();
    assert_eq!(asked(&scene).0, [second], "noted, and told in its order");
    assert!(!mucked(&scene, third));
    scene.wait(Tempo::WATCHED.choice_ms);
    assert_eq!(shown(&scene), [first, second]);
    assert!(mucked(&scene, third) && scene.records().len() == 1, "one time for all of them");
}

#[test]
fn a_win_that_nobody_saw_holds_the_table_up_no_longer_than_its_pause_once_it_is_answered() {
    let (mut scene, winner) = walk(watched());
    scene.wait(500);
    choose(&mut scene, winner, Action::Muck).unwrap();
    scene.wait(Tempo::WATCHED.unshown_ms - 501);
    assert!(scene.table.hand().is_none());
    scene.wait(1);
    assert!(scene.table.hand().is_some(), "the pause has run all along");
    let (mut scene, winner) = walk(watched());
    scene.wait(500);
    choose(&mut scene, winner, Action::Show(HolePlaces::one(0))).unwrap();
    scene.wait(Tempo::WATCHED.unshown_ms - 1);
    assert!(scene.table.hand().is_none(), "what is shown can be looked at");
}

#[test]
fn a_player_who_has_left_is_not_waited_for() {
    let mut scene = dealt(watched(), ["Ac Ah", "Kc Kh", "7c 2d"], "As Ks Kd 3h 9c");
    for number in [1, 2, 3] {
        scene.table.set_connected(seat(number), false, scene.now);
    }
    scene.fold_hand();
    assert_eq!(scene.records().len(), 1);
    let (mut scene, beaten, winner) = river_bet(watched());
    scene.table.leave(seat(beaten), scene.now);
    scene.listen();
    assert_eq!((shown(&scene), scene.records().len()), (vec![winner, beaten], 1), "leaving in the middle of the choice is saying nothing");
}

#[test]
fn a_player_who_reconnects_during_the_choice_has_the_time_that_is_left() {
    let (mut scene, beaten, winner) = river_bet(watched());
    scene.table.set_connected(seat(beaten), false, scene.now);
    scene.wait(1_000);
    scene.table.set_connected(seat(beaten), true, scene.now);
    let told = |number| scene.table.snapshot(Some(seat(number)), scene.now);
    let Some(TableEvent::ToShow { seats, left_ms, choice, .. }) = told(beaten).to_show else { panic!("nothing is asked") };
    assert_eq!((seats, left_ms), (vec![seat(beaten)], Tempo::WATCHED.choice_ms - 1_000));
    assert!(choice.is_some());
    let Some(TableEvent::ToShow { choice: None, .. }) = told(winner).to_show else {
        panic!("another is told of a choice that is not theirs")
    };
    let open = told(winner).seats.iter().find(|there| there.seat == seat(beaten)).unwrap().cards.clone();
    assert_eq!(open, [None, None], "and sees nothing of the hand");
    choose(&mut scene, beaten, all()).unwrap();
    assert!(scene.table.snapshot(Some(seat(beaten)), scene.now).to_show.is_none());
}

#[test]
fn a_hand_voided_or_saved_during_the_choice_is_as_at_its_start() {
    let (mut scene, beaten, winner) = river_bet(watched());
    assert!([beaten, winner].iter().all(|&number| scene.table.settled_stack(seat(number)) == Chips::new(10_000)));
    assert!(scene.table.save().seats.iter().all(|kept| kept.stack == Chips::new(10_000)));
    scene.table.void_hand(scene.now);
    scene.listen();
    assert!([1, 2, 3].into_iter().all(|number| scene.stack(number) == 10_000));
    assert!(scene.told.iter().any(|output| matches!(output, TableOutput::Voided(_))));
    let (mut scene, _) = walk(watched());
    scene.table.void_hand(scene.now);
    assert!([1, 2, 3].into_iter().all(|number| scene.stack(number) == 10_000));
}

#[test]
fn a_record_replays_with_what_was_shown() {
    for action in [Action::Muck, all(), Action::Show(HolePlaces::one(0))] {
        let (mut scene, beaten, _) = river_bet(watched());
        choose(&mut scene, beaten, action).unwrap();
        let record = record(&scene);
        let mut events = Vec::new();
        let hand = record.replay(&mut |event| events.push(event)).unwrap();
        assert_eq!(hand.turn(), poker_rules::Turn::Over);
        let told: Vec<&HandEvent> =
            scene.told.iter().filter_map(|output| if let TableOutput::Hand { event, .. } = output { Some(event) } else { None }).collect();
        assert!(events.iter().eq(told), "{action:?}");
    }
}

#[test]
fn without_time_to_choose_nobody_is_waited_for() {
    let mut scene = Scene::with(under(ROOM), &[1, 2, 3]);
    scene.settle();
    scene.fold_hand();
    assert_eq!((scene.records().len(), scene.now), (1, Now(0)));
}

#[test]
fn all_tables_of_other_rulebooks_show_every_hand_at_the_showdown() {
    for rulebook in super::table_scene::U {
        let (scene, beaten, winner) = river_bet(paced(under(rulebook), Tempo::WATCHED));
        assert_eq!((asked(&scene).0, shown(&scene)), (Vec::new(), vec![winner, beaten]), "{rulebook}");
    }
}

#[test]
fn r_int_2_what_is_shown_or_mucked_counts_for_no_pattern_of_play() {
    let pattern = |action| {
        let (mut scene, beaten, _) = river_bet(watched());
        scene.wait(700);
        choose(&mut scene, beaten, action).unwrap();
        let Played { interactions, flow, committed, commitment, pace, .. } = Played::of(&record(&scene)).unwrap();
        format!("{interactions:?} {flow:?} {committed:?} {commitment:?} {pace:?}")
    };
    assert_eq!(pattern(Action::Muck), pattern(all()));
    assert_eq!(pattern(Action::Muck), pattern(Action::Show(HolePlaces::one(0))));
}

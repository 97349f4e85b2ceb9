//! A recorded hand that is played again.

use poker_history::{PhhReader, PlayedHand, Replayed};
use poker_protocol::{Message, SeenEvent};
use poker_rules::{Seat, Street};

use super::{LONGEST_MS, Replay, ReplaySpeed, SHORTEST_MS, USUAL_MS};
use crate::client_model::tests::{message, welcome};
use crate::test_room::TestRoom;
use crate::{AnimationSpeed, ClientModel, CourtLetters, MotionPace, OddsWanted, RecordedHand, Timing};

/// Three players are all-in before the flop, with a main and a side pot; every card is known.
const ALL_IN: &str = r#"
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 200, 50]
actions = ["d dh p1 AsAd", "d dh p2 KsKd", "d dh p3 QsQd", "p3 cbr 50", "p1 cbr 100", "p2 cc", "d db 2c7d9h", "d db 3c", "d db 4h",
    "p1 sm AsAd", "p2 sm KsKd", "p3 sm QsQd"]
players = ["Ann", "Bo", "Cid"]
"#;

/// Of three players the second keeps the record; one folds unseen, and the other shows at the end.
const KEPT: &str = r#"
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 200, 200]
actions = ["d dh p1 ????", "d dh p2 KsKd", "d dh p3 ????", "p3 cbr 6", "p1 cc", "p2 cc", "d db 2c7d9h", "p1 cc", "p2 cbr 12", "p3 cc",
    "p1 f", "d db 3c", "p2 cc", "p3 cc", "d db 4h", "p2 cc", "p3 cc", "p2 sm KsKd", "p3 sm QsQd"]
players = ["Ann", "Bo", "Cid"]
_kept_by = 2
_decision_ms = [100, 2000, 3000, 90000, 1000, 1000, 1000, 1000, 1000, 1000, 1000]
"#;

fn played(text: &str) -> PlayedHand {
    Replayed::play(&PhhReader::new(text.as_bytes()).next().unwrap().unwrap().phh).unwrap().hand
}

fn timing() -> Timing {
    Timing::from_ron(include_str!("../../../../assets/timing.ron")).unwrap()
}

/// A replay without movements.
fn still(hand: &PlayedHand) -> Replay {
    Replay::of(hand, timing(), MotionPace { speed: AnimationSpeed::Off, reduced: false }).unwrap()
}

/// Lets time pass.
fn pass(replay: &mut Replay, dt_ms: f32) {
    let _ = replay.advance(dt_ms);
}

/// Hands of every game that a client was dealt.
fn kept_hands() -> Vec<PlayedHand> {
    let mut hands = Vec::new();
    for seed in 0..30 {
        let (table, moments) = TestRoom::of_any_game(seed).play(2);
        let mut client = ClientModel::default();
        client.receive(welcome(1), 0);
        client.receive(message(2, Message::Snapshot { table: Box::new(table.clone()) }), 0);
        for (moment, seq) in moments.into_iter().zip(3..) {
            client.receive(message(seq, Message::Table { table: table.info.table, event: moment.event }), seq);
            hands.extend(client.take_dealt().into_iter().filter_map(|hand| hand.play.played().ok()));
        }
    }
    hands
}

#[test]
fn steps_forward_and_back_show_the_table_of_each_moment_and_tell_every_line_once() {
    let hands = kept_hands();
    assert!(hands.len() > 40, "{}", hands.len());
    for hand in hands.iter().chain([&played(ALL_IN), &played(KEPT)]) {
        let recorded = RecordedHand::of(hand).unwrap();
        let mut replay = still(hand);
        let count = replay.steps().len();
        assert_eq!(replay.steps().last().unwrap().events, recorded.events().len());
        for at in (0..count).chain((0..count).rev()) {
            if at > replay.at() {
                replay.forward()
            } else if at < replay.at() {
                replay.back()
            }
            replay.playback.finish_all();
            let events = replay.step().unwrap().events;
            assert_eq!((replay.at(), replay.model()), (at, &recorded.table_after(events)), "hand {}", hand.id);
            assert_eq!(replay.playback().view().felt(), replay.model().felt(), "hand {}, step {at}", hand.id);
        }
        let told: Vec<_> = (0..count).flat_map(|step| replay.told(step, CourtLetters::International)).collect();
        assert_eq!(told, recorded.told(CourtLetters::International), "hand {}", hand.id);
        replay.back();
        assert_eq!(replay.at(), 0, "nothing comes before the first step");
        replay.go_to(usize::MAX);
        assert!(replay.is_at_end());
        replay.forward();
        assert_eq!(replay.at(), count - 1, "nothing comes after the last step");
    }
}

#[test]
fn each_action_street_shown_hand_and_pot_is_a_step() {
    let replay = still(&played(ALL_IN));
    let streets: Vec<_> = replay.steps().iter().map(|step| step.street).collect();
    let (preflop, flop, turn, river) = (Some(Street::Preflop), Some(Street::Flop), Some(Street::Turn), Some(Street::River));
    let open_hands = [preflop; 5];
    assert_eq!(streets[..8], [&open_hands[..], &[flop, turn, river]].concat());
    let recorded = RecordedHand::of(&played(ALL_IN)).unwrap();
    let pots: std::collections::BTreeSet<u8> =
        recorded.events().iter().filter_map(|event| if let SeenEvent::Won { pot, .. } = event { Some(*pot) } else { None }).collect();
    assert_eq!(pots.len(), 2);
    let won = |step: &super::ReplayStep| recorded.table_after(step.events).felt().wins.len();
    assert_eq!(replay.steps().iter().rev().take(3).map(won).collect::<Vec<_>>(), [2, 1, 0], "each pot is a step of its own");
}

#[test]
fn a_street_is_jumped_to_forward_and_back() {
    let mut replay = still(&played(KEPT));
    let streets: Vec<_> = replay.streets().into_iter().map(|(street, _)| street).collect();
    assert_eq!(streets, [Some(Street::Preflop), Some(Street::Flop), Some(Street::Turn), Some(Street::River), None]);
    let mut seen = Vec::new();
    for _ in 0..3 {
        replay.next_street();
        seen.push(replay.model().felt().board.len());
    }
    assert_eq!(seen, [3, 4, 5]);
    replay.forward();
    replay.street_back();
    assert_eq!((replay.step().unwrap().street, replay.model().felt().board.len()), (Some(Street::River), 5));
    replay.street_back();
    assert_eq!(replay.model().felt().board.len(), 4);
    (0..9).for_each(|_| replay.next_street());
    assert!(replay.is_at_end());
    (0..9).for_each(|_| replay.street_back());
    assert_eq!(replay.at(), 0);
}

#[test]
fn a_hand_plays_at_its_speed_as_long_as_decisions_took_and_stops_at_its_end() {
    for speed in ReplaySpeed::ALL {
        let mut replay = still(&played(KEPT));
        replay.set_speed(speed);
        assert_eq!(replay.advance(1e9), None, "nothing moves before it is played");
        replay.toggle_playing();
        // The decisions took 0.1 s, 2 s and 3 s; then the flop comes.
        for ms in [SHORTEST_MS, 2_000, 3_000, USUAL_MS] {
            let left = replay.advance(0.0).unwrap();
            assert!((left - f32::from(ms) / speed.factor()).abs() < 0.1, "{speed:?}: {left} for {ms}");
            let before = replay.at();
            replay.advance(left - 1.0);
            assert_eq!(replay.at(), before, "not before its time");
            replay.advance(1.5);
            assert_eq!(replay.at(), before + 1);
        }
        let left = replay.advance(0.0).unwrap();
        assert!((left - f32::from(LONGEST_MS) / speed.factor()).abs() < 1.0, "no decision takes longer than {LONGEST_MS} ms: {left}");
        replay.toggle_playing();
        assert_eq!(replay.advance(60_000.0), None, "it was stopped");
        replay.toggle_playing();
        (0..100).for_each(|_| pass(&mut replay, 60_000.0));
        assert!(replay.is_at_end() && !replay.is_playing());
        replay.toggle_playing();
        assert_eq!((replay.at(), replay.is_playing()), (0, true), "from the beginning again");
    }
}

#[test]
fn the_time_of_each_decision_is_told_where_it_was_recorded() {
    let of = |text: &str| still(&played(text)).steps().iter().filter_map(|step| step.decision_ms).collect::<Vec<_>>();
    assert_eq!(of(KEPT), [100, 2_000, 3_000, 90_000, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000]);
    assert_eq!(of(ALL_IN), Vec::<u32>::new());
}

#[test]
fn chances_are_wanted_at_each_step_where_every_hand_in_play_is_known_and_nowhere_else() {
    let wanted = |text: &str, open: bool| {
        let mut replay = still(&played(text));
        replay.set_open(open);
        let steps = 0..replay.steps().len();
        let counts = steps.map(|step| {
            replay.go_to(step);
            matches!(replay.odds_wanted(), OddsWanted::Count(_))
        });
        counts.collect::<Vec<_>>()
    };
    let all_in = wanted(ALL_IN, true);
    assert_eq!(all_in[..8], [true; 8]);
    assert!(all_in[8..].iter().all(|wanted| !wanted), "after the showdown there are no chances");
    // Open only from the moment when the table showed them.
    assert_eq!(wanted(ALL_IN, false)[..8], [false, false, false, false, true, true, true, true]);
    let kept = wanted(KEPT, true);
    let hidden = kept.iter().position(|wanted| *wanted).unwrap();
    assert_eq!(hidden, 8, "once the hand that nobody saw is folded: {kept:?}");
    assert!(wanted(KEPT, false).iter().all(|wanted| !wanted));
}

#[test]
fn known_hands_lie_open_and_others_never_show_a_card_that_the_keeper_did_not_see() {
    let mut replay = still(&played(KEPT));
    let (ann, cid) = (Seat::new(0), Seat::new(2));
    let cards = |replay: &Replay, seat| replay.felt().play(seat).unwrap().cards.iter().flatten().count();
    assert_eq!((cards(&replay, ann), cards(&replay, cid)), (0, 2), "one hand was shown in the end, the other never");
    replay.set_open(false);
    assert_eq!((cards(&replay, ann), cards(&replay, cid)), (0, 0));
    assert_eq!(replay.felt().acting, Some(cid), "the player who acts next is marked");
    for step in 0..replay.steps().len() {
        replay.set_open(true);
        replay.go_to(step);
        assert_eq!(cards(&replay, ann), 0, "step {step}");
    }
}

#[test]
fn a_step_forward_moves_and_any_other_jump_appears_at_once() {
    let mut replay = Replay::of(&played(ALL_IN), timing(), MotionPace::default()).unwrap();
    replay.forward();
    assert!(!replay.playback().timeline().is_idle());
    assert_eq!(replay.advance(0.0), Some(0.0), "the next frame follows at once");
    (0..100).for_each(|_| pass(&mut replay, 50.0));
    assert!(replay.playback().timeline().is_idle());
    replay.go_to(6);
    assert!(replay.playback().timeline().is_idle());
    assert_eq!(replay.playback().view().felt(), replay.model().felt());
}

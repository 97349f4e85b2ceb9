//! What a view shows of hands that were really played.

use poker_rules::Chips;
use proptest::prelude::*;

use super::{Playback, Timeline};
use crate::cue::ChipMove;
use crate::test_room::{CASES, HERO, TestRoom};
use crate::{AnimationSpeed, Cue, LastAct, MotionPace, TableModel, TableView, Timing};

fn timing() -> Timing {
    Timing::from_ron(include_str!("../../../../../assets/timing.ron")).unwrap()
}

fn timeline() -> Timeline {
    Timeline::new(timing(), MotionPace::default())
}

fn check() -> Cue {
    Cue::Check { seat: HERO }
}

fn bet() -> Cue {
    let chips = ChipMove { amount: Chips::new(20), bet: Chips::new(20), stack: Chips::new(80), invested: Chips::new(20), all_in: false };
    Cue::Bet { seat: HERO, act: LastAct::Bet, chips }
}

fn deal(nth: u8) -> Cue {
    Cue::Deal { seat: HERO, nth }
}

fn flip(nth: u8) -> Cue {
    Cue::Flip { seat: HERO, nth, card: poker_rules::Card::ALL[usize::from(nth)] }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(CASES))]

    #[test]
    fn after_all_cues_the_view_equals_the_view_of_the_model(seed: u64, steps in proptest::collection::vec(0.0_f32..600.0, 1..40)) {
        let (begin, moments) = TestRoom::new(seed).play(6);
        let mut model = TableModel::from_snapshot(begin, 0);
        let mut playback = Playback::new(&model, timing(), MotionPace::default());
        let mut steps = steps.into_iter().cycle();
        for moment in moments {
            playback.push(model.apply(moment.event, 0));
            match steps.next().unwrap() {
                step if step < 200.0 => {}
                step if step > 590.0 => { playback.finish_all(); }
                step => { playback.advance(step); }
            }
            if playback.timeline().is_idle() {
                prop_assert_eq!(playback.view(), &TableView::of(&model));
            }
        }
        while !playback.timeline().is_idle() {
            playback.advance(50.0);
        }
        prop_assert_eq!(playback.view(), &TableView::of(&model));
    }

    #[test]
    fn every_cue_ends_exactly_once_and_in_a_felt_the_room_told(seed: u64) {
        let (begin, moments) = TestRoom::new(seed).play(2);
        let mut model = TableModel::from_snapshot(begin, 0);
        let mut line = timeline();
        let (mut told, mut ended, mut begun) = (Vec::new(), Vec::new(), 0);
        for moment in moments {
            let cues = model.apply(moment.event, 0);
            told.extend(cues.iter().cloned());
            line.push(cues);
            let step = line.advance(16.0);
            begun += step.started.len();
            ended.extend(step.finished);
            prop_assert!(ended.len() <= told.len(), "the view ran ahead");
        }
        while !line.is_idle() {
            let step = line.advance(16.0);
            begun += step.started.len();
            ended.extend(step.finished);
        }
        prop_assert_eq!(begun, told.len());
        prop_assert_eq!(ended.len(), told.len());
        for cue in &told {
            let count = |list: &[Cue]| list.iter().filter(|other| *other == cue).count();
            prop_assert_eq!(count(&told), count(&ended));
        }
    }
}

#[test]
fn cards_are_dealt_a_stagger_apart_and_turned_over_after_the_last() {
    let mut line = timeline();
    line.push([deal(0), flip(0), deal(1), flip(1)]);
    assert_eq!(line.advance(0.0).started, vec![deal(0)]);
    assert_eq!(line.advance(45.0).started, vec![deal(1)]);
    assert_eq!(line.advance(135.0).finished, vec![deal(0)]);
    let landed = line.advance(45.0);
    assert_eq!((landed.finished, landed.started), (vec![deal(1)], vec![flip(0)]));
    assert_eq!(line.advance(200.0).finished, vec![flip(0)]);
    assert_eq!(line.advance(60.0).finished, vec![flip(1)]);
    assert!(line.is_idle());
}

#[test]
fn an_action_waits_for_the_one_before() {
    let mut line = timeline();
    line.push([bet(), check()]);
    assert_eq!(line.advance(0.0).started, vec![bet()]);
    let step = line.advance(220.0);
    assert_eq!((step.finished, step.started), (vec![bet()], vec![check()]));
}

#[test]
fn time_asleep_is_not_spent_on_cues() {
    let mut line = timeline();
    line.advance(16.0);
    line.push([bet()]);
    let step = line.advance(60_000.0);
    assert_eq!((step.started.len(), step.finished.len()), (1, 0), "the bet is seen from its start");
    assert_eq!(line.advance(220.0).finished, vec![bet()]);
    line.push([bet()]);
    assert_eq!(line.advance(60_000.0).finished, vec![], "and so is the next one");
}

#[test]
fn a_moving_cue_is_eased_from_0_to_1() {
    let mut line = timeline();
    line.push([bet()]);
    line.advance(0.0);
    let mut last = 0.0;
    for _ in 0..10 {
        line.advance(20.0);
        let done = line.moving().next().unwrap().done;
        assert!(done > last && done < 1.0, "{done} after {last}");
        last = done;
    }
    assert!(last > 0.99, "cubic-out is nearly there: {last}");
}

#[test]
fn speed_fast_halves_and_off_ends_at_once() {
    let mut fast = Timeline::new(timing(), MotionPace { speed: AnimationSpeed::Fast, reduced: false });
    fast.push([bet()]);
    fast.advance(0.0);
    assert_eq!(fast.advance(110.0).finished, vec![bet()]);
    let mut off = Timeline::new(timing(), MotionPace { speed: AnimationSpeed::Off, reduced: false });
    off.push([bet(), deal(0), deal(1), check()]);
    assert_eq!(off.advance(0.0).finished, vec![bet(), deal(0), deal(1), check()]);
}

#[test]
fn reduced_motion_makes_every_movement_a_cross_fade() {
    let mut line = Timeline::new(timing(), MotionPace { speed: AnimationSpeed::Normal, reduced: true });
    line.push([deal(0), deal(1), bet()]);
    line.advance(0.0);
    assert_eq!(line.advance(120.0).finished, vec![deal(0), deal(1)]);
    assert_eq!(line.advance(120.0).finished, vec![bet()]);
}

#[test]
fn a_view_too_far_behind_is_played_faster_and_nothing_is_left_out() {
    let mut line = timeline();
    line.push((0..30).map(|_| bet()));
    assert_eq!(line.lag_ms(), 30.0 * 220.0);
    let (mut took, mut frames_with_two) = (0.0, 0);
    assert_eq!(line.advance(0.0).finished, [], "nothing is skipped for a start");
    while line.lag_ms() > 2500.0 {
        let step = line.advance(16.0);
        frames_with_two += u32::from(step.finished.len() > 1);
        took += 16.0;
        assert!(took < 4_000.0, "it does not catch up");
    }
    assert_eq!(frames_with_two, 0, "each bet is seen");
}

#[test]
fn what_nobody_can_have_looked_at_ends_unseen() {
    let mut line = timeline();
    line.push((0..1_000).map(|_| bet()));
    let step = line.advance(0.0);
    assert!(step.finished.len() > 900, "{} of 1000", step.finished.len());
    assert!(line.lag_ms() <= 10_000.0);
}

/// Plays hands until the viewer must act while many movements remain; returns the model and the playback at that moment.
fn must_act_soon(seed: u64) -> Option<(TableModel, Playback)> {
    let (begin, moments) = TestRoom::new(seed).play(8);
    let mut model = TableModel::from_snapshot(begin, 0);
    let mut playback = Playback::new(&model, timing(), MotionPace::default());
    for moment in moments {
        playback.push(model.apply(moment.event, 0));
        playback.hurry_for_prompt(&model);
        if model.prompt().is_some() && (1_000.0..2_500.0).contains(&playback.timeline().lag_ms()) {
            return Some((model, playback));
        }
        playback.advance(60.0);
    }
    None
}

#[test]
fn who_acts_first_sees_the_deal_and_can_act_soon() {
    let mut seen = 0;
    for seed in 0..40 {
        let Some((model, mut playback)) = must_act_soon(seed) else { continue };
        seen += 1;
        let own = model.hero().unwrap();
        let (mut took, mut moved) = (0.0, std::collections::BTreeMap::<String, u32>::new());
        playback.advance(0.0);
        let begun: Vec<Cue> = playback.timeline().moving().map(|moving| moving.cue.clone()).collect();
        while !playback.timeline().is_idle() {
            for moving in playback.timeline().moving() {
                if let Cue::Flip { .. } | Cue::Board { .. } = moving.cue
                    && !begun.contains(moving.cue)
                {
                    *moved.entry(format!("{:?}", moving.cue)).or_default() += 1;
                }
            }
            playback.advance(16.0);
            took += 16.0;
            playback.hurry_for_prompt(&model);
        }
        assert!(took <= 450.0 + 2.0 * 16.0, "{took} ms, seed {seed}");
        assert!(moved.values().all(|frames| *frames >= 2), "{moved:?}, seed {seed}");
        assert_eq!(playback.view(), &TableView::of(&model));
        assert!(playback.view().felt().play(own).is_some());
    }
    assert!(seen > 0, "no room had such a turn");
}

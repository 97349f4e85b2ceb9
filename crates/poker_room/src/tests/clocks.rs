//! Decision times and time banks.

use poker_protocol::{Clock, Notice, TableEvent};
use poker_rules::Action;
use serde_json::Value;

use super::table_scene::{ALL, EN_1_2, NEWER, ROOM, Scene, nl10, seat, under, unhurried};
use crate::{BankRules, Rulebook, TableOutput, TimeBank, TimeBankContext};

fn bank_ms(scene: &Scene, number: u8) -> u32 {
    scene.table.snapshot(Some(seat(number)), scene.now).you.unwrap().bank_ms.unwrap()
}

#[test]
fn r_time_1_unused_banks_grow_as_the_cases_say() {
    let cases: Value = serde_json::from_str(include_str!("../../../../tests/data/cases.json")).unwrap();
    for case in cases["time_bank_seconds_unused"].as_array().unwrap() {
        let seconds = |field: &str| u32::try_from(case[field].as_u64().unwrap()).unwrap();
        let bank = BankRules::Steps {
            first_ms: seconds("first") * 1000,
            add_ms: seconds("add") * 1000,
            every_hands: seconds("every"),
            cap_ms: seconds("cap") * 1000,
        };
        let mut scene = Scene::with(nl10(|rules| rules.clock.bank = bank), &[1, 2, 3]);
        for hand in 1..=41_u32 {
            scene.deal().unwrap();
            if let Some(expected) = case["expect"].get(hand.to_string()) {
                assert_eq!(u64::from(bank_ms(&scene, 1)), expected.as_u64().unwrap() * 1000, "{} hand {hand}", case["id"]);
            }
            scene.fold_hand();
        }
    }
}

#[test]
fn x_time_1_x_time_2_x_time_3_r_time_1_the_newer_rulebooks_have_the_banks_of_the_cases() {
    use TimeBankContext::{Cash, HexaProBelow, HexaProFrom, SitAndGo, Tournament};
    for id in NEWER {
        let rulebook = Rulebook::embedded(id).unwrap().unwrap();
        let expected = [
            (Cash, (15_000, 5_000, 10, 30_000)),
            (Tournament, (15_000, 5_000, 10, 30_000)),
            (SitAndGo, (10_000, 5_000, 5, 20_000)),
            (HexaProBelow(25), (10_000, 5_000, 5, 20_000)),
            (HexaProFrom(25), (30_000, 5_000, 5, 60_000)),
        ];
        let TimeBank::Steps(rows) = &rulebook.time_bank else { panic!("{id} has another time bank") };
        for (context, bank) in expected {
            let row = rows.iter().find(|row| row.context == context).unwrap();
            assert_eq!((row.first_ms, row.add_ms, row.every_hands, row.cap_ms), bank, "{id} {context:?}");
        }
    }
}

#[test]
fn x_time_5_r_time_2_an_unused_bank_of_en_1_2_is_full_after_hand_80() {
    let mut scene = Scene::with(under(EN_1_2), &[1, 2, 3]);
    for hand in 1..=90 {
        scene.deal().unwrap();
        assert_eq!(bank_ms(&scene, 1), (10_000 + 250 * (hand - 1)).min(30_000), "hand {hand}");
        scene.fold_hand();
    }
}

#[test]
fn x_time_5_r_time_2_no_hand_of_en_1_2_begins_with_less_than_ten_seconds() {
    let mut scene = Scene::with(under(EN_1_2), &[1, 2, 3]);
    scene.deal();
    scene.wait(18_000);
    scene.act(1, Action::Fold);
    assert_eq!(bank_ms(&scene, 1), 2_000, "it is not filled up within the hand");
    scene.fold_hand();
    scene.deal();
    assert_eq!(bank_ms(&scene, 1), 10_000);
}

#[test]
fn r_time_1_where_there_is_no_bank_the_ordinary_time_is_all() {
    let mut scene = Scene::with(under(ROOM), &[1, 2, 3]);
    scene.deal();
    let awaited = scene.turn().unwrap().0;
    assert_eq!(scene.table.snapshot(Some(seat(awaited)), scene.now).you.unwrap().bank_ms, None);
    scene.wait(9_999);
    assert_eq!(scene.turn().unwrap().0, awaited);
    scene.wait(1);
    assert_ne!(scene.turn().unwrap().0, awaited);
}

#[test]
fn r_time_4_only_hands_dealt_to_the_player_count() {
    for rulebook in NEWER {
        let mut scene = Scene::with(under(rulebook), &[1, 2, 3, 4]);
        let mut dealt = 0;
        for hand in 0..20 {
            // Sits out for five hands, then plays again.
            scene.table.set_sit_out(seat(1), (4..9).contains(&hand), scene.now);
            if scene.deal().unwrap().3.contains(&1) {
                dealt += 1;
            }
            assert_eq!(bank_ms(&scene, 1), if dealt > 10 { 20_000 } else { 15_000 }, "{rulebook} hand {hand}");
            scene.fold_hand();
        }
        assert!((11..20).contains(&dealt));
    }
}

#[test]
fn r_time_1_the_rulebooks_cash_bank_is_the_one_of_the_cases() {
    let bank = nl10(|_| {}).clock.bank;
    assert_eq!(bank, BankRules::Steps { first_ms: 15_000, add_ms: 5_000, every_hands: 10, cap_ms: 30_000 });
}

#[test]
fn x_time_4_a_bank_spent_in_hand_1_is_empty_until_hand_11() {
    let mut scene = Scene::of(&[1, 2, 3]);
    scene.deal();
    scene.wait(24_999);
    scene.act(1, Action::Fold);
    scene.fold_hand();
    for hand in 2..=11 {
        scene.deal();
        assert_eq!(bank_ms(&scene, 1), if hand < 11 { 1 } else { 5_001 }, "hand {hand}");
        scene.fold_hand();
    }
}

#[test]
fn r_time_3_the_bank_runs_by_itself_after_the_ordinary_time() {
    let mut scene = Scene::of(&[1, 2, 3]);
    scene.deal();
    let clock = |scene: &Scene| match scene.table.snapshot(None, scene.now).to_act {
        Some(TableEvent::ToAct { clock, .. }) => clock.unwrap(),
        other => panic!("{other:?}"),
    };
    assert_eq!(clock(&scene), Clock { decision_ms: 10_000, decision_full_ms: 10_000, bank_ms: 15_000 });
    scene.wait(4_000);
    assert_eq!(clock(&scene), Clock { decision_ms: 6_000, decision_full_ms: 10_000, bank_ms: 15_000 });
    scene.wait(8_000);
    assert_eq!(clock(&scene), Clock { decision_ms: 0, decision_full_ms: 10_000, bank_ms: 13_000 });
    scene.act(1, Action::Call);
    assert_eq!(bank_ms(&scene, 1), 13_000);
    assert_eq!(bank_ms(&scene, 2), 15_000);
}

#[test]
fn r_time_3_under_every_rulebook_ten_seconds_run_before_the_bank() {
    for rulebook in ALL {
        let mut scene = Scene::with(under(rulebook), &[1, 2, 3]);
        scene.deal();
        let (awaited, turn) = scene.turn().unwrap();
        let clock = |scene: &Scene| match scene.table.snapshot(None, scene.now).to_act {
            Some(TableEvent::ToAct { clock, .. }) => clock.unwrap(),
            other => panic!("{rulebook}: {other:?}"),
        };
        let bank_ms = clock(&scene).bank_ms;
        scene.wait(9_999);
        assert_eq!(clock(&scene), Clock { decision_ms: 1, decision_full_ms: 10_000, bank_ms }, "{rulebook}");
        assert_eq!(scene.turn(), Some((awaited, turn)), "{rulebook}");
        scene.wait(1_001);
        if bank_ms > 0 {
            assert_eq!(clock(&scene), Clock { decision_ms: 0, decision_full_ms: 10_000, bank_ms: bank_ms - 1_000 }, "{rulebook}");
        } else {
            assert_ne!(scene.turn().unwrap().0, awaited, "{rulebook}");
        }
    }
}

#[test]
fn an_expired_clock_folds_and_sits_out_at_the_hands_end() {
    let mut scene = Scene::of(&[1, 2, 3]);
    scene.deal();
    scene.wait(24_999);
    assert_eq!(scene.turn().unwrap().0, 1);
    scene.wait(1);
    assert_eq!(scene.turn().unwrap().0, 2);
    assert!(scene.heard(|event| *event == TableEvent::Notice { notice: Notice::TimeOut { folded: true } }));
    scene.fold_hand();
    assert_eq!(scene.state(1), Some(poker_protocol::SeatState::SittingOut));
}

#[test]
fn no_clock_is_told_where_none_runs() {
    let mut scene = Scene::with(unhurried(nl10(|_| {})), &[1, 2, 3]);
    scene.deal();
    assert!(scene.told.iter().any(|output| matches!(output, TableOutput::ToAct { clock: None, .. })));
    assert_eq!(scene.table.snapshot(Some(seat(1)), scene.now).you.unwrap().bank_ms, None);
    assert_eq!(scene.table.poll_timeout(), None);
}

#[test]
fn switching_the_clock_on_gives_the_decision_its_whole_time() {
    let mut scene = Scene::with(unhurried(nl10(|_| {})), &[1, 2, 3]);
    scene.deal();
    scene.wait(100_000);
    scene.table.set_clock(true, scene.now);
    assert_eq!(scene.table.poll_timeout(), Some(scene.now.after_ms(25_000)));
    scene.table.set_clock(false, scene.now);
    assert_eq!(scene.table.poll_timeout(), None);
}

//! The action bar.

use bevy_egui::egui::accesskit::Toggled;
use bevy_egui::egui::epaint::RectShape;
use bevy_egui::egui::{Context, Event, Key, Modifiers, MouseWheelUnit, PointerButton, Pos2, Rect, Shape, TouchPhase, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, By, Queryable as _};
use poker_client::{
    ActionBar, BarIntent, BarSlot, BetPreset, BetPresets, Intent, IntentOutcome, KeyChoice, KeyHints, KeySet, KeySettings, PresetPlace,
    PrintedKeys,
};

use poker_protocol::TableId;
use poker_rules::{Action, RaiseRange};
use poker_text::Language;

use super::fixture;
use crate::panel::{BarRects, action_bar_ui};
use crate::style::bench::{Bench, ShownPanel, assert_tidy, show};
use crate::style::{Record, Style};

struct BarData {
    bar: ActionBar,
    now_ms: u64,
}

fn draw(ctx: &Context, style: &Style<'_>, data: &mut BarData) -> Vec<Intent> {
    let layout = style.layout();
    let rects = BarRects::of(ctx, style, layout.action_bar(), data.bar.presets());
    action_bar_ui(ctx, style, &rects, &data.bar, data.now_ms)
}

fn shown(bench: &Bench, bar: ActionBar, now_ms: u64) -> Harness<'_, ShownPanel<BarData>> {
    show(bench, BarData { bar, now_ms }, draw)
}

fn clicked(harness: &mut Harness<'_, ShownPanel<BarData>>, label: &str) -> Vec<Intent> {
    harness.state_mut().take();
    harness.get_by_label(label).click();
    harness.run();
    harness.state_mut().take()
}

fn press_and_release(slot: BarSlot) -> Vec<Intent> {
    vec![BarIntent::Press(slot).into(), BarIntent::Release(slot).into()]
}

#[test]
fn each_slot_is_pressed_and_released_under_its_own_name() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, fixture::bar_on_turn(), fixture::AWAKE);
    assert_eq!(clicked(&mut harness, "Fold"), press_and_release(BarSlot::Fold));
    assert_eq!(clicked(&mut harness, "Call €0.60"), press_and_release(BarSlot::Call));
    assert_eq!(clicked(&mut harness, "Raise to €1.00"), press_and_release(BarSlot::Raise));
}

#[test]
fn a_press_that_ends_elsewhere_is_taken_back() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, fixture::bar_on_turn(), fixture::AWAKE);
    let call = harness.get_by_label("Call €0.60").rect().center();
    let pointer = |pressed, pos| Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
    harness.event(Event::PointerMoved(call));
    harness.event(pointer(true, call));
    harness.run();
    assert_eq!(harness.state_mut().take(), [BarIntent::Press(BarSlot::Call).into()]);
    harness.state_mut().data.bar.handle(&BarIntent::Press(BarSlot::Call), fixture::AWAKE, &|_| None);
    let away = call - vec2(0.0, 300.0);
    harness.event(Event::PointerMoved(away));
    harness.event(pointer(false, away));
    harness.run();
    assert_eq!(harness.state_mut().take(), [BarIntent::CancelPress.into()]);
}

#[test]
fn a_resting_slot_is_announced_as_unusable_and_a_key_does_nothing_on_it() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, fixture::bar_on_turn(), 100);
    let control = harness.state().record.control("action.call").unwrap();
    assert!(!control.enabled);
    harness.get_by_label("Call €0.60").focus();
    harness.run();
    harness.state_mut().take();
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state_mut().take(), []);
}

#[test]
fn enter_on_a_focused_slot_acts_once_however_long_it_is_held() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, fixture::bar_on_turn(), fixture::AWAKE);
    harness.get_by_label("Fold").focus();
    harness.run();
    harness.state_mut().take();
    harness.key_down(Key::Enter);
    harness.run();
    assert_eq!(harness.state_mut().take(), [BarIntent::Fold.into()]);
    harness.key_down(Key::Enter);
    harness.run();
    assert_eq!(harness.state_mut().take(), []);
}

#[test]
fn the_tooltips_of_slots_and_presets_name_the_keys_in_force() {
    let mut keys = KeySettings::default();
    keys.choose(KeyChoice::Set(KeySet::FunctionKeys));
    let bench = Bench { keys: Some(KeyHints::new(&keys, PrintedKeys::default())), ..Bench::regular() };
    let mut harness = shown(&bench, fixture::bar_on_turn(), fixture::AWAKE);
    let named = [("action.fold", "Key: F1"), ("action.call", "Key: F2"), ("action.raise", "Key: Enter"), ("action.preset.4", "Key: B")];
    for (control, keys) in named {
        harness.hover_at(harness.state().record.control(control).unwrap().rect.center());
        harness.run();
        assert!(harness.query_by_label_contains(keys).is_some(), "{control}");
    }
}

#[test]
fn how_far_a_held_key_has_come_is_seen_on_the_slot_that_it_is_about() {
    let bench = Bench::regular();
    let mut bar = fixture::bar_on_turn();
    bar.handle(&BarIntent::HoldAllIn, fixture::AWAKE, &|_| None);
    let late = (1..2_000).map(|ms| fixture::AWAKE + ms).find(|now| bar.hold(*now).is_some_and(|(_, held)| held >= 500)).unwrap();
    let (slot, held) = bar.hold(late).unwrap();
    assert_eq!(slot, BarSlot::Raise);
    let harness = shown(&bench, bar, late);
    let slot = harness.state().record.control("action.raise").unwrap().rect;
    let low = |rect: Rect| slot.contains_rect(rect) && rect.height() < slot.height() / 4.0 && rect.top() > slot.center().y;
    let bars = harness.output().shapes.iter().filter_map(|clipped| match &clipped.shape {
        Shape::Rect(bar) if low(bar.rect) => Some(bar.rect.width()),
        _ => None,
    });
    let bars: Vec<f32> = bars.collect();
    let (come, whole) = (bars.iter().copied().fold(f32::MAX, f32::min), bars.iter().copied().fold(0.0, f32::max));
    assert!(whole > slot.width() / 2.0 && (come / whole - f32::from(held) / 1_000.0).abs() < 0.01, "{held}: {bars:?}");
}

#[test]
fn boxes_stand_exactly_in_the_three_slots() {
    let bench = Bench::regular();
    let place = |bar| {
        let harness = shown(&bench, bar, fixture::AWAKE);
        ["action.fold", "action.call", "action.raise"].map(|name| harness.state().record.control(name).unwrap().rect)
    };
    assert_eq!(place(fixture::bar_on_turn()), place(fixture::bar_ahead()));
}

#[test]
fn a_box_is_ticked_by_a_click() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, fixture::bar_ahead(), fixture::AWAKE);
    assert_eq!(clicked(&mut harness, "Call any"), press_and_release(BarSlot::Raise));
    assert!(harness.query_by_label("Min").is_none());
}

#[test]
fn presets_steps_and_wheel_change_the_amount() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, fixture::bar_on_turn(), fixture::AWAKE);
    assert_eq!(clicked(&mut harness, "3×"), [BarIntent::Preset(PresetPlace::Third).into()]);
    assert_eq!(clicked(&mut harness, "All-in"), [BarIntent::Preset(PresetPlace::Fifth).into()]);
    assert_eq!(clicked(&mut harness, "One big blind more"), [BarIntent::Step(1).into()]);
    assert_eq!(clicked(&mut harness, "One big blind less"), [BarIntent::Step(-1).into()]);
    let wheel = |modifiers| Event::MouseWheel { unit: MouseWheelUnit::Line, delta: vec2(0.0, 1.0), phase: TouchPhase::Move, modifiers };
    harness.event(wheel(Modifiers::NONE));
    harness.run();
    assert_eq!(harness.state_mut().take(), [BarIntent::Step(1).into()]);
    harness.event(Event::ModifiersChanged(Modifiers::SHIFT));
    harness.event(wheel(Modifiers::SHIFT));
    harness.run();
    assert_eq!(harness.state_mut().take(), [BarIntent::StepHalfPots(1).into()]);
}

#[test]
fn a_notch_of_the_wheel_is_one_big_blind_however_finely_it_is_told() {
    let bench = Bench::regular();
    let turned = |unit, parts: &[f32]| {
        let mut harness = shown(&bench, fixture::bar_on_turn(), fixture::AWAKE);
        harness.hover_at(pos2(640.0, 300.0));
        harness.run();
        harness.state_mut().take();
        for part in parts {
            harness.event(Event::MouseWheel { unit, delta: vec2(0.0, *part), phase: TouchPhase::Move, modifiers: Modifiers::NONE });
            harness.run();
        }
        harness.state_mut().take()
    };
    let up = || Intent::from(BarIntent::Step(1));
    assert_eq!(turned(MouseWheelUnit::Line, &[1.0]), [up()]);
    assert_eq!(turned(MouseWheelUnit::Line, &[1.0, 1.0]), [up(), up()]);
    assert_eq!(turned(MouseWheelUnit::Line, &[3.0]), [up()], "three lines a notch");
    assert_eq!(turned(MouseWheelUnit::Line, &[0.25; 4]), [up()], "a fine wheel");
    assert_eq!(turned(MouseWheelUnit::Line, &[0.75, -1.0]), [BarIntent::Step(-1).into()], "and back");
    assert_eq!(turned(MouseWheelUnit::Point, &[10.0; 4]), [up()], "a touchpad");
}

#[test]
fn where_there_is_no_amount_to_choose_there_is_nothing_to_choose_it_with() {
    let bench = Bench::regular();
    let mut legal = fixture::legal(60, 120);
    legal.raise = legal.raise.map(|range| RaiseRange { max_to: range.min_to, ..range });
    let mut bar = ActionBar::new(TableId(1), 600);
    bar.update(&poker_client::AtTable::caught_up(&fixture::table(0, Some(legal)), poker_protocol::Money::ZERO), 0);
    let mut harness = shown(&bench, bar, fixture::AWAKE);
    for name in ["action.slider", "action.plus", "action.amount", "action.preset.5"] {
        assert!(harness.state().record.control(name).is_none(), "{name}");
    }
    assert_eq!(clicked(&mut harness, "Raise to €1.20"), press_and_release(BarSlot::Raise));
}

#[test]
fn the_right_end_of_the_slider_is_all_in() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, fixture::bar_on_turn(), fixture::AWAKE);
    let track = harness.state().record.control("action.slider").unwrap().rect;
    harness.drag_at(track.right_center() - vec2(2.0, 0.0));
    harness.run();
    harness.drop_at(track.right_center() - vec2(2.0, 0.0));
    harness.run();
    for intent in harness.state_mut().take() {
        let Intent::Bar(intent) = intent else { continue };
        harness.state_mut().data.bar.handle(&intent, fixture::AWAKE, &|_| None);
    }
    let draft = harness.state().data.bar.draft().unwrap();
    assert_eq!(draft.to(), draft.range().max_to);
}

#[test]
fn typing_replaces_the_amount_and_only_edits() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, fixture::bar_on_turn(), fixture::AWAKE);
    harness.get_by_label("Amount").focus();
    harness.run();
    harness.state_mut().take();
    harness.get_by_label("Amount").type_text("3,40");
    harness.step();
    assert_eq!(harness.state_mut().take(), [BarIntent::Edit("3,40".to_owned()).into()]);
}

#[test]
fn an_amount_out_of_range_says_what_stands_instead() {
    let bench = Bench::regular();
    let harness = shown(&bench, fixture::bar_typed("99999"), fixture::AWAKE);
    let words: Vec<_> = harness.state().record.texts().into_iter().map(|text| text.words).collect();
    assert!(words.contains(&"More than your stack: €23.45 at most.".to_owned()), "{words:?}");
}

#[test]
fn the_bar_says_that_an_action_waits_for_its_answer_once_that_is_late() {
    let bench = Bench::regular();
    let mut bar = fixture::bar_on_turn();
    assert!(matches!(bar.handle(&BarIntent::CheckOrCall, fixture::AWAKE, &|_| None), IntentOutcome::Act(_)));
    assert_eq!(bar.next_change_ms(fixture::AWAKE + 600), Some(fixture::AWAKE + 1_000));
    let told = |now_ms| {
        let harness = shown(&bench, bar.clone(), now_ms);
        harness.state().record.texts().into_iter().any(|text| text.words == "Your action has been sent and waits for an answer.")
    };
    assert!(!told(fixture::AWAKE + 999));
    assert!(told(fixture::AWAKE + 1_000));
}

/// The drawn shapes, each with its clip rectangle.
fn drawn(harness: &Harness<'_, ShownPanel<BarData>>) -> Vec<(Rect, Shape)> {
    harness.output().shapes.iter().map(|clipped| (clipped.clip_rect, clipped.shape.clone())).collect()
}

#[test]
fn the_knob_of_the_slider_is_whole_at_both_ends_of_its_track() {
    for (width, height) in [(640.0, 360.0), (1280.0, 800.0), (3840.0, 2160.0)] {
        for text in [0.9, 1.0, 1.4] {
            let what = format!("{width}x{height}, text {text}");
            let bench = Bench::new(Language::English, width, height).scaled(text);
            let ends = [PresetPlace::First, PresetPlace::Fifth].map(|end| {
                let mut bar = fixture::bar_on_turn();
                bar.handle(&BarIntent::Preset(end), fixture::AWAKE, &|_| None);
                let harness = shown(&bench, bar, fixture::AWAKE);
                let radius = bench.theme.control.slider_knob * bench.style(&Record::default()).k() / 2.0;
                let knob = drawn(&harness).into_iter().find_map(|(room, shape)| match shape {
                    Shape::Circle(circle) if (circle.radius - radius).abs() < 0.01 => Some((room, circle.visual_bounding_rect())),
                    _ => None,
                });
                let (room, knob) = knob.unwrap_or_else(|| panic!("{what}: no knob"));
                assert!(room.contains_rect(knob), "{what}: {knob:?} is cut by {room:?}");
                let record = &harness.state().record;
                for other in ["action.minus", "action.plus"] {
                    let button = record.control(other).unwrap().rect;
                    assert!(!button.intersects(knob), "{what}: {knob:?} lies over {other} {button:?}");
                }
                knob.center().x
            });
            assert!(ends[1] - ends[0] >= 40.0, "{what}: {ends:?}");
        }
    }
}

/// The width of the frame that shows how long the key was held, and the filled width.
fn held(harness: &Harness<'_, ShownPanel<BarData>>, slot: Rect, height: f32) -> Option<(f32, f32)> {
    let bars: Vec<RectShape> = drawn(harness)
        .into_iter()
        .filter_map(|(_, shape)| if let Shape::Rect(bar) = shape { Some(bar) } else { None })
        .filter(|bar| slot.contains_rect(bar.rect) && (bar.rect.height() - height).abs() < 0.01)
        .collect();
    let frame = bars.iter().find(|bar| !bar.stroke.is_empty())?.rect;
    let filled = bars.iter().find(|bar| bar.stroke.is_empty()).map_or(0.0, |bar| bar.rect.width());
    assert!(bars.iter().all(|bar| bar.rect.left() == frame.left()), "it grows from the left");
    Some((frame.width(), filled))
}

#[test]
fn a_frame_shows_how_far_the_held_key_for_all_in_has_come() {
    for (width, height) in [(640.0, 360.0), (1280.0, 800.0)] {
        let bench = Bench::new(Language::English, width, height);
        let mut bar = fixture::bar_on_turn();
        assert_eq!(bar.handle(&BarIntent::HoldAllIn, fixture::AWAKE, &|_| None), IntentOutcome::Taken);
        let mut harness = shown(&bench, bar, fixture::AWAKE);
        let slot = harness.state().record.control("action.raise").unwrap().rect;
        let bar_height = bench.style(&Record::default()).d(bench.theme.spacing.xs);
        for part in [0.0, 0.5, 0.9] {
            harness.state_mut().data.now_ms = fixture::AWAKE + (part * ActionBar::HOLD_MS as f32) as u64;
            harness.run_steps(1);
            let (frame, filled) = held(&harness, slot, bar_height).unwrap();
            assert!(frame > slot.width() / 2.0, "how far there is to go is seen from the start: {frame}");
            assert!((filled / frame - part).abs() < 0.01, "{part}: {filled} of {frame}");
        }
        harness.state_mut().data.bar.handle(&BarIntent::ReleaseAllIn, fixture::AWAKE, &|_| None);
        harness.run_steps(1);
        assert_eq!(held(&harness, slot, bar_height), None, "the key is up");
    }
}

fn with_presets(change: impl FnOnce(&mut BetPresets)) -> ActionBar {
    let mut bar = fixture::bar_on_turn();
    let mut presets = BetPresets::default();
    change(&mut presets);
    bar.set_presets(&presets);
    bar
}

/// The names of the presets that are drawn.
fn drawn_presets(harness: &Harness<'_, ShownPanel<BarData>>) -> Vec<String> {
    let names = harness.state().record.controls().into_iter().map(|control| control.name);
    names.filter_map(|name| name.strip_prefix("action.preset.").map(str::to_owned)).collect()
}

#[test]
fn a_row_of_its_own_has_all_presets_and_beside_the_slider_there_are_the_first_four() {
    let eight = || with_presets(|presets| presets.before_flop = (1..=8).map(|nth| BetPreset::BigBlinds(500 + nth * 100)).collect());
    let bench = Bench::regular();
    assert_eq!(drawn_presets(&shown(&bench, eight(), fixture::AWAKE)), ["1", "2", "3", "4", "5", "6", "7", "8"]);
    let bench = Bench::new(Language::English, 640.0, 360.0);
    assert_eq!(drawn_presets(&shown(&bench, eight(), fixture::AWAKE)), ["1", "2", "3", "4"]);
    assert_eq!(drawn_presets(&shown(&bench, fixture::bar_on_turn(), fixture::AWAKE)), ["1", "2", "3", "4"]);
}

#[test]
fn a_bar_with_the_longest_presets_is_tidy_in_every_window() {
    let long = || with_presets(|presets| presets.before_flop = (0..8).map(|nth| BetPreset::BigBlinds(1_025 + nth * 1_010)).collect());
    for (width, height, text) in
        [(640.0, 360.0, 1.0), (640.0, 360.0, 1.4), (1024.0, 768.0, 1.0), (1280.0, 800.0, 1.4), (1280.0, 800.0, 2.0), (3840.0, 2160.0, 1.0)]
    {
        for language in Language::SPOKEN {
            let bench = Bench::new(language, width, height).scaled(text).at_table();
            let harness = shown(&bench, long(), fixture::AWAKE);
            assert_tidy(&harness.state().record, &bench, &format!("{language} {width}x{height} text {text}"));
            assert!(!drawn_presets(&harness).is_empty());
        }
    }
}

#[test]
fn the_chosen_preset_is_marked() {
    let bench = Bench::regular();
    let mut bar = fixture::bar_on_turn();
    bar.handle(&BarIntent::Preset(PresetPlace::Third), fixture::AWAKE, &|_| None);
    let harness = shown(&bench, bar, fixture::AWAKE);
    let marked = |label| {
        let is = |node: &AccessKitNode<'_>| node.label().as_deref() == Some(label) && node.toggled() == Some(Toggled::True);
        harness.query_all(By::new().predicate(is)).count() == 1
    };
    assert!(marked("3×") && !marked("Pot"));
}

/// Lets the bar carry out what was asked for, and returns it.
fn carried_out(harness: &mut Harness<'_, ShownPanel<BarData>>) -> Vec<IntentOutcome> {
    let now_ms = harness.state().data.now_ms;
    let asked = harness.state_mut().take();
    let bar = asked.into_iter().filter_map(|intent| if let Intent::Bar(intent) = intent { Some(intent) } else { None });
    bar.map(|intent| harness.state_mut().data.bar.handle(&intent, now_ms, &|_| None)).collect()
}

/// Presses the pointer on a control. Returns where.
fn pressed(harness: &mut Harness<'_, ShownPanel<BarData>>, label: &str) -> Pos2 {
    let at = harness.get_by_label(label).rect().center();
    harness.hover_at(at);
    harness.run();
    harness.drag_at(at);
    harness.run();
    at
}

#[test]
fn a_preset_that_sends_presses_the_right_slot_and_sends_when_it_is_released() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, with_presets(|presets| presets.at_once = true), fixture::AWAKE);
    let at = pressed(&mut harness, "3×");
    assert_eq!(carried_out(&mut harness), [IntentOutcome::Taken]);
    assert!(harness.state().data.bar.slot(BarSlot::Raise, fixture::AWAKE).pressed);
    harness.drop_at(at);
    harness.run();
    let sent = carried_out(&mut harness).into_iter().find_map(|outcome| match outcome {
        IntentOutcome::Act(sent) => Some(sent.action),
        _ => None,
    });
    assert_eq!(sent, Some(Action::RaiseTo(fixture::chips(180))));
}

#[test]
fn a_press_on_a_preset_that_began_before_a_change_sends_nothing() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, with_presets(|presets| presets.at_once = true), fixture::AWAKE);
    let at = pressed(&mut harness, "3×");
    carried_out(&mut harness);
    // The table comes to the front again: as after a change, the press is dropped.
    harness.state_mut().data.bar.comes_to_front(fixture::AWAKE);
    harness.state_mut().data.now_ms = fixture::AWAKE + 700;
    harness.drop_at(at);
    harness.run();
    assert!(!harness.state().asked.contains(&BarIntent::Preset(PresetPlace::Third).into()), "{:?}", harness.state().asked);
}

#[test]
fn a_preset_that_sends_is_unusable_while_the_slots_rest() {
    let bench = Bench::regular();
    let enabled = |bar, now_ms| shown(&bench, bar, now_ms).state().record.control("action.preset.3").unwrap().enabled;
    let at_once = || with_presets(|presets| presets.at_once = true);
    assert_eq!([enabled(at_once(), 100), enabled(at_once(), fixture::AWAKE)], [false, true]);
    assert!(enabled(fixture::bar_on_turn(), 100), "one that fills in rests never");
}

#[test]
fn a_typed_multiple_or_part_of_the_pot_says_how_it_was_read() {
    let bench = Bench::regular();
    let says = |typed: &str, words: &str| {
        let harness = shown(&bench, fixture::bar_typed(typed), fixture::AWAKE);
        let texts: Vec<_> = harness.state().record.texts().into_iter().map(|text| text.words).collect();
        assert!(texts.iter().any(|said| said == words), "{texts:?}");
    };
    says("66%", "66% of the pot: €1.59");
    says("2,5x", "2.5 times the bet: €1.50");
    says("9bb", "9\u{a0}BB: €1.80");
    says("1x", "Raise too small: raise to €1.00 or more.");
}

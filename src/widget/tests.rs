//! Single controls.

use bevy_egui::egui::{Context, Event, Key, Order, Rect, Ui, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use poker_protocol::Money;

use super::surface::Role;
use super::{AmountDraft, AmountPicker, Button, ButtonFace, ClickTarget, Segmented, Slider, SliderChange, TextField, toggle};
use crate::style::bench::{Bench, ShownPanel, show};
use crate::style::{Style, TextSide, place};

/// Shows a control for `data`.
fn shown<'b, D: 'b>(bench: &'b Bench, data: D, mut draw: impl FnMut(&mut Ui, &Style<'_>, &mut D) + 'b) -> Harness<'b, ShownPanel<D>> {
    show(bench, data, move |ctx: &Context, style, data| {
        place(ctx, "controls", style.window, Order::Middle, |ui| draw(ui, style, data));
        Vec::new()
    })
}

fn at(width: f32, height: f32) -> Rect {
    Rect::from_min_size(pos2(100.0, 100.0), vec2(width, height))
}

fn words<D>(harness: &Harness<'_, ShownPanel<D>>) -> Vec<String> {
    harness.state().record.texts().into_iter().map(|text| text.words).collect()
}

/// The texts that a button with label and amount draws at this size.
fn faces(width: f32, height: f32, label: &'static str, amount: &'static str, whole: &'static str) -> Vec<String> {
    let bench = Bench::regular();
    let harness = shown(&bench, (), move |ui, style, ()| {
        let target = ClickTarget::button("b", at(width, height), whole);
        Button { target, role: Role::Primary, face: ButtonFace::Priced { label, amount, whole } }.show(ui, style);
    });
    words(&harness)
}

#[test]
fn a_tall_button_has_its_amount_under_the_label_and_a_low_one_has_both_in_a_line() {
    assert_eq!(faces(160.0, 56.0, "Call", "€12,345.60", "Call €12,345.60"), ["Call", "€12,345.60"]);
    assert_eq!(faces(124.0, 32.0, "Call", "€12,345.60", "Call €12,345.60"), ["Call €12,345.60"]);
}

#[test]
fn a_low_button_breaks_in_two_rather_than_cutting_the_amount() {
    let amount = "12\u{202f}345,60\u{a0}€";
    assert_eq!(faces(124.0, 32.0, "Relancer à", amount, "Relancer à 12\u{202f}345,60\u{a0}€"), ["Relancer à", amount]);
}

#[test]
fn alternatives_break_after_their_slash() {
    let bench = Bench::regular();
    let harness = shown(&bench, (), |ui, style, ()| {
        style.fit(ui, at(100.0, 50.0), TextSide::Left, style.label(), "Parole / Se coucher");
    });
    assert_eq!(words(&harness), ["Parole /", "Se coucher"]);
}

#[test]
fn a_name_may_end_in_an_ellipsis() {
    let bench = Bench::regular();
    let harness = shown(&bench, (), |ui, style, ()| {
        style.name(ui, at(60.0, 20.0), TextSide::Left, style.body(), "Bartholomew the Third");
    });
    let [text] = &harness.state().record.texts()[..] else { panic!("one text") };
    assert!(text.words.ends_with('…') && text.cut_allowed && text.rect.width() <= 60.5, "{text:?}");
}

#[test]
fn a_switch_and_a_choice_are_turned_by_the_keyboard() {
    let bench = Bench::regular();
    let choices = || ["One", "Two", "Three"].map(|words| (words, words.to_owned()));
    let mut harness = shown(&bench, (false, 0), move |ui, style, (on, chosen)| {
        *on ^= toggle(ui, style, "on", pos2(300.0, 50.0), "Sounds", *on);
        let row = Segmented { name: "choice", rect: at(300.0, 36.0), choices: &choices(), chosen: Some(*chosen) };
        *chosen = row.show(ui, style).unwrap_or(*chosen);
    });
    harness.key_press(Key::Tab);
    harness.run();
    harness.key_press(Key::Space);
    harness.run();
    assert!(harness.state().data.0);
    for _ in 0..3 {
        harness.key_press(Key::Tab);
        harness.run();
    }
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state().data.1, 2);
}

#[test]
fn arrows_move_a_focused_slider_by_steps() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, 0, |ui, style, moved: &mut i32| {
        let slider = Slider { name: "s", rect: at(200.0, 28.0), label: "Volume", value: 0.0, part: 0.5, enabled: true };
        if let Some(SliderChange::By(steps)) = slider.show(ui, style) {
            *moved += i32::from(steps);
        }
    });
    harness.get_by_label("Volume").focus();
    harness.run();
    for key in [Key::ArrowRight, Key::ArrowRight, Key::ArrowRight, Key::ArrowLeft] {
        harness.key_press(key);
        harness.run();
    }
    assert_eq!(harness.state().data, 2);
}

#[test]
fn escape_in_a_field_leaves_the_field_and_closes_nothing_else() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, (String::new(), false), |ui, style, (text, closed)| {
        let lettering = style.body();
        let field = TextField {
            name: "f",
            rect: at(200.0, 36.0),
            label: "Name",
            lettering,
            side: TextSide::Left,
            inside: "",
            wrong: false,
            hidden: false,
            most: 4,
            enabled: true,
        };
        field.show(ui, style, text);
        *closed |= ui.input(|input| input.key_pressed(Key::Escape));
    });
    harness.get_by_label("Name").focus();
    harness.run();
    harness.get_by_label("Name").type_text("Ardan");
    harness.run();
    assert_eq!(harness.state().data.0, "Arda", "at most four characters");
    harness.key_press(Key::Escape);
    harness.run();
    assert_eq!((harness.get_by_label("Name").is_focused(), harness.state().data.1), (false, false));
    harness.key_press(Key::Escape);
    harness.run();
    assert!(harness.state().data.1);
}

#[test]
fn a_password_is_pasted_into_its_field() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, String::new(), |ui, style, text| {
        let lettering = style.body();
        let field = TextField {
            name: "p",
            rect: at(200.0, 36.0),
            label: "Password",
            lettering,
            side: TextSide::Left,
            inside: "",
            wrong: false,
            hidden: true,
            most: 128,
            enabled: true,
        };
        field.show(ui, style, text);
    });
    harness.get_by_label("Password").focus();
    harness.run();
    harness.event(Event::Paste("correct horse battery staple".to_owned()));
    harness.run();
    assert_eq!(harness.state().data, "correct horse battery staple");
}

#[test]
fn an_amount_is_dragged_in_whole_steps_and_exactly_to_its_ends() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, AmountDraft::new(Money::new(1000)), |ui, style, draft| {
        let range = Money::new(805)..=Money::new(2003);
        AmountPicker { name: "a", rect: at(400.0, 36.0), label: "Buy-in", range, step: Money::new(20) }.show(ui, style, draft);
    });
    let track = harness.state().record.control("a.slider").unwrap().rect;
    for (share, amount) in [(0.0, 805), (1.0, 2003)] {
        let point = pos2(track.left() + track.width() * share, track.center().y);
        harness.drag_at(point);
        harness.drop_at(point);
        harness.run();
        assert_eq!(harness.state().data.amount, Money::new(amount));
    }
    harness.drag_at(track.center());
    harness.drop_at(track.center());
    harness.run();
    assert_eq!(harness.state().data.amount.hundredths() % 20, 5, "whole steps above the least: {:?}", harness.state().data.amount);
}

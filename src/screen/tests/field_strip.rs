//! The line about the field of a practice tournament.

use bevy_egui::egui::{Context, Key};
use egui_kittest::Harness;
use poker_client::{AppIntent, LobbySection};
use poker_host::FieldProgress;
use poker_protocol::TournamentId;
use poker_text::Language;

use super::fixture::{click, press, shows, tab_to};
use super::tournament_list::{TournamentRoom, draw, says, words};
use crate::screen::{FieldStrip, field_banner_ui, field_strip_height, field_strip_ui};
use crate::style::Style;
use crate::style::bench::{Bench, ShownPanel, show};

const TOURNAMENT: TournamentId = TournamentId(2);

fn strip(before_start: bool) -> FieldStrip {
    let progress = FieldProgress {
        tournament: TOURNAMENT,
        entries: 3_000,
        left: 2_345,
        tables: 261,
        level: 6,
        hands_left_in_level: Some(4),
        before_start,
        hastens: true,
    };
    FieldStrip { progress, may_play_out: !before_start }
}

/// Shows the lobby with the line under it, as the client does.
pub(super) fn field_strip(bench: &Bench, before_start: bool) -> Harness<'_, ShownPanel<TournamentRoom>> {
    let room = TournamentRoom::in_practice(LobbySection::Tournaments);
    show(bench, room, move |ctx: &Context, style: &Style<'_>, room: &mut TournamentRoom| {
        let window = style.window.with_max_y(style.window.bottom() - field_strip_height(style));
        let mut asked = draw(ctx, &Style { window, ..*style }, room);
        asked.extend(field_strip_ui(ctx, style, &strip(before_start)));
        asked
    })
}

/// Shows the line as at a table, with a button beneath it.
fn field_banner(bench: &Bench, before_start: bool) -> Harness<'_, ShownPanel<f32>> {
    show(bench, 0.0, move |ctx: &Context, style: &Style<'_>, bottom: &mut f32| {
        *bottom = field_banner_ui(ctx, style, (44.0, style.window.width() * 0.7), &strip(before_start));
        Vec::new()
    })
}

#[test]
fn everything_above_the_line_can_be_clicked() {
    for (width, height) in [(640.0, 360.0), (1280.0, 800.0)] {
        let bench = Bench::new(Language::English, width, height);
        let mut harness = field_strip(&bench, false);
        let line = harness.state().record.control("field.play_out").unwrap().rect;
        for control in harness.state().record.controls() {
            let above = control.name == "field.play_out" || control.shown.bottom() <= line.top();
            assert!(above, "{} lies under the line at {width}x{height}: {:?}", control.name, control.shown);
        }
        assert_eq!(click(&mut harness, "lobby.setup"), [AppIntent::ShowSetup.into()]);
        assert_eq!(click(&mut harness, "field.play_out"), [AppIntent::PlayOut(TOURNAMENT).into()]);
        assert_eq!(click(&mut harness, "lobby.back"), [AppIntent::Close.into()], "the line takes no click of what is above it");
        assert_eq!(click(&mut harness, "field.play_out"), [AppIntent::PlayOut(TOURNAMENT).into()], "and is taken none by the lobby");
    }
}

#[test]
fn the_rest_is_left_to_a_bot_by_keyboard() {
    let bench = Bench::regular();
    let mut harness = field_strip(&bench, false);
    tab_to(&mut harness, "field.play_out");
    assert_eq!(press(&mut harness, Key::Enter), [AppIntent::PlayOut(TOURNAMENT).into()]);
}

#[test]
fn the_line_says_how_many_are_left_and_when_the_level_ends() {
    let bench = Bench::regular();
    let harness = field_strip(&bench, false);
    assert!(says(&harness, "The other tables play on: 2,345 of 3,000 left · 4 hands to the next level"), "{:?}", words(&harness));
    let harness = field_strip(&bench, true);
    assert!(words(&harness).iter().any(|words| words.starts_with("Bots play until you join: 2,345 of 3,000 left")));
    assert!(!shows(&harness, "field.play_out"), "the player is not in yet");
}

#[test]
fn at_a_table_the_line_begins_under_the_top_bar_and_says_where_it_ends() {
    let bench = Bench::regular();
    let harness = field_banner(&bench, false);
    let texts = harness.state().record.texts();
    let [text] = texts.as_slice() else { panic!("{texts:?}") };
    assert!(text.rect.top() > 44.0 && text.rect.bottom() < harness.state().data && harness.state().data < 100.0);
}

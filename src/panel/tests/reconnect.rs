//! The banner while the connection is lost.

use bevy_egui::egui::Context;
use egui_kittest::Harness;
use poker_client::{Intent, OnlineIntent, Outage};
use poker_text::Language;

use crate::panel::{ReconnectView, reconnect_ui};
use crate::style::Style;
use crate::style::bench::{Bench, ShownPanel, assert_tidy, click, show};
use crate::tour::lines;

/// The banner a second after the connection was lost, with an action that waits.
fn banner<'b>(bench: &'b Bench, name: &str) -> Harness<'b, ShownPanel<Outage>> {
    let outage = lines().into_iter().find(|(line, _)| *line == name).unwrap().1.connection().outage().unwrap().clone();
    show(bench, outage, |ctx: &Context, style: &Style<'_>, outage: &mut Outage| {
        let view = ReconnectView { outage, removal_s: Some(600), action_waits: true, now_ms: 1_000 };
        reconnect_ui(ctx, style, 44.0, &view).1.into_iter().collect()
    })
}

fn words(harness: &Harness<'_, ShownPanel<Outage>>) -> String {
    harness.state().record.texts().into_iter().map(|text| text.words).collect::<Vec<_>>().join(" ")
}

#[test]
fn it_counts_down_and_tells_how_long_the_seat_is_kept_and_that_the_action_waits() {
    let bench = Bench::regular();
    let mut harness = banner(&bench, "line-lost");
    let said = words(&harness);
    for sentence in ["Connection lost.", "Next try in 3", "kept for 9:59.", "Your action waits"] {
        assert!(said.contains(sentence), "{said}");
    }
    assert_eq!(click(&mut harness, "reconnect.try_now"), [Intent::from(OnlineIntent::TryNow)]);
    assert!(words(&banner(&bench, "line-restoring")).contains("Reconnecting now."));
}

#[test]
fn it_is_tidy_in_every_language_and_window() {
    for language in Language::ALL {
        for (width, height, text_scale) in
            [(640.0, 360.0, 1.0), (640.0, 360.0, 1.4), (1280.0, 800.0, 1.0), (1280.0, 800.0, 2.0), (3840.0, 2160.0, 1.0)]
        {
            let bench = Bench::new(language, width, height).scaled(text_scale).at_table();
            for name in ["line-lost", "line-restoring"] {
                let harness = banner(&bench, name);
                assert_tidy(&harness.state().record, &bench, &format!("{name} {language} {width}x{height} text {text_scale}"));
            }
        }
    }
}

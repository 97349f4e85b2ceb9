//! What is asked for at all tables at once, where they are shown in turn.

use bevy_egui::egui::Key;
use poker_client::{AppIntent, TableOrder};
use poker_text::Language;

use super::table::{TableData, shown, tabs};
use crate::panel::Dialog;
use crate::style::bench::{Bench, assert_tidy};

fn several() -> TableData {
    TableData { tabs: tabs(), ..TableData::on_turn() }
}

#[test]
fn with_several_tables_the_bar_leads_to_the_order_and_to_what_is_asked_at_all_of_them() {
    for (width, height) in [(640.0, 360.0), (1280.0, 800.0)] {
        let bench = Bench::new(Language::English, width, height);
        let mut harness = shown(&bench, several());
        let mut click = |name: &str| {
            if name != "top.all_tables" {
                harness.state_mut().data.state.dialog = Some(Dialog::AllTables);
                harness.run_steps(3);
            }
            let at = harness.state().record.control(name).unwrap_or_else(|| panic!("{name} {width}x{height}")).shown.center();
            harness.state_mut().take();
            harness.drag_at(at);
            harness.drop_at(at);
            harness.run_steps(4);
            (harness.state_mut().take(), harness.state().data.state.dialog.clone())
        };
        assert_eq!(click("top.all_tables"), (Vec::new(), Some(Dialog::AllTables)));
        for (name, intent) in [
            ("all_tables.order.tiles", AppIntent::OrderTables(TableOrder::Tiles)),
            ("all_tables.order.one", AppIntent::OrderTables(TableOrder::OneAtATime)),
            ("all_tables.sit_out", AppIntent::SitOutEverywhere),
            ("all_tables.next_hand", AppIntent::NextHandEverywhere),
        ] {
            assert_eq!(click(name), (vec![intent.into()], None), "{name} {width}x{height}");
        }
    }
}

#[test]
fn one_table_alone_has_nothing_about_all_tables() {
    let bench = Bench::regular();
    let data = TableData { tabs: tabs().into_iter().take(1).collect(), ..TableData::on_turn() };
    let mut harness = shown(&bench, data);
    assert!(harness.state().record.control("top.all_tables").is_none());
    harness.state_mut().data.state.dialog = Some(Dialog::AllTables);
    harness.run_steps(3);
    assert_eq!(harness.state().data.state.dialog, None, "a sheet that was open when the other table closed");
}

#[test]
fn the_sheet_about_all_tables_is_tidy_and_closed_by_escape() {
    for language in Language::ALL {
        for (width, height, text_scale) in
            [(640.0, 360.0, 1.0), (640.0, 360.0, 1.4), (1280.0, 800.0, 1.0), (1280.0, 800.0, 2.0), (3840.0, 2160.0, 2.0)]
        {
            let bench = Bench::new(language, width, height).scaled(text_scale).at_table();
            let mut data = several();
            data.state.dialog = Some(Dialog::AllTables);
            let mut harness = shown(&bench, data);
            assert!(harness.state().record.control("all_tables.order.stack").is_some());
            assert_tidy(&harness.state().record, &bench, &format!("all tables {language} {width}x{height} {text_scale}"));
            harness.key_press(Key::Escape);
            harness.run_steps(3);
            assert_eq!(harness.state().data.state.dialog, None);
        }
    }
}

//! The tabs of the strip and the rows of the list by keyboard alone.

use bevy_egui::egui::{Key, Modifiers};
use egui_kittest::Harness;
use poker_client::{AppIntent, Intent};
use poker_protocol::{StakeId, TableId};
use poker_text::Language;

use super::desk::{Desk, shown};
use crate::style::bench::{Bench, ShownPanel, focused};

type DeskHarness<'b> = Harness<'b, ShownPanel<Desk>>;

/// More than there are controls.
const MANY: usize = 60;

/// The name of each tab, and what it leads to: ten tables, a reserved seat and a queue.
fn ways() -> Vec<(String, Intent)> {
    let tables = (1..=10).map(|id| (format!("tab.table.{id}"), Intent::from(AppIntent::ShowTable(TableId(id)))));
    let others = [
        ("tab.offer.11".to_owned(), Intent::from(AppIntent::ShowOffer(TableId(11)))),
        ("tab.queue.1".to_owned(), Intent::from(AppIntent::ShowQueue(StakeId(1)))),
    ];
    tables.chain(others).collect()
}

/// Presses a key once. Returns what was asked for.
fn press(harness: &mut DeskHarness<'_>, modifiers: Modifiers, key: Key) -> Vec<Intent> {
    harness.state_mut().take();
    harness.key_press_modifiers(modifiers, key);
    harness.run();
    harness.run();
    harness.state_mut().take()
}

/// The tabs that Tab with these modifiers reaches in one round, in this order.
fn reached(bench: &Bench, listed: bool, modifiers: Modifiers) -> Vec<String> {
    let mut harness = shown(bench, listed);
    let mut names = Vec::new();
    while names.len() < MANY {
        assert_eq!(press(&mut harness, modifiers, Key::Tab), [], "the key only moves the focus");
        let name = focused(&harness);
        if names.first() == Some(&name) {
            break;
        }
        names.push(name);
    }
    assert!(names.len() < MANY, "the focus comes back to where it began: {names:?}");
    names.retain(|name| name.starts_with("tab."));
    names
}

#[test]
fn tab_and_shift_with_tab_reach_every_tab_of_the_strip_and_every_row_of_the_list() {
    let bench = Bench::new(Language::English, 1920.0, 1080.0);
    for listed in [false, true] {
        let forward = reached(&bench, listed, Modifiers::NONE);
        let mut back = reached(&bench, listed, Modifiers::SHIFT);
        back.reverse();
        assert_eq!(back, forward, "listed: {listed}");
        for (name, _) in ways() {
            assert_eq!(forward.iter().filter(|reached| **reached == name).count(), 1, "{name}, listed: {listed}: {forward:?}");
        }
    }
}

#[test]
fn enter_and_space_bring_the_table_of_a_tab_or_a_row_forward() {
    let bench = Bench::new(Language::English, 1920.0, 1080.0);
    for (listed, key) in [(false, Key::Enter), (false, Key::Space), (true, Key::Enter), (true, Key::Space)] {
        let mut harness = shown(&bench, listed);
        for (name, intent) in ways() {
            let mut tabs = 0;
            while focused(&harness) != name {
                assert!(tabs < MANY, "Tab never reaches {name}");
                press(&mut harness, Modifiers::NONE, Key::Tab);
                tabs += 1;
            }
            assert_eq!(press(&mut harness, Modifiers::NONE, key), [intent], "{key:?} on {name}, listed: {listed}");
        }
    }
}

//! The sheet that sets up a tournament in practice.

use bevy_egui::egui::{Context, Event, Key};
use egui_kittest::Harness;
use poker_client::{AppIntent, Intent, Settings, SetupLevels, SetupStart, TournamentSetup};
use poker_host::{TournamentChoices, tournament_choices};
use poker_rules::Chips;
use poker_text::{Text, text};

use super::fixture::{press, settings, shows, tab_to};
use super::tournament_list::{says, words};
use crate::screen::{SetupState, SetupView, setup_ui};
use crate::style::Style;
use crate::style::bench::{Bench, ShownPanel, focused, show};

/// A tournament that is being set up.
pub(super) struct SetUp {
    choices: TournamentChoices,
    settings: Settings,
    state: SetupState,
    refused: Option<Text>,
    closed: bool,
}

impl SetUp {
    /// The sheet of a player whose last tournament was like this. No tournament begins.
    pub(super) fn with(change: impl FnOnce(&mut TournamentSetup)) -> Self {
        let mut settings = settings();
        change(&mut settings.tournament_setup);
        let choices = tournament_choices("en-2.7").unwrap();
        Self { choices, settings, state: SetupState::default(), refused: Some(text::setup::no_room()), closed: false }
    }

    fn setup(&self) -> &TournamentSetup {
        &self.settings.tournament_setup
    }
}

/// Shows the sheet and carries out changes of settings.
pub(super) fn setup(bench: &Bench, data: SetUp) -> Harness<'_, ShownPanel<SetUp>> {
    show(bench, data, |ctx: &Context, style: &Style<'_>, data: &mut SetUp| {
        let view = SetupView { choices: &data.choices, settings: &data.settings, refused: data.refused.as_ref() };
        let (mut asked, close) = setup_ui(ctx, style, &view, &mut data.state);
        data.closed |= close;
        for intent in &asked {
            if let Intent::App(AppIntent::Change(settings)) = intent {
                data.settings = settings.as_ref().clone();
            }
        }
        asked.retain(|intent| !matches!(intent, Intent::App(AppIntent::Change(_))));
        asked
    })
}

/// Chooses with the keyboard, so that the sheet scrolls to the control.
fn choose(harness: &mut Harness<'_, ShownPanel<SetUp>>, name: &str) {
    tab_to(harness, name);
    press(harness, Key::Space);
}

#[test]
fn a_tournament_begins_with_enter_and_the_sheet_closes_with_escape() {
    let bench = Bench::regular();
    let mut harness = setup(&bench, SetUp::with(|_| {}));
    assert_eq!(focused(&harness), "setup.begin");
    assert_eq!(press(&mut harness, Key::Enter), [AppIntent::BeginTournament.into()]);
    press(&mut harness, Key::Escape);
    assert!(harness.state().data.closed);
}

#[test]
fn each_choice_is_kept_for_the_next_tournament() {
    let bench = Bench::regular();
    let mut harness = setup(&bench, SetUp::with(|_| {}));
    let before = harness.state().data.setup().entries;
    choose(&mut harness, "setup.field.more");
    assert!(harness.state().data.setup().entries > before);
    choose(&mut harness, "setup.stack.1500");
    choose(&mut harness, "setup.levels.h10");
    choose(&mut harness, "setup.start.bubble");
    choose(&mut harness, "setup.others.real");
    let kept = harness.state().data.setup();
    assert_eq!((kept.stack, kept.levels), (Some(Chips::new(1_500)), SetupLevels::Hands(10)));
    assert_eq!((kept.start, kept.as_real), (SetupStart::Bubble, true));
    for name in ["setup.stack.usual", "setup.levels.usual", "setup.start.beginning", "setup.others.fast", "setup.field.fewer"] {
        choose(&mut harness, name);
    }
    assert_eq!(*harness.state().data.setup(), TournamentSetup::default());
}

#[test]
fn the_pace_of_the_other_tables_is_written_with_the_settings() {
    let mut kept = settings();
    kept.tournament_setup.as_real = true;
    let written = ron::to_string(&kept).unwrap();
    let read: Settings = ron::from_str(&written).unwrap();
    assert!(read.tournament_setup.as_real);
}

#[test]
fn a_kind_says_what_it_has_and_what_it_costs() {
    let bench = Bench::regular();
    let mut harness = setup(&bench, SetUp::with(|_| {}));
    let kinds = harness.state().data.choices.kinds.clone();
    assert!(says(&harness, "Entry") && words(&harness).iter().any(|words| words.starts_with('€')), "{:?}", words(&harness));
    let fixed = kinds.iter().find(|kind| kind.fixed && kind.name.is_some()).unwrap();
    choose(&mut harness, &format!("setup.kind.{}", fixed.id));
    assert_eq!(harness.state().data.setup().kind, fixed.id);
    assert!(!shows(&harness, "setup.stack.usual") && shows(&harness, "setup.others.fast"));
    assert!(says(&harness, "Stack, structure and start are fixed in this kind."), "{:?}", words(&harness));
}

#[test]
fn stacks_are_typed_where_play_begins_at_the_final_table() {
    let bench = Bench::regular();
    let mut harness = setup(&bench, SetUp::with(|setup| setup.start = SetupStart::FinalTable));
    tab_to(&mut harness, "setup.stacks");
    harness.event(Event::Text("12000 30000, 8500".to_owned()));
    harness.run();
    assert_eq!(harness.state().data.setup().final_stacks, [12_000, 30_000, 8_500]);
    choose(&mut harness, "setup.start.heads_up");
    assert!(!shows(&harness, "setup.stacks"));
}

#[test]
fn a_refusal_is_told_until_something_else_is_chosen() {
    let bench = Bench::regular();
    let mut harness = setup(&bench, SetUp::with(|_| {}));
    let told = bench.texts.say(&text::setup::no_room());
    assert!(!says(&harness, &told), "it was about an earlier tournament");
    choose(&mut harness, "setup.begin");
    harness.run();
    assert!(says(&harness, &told), "{:?}", words(&harness));
    choose(&mut harness, "setup.levels.h5");
    assert!(!says(&harness, &told));
}

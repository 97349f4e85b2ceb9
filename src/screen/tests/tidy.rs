//! Every screen in every language, window size and text size: nothing leaves the window, nothing overlaps, no word is cut. In one window,
//! Tab also reaches every control.

use bevy_egui::egui::{Event, Key};
use egui_kittest::Harness;
use poker_client::{FirstStep, KeyAction, KeyChord, LobbySection, MOST_SAVED_FILTERS, TournamentSetup};
use poker_host::tournament_choices;
use poker_protocol::{
    BuyInLimits, BuyInRange, FoundSeat, JackpotKind, JackpotPool, LimitReason, Message, Money, Refusal, Request, Reset, StakeId, TableId,
    TournamentId,
};
use poker_text::Language;

use super::account::{account, plans};
use super::failure::failure;
use super::field_strip::field_strip;
use super::finder::{asa, finding, found};
use super::first_start::first_start;
use super::fixture::{
    FixtureRoom, click, join, keys, lobby, lobby_of, offer, ordinary, press, queue, rules, sections, settings, shows, start, tab_to,
};
use super::history::{page as history, page_of};
use super::keys::{KeysPage, keys_page};
use super::online::{AccountFixture, SignInFixture, account as online_account, account_at, door};
use super::raised::raised;
use super::registration::{OpenSheet, sheet};
use super::replayer::{page as replayer, refused as replayer_refused};
use super::saved_filters::full as full_shelf;
use super::setup::{SetUp, setup};
use super::tab_walk::{ScreenStep, assert_reached_by_tab};
use super::tournament::{EventRoom, event};
use super::tournament_list::{TournamentRoom, tournaments};
use crate::screen::{ContentsState, KeysEdit, Section, SettingsState, StartState, TournamentTab};
use crate::style::bench::{Bench, ShownPanel, assert_tidy};
use crate::tour::{TARGET_TOURNAMENT, account_sessions, doors, large_hand_archive, registrations, tickets};

/// Width, height and text size: the smallest window, one that is narrow for its height, and the regular one.
const WINDOWS: [(f32, f32, f32); 6] =
    [(640.0, 360.0, 1.0), (640.0, 360.0, 1.4), (1024.0, 768.0, 1.4), (1280.0, 800.0, 1.0), (1280.0, 800.0, 1.4), (1280.0, 800.0, 2.0)];
/// The extreme sizes, where the layout is like that of a middle size, so the longer words of the pseudo-locale are not needed.
const ENDS: [(f32, f32, f32); 3] = [(640.0, 360.0, 0.8), (3840.0, 2160.0, 1.0), (3840.0, 2160.0, 2.0)];

/// Windows of tables with large text, which are laid out as the smallest window and magnified.
const MAGNIFIED: [(f32, f32, f32); 4] = [(960.0, 600.0, 2.0), (1280.0, 800.0, 2.0), (1920.0, 1080.0, 2.0), (3840.0, 2160.0, 2.0)];

/// Draws a screen in every language and size, and checks it after each step.
fn everywhere<S>(draw: impl for<'b> Fn(&'b Bench) -> Harness<'b, ShownPanel<S>>, steps: &[ScreenStep<S>]) {
    assert_reached_by_tab(&draw, steps);
    for language in Language::ALL {
        let ends = Language::SPOKEN.contains(&language).then_some(ENDS).into_iter().flatten();
        for (width, height, text_scale) in WINDOWS.into_iter().chain(ends) {
            let bench = Bench::new(language, width, height).scaled(text_scale);
            assert_steps_tidy(&bench, draw(&bench), steps, &format!("{language} {width}x{height} text {text_scale}"));
        }
    }
}

/// Draws a sheet that also lies over tables as it is drawn there with large text, and checks it after each step.
fn over_tables<S>(draw: impl for<'b> Fn(&'b Bench) -> Harness<'b, ShownPanel<S>>, steps: &[ScreenStep<S>]) {
    for language in Language::ALL {
        for (width, height, text_scale) in MAGNIFIED {
            let bench = Bench::new(language, width, height).scaled(text_scale).at_table();
            assert_steps_tidy(&bench, draw(&bench), steps, &format!("over a table, {language} {width}x{height} text {text_scale}"));
        }
    }
}

/// Checks a screen after each step; `place` says where it is drawn.
fn assert_steps_tidy<S>(bench: &Bench, mut harness: Harness<'_, ShownPanel<S>>, steps: &[ScreenStep<S>], place: &str) {
    for (what, step) in steps {
        step(&mut harness);
        harness.run();
        let record = &harness.state().record;
        assert!(!record.controls().is_empty(), "{what} is empty");
        assert_tidy(record, bench, &format!("{what} {place}"));
    }
}

#[test]
fn the_hand_history_its_filters_and_a_hand_are_tidy() {
    everywhere(
        history,
        &[
            ("hand history", |_| {}),
            ("filters of the hand history", |harness| drop(click(harness, "history.filters"))),
            ("a day that is no date", |harness| {
                tab_to(harness, "history.filter.to");
                harness.event(Event::Text("2026-11-31".to_owned()));
            }),
            ("hand history", |harness| drop(click(harness, "history.filter.close"))),
            ("exporting hands", |harness| drop(click(harness, "history.export"))),
            ("hand history", |harness| drop(click(harness, "history.export.close"))),
            ("a hand", |harness| {
                let hand = harness.state().data.first();
                click(harness, &format!("history.hand.{}", hand.get()));
            }),
            ("an opened hand without a note", |harness| harness.state_mut().data.choose_opened("")),
            ("an opened hand with a long note", |harness| harness.state_mut().data.choose_opened(&"Called three bets. ".repeat(20))),
        ],
    );
}

#[test]
fn the_replayer_its_sheet_and_what_it_refuses_are_tidy() {
    everywhere(replayer, &[("replayer", |_| {}), ("exporting a hand", |harness| drop(click(harness, "replayer.export")))]);
    everywhere(replayer_refused, &[("a file that is refused", |_| {})]);
}

#[test]
fn the_figures_and_the_players_of_the_hand_history_are_tidy() {
    everywhere(
        |bench| page_of(bench, large_hand_archive()),
        &[
            ("figures", |harness| drop(click(harness, "history.tab.figures"))),
            ("players", |harness| drop(click(harness, "history.tab.players"))),
            ("notes as a file", |harness| drop(click(harness, "history.export"))),
            ("players", |harness| drop(click(harness, "people.file.close"))),
            ("a player", |harness| drop(click(harness, "people.player..Fenwick"))),
        ],
    );
    everywhere(history, &[("figures of a few hands", |harness| drop(click(harness, "history.tab.figures")))]);
}

#[test]
fn the_first_screen_and_the_practice_sheet_are_tidy() {
    everywhere(
        |bench| start(bench, settings(), false),
        &[("start", |_| {}), ("practice", |harness: &mut Harness<'_, ShownPanel<StartState>>| harness.state_mut().data.practice = true)],
    );
    everywhere(|bench| start(bench, settings(), true), &[("start with a save", |_| {})]);
}

#[test]
fn the_steps_of_the_first_start_are_tidy() {
    for step in FirstStep::ALL {
        for name in ["", "Konstantinopel"] {
            everywhere(|bench| first_start(bench, step, name), &[("first start", |_| {})]);
        }
    }
}

#[test]
fn the_lobby_and_the_chosen_stake_are_tidy() {
    let choose: ScreenStep<_> = ("chosen stake", |harness| drop(click(harness, "lobby.stake.NL4")));
    everywhere(|bench| lobby(bench, 123_456_789, &[]), &[("lobby", |_| {}), choose]);
    let search: ScreenStep<FixtureRoom> = ("nothing found", |harness| harness.state_mut().data.state.search = "zz".to_owned());
    everywhere(|bench| lobby(bench, 123_456, &[]), &[search]);
    let table: ScreenStep<FixtureRoom> = ("found by tables", |harness| {
        let data = &mut harness.state_mut().data;
        let names = ["Aldebaran 12", "Alderamin", "Aldebaran of the Northern Lights, the second of very many tables"];
        for (row, name) in data.stakes.iter_mut().zip(names) {
            row.table_names = vec![name.to_owned()];
        }
        data.state.search = "ald".to_owned();
    });
    everywhere(|bench| lobby(bench, 123_456, &[]), &[table]);
    everywhere(|bench| lobby(bench, 100, &[StakeId(2)]), &[("lobby, seated", |_| {}), choose]);
}

#[test]
fn a_lobby_of_somebody_who_waits_and_its_filters_are_tidy() {
    let told = || {
        let pool = |kind, amount| JackpotPool { kind, amount: Money::new(amount) };
        let pools = vec![pool(JackpotKind::BadBeat, 123_456_789), pool(JackpotKind::MonteCarlo, 89_015), pool(JackpotKind::Smart, 1)];
        vec![
            Message::Jackpots { pools },
            Message::Queue { stake: StakeId(0), position: Some(12), waiting: 34, opens_at: 3 },
            Message::SeatOffered { offer: offer(ordinary()) },
        ]
    };
    let filters: ScreenStep<_> = ("filters", |harness| drop(click(harness, "lobby.filters")));
    everywhere(|bench| lobby_of(bench, FixtureRoom::new(123_456, told())), &[("lobby, waiting", |_| {}), filters]);
}

#[test]
fn saved_filters_are_tidy() {
    let name: ScreenStep<FixtureRoom> = ("saved filters, their name", |harness| tab_to(harness, "lobby.filter.save.name"));
    everywhere(|bench| full_shelf(bench, MOST_SAVED_FILTERS), &[("saved filters", |_| {}), name]);
}

#[test]
fn the_sheet_that_finds_players_is_tidy_with_every_answer() {
    let playing: ScreenStep<FixtureRoom> = ("playing", |harness| {
        let seat =
            FoundSeat { tournament: TournamentId(7), name: "Northern Lights, phase 1 C".to_owned(), table: TableId(70), may_watch: true };
        found(harness, asa(&[0, 8, 13], vec![seat]));
    });
    let answers: [ScreenStep<FixtureRoom>; 3] = [
        ("nobody", |_| {}),
        ("not found", |harness| found(harness, None)),
        ("at no table", |harness| found(harness, asa(&[], Vec::new()))),
    ];
    everywhere(finding, &answers);
    everywhere(finding, &[playing]);
}

#[test]
fn the_lists_of_tournaments_and_their_sheets_are_tidy() {
    for section in [LobbySection::Tournaments, LobbySection::SitAndGo, LobbySection::Hexapro, LobbySection::Hexaplo] {
        let details: ScreenStep<TournamentRoom> = ("details", |harness| {
            if shows(harness, "tournament.details") {
                click(harness, "tournament.details");
            }
        });
        everywhere(|bench| tournaments(bench, TournamentRoom::at(section)), &[("list", |_| {}), details]);
        everywhere(|bench| tournaments(bench, TournamentRoom::in_practice(section)), &[("practice", |_| {})]);
    }
    let filters: ScreenStep<TournamentRoom> = ("filters", |harness| drop(click(harness, "tournament.filters")));
    everywhere(|bench| tournaments(bench, TournamentRoom::at(LobbySection::Tournaments)), &[filters]);
    everywhere(|bench| tournaments(bench, TournamentRoom::at(LobbySection::Cash)), &[("cash games beside tournaments", |_| {})]);
}

#[test]
fn registering_is_tidy_whatever_there_is_to_choose() {
    for (name, _) in registrations() {
        let refused: ScreenStep<OpenSheet> = ("refused", |harness| {
            if harness.state().record.control("registration.register").is_some_and(|control| control.enabled) {
                click(harness, "registration.register");
                harness.state_mut().data.answer(Some(Refusal::EntryConditions));
            }
        });
        everywhere(|bench| sheet(bench, OpenSheet::of(name, 123_456_789, false)), &[(name, |_| {}), refused]);
        everywhere(|bench| sheet(bench, OpenSheet::of(name, 100, true)), &[("too poor", |_| {})]);
    }
}

#[test]
fn setting_up_a_tournament_is_tidy_for_every_kind_and_start() {
    for start in TournamentSetup::STARTS {
        everywhere(|bench| setup(bench, SetUp::with(|setup| setup.start = start)), &[("setup", |_| {})]);
    }
    let mut kinds = tournament_choices("en-2.7").unwrap().kinds;
    // One of each that has other rows.
    kinds.sort_by_key(|kind| (kind.fixed, kind.games.len() > 1, kind.entries.0 == kind.entries.1));
    kinds.dedup_by_key(|kind| (kind.fixed, kind.games.len() > 1, kind.entries.0 == kind.entries.1));
    for kind in kinds {
        let refused: ScreenStep<SetUp> = ("refused", |harness| drop(click(harness, "setup.begin")));
        everywhere(|bench| setup(bench, SetUp::with(|setup| setup.kind.clone_from(&kind.id))), &[("kind", |_| {}), refused]);
    }
}

#[test]
fn the_line_about_the_field_is_tidy() {
    for before_start in [false, true] {
        everywhere(|bench| field_strip(bench, before_start), &[("field", |_| {})]);
    }
}

#[test]
fn the_lobby_of_a_tournament_and_its_information_are_tidy() {
    let own: [ScreenStep<EventRoom>; 6] = [
        ("event", |_| {}),
        ("event structure", |harness| drop(click(harness, "tournament.tab.structure"))),
        ("event prizes", |harness| drop(click(harness, "tournament.tab.prizes"))),
        ("event players", |harness| drop(click(harness, "tournament.tab.players"))),
        ("event tables", |harness| drop(click(harness, "tournament.tab.tables"))),
        ("event information", |harness| drop(click(harness, "tournament.info"))),
    ];
    everywhere(|bench| event(bench, EventRoom::seated()), &own);
    let listed: [ScreenStep<EventRoom>; 2] =
        [("event before its start", |_| {}), ("event satellites", |harness| drop(click(harness, "tournament.tab.satellites")))];
    everywhere(|bench| event(bench, EventRoom::listed(TARGET_TOURNAMENT)), &listed);
    everywhere(|bench| event(bench, EventRoom::listed(TournamentId(6)).at(TournamentTab::Satellites)), &[("satellite", |_| {})]);
    let refused: ScreenStep<EventRoom> = ("event with a refusal", |harness| {
        let request = Request::Unregister { tournament: TournamentId(7) };
        harness.state_mut().data.refuse(request, Refusal::UnregisterTooLate);
    });
    everywhere(|bench| event(bench, EventRoom::listed(TournamentId(7))), &[refused]);
    let cancelled: ScreenStep<EventRoom> = ("event cancelled", |harness| harness.state_mut().data.cancel());
    everywhere(|bench| event(bench, EventRoom::seated()), &[cancelled]);
}

#[test]
fn sitting_down_is_tidy_whatever_its_limits_are() {
    let stack = Money::new(1_234_560);
    // The longest of all reasons.
    let why = LimitReason::DeepReturn { stack, count: 12, most: 15 };
    everywhere(|bench| join(bench, 123_456_789, offer(BuyInLimits { why, ..ordinary() })), &[("join", |_| {})]);
    let range = BuyInRange { min: stack, max: stack };
    let instead = Some(Reset { amount: Money::new(100), left: 3 });
    let banzai = BuyInLimits { range, instead, why: LimitReason::BanzaiResume { stack } };
    everywhere(|bench| join(bench, 1_000, offer(banzai)), &[("join, Banzai, poor", |_| {})]);
    everywhere(queue, &[("queue", |_| {})]);
}

#[test]
fn sheets_over_a_table_with_large_text_are_tidy() {
    let stack = Money::new(1_234_560);
    let why = LimitReason::DeepReturn { stack, count: 12, most: 15 };
    over_tables(|bench| join(bench, 123_456_789, offer(BuyInLimits { why, ..ordinary() })), &[("join", |_| {})]);
    let banzai = BuyInLimits {
        range: BuyInRange { min: stack, max: stack },
        instead: Some(Reset { amount: Money::new(100), left: 3 }),
        why: LimitReason::BanzaiResume { stack },
    };
    over_tables(|bench| join(bench, 1_000, offer(banzai)), &[("join, Banzai, poor", |_| {})]);
    over_tables(queue, &[("queue", |_| {})]);
    over_tables(raised, &[("charges that have risen", |_| {})]);
    for (name, _) in registrations() {
        over_tables(|bench| sheet(bench, OpenSheet::of(name, 100, true)), &[(name, |_| {})]);
    }
    let info: ScreenStep<EventRoom> = ("event information", |harness| harness.state_mut().data.info = true);
    over_tables(|bench| event(bench, EventRoom::seated()), &[info]);
}

#[test]
fn the_settings_are_tidy() {
    fn open(harness: &mut Harness<'_, ShownPanel<SettingsState>>, section: Section) {
        harness.state_mut().data.section = section;
    }
    everywhere(
        |bench| sections(bench, Section::General, Some(true)),
        &[
            ("general", |_| {}),
            ("tables", |harness| open(harness, Section::Tables)),
            ("presets", |harness| open(harness, Section::Presets)),
            ("the sheet of a preset", |harness| drop(click(harness, "settings.presets.before.2.kind"))),
            ("cards", |harness| {
                press(harness, Key::Escape);
                open(harness, Section::Cards);
            }),
            ("sounds", |harness| open(harness, Section::Sounds)),
            ("motion", |harness| open(harness, Section::Motion)),
            ("access", |harness| open(harness, Section::Access)),
            ("practice", |harness| open(harness, Section::Practice)),
            ("keys", |harness| open(harness, Section::Keys)),
            ("the question", |harness| drop(click(harness, "settings.restore"))),
            ("the sections on a sheet", |harness| {
                press(harness, Key::Escape);
                if shows(harness, "settings.section") {
                    click(harness, "settings.section");
                }
            }),
        ],
    );
}

#[test]
fn choosing_keys_is_tidy() {
    let waiting = || KeysEdit::waiting_for(KeyAction::Raise).clashing(KeyAction::AllIn, CLASHING, KeyAction::Preset(2));
    everywhere(|bench| keys_page(bench, KeysPage::of(waiting(), false)), &[("a clash", |_| {})]);
    let steps: [ScreenStep<KeysPage>; 3] = [
        ("a set of the player's own", |_| {}),
        ("two sets of the player's own", |harness| harness.state_mut().data.settings.keys.add_profile("My keys").unwrap()),
        ("the question", |harness| {
            if shows(harness, "settings.keys.delete") {
                click(harness, "settings.keys.delete");
            }
        }),
    ];
    everywhere(|bench| keys_page(bench, KeysPage::of(KeysEdit::default(), true)), &steps);
}

/// The key of the second preset.
const CLASHING: KeyChord = KeyChord::plain(poker_client::Key::LowestRow(2));

#[test]
fn the_rules_and_the_keys_are_tidy() {
    let sections: ScreenStep<ContentsState> = ("the sections", |harness| {
        if shows(harness, "contents") {
            click(harness, "contents");
        }
    });
    for rulebook in ["en-2.7", "room-003"] {
        everywhere(|bench| rules(bench, rulebook), &[("rules", |_| {}), sections]);
    }
    everywhere(keys, &[("keys", |_| {})]);
    everywhere(raised, &[("charges that have risen", |_| {})]);
}

#[test]
fn what_kept_the_program_from_opening_is_tidy() {
    everywhere(failure, &[("failure", |_| {})]);
}

#[test]
fn every_door_of_a_server_and_the_account_there_are_tidy() {
    for (name, line) in doors() {
        everywhere(|bench| door(bench, line.clone()), &[(name, |_| {})]);
    }
    let add: ScreenStep<SignInFixture> = ("adding a server", |harness| harness.state_mut().data.add());
    everywhere(|bench| door(bench, doors().swap_remove(1).1), &[add]);
    let weak: ScreenStep<SignInFixture> = ("a weak password", |harness| harness.state_mut().data.type_password("a"));
    let strong: ScreenStep<SignInFixture> = ("a strong password", |harness| harness.state_mut().data.type_password("quiet otters knit"));
    everywhere(|bench| door(bench, doors().swap_remove(1).1), &[weak, strong]);
    let strong: ScreenStep<AccountFixture> = ("a new password", |harness| harness.state_mut().data.type_password("quiet otters knit"));
    everywhere(online_account, &[("account", |_| {}), strong]);
    for (name, line) in account_sessions() {
        let end: ScreenStep<AccountFixture> = ("the end of the page", |harness| drop(press(harness, Key::End)));
        everywhere(|bench| account_at(bench, &line), &[(name, |_| {}), end]);
    }
    let question: ScreenStep<FixtureRoom> = ("the question before a plan", |harness| drop(click(harness, "plan.3")));
    everywhere(|bench| account(bench, vec![plans(1, None, 2)]), &[question]);
    let exchange: ScreenStep<FixtureRoom> = ("the question before a ticket", |harness| drop(click(harness, "ticket.2")));
    everywhere(|bench| account(bench, vec![tickets()]), &[("tickets", |_| {}), exchange]);
}

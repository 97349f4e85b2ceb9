//! Runs the system that carries out each intent.

use bevy::prelude::*;
use poker_client::{AppIntent, ButtonHint, Intent, Panel, Settings, TableIntent, TableOrder};
use poker_protocol::{Request, TableId};
use poker_text::{Language, text};

use super::language::switch_language;
use super::practice::{begin_tournament, enter_practice, open_practice};
use super::replay::{close_replayer, open_shared, replay_last, replay_opened};
use super::screens::{TableChoice, close, show_lobby, show_sheet, show_table, toggle_panel};
use super::servers::carry_out_for_servers;
use super::settings::{change_settings, defaults};
use super::table::{
    next_hand_everywhere, show_cards_to_come, sit_out_everywhere, skip_animations, take_bar_intent, take_chat_intent, take_table_intent,
    update_bars,
};
use super::tournaments::{leave_closed_table, look_at, show_registration, show_tournament};
use crate::desk::Desk;
use crate::first_seat::FirstSeat;
use crate::frame_clock::FrameClock;
use crate::intents::{Asked, Intents};
use crate::language::CurrentLanguage;
use crate::navigation::{Navigation, SeatSheet};
use crate::practice::PracticeRoom;
use crate::search_key::SearchKey;
use crate::session::Session;
use crate::session_time::answer_break;
use crate::settings::CurrentSettings;
use crate::table_menus::TableMenus;
use crate::third_party::winit::NextFrame;
use crate::toasts::Toasts;
use crate::window_raising::raise_window_of;

/// Carries out the intents of keys, before the panels are drawn.
pub(crate) fn carry_out_key_intents(world: &mut World) {
    carry_out_intents(world);
}

/// Carries out the intents of the action bar, while the panels are drawn.
pub(crate) fn carry_out_bar_intents(world: &mut World) {
    carry_out_intents(world);
}

/// Carries out the intents that are left, before requests are sent.
pub(crate) fn carry_out_panel_intents(world: &mut World) {
    carry_out_intents(world);
}

fn carry_out_intents(world: &mut World) {
    let asked = world.resource_mut::<Intents>().take();
    for Asked { intent, table } in asked {
        world.resource_mut::<NextFrame>().now();
        let at = |world: &World| table.or_else(|| front(world));
        match intent {
            Intent::Bar(intent) => at(world).and_then(|table| run(world, take_bar_intent, (table, intent))),
            Intent::Table(TableIntent::SkipAnimations) => at(world).and_then(|table| run(world, skip_animations, table)),
            Intent::Table(TableIntent::Rabbit) => at(world).and_then(|table| run(world, show_cards_to_come, table)),
            Intent::Table(TableIntent::Open(menu)) => at(world).map(|table| world.resource_mut::<TableMenus>().open(table, menu)),
            Intent::Table(intent) => at(world).and_then(|table| run(world, take_table_intent, (table, intent))),
            Intent::Chat(intent) => at(world).and_then(|table| run(world, take_chat_intent, (table, intent))),
            Intent::Room(intent) => ask(world, intent.into()),
            Intent::Tournament(intent) => ask(world, intent.into()),
            Intent::Online(intent) => run(world, carry_out_for_servers, intent),
            Intent::App(intent) => {
                let table = at(world);
                carry_out(world, intent, table)
            }
        };
    }
    run(world, update_bars, ());
}

/// The table in front.
fn front(world: &World) -> Option<TableId> {
    world.resource::<Session>().front_id()
}

fn ask(world: &mut World, request: Request) -> Option<()> {
    world.resource_mut::<Session>().ask(request);
    Some(())
}

/// Runs a system on `input` and returns its output; `None` where a resource that it needs is missing.
fn run<I, O, M>(world: &mut World, system: impl IntoSystem<I, O, M> + 'static, input: I::Inner<'_>) -> Option<O>
where
    I: SystemInput + 'static,
    O: 'static,
{
    world.run_system_cached_with(system, input).ok()
}

/// Carries out an intent that concerns the program; `table` is where it was asked for.
fn carry_out(world: &mut World, intent: AppIntent, table: Option<TableId>) -> Option<()> {
    match intent {
        AppIntent::Practise => practise(world),
        AppIntent::Toggle(Panel::Lobby) => run(world, show_lobby, ()),
        AppIntent::Toggle(panel) => run(world, toggle_panel, panel),
        AppIntent::Close if world.resource::<Navigation>().over == Some(Panel::Replayer) => run(world, close_replayer, ()),
        AppIntent::Close => run(world, close, ()),
        AppIntent::ReplayLast => run(world, replay_last, table?),
        AppIntent::ReplayOpened => run(world, replay_opened, ()),
        AppIntent::OpenShared(text) => run(world, open_shared, text),
        AppIntent::ShowTable(table) => show(world, TableChoice::This(table)),
        AppIntent::OrderTables(order) => order_tables(world, order),
        AppIntent::NextOrder => {
            let now = world.resource::<CurrentSettings>().0.tables.order;
            let at = TableOrder::ALL.iter().position(|order| *order == now).map_or(0, |at| at + 1);
            order_tables(world, TableOrder::ALL[at % TableOrder::ALL.len()])
        }
        AppIntent::EnlargeTable => {
            let table = table.or(world.resource::<Session>().front_id())?;
            world.resource_mut::<Desk>().enlarge(table);
            Some(())
        }
        AppIntent::OwnWindow => {
            let table = table?;
            if !world.resource_mut::<Desk>().move_to_window(table) {
                let now_ms = world.resource::<FrameClock>().now_ms;
                world.resource_mut::<Toasts>().add(text::desk::too_many_windows(), now_ms);
            }
            Some(())
        }
        AppIntent::AnswerBreak(answer) => run(world, answer_break, answer),
        AppIntent::SitOutEverywhere => run(world, sit_out_everywhere, ()),
        AppIntent::NextHandEverywhere => run(world, next_hand_everywhere, ()),
        AppIntent::NextTable => show(world, TableChoice::Next),
        AppIntent::WaitingTable => show(world, TableChoice::Waiting),
        AppIntent::NthTable(nth) => show(world, TableChoice::Nth(nth)),
        AppIntent::ShowOffer(table) => run(world, show_sheet, SeatSheet::Offer(table)),
        AppIntent::ShowQueue(stake) => run(world, show_sheet, SeatSheet::Queue(stake)),
        AppIntent::LookAt(tournament) => run(world, look_at, tournament),
        AppIntent::ShowTournament(tournament) => run(world, show_tournament, tournament),
        AppIntent::ShowTournamentInfo(tournament) => {
            run(world, look_at, tournament)?;
            run(world, show_sheet, SeatSheet::Info(tournament))
        }
        AppIntent::ShowRegistration(choice) => run(world, show_registration, choice),
        AppIntent::ShowSetup => run(world, show_sheet, SeatSheet::Setup),
        AppIntent::BeginTournament => run(world, begin_tournament, ()),
        AppIntent::PlayOut(tournament) => {
            world.resource::<PracticeRoom>().play_out(tournament);
            Some(())
        }
        AppIntent::LeaveClosedTable(table) => run(world, leave_closed_table, table),
        AppIntent::Change(settings) => change(world, *settings),
        AppIntent::EndFirstStart => {
            world.resource_mut::<CurrentSettings>().0.first_start = false;
            Some(())
        }
        AppIntent::ExplainButtons => {
            world.resource_mut::<CurrentSettings>().0.button_hint = Some(ButtonHint::default());
            world.insert_resource(FirstSeat::Wanted);
            practise(world)
        }
        AppIntent::ShowHint(hint) => {
            world.resource_mut::<CurrentSettings>().0.button_hint = hint;
            Some(())
        }
        AppIntent::Speak(language) => speak(world, language),
        AppIntent::NextLanguage => {
            let spoken = Language::SPOKEN;
            let now = world.resource::<CurrentLanguage>().spoken();
            let next = spoken.iter().position(|language| *language == now).map_or(0, |at| at + 1);
            speak(world, spoken[next % spoken.len()])
        }
        AppIntent::ToggleSound => toggle(world, |settings| &mut settings.sounds.muted),
        AppIntent::ToggleSeatFigures => toggle(world, |settings| &mut settings.tables.seat_figures),
        AppIntent::ToggleFullScreen => toggle(world, |settings| &mut settings.window.full_screen),
        AppIntent::RestoreDefaults => {
            let settings = defaults(&world.resource::<CurrentSettings>().0);
            change(world, settings)
        }
        AppIntent::Search => {
            world.resource_mut::<SearchKey>().press();
            Some(())
        }
        AppIntent::ReadCharges => {
            world.resource_mut::<Session>().client.read_raised();
            Some(())
        }
        AppIntent::Quit => world.write_message(AppExit::Success).map(|_| ()),
    }
}

/// Turns a switch of the settings on or off.
fn toggle(world: &mut World, switch: impl FnOnce(&mut Settings) -> &mut bool) -> Option<()> {
    let mut settings = world.resource::<CurrentSettings>().0.clone();
    let on = switch(&mut settings);
    *on = !*on;
    change(world, settings)
}

/// Brings a table to the front, and the window that shows it.
fn show(world: &mut World, choice: TableChoice) -> Option<()> {
    let table = run(world, show_table, choice)??;
    run(world, raise_window_of, table)
}

fn order_tables(world: &mut World, order: TableOrder) -> Option<()> {
    let mut settings = world.resource::<CurrentSettings>().0.clone();
    settings.tables.order = order;
    change(world, settings)
}

fn practise(world: &mut World) -> Option<()> {
    match run(world, open_practice, ())? {
        Ok(opened) => run(world, enter_practice, opened),
        Err(sentence) => {
            let now_ms = world.resource::<FrameClock>().now_ms;
            world.resource_mut::<Toasts>().add(sentence, now_ms);
            Some(())
        }
    }
}

fn change(world: &mut World, settings: Settings) -> Option<()> {
    match run(world, change_settings, settings)? {
        Some(language) => run(world, switch_language, language),
        None => Some(()),
    }
}

fn speak(world: &mut World, language: Language) -> Option<()> {
    world.resource_mut::<CurrentSettings>().0.language = Some(language);
    run(world, switch_language, language)
}

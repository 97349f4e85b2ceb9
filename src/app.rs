//! Puts the client together: the engine's plugins, the steps of a frame, our own plugins.

use bevy::app::ScheduleRunnerPlugin;
use bevy::asset::AssetPlugin;
use bevy::audio::AudioPlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
#[cfg(test)]
use bevy::render::settings::WgpuSettings;
#[cfg(test)]
use bevy::render::sync_world::SyncWorldPlugin;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use bevy_egui::{EguiPreUpdateSet, EguiPrimaryContextPass};

use crate::app_commands::{carry_out_bar_intents, carry_out_key_intents, carry_out_panel_intents};
use crate::archive::{self, HandArchive};
use crate::desk::{Desk, note_pointer, note_use};
use crate::first_seat::{self, FirstSeat};
use crate::frame_set::{self, FrameSet};
use crate::history::PlayedTournaments;
use crate::intents::{Intents, is_any_asked, is_bar_asked};
use crate::keyboard::{Keys, WindowPointing, aim_keys, hold_back_keys, note_hands, read_buttons, read_keys, release_keys};
use crate::navigation::{self, Navigation};
use crate::search_key::SearchKey;
use crate::sound::{self, SoundDevice};
use crate::table_menus::TableMenus;
use crate::toasts::Toasts;
use crate::{
    attention, desk, egui_pass, following, frame_clock, language, looks, notification, online, practice, renderer, replayer,
    returned_memory, session, session_time, stage, surface, table, third_party, window_opening, window_titles, windows,
};

/// Adds the engine's plugins for a client with a window.
pub(crate) fn windowed(app: &mut App, window: Window) {
    app.add_plugins(window_plugins(window));
    renderer::keep_to_pictures(app);
}

/// Adds the engine's plugins for a window without sound.
pub(crate) fn windowed_and_silent(app: &mut App, window: Window) {
    app.add_plugins(window_plugins(window).disable::<AudioPlugin>());
    renderer::keep_to_pictures(app);
}

/// The engine's plugins for a window. Frames are drawn on the window's thread: on another thread, under X11, the driver would read the
/// window's connection while the window's thread goes to sleep, and a press or release that arrives then would be noticed only with the
/// next event.
fn window_plugins(window: Window) -> bevy::app::PluginGroupBuilder {
    // A table in a window of its own is not all that is open.
    let windows = WindowPlugin { primary_window: Some(window), exit_condition: ExitCondition::OnPrimaryClosed, ..default() };
    base_plugins().set(windows).disable::<PipelinedRenderingPlugin>()
}

/// Adds the engine's plugins for drawing into pictures, without a window, a display or sound.
pub(crate) fn offscreen(app: &mut App) {
    app.add_plugins(
        base_plugins()
            .set(WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() })
            .disable::<WinitPlugin>()
            .disable::<AudioPlugin>(),
    );
    app.add_plugins(ScheduleRunnerPlugin::run_loop(std::time::Duration::ZERO));
}

/// Adds the engine's plugins for tests: nothing is drawn, but the resources for drawing are there.
#[cfg(test)]
pub(crate) fn blind(app: &mut App) {
    let nothing = RenderPlugin { render_creation: WgpuSettings { backends: None, ..default() }.into(), ..default() };
    app.add_plugins(
        base_plugins()
            .set(WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() })
            .set(nothing)
            .disable::<WinitPlugin>()
            .disable::<AudioPlugin>()
            .disable::<LogPlugin>(),
    );
    // Cameras that go are told to it.
    app.add_plugins(SyncWorldPlugin);
}

fn base_plugins() -> bevy::app::PluginGroupBuilder {
    DefaultPlugins
        .build()
        .set(LogPlugin { filter: "error,wgpu=error,naga=error,bevy_render=error".to_owned(), level: bevy::log::Level::ERROR, ..default() })
        // Assets are embedded or read by our own code, so no folder is watched.
        .set(AssetPlugin { watch_for_changes_override: Some(false), ..default() })
        .set(RenderPlugin { synchronous_pipeline_compilation: true, render_creation: renderer::settings().into(), ..default() })
}

/// Adds our own plugins, the same ones for the window and for the tour.
pub(crate) fn add_own_plugins(app: &mut App) {
    app.add_plugins((
        frame_set::plugin,
        third_party::egui::plugin,
        third_party::winit::plugin,
        frame_clock::plugin,
        surface::plugin,
        session::plugin,
        practice::plugin,
        online::plugin,
        table::plugin,
        stage::plugin,
        egui_pass::plugin,
        replayer::plugin,
        looks::plugin,
        windows::plugin,
        window_opening::plugin,
    ));
    app.add_plugins((session_time::plugin, returned_memory::plugin, crate::one_thread::OneThread));
    app.init_resource::<Navigation>().init_resource::<Keys>().init_resource::<WindowPointing>().init_resource::<SoundDevice>();
    app.init_resource::<Desk>()
        .init_resource::<TableMenus>()
        .init_resource::<SearchKey>()
        .init_resource::<Intents>()
        .init_resource::<Toasts>()
        .init_resource::<PlayedTournaments>()
        .init_resource::<HandArchive>()
        .init_resource::<archive::PlateLabels>()
        .init_resource::<archive::SeatFigures>();
    // Intents from keys are carried out before the frame is drawn, intents for the action bar in the egui pass, and all others after the
    // panels.
    let keys = (
        egui_pass::point,
        egui_pass::note_awaited_key,
        egui_pass::point_in_windows,
        egui_pass::note_question,
        note_use,
        note_pointer,
        note_hands,
        aim_keys,
        release_keys,
        read_keys,
        read_buttons,
        carry_out_key_intents.run_if(is_any_asked),
    )
        .chain();
    app.add_systems(First, hold_back_keys.in_set(FrameSet::Begin));
    app.add_systems(PreUpdate, keys.after(EguiPreUpdateSet::BeginPass).in_set(FrameSet::Input));
    let places = (desk::come_forward, desk::reopen_windows, desk::follow_tables, desk::remember_windows).chain();
    app.add_systems(Update, places.after(session::fold_messages).after(following::follow_tables).in_set(FrameSet::Model));
    let answers = (archive::take_answers, archive::follow_people, archive::follow_mutes).chain();
    app.add_systems(Update, (language::follow_terms, language::reload_texts, answers).in_set(FrameSet::Model));
    let bar = carry_out_bar_intents.run_if(is_bar_asked).after(egui_pass::end_pass);
    app.add_systems(EguiPrimaryContextPass, bar.in_set(FrameSet::Panels));
    app.add_systems(PostUpdate, navigation::trace_screen.in_set(FrameSet::Prepare));
    app.add_systems(Last, carry_out_panel_intents.in_set(FrameSet::Send));
}

/// Adds what only a window needs: the window with its camera, sounds, and saved settings.
pub(crate) fn add_window_systems(app: &mut App) {
    app.add_systems(Startup, |mut commands: Commands| {
        commands.spawn(egui_pass::camera(None));
    });
    app.add_systems(First, frame_clock::tell_engine.before(bevy::time::TimeSystems).in_set(FrameSet::Begin));
    let follow = (following::follow_tables, following::follow_offers, following::follow_news, following::follow_account).chain();
    let follow = (follow, first_seat::take_first_seat).chain();
    app.init_resource::<FirstSeat>().add_systems(Update, follow.after(session::fold_messages).in_set(FrameSet::Model));
    let calls = (attention::call_player, notification::notify_player, attention::follow_full_screen);
    app.add_systems(Update, calls.in_set(FrameSet::Present));
    let titles = (window_titles::name_windows.run_if(windows::is_any_open), window_titles::call_to_windows);
    app.add_systems(Update, titles.in_set(FrameSet::Present));
    app.add_plugins((
        crate::window_frames::plugin,
        crate::window_raising::plugin,
        crate::reduced_motion::plugin,
        third_party::error_stream::plugin,
    ));
    app.add_systems(Startup, sound::probe);
    app.add_systems(Update, (sound::find_device, sound::play_sounds).chain().in_set(FrameSet::Present));
    app.add_systems(Last, (crate::settings::write_settings, crate::history::keep_outcomes).in_set(FrameSet::Keep));
    let kept = (archive::keep_dealt, archive::write_people, egui_pass::keep_draft, archive::end_archive).chain();
    app.add_systems(Last, kept.in_set(FrameSet::Keep));
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use bevy::ecs::schedule::{ScheduleLabel, Schedules};
    use poker_client::Settings;
    use poker_text::Language;

    use super::*;
    use crate::assets::AssetSource;
    use crate::command::app_without_window;
    use crate::language::CurrentLanguage;

    /// Returns our systems that run in a window's frames, each with the frame sets that it belongs to in all schedules.
    fn sets_of_systems() -> BTreeMap<String, Vec<FrameSet>> {
        let language = CurrentLanguage::load(None, Some(Language::English), None).unwrap();
        let mut app = app_without_window(blind, AssetSource::Embedded, language, &Settings::default()).unwrap();
        add_window_systems(&mut app);
        app.add_plugins(crate::frame_times::plugin);
        let labels: Vec<_> = app.world().resource::<Schedules>().iter().map(|(_, schedule)| schedule.label()).collect();
        let mut sets_of: BTreeMap<String, Vec<FrameSet>> = BTreeMap::new();
        for label in labels.into_iter().filter(|label| *label != Startup.intern()) {
            let mut schedule = app.world_mut().resource_mut::<Schedules>().remove(label).unwrap();
            schedule.initialize(app.world_mut()).unwrap();
            for (key, system) in schedule.systems().unwrap() {
                let stands_in = |set: &FrameSet| schedule.graph().systems_in_set(set.intern()).is_ok_and(|all| all.contains(&key));
                sets_of.entry(system.name().to_string()).or_default().extend(FrameSet::ALL.into_iter().filter(stands_in));
            }
        }
        sets_of.retain(|system, _| system.contains("cardroom::"));
        // A system that draws the panels of a table runs in the pass of each window.
        sets_of.values_mut().for_each(Vec::dedup);
        sets_of
    }

    #[test]
    fn each_system_of_a_frame_belongs_to_exactly_one_set() {
        let sets_of = sets_of_systems();
        let several: Vec<_> = sets_of.iter().filter(|(_, sets)| sets.len() != 1).collect();
        assert!(several.is_empty(), "{several:#?}");
        for set in FrameSet::ALL {
            assert!(sets_of.values().any(|sets| sets.contains(&set)), "no system belongs to {set:?}");
        }
    }
}

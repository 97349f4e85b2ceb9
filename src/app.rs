//! Puts the client together: foreign plugins, the frame's pipeline, our plugins.

use bevy::app::ScheduleRunnerPlugin;
use bevy::asset::AssetPlugin;
use bevy::audio::AudioPlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::settings::{MemoryHints, WgpuSettings};
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;

/// A frame, in running order; each system of ours stands in exactly one.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum FrameSet {
    /// Takes messages off the link.
    Receive,
    /// Folds them into the model; cues onto the timeline.
    Model,
    /// Lets cues run and end.
    Animate,
    /// Puts pieces on the stage, plays sounds.
    Present,
    /// Entities follow the stage.
    Stage,
    /// After the panels: what was asked for is carried out.
    Send,
    /// When to draw the next frame.
    Sleep,
}

/// The foreign plugins for a window of our own.
pub(crate) fn windowed(app: &mut App, window: Window) {
    app.add_plugins(window_plugins(window));
}

/// The foreign plugins for a window that makes no sound.
pub(crate) fn windowed_and_silent(app: &mut App, window: Window) {
    app.add_plugins(window_plugins(window).disable::<AudioPlugin>());
}

/// Frames are drawn on the thread of the window. Beside it, under X11, the driver reads the window's connection while the window's own thread
/// goes to sleep: a press or release that arrives then would not be seen before something else happens.
fn window_plugins(window: Window) -> bevy::app::PluginGroupBuilder {
    base_plugins().set(WindowPlugin { primary_window: Some(window), ..default() }).disable::<PipelinedRenderingPlugin>()
}

/// The foreign plugins for drawing into pictures: no window, no display, no sound.
pub(crate) fn offscreen(app: &mut App) {
    app.add_plugins(
        base_plugins()
            .set(WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() })
            .disable::<WinitPlugin>()
            .disable::<AudioPlugin>(),
    );
    app.add_plugins(ScheduleRunnerPlugin::run_loop(std::time::Duration::ZERO));
}

/// The foreign plugins for tests: nothing is drawn, and what would be drawn with is kept.
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
}

/// Graphics memory comes in blocks of this size. A table is few pictures: small blocks go back to the system once a window has been large.
const GRAPHICS_BLOCK: u64 = 4 * 1024 * 1024;

fn graphics() -> WgpuSettings {
    let blocks = MemoryHints::Manual { suballocated_device_memory_block_size: GRAPHICS_BLOCK..2 * GRAPHICS_BLOCK };
    WgpuSettings { memory_hints: blocks, ..default() }
}

fn base_plugins() -> bevy::app::PluginGroupBuilder {
    DefaultPlugins
        .build()
        .set(LogPlugin { filter: "error,wgpu=error,naga=error,bevy_render=error".to_owned(), level: bevy::log::Level::ERROR, ..default() })
        // Assets are embedded or read by ourselves; nothing is watched.
        .set(AssetPlugin { watch_for_changes_override: Some(false), ..default() })
        .set(RenderPlugin { synchronous_pipeline_compilation: true, render_creation: graphics().into(), ..default() })
}

/// Our own plugins, the same for the window and for the tour.
pub(crate) fn add_own_plugins(app: &mut App) {
    app.configure_sets(Update, (FrameSet::Receive, FrameSet::Model, FrameSet::Animate, FrameSet::Present, FrameSet::Stage).chain());
    app.configure_sets(Last, (FrameSet::Send, FrameSet::Sleep).chain());
    app.add_plugins((
        crate::third_party::egui::plugin,
        crate::third_party::winit::plugin,
        crate::moment::plugin,
        crate::surface::plugin,
        crate::session::plugin,
        crate::online::plugin,
        crate::table::plugin,
        crate::stage::plugin,
    ));
    app.init_resource::<crate::showing::Showing>().init_resource::<crate::gui::PanelStates>().init_resource::<crate::keyboard::Keys>();
    app.init_resource::<crate::sound::SoundDevice>();
    app.add_systems(PreUpdate, crate::keyboard::read_keys.after(bevy_egui::EguiPreUpdateSet::BeginPass));
    app.add_systems(Update, crate::speech::reload_texts.in_set(FrameSet::Model));
    app.add_systems(bevy_egui::EguiPrimaryContextPass, crate::gui::draw_panels);
    app.add_systems(PostUpdate, crate::showing::trace_screen);
}

/// What only a window needs: it is spawned with a camera, makes sounds, and keeps its settings.
pub(crate) fn add_window_systems(app: &mut App) {
    app.add_systems(Startup, |mut commands: Commands| {
        commands.spawn(crate::gui::camera(None));
    });
    app.add_systems(First, crate::moment::tell_engine.before(bevy::time::TimeSystems));
    app.add_systems(Update, (crate::attention::call_player, crate::attention::remember_window).after(FrameSet::Model));
    app.add_systems(
        Update,
        (crate::following::follow_tables, crate::following::follow_offers, crate::following::follow_account)
            .chain()
            .in_set(FrameSet::Model),
    );
    app.add_plugins((crate::reduced_motion::plugin, crate::third_party::error_stream::plugin));
    app.add_systems(Startup, crate::sound::probe);
    app.add_systems(Update, (crate::sound::find_device, crate::sound::play_sounds).chain().after(FrameSet::Stage));
    app.add_systems(Last, crate::settings::write_settings.after(FrameSet::Send).before(FrameSet::Sleep));
}

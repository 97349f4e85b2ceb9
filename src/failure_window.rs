//! A window that says why the client cannot start: a player who started it from an icon sees no error stream.

use std::path::Path;
use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, PrimaryEguiContext, egui};
use poker_text::{Language, Text, Texts};

use crate::assets::AssetSource;
use crate::frame_set::FrameSet;
use crate::screen::failure_ui;
use crate::style::{Record, Style, install};
use crate::theme::{Theme, UiScale};
use crate::third_party::winit::NextFrame;
use crate::trace::Trace;
use crate::{app, crash, egui_pass, frame_clock, platform, third_party};

/// The sentences to show, and what is needed to draw them.
#[derive(Resource)]
struct FailureNotice {
    sentences: Vec<Text>,
    texts: Arc<Texts>,
    theme: Theme,
}

/// Shows the sentences in a window until it is closed. Does nothing where no window can be opened.
pub(crate) fn show(sentences: &[Text], language: Language, trace: Option<&Path>) {
    let Ok(theme) = Theme::load(&AssetSource::Embedded) else { return };
    if !platform::has_display() {
        return;
    }
    let texts = Arc::new(Texts::embedded(language));
    crash::install(Arc::clone(&texts), None);
    third_party::error_stream::quieten();
    let mut app = App::new();
    app::windowed_and_silent(&mut app, platform::window(platform::NAME.to_owned(), theme.screen.failure));
    app.add_plugins((third_party::egui::plugin, third_party::winit::plugin, third_party::error_stream::plugin));
    app.add_systems(Startup, |mut commands: Commands| {
        commands.spawn((Camera2d, Msaa::Off, PrimaryEguiContext));
    });
    app.add_systems(EguiPrimaryContextPass, (install_fonts, draw).chain().in_set(FrameSet::Panels));
    app.insert_resource(FailureNotice { sentences: sentences.to_vec(), texts, theme }).init_resource::<Passes>();
    app.insert_resource(trace.and_then(|path| Trace::to_file(path, frame_clock::start()).ok()).unwrap_or_default());
    app.run();
}

/// The number of passes in which the window was drawn.
#[derive(Resource, Default)]
struct Passes(u32);

/// Installs the fonts in the first pass. They can be used from the next one on.
fn install_fonts(mut contexts: EguiContexts, mut passes: ResMut<Passes>, mut next: ResMut<NextFrame>) -> Result {
    passes.0 = passes.0.saturating_add(1);
    if passes.0 == 1 {
        install(contexts.ctx_mut()?, 0, |weight| egui_pass::font_file(&AssetSource::Embedded, weight));
        next.now();
    }
    Ok(())
}

fn draw(
    mut contexts: EguiContexts,
    told: Res<FailureNotice>,
    window: Single<&Window, With<PrimaryWindow>>,
    passes: Res<Passes>,
    mut trace: ResMut<Trace>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    if passes.0 < 2 {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let record = Record::default();
    let size = Vec2::new(window.width(), window.height());
    let rect = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(size.x, size.y));
    let style = Style::new(&told.theme, UiScale::new(&told.theme, size, 1.0), &told.texts, &AssetSource::Embedded, &record, rect);
    style.dress(ctx);
    if failure_ui(ctx, &style, &told.sentences) {
        exit.write(AppExit::Success);
    }
    if passes.0 == 2 {
        trace.event("screen", serde_json::json!({ "name": "failure" }));
    }
    trace.controls(0, record.controls().into_iter().map(|control| egui_pass::physical(control, window.scale_factor())));
    Ok(())
}

//! What kept the client from opening, told in a window: a player who started it from an icon sees no error stream.

use std::path::Path;
use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use poker_text::{Language, Text, Texts};

use crate::assets::AssetSource;
use crate::look::{Look, Record, install};
use crate::screen::failure_ui;
use crate::theme::{Scale, Theme, ThemeRes};
use crate::third_party::winit::NextFrame;
use crate::trace::Trace;
use crate::{app, crash, gui, moment, platform, third_party};

/// What is told, and how.
#[derive(Resource)]
struct Told {
    sentences: Vec<Text>,
    texts: Arc<Texts>,
}

/// Shows the sentences until they are closed. Where no window can be had, nothing happens.
pub(crate) fn show(sentences: &[Text], language: Language, trace: Option<&Path>) {
    let Ok(theme) = Theme::load(&AssetSource::Embedded) else { return };
    if !platform::has_display() {
        return;
    }
    let texts = Arc::new(Texts::embedded(language));
    crash::install(Arc::clone(&texts), None);
    third_party::error_stream::quieten();
    let mut app = App::new();
    app::windowed_and_silent(&mut app, platform::window(platform::NAME.to_owned(), theme.screen.failure, false));
    app.add_plugins((third_party::egui::plugin, third_party::winit::plugin, third_party::error_stream::plugin));
    app.add_systems(Startup, |mut commands: Commands| {
        commands.spawn(gui::camera(None));
    });
    app.add_systems(EguiPrimaryContextPass, draw);
    app.insert_resource(ThemeRes(theme)).insert_resource(Told { sentences: sentences.to_vec(), texts });
    app.insert_resource(trace.and_then(|path| Trace::to_file(path, moment::start()).ok()).unwrap_or_default());
    app.run();
}

fn draw(
    mut contexts: EguiContexts,
    (told, theme): (Res<Told>, Res<ThemeRes>),
    window: Single<&Window, With<PrimaryWindow>>,
    mut passes: Local<u32>,
    (mut next, mut trace, mut exit): (ResMut<NextFrame>, ResMut<Trace>, MessageWriter<AppExit>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    *passes = passes.saturating_add(1);
    if *passes == 1 {
        install(ctx, 0, |weight| gui::font_file(&AssetSource::Embedded, weight));
        // Fonts are there from the next pass on.
        next.now();
        return Ok(());
    }
    let record = Record::default();
    let size = Vec2::new(window.width(), window.height());
    let rect = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(size.x, size.y));
    let look = Look::new(&theme.0, Scale::new(&theme.0, size, 1.0), &told.texts, &AssetSource::Embedded, &record, rect);
    look.dress(ctx);
    if failure_ui(ctx, &look, &told.sentences) {
        exit.write(AppExit::Success);
    }
    if *passes == 2 {
        trace.event("screen", serde_json::json!({ "name": "failure" }));
    }
    trace.controls(record.controls().into_iter().map(|control| gui::physical(control, window.scale_factor())));
    Ok(())
}

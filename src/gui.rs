//! Panels and screens: one pass of egui a frame, from view data to intents.

use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy_egui::egui::{self, Context};
use bevy_egui::{EguiContexts, PrimaryEguiContext};
use poker_client::{Intent, Panel};

use crate::assets::AssetSource;
use crate::look::{Amounts, Look, Record, Weight, install};
use crate::moment::Moment;
use crate::session::{Intents, Session, Toasts};
use crate::settings::CurrentSettings;
use crate::showing::{Screen, Showing};
use crate::speech::Speech;
use crate::surface::Surface;
use crate::table::CurrentLayout;
use crate::theme::{Scale, ThemeRes};
use crate::trace::Trace;

/// Where panels read their pictures from.
#[derive(Resource, Clone)]
pub(crate) struct Pictures(pub(crate) AssetSource);

/// Translators see the key of the text under the pointer.
#[derive(Resource, Clone, Copy)]
pub(crate) struct ShowKeys(pub(crate) bool);

/// The one camera: the felt, and egui over it. Without a target it draws into the window.
pub(crate) fn camera(target: Option<RenderTarget>) -> impl Bundle {
    (
        Name::new("camera"),
        Camera2d,
        Camera { clear_color: ClearColorConfig::Custom(Color::BLACK), ..default() }, // colour from the theme covers all of it
        Msaa::Off,
        target.unwrap_or_default(),
        PrimaryEguiContext,
    )
}

/// What one pass needs.
#[derive(bevy::ecs::system::SystemParam)]
pub(crate) struct Seen<'w> {
    theme: Res<'w, ThemeRes>,
    speech: Res<'w, Speech>,
    settings: Res<'w, CurrentSettings>,
    surface: Res<'w, Surface>,
    showing: Res<'w, Showing>,
    session: Res<'w, Session>,
    layout: Res<'w, CurrentLayout>,
    moment: Res<'w, Moment>,
    toasts: Res<'w, Toasts>,
    pictures: Res<'w, Pictures>,
    show_keys: Res<'w, ShowKeys>,
}

/// Draws everything that is not the felt.
pub(crate) fn draw_panels(
    mut contexts: EguiContexts,
    seen: Seen,
    mut states: Local<PanelStates>,
    mut intents: ResMut<Intents>,
    mut trace: ResMut<Trace>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if !states.dressed {
        install(ctx, |weight| font_file(&seen.pictures.0, weight));
        states.dressed = true;
        // Fonts are there from the next pass on.
        ctx.request_repaint();
        return Ok(());
    }
    let record = if trace.is_on() || seen.show_keys.0 { Record::with_texts() } else { Record::default() };
    let text_scale = f32::from(seen.settings.0.text_scale) / 100.0;
    let scale = Scale::new(&seen.theme.0, seen.surface.size, text_scale);
    let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(seen.surface.size.x, seen.surface.size.y));
    let amounts = match seen.session.table() {
        Some(model) if seen.settings.0.amounts_in_bb => Amounts::BigBlinds(model.info().big_blind),
        _ => Amounts::Money,
    };
    let look = Look::new(&seen.theme.0, scale, &seen.speech.texts, &seen.pictures.0, &record, window).with_amounts(amounts);
    look.dress(ctx);
    intents.0.extend(screen(ctx, &look, &seen, &mut states));
    trace.controls(record.controls().into_iter().map(|control| physical(control, seen.surface.scale_factor)));
    Ok(())
}

/// What panels keep between frames: which row is chosen, what is typed.
#[derive(Default)]
pub(crate) struct PanelStates {
    dressed: bool,
}

fn screen(ctx: &Context, look: &Look, seen: &Seen, states: &mut PanelStates) -> Vec<Intent> {
    let _ = (ctx, look, states);
    match (seen.showing.screen, seen.showing.over) {
        (Screen::Start | Screen::Practice | Screen::Lobby | Screen::Table, None | Some(Panel::Settings | Panel::Lobby | Panel::Log | Panel::Rules | Panel::Keys)) => Vec::new(),
    }
}

fn physical(control: crate::look::Control, scale_factor: f32) -> (String, [i32; 4], bool) {
    let pixels = |points: f32| (points * scale_factor).round() as i32;
    let rect = control.rect;
    (control.name, [pixels(rect.min.x), pixels(rect.min.y), pixels(rect.width()), pixels(rect.height())], control.enabled)
}

fn font_file(source: &AssetSource, weight: Weight) -> Vec<u8> {
    // The felt's fonts are the same files and were read before: a missing one was told then.
    source.file(weight.file()).map(std::borrow::Cow::into_owned).unwrap_or_default()
}

//! Entities follow the [`Stage`]: spawned, changed and despawned so that they are its pieces.

use bevy::camera::visibility::RenderLayers;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy::text::{FontSize, FontSource, LineHeight};

use super::ground::Ground;
use super::{Align, Figure, Part, Piece, PieceId, Stage, TextFigure};
use crate::app::FrameSet;
use crate::art::ArtCache;
use crate::fonts::Fonts;
use crate::surface::{Canvas, Surface};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OnStage>();
    app.add_systems(Update, sync_stage.in_set(FrameSet::Stage));
}

/// The entity of each piece, and the piece it shows.
#[derive(Resource, Default)]
struct OnStage {
    entities: HashMap<PieceId, (Entity, Piece)>,
    canvas: Option<Canvas>,
}

fn sync_stage(
    mut stage: ResMut<Stage>,
    mut shown: ResMut<OnStage>,
    canvas: Res<Canvas>,
    fonts: Res<Fonts>,
    mut drawing: Drawing,
    mut commands: Commands,
) {
    if !stage.stale {
        return;
    }
    stage.stale = false;
    let resized = shown.canvas.replace(*canvas) != Some(*canvas);
    if resized {
        // Every picture is drawn anew: none of the old size is shown again.
        drawing.cache.clear();
    }
    shown.entities.retain(|id, (entity, _)| {
        let stays = stage.pieces.contains_key(id);
        if !stays {
            commands.entity(*entity).despawn();
        }
        stays
    });
    for (id, piece) in &stage.pieces {
        if let Some((entity, before)) = shown.entities.get_mut(id) {
            if resized || before != piece {
                let same_kind =
                    matches!((&before.figure, &piece.figure), (Figure::Art(_), Figure::Art(_)) | (Figure::Text(_), Figure::Text(_)));
                let redraw = resized || before.figure != piece.figure;
                if !same_kind {
                    commands.entity(*entity).despawn();
                    *entity = commands.spawn((Name::new(format!("{id:?}")), RenderLayers::layer(0))).id();
                }
                dress(&mut commands, *entity, piece, redraw || !same_kind, canvas.surface, &fonts, &mut drawing);
                *before = piece.clone();
            }
        } else {
            let entity = commands.spawn((Name::new(format!("{id:?}")), RenderLayers::layer(0))).id();
            if id.part == Part::Background {
                commands.entity(entity).insert(Ground);
            }
            dress(&mut commands, entity, piece, true, canvas.surface, &fonts, &mut drawing);
            shown.entities.insert(*id, (entity, piece.clone()));
        }
    }
}

/// What pictures are made with.
#[derive(bevy::ecs::system::SystemParam)]
struct Drawing<'w> {
    cache: ResMut<'w, ArtCache>,
    images: ResMut<'w, Assets<Image>>,
    theme: Res<'w, crate::theme::ThemeRes>,
}

/// Gives an entity the components of its piece.
fn dress(commands: &mut Commands, entity: Entity, piece: &Piece, redraw: bool, surface: Surface, fonts: &Fonts, drawing: &mut Drawing) {
    let mut entity = commands.entity(entity);
    let to_world = |at: Vec2| if piece.moving { surface.to_world_moving(at) } else { surface.to_world(at) };
    match &piece.figure {
        Figure::Art(art) => {
            let drawn = drawing.cache.get(&mut drawing.images, &drawing.theme.0, art, surface.scale_factor);
            let corner = piece.at + drawn.offset;
            let turned = Vec2::new(corner.x + drawn.size.x * (1.0 - piece.turn) / 2.0, corner.y);
            let at = to_world(turned);
            entity.insert((
                Sprite {
                    image: drawn.image,
                    color: Color::WHITE.with_alpha(piece.alpha),
                    custom_size: Some(Vec2::new(drawn.size.x * piece.turn, drawn.size.y)),
                    ..default()
                },
                Anchor::TOP_LEFT,
                Transform::from_xyz(at.x, at.y, piece.z),
            ));
        }
        Figure::Text(text) => {
            let left = match text.align {
                Align::Left => 0.0,
                Align::Centre => fonts.width(&text.text, text.size, text.weight) / 2.0,
                Align::Right => fonts.width(&text.text, text.size, text.weight),
            };
            let at = to_world(piece.at - Vec2::new(left, 0.0));
            if redraw {
                entity.insert(lettering(text, fonts, surface.scale_factor));
            }
            let colour = Color::from(text.colour);
            entity.insert((TextColor(colour.with_alpha(colour.alpha() * piece.alpha)), Transform::from_xyz(at.x, at.y, piece.z)));
        }
    }
}

/// The components of a line of text. In a line box of any height the middle of the capitals of this typeface lies on the
/// middle of the box, to a thousandth of the size.
///
/// The box is an even number of pixels high, and its left end lies on a pixel: letters are as sharp as in a panel.
fn lettering(text: &TextFigure, fonts: &Fonts, scale_factor: f32) -> impl Bundle {
    let height = (text.size * LINE_HEIGHT * scale_factor / 2.0).round() * 2.0 / scale_factor;
    (
        Text2d::new(text.text.clone()),
        TextFont { font: FontSource::Handle(fonts.handle(text.weight)), font_size: FontSize::Px(text.size), ..default() },
        LineHeight::Px(height),
        TextLayout::no_wrap(),
        Anchor::CENTER_LEFT,
    )
}

/// Height of a line box, in type sizes.
const LINE_HEIGHT: f32 = 1.2;

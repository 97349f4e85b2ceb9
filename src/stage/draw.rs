//! Gives each entity of the felt the picture or the text of its piece.

use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy::text::{FontSize, FontSource, LineHeight};

use super::{Align, Density, PieceContent, Placement, TextContent};
use crate::art::ArtCache;
use crate::felt_style::FeltStyle;
use crate::fonts::Fonts;
use crate::surface::{Canvas, Surface};

/// The entities of the pieces.
type Shown<'w, 's> = Query<'w, 's, (Entity, Ref<'static, PieceContent>, Ref<'static, Placement>, Ref<'static, Density>)>;

/// Draws the pictures of pieces whose content, placement or density has changed. When the canvas has changed, pictures of the old size are
/// dropped and all are drawn.
pub(super) fn draw_art(
    pieces: Shown<'_, '_>,
    canvas: Res<Canvas>,
    style: Res<FeltStyle>,
    mut cache: ResMut<ArtCache>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    if canvas.is_changed() {
        cache.clear();
    }
    for (entity, content, placement, density) in &pieces {
        let PieceContent::Art(art) = &*content else { continue };
        let surface = Surface { scale_factor: density.0, ..canvas.surface };
        if !(canvas.is_changed() || content.is_changed() || placement.is_changed() || density.is_changed()) {
            continue;
        }
        let drawn = cache.get(&mut images, &style.theme, art, surface.scale_factor);
        let corner = placement.at + drawn.offset;
        let turned = Vec2::new(corner.x + drawn.size.x * (1.0 - placement.turn) / 2.0, corner.y);
        let at = to_world(*placement, turned, surface);
        commands.entity(entity).insert((
            Sprite {
                image: drawn.image,
                color: Color::WHITE.with_alpha(placement.alpha),
                custom_size: Some(Vec2::new(drawn.size.x * placement.turn, drawn.size.y)),
                ..default()
            },
            Anchor::TOP_LEFT,
            Transform::from_xyz(at.x, at.y, placement.z),
        ));
    }
}

/// Sets the text of pieces that have changed; all texts when the canvas has changed. A text that only moves keeps its letters.
pub(super) fn draw_letters(pieces: Shown<'_, '_>, canvas: Res<Canvas>, style: Res<FeltStyle>, mut commands: Commands) {
    let fonts = &style.fonts;
    for (entity, content, placement, density) in &pieces {
        let PieceContent::Text(text) = &*content else { continue };
        let surface = Surface { scale_factor: density.0, ..canvas.surface };
        let rewritten = canvas.is_changed() || content.is_changed() || density.is_changed();
        if !(rewritten || placement.is_changed()) {
            continue;
        }
        let left = match text.align {
            Align::Left => 0.0,
            Align::Centre => fonts.width(&text.text, text.size, text.weight) / 2.0,
            Align::Right => fonts.width(&text.text, text.size, text.weight),
        };
        let at = to_world(*placement, placement.at - Vec2::new(left, 0.0), surface);
        let mut entity = commands.entity(entity);
        if rewritten {
            entity.insert(lettering(text, fonts, surface.scale_factor));
        }
        let colour = Color::from(text.colour);
        let faded = TextColor(colour.with_alpha(colour.alpha() * placement.alpha));
        entity.insert((faded, Transform::from_xyz(at.x, at.y, placement.z)));
    }
}

fn to_world(placement: Placement, at: Vec2, surface: Surface) -> Vec2 {
    if placement.moving { surface.to_world_moving(at) } else { surface.to_world(at) }
}

/// The components of a line of text. In this typeface, the middle of the capitals lies on the middle of the line box, to a thousandth of
/// the type size.
///
/// The box is an even number of pixels high, and its left end lies on a pixel: letters are as sharp as in a panel.
fn lettering(text: &TextContent, fonts: &Fonts, scale_factor: f32) -> impl Bundle {
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

//! Keeps an entity for each piece on the [`FeltStage`].

use bevy::camera::visibility::RenderLayers;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::ground::Ground;
use super::{FeltStage, Piece, PieceContent, PieceId, PieceKind};
use crate::surface::Canvas;

/// The entity of each piece, and the canvas they were drawn for.
#[derive(Resource, Default)]
pub(super) struct OnStage {
    entities: HashMap<PieceId, Entity>,
    canvas: Option<Canvas>,
}

/// The piece that an entity shows.
#[derive(Component)]
pub(super) struct ShownPiece {
    pub(super) piece: Piece,
    /// Whether the picture or text itself has changed, not only its place.
    pub(super) redraw: bool,
}

impl ShownPiece {
    fn new(piece: &Piece) -> Self {
        Self { piece: piece.clone(), redraw: true }
    }

    /// Whether both are pictures or both are text, so that the entity can be kept.
    fn is_like(&self, piece: &Piece) -> bool {
        matches!(
            (&self.piece.content, &piece.content),
            (PieceContent::Art(_), PieceContent::Art(_)) | (PieceContent::Text(_), PieceContent::Text(_))
        )
    }
}

/// Spawns, changes and despawns entities so that they match the pieces on the stage.
pub(super) fn sync_stage(
    stage: Res<FeltStage>,
    canvas: Res<Canvas>,
    mut on_stage: ResMut<OnStage>,
    mut shown: Query<&mut ShownPiece>,
    mut commands: Commands,
) {
    let resized = on_stage.canvas.replace(*canvas) != Some(*canvas);
    on_stage.entities.retain(|id, entity| {
        let stays = stage.pieces.contains_key(id);
        if !stays {
            commands.entity(*entity).despawn();
        }
        stays
    });
    for (id, piece) in &stage.pieces {
        let known = on_stage.entities.get(id).copied();
        match known.and_then(|entity| shown.get_mut(entity).ok()) {
            Some(before) if !resized && before.piece == *piece => {}
            Some(mut before) if before.is_like(piece) => {
                let redraw = resized || before.piece.content != piece.content;
                *before = ShownPiece { piece: piece.clone(), redraw };
            }
            _ => {
                if let Some(entity) = known {
                    commands.entity(entity).despawn();
                }
                let mut entity = commands.spawn((Name::new(format!("{id:?}")), RenderLayers::layer(0), ShownPiece::new(piece)));
                if id.kind == PieceKind::Background {
                    entity.insert(Ground);
                }
                on_stage.entities.insert(*id, entity.id());
            }
        }
    }
}

//! An entity for each piece on the [`Stage`]: spawned, changed and despawned with it.

use bevy::camera::visibility::RenderLayers;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::ground::Ground;
use super::{Figure, Part, Piece, PieceId, Stage};
use crate::surface::Canvas;

/// The entity of each piece, and the canvas they were drawn for.
#[derive(Resource, Default)]
pub(super) struct OnStage {
    entities: HashMap<PieceId, Entity>,
    canvas: Option<Canvas>,
}

/// The piece that an entity shows.
#[derive(Component)]
pub(super) struct Shown {
    pub(super) piece: Piece,
    /// The picture or the letters are other ones, not only their place.
    pub(super) redraw: bool,
}

impl Shown {
    fn new(piece: &Piece) -> Self {
        Self { piece: piece.clone(), redraw: true }
    }

    /// A picture stays a picture, a line of text a line of text.
    fn is_like(&self, piece: &Piece) -> bool {
        matches!((&self.piece.figure, &piece.figure), (Figure::Art(_), Figure::Art(_)) | (Figure::Text(_), Figure::Text(_)))
    }
}

/// Spawns, changes and despawns entities so that they are the pieces of the stage.
pub(super) fn sync_stage(
    stage: Res<Stage>,
    canvas: Res<Canvas>,
    mut on_stage: ResMut<OnStage>,
    mut shown: Query<&mut Shown>,
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
                let redraw = resized || before.piece.figure != piece.figure;
                *before = Shown { piece: piece.clone(), redraw };
            }
            _ => {
                if let Some(entity) = known {
                    commands.entity(entity).despawn();
                }
                let mut entity = commands.spawn((Name::new(format!("{id:?}")), RenderLayers::layer(0), Shown::new(piece)));
                if id.part == Part::Background {
                    entity.insert(Ground);
                }
                on_stage.entities.insert(*id, entity.id());
            }
        }
    }
}

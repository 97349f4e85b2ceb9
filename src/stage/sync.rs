//! Keeps an entity for each piece on the [`FeltStage`].

use bevy::camera::visibility::RenderLayers;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::ground::Ground;
use super::piece::OwnPiece;
use super::{Density, FeltStage, PieceContent, PieceKind, Placement};
use crate::surface::Canvas;
use crate::windows::TableWindows;

/// The entity of each piece.
#[derive(Resource, Default)]
pub(super) struct OnStage {
    entities: HashMap<OwnPiece, Entity>,
}

/// Spawns, changes and despawns entities so that they match the pieces on the stage. Of a kept entity, only the components that differ
/// from its piece count as changed.
pub(super) fn sync_stage(
    stage: Res<FeltStage>,
    mut on_stage: ResMut<OnStage>,
    (canvas, windows): (Res<Canvas>, Res<TableWindows>),
    mut shown: Query<(&mut PieceContent, &mut Placement, &mut Density)>,
    mut commands: Commands,
) {
    on_stage.entities.retain(|id, entity| {
        let stays = stage.pieces.contains_key(id);
        if !stays {
            commands.entity(*entity).despawn();
        }
        stays
    });
    for (id, piece) in &stage.pieces {
        let density = Density::at(piece.placement.at, &canvas, &windows);
        let known = on_stage.entities.get(id).copied();
        match known.and_then(|entity| shown.get_mut(entity).ok()) {
            Some((mut content, mut placement, mut drawn)) if content.is_like(&piece.content) => {
                content.clone_from_if_neq(&piece.content);
                placement.set_if_neq(piece.placement);
                drawn.set_if_neq(density);
            }
            _ => {
                if let Some(entity) = known {
                    commands.entity(entity).despawn();
                }
                let shows = (piece.content.clone(), piece.placement, density);
                let mut entity = commands.spawn((Name::new(format!("{id:?}")), RenderLayers::layer(0), shows));
                if id.id.kind == PieceKind::Background {
                    entity.insert(Ground);
                }
                on_stage.entities.insert(*id, entity.id());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::query::QueryFilter;
    use bevy::ecs::system::RunSystemOnce as _;

    use super::*;
    use crate::art::Art;
    use crate::stage::Piece;

    /// Puts the dealer button at `x` with this diameter on the stage. Returns whether its content and its placement count as changed.
    fn changes(world: &mut World, diameter: f32, x: f32) -> (bool, bool) {
        world.clear_trackers();
        let piece = Piece::art(Art::dealer_button(diameter), Vec2::new(x, 0.0), 0.0);
        world.resource_mut::<FeltStage>().of(None, Vec2::ZERO).put(PieceKind::Dealer.at(0), piece);
        world.run_system_once(sync_stage).unwrap();
        (any::<Changed<PieceContent>>(world), any::<Changed<Placement>>(world))
    }

    fn any<F: QueryFilter>(world: &mut World) -> bool {
        world.query_filtered::<(), F>().iter(world).next().is_some()
    }

    #[test]
    fn of_a_piece_only_what_differs_counts_as_changed() {
        let mut world = World::new();
        world.init_resource::<FeltStage>();
        world.init_resource::<OnStage>();
        world.init_resource::<Canvas>();
        world.init_resource::<TableWindows>();
        assert_eq!(changes(&mut world, 20.0, 0.0), (true, true), "a new piece");
        assert_eq!(changes(&mut world, 20.0, 0.0), (false, false), "the same piece");
        assert_eq!(changes(&mut world, 20.0, 5.0), (false, true), "a piece that has moved");
        assert_eq!(changes(&mut world, 30.0, 5.0), (true, false), "another picture at the same place");
    }
}

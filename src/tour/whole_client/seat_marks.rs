//! What lies on and under the plates of other players: figures, labels, and the targets for clicks.

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::EguiContext;
use poker_client::{SeatAt, Settings};
use poker_protocol::{Currency, Message, Money, PlayerId};

use super::{TABLE, WholeClient, still};
use crate::stage::{FeltStage, PieceKind};
use crate::tour::at_table;
use crate::tour::named_states::scene_of;
use crate::widget::control_id;

/// The numbers of the seats that have a piece of this kind.
fn seats_with(client: &mut WholeClient, kind: PieceKind) -> Vec<u8> {
    let stage = client.world().resource::<FeltStage>();
    stage.pieces().filter(|(id, _)| id.kind == kind && id.n == 0).map(|(id, _)| id.at).collect()
}

fn middle(client: &mut WholeClient, kind: PieceKind, seat: u8) -> Option<Vec2> {
    let stage = client.world().resource::<FeltStage>();
    let piece = stage.pieces().find(|(id, _)| id.kind == kind && id.at == seat && id.n == 0);
    piece.map(|(_, piece)| piece.placement.at)
}

#[test]
fn a_key_shows_and_hides_the_figures_of_every_other_player() {
    let mut client = WholeClient::showing("seat-figures", &still());
    let others = seats_with(&mut client, PieceKind::Strip);
    assert_eq!((others.len(), seats_with(&mut client, PieceKind::Plate).len()), (5, 6));
    assert!(client.says("450"), "{:?}", client.words());
    for on in [false, true] {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            client.key(KeyCode::F9, Key::F9, state);
        }
        client.camera.settle();
        assert_eq!(client.settings().tables.seat_figures, on);
        assert_eq!(seats_with(&mut client, PieceKind::Strip), if on { others.clone() } else { Vec::new() });
    }
}

#[test]
fn in_a_room_that_hides_figures_no_plate_has_any() {
    let mut client = WholeClient::showing("seat-figures", &still());
    client.say(Message::Welcome {
        protocol: 1,
        server: "cardroom".to_owned(),
        player: PlayerId(1),
        balance: Money::new(100_000),
        currency: Currency::Eur,
        refill_to: None,
        hides_figures: true,
        finds_players: false,
        stream: Default::default(),
    });
    at_table(&scene_of("table-pre-action"), TABLE, "Aldebaran").into_iter().for_each(|message| client.say(message));
    client.camera.settle();
    assert!(!seats_with(&mut client, PieceKind::Plate).is_empty());
    assert_eq!(seats_with(&mut client, PieceKind::Strip), [0; 0]);
}

#[test]
fn wherever_the_player_sits_labels_figures_and_targets_belong_to_the_player_of_the_plate() {
    for seat_at in SeatAt::ALL {
        let mut settings: Settings = still();
        settings.looks.seat_at = seat_at;
        let mut client = WholeClient::showing("seat-figures", &settings);
        let labelled = seats_with(&mut client, PieceKind::Label);
        assert!(labelled.len() > 2, "{labelled:?}");
        for seat in seats_with(&mut client, PieceKind::Plate) {
            let avatar = middle(&mut client, PieceKind::Avatar, seat).unwrap();
            for kind in [PieceKind::Label, PieceKind::Strip] {
                if let Some(at) = middle(&mut client, kind, seat) {
                    assert!(at.distance(avatar) < 50.0, "{seat_at:?}: {kind:?} of seat {seat} at {at}, the avatar at {avatar}");
                }
            }
            let world = client.world();
            let mut contexts = world.query::<&mut EguiContext>();
            let target = contexts.single_mut(world).unwrap().get_mut().read_response(control_id(&format!("plate.{seat}")));
            if let Some(target) = target {
                assert!(target.rect.contains(bevy_egui::egui::pos2(avatar.x, avatar.y)), "{seat_at:?}: the target of seat {seat}");
            }
        }
    }
}

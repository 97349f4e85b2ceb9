//! The theme with the room, the felt and the card back that the player chose.

use std::sync::Arc;

use poker_client::{LookSettings, RoomLight};

use crate::theme::{Colour, Decks, FeltLook, Halo, OwnLooks, RoomLook, Theme, Worn};

/// The opacities of the felt's light in the room at its stops, and of the veil over cards that do not count.
const GLOW: [u8; 3] = [0x9E, 0x4D, 0x00];
const DIM: u8 = 0x70;

/// A theme as it was loaded, with the looks that the player chose. A look that does not exist is replaced by the first one.
pub(super) fn dressed(plain: &Theme, chosen: &LookSettings, own: &OwnLooks) -> Theme {
    let Some(program) = &plain.looks else { return plain.clone() };
    let looks = program.with_own(own);
    let mut theme = plain.clone();
    let room = match chosen.room {
        RoomLight::Dark => None,
        RoomLight::Light => Some(&looks.rooms.light),
        RoomLight::HighContrast => Some(&looks.rooms.high_contrast),
    };
    if let Some(room) = room {
        enter(&mut theme, room);
    }
    let felt = room.and_then(|room| room.felt.as_deref()).unwrap_or(&chosen.felt);
    theme.worn = Worn {
        felt: looks.felts.iter().position(|look| look.name == felt).unwrap_or(0),
        back: looks.backs.iter().position(|look| look.name == chosen.back).unwrap_or(0),
        deck: looks.decks.iter().position(|look| look.name == chosen.own_deck),
    };
    if let Some(felt) = looks.felts.get(theme.worn.felt) {
        lay(&mut theme, felt, room.map_or(1.0, |room| room.glow));
    }
    if let Some(back) = looks.backs.get(theme.worn.back) {
        (theme.palette.card_back, theme.palette.card_back_line) = (back.ground, back.line);
    }
    theme.looks = Some(Arc::new(looks));
    theme
}

/// Takes the colours of a room.
fn enter(theme: &mut Theme, room: &RoomLook) {
    theme.palette = room.palette.clone();
    fade(&mut theme.gradients.under, room.under);
    theme.stroke.hair *= room.borders;
    theme.stroke.control *= room.borders;
    theme.shadow.act_halo.colour = room.act_halo;
    theme.shadow.act_halo_pulse.colour = room.act_halo_pulse;
    if let Some(suits) = &room.suits {
        theme.suits = Decks::clone(suits);
    }
}

/// Takes the colours of a felt; `glow` multiplies the opacity of its light in the room.
fn lay(theme: &mut Theme, felt: &FeltLook, glow: f32) {
    let palette = &mut theme.palette;
    (palette.felt_centre, palette.felt_mid, palette.felt_edge) = (felt.centre, felt.mid, felt.edge);
    (palette.felt_rim, palette.felt_line) = (felt.rim, felt.line);
    palette.card_dim = with_opacity(felt.edge, DIM);
    for (stop, colour) in theme.gradients.felt.stops.iter_mut().zip(felt.stops()) {
        stop.1 = colour;
    }
    let light = [felt.centre, felt.mid, felt.mid];
    for ((stop, colour), opacity) in theme.gradients.glow.stops.iter_mut().zip(light).zip(GLOW) {
        stop.1 = with_opacity(colour, opacity).faded(glow);
    }
}

fn fade(halo: &mut Halo, by: f32) {
    for stop in &mut halo.stops {
        stop.1 = stop.1.faded(by);
    }
}

fn with_opacity(colour: Colour, opacity: u8) -> Colour {
    let [red, green, blue, _] = colour.rgba();
    Colour::new([red, green, blue, opacity])
}

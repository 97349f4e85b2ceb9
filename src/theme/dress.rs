//! The theme with the room, the felt and the card back that the player chose.

use std::sync::Arc;

use poker_client::{LookSettings, RoomLight};

use super::{Colour, Decks, FeltLook, Halo, Looks, OwnLooks, RoomLook, Theme, Worn};

/// The opacities of the felt's light in the room at its stops, and of the veil over cards that do not count.
const GLOW: [u8; 3] = [0x9E, 0x4D, 0x00];
const DIM: u8 = 0x70;

impl Theme {
    /// This theme, which must be as it was loaded, with the looks that the player chose. A look that does not exist is replaced by the
    /// first one.
    #[must_use]
    pub fn dressed(&self, chosen: &LookSettings, own: &OwnLooks) -> Self {
        let Some(program) = &self.looks else { return self.clone() };
        let looks = program.with_own(own);
        let mut theme = self.clone();
        let room = match chosen.room {
            RoomLight::Dark => None,
            RoomLight::Light => Some(&looks.rooms.light),
            RoomLight::HighContrast => Some(&looks.rooms.high_contrast),
        };
        if let Some(room) = room {
            theme.enter(room);
        }
        let felt = room.and_then(|room| room.felt.as_deref()).unwrap_or(&chosen.felt);
        theme.worn = Worn {
            felt: looks.felts.iter().position(|look| look.name == felt).unwrap_or(0),
            back: looks.backs.iter().position(|look| look.name == chosen.back).unwrap_or(0),
            deck: looks.decks.iter().position(|look| look.name == chosen.own_deck),
        };
        if let Some(felt) = looks.felts.get(theme.worn.felt) {
            theme.lay(felt, room.map_or(1.0, |room| room.glow));
        }
        if let Some(back) = looks.backs.get(theme.worn.back) {
            (theme.palette.card_back, theme.palette.card_back_line) = (back.ground, back.line);
        }
        theme.looks = Some(Arc::new(looks));
        theme
    }

    /// Takes the colours of a room.
    fn enter(&mut self, room: &RoomLook) {
        self.palette = room.palette.clone();
        fade(&mut self.gradients.under, room.under);
        self.stroke.hair *= room.borders;
        self.stroke.control *= room.borders;
        self.shadow.act_halo.colour = room.act_halo;
        self.shadow.act_halo_pulse.colour = room.act_halo_pulse;
        if let Some(suits) = &room.suits {
            self.suits = Decks::clone(suits);
        }
    }

    /// Takes the colours of a felt; `glow` multiplies the opacity of its light in the room.
    fn lay(&mut self, felt: &FeltLook, glow: f32) {
        let palette = &mut self.palette;
        (palette.felt_centre, palette.felt_mid, palette.felt_edge) = (felt.centre, felt.mid, felt.edge);
        (palette.felt_rim, palette.felt_line) = (felt.rim, felt.line);
        palette.card_dim = with_opacity(felt.edge, DIM);
        for (stop, colour) in self.gradients.felt.stops.iter_mut().zip(felt.stops()) {
            stop.1 = colour;
        }
        let light = [felt.centre, felt.mid, felt.mid];
        for ((stop, colour), opacity) in self.gradients.glow.stops.iter_mut().zip(light).zip(GLOW) {
            stop.1 = with_opacity(colour, opacity).faded(glow);
        }
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

impl Looks {
    /// The places of the felts that a room lets the player choose: all, or only its own one.
    #[must_use]
    pub fn felts_in(&self, room: RoomLight) -> Vec<usize> {
        let fixed = match room {
            RoomLight::HighContrast => self.rooms.high_contrast.felt.as_deref(),
            RoomLight::Light => self.rooms.light.felt.as_deref(),
            RoomLight::Dark => None,
        };
        (0..self.felts.len()).filter(|at| fixed.is_none_or(|name| self.felts[*at].name == name)).collect()
    }
}

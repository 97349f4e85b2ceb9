//! Puts plates on the stage: avatar, name, stack, clock, tag.

use poker_client::{SeatTag, TableSeat};
use poker_protocol::SeatState;
use poker_rules::{Chips, Seat};
use poker_text::{Arg, text};

use super::picture::{ABOVE, FeltLettering, Pill, TablePicture};
use crate::art::{Art, Icon, PlateState};
use crate::layout::PlateParts;
use crate::stage::{Align, PieceKind};
use crate::style::Weight;
use crate::theme::Colour;

/// A plate and what is known of its seat.
struct Plate {
    seat: Seat,
    at: u8,
    parts: PlateParts,
    taken: TableSeat,
    acts: bool,
    wins: bool,
    muted: bool,
}

impl TablePicture<'_> {
    pub(super) fn seats(&mut self) {
        for visual in 0..self.layout.seats() {
            let seat = self.seat_at(visual);
            match self.felt.seats.get(&seat) {
                Some(taken) => self.seat(visual, seat, taken.clone()),
                None => self.empty_seat(visual, seat),
            }
        }
    }

    fn empty_seat(&mut self, visual: u8, seat: Seat) {
        let plate = self.layout.seat_plate(visual);
        let z = self.theme.z.plate;
        self.art(PieceKind::Empty.at(seat.number()), Art::plate(plate.size(), PlateState::Empty), plate.min, z);
        let ink = FeltLettering {
            size: self.layout.plate_parts(visual).name_size,
            weight: Weight::Medium,
            colour: self.theme.palette.felt_text2,
        };
        let words = self.fonts.fit(&self.say(&text::seat::empty()), ink.size, ink.weight, plate.width() - 2.0 * self.theme.spacing.s);
        self.text(PieceKind::EmptyText.at(seat.number()), words, ink, plate.center(), Align::Centre, z + ABOVE);
    }

    fn seat(&mut self, visual: u8, seat: Seat, taken: TableSeat) {
        let won = self.felt.won(seat);
        let wins = !won.is_zero() && self.moves.sweep.is_none();
        let out = matches!(taken.state, SeatState::SittingOut | SeatState::Disconnected | SeatState::Busted);
        let folded = taken.play.as_ref().is_some_and(|play| play.folded || play.mucked);
        let plate = Plate {
            seat,
            at: seat.number(),
            parts: self.layout.plate_parts(visual),
            acts: (self.felt.acting == Some(seat) && !self.felt.over) || (self.asked && self.is_hero(seat)),
            wins,
            muted: !wins && (folded || out),
            taken,
        };
        let state = match (plate.wins, plate.acts, self.clock.is_some_and(|clock| clock.last_nine)) {
            (true, ..) => PlateState::Winner,
            (false, true, last_nine) => PlateState::ToAct { pulse: last_nine && self.clock.is_some_and(|clock| clock.seconds % 2 == 0) },
            (false, false, _) => PlateState::Idle,
        };
        self.art(PieceKind::Plate.at(plate.at), Art::plate(plate.parts.plate.size(), state), plate.parts.plate.min, self.theme.z.plate);
        self.avatar(&plate);
        self.lines(&plate);
        self.tag(visual, &plate);
    }

    fn avatar(&mut self, plate: &Plate) {
        let (parts, z) = (&plate.parts, self.theme.z.avatar);
        let clock = self.clock.filter(|_| plate.acts);
        let place = if clock.is_some() { parts.clock_avatar } else { parts.avatar };
        if let Some(clock) = clock {
            let ring = Art::ring(parts.clock.width(), clock.ring, clock.bank_running, self.layout.ring_stroke());
            self.art(PieceKind::Ring.at(plate.at), ring, parts.clock.min, z + ABOVE);
        }
        let counts = clock.filter(|clock| self.layout.compact() || clock.last_nine);
        let sign = match plate.taken.state {
            SeatState::SittingOut | SeatState::Busted => Some(Icon::SitOut),
            SeatState::Disconnected => Some(Icon::ConnRestoring),
            SeatState::Playing | SeatState::WaitingForBigBlind => None,
        };
        let (palette, width) = (&self.theme.palette, place.width());
        let disc = match (counts, sign) {
            (Some(_), _) => Art::clock_disc(width),
            (None, Some(icon)) => Art::away_disc(width, icon == Icon::ConnRestoring),
            (None, None) if plate.muted => Art::faded_avatar(width, plate.taken.player.avatar),
            (None, None) => Art::avatar(width, plate.taken.player.avatar),
        };
        self.art(PieceKind::Avatar.at(plate.at), disc, place.min, z);
        match (counts, sign) {
            (Some(clock), _) => {
                let ink = FeltLettering { size: parts.clock_size, weight: Weight::SemiBold, colour: palette.text };
                self.text(PieceKind::Monogram.at(plate.at), clock.seconds.to_string(), ink, place.center(), Align::Centre, z + 2.0 * ABOVE);
            }
            (None, Some(icon)) => {
                let art = Art::icon(icon, parts.sign.width(), palette.text2);
                self.art(PieceKind::Monogram.nth(plate.at, 1), art, parts.sign.min, z + ABOVE);
            }
            (None, None) => {
                let letter: String = plate.taken.player.name.chars().next().into_iter().flat_map(char::to_uppercase).collect();
                let size = (self.theme.avatar.letter * width / 2.0).max(self.theme.text.floor);
                // The colour is mixed with the plate's here, because the engine would blend it in linear light.
                let left = if plate.muted { self.theme.avatar.folded } else { 1.0 };
                let colour = palette.on_avatar.faded(left).over(palette.plate);
                let ink = FeltLettering { size, weight: Weight::SemiBold, colour };
                self.text(PieceKind::Monogram.at(plate.at), letter, ink, place.center(), Align::Centre, z + ABOVE);
            }
        }
    }

    fn lines(&mut self, plate: &Plate) {
        let (parts, z) = (&plate.parts, self.theme.z.plate_text);
        let palette = &self.theme.palette;
        let (name_colour, stack_colour) = match (plate.wins, plate.muted) {
            (true, _) => (palette.on_lit2, palette.on_lit),
            (false, true) => (palette.muted, palette.muted),
            (false, false) => (palette.text2, palette.text),
        };
        let mut room = parts.text_width;
        let aside = self.clock.filter(|clock| plate.acts && !self.layout.compact() && !clock.last_nine);
        if let Some(clock) = aside {
            let ink = FeltLettering { size: parts.state_size, weight: Weight::SemiBold, colour: palette.accent };
            let words = self.say(&text::seat::seconds(Arg::count(u64::from(clock.seconds))));
            room -= self.width(&words, ink) + self.theme.spacing.xxs;
            self.text(PieceKind::Seconds.at(plate.at), words, ink, parts.seconds, Align::Right, z);
        }
        let mut name = FeltLettering { size: parts.name_size, weight: Weight::Medium, colour: name_colour };
        let taken = self.bounty(plate.seat, if plate.wins { palette.on_lit } else { palette.text });
        let room_of_name = parts.text_width - taken;
        if taken > 0.0 {
            self.shrink(&plate.taken.player.name, &mut name, room_of_name);
        }
        let words = self.fonts.fit(&plate.taken.player.name, name.size, name.weight, room_of_name);
        self.text(PieceKind::Name.at(plate.at), words, name, parts.name, Align::Left, z);
        let (words, ink) = self.stack_line(plate, stack_colour, room);
        self.text(PieceKind::Stack.at(plate.at), words, ink, parts.stack, Align::Left, z);
    }

    /// The text and lettering of the stack, or of the word in its place. An amount that is too wide is never cut but set in a smaller size.
    fn stack_line(&self, plate: &Plate, colour: Colour, room: f32) -> (String, FeltLettering) {
        let words = self.texts.show(&plate.taken.second_line(&self.amounts));
        let state = plate.taken.state;
        let away = state == SeatState::Disconnected || (state != SeatState::Playing && plate.taken.play.is_none());
        if away {
            let mut ink = FeltLettering { size: plate.parts.state_size, weight: Weight::Medium, colour };
            // The words may reach into the margin of a small plate.
            let whole = plate.parts.plate.max.x - plate.parts.stack.x - self.theme.spacing.xxs;
            let room = if self.width(&words, ink) > room { whole } else { room };
            self.shrink(&words, &mut ink, room);
            // A word that is cut says less than a shorter one.
            let short = plate.taken.short_state().filter(|_| self.width(&words, ink) > room).map(|state| self.say(&state));
            return (self.fonts.fit(&short.unwrap_or(words), ink.size, ink.weight, room), ink);
        }
        let mut ink = FeltLettering { size: plate.parts.stack_size, weight: Weight::SemiBold, colour };
        self.shrink(&words, &mut ink, room);
        (words, ink)
    }

    /// Sets the words in a smaller size, down to the smallest, until they fit.
    fn shrink(&self, words: &str, ink: &mut FeltLettering, room: f32) {
        while ink.size > self.theme.text.floor && self.width(words, *ink) > room {
            ink.size -= 0.5;
        }
    }

    /// The tag under a plate. While hands lie open and more cards are to come, it shows the seat's chance.
    pub(super) fn tag_of(&self, seat: Seat, won: Chips) -> Option<SeatTag> {
        let open = self.odds.filter(|odds| !odds.own).and_then(|odds| odds.of(seat));
        open.map(|odds| SeatTag::Chance(*odds)).or_else(|| self.felt.tag(seat, won))
    }

    fn tag(&mut self, visual: u8, plate: &Plate) {
        let won = if self.moves.sweep.is_some() { Chips::ZERO } else { self.felt.won(plate.seat) };
        let Some(tag) = self.tag_of(plate.seat, won) else { return };
        let palette = &self.theme.palette;
        let lit = matches!(tag, SeatTag::Wins(_));
        let (fill, colour) = if lit { (palette.lit, palette.on_lit) } else { (palette.plate_top, palette.text2) };
        let mut ink = FeltLettering { size: self.layout.tag_text(), weight: Weight::SemiBold, colour };
        let widest = self.layout.widest_tag();
        let mut words = capitalised(&self.texts.show(&tag.arg(&self.amounts)));
        for shorter in tag.shorter() {
            if self.width(&words, ink) <= widest {
                break;
            }
            words = self.texts.say_capitalised(&shorter);
        }
        self.shrink(&words, &mut ink, widest);
        let rect = self.layout.tag(visual, self.width(&words, ink));
        let z = self.theme.z.tag;
        self.pill((PieceKind::Tag.at(plate.at), PieceKind::TagText.at(plate.at)), rect, words, &Pill { fill, ink, z });
    }
}

/// Makes the first letter a capital, as a tag is no part of a sentence.
fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

//! Pictures to look at: all art side by side, and tables without their text.

use std::path::PathBuf;

use bevy::math::{IVec2, Rect, Vec2};

use super::*;
use crate::layout::PotSize;

/// Something to draw on.
struct Canvas {
    size: UVec2,
    rgba: Vec<u8>,
}

impl Canvas {
    fn new(size: UVec2, colour: Colour) -> Canvas {
        let count = usize::try_from(size.x * size.y).unwrap();
        Canvas { size, rgba: colour.rgba().repeat(count) }
    }

    fn put(&mut self, art: &Art, corner: Vec2, scale_factor: f32) {
        let painted = paint(art, scale_factor);
        let corner = (corner * scale_factor).round().as_ivec2() - painted.shape.as_ivec2();
        let pixels = &painted.pixels;
        for (index, pixel) in (0u32..).zip(pixels.rgba.chunks_exact(4)) {
            let at = corner + IVec2::new((index % pixels.size.x).cast_signed(), (index / pixels.size.x).cast_signed());
            if at.cmplt(IVec2::ZERO).any() || at.cmpge(self.size.as_ivec2()).any() {
                continue;
            }
            let at = at.as_uvec2();
            let start = usize::try_from(4 * (at.y * self.size.x + at.x)).unwrap();
            let under = Colour::new(<[u8; 4]>::try_from(&self.rgba[start..start + 4]).unwrap());
            let over = Colour::new(<[u8; 4]>::try_from(pixel).unwrap()).over(under);
            self.rgba[start..start + 4].copy_from_slice(&over.rgba());
        }
    }

    fn save(self, name: &str) {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("target/art");
        std::fs::create_dir_all(&folder).unwrap();
        let image = Pixels { size: self.size, rgba: self.rgba }.into_image();
        image.try_into_dynamic().unwrap().save(folder.join(format!("{name}.png"))).unwrap();
    }
}

#[test]
fn a_sheet_of_all_art() {
    let mut canvas = Canvas::new(UVec2::new(1280, 900), THEME.palette.felt_mid);
    let mut at = Vec2::new(12.0, 12.0);
    let mut row: f32 = 0.0;
    let mut looks = one_of_each();
    for letters in CourtLetters::ALL {
        let cards = ["As", "Kh", "Qd", "Jc", "Th", "9d"].map(|card| card.parse().unwrap());
        looks.extend(cards.map(|card| face(card, CardLook { deck: Deck::Safe, letters }, 60.0)));
    }
    for art in looks {
        let size = paint(&art, 1.0).pixels.size.as_vec2();
        if at.x + size.x > 1270.0 {
            at = Vec2::new(12.0, at.y + row + 12.0);
            row = 0.0;
        }
        canvas.put(&art, at, 1.0);
        at.x += size.x + 12.0;
        row = row.max(size.y);
    }
    canvas.save("sheet");
}

#[test]
fn tables_without_their_text() {
    table("table_1280x800", Vec2::new(1280.0, 800.0), 6, 1.0, 1.0);
    table("table_640x360", Vec2::new(640.0, 360.0), 9, 1.0, 2.0);
    table("table_1024x768", Vec2::new(1024.0, 768.0), 10, 1.4, 1.0);
}

fn table(name: &str, size: Vec2, seats: u8, text_scale: f32, scale_factor: f32) {
    let layout = TableLayout::new(size, seats, &THEME, text_scale);
    let mut canvas = Canvas::new((size * scale_factor).as_uvec2(), THEME.palette.room);
    let mut put = |art: &Art, rect: Rect| canvas.put(art, rect.min, scale_factor);
    put(&Art::background(&layout), Rect::default());
    let look = CardLook::default();
    for (place, card) in layout.board().into_iter().zip(["Kd", "9c", "4h", "9s", "2d"]) {
        put(&Art::board_slot(place.size()), place);
        put(&Art::card_face(card.parse().unwrap(), look, place.size(), card == "2d"), place);
        let (bar, drop) = layout.win_bar(place.width());
        let corner = Vec2::new(place.center().x - bar.x / 2.0, place.max.y + drop);
        put(&Art::win_bar(bar), Rect::from_corners(corner, corner + bar));
    }
    for spot in layout.pots(&[PotSize { label: 20.0, amount: 40.0, stacks: 2, done: false }]) {
        put(&Art::chips(1650, layout.pot_chip_scale(), &THEME), spot.chips.unwrap());
        put(&Art::pill(spot.pill.size(), THEME.palette.felt_pill), spot.pill);
    }
    for seat in 0..seats {
        let open = seat % 3 == 1;
        let cards = if open { layout.shown_cards(seat, 2) } else { layout.card_backs(seat, 2) };
        for place in cards.iter().filter(|_| seat > 0 && !open) {
            put(&Art::card_back(place.size()), *place);
        }
        let bet = layout.bet(seat, layout.amount_text() * 2.8, 1, 2);
        put(&Art::chips(60, bet.chip_scale, &THEME), bet.chips);
        put(&Art::pill(bet.pill.size(), THEME.palette.felt_pill), bet.pill);
        let hero = if seat == 0 { layout.hero_cards(2) } else { Vec::new() };
        for (place, card) in hero.iter().chain(cards.iter().filter(|_| open)).zip(["As", "Jh"]) {
            put(&Art::card_face(card.parse().unwrap(), look, place.size(), false), *place);
        }
        let parts = layout.plate_parts(seat);
        let state = if seat == 0 { PlateState::ToAct { pulse: false } } else { PlateState::Idle };
        put(&Art::plate(parts.plate.size(), state), parts.plate);
        let place = if seat == 0 { parts.clock_avatar } else { parts.avatar };
        put(&Art::avatar(place.width(), seat % 8), place);
        if seat == 0 {
            put(&Art::ring(parts.clock.width(), 0.62, false, layout.ring_stroke()), parts.clock);
        }
        let tag = layout.tag(seat, layout.tag_text() * 3.0);
        put(&Art::pill(tag.size(), THEME.palette.plate_top), tag);
        let button = layout.dealer_button(seat);
        put(&Art::dealer_button(button.width()), button);
    }
    let bar = layout.action_bar();
    let controls = bar.slots.iter().chain(&bar.presets).chain([&bar.minus, &bar.slider, &bar.plus, &bar.field]).copied();
    let others = layout.tools().places().to_vec().into_iter().chain(layout.log().map(|log| log.panel)).chain([layout.time_bank(28.0).pill]);
    for control in controls.chain(others) {
        put(&Art::pill(control.size(), THEME.palette.plate_hi), control);
    }
    canvas.save(name);
}

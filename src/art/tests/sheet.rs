//! Draws all art side by side into one picture, blended as by the engine.

use std::path::PathBuf;

use bevy::color::{ColorToComponents as _, ColorToPacked as _, LinearRgba, Srgba};
use bevy::math::{IVec2, Vec2};

use super::*;

/// The picture to draw on.
struct SheetImage {
    size: UVec2,
    rgba: Vec<u8>,
}

impl SheetImage {
    fn new(size: UVec2, colour: Colour) -> SheetImage {
        let count = usize::try_from(size.x * size.y).unwrap();
        SheetImage { size, rgba: colour.rgba().repeat(count) }
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
            let over = Colour::new(<[u8; 4]>::try_from(pixel).unwrap());
            self.rgba[start..start + 4].copy_from_slice(&in_linear_light(over, under));
        }
    }

    fn save(self, name: &str) {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("target/art");
        std::fs::create_dir_all(&folder).unwrap();
        let image = Pixels { size: self.size, rgba: self.rgba }.into_image();
        image.try_into_dynamic().unwrap().save(folder.join(format!("{name}.png"))).unwrap();
    }
}

/// Blends two colours in linear light, like the engine.
fn in_linear_light(over: Colour, under: Colour) -> [u8; 4] {
    let [light, ground] = [over, under].map(|colour| LinearRgba::from(colour.components()).to_vec3());
    Srgba::from(LinearRgba::from_vec3(ground.lerp(light, over.opacity()))).to_u8_array()
}

#[test]
fn a_sheet_of_all_art() {
    let mut canvas = SheetImage::new(UVec2::new(1280, 570), THEME.palette.felt_mid);
    let mut at = Vec2::new(12.0, 12.0);
    let mut row: f32 = 0.0;
    let mut looks = one_of_each();
    for letters in CourtLetters::ALL {
        let cards = ["As", "Kh", "Qd", "Jc", "Th", "9d"].map(|card| card.parse().unwrap());
        looks.extend(cards.map(|card| face(card, CardStyle { deck: SuitColours::Safe, letters, ..CardStyle::default() }, 60.0)));
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

//! One colour of the theme.

use bevy::color::{Alpha as _, Color, ColorToComponents as _, ColorToPacked as _, LinearRgba, Srgba};
use bevy_egui::egui::Color32;
use serde::Deserialize;

/// Red, green, blue and opacity, not premultiplied. In the theme it reads `"#RRGGBB"` or `"#RRGGBBAA"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct Colour([u8; 4]);

/// A colour that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is not a colour: write #RRGGBB or #RRGGBBAA")]
pub struct BadColour {
    text: String,
}

impl Colour {
    /// The colour with these values of red, green, blue and opacity.
    #[must_use]
    pub const fn new(rgba: [u8; 4]) -> Colour {
        Colour(rgba)
    }

    /// Red, green, blue and opacity.
    #[must_use]
    pub const fn rgba(self) -> [u8; 4] {
        self.0
    }

    /// Opacity, 0 to 1.
    #[must_use]
    pub fn opacity(self) -> f32 {
        f32::from(self.0[3]) / 255.0
    }

    /// The same colour with its opacity multiplied by `by`.
    #[must_use]
    pub fn faded(self, by: f32) -> Colour {
        let Srgba { alpha, .. } = self.components();
        let [red, green, blue, _] = self.0;
        let [.., alpha] = Srgba::WHITE.with_alpha((alpha * by).clamp(0.0, 1.0)).to_u8_array();
        Colour([red, green, blue, alpha])
    }

    /// This colour laid over another, opaque one.
    #[must_use]
    pub fn over(self, ground: Colour) -> Colour {
        let [a, b] = [self.components(), ground.components()];
        let mix = |over: f32, under: f32| under + (over - under) * a.alpha;
        Colour(Srgba::new(mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue), 1.0).to_u8_array())
    }

    /// The colour with its opacity adapted for sprites over `ground`. The theme's opacities are meant for blending in sRGB; the engine
    /// blends sprites in linear light, where the same opacity covers less.
    #[must_use]
    pub fn for_linear_light(self, ground: Colour) -> Colour {
        let light = |colour: Colour| LinearRgba::from(colour.components()).to_vec3();
        let (over, under, meant) = (light(self), light(ground), light(self.over(ground)));
        let way = under - over;
        if way.length_squared() <= f32::EPSILON {
            return self;
        }
        let alpha = (under - meant).dot(way) / way.length_squared();
        let [red, green, blue, _] = self.0;
        let [.., alpha] = Srgba::WHITE.with_alpha(alpha.clamp(0.0, 1.0)).to_u8_array();
        Colour([red, green, blue, alpha])
    }

    /// Red, green and blue in linear light, 0 to 1.
    #[must_use]
    pub fn linear(self) -> [f64; 3] {
        let [red, green, blue, _] = self.0;
        [red, green, blue].map(|channel| {
            let share = f64::from(channel) / 255.0;
            if share <= 0.040_45 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
        })
    }

    /// The contrast of two opaque colours (WCAG 2), 1 to 21.
    #[must_use]
    pub fn contrast(self, other: Colour) -> f64 {
        let luminance = |colour: Colour| {
            let [red, green, blue] = colour.linear();
            0.2126 * red + 0.7152 * green + 0.0722 * blue
        };
        let (a, b) = (luminance(self), luminance(other));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    /// `#RRGGBB`, as SVG wants it; opacity goes into an attribute of its own.
    #[must_use]
    pub fn hex(self) -> String {
        let [red, green, blue, _] = self.0;
        format!("#{red:02X}{green:02X}{blue:02X}")
    }

    /// The colour as the engine's type.
    #[must_use]
    pub fn components(self) -> Srgba {
        let [red, green, blue, alpha] = self.0;
        Srgba::rgba_u8(red, green, blue, alpha)
    }
}

impl TryFrom<String> for Colour {
    type Error = BadColour;

    fn try_from(text: String) -> Result<Colour, BadColour> {
        let digits = text.strip_prefix('#').filter(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()));
        let byte = |digits: &str, at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
        let parsed = digits.and_then(|digits| match digits.len() {
            6 => Some([byte(digits, 0)?, byte(digits, 2)?, byte(digits, 4)?, u8::MAX]),
            8 => Some([byte(digits, 0)?, byte(digits, 2)?, byte(digits, 4)?, byte(digits, 6)?]),
            _ => None,
        });
        parsed.map(Colour).ok_or(BadColour { text })
    }
}

impl From<Colour> for Color {
    fn from(colour: Colour) -> Color {
        Color::Srgba(colour.components())
    }
}

impl From<Colour> for Color32 {
    fn from(colour: Colour) -> Color32 {
        let [red, green, blue, alpha] = colour.0;
        Color32::from_rgba_unmultiplied(red, green, blue, alpha) // colour from the theme
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(digits: &str) -> Result<Colour, BadColour> {
        Colour::try_from(format!("#{digits}"))
    }

    #[test]
    fn a_colour_is_six_or_eight_digits_and_nothing_else() {
        assert_eq!(read("0B0E11").unwrap().rgba(), [0x0B, 0x0E, 0x11, 255]);
        assert_eq!(read("0b0e1180").unwrap().rgba(), [0x0B, 0x0E, 0x11, 0x80]);
        for bad in ["#0B0E1", "0B0E1", "0B0E1G", "0B0E111", "", "ÀÀÀ", "red"] {
            assert!(read(bad).is_err(), "{bad}");
        }
        assert!(Colour::try_from("0B0E11".to_owned()).is_err());
    }

    #[test]
    fn half_white_over_black_is_grey() {
        assert_eq!(read("FFFFFF80").unwrap().over(read("000000").unwrap()).rgba(), [128, 128, 128, 255]);
    }

    #[test]
    fn blending_in_linear_light_gives_what_the_theme_means() {
        let (veil, felt) = (read("05080A61").unwrap(), read("2F7C6C").unwrap());
        let [meant, covering] = [veil.over(felt), veil.for_linear_light(felt)].map(Colour::components);
        let mixed = LinearRgba::from(felt.components()).to_vec3().lerp(LinearRgba::from(covering).to_vec3(), covering.alpha);
        let seen = Srgba::from(LinearRgba::from_vec3(mixed));
        for (seen, meant) in [(seen.red, meant.red), (seen.green, meant.green), (seen.blue, meant.blue)] {
            assert!((seen - meant).abs() < 0.02, "{seen} {meant}");
        }
        let opaque = read("F2B84B").unwrap();
        assert_eq!(opaque.for_linear_light(felt), opaque);
    }

    #[test]
    fn fading_multiplies_the_opacity() {
        assert_eq!(read("12345680").unwrap().faded(0.5).rgba(), [0x12, 0x34, 0x56, 64]);
    }
}

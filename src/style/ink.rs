//! The theme's colours in egui's type.

use bevy_egui::egui::Color32;

use crate::theme::{Colour, Theme};

/// Colours by their use; `theme.ron` explains each.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(missing_docs, reason = "named and explained in theme.ron")]
pub struct Ink {
    pub room: Color32,
    pub veil: Color32,
    pub decision_veil: Color32,
    pub plate: Color32,
    pub plate_hi: Color32,
    pub plate_top: Color32,
    pub line: Color32,
    pub line_hi: Color32,
    pub text: Color32,
    pub text2: Color32,
    pub muted: Color32,
    pub disabled: Color32,
    pub accent: Color32,
    pub accent_hover: Color32,
    pub accent_pressed: Color32,
    pub on_accent: Color32,
    pub danger: Color32,
    pub success: Color32,
    pub lit: Color32,
    pub on_lit: Color32,
    pub felt_pill: Color32,
    pub felt_text: Color32,
    pub shadow: Color32,
}

impl Ink {
    /// The colours of `theme`.
    pub fn of(theme: &Theme) -> Self {
        let palette = &theme.palette;
        let ink = |colour: Colour| Color32::from(colour);
        Self {
            room: ink(palette.room),
            veil: ink(palette.table_veil),
            decision_veil: ink(palette.decision_veil),
            plate: ink(palette.plate),
            plate_hi: ink(palette.plate_hi),
            plate_top: ink(palette.plate_top),
            line: ink(palette.line),
            line_hi: ink(palette.line_hi),
            text: ink(palette.text),
            text2: ink(palette.text2),
            muted: ink(palette.muted),
            disabled: ink(palette.disabled),
            accent: ink(palette.accent),
            accent_hover: ink(palette.accent_hover),
            accent_pressed: ink(palette.accent_pressed),
            on_accent: ink(palette.on_accent),
            danger: ink(palette.danger),
            success: ink(palette.success),
            lit: ink(palette.lit),
            on_lit: ink(palette.on_lit),
            felt_pill: ink(palette.felt_pill),
            felt_text: ink(palette.felt_text),
            shadow: ink(theme.shadow.panel.colour),
        }
    }
}

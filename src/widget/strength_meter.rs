//! A meter of how hard a password is to guess.

use bevy_egui::egui::accesskit::{Live, Role};
use bevy_egui::egui::{Rect, Sense, Ui, pos2, vec2};
use poker_client::{PasswordStrength, strength_text};
use poker_text::text;

use super::surface::corner;
use crate::style::{Lettering, Style, TextSide, Weight};

/// A bar in segments with a word beside it. Both say the same, so that nobody needs the colour.
pub struct StrengthMeter<'a> {
    /// The dotted, stable name.
    pub name: &'a str,
    pub rect: Rect,
    /// The strength; `None` where nothing is typed, and nothing is drawn then.
    pub strength: Option<PasswordStrength>,
}

fn lettering(style: &Style<'_>) -> Lettering {
    style.caption().weight(Weight::Medium).ink(style.ink.text2)
}

impl StrengthMeter<'_> {
    /// The height of the meter, which is that of its word.
    pub fn height(style: &Style<'_>) -> f32 {
        lettering(style).size * style.theme.text.line_height
    }

    /// Draws the meter, and hands its word to the screen reader when it changes.
    pub fn show(self, ui: &Ui, style: &Style<'_>) {
        let Self { name, rect, strength } = self;
        let word = strength.map(|strength| style.say(&strength_text(strength)));
        let spoken = word.as_ref().map(|word| style.say(&text::online::password_strength(word))).unwrap_or_default();
        let id = style.control_id(name);
        ui.interact(rect, id, Sense::hover());
        ui.ctx().accesskit_node_builder(id, |node| {
            node.set_role(Role::Status);
            node.set_live(Live::Polite);
            node.set_value(spoken);
        });
        let Some((strength, word)) = strength.zip(word) else { return };
        let lettering = lettering(style);
        // The bar keeps its length whatever the word is.
        let widths = PasswordStrength::ALL.map(|strength| lettering.width(ui, &style.say(&strength_text(strength))));
        let words = rect.with_min_x(rect.right() - widths.into_iter().fold(0.0, f32::max));
        segments(ui, style, rect.with_max_x(words.left() - style.d(style.theme.spacing.s)), strength);
        style.letter(ui, words, TextSide::Left, lettering, &word);
    }
}

/// Draws the segments over the width of a rectangle, at the middle of its height.
fn segments(ui: &Ui, style: &Style<'_>, rect: Rect, strength: PasswordStrength) {
    let ink = match strength {
        PasswordStrength::VeryWeak | PasswordStrength::Weak => style.ink.danger,
        PasswordStrength::Fair => style.ink.text2,
        PasswordStrength::Strong | PasswordStrength::VeryStrong => style.ink.success,
    };
    // The number of segments is small.
    let of = PasswordStrength::STEPS as f32;
    let gap = style.d(style.theme.spacing.xxs);
    let size = vec2((rect.width() - gap * (of - 1.0)) / of, style.theme.control.slider_track * style.k());
    for segment in 0..PasswordStrength::STEPS {
        let left = rect.left() + (size.x + gap) * segment as f32;
        let place = Rect::from_min_size(pos2(left, rect.center().y - size.y / 2.0), size);
        let fill = if segment < strength.steps() { ink } else { style.ink.line };
        ui.painter().rect_filled(place, corner(size.y / 2.0), fill);
    }
}

//! The buttons for the three languages.

use bevy_egui::egui::{Rect, Ui, pos2};
use poker_client::{AppIntent, Intent};
use poker_text::Language;

use crate::style::{Icon, Style};
use crate::widget::tab;

/// Draws each language's own name from the left of a band. Returns the right end of the last one, and the intent of a click.
pub(super) fn languages(ui: &Ui, style: &Style<'_>, name: &str, band: Rect, spoken: Language) -> (f32, Option<Intent>) {
    let icon = style.l(style.theme.size.icon);
    style.icon(ui, Icon::Language, pos2(band.left() + icon / 2.0, band.center().y), icon, style.ink.text2);
    let gap = style.d(style.theme.spacing.l);
    let mut left = band.left() + icon + style.d(style.theme.spacing.xs);
    let mut intent = None;
    for language in Language::SPOKEN {
        let words = style.say(&language.name());
        let control = format!("{name}.{}", language.tag());
        let (rect, clicked) = tab(ui, style, &control, left, band, style.body(), &words, language == spoken);
        left = rect.right() + gap;
        if clicked {
            intent = Some(AppIntent::Speak(language).into());
        }
    }
    (left - gap, intent)
}

//! The three languages, always in reach.

use bevy_egui::egui::{Rect, Ui, pos2};
use poker_client::{AppIntent, Intent};
use poker_text::Language;

use crate::look::{Icon, Look};
use crate::widget::tab;

/// Each language in its own word, from the left of a band. Answers where they end, and what was asked.
pub(super) fn languages(ui: &Ui, look: &Look<'_>, name: &str, band: Rect, spoken: Language) -> (f32, Option<Intent>) {
    let icon = look.l(look.theme.size.icon);
    look.icon(ui, Icon::Language, pos2(band.left() + icon / 2.0, band.center().y), icon, look.ink.text2);
    let gap = look.d(look.theme.spacing.l);
    let mut left = band.left() + icon + look.d(look.theme.spacing.xs);
    let mut intent = None;
    for language in Language::SPOKEN {
        let words = look.say(&language.name());
        let control = format!("{name}.{}", language.tag());
        let (rect, clicked) = tab(ui, look, &control, left, band, look.body(), &words, language == spoken);
        left = rect.right() + gap;
        if clicked {
            intent = Some(AppIntent::Speak(language).into());
        }
    }
    (left - gap, intent)
}

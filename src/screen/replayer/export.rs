//! Writing the hand into a file for other programs, on a sheet over the table.

use bevy_egui::egui::{Context, Rect, pos2, vec2};
use poker_history::Format;
use poker_text::text;

use super::ask::ReplayerAsk;
use crate::screen::form::FormUi;
use crate::style::Style;
use crate::widget::{Button, Sheet, focus_first, scrolled};

/// Draws the sheet. Returns what was chosen, and whether the sheet stays open. Only PHH can say that the end of a hand is not known.
pub(super) fn sheet(ctx: &Context, style: &Style<'_>, folder: &str, whole: bool) -> (Option<ReplayerAsk>, bool) {
    let title = style.say(&text::replayer::export());
    let (width, height) = style.theme.screen.question;
    let sheet = Sheet { name: "replayer.exporting", title: &title, size: vec2(width, height * TALL) };
    let shown = sheet.show(ctx, style, |ui, room| {
        focus_first(ui, "replayer.export.phh");
        let mut asked = None;
        scrolled(ui, "replayer export", room, |ui, room| {
            let tall = style.hit(style.theme.control.button);
            let gap = style.d(style.theme.spacing.s);
            let mut y = room.top();
            for format in Format::ALL {
                let (tag, words) = match format {
                    Format::Phh => ("phh", text::history::phh()),
                    Format::PokerStars => ("pokerstars", text::history::pokerstars()),
                    Format::Ohh => ("ohh", text::history::ohh()),
                };
                let rect = Rect::from_min_size(pos2(room.left(), y), vec2(room.width(), tall));
                let name = format!("replayer.export.{tag}");
                let words = style.say(&text::replayer::export_as(words));
                if Button::neutral(&name, rect, &words).enabled(whole || format == Format::Phh).show(ui, style) {
                    asked = Some(ReplayerAsk::Export(format));
                }
                y += tall + gap;
            }
            let mut form = FormUi::bare(ui, style, room.with_min_y(y));
            form.block(style.caption(), &style.say(&text::history::export_where(folder)));
            form.y - room.top()
        });
        asked
    });
    let open = !shown.close && shown.inner.is_none();
    (shown.inner, open)
}

/// The height of the sheet, as a multiple of that of a question.
const TALL: f32 = 1.2;

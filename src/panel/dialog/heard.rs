//! The sheet for muting players: a tick box for each opponent.

use bevy_egui::egui::{Context, Rect, pos2, vec2};
use poker_client::{ChatIntent, Intent};
use poker_rules::Seat;
use poker_text::text;

use crate::panel::hud::Hud;
use crate::style::Style;
use crate::widget::{Sheet, TickBox, scrolled};

/// Draws the sheet. Returns the intents, and whether the sheet is closed.
pub(super) fn heard_ui(ctx: &Context, style: &Style<'_>, hud: &Hud<'_>) -> (Vec<Intent>, bool) {
    let title = style.say(&text::chat::heard());
    let size = &style.theme.screen.log_sheet;
    let sheet = Sheet { name: "heard", title: &title, size: vec2(size.0, size.1) };
    let hero = hud.you().map(|you| you.seat);
    let mut asked = Vec::new();
    let shown = sheet.show(ctx, style, |ui, room| {
        style.focus_first(ui, "heard.close");
        scrolled(ui, "heard", room, |ui, room| {
            let about = style.say(&text::chat::heard_help());
            let mut y = room.top() + style.letter_block(ui, room.min, room.width(), style.body(), &about) + style.d(style.theme.spacing.m);
            let others = hud.view.felt().seats.iter().filter(|(seat, _)| Some(**seat) != hero);
            let here: Vec<(Seat, String)> = others.map(|(seat, taken)| (*seat, taken.player.name.clone())).collect();
            let tall = style.hit(style.theme.control.input);
            for (seat, name) in here {
                let rect = Rect::from_min_size(pos2(room.left(), y), vec2(room.width(), tall));
                let heard = !hud.model.is_muted(seat);
                if TickBox::new(&format!("heard.{}", seat.number()), rect, &name, heard).show(ui, style) {
                    asked.push(if heard { ChatIntent::Mute(seat) } else { ChatIntent::Unmute(name) }.into());
                }
                y = rect.bottom() + style.theme.size.target_gap;
            }
            y - room.top()
        });
    });
    (asked, shown.close)
}

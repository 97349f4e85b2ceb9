//! The list of the steps of a hand, beside the table.

use bevy_egui::egui::{Align, Rect, Stroke, Ui, pos2, vec2};
use poker_text::text;

use super::ask::ReplayerAsk;
use super::view::{ReplayedHand, ReplayerState};
use crate::style::{Style, TextSide, Weight};
use crate::widget::{ListRow, scrolled};

/// The number of frames for which the list follows a step.
const FOLLOWED: u8 = 3;

/// Draws the list. Returns the step that was clicked.
pub(super) fn steps(ui: &mut Ui, style: &Style<'_>, hand: &ReplayedHand<'_>, state: &mut ReplayerState, room: Rect) -> Option<ReplayerAsk> {
    ui.painter().rect_filled(room, 0.0, style.ink.plate);
    ui.painter().vline(room.right(), room.y_range(), Stroke::new(style.hair(), style.ink.line));
    let pad = style.d(style.theme.spacing.l);
    let title = style.label().weight(Weight::SemiBold);
    let head = room.with_max_y(room.top() + style.hit(style.theme.screen.row));
    style.letter(ui, head.shrink2(vec2(pad, 0.0)), TextSide::Left, title, &style.say(&text::replayer::steps()));
    let at = hand.replay.at();
    if state.listed.replace(at) != Some(at) {
        state.follows = FOLLOWED;
    }
    let follow = state.follows > 0;
    state.follows = state.follows.saturating_sub(1);
    let list = room.with_min_y(head.bottom()).with_max_x(room.right() - style.hair());
    let mut asked = None;
    scrolled(ui, "replayer steps", list, |ui, room| {
        let mut y = room.top();
        let set = style.body();
        let gap = style.d(style.theme.spacing.xs);
        for (step, told) in hand.told.iter().enumerate() {
            let chosen = step == at;
            let block = set.ink(if chosen { style.ink.text } else { style.ink.text2 }).wrapped(ui, told, room.width() - pad * 2.0);
            let tall = (block.size().y + gap * 2.0).max(style.hit(style.theme.list.row)).ceil();
            let row = Rect::from_min_size(pos2(room.left(), y), vec2(room.width(), tall));
            let name = format!("replayer.step.{step}");
            if ListRow::new(&name, row, told, chosen).show(ui, style).clicked {
                asked = Some(ReplayerAsk::Step(step));
            }
            let top = row.center().y - block.size().y / 2.0;
            style.draw_block(ui, pos2(row.left() + pad, top), room.width() - pad * 2.0, block);
            if chosen && follow {
                ui.scroll_to_rect(row, Some(Align::Center));
            }
            y += tall;
        }
        y - room.top()
    });
    asked
}

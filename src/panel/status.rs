//! A line on the felt about the player's own seat, or about a table that waits for players.

use bevy::math::Vec2;
use bevy_egui::egui::{Align2, LayerId, Order, Rect, Ui, UiBuilder};
use poker_client::time_left_text;
use poker_protocol::{Notice, SeatState};
use poker_text::{Arg, Text, text};

use super::hud::Hud;
use crate::layout::TableLayout;
use crate::style::{Lettering, Style, TextSide, Weight};
use crate::widget::corner;

/// The text of the line; `None` while a result is shown.
fn status(hud: &Hud<'_>) -> Option<Text> {
    let noticed = hud.tournament.is_some_and(|tournament| tournament.notice.is_some());
    if hud.view.felt().result_line().is_some() || noticed {
        return None;
    }
    let waits = hud.view.notices(hud.model).find_map(|timed| match timed.notice {
        Notice::WaitingForPlayers { needed } => Some(needed),
        Notice::SittingOutEverywhere { .. }
        | Notice::Jackpot { .. }
        | Notice::TopUpSkipped { .. }
        | Notice::TopUpLater { .. }
        | Notice::TimeOut { .. }
        | Notice::HandVoid { .. } => None,
    });
    match hud.at().state()? {
        SeatState::Busted | SeatState::WaitingForBigBlind if hud.tournament.is_some() => None,
        SeatState::SittingOut if hud.tournament.is_some() => Some(text::tournament_table::sitting_out()),
        SeatState::Busted => Some(text::cash::busted()),
        SeatState::SittingOut => Some(match hud.model.out_clock(hud.now_ms) {
            Some(clock) if clock.everywhere => text::sit::out_everywhere_kept(time_left_text(clock.left_ms)),
            Some(clock) => text::sit::out_kept(time_left_text(clock.left_ms)),
            None => text::sit::out_state(),
        }),
        SeatState::Playing | SeatState::WaitingForBigBlind | SeatState::Disconnected if waits.is_some() => {
            waits.map(|needed| text::notice::waiting_players(Arg::count(u64::from(needed))))
        }
        SeatState::WaitingForBigBlind => Some(text::sit::back_waiting()),
        // In a pool the player has no table between two hands. No text is needed while the last table is still drawn.
        SeatState::Playing if hud.model.info().form.moves_players() && hud.view.felt().hand.is_none() => Some(text::table::next_table()),
        SeatState::Playing | SeatState::Disconnected => None,
    }
}

/// Draws the line between the board and the player's plate. It takes no clicks.
pub fn status_ui(ctx: &bevy_egui::egui::Context, style: &Style<'_>, layout: &TableLayout, hud: &Hud<'_>) {
    let Some(status) = status(hud) else { return };
    let words = style.say(&status);
    let lettering = Lettering { size: layout.result_text(), weight: Weight::Medium, ink: style.ink.felt_text };
    let width = lettering.measure(ctx, &words, f32::INFINITY).x;
    let board = layout.board_area();
    // The player holds no cards, so the place between the board and the plate is free.
    let middle = Vec2::new(board.center().x, (board.max.y + layout.seat_plate(0).min.y) / 2.0);
    let pill = fitted(style, style.area(layout.amount_pill(middle, width, lettering.size)));
    let id = style.id("line", "status");
    let layer = LayerId::new(Order::Background, id);
    let ui = Ui::new(ctx.clone(), id, UiBuilder::new().layer_id(layer).max_rect(style.window));
    ui.painter().rect_filled(pill, corner(pill.height() / 2.0), style.ink.felt_pill);
    let room = pill.shrink2(bevy_egui::egui::vec2(pill.height() * PAD, 0.0));
    style.fit(&ui, room, TextSide::Middle, lettering, &words);
}

/// Limits the pill to the window's width.
fn fitted(style: &Style<'_>, pill: Rect) -> Rect {
    let most = style.window.width() * MOST;
    if pill.width() <= most { pill } else { Align2::CENTER_CENTER.anchor_size(pill.center(), bevy_egui::egui::vec2(most, pill.height())) }
}

/// The largest part of the window's width that the line may take.
const MOST: f32 = 0.9;
/// Room at a pill's ends, in units of its height.
const PAD: f32 = 0.3;

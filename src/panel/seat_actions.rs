//! What a player who has nothing to decide can do with their seat: come back, post, top up, buy in again. The places are those of the bar,
//! which are empty then, and rest like them when a turn comes.

use bevy_egui::egui::Ui;
use poker_client::{Intent, RoomIntent, TableIntent};
use poker_protocol::{Entry, SeatState};
use poker_text::text;

use super::bar_rects::BarRects;
use super::dialog::{BuyIn, Dialog};
use super::hud::{Hud, TableState};
use crate::look::Look;
use crate::widget::Button;

/// Draws them.
pub fn seat_actions_ui(ui: &Ui, look: &Look<'_>, rects: &BarRects, hud: &Hud<'_>, state: &mut TableState) -> Vec<Intent> {
    let Some(you) = hud.you() else { return Vec::new() };
    let info = hud.model.info();
    let [_, middle, right] = rects.slots;
    let mut asked: Vec<Intent> = Vec::new();
    let mut more = hud.model.can_top_up(hud.balance);
    match hud.state() {
        Some(SeatState::Busted) => {
            more = false;
            if hud.balance >= info.min_buy_in {
                if Button::primary("seat.buy_in", right, &look.say(&text::cash::buy_in_again())).show(ui, look) {
                    state.dialog = Some(Dialog::BuyIn(BuyIn::new(hud)));
                }
            } else if hud.practice && Button::primary("seat.refill", right, &look.say(&text::cash::refill())).show(ui, look) {
                asked.push(RoomIntent::RefillBalance.into());
            }
        }
        Some(SeatState::WaitingForBigBlind) if !hud.sits_out() => {
            let (words, entry) = match you.entry {
                Entry::WaitForBigBlind => (text::action::post_now(look.chips(info.big_blind)), Entry::PostNow),
                Entry::PostNow => (text::action::wait_big_blind(), Entry::WaitForBigBlind),
            };
            if Button::neutral("seat.enter", right, &look.say(&words)).show(ui, look) {
                asked.push(TableIntent::Enter(entry).into());
            }
        }
        _ if hud.sits_out() => {
            if Button::primary("seat.back", right, &look.say(&text::sit::back())).show(ui, look) {
                asked.push(TableIntent::SitOut.into());
            }
        }
        Some(SeatState::Playing | SeatState::SittingOut | SeatState::Disconnected | SeatState::WaitingForBigBlind) | None => {
            if hud.between_hands && Button::neutral("action.next_hand", right, &look.say(&text::action::next_hand())).show(ui, look) {
                asked.push(TableIntent::NextHand.into());
            }
        }
    }
    if more && Button::neutral("seat.top_up", middle, &look.say(&text::cash::top_up())).show(ui, look) {
        state.dialog = Some(Dialog::TopUp(BuyIn::new(hud)));
    }
    asked
}

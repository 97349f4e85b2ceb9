//! What a player who has nothing to decide can do with their seat: come back, post, top up, buy in again. The places are those of the bar,
//! which are empty then, and rest like them when a turn comes.

use bevy_egui::egui::{Rect, Ui};
use poker_client::{Intent, SeatAction};
use poker_protocol::Entry;
use poker_text::{Text, text};

use super::bar_rects::BarRects;
use super::dialog::{BuyIn, Dialog};
use super::hud::{Hud, TableState};
use crate::look::Look;
use crate::widget::{Button, Role};

/// Draws them.
pub fn seat_actions_ui(ui: &Ui, look: &Look<'_>, rects: &BarRects, hud: &Hud<'_>, state: &mut TableState) -> Vec<Intent> {
    let mut asked: Vec<Intent> = Vec::new();
    for action in hud.model.seat_actions(hud.balance, hud.can_refill) {
        // What the felt still shows is not over yet.
        if action == SeatAction::NextHand && !hud.between_hands {
            continue;
        }
        let words = look.say(&words(look, hud, action));
        let (role, name, rect) = place(rects, action);
        if !Button::new(role, name, rect, &words).show(ui, look) {
            continue;
        }
        match action {
            SeatAction::BuyIn(range) => state.dialog = Some(Dialog::BuyIn(BuyIn::new(hud, range))),
            SeatAction::TopUp(range) => state.dialog = Some(Dialog::TopUp(BuyIn::new(hud, range))),
            SeatAction::Refill | SeatAction::Enter(_) | SeatAction::Back | SeatAction::NextHand => asked.extend(action.intent()),
        }
    }
    asked
}

fn words(look: &Look<'_>, hud: &Hud<'_>, action: SeatAction) -> Text {
    match action {
        SeatAction::BuyIn(_) => text::cash::buy_in_again(),
        SeatAction::Refill => text::cash::refill(),
        SeatAction::Enter(Entry::PostNow) => text::action::post_now(look.chips(hud.model.info().big_blind)),
        SeatAction::Enter(Entry::WaitForBigBlind) => text::action::wait_big_blind(),
        SeatAction::Back => text::sit::back(),
        SeatAction::NextHand => text::action::next_hand(),
        SeatAction::TopUp(_) => text::cash::top_up(),
    }
}

fn place(rects: &BarRects, action: SeatAction) -> (Role, &'static str, Rect) {
    let [_, middle, right] = rects.slots;
    match action {
        SeatAction::BuyIn(_) => (Role::Primary, "seat.buy_in", right),
        SeatAction::Refill => (Role::Primary, "seat.refill", right),
        SeatAction::Enter(_) => (Role::Neutral, "seat.enter", right),
        SeatAction::Back => (Role::Primary, "seat.back", right),
        SeatAction::NextHand => (Role::Neutral, "action.next_hand", right),
        SeatAction::TopUp(_) => (Role::Neutral, "seat.top_up", middle),
    }
}

//! What a player who has nothing to decide can do with their seat: come back, post, top up, buy in again. The places are those of the bar,
//! and rest like its buttons whenever something else comes into them.

use bevy_egui::egui::Ui;
use poker_client::{ActionBar, Intent, Meaning, SeatAction, Slot};
use poker_protocol::Entry;
use poker_text::{Text, text};

use super::bar_rects::BarRects;
use super::dialog::{BuyIn, Dialog};
use super::hud::Hud;
use super::table_state::TableState;
use crate::style::Style;
use crate::widget::{Button, Role};

/// Draws them.
pub fn seat_actions_ui(
    ui: &Ui,
    style: &Style<'_>,
    rects: &BarRects,
    hud: &Hud<'_>,
    bar: &ActionBar,
    state: &mut TableState,
) -> Option<Intent> {
    let mut asked = None;
    for (slot, rect) in Slot::ALL.into_iter().zip(rects.slots) {
        let view = bar.slot(slot, hud.now_ms);
        let Meaning::Seat(action) = view.meaning else { continue };
        let words = style.say(&words(style, hud, action));
        let (role, name) = look_of(action);
        if !Button::new(role, name, rect, &words).enabled(!view.inert).show(ui, style) {
            continue;
        }
        match action {
            SeatAction::BuyIn(range) => state.dialog = Some(Dialog::BuyIn(BuyIn::new(hud, range))),
            SeatAction::TopUp(range) => state.dialog = Some(Dialog::TopUp(BuyIn::new(hud, range))),
            SeatAction::Refill | SeatAction::Enter(_) | SeatAction::Back | SeatAction::NextHand => asked = action.intent(),
        }
    }
    asked
}

fn words(style: &Style<'_>, hud: &Hud<'_>, action: SeatAction) -> Text {
    match action {
        SeatAction::BuyIn(_) => text::cash::buy_in_again(),
        SeatAction::Refill => text::cash::refill(),
        SeatAction::Enter(Entry::PostNow) => text::action::post_now(style.chips(hud.model.info().big_blind)),
        SeatAction::Enter(Entry::WaitForBigBlind) => text::action::wait_big_blind(),
        SeatAction::Back => text::sit::back(),
        SeatAction::NextHand => text::action::next_hand(),
        SeatAction::TopUp(_) => text::cash::top_up(),
    }
}

fn look_of(action: SeatAction) -> (Role, &'static str) {
    match action {
        SeatAction::BuyIn(_) => (Role::Primary, "seat.buy_in"),
        SeatAction::Refill => (Role::Primary, "seat.refill"),
        SeatAction::Enter(_) => (Role::Neutral, "seat.enter"),
        SeatAction::Back => (Role::Primary, "seat.back"),
        SeatAction::NextHand => (Role::Neutral, "action.next_hand"),
        SeatAction::TopUp(_) => (Role::Neutral, "seat.top_up"),
    }
}

//! The actions of a player who has nothing to decide: come back, post, top up, buy in again. They take the place of the action bar's slots
//! and ignore input for a while after a change, like the bar's buttons.

use bevy_egui::egui::Ui;
use poker_client::{ActionBar, BarSlot, Intent, SeatAction, SlotMeaning};
use poker_protocol::Entry;
use poker_text::{Text, text};

use super::bar_rects::BarRects;
use super::dialog::{BuyIn, Dialog};
use super::hud::Hud;
use super::table_panel_state::TablePanelState;
use crate::style::Style;
use crate::widget::{Button, Role};

/// Draws the buttons and returns the intents.
pub fn seat_actions_ui(
    ui: &Ui,
    style: &Style<'_>,
    rects: &BarRects,
    hud: &Hud<'_>,
    bar: &ActionBar,
    state: &mut TablePanelState,
) -> Option<Intent> {
    let mut asked = None;
    for (slot, rect) in BarSlot::ALL.into_iter().zip(rects.slots) {
        let view = bar.slot(slot, hud.now_ms);
        let SlotMeaning::Seat(action) = view.meaning else { continue };
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

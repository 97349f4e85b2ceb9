//! A table that waits for the player comes to the top by itself, unless the player's hands are busy.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use poker_client::BusyHands;

use crate::desk::Desk;
use crate::egui_pass::PanelState;
use crate::frame_clock::FrameClock;
use crate::keyboard::{Keys, Pointing};
use crate::navigation::Navigation;
use crate::panel::TablePanels;
use crate::session::Session;
use crate::settings::CurrentSettings;

/// Lets a table that waits for the player come forward by itself, if the player wants that and the hands are not busy.
pub(crate) fn come_forward(
    mut session: ResMut<Session>,
    desk: Res<Desk>,
    settings: Res<CurrentSettings>,
    moment: Res<FrameClock>,
    hands: Hands,
) {
    if !settings.0.tables.comes_forward {
        return;
    }
    let calls = session.calls(moment.now_ms);
    let hands = hands.busy(&session, desk.used_ms(), moment.now_ms);
    if let Some(called) = desk.comes_forward(&calls, hands, settings.0.click_guard_ms.into()) {
        session.bring_to_front(called, moment.now_ms);
    }
}

/// Everything that tells what the player's hands are busy with.
#[derive(SystemParam)]
pub(crate) struct Hands<'w> {
    buttons: Option<Res<'w, ButtonInput<MouseButton>>>,
    fingers: Option<Res<'w, Touches>>,
    keys: Res<'w, Keys>,
    pointing: Res<'w, Pointing>,
    navigation: Res<'w, Navigation>,
    panels: Res<'w, PanelState<TablePanels>>,
}

impl Hands<'_> {
    /// What the hands are busy with now; `used_ms` is when a key or a button was last used.
    fn busy(&self, session: &Session, used_ms: u64, now_ms: u64) -> BusyHands {
        let button = self.buttons.as_ref().is_some_and(|buttons| buttons.get_pressed().next().is_some());
        let finger = self.fingers.as_ref().is_some_and(|fingers| fingers.iter().next().is_some());
        BusyHands {
            key: self.keys.is_any_down(),
            button: button || finger,
            amount: session.shown().any(|seated| seated.bar.amount_is_begun()),
            text: self.pointing.text_field,
            question: !self.navigation.is_bare_table() || self.navigation.sheet.is_some() || self.panels.0.asks(),
            quiet_ms: now_ms.saturating_sub(used_ms),
        }
    }
}

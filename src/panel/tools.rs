//! The switches of the player's own seat: boxes with their words where there is room, icons where there is not.

use bevy_egui::egui::{Rect, Ui};
use poker_client::{Intent, SeatSwitch, TableTab};
use poker_text::{Text, text};

use super::hud::Hud;
use crate::layout::{TableLayout, Tools};
use crate::style::{Icon, Style};
use crate::widget::{IconButton, TickBox};

/// The name, picture and words of a switch.
fn look_of(switch: SeatSwitch, several_tables: bool) -> (&'static str, Icon, Text) {
    match switch {
        SeatSwitch::SitOut { everywhere } if everywhere && several_tables => {
            ("tool.sit_out", Icon::SitOut, text::sit::out_next_hand_everywhere())
        }
        SeatSwitch::SitOut { .. } => ("tool.sit_out", Icon::SitOut, text::sit::out_next_hand()),
        SeatSwitch::SitOutNextBigBlind => ("tool.sit_out_big_blind", Icon::Pause, text::sit::out_next_big_blind()),
        SeatSwitch::LeaveNextBigBlind => ("tool.leave_big_blind", Icon::Leave, text::sit::leave_next_big_blind()),
        SeatSwitch::Straddle => ("tool.straddle", Icon::Plus, text::action::straddle()),
        SeatSwitch::AutoTopUp => ("tool.auto_top_up", Icon::TopUp, text::cash::auto_top_up()),
    }
}

/// The rectangle around all switches; `None` in a tile that is too small for them.
pub fn tools_rect(style: &Style<'_>, layout: &TableLayout) -> Option<Rect> {
    layout.tools().places().iter().map(|place| style.area(*place)).reduce(|whole, place| whole.union(place))
}

/// Draws the switches of a seated player.
pub fn tools_ui(ui: &Ui, style: &Style<'_>, layout: &TableLayout, hud: &Hud<'_>) -> Vec<Intent> {
    let mut asked = Vec::new();
    let tools = layout.tools();
    let several_tables = hud.tabs.iter().filter(|tab| matches!(tab, TableTab::Table { .. })).count() > 1;
    // If there are more switches than places, the last one, auto top-up, is found in the settings only.
    for ((switch, on), place) in hud.model.seat_switches().into_iter().zip(tools.places()) {
        let (name, icon, words) = look_of(switch, several_tables);
        let label = style.say(&words);
        let rect = style.area(*place);
        let used = match &tools {
            Tools::Icons(_) => IconButton::raised(name, rect, icon, rect.height() * ICON, &label).on(on).show(ui, style),
            Tools::Checkboxes(_) => TickBox::new(name, rect, &label, on).show(ui, style),
        };
        if used {
            asked.push(switch.intent().into());
        }
    }
    asked
}

/// The icon's side as a share of its button's.
const ICON: f32 = 0.57;

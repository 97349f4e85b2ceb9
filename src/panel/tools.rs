//! The switches of the player's own seat: boxes with their words where there is room, icons where there is not.

use bevy_egui::egui::{Rect, Ui};
use poker_client::{Intent, TableIntent};
use poker_text::{Text, text};

use super::hud::Hud;
use crate::layout::{TableLayout, Tools};
use crate::look::{Icon, Look, area};
use crate::widget::{IconButton, TickBox};

/// A switch: its name, picture, words, whether it is on, and what it asks for.
type Switch = (&'static str, Icon, Text, bool, TableIntent);

fn switches(hud: &Hud<'_>) -> Option<[Switch; 3]> {
    let you = hud.you()?;
    Some([
        ("tool.sit_out", Icon::SitOut, text::sit::out_next_hand(), hud.sits_out(), TableIntent::SitOut),
        (
            "tool.sit_out_big_blind",
            Icon::Pause,
            text::sit::out_next_big_blind(),
            you.sit_out_next_big_blind,
            TableIntent::SitOutNextBigBlind,
        ),
        // A rulebook with straddles has no auto top-up, so that three places are enough.
        match you.straddle {
            Some(on) => ("tool.straddle", Icon::Plus, text::action::straddle(), on, TableIntent::Straddle),
            None => ("tool.auto_top_up", Icon::TopUp, text::cash::auto_top_up(), you.auto_top_up, TableIntent::AutoTopUp),
        },
    ])
}

/// All that the switches cover.
pub fn tools_rect(layout: &TableLayout) -> Rect {
    layout.tools().places().iter().map(|place| area(*place)).reduce(|whole, place| whole.union(place)).unwrap_or(Rect::NOTHING)
}

/// Draws the switches of a seated player.
pub fn tools_ui(ui: &Ui, look: &Look<'_>, layout: &TableLayout, hud: &Hud<'_>) -> Vec<Intent> {
    let Some(switches) = switches(hud) else { return Vec::new() };
    let mut asked = Vec::new();
    let tools = layout.tools();
    for ((name, icon, words, on, intent), place) in switches.into_iter().zip(tools.places()) {
        let label = look.say(&words);
        let rect = area(*place);
        let used = match &tools {
            Tools::Icons(_) => IconButton::raised(name, rect, icon, rect.height() * ICON, &label).on(on).show(ui, look),
            Tools::Checkboxes(_) => TickBox::new(name, rect, &label, on).show(ui, look),
        };
        if used {
            asked.push(intent.into());
        }
    }
    asked
}

/// The picture's share of its button.
const ICON: f32 = 0.57;

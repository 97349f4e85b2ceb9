//! What a player can do beside the hand at a tournament's table: sit out, buy chips, propose a deal.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use poker_client::{Intent, SeatSwitch};
use poker_protocol::{DealKind, OfferKind};
use poker_text::{Text, text};

use super::dialog::Dialog;
use super::hud::Hud;
use super::table_panel_state::TablePanelState;
use super::tournament::possible_deal;
use super::tournament_hud::TournamentHud;
use crate::layout::{TableLayout, Tools};
use crate::style::{Icon, Style};
use crate::widget::{Button, IconButton, TickBox};

/// A button that opens a sheet.
struct SheetTool {
    name: &'static str,
    icon: Icon,
    words: Text,
    opens: Dialog,
}

fn sheet_tools(style: &Style<'_>, tournament: &TournamentHud<'_>) -> Vec<SheetTool> {
    let offered = |what: OfferKind| {
        let price = style.amounts.short_money(tournament.offer(what)?.offer.price);
        Some(match what {
            OfferKind::Rebuy => {
                let words = text::tournament_table::rebuy(price);
                SheetTool { name: "tool.rebuy", icon: Icon::Rebuy, words, opens: Dialog::Offer(what) }
            }
            OfferKind::AddOn | OfferKind::ReEntry => {
                let words = text::tournament_table::add_on(price);
                SheetTool { name: "tool.add_on", icon: Icon::TopUp, words, opens: Dialog::Offer(what) }
            }
        })
    };
    let deal = possible_deal(tournament).map(|(kinds, _)| SheetTool {
        name: "tool.deal",
        icon: Icon::Deal,
        words: text::tournament_table::deal(),
        opens: Dialog::ProposeDeal(kinds.last().copied().unwrap_or(DealKind::Icm)),
    });
    [OfferKind::Rebuy, OfferKind::AddOn].into_iter().filter_map(offered).chain(deal).collect()
}

/// Draws the tools of a tournament's table. In the player's turn nothing is opened, because it would cover the hand. Returns the intents.
pub(super) fn tournament_tools_ui(
    ui: &Ui,
    style: &Style<'_>,
    layout: &TableLayout,
    (hud, tournament): (&Hud<'_>, &TournamentHud<'_>),
    (state, turn): (&mut TablePanelState, bool),
) -> Vec<Intent> {
    let tools = layout.tools();
    let places: Vec<Rect> = tools.places().iter().map(|place| style.area(*place)).collect();
    let (Some(first), Some(last)) = (places.first(), places.last()) else { return Vec::new() };
    let opens = sheet_tools(style, tournament);
    let mut asked = Vec::new();
    let out = hud.at().sits_out();
    let cost = style.say(&text::tournament_table::sit_out_cost());
    let used = match &tools {
        Tools::Icons(_) => IconButton::raised("tool.sit_out", *first, Icon::SitOut, first.height() * ICON, &cost).on(out).show(ui, style),
        Tools::Checkboxes(_) => {
            let words = style.say(&text::tournament_table::sit_out());
            let used = TickBox::new("tool.sit_out", *last, &words, out).show(ui, style);
            ui.interact(*last, style.control_id("tool.sit_out.cost"), bevy_egui::egui::Sense::hover()).on_hover_text(cost);
            used
        }
    };
    if used {
        asked.push(SeatSwitch::SitOut { everywhere: false }.intent().into());
    }
    let spots: Vec<Rect> = match &tools {
        Tools::Icons(_) => places.iter().skip(1).copied().collect(),
        Tools::Checkboxes(_) => side_by_side(style, places.iter().rev().nth(1).copied().unwrap_or(*first), opens.len()),
    };
    for (tool, rect) in opens.into_iter().zip(spots) {
        let words = style.say(&tool.words);
        let used = match &tools {
            Tools::Icons(_) => IconButton::raised(tool.name, rect, tool.icon, rect.height() * ICON, &words).enabled(!turn).show(ui, style),
            Tools::Checkboxes(_) => Button::neutral(tool.name, rect, &words).enabled(!turn).show(ui, style),
        };
        if used {
            state.dialog = Some(tool.opens);
        }
    }
    asked
}

/// Places for `count` buttons in the room of a row.
fn side_by_side(style: &Style<'_>, row: Rect, count: usize) -> Vec<Rect> {
    let gap = style.theme.size.target_gap;
    // A row holds at most three buttons, and two share it as they would with a third.
    let width = ((row.width() - gap * 2.0) / 3.0).max((row.width() - gap) / 2.0 * HALF).floor();
    (0..count)
        .map(|nth| Rect::from_min_size(pos2(row.left() + (width + gap) * nth as f32, row.top()), vec2(width, row.height() - gap / 2.0)))
        .collect()
}

/// The icon's side as a share of its button's.
const ICON: f32 = 0.57;
/// The share of half a row that one of two buttons takes.
const HALF: f32 = 0.8;

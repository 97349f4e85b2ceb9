//! The strip over several tables: their tabs, and what concerns the whole window.

use bevy_egui::egui::{Rect, Stroke, StrokeKind, Ui, pos2, vec2};
use poker_client::{AppIntent, ConnectionState, Intent, KeyAction, Panel, SessionFigures, TableOrder, TableTab, session_text};
use poker_text::{Arg, text};

use super::all_tables::AllTables;
use super::{connection_icon, order_icon};
use crate::style::{Icon, Style, TextSide, Weight};
use crate::widget::{IconButton, corner, rule, strip_ui};

/// What the strip shows.
#[derive(Clone, Copy, Debug)]
pub struct DeskStrip<'a> {
    /// The player's tables, reserved seats and queues.
    pub tabs: &'a [TableTab],
    /// Whether a list beside the tiles names the tables, so that the strip only counts them.
    pub listed: bool,
    /// What is chosen for all tables, and what they offer.
    pub all: AllTables,
    pub connection: ConnectionState,
    /// Whether all sounds are off.
    pub muted: bool,
    /// The session at the tables; `None` where it is not shown.
    pub played: Option<SessionFigures>,
}

/// An icon at the right end of the strip.
struct StripTool {
    name: &'static str,
    icon: Icon,
    label: String,
    action: Option<KeyAction>,
    on: Option<bool>,
    enabled: bool,
    intent: Option<AppIntent>,
}

/// Draws the strip. Returns the intents.
pub fn desk_strip_ui(ui: &Ui, style: &Style<'_>, rect: Rect, strip: &DeskStrip<'_>) -> Vec<Intent> {
    ui.painter().rect_filled(rect, 0.0, style.ink.plate);
    rule(ui, style, rect.left(), rect.right(), rect.bottom() - style.hair() / 2.0);
    let sizes = &style.theme.desk;
    let pad = style.theme.spacing.m;
    let logo = sizes.icon * 1.2;
    style.logo(ui, pos2(rect.left() + pad, rect.center().y), logo);
    let mut asked = Vec::new();
    let tools = tools(style, strip);
    let side = (rect.height() * TOOL).max(style.theme.size.min_target);
    let left = rect.left() + pad * 2.0 + logo * LOGO;
    let end = rect.right() - pad / 2.0 - side * tools.len() as f32;
    let room = Rect::from_min_max(pos2(left, rect.top()), pos2(end - pad, rect.bottom()));
    if strip.listed {
        count(ui, style, room, strip.tabs);
        if let Some(played) = strip.played {
            let set = style.caption().ink(style.ink.text2);
            style.letter_at(ui, room.right_center(), TextSide::Right, set, &style.say(&session_text(played)));
        }
    } else {
        asked.extend(strip_ui(ui, style, room.shrink2(vec2(0.0, TAB_INSET)), rect.height() - TAB_INSET * 2.0, strip.tabs));
    }
    let switch = Rect::from_min_size(pos2(end, rect.top()), vec2(side * ORDERS as f32, rect.height()));
    let switch = Rect::from_center_size(switch.center(), vec2(switch.width(), (side * SWITCH).max(style.theme.size.min_target)));
    order_switch(ui, style, switch, tools.iter().take(ORDERS).position(|tool| tool.on == Some(true)));
    for (at, tool) in tools.into_iter().enumerate() {
        let band = if at < ORDERS { switch } else { rect };
        let cell = Rect::from_min_size(pos2(end + side * at as f32, band.top()), vec2(side, band.height()));
        let keys = tool.action.map(|action| style.key_hint(action)).unwrap_or_default();
        let button = IconButton::flat(tool.name, cell, tool.icon, sizes.icon, &tool.label).keys(&keys).enabled(tool.enabled);
        let button = match (tool.on, tool.name, strip.connection) {
            (Some(true), ..) if at < ORDERS => button.on(true).ink(style.ink.text),
            (Some(on), ..) => button.on(on),
            (None, CONNECTION, ConnectionState::Good) => button.ink(style.ink.success),
            (None, CONNECTION, ConnectionState::Lost) => button.ink(style.ink.danger),
            _ => button,
        };
        if button.show(ui, style) {
            asked.extend(tool.intent.map(Intent::from));
        }
    }
    asked
}

/// Draws the ground of the switch between the orders of tables, and under the icon of the chosen one.
fn order_switch(ui: &Ui, style: &Style<'_>, switch: Rect, chosen: Option<usize>) {
    let ink = &style.ink;
    let radius = style.control_radius(switch.height());
    ui.painter().rect(switch, corner(radius), ink.room, Stroke::new(style.hair(), ink.line), StrokeKind::Inside);
    if let Some(chosen) = chosen {
        let width = switch.width() / ORDERS as f32;
        let cell = Rect::from_min_size(pos2(switch.left() + width * chosen as f32, switch.top()), vec2(width, switch.height()));
        let edge = Stroke::new(style.hair(), ink.line_hi);
        ui.painter().rect(cell.shrink(style.hair() * 2.0), corner(radius - 1.0), ink.plate_top, edge, StrokeKind::Inside);
    }
}

/// Writes how many tables there are, and how many wait for the player.
fn count(ui: &Ui, style: &Style<'_>, room: Rect, tabs: &[TableTab]) {
    let tables = tabs.iter().filter(|tab| matches!(tab, TableTab::Table { .. })).count();
    let waiting = tabs.iter().filter(|tab| matches!(tab, TableTab::Table { call: Some(_), .. } | TableTab::Offer { .. })).count();
    let number = |count: usize| Arg::count(count as u64);
    let lettering = style.body().weight(Weight::SemiBold);
    let words = style.say(&text::desk::tables(number(tables)));
    let wide = style.letter_at(ui, room.left_center(), TextSide::Left, lettering, &words);
    if waiting > 0 {
        let at = room.left_center() + vec2(wide + style.theme.spacing.m, 0.0);
        style.letter_at(
            ui,
            at,
            TextSide::Left,
            style.caption().ink(style.ink.accent),
            &style.say(&text::desk::waiting_count(number(waiting))),
        );
    }
}

fn tools(style: &Style<'_>, strip: &DeskStrip<'_>) -> Vec<StripTool> {
    let say = |text| style.say(&text);
    let tool = |name, icon, label, action, intent| StripTool { name, icon, label, action, on: None, enabled: true, intent };
    let order = |name, label, order| StripTool {
        on: Some(strip.all.order == order),
        ..tool(name, order_icon(order), label, Some(KeyAction::TableOrder), Some(AppIntent::OrderTables(order)))
    };
    let (sound, tip) =
        if strip.muted { (Icon::SoundOff, text::table::tip_sound_on()) } else { (Icon::Sound, text::table::tip_sound_off()) };
    let (icon, out) = (connection_icon(strip.connection), poker_client::connection_state_text(strip.connection));
    let mut tools = vec![
        order("desk.tiles", say(text::desk::order_tiles()), TableOrder::Tiles),
        order("desk.stack", say(text::desk::order_stack()), TableOrder::Stack),
        order("desk.one", say(text::desk::order_one()), TableOrder::OneAtATime),
        tool(
            CONNECTION,
            icon,
            [Some(out), strip.played.map(session_text)].into_iter().flatten().map(say).collect::<Vec<_>>().join(" · "),
            None,
            None,
        ),
    ];
    if let Some(out) = strip.all.out {
        let label = say(text::desk::sit_out_everywhere());
        let intent = Some(AppIntent::SitOutEverywhere);
        tools.push(StripTool { on: Some(out), ..tool("desk.sit_out", Icon::SitOut, label, Some(KeyAction::SitOutEverywhere), intent) });
    }
    if let Some(offered) = strip.all.next_hand {
        let label = say(text::intent::next_hand_everywhere());
        let intent = Some(AppIntent::NextHandEverywhere);
        let button = tool("desk.next_hand", Icon::StepForward, label, Some(KeyAction::NextHandEverywhere), intent);
        tools.push(StripTool { enabled: offered, ..button });
    }
    tools.extend([
        tool("desk.sound", sound, say(tip), Some(KeyAction::Sound), Some(AppIntent::ToggleSound)),
        tool("desk.settings", Icon::Settings, say(text::table::tip_settings()), Some(KeyAction::Settings), open(Panel::Settings)),
        tool("desk.lobby", Icon::Lobby, say(text::table::tip_lobby()), Some(KeyAction::Lobby), open(Panel::Lobby)),
    ]);
    tools
}

fn open(panel: Panel) -> Option<AppIntent> {
    Some(AppIntent::Toggle(panel))
}

/// The number of orders, whose icons come first.
const ORDERS: usize = 3;
/// The height of the switch between them, in widths of a tool.
const SWITCH: f32 = 28.0 / 36.0;
const CONNECTION: &str = "desk.connection";
/// The width of the logo, in its heights.
const LOGO: f32 = 1.2;
/// The width of a tool, in heights of the strip.
const TOOL: f32 = 36.0 / 44.0;
/// The distance of a tab from the edges of the strip.
const TAB_INSET: f32 = 2.0;

//! The bar along the top: the table's name, what is played, and icons that lead to everything else.

use bevy_egui::egui::{Pos2, Rect, Ui, pos2, vec2};
use poker_client::{
    Amounts, AppIntent, ConnectionState, Intent, KeyAction, Panel, TableOrder, connection_state_text, game_text, session_text,
};
use poker_text::{Arg, Text, text};

use super::dialog::Dialog;
use super::hud::Hud;
use super::table_panel_state::TablePanelState;
use super::tile_frame::pill_reach;
use super::tournament::bar_facts;
use super::tournament_hud::TournamentHud;
use crate::layout::{TableLayout, TopBar};
use crate::style::{Icon, Lettering, Style, TextSide, Weight};
use crate::widget::{IconButton, rule, strip_ui};

/// What an icon of the bar is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tool {
    Connection,
    Language,
    Sound,
    Log,
    Rules,
    /// Opens the tile large, or makes it small again.
    Enlarge,
    /// Gives the table a window of its own, or takes it back into the main one.
    OwnWindow,
    /// How all tables are arranged, and what is asked for at all of them.
    AllTables,
    /// The lobby of the tournament.
    Tournament,
    Settings,
    Lobby,
    Leave,
}

const REGULAR: &[Tool] =
    &[Tool::Connection, Tool::Language, Tool::Sound, Tool::Log, Tool::Rules, Tool::Settings, Tool::Lobby, Tool::OwnWindow, Tool::Leave];
/// The icons of a small window. Language, sound and rules are found in the settings and the lobby.
const COMPACT: &[Tool] = &[Tool::Connection, Tool::Log, Tool::Settings, Tool::Lobby, Tool::Leave];
/// The same where no tabs of other tables need the room.
const COMPACT_ALONE: &[Tool] = &[Tool::Connection, Tool::Log, Tool::Settings, Tool::Lobby, Tool::OwnWindow, Tool::Leave];

/// The same at a table of a tournament: the languages are found in the settings, and in a small window the lobby behind the tournament's.
const TOURNAMENT: &[Tool] =
    &[Tool::Connection, Tool::Sound, Tool::Log, Tool::Rules, Tool::Tournament, Tool::Settings, Tool::Lobby, Tool::OwnWindow, Tool::Leave];
const COMPACT_TOURNAMENT: &[Tool] = &[Tool::Connection, Tool::Log, Tool::Tournament, Tool::Settings, Tool::Leave];
const COMPACT_TOURNAMENT_ALONE: &[Tool] = &[Tool::Connection, Tool::Log, Tool::Tournament, Tool::Settings, Tool::OwnWindow, Tool::Leave];

/// The icons of one of several tables: what concerns the whole window lies in the strip over the tables.
const TILE: &[Tool] = &[Tool::OwnWindow, Tool::Log, Tool::Leave];
const TOURNAMENT_TILE: &[Tool] = &[Tool::OwnWindow, Tool::Tournament, Tool::Leave];
/// The same where a tile can be opened large.
const GROWING_TILE: &[Tool] = &[Tool::Enlarge, Tool::OwnWindow, Tool::Log, Tool::Leave];
const GROWING_TOURNAMENT_TILE: &[Tool] = &[Tool::Enlarge, Tool::OwnWindow, Tool::Tournament, Tool::Leave];

/// The icons of a bar. With several tables in turn there is one about all of them; tiles have a strip for that.
fn tools_of(style: &Style<'_>, layout: &TableLayout, hud: &Hud<'_>) -> Vec<Tool> {
    let mut tools = tools(style, layout, hud.tournament.is_some(), (hud.large.is_some(), hud.tabs.len() < 2)).to_vec();
    if hud.all_tables.is_some() && style.scope.0.is_none() {
        let before = tools.iter().position(|tool| *tool == Tool::Settings).unwrap_or_default();
        tools.insert(before, Tool::AllTables);
    }
    tools
}

/// The icons of a bar, `alone` without tabs of other tables. There are as many at each kind of table.
fn tools(style: &Style<'_>, layout: &TableLayout, tournament: bool, (grows, alone): (bool, bool)) -> &'static [Tool] {
    match (style.scope.0.is_some(), layout.compact(), tournament) {
        (true, _, false) if grows => GROWING_TILE,
        (true, _, true) if grows => GROWING_TOURNAMENT_TILE,
        (true, _, false) => TILE,
        (true, _, true) => TOURNAMENT_TILE,
        (false, true, false) if alone => COMPACT_ALONE,
        (false, true, true) if alone => COMPACT_TOURNAMENT_ALONE,
        (false, true, false) => COMPACT,
        (false, false, false) => REGULAR,
        (false, true, true) => COMPACT_TOURNAMENT,
        (false, false, true) => TOURNAMENT,
    }
}

fn count(tools: &[Tool]) -> u8 {
    u8::try_from(tools.len()).unwrap_or(u8::MAX)
}

/// The rectangle of the bar and its icons, which may reach below a low bar.
pub fn top_bar_rect(style: &Style<'_>, layout: &TableLayout) -> Rect {
    let spots = layout.top_bar(count(tools(style, layout, false, (false, false))));
    spots.icons.iter().fold(style.area(spots.bar), |whole, icon| whole.union(style.area(*icon)))
}

/// Draws the bar.
pub fn top_bar_ui(ui: &Ui, style: &Style<'_>, layout: &TableLayout, hud: &Hud<'_>, state: &mut TablePanelState) -> Vec<Intent> {
    let tools = tools_of(style, layout, hud);
    let spots = layout.top_bar(count(&tools));
    let bar = style.area(spots.bar);
    ui.painter().rect_filled(bar, 0.0, style.ink.plate);
    rule(ui, style, bar.left(), bar.right(), bar.bottom() - style.hair() / 2.0);
    let logo = style.area(spots.logo);
    style.logo(ui, logo.left_center(), logo.height());
    let mut asked = Vec::new();
    if hud.tabs.len() > 1 {
        // The tabs name the table; like the icons they may reach below a low bar.
        let end = blinds_at_end(ui, style, hud, pos2(text_end(style, &spots), bar.center().y), spots.subtitle_size);
        let band = Rect::from_min_max(pos2(style.point(spots.title).x, bar.top()), pos2(end, top_bar_rect(style, layout).bottom()));
        asked.extend(strip_ui(ui, style, band, bar.height(), hud.tabs));
    } else if let Some(tournament) = &hud.tournament {
        tournament_title(ui, style, layout, (hud, tournament), &spots);
    } else {
        title(ui, style, hud, &spots);
    }
    for (tool, rect) in tools.iter().zip(&spots.icons) {
        let rect = style.area(*rect);
        let centre = pos2(rect.center().x, bar.center().y);
        asked.extend(tool_ui(ui, style, hud, state, *tool, rect, centre, spots.icon_size));
    }
    asked
}

/// Where the room of the words ends.
fn text_end(style: &Style<'_>, spots: &TopBar) -> f32 {
    style.point(spots.title.with_x(spots.text_end)).x
}

/// Draws the blinds of the table in front at the right end of the room that the tabs leave. Returns their left end.
fn blinds_at_end(ui: &Ui, style: &Style<'_>, hud: &Hud<'_>, at: Pos2, size: f32) -> f32 {
    let set = Lettering { size, weight: Weight::Medium, ink: style.ink.text2 };
    let blinds = hud.model.blinds();
    // The blinds are never written in big blinds.
    let money = style.with_amounts(Amounts { in_bb: false, ..style.amounts });
    let words = match &hud.tournament {
        // With several tables the corner cards or this line say how long the level lasts.
        Some(tournament) => bar_facts(style, hud, tournament).into_iter().skip(1).take(2).collect::<Vec<_>>().join(" · "),
        None => style.say(&text::table::stakes(money.chips(blinds.small_blind), money.chips(blinds.big_blind))),
    };
    let width = style.letter_at(ui, at, TextSide::Right, set, &words);
    at.x - width - style.scale.l(style.theme.table.top_title_gap)
}

/// Draws the name, and after it the facts that fit.
fn title(ui: &Ui, style: &Style<'_>, hud: &Hud<'_>, spots: &TopBar) {
    let at = style.point(spots.title);
    let end = words_end(ui, style, spots);
    let name = Lettering { size: spots.title_size, weight: Weight::SemiBold, ink: style.ink.text };
    let gap = style.scale.l(style.theme.table.top_title_gap);
    let words = &hud.model.info().name;
    let width = name.width(ui, words).min(end - at.x);
    let room = Rect::from_min_size(pos2(at.x, at.y - name.size / 2.0), vec2(width, name.size));
    style.name(ui, room, TextSide::Left, name, words);
    let soft = Lettering { size: spots.subtitle_size, weight: Weight::Regular, ink: style.ink.muted };
    let said: Vec<String> = facts(style, hud).iter().map(|fact| style.say(fact)).collect();
    facts_after(ui, style, at.x + width + gap, (at.y, end), soft, &said);
}

/// The facts of a cash table, the most important first. One of several tables has room for the blinds and the game only.
fn facts(style: &Style<'_>, hud: &Hud<'_>) -> Vec<Text> {
    let (info, blinds) = (hud.model.info(), hud.model.blinds());
    let stakes = text::table::stakes(style.amounts.worth(blinds.small_blind), style.amounts.worth(blinds.big_blind));
    if style.scope.0.is_some() {
        return vec![stakes, game_text(&info.game)];
    }
    let mut facts = vec![game_text(&info.game), stakes, text::table::seats(Arg::count(u64::from(info.seats)))];
    if info.practice {
        facts.insert(0, text::table::practice());
    }
    facts.extend(hud.played.map(session_text));
    facts.extend(hud.view.felt().hand.map(|hand| text::table::hand_number(hand.0.to_string())));
    facts
}

/// Where the room of the words ends: before the icons, and at one of several tables before the pill over the middle of its bar.
fn words_end(ui: &Ui, style: &Style<'_>, spots: &TopBar) -> f32 {
    let end = text_end(style, spots);
    if style.scope.0.is_some() { end.min(style.area(spots.bar).center().x - pill_reach(ui, style)) } else { end }
}

/// Draws the facts of a tournament: after its name the table, or where there are no cards in the corners how it stands.
fn tournament_title(ui: &Ui, style: &Style<'_>, layout: &TableLayout, (hud, tournament): (&Hud<'_>, &TournamentHud<'_>), spots: &TopBar) {
    let at = style.point(spots.title);
    let gap = style.scale.l(style.theme.table.top_title_gap);
    let soft = Lettering { size: spots.subtitle_size, weight: Weight::Regular, ink: style.ink.muted };
    let mut end = words_end(ui, style, spots);
    if let Some(bounty) = tournament.own_bounty().filter(|_| !layout.bounties_on_plates()) {
        // In a small window the plate has no room for the player's own bounty.
        let strong = soft.weight(Weight::SemiBold).ink(style.ink.text);
        let words = style.texts.show(&style.amounts.short_money(bounty));
        let width = style.letter_at(ui, pos2(end, at.y), TextSide::Right, strong, &words);
        let side = spots.subtitle_size;
        style.icon(ui, Icon::Bounty, pos2(end - width - gap / 2.0 - side / 2.0, at.y), side, style.ink.text);
        end -= width + gap * 1.5 + side;
    }
    if layout.compact() {
        let facts = bar_facts(style, hud, tournament);
        facts_after(ui, style, at.x, (at.y, end), soft.ink(style.ink.text2), &facts);
        return;
    }
    let name = Lettering { size: spots.title_size, weight: Weight::SemiBold, ink: style.ink.text };
    let words = &tournament.shown_name(style);
    let most = if layout.corners().is_some() { end - at.x } else { (end - at.x) * NAME };
    let width = name.width(ui, words).min(most);
    let room = Rect::from_min_size(pos2(at.x, at.y - name.size / 2.0), vec2(width, name.size));
    style.name(ui, room, TextSide::Left, name, words);
    let facts = if layout.corners().is_some() {
        let info = hud.model.info();
        let several = tournament.standing.is_some_and(|shown| shown.standing.tables > 1);
        let table = several.then(|| style.say(&text::tournament_table::table_number(info.table.0.to_string())));
        let mut facts: Vec<_> = table.into_iter().chain([style.say(&game_text(&info.game))]).collect();
        facts.extend(hud.view.felt().hand.map(|hand| style.say(&text::table::hand_number(hand.0.to_string()))));
        facts
    } else {
        bar_facts(style, hud, tournament)
    };
    facts_after(ui, style, at.x + width + gap, (at.y, end), soft, &facts);
}

/// Draws facts with points between them from `x` on, as many as fit before `end`.
fn facts_after(ui: &Ui, style: &Style<'_>, mut x: f32, (y, end): (f32, f32), soft: Lettering, facts: &[String]) {
    let gap = style.scale.l(style.theme.table.top_title_gap);
    for (index, words) in facts.iter().enumerate() {
        let dot = if index == 0 { 0.0 } else { gap };
        let wide = soft.width(ui, words);
        if x + dot + wide > end {
            break;
        }
        if index > 0 {
            ui.painter().circle_filled(pos2(x, y), style.hair() * 1.25, style.ink.muted);
        }
        let room = Rect::from_min_size(pos2(x + dot, y - soft.size / 2.0), vec2(wide, soft.size));
        style.letter(ui, room, TextSide::Left, soft, words);
        x += dot + wide + gap;
    }
}

fn tool_ui(
    ui: &Ui,
    style: &Style<'_>,
    hud: &Hud<'_>,
    state: &mut TablePanelState,
    tool: Tool,
    rect: Rect,
    centre: Pos2,
    side: f32,
) -> Option<Intent> {
    let ink = &style.ink;
    let unread = hud.model.info().chat && state.chat.is_unread(hud.model);
    let (name, icon, label) = match tool {
        Tool::Connection => ("top.connection", connection_icon(hud.connection), connection_state_text(hud.connection)),
        Tool::Language => ("top.language", Icon::Language, text::settings::language()),
        Tool::Sound if hud.muted => ("top.sound", Icon::SoundOff, text::table::tip_sound_on()),
        Tool::Sound => ("top.sound", Icon::Sound, text::table::tip_sound_off()),
        Tool::Log if unread => ("top.log", Icon::History, text::chat::unread()),
        Tool::Log => ("top.log", Icon::History, text::table::tip_log()),
        Tool::Rules => ("top.rules", Icon::Note, text::table::tip_rules()),
        Tool::Enlarge if hud.large == Some(true) => ("top.enlarge", Icon::Shrink, text::desk::make_small()),
        Tool::Enlarge => ("top.enlarge", Icon::Enlarge, text::desk::open_large()),
        Tool::OwnWindow if hud.in_own_window => ("top.own_window", Icon::MainWindow, text::desk::main_window()),
        Tool::OwnWindow => ("top.own_window", Icon::OwnWindow, text::desk::own_window()),
        Tool::AllTables => {
            ("top.all_tables", order_icon(hud.all_tables.map_or(TableOrder::Tiles, |all| all.order)), text::desk::all_tables())
        }
        Tool::Tournament => ("top.tournament", Icon::Trophy, text::tournament_table::tip_lobby()),
        Tool::Settings => ("top.settings", Icon::Settings, text::table::tip_settings()),
        Tool::Lobby => ("top.lobby", Icon::Lobby, text::table::tip_lobby()),
        Tool::Leave => ("top.leave", Icon::Leave, text::table::tip_leave()),
    };
    let mut label = style.say(&label);
    if let (Tool::Connection, Some(played)) = (tool, hud.played) {
        // In a small window the bar has no room for it.
        label = format!("{label} · {}", style.say(&session_text(played)));
    }
    let keys = key_action(tool).map(|action| style.key_hint(action)).unwrap_or_default();
    let button = IconButton::flat(name, rect, icon, side, &label).centre(centre).keys(&keys);
    let button = match (tool, hud.connection) {
        (Tool::Connection, ConnectionState::Good) => button.ink(ink.success),
        (Tool::Connection, ConnectionState::Lost) => button.ink(ink.danger),
        (Tool::Log, _) if unread => button.ink(ink.accent),
        _ => button,
    };
    if !button.show(ui, style) {
        return None;
    }
    let open = |panel| Some(AppIntent::Toggle(panel).into());
    match tool {
        // The icon only shows the state; it does nothing when clicked.
        Tool::Connection => None,
        Tool::Language => Some(AppIntent::NextLanguage.into()),
        Tool::Sound => Some(AppIntent::ToggleSound.into()),
        Tool::Log => open(Panel::Log),
        Tool::Rules => open(Panel::Rules),
        Tool::Enlarge => Some(AppIntent::EnlargeTable.into()),
        Tool::OwnWindow => Some(AppIntent::OwnWindow.into()),
        Tool::Settings => open(Panel::Settings),
        Tool::Lobby => open(Panel::Lobby),
        Tool::Tournament => hud.tournament.map(|tournament| AppIntent::ShowTournament(tournament.id()).into()),
        Tool::Leave if hud.tournament.is_some_and(|tournament| tournament.is_closed()) => {
            hud.tournament.map(|tournament| AppIntent::LeaveClosedTable(tournament.table).into())
        }
        Tool::AllTables => {
            state.dialog = Some(Dialog::AllTables);
            None
        }
        Tool::Leave => {
            state.dialog = Some(Dialog::Leave);
            None
        }
    }
}

/// The action of a tool that keys can have too.
const fn key_action(tool: Tool) -> Option<KeyAction> {
    Some(match tool {
        Tool::Language => KeyAction::NextLanguage,
        Tool::Sound => KeyAction::Sound,
        Tool::Log => KeyAction::Log,
        Tool::Rules => KeyAction::Rules,
        Tool::Settings => KeyAction::Settings,
        Tool::Lobby => KeyAction::Lobby,
        Tool::Leave => KeyAction::Leave,
        Tool::Enlarge => KeyAction::EnlargeTable,
        Tool::OwnWindow => KeyAction::OwnWindow,
        Tool::AllTables => KeyAction::TableOrder,
        Tool::Connection | Tool::Tournament => return None,
    })
}

/// The icon of an order in which several tables are shown.
pub(super) fn order_icon(order: TableOrder) -> Icon {
    match order {
        TableOrder::Stack => Icon::Stack,
        TableOrder::OneAtATime => Icon::OneTable,
        TableOrder::Tiles => Icon::Tile,
    }
}

/// The part of the bar that the tournament's name may take beside how it stands.
const NAME: f32 = 0.45;

pub(super) fn connection_icon(line: ConnectionState) -> Icon {
    match line {
        ConnectionState::Good => Icon::ConnOk,
        ConnectionState::Slow | ConnectionState::Busy => Icon::ConnSlow,
        ConnectionState::Restoring => Icon::ConnRestoring,
        ConnectionState::Lost => Icon::ConnLost,
    }
}

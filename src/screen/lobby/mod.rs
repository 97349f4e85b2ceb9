//! The lobby: stakes to choose from, under a tab for each form of play.

mod filters;
mod frame;
mod pane;
mod table;
mod tabs;

use bevy_egui::egui::{Context, Order, Rect, Ui, pos2, vec2};
use poker_client::{Amounts, AppIntent, Intent, LobbyList, Panel, RoomIntent, Settings, TableTab, WayIn};
use poker_protocol::{JackpotPool, StakeId, StakeRow};
use poker_rules::Chips;

use crate::look::{Look, place};
use crate::panel::strip_ui;
use crate::widget::{Sheet, card, focus_first};

/// What the lobby shows.
#[derive(Clone, Copy, Debug)]
pub struct LobbyView<'a> {
    /// Everything on offer.
    pub stakes: &'a [StakeRow],
    /// The room has not said yet what is on offer.
    pub loading: bool,
    /// The player's balance.
    pub balance: Chips,
    /// It is play money and can be filled up.
    pub can_refill: bool,
    /// The stake of each table where the player sits.
    pub seated: &'a [StakeId],
    /// The tabs that lead to those tables, to seats that are kept and to queues.
    pub tabs: &'a [TableTab],
    /// Seats that are kept, and queues.
    pub way_in: &'a WayIn,
    /// As they are now.
    pub jackpots: &'a [JackpotPool],
    /// As they are.
    pub settings: &'a Settings,
}

/// What the lobby keeps between frames.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LobbyState {
    /// The stake that is looked at.
    pub(super) chosen: Option<StakeId>,
    /// A small window shows the chosen stake on a sheet.
    pub(super) open: bool,
    /// The filters lie over the list.
    pub(crate) filters: bool,
}

/// Draws the lobby.
pub fn lobby_ui(ctx: &Context, look: &Look<'_>, view: &LobbyView<'_>, state: &mut LobbyState) -> Vec<Intent> {
    let list = LobbyList::of(view.stakes, &view.settings.lobby);
    let big_blind = state.row(view, &list).map_or(Chips::ZERO, |row| row.big_blind);
    // Money is what is written, whatever tables show.
    let look = look.with_amounts(Amounts { big_blind, in_bb: false, ..look.amounts });
    let mut intents = place(ctx, "lobby", look.window, Order::Middle, |ui| screen(ui, &look, view, &list, state));
    if state.filters {
        let (asked, close) = filters::filter_sheet(ctx, &look, view, &list);
        intents.extend(asked);
        state.filters = !close;
    } else if state.open
        && !has_pane(&look)
        && let Some(row) = state.row(view, &list)
    {
        let (width, height) = look.theme.screen.lobby_sheet;
        let sheet = Sheet { name: "lobby.pane", title: &row.name, size: vec2(width, height) };
        let sheeted = sheet.show(ctx, &look, |ui, room| {
            let asked = pane::pane(ui, &look, view, row, room);
            focus_first(ui, pane::first(view, row).unwrap_or("lobby.pane.close"));
            asked
        });
        state.open = !sheeted.close && !sheeted.inner.iter().any(leads_away);
        intents.extend(sheeted.inner);
    }
    intents
}

fn leads_away(intent: &Intent) -> bool {
    matches!(
        intent,
        Intent::Room(RoomIntent::Join(_) | RoomIntent::LeaveQueue(_))
            | Intent::App(AppIntent::Toggle(Panel::Lobby) | AppIntent::ShowOffer(_))
    )
}

impl LobbyState {
    /// Something more important lies over the lobby.
    pub(crate) fn close_sheets(&mut self) {
        self.open = false;
        self.filters = false;
    }

    /// The row that is looked at: of those listed the one chosen, the one where the player sits, the first.
    fn row<'v>(&self, view: &LobbyView<'_>, list: &LobbyList<'v>) -> Option<&'v StakeRow> {
        let with = |stake: StakeId| list.rows.iter().find(move |row| row.stake == stake).copied();
        let seated = || view.seated.iter().find_map(|stake| with(*stake));
        self.chosen.and_then(with).or_else(seated).or(list.rows.first().copied())
    }
}

/// There is room for the pane beside the list.
fn has_pane(look: &Look<'_>) -> bool {
    let screen = &look.theme.screen;
    !look.scale.compact() && look.window.width() >= look.d(screen.pane) * 2.0 + look.d(screen.margin) * 3.0
}

fn screen(ui: &mut Ui, look: &Look<'_>, view: &LobbyView<'_>, list: &LobbyList<'_>, state: &mut LobbyState) -> Vec<Intent> {
    ui.painter().rect_filled(look.window, 0.0, look.ink.room);
    let margin = look.d(look.theme.screen.margin);
    let mut intents = Vec::new();
    let top = frame::head(ui, look, view, &mut intents);
    let wide = has_pane(look);
    let foot = if wide || !view.jackpots.is_empty() { look.hit(look.theme.screen.footer) } else { 0.0 };
    let bottom = look.window.bottom() - foot;
    let body = Rect::from_min_max(pos2(look.window.left(), top), pos2(look.window.right(), bottom)).shrink(margin);
    let mut room = if wide { body.with_max_x(body.right() - look.d(look.theme.screen.pane) - margin) } else { body };
    if !view.tabs.is_empty() {
        let line = look.hit(look.theme.screen.filter);
        intents.extend(strip_ui(ui, look, room.with_max_y(room.top() + line), line, view.tabs));
        room = room.with_min_y(room.top() + line + look.d(look.theme.spacing.xs));
    }
    room = tabs::tabs(ui, look, view, list, state, room, &mut intents);
    if let Some(row) = table::table(ui, look, view, list, state.row(view, list).map(|row| row.stake), room, &mut intents) {
        state.chosen = Some(row);
        state.open = true;
    }
    if wide {
        // A row that was chosen here does not open a sheet when the window becomes small.
        state.open = false;
        let pane = body.with_min_x(body.right() - look.d(look.theme.screen.pane));
        card(ui, look, pane);
        if let Some(row) = state.row(view, list) {
            let room = pane::title(ui, look, row, pane.shrink(look.d(look.theme.spacing.xl)));
            intents.extend(pane::pane(ui, look, view, row, room));
        }
    }
    let chosen = state.row(view, list);
    // Where there is no pane, the stake that is looked at leads to it.
    let first = chosen.filter(|_| wide).and_then(|row| pane::first(view, row)).map(str::to_owned);
    let first = first.or_else(|| table::row_name(list, chosen?.stake));
    focus_first(ui, first.as_deref().unwrap_or("lobby.back"));
    if foot > 0.0 {
        frame::foot(ui, look, view, Rect::from_min_max(pos2(look.window.left(), bottom), look.window.max), &mut intents);
    }
    intents
}

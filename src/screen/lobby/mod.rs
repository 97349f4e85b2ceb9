//! The lobby: stakes to choose from, and what it takes to sit down at one.

mod frame;
mod pane;
mod table;

use bevy_egui::egui::{Context, Order, Rect, Ui, pos2, vec2};
use poker_client::{Amounts, Intent, Settings};
use poker_protocol::{Entry, StakeId, StakeRow};
use poker_rules::Chips;

use crate::look::{Look, place};
use crate::widget::{AmountDraft, Sheet, card};

/// What the lobby shows.
#[derive(Clone, Copy, Debug)]
pub struct LobbyView<'a> {
    /// In the order of the lobby.
    pub stakes: &'a [StakeRow],
    /// The room has not said yet what is on offer.
    pub loading: bool,
    /// The player's balance.
    pub balance: Chips,
    /// Stakes where the player sits.
    pub seated: &'a [StakeId],
    /// As they are.
    pub settings: &'a Settings,
}

/// What the lobby keeps between frames.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LobbyState {
    /// The stake that is looked at.
    pub(super) chosen: Option<StakeId>,
    /// With how much to sit down there.
    buy_in: Option<(StakeId, AmountDraft)>,
    entry: Entry,
    /// A small window shows the chosen stake on a sheet.
    pub(super) open: bool,
}

/// Draws the lobby.
pub fn lobby_ui(ctx: &Context, look: &Look<'_>, view: &LobbyView<'_>, state: &mut LobbyState) -> Vec<Intent> {
    let chosen = state.row(view);
    // A stake's own big blind reads amounts typed in big blinds; money is what is written.
    let big_blind = chosen.map_or(Chips::ZERO, |row| row.big_blind);
    let look = look.with_amounts(Amounts { big_blind, in_bb: false });
    let mut intents = place(ctx, "lobby", look.window, Order::Middle, |ui| screen(ui, &look, view, state));
    let chosen = state.row(view);
    if state.open
        && !has_pane(&look)
        && let Some(row) = chosen
    {
        let (width, height) = look.theme.screen.lobby_sheet;
        let sheet = Sheet { name: "lobby.pane", title: &row.name, size: vec2(width, height) };
        let sheeted = sheet.show(ctx, &look, |ui, room| pane::pane(ui, &look, view, row, state, room));
        state.open = !sheeted.close && sheeted.inner.is_empty();
        intents.extend(sheeted.inner);
    }
    intents
}

impl LobbyState {
    /// The row that is looked at: the one chosen, the one where the player sits, the first.
    fn row<'v>(&self, view: &LobbyView<'v>) -> Option<&'v StakeRow> {
        let with = |stake: StakeId| view.stakes.iter().find(move |row| row.stake == stake);
        let seated = view.seated.first().copied();
        self.chosen.and_then(with).or_else(|| seated.and_then(with)).or(view.stakes.first())
    }
}

/// There is room for the pane beside the list.
fn has_pane(look: &Look<'_>) -> bool {
    let screen = &look.theme.screen;
    !look.scale.compact() && look.window.width() >= look.d(screen.pane) * 2.0 + look.d(screen.margin) * 3.0
}

fn screen(ui: &mut Ui, look: &Look<'_>, view: &LobbyView<'_>, state: &mut LobbyState) -> Vec<Intent> {
    ui.painter().rect_filled(look.window, 0.0, look.ink.room);
    let margin = look.d(look.theme.screen.margin);
    let mut intents = Vec::new();
    let top = frame::head(ui, look, view, &mut intents);
    let wide = has_pane(look);
    let foot = look.hit(look.theme.screen.footer);
    let bottom = if wide { look.window.bottom() - foot } else { look.window.bottom() };
    let body = Rect::from_min_max(pos2(look.window.left(), top), pos2(look.window.right(), bottom)).shrink(margin);
    let list = if wide { body.with_max_x(body.right() - look.d(look.theme.screen.pane) - margin) } else { body };
    if let Some(row) = table::table(ui, look, view, state.row(view).map(|row| row.stake), list) {
        state.chosen = Some(row);
        state.open = true;
    }
    if wide {
        // A row that was chosen here does not open a sheet when the window becomes small.
        state.open = false;
        let pane = body.with_min_x(list.right() + margin);
        card(ui, look, pane);
        if let Some(row) = state.row(view) {
            let room = pane::title(ui, look, row, pane.shrink(look.d(look.theme.spacing.xl)));
            intents.extend(pane::pane(ui, look, view, row, state, room));
        }
        frame::foot(ui, look, view, Rect::from_min_max(pos2(look.window.left(), bottom), look.window.max), &mut intents);
    }
    intents
}

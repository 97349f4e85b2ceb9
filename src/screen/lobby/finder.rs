//! The sheet that finds a player who allows it, and where the player allows to be found.

use bevy_egui::egui::{Context, Rect, Ui, vec2};
use poker_client::{AppIntent, Intent, LobbySection, LobbyTab, PlayerSearch, RoomIntent, TableTab, TournamentIntent, game_text};
use poker_protocol::{FoundPlayer, FoundSeat, MAX_NAME_CHARS, StakeRow};
use poker_text::{Text, text};

use super::{LobbyState, LobbyView};
use crate::screen::form::{FormUi, Label};
use crate::screen::player::changed;
use crate::screen::practice::switch_row;
use crate::style::{Style, TextSide, Weight};
use crate::widget::{Button, ButtonFace, ClickTarget, Role, Sheet, TextField, focus_first, scrolled};

/// Draws the sheet where it is open. Returns the intents.
pub(super) fn finder_sheet(ctx: &Context, style: &Style<'_>, view: &LobbyView<'_>, state: &mut LobbyState) -> Vec<Intent> {
    let Some(search) = view.player_search.filter(|_| state.finder.open) else { return Vec::new() };
    let title = style.say(&text::finder::title());
    let (width, height) = style.theme.screen.filter_sheet;
    let sheet = Sheet { name: "finder", title: &title, size: vec2(width, height) };
    let sheeted = sheet.show(ctx, style, |ui, room| {
        focus_first(ui, "finder.name");
        body(ui, style, room, (view, search), state)
    });
    if sheeted.close {
        state.finder.open = false;
    }
    sheeted.inner
}

fn body(
    ui: &mut Ui,
    style: &Style<'_>,
    room: Rect,
    (view, search): (&LobbyView<'_>, &PlayerSearch),
    state: &mut LobbyState,
) -> Vec<Intent> {
    let mut intents = Vec::new();
    let mut form = FormUi::bare(ui, style, room);
    intents.extend(name_row(&mut form, state));
    form.space(style.theme.spacing.m);
    let list = room.with_min_y(form.y);
    scrolled(ui, "finder", list, |ui, room| {
        let mut form = FormUi::bare(ui, style, room);
        intents.extend(answer(&mut form, (view, search), state));
        form.space(style.theme.spacing.m);
        let (label, help) = (style.say(&text::finder::may_be_found()), style.say(&text::finder::may_be_found_help()));
        if switch_row(&mut form, "finder.may_be_found", &label, &help, view.settings.may_be_found) {
            intents.push(changed(view.settings, |settings| settings.may_be_found = !settings.may_be_found));
        }
        form.y - room.top()
    });
    intents
}

/// The field for the name, and the button.
fn name_row(form: &mut FormUi<'_, '_, '_>, state: &mut LobbyState) -> Option<Intent> {
    let style = form.style;
    let strip = form.strip(style.hit(style.theme.control.input));
    let words = style.say(&text::finder::find());
    let width = Button::width(form.ui, style, &words);
    let gap = style.d(style.theme.spacing.xs).max(style.theme.size.target_gap);
    let label = style.say(&text::finder::name());
    let typed = &mut state.finder.name;
    let field = TextField {
        name: "finder.name",
        rect: strip.with_max_x(strip.right() - width - gap),
        label: &label,
        lettering: style.lettering(style.theme.text.sizes.input, Weight::Medium, style.ink.text),
        side: TextSide::Left,
        inside: if typed.is_empty() { &label } else { "" },
        wrong: false,
        hidden: false,
        most: MAX_NAME_CHARS,
        enabled: true,
    };
    let entered = field.show(form.ui, style, typed).entered;
    let name = typed.trim().to_owned();
    let button = Button::neutral("finder.find", strip.with_min_x(strip.right() - width), &words).enabled(!name.is_empty());
    let pressed = button.show(form.ui, style);
    let asks = (entered || pressed) && !name.is_empty();
    state.finder.asked |= asks;
    asks.then(|| RoomIntent::FindPlayer(name).into())
}

/// What the room has answered.
fn answer(form: &mut FormUi<'_, '_, '_>, (view, search): (&LobbyView<'_>, &PlayerSearch), state: &mut LobbyState) -> Vec<Intent> {
    let style = form.style;
    let said = match search {
        _ if !state.finder.asked => text::finder::help(),
        PlayerSearch::NotAsked => text::finder::help(),
        PlayerSearch::Asked { name } => text::finder::asked(name.as_str()),
        PlayerSearch::NotFound { name } => text::finder::not_found(name.as_str()),
        PlayerSearch::Found(player) => return found(form, view, player, state),
    };
    form.block(style.body(), &style.say(&said));
    Vec::new()
}

/// What the found player plays, with a button for each game that leads to it.
fn found(form: &mut FormUi<'_, '_, '_>, view: &LobbyView<'_>, player: &FoundPlayer, state: &mut LobbyState) -> Vec<Intent> {
    let style = form.style;
    let stakes: Vec<&StakeRow> = player.stakes.iter().filter_map(|stake| view.stakes.iter().find(|row| row.stake == *stake)).collect();
    if player.stakes.is_empty() && player.tournaments.is_empty() {
        form.block(style.body(), &style.say(&text::finder::at_no_table(player.name.as_str())));
        return Vec::new();
    }
    form.block(style.body(), &style.say(&text::finder::plays(player.name.as_str())));
    form.space(style.theme.spacing.xs);
    let mut intents = Vec::new();
    if stakes.len() < player.stakes.len() {
        form.block(style.body(), &style.say(&text::finder::unlisted()));
    }
    for (at, row) in stakes.into_iter().enumerate() {
        let show = (text::finder::show(), text::finder::show_stakes(row.name.as_str()));
        if game_row(form, &format!("finder.stake.{at}"), (&row.name, &style.say(&game_text(&row.game))), show) {
            intents.push(show_stakes(view, row, state));
        }
    }
    for (at, FoundSeat { tournament, name, table, may_watch }) in player.tournaments.iter().enumerate() {
        let is_seen = view.tabs.iter().any(|tab| matches!(tab, TableTab::Table { table: seen, .. } if seen == table));
        let (words, intent) = if is_seen {
            ((text::tournaments::to_table(), text::tournaments::to_table()), AppIntent::ShowTable(*table).into())
        } else if !may_watch {
            ((text::finder::show(), text::finder::show_stakes(name.as_str())), AppIntent::ShowTournament(*tournament).into())
        } else {
            ((text::event::watch(), text::event::watch_table(name.as_str())), TournamentIntent::Watch(*table).into())
        };
        if game_row(form, &format!("finder.tournament.{at}"), (name, &style.say(&text::finder::tournament())), words) {
            state.finder.open = false;
            intents.push(intent);
        }
    }
    intents
}

/// Draws a game with its kind, and a button with short words for the screen and whole ones for a screen reader. Returns whether the button
/// was pressed.
fn game_row(form: &mut FormUi<'_, '_, '_>, control: &str, (name, kind): (&str, &str), (words, whole): (Text, Text)) -> bool {
    let style = form.style;
    let (words, whole) = (style.say(&words), style.say(&whole));
    let (width, height) = (Button::width(form.ui, style, &words), style.hit(style.theme.control.input));
    let rect = form.row(Label { label: name, help: kind }, width, |_, _| height);
    let target = ClickTarget::button(control, rect, &whole);
    Button { target, role: Role::Neutral, face: ButtonFace::Label(&words) }.show(form.ui, style)
}

/// Chooses the stakes in the list of the lobby, whose search and filters may hide them.
fn show_stakes(view: &LobbyView<'_>, row: &StakeRow, state: &mut LobbyState) -> Intent {
    state.finder.open = false;
    state.search.clear();
    state.chosen = Some(row.stake);
    state.open = true;
    changed(view.settings, |settings| {
        settings.tournaments.section = LobbySection::Cash;
        settings.lobby.clear_filters();
        settings.lobby.tab = LobbyTab::of(row);
    })
}

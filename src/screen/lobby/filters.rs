//! The filters, on a sheet over the list.

use bevy_egui::egui::{Context, Rect, Ui, Vec2, pos2, vec2};
use poker_client::{Intent, LobbyChoices, LobbyFilter, LobbyList, Settings, StakeLimit, limit_mark_text};
use poker_protocol::Money;
use poker_text::{Text, text};

use super::{LobbyState, LobbyView};
use crate::screen::form::{FormUi, Label};
use crate::screen::player::changed;
use crate::screen::practice::switch_row;
use crate::screen::saved_filters::{FilterShelf, ShelfChange};
use crate::style::{Icon, Style, TextSide, Weight};
use crate::widget::{Button, IconButton, RadioGroup, Sheet, focus_first, scrolled};

/// Draws the sheet, which is closed when the player chooses saved filters. Returns the intents.
pub(super) fn filter_sheet(
    ctx: &Context,
    style: &Style<'_>,
    view: &LobbyView<'_>,
    list: &LobbyList<'_>,
    state: &mut LobbyState,
) -> Vec<Intent> {
    let title = style.say(&text::lobby::filters());
    let (width, height) = style.theme.screen.filter_sheet;
    let sheet = Sheet { name: "lobby.filter", title: &title, size: vec2(width, height) };
    let sheeted = sheet.show(ctx, style, |ui, room| {
        focus_first(ui, "lobby.filter.close");
        body(ui, style, room, view.settings, list, state)
    });
    if sheeted.close {
        state.filters = false;
    }
    sheeted.inner
}

fn body(ui: &mut Ui, style: &Style<'_>, room: Rect, settings: &Settings, list: &LobbyList<'_>, state: &mut LobbyState) -> Vec<Intent> {
    let mut intents = Vec::new();
    let tall = style.hit(style.theme.control.button);
    let rows = room.with_max_y(room.bottom() - tall - style.d(style.theme.spacing.s));
    let choices = &settings.lobby;
    let is_set = choices.filters() > 0 || !state.search.trim().is_empty();
    let shelf = FilterShelf { list: "lobby.filter", saved: &choices.saved, search: &state.search, filter: choices.filter(), is_set };
    let mut chosen = None;
    let mut change = |change: &dyn Fn(&mut LobbyChoices)| intents.push(changed(settings, |settings| change(&mut settings.lobby)));
    scrolled(ui, "lobby filters", rows, |ui, room| {
        let mut form = FormUi::bare(ui, style, room);
        chosen = shelf.rows(&mut form);
        if let Some(limit) = limit_row(&mut form, choices, list) {
            change(&|lobby| lobby.limit = limit);
        }
        if let Some(seats) = seats_row(&mut form, choices, list) {
            change(&|lobby| lobby.seats = seats);
        }
        let blinds = &list.options.big_blinds;
        let (first, last) = (blinds.first().copied().unwrap_or_default(), blinds.last().copied().unwrap_or_default());
        let (least, most) = (choices.least.unwrap_or(first), choices.most.unwrap_or(last));
        let not_above: Vec<_> = blinds.iter().copied().filter(|blind| *blind <= most).collect();
        if let Some(least) = blinds_row(&mut form, "least", &text::lobby::filter_least(), &not_above, least) {
            change(&|lobby| lobby.least = (least > first).then_some(least));
        }
        let not_below: Vec<_> = blinds.iter().copied().filter(|blind| *blind >= least).collect();
        if let Some(most) = blinds_row(&mut form, "most", &text::lobby::filter_most(), &not_below, most) {
            change(&|lobby| lobby.most = (most < last).then_some(most));
        }
        let (hide, only) = (style.say(&text::lobby::hide_empty()), style.say(&text::lobby::only_favourites()));
        if switch_row(&mut form, "lobby.filter.hide_empty", &hide, "", choices.hide_empty) {
            change(&|lobby| lobby.hide_empty = !lobby.hide_empty);
        }
        if switch_row(&mut form, "lobby.filter.only_favourites", &only, "", choices.only_favourites) {
            change(&|lobby| lobby.only_favourites = !lobby.only_favourites);
        }
        chosen = shelf.save_row(&mut form, &mut state.save_as).or(chosen.take());
        form.y - room.top()
    });
    intents.extend(chosen.map(|chosen| follow(chosen, settings, state)));
    let clear = Rect::from_min_max(pos2(room.left(), room.bottom() - tall), room.max);
    let words = style.say(&text::lobby::clear_filters());
    if Button::neutral("lobby.filter.clear", clear, &words).enabled(choices.filters() > 0).show(ui, style) {
        intents.push(changed(settings, |settings| settings.lobby.clear_filters()));
    }
    intents
}

/// Carries out what was chosen of saved filters. Returns the intent.
fn follow(change: ShelfChange<LobbyFilter>, settings: &Settings, state: &mut LobbyState) -> Intent {
    match change {
        ShelfChange::Set(chosen) => {
            state.search = chosen.search;
            state.filters = false;
            changed(settings, |settings| settings.lobby.set(&chosen.filter))
        }
        ShelfChange::Keep(saved) => changed(settings, |settings| settings.lobby.saved = saved),
    }
}

fn limit_row(form: &mut FormUi<'_, '_, '_>, choices: &LobbyChoices, list: &LobbyList<'_>) -> Option<Option<StakeLimit>> {
    let named = |limit: StakeLimit| {
        let tag = match limit {
            StakeLimit::NoLimit => "no",
            StakeLimit::PotLimit => "pot",
            StakeLimit::FixedLimit => "fixed",
        };
        (tag.to_owned(), form.style.say(&limit_mark_text(limit)))
    };
    let values = with_chosen(&list.options.limits, choices.limit);
    let named = values.iter().map(|limit| named(*limit)).collect();
    choice_row(form, "lobby.filter.limit", &text::lobby::col_limit(), &values, named, choices.limit)
}

fn seats_row(form: &mut FormUi<'_, '_, '_>, choices: &LobbyChoices, list: &LobbyList<'_>) -> Option<Option<u8>> {
    let values = with_chosen(&list.options.seats, choices.seats);
    let named = values.iter().map(|seats| (seats.to_string(), form.style.texts.number(u64::from(*seats)))).collect();
    choice_row(form, "lobby.filter.seats", &text::lobby::col_seats(), &values, named, choices.seats)
}

/// The values of this tab, with the chosen one, which may come from another tab.
fn with_chosen<T: Ord + Copy>(values: &[T], chosen: Option<T>) -> Vec<T> {
    let mut values: Vec<_> = values.iter().copied().chain(chosen).collect();
    values.sort_unstable();
    values.dedup();
    values
}

/// Draws a choice between all and one of a few. Returns the new choice if another was clicked.
fn choice_row<T: PartialEq + Copy>(
    form: &mut FormUi<'_, '_, '_>,
    name: &str,
    label: &Text,
    values: &[T],
    named: Vec<(String, String)>,
    chosen: Option<T>,
) -> Option<Option<T>> {
    let style = form.style;
    let all = ("all".to_owned(), style.say(&text::lobby::filter_all()));
    let named: Vec<_> = std::iter::once(all).chain(named).collect();
    let choices: Vec<_> = named.iter().map(|(tag, words)| (tag.as_str(), words.clone())).collect();
    let at = chosen.and_then(|chosen| values.iter().position(|value| *value == chosen)).map_or(0, |at| at + 1);
    let choice = RadioGroup { name, choices: &choices, chosen: Some(at) };
    let label = style.say(label);
    let width = choice.width(form.ui, style);
    let rect = form.row(Label { label: &label, help: "" }, width, |ui, width| choice.height(ui, style, width));
    let clicked = choice.show(form.ui, style, rect)?;
    Some(clicked.checked_sub(1).and_then(|at| values.get(at)).copied())
}

/// Draws buttons that choose the next lower or higher of the big blinds on offer. Returns the new one.
fn blinds_row(form: &mut FormUi<'_, '_, '_>, tag: &str, label: &Text, blinds: &[Money], at: Money) -> Option<Money> {
    let style = form.style;
    let side = style.hit(style.theme.control.input);
    let lettering = style.body().weight(Weight::SemiBold).ink(style.ink.text);
    let widest = blinds.iter().map(|blind| lettering.width(form.ui, &style.money_alone(*blind))).fold(0.0, f32::max);
    let pad = style.d(style.theme.spacing.s);
    let label = style.say(label);
    let rect = form.row(Label { label: &label, help: "" }, widest + (side + pad) * 2.0, |_, _| side);
    let lower = blinds.iter().copied().filter(|blind| *blind < at).max();
    let higher = blinds.iter().copied().filter(|blind| *blind > at).min();
    let ends = [
        ("lower", Icon::Minus, text::lobby::lower(), lower, rect.left() + side / 2.0),
        ("higher", Icon::Plus, text::lobby::higher(), higher, rect.right() - side / 2.0),
    ];
    let mut clicked = None;
    for (way, icon, words, to, x) in ends {
        let name = format!("lobby.filter.{tag}.{way}");
        let place = Rect::from_center_size(pos2(x, rect.center().y), Vec2::splat(side));
        let words = style.say(&words);
        let button = IconButton::raised(&name, place, icon, style.l(style.theme.size.icon), &words).enabled(to.is_some());
        if button.show(form.ui, style) {
            clicked = to;
        }
    }
    style.letter(form.ui, rect.shrink2(vec2(side, 0.0)), TextSide::Middle, lettering, &style.money_alone(at));
    clicked
}

//! The filters of the list of tournaments, on a sheet over it.

use bevy_egui::egui::{Context, Rect, Ui, Vec2, pos2, vec2};
use poker_client::{
    Intent, Settings, StateFilter, TournamentChoices, TournamentFilter, TournamentList, TournamentOptions, game_text, state_filter_text,
    type_text,
};
use poker_protocol::Money;
use poker_text::{Text, text};

use super::{TournamentListState, TournamentsView};
use crate::screen::choice_lines::choice_lines;
use crate::screen::form::{FormUi, Label};
use crate::screen::player::changed;
use crate::screen::practice::switch_row;
use crate::screen::saved_filters::{FilterShelf, ShelfChange};
use crate::style::{Icon, Style, TextSide, Weight};
use crate::widget::{Button, IconButton, Sheet, focus_first, rule, scrolled};

/// Draws the sheet, which is closed when the player chooses saved filters. Returns the intents.
pub(super) fn filter_sheet(
    ctx: &Context,
    style: &Style<'_>,
    view: &TournamentsView<'_>,
    list: &TournamentList<'_>,
    state: &mut TournamentListState,
) -> Vec<Intent> {
    let title = style.say(&text::lobby::filters());
    let (width, height) = style.theme.list.filter_sheet;
    let sheet = Sheet { name: "tournament.filter", title: &title, size: vec2(width, height) };
    let sheeted = sheet.show(ctx, style, |ui, room| {
        focus_first(ui, "tournament.filter.close");
        body(ui, style, room, view.settings, &list.options, state)
    });
    if sheeted.close {
        state.filters = false;
    }
    sheeted.inner
}

fn body(
    ui: &mut Ui,
    style: &Style<'_>,
    room: Rect,
    settings: &Settings,
    options: &TournamentOptions,
    state: &mut TournamentListState,
) -> Vec<Intent> {
    let mut intents = Vec::new();
    let tall = style.hit(style.theme.control.button);
    let rows = room.with_max_y(room.bottom() - tall - style.d(style.theme.spacing.s));
    let choices = &settings.tournaments;
    let is_set = choices.filters() > 0 || !state.search.trim().is_empty();
    let shelf = FilterShelf { list: "tournament.filter", saved: &choices.saved, search: &state.search, filter: choices.filter(), is_set };
    let mut chosen = None;
    let mut change =
        |change: &dyn Fn(&mut TournamentChoices)| intents.push(changed(settings, |settings| change(&mut settings.tournaments)));
    scrolled(ui, "tournament filters", rows, |ui, room| {
        let mut form = FormUi::bare(ui, style, room);
        chosen = shelf.rows(&mut form);
        if let Some(game) = game_row(&mut form, choices, options) {
            change(&|to| to.game.clone_from(&game));
        }
        let kinds: Vec<_> = options.kinds.iter().map(|kind| (*kind, style.say(&type_text(*kind)))).collect();
        if let Some(kind) = choice_row(&mut form, "tournament.filter.kind", &text::tournaments::col_type(), &kinds, choices.kind) {
            change(&|to| to.kind = kind);
        }
        let states = STATES.map(|state| (state, style.say(&state_filter_text(state))));
        if let Some(state) = choice_row(&mut form, "tournament.filter.state", &text::tournaments::col_state(), &states, choices.state) {
            change(&|to| to.state = state);
        }
        let (first, last) = (options.prices.first().copied().unwrap_or_default(), options.prices.last().copied().unwrap_or_default());
        let (least, most) = (choices.least.unwrap_or(first), choices.most.unwrap_or(last));
        let not_above: Vec<_> = options.prices.iter().copied().filter(|price| *price <= most).collect();
        if let Some(least) = price_row(&mut form, "least", &text::tournaments::filter_least(), &not_above, least) {
            change(&|to| to.least = (least > first).then_some(least));
        }
        let not_below: Vec<_> = options.prices.iter().copied().filter(|price| *price >= least).collect();
        if let Some(most) = price_row(&mut form, "most", &text::tournaments::filter_most(), &not_below, most) {
            change(&|to| to.most = (most < last).then_some(most));
        }
        let guaranteed = style.say(&text::tournaments::guaranteed());
        if switch_row(&mut form, "tournament.filter.guaranteed", &guaranteed, "", choices.guaranteed) {
            change(&|to| to.guaranteed = !to.guaranteed);
        }
        let mine = style.say(&text::tournaments::mine());
        if switch_row(&mut form, "tournament.filter.mine", &mine, "", choices.mine) {
            change(&|to| to.mine = !to.mine);
        }
        let only = style.say(&text::lobby::only_favourites());
        if switch_row(&mut form, "tournament.filter.only_favourites", &only, "", choices.only_favourites) {
            change(&|to| to.only_favourites = !to.only_favourites);
        }
        chosen = shelf.save_row(&mut form, &mut state.save_as).or(chosen.take());
        form.y - room.top()
    });
    intents.extend(chosen.map(|chosen| follow(chosen, settings, state)));
    let clear = Rect::from_min_max(pos2(room.left(), room.bottom() - tall), room.max);
    let words = style.say(&text::lobby::clear_filters());
    if Button::neutral("tournament.filter.clear", clear, &words).enabled(choices.filters() > 0).show(ui, style) {
        intents.push(changed(settings, |settings| settings.tournaments.clear_filters()));
    }
    intents
}

/// Carries out what was chosen of saved filters. Returns the intent.
fn follow(change: ShelfChange<TournamentFilter>, settings: &Settings, state: &mut TournamentListState) -> Intent {
    match change {
        ShelfChange::Set(chosen) => {
            state.search = chosen.search;
            state.filters = false;
            changed(settings, |settings| settings.tournaments.set(&chosen.filter))
        }
        ShelfChange::Keep(saved) => changed(settings, |settings| settings.tournaments.saved = saved),
    }
}

const STATES: [StateFilter; 4] = [StateFilter::Open, StateFilter::Late, StateFilter::Running, StateFilter::Over];

fn game_row(form: &mut FormUi<'_, '_, '_>, choices: &TournamentChoices, options: &TournamentOptions) -> Option<Option<String>> {
    let mut games: Vec<_> = options.games.iter().map(|(code, game)| (code.clone(), form.style.say(&game_text(game)))).collect();
    if let Some(chosen) = choices.game.as_ref().filter(|chosen| games.iter().all(|(code, _)| code != *chosen)) {
        games.push((chosen.clone(), form.style.say(&text::game::other())));
    }
    choice_row(form, "tournament.filter.game", &text::lobby::col_game(), &games, choices.game.clone())
}

/// Draws a choice between all and one of a few, in as many lines as they need. Returns the new choice if another was clicked.
fn choice_row<T: PartialEq + Clone>(
    form: &mut FormUi<'_, '_, '_>,
    name: &str,
    label: &Text,
    values: &[(T, String)],
    chosen: Option<T>,
) -> Option<Option<T>> {
    let style = form.style;
    let all = style.say(&text::lobby::filter_all());
    let words: Vec<_> = std::iter::once(all.as_str()).chain(values.iter().map(|(_, words)| words.as_str())).collect();
    let at = chosen.and_then(|chosen| values.iter().position(|(value, _)| *value == chosen)).map_or(0, |at| at + 1);
    form.space(style.theme.spacing.xs);
    form.block(style.label(), &style.say(label));
    form.space(style.theme.spacing.xxs);
    let tags: Vec<_> = (0..words.len()).map(|at| at.to_string()).collect();
    let named: Vec<_> = tags.iter().map(String::as_str).zip(words).collect();
    let clicked = choice_lines(form, name, &named, Some(at));
    form.space(style.theme.spacing.s);
    rule(form.ui, style, form.left, form.right, form.y);
    Some(clicked?.checked_sub(1).and_then(|at| values.get(at)).map(|(value, _)| value.clone()))
}

/// Draws buttons that choose the next lower or higher of the prices. Returns the new one.
fn price_row(form: &mut FormUi<'_, '_, '_>, tag: &str, label: &Text, prices: &[Money], at: Money) -> Option<Money> {
    let style = form.style;
    let side = style.hit(style.theme.control.input);
    let lettering = style.body().weight(Weight::SemiBold).ink(style.ink.text);
    let shown = |price: Money| {
        if price.is_zero() { style.say(&text::tournament::free()) } else { style.texts.show(&style.amounts.short_money(price)) }
    };
    let widest = prices.iter().map(|price| lettering.width(form.ui, &shown(*price))).fold(0.0, f32::max);
    let pad = style.d(style.theme.spacing.s);
    let label = style.say(label);
    let rect = form.row(Label { label: &label, help: "" }, widest + (side + pad) * 2.0, |_, _| side);
    let lower = prices.iter().copied().filter(|price| *price < at).max();
    let higher = prices.iter().copied().filter(|price| *price > at).min();
    let ends = [
        ("lower", Icon::Minus, text::lobby::lower(), lower, rect.left() + side / 2.0),
        ("higher", Icon::Plus, text::lobby::higher(), higher, rect.right() - side / 2.0),
    ];
    let mut clicked = None;
    for (way, icon, words, to, x) in ends {
        let name = format!("tournament.filter.{tag}.{way}");
        let place = Rect::from_center_size(pos2(x, rect.center().y), Vec2::splat(side));
        let words = style.say(&words);
        let button = IconButton::raised(&name, place, icon, style.l(style.theme.size.icon), &words).enabled(to.is_some());
        if button.show(form.ui, style) {
            clicked = to;
        }
    }
    style.letter(form.ui, rect.shrink2(vec2(side, 0.0)), TextSide::Middle, lettering, &shown(at));
    clicked
}

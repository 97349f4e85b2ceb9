//! The pane of the chosen tournament: what it is, how it stands, and the way in.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use poker_client::{
    AppIntent, EntryChoice, Intent, ListedTournament, LookedAt, RowState, TournamentType, duration_text, feature_text, game_text,
    level_length_text, places_text, prize_text, start_text, type_text,
};
use poker_protocol::{EntryCost, PrizesView, TermsView, TournamentFeature};
use poker_text::{Arg, Text, text};

use super::TournamentsView;
use super::clock_card::clock_card;
use super::columns::price;
use super::entry_button::{EntryAccess, refusal};
use super::marks::{guarantee_mark, guarantee_side, type_mark, type_mark_size};
use crate::screen::fact_line::{dotted, fact_line, line};
use crate::screen::form::FormUi;
use crate::screen::refusal_note::RefusalNote;
use crate::style::{Icon, Style, TextSide, Weight};
use crate::widget::{Button, IconButton, limit_marks, limit_marks_size, rule, scrolled};

/// The best places whose prizes are shown.
const BEST: usize = 3;

/// Draws the name. Returns the room that is left.
pub(super) fn title(ui: &Ui, style: &Style<'_>, words: &str, game: &poker_rules::GameSpec, room: Rect) -> Rect {
    let line = style.d(style.theme.spacing.xxl);
    let mark = limit_marks_size(style, game);
    let head = Rect::from_min_size(room.min, vec2(room.width(), line));
    let mut lettering = style.title();
    let space = head.with_max_x(head.right() - mark.x - style.d(style.theme.spacing.xs));
    style.shrunk(ui, &mut lettering, words, space.width());
    style.name(ui, space, TextSide::Left, lettering, words);
    limit_marks(ui, style, pos2(head.right() - mark.x, head.center().y), game);
    room.with_min_y(head.bottom())
}

/// Draws what is known of the tournament, and the buttons. Returns the intents.
pub(super) fn pane(ui: &mut Ui, style: &Style<'_>, view: &TournamentsView<'_>, listed: &ListedTournament<'_>, room: Rect) -> Vec<Intent> {
    let mut intents = Vec::new();
    let room = buttons(ui, style, view, listed, room, &mut intents);
    scrolled(ui, "tournament pane", room, |ui, room| {
        let mut form = FormUi::bare(ui, style, room);
        about(&mut form, view, listed);
        form.y - room.top()
    });
    intents
}

/// The name of the control at which the keyboard's focus begins.
pub(super) fn first(listed: &ListedTournament<'_>) -> &'static str {
    match EntryAccess::of(listed) {
        EntryAccess::Unregister(_) | EntryAccess::Look => "tournament.open",
        access => access.control().unwrap_or("tournament.open"),
    }
}

/// What registering costs, on the button.
pub(in crate::screen) fn register_text(style: &Style<'_>, listed: &ListedTournament<'_>) -> Text {
    let cost = &listed.row.facts.cost;
    let price = if cost.total.is_zero() { text::tournament::free().into() } else { style.amounts.short_money(cost.total) };
    match EntryAccess::of(listed) {
        EntryAccess::Again(_) => text::tournaments::register_again_price(price),
        _ => text::tournaments::register_price(price),
    }
}

/// Draws the buttons at the lower end. Returns the room above them.
fn buttons(
    ui: &Ui,
    style: &Style<'_>,
    view: &TournamentsView<'_>,
    listed: &ListedTournament<'_>,
    room: Rect,
    intents: &mut Vec<Intent>,
) -> Rect {
    let access = EntryAccess::of(listed);
    let tournament = listed.row.tournament;
    let gap = style.d(style.theme.spacing.s).max(style.theme.size.target_gap);
    let tall = style.hit(style.theme.control.button_tall);
    let low = style.hit(style.theme.control.input);
    let main = Rect::from_min_max(pos2(room.left(), room.bottom() - tall), room.max);
    let words = style.say(&text::tournaments::open_lobby());
    let side = style.hit(style.theme.control.input);
    let (main, open) = if access == EntryAccess::Look {
        (None, main)
    } else if style.scale.compact() {
        let middle = (room.left() + side + room.right()) / 2.0;
        (Some(main.with_min_x(middle + gap)), main.with_max_x(middle))
    } else {
        let bottom = main.top() - gap;
        (Some(main), Rect::from_min_max(pos2(room.left(), bottom - low), pos2(room.right(), bottom)))
    };
    // The information lies beside the way to the lobby.
    let info = open.with_max_x(open.left() + side);
    let about = style.say(&text::event::info());
    if IconButton::raised("tournament.info", info, Icon::Info, style.l(style.theme.size.icon), &about).show(ui, style) {
        intents.push(AppIntent::ShowTournamentInfo(tournament).into());
    }
    let open = open.with_min_x(info.right() + gap);
    let button = Button::neutral("tournament.open", open, &words);
    let opened = if main.is_none() { button.show_main(ui, style) } else { button.show(ui, style) };
    if opened {
        intents.push(AppIntent::ShowTournament(tournament).into());
    }
    if let Some(main) = main {
        intents.extend(access.button(ui, style, view, (access.control(), &register_text(style, listed)), main));
    }
    let above = room.with_max_y(open.top() - gap);
    let Some(words) = refusal(style, view, &[EntryChoice::Tournament(tournament)]) else { return above };
    let note = RefusalNote::of(ui, style, &words, above.width());
    note.draw(ui, style, above);
    above.with_max_y(above.bottom() - note.height())
}

fn about(form: &mut FormUi<'_, '_, '_>, view: &TournamentsView<'_>, listed: &ListedTournament<'_>) {
    let style = form.style;
    let row = listed.row;
    let looked_at = view.tournaments.looked_at(row.tournament);
    let overview = looked_at.and_then(LookedAt::overview);
    let seats = style.say(&text::tournaments::seats(Arg::count(row.facts.seats.into())));
    let special =
        SPECIAL.into_iter().filter(|feature| row.facts.features.contains(feature)).map(|feature| style.say(&feature_text(feature)));
    let facts: Vec<_> = [style.say(&game_text(&row.facts.game)), seats].into_iter().chain(special).collect();
    dotted(form, &facts);
    marks(form, listed);
    clock_card(form, view, listed);
    entry_facts(form, listed);
    if let Some(overview) = overview {
        terms_facts(form, view, listed, &overview.terms);
    }
    form.space(style.theme.spacing.xs);
    rule(form.ui, style, form.left, form.right, form.y);
    form.space(style.theme.spacing.xs);
    prizes(form, listed, overview.map(|overview| &overview.prizes));
}

/// What is said of a tournament beside its game, and has no mark.
const SPECIAL: [TournamentFeature; 9] = [
    TournamentFeature::ProgressiveBounty,
    TournamentFeature::ReEntry,
    TournamentFeature::MultiEntry,
    TournamentFeature::Rebuy,
    TournamentFeature::AddOn,
    TournamentFeature::MultiBuyIn,
    TournamentFeature::Shootout,
    TournamentFeature::TimeLimited,
    TournamentFeature::WinnerTakesAll,
];

/// Draws the marks with their words, on as many lines as they need.
fn marks(form: &mut FormUi<'_, '_, '_>, listed: &ListedTournament<'_>) {
    let style = form.style;
    let lettering = style.body().ink(style.ink.text2);
    let (gap, height) = (style.d(style.theme.spacing.xs), style.d(style.theme.list.row));
    let kinds = TournamentType::of(&listed.row.facts).map(|kind| (Some(kind), style.say(&type_text(kind))));
    let amount = |amount| style.amounts.short_money(amount);
    let guaranteed = listed.is_guaranteed().then(|| style.say(&text::tournaments::guaranteed_amount(amount(listed.row.guarantee))));
    let all: Vec<_> = kinds.chain(guaranteed.map(|words| (None, words))).collect();
    if all.is_empty() {
        return;
    }
    let mut room = form.strip(height);
    let mut x = room.left();
    for (kind, words) in &all {
        let mark = if kind.is_some() { type_mark_size(style).x } else { guarantee_side(style) };
        let width = mark + gap + lettering.width(form.ui, words);
        if x > room.left() && x + width > room.right() {
            room = form.strip(height);
            x = room.left();
        }
        let left = pos2(x, room.center().y);
        match kind {
            Some(kind) => {
                let size = type_mark_size(style);
                type_mark(form.ui, style, Rect::from_min_size(pos2(x, left.y - size.y / 2.0), size), *kind);
            }
            None => guarantee_mark(form.ui, style, left),
        }
        let words_room = Rect::from_min_max(pos2(x + mark + gap, room.top()), room.max);
        style.shrink(form.ui, words_room, TextSide::Left, lettering, words);
        x += width + gap * 2.0;
    }
}

/// The facts that every row of the lobby has.
fn entry_facts(form: &mut FormUi<'_, '_, '_>, listed: &ListedTournament<'_>) {
    let style = form.style;
    let row = listed.row;
    let count = |number: u32| Arg::count(number.into());
    fact_line(form, &text::tournaments::col_buy_in(), &price(style, listed));
    let EntryCost { bounty, .. } = row.facts.cost;
    if !bounty.is_zero() {
        fact_line(form, &text::tournaments::bounty_own(), &style.texts.show(&style.amounts.short_money(bounty)));
    }
    let entries = text::number::ratio(count(row.entries), count(row.most_entries));
    fact_line(form, &text::tournaments::entries(), &style.say(&entries));
    if listed.state == RowState::Registering && row.entries < row.least_entries {
        fact_line(form, &text::tournaments::least_entries(), &style.texts.number(row.least_entries.into()));
    }
    if row.left > 0 && !matches!(listed.state, RowState::Registering | RowState::NotOpen) {
        fact_line(form, &text::tournaments::players_left(), &style.texts.number(row.left.into()));
    }
}

/// The facts that are known once the tournament is looked at.
fn terms_facts(form: &mut FormUi<'_, '_, '_>, view: &TournamentsView<'_>, listed: &ListedTournament<'_>, terms: &TermsView) {
    let style = form.style;
    if !terms.stack.is_zero() {
        fact_line(form, &text::tournaments::starting_stack(), &style.texts.number(terms.stack.get()));
    }
    if let Some(length) = terms.levels.first().and_then(level_length_text) {
        fact_line(form, &text::tournaments::level_time(), &style.say(&length));
    }
    if terms.re_entries > 0 {
        fact_line(form, &text::tournaments::re_entries(), &style.texts.number(terms.re_entries.into()));
    }
    if listed.state.is_open() {
        fact_line(form, &text::tournaments::unregistration(), &style.say(&unregistration(view, listed, terms)));
    }
    if let Some(breaks) = terms.breaks {
        let said = text::tournaments::breaks_at(duration_text(breaks.length_ms.into()), breaks.minute.to_string());
        fact_line(form, &text::tournaments::breaks(), &style.say(&said));
    }
}

/// Until when an entry can be taken back (R-REG-8).
fn unregistration(view: &TournamentsView<'_>, listed: &ListedTournament<'_>, terms: &TermsView) -> Text {
    match terms.unregister_until {
        _ if !terms.may_unregister || !matches!(listed.state, RowState::Registering) => text::tournaments::unregistration_closed(),
        Some(until) if until <= view.wall_ms => text::tournaments::unregistration_closed(),
        Some(until) => text::tournaments::unregistration_until(start_text((view.local)(until), (view.local)(view.wall_ms))),
        None => text::tournaments::unregistration_until_full(),
    }
}

/// Draws the prize pool and the best prizes.
pub(in crate::screen) fn prizes(form: &mut FormUi<'_, '_, '_>, listed: &ListedTournament<'_>, prizes: Option<&PrizesView>) {
    let style = form.style;
    let pool = listed.pool();
    let label = style.say(&text::tournaments::col_pool());
    let figures = style.lettering(style.theme.text.sizes.amount, Weight::SemiBold, style.ink.text);
    let amount = if pool.is_zero() { style.say(&text::number::none()) } else { style.texts.show(&style.amounts.short_money(pool)) };
    line(form, (style.label(), &label), (figures, &amount));
    let added = listed.row.added;
    if !added.is_zero() {
        form.block(style.caption(), &style.say(&text::tournaments::added_amount(style.amounts.short_money(added))));
    }
    let Some(prizes) = prizes else { return };
    let set = (style.caption().ink(style.ink.text2), style.caption().weight(Weight::Medium).ink(style.ink.text2));
    for row in prizes.rows.iter().take(BEST) {
        let place = style.say(&places_text(row.from, row.to));
        line(form, (set.0, &place), (set.1, &style.texts.show(&prize_text(&row.prize, &style.amounts))));
    }
    if let Some(last) = prizes.rows.last().filter(|_| prizes.rows.len() > BEST) {
        let places = style.say(&text::tournaments::places_paid(Arg::count(last.to.into())));
        let least = style.say(&text::tournaments::from_amount(prize_text(&last.prize, &style.amounts)));
        line(form, (set.0, &places), (set.1, &least));
    }
    if !prizes.is_final && !listed.state.is_over() {
        form.block(style.caption(), &style.say(&text::tournaments::not_final()));
    }
}

/// What stands under the name where there is no room for the pane: the prize pool and the entries.
pub(super) fn figures(style: &Style<'_>, listed: &ListedTournament<'_>) -> Vec<String> {
    let entries = style.say(&text::tournaments::entries_short(Arg::count(listed.row.entries.into())));
    let pool = listed.pool();
    let pool = (!pool.is_zero()).then(|| style.texts.show(&style.amounts.short_money(pool)));
    pool.into_iter().chain([entries]).collect()
}

//! The pane of the chosen offer: a sit and go, or a game of the HexaPro family.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use poker_client::{
    DrawTable, EntryChoice, Intent, LookedAt, cost_text, field_text, game_text, level_length_text, pace_text, places_text, prize_text,
    tournament_name,
};
use poker_protocol::{OfferRow, TournamentKind, TournamentOverview};
use poker_text::{Arg, Text, text};

use super::entry_button::{EntryAccess, refusal};
use super::multipliers::{kept_text, multipliers};
use super::sit_and_go::pool;
use super::{TournamentListState, TournamentsView};
use crate::screen::fact_line::{dotted, fact_line, line};
use crate::screen::form::FormUi;
use crate::screen::games_stepper::{games_stepper, stepper_height};
use crate::screen::refusal_note::RefusalNote;
use crate::screen::small_table::SmallTable;
use crate::style::{Style, TextSide, Weight};
use crate::widget::{rule, scrolled};

/// The picture of the table is drawn if the pane is at least this many times as high as the picture.
const PICTURED_FROM: f32 = 3.0;
/// The best places whose prizes are shown.
const BEST: usize = 3;

/// The name of an offer: that of its family with the buy-in, or that of a sit and go.
pub(super) fn offer_name(style: &Style<'_>, row: &OfferRow) -> String {
    let name = tournament_name(&row.facts, &style.amounts);
    match row.facts.kind {
        TournamentKind::Hexapro => style.say(&text::tournaments::priced(name, style.amounts.short_money(row.facts.cost.total))),
        TournamentKind::Scheduled | TournamentKind::SitAndGo => style.texts.show(&name),
    }
}

/// The number of games to register for.
pub(super) fn games(state: &TournamentListState, row: &OfferRow) -> u8 {
    state.games.clamp(1, row.most_games.max(1))
}

/// What the button for registering says.
pub(super) fn register_text(style: &Style<'_>, state: &TournamentListState, row: &OfferRow) -> Text {
    if row.most_games > 1 {
        return text::tournaments::register_games(Arg::count(games(state, row).into()));
    }
    text::tournaments::register_price(style.amounts.short_money(row.facts.cost.total))
}

/// Draws what is known of the offer, and the way in. Returns the intents.
pub(super) fn offer_pane(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &TournamentsView<'_>,
    row: &OfferRow,
    state: &mut TournamentListState,
    room: Rect,
) -> Vec<Intent> {
    let mut intents = Vec::new();
    let gap = style.d(style.theme.spacing.s).max(style.theme.size.target_gap);
    let tall = style.hit(style.theme.control.button_tall);
    let main = Rect::from_min_max(pos2(room.left(), room.bottom() - tall), room.max);
    let access = EntryAccess::of_offer(row, view.tournaments.own());
    intents.extend(access.button(ui, style, view, (access.control(), &register_text(style, state, row)), main));
    let mut above = room.with_max_y(main.top() - gap);
    if let Some(words) = refusal(style, view, &[EntryChoice::Games(row.offer), EntryChoice::Tournament(row.open)]) {
        let note = RefusalNote::of(ui, style, &words, above.width());
        note.draw(ui, style, above);
        above.max.y -= note.height();
    }
    if row.most_games > 1 {
        above = games_lines(ui, style, row, state, above);
    }
    scrolled(ui, "tournament pane", above, |ui, room| {
        let mut form = FormUi::bare(ui, style, room);
        let looked_at = view.tournaments.looked_at(row.open).and_then(LookedAt::overview);
        match row.facts.kind {
            TournamentKind::Hexapro => drawn(&mut form, row, looked_at),
            TournamentKind::Scheduled | TournamentKind::SitAndGo => {
                let pictured = above.height() > SmallTable::height(style) * PICTURED_FROM;
                sit_and_go(&mut form, row, looked_at, pictured);
            }
        }
        form.y - room.top()
    });
    intents
}

/// Draws the number of games and what they cost together. Returns the room above them.
fn games_lines(ui: &Ui, style: &Style<'_>, row: &OfferRow, state: &mut TournamentListState, room: Rect) -> Rect {
    let gap = style.d(style.theme.spacing.s).max(style.theme.size.target_gap);
    let height = style.d(style.theme.list.row);
    let total = Rect::from_min_max(pos2(room.left(), room.bottom() - height), room.max);
    let bottom = total.top() - style.d(style.theme.spacing.xxs);
    let games_rect = Rect::from_min_max(pos2(room.left(), bottom - stepper_height(style)), pos2(room.right(), bottom));
    let now = games(state, row);
    state.games = games_stepper(ui, style, "tournament.games", games_rect, (now, row.most_games));
    let price = row.facts.cost.total.times(now.into()).unwrap_or_default();
    let figures = style.lettering(style.theme.text.sizes.amount, Weight::SemiBold, style.ink.text);
    let amount = style.texts.show(&style.amounts.short_money(price));
    style.letter(ui, total, TextSide::Right, figures, &amount);
    let taken = figures.width(ui, &amount);
    let label = total.with_max_x(total.right() - taken - gap);
    style.shrink(ui, label, TextSide::Left, style.body().ink(style.ink.muted), &style.say(&text::tournaments::total()));
    room.with_max_y(games_rect.top() - gap)
}

fn sit_and_go(form: &mut FormUi<'_, '_, '_>, row: &OfferRow, overview: Option<&TournamentOverview>, pictured: bool) {
    let style = form.style;
    let pace = pace_text(&row.facts).map(|pace| style.say(&pace));
    let facts = [style.say(&game_text(&row.facts.game)), style.say(&field_text(row))];
    dotted(form, &facts.into_iter().chain(pace).collect::<Vec<_>>());
    let free = row.players.saturating_sub(row.entries);
    let words = style.say(&text::tournaments::seats_free(Arg::count(free.into())));
    if pictured && row.players <= row.facts.seats.into() {
        let (across, down) = style.theme.screen.mini_felt;
        let strip = form.strip(SmallTable::height(style));
        let taken = u8::try_from(row.entries).unwrap_or(u8::MAX);
        let table = SmallTable { seats: row.facts.seats, taken, words: &words };
        table.draw(form.ui, style, strip.center(), vec2(style.d(across), style.d(down)));
    } else {
        form.block(style.body(), &words);
    }
    form.space(style.theme.spacing.xs);
    fact_line(form, &text::tournaments::col_buy_in(), &style.say(&cost_text(&row.facts.cost, &style.amounts)));
    let entries = text::number::ratio(Arg::count(row.entries.into()), Arg::count(row.players.into()));
    fact_line(form, &text::tournaments::col_registered(), &style.say(&entries));
    fact_line(form, &text::tournaments::starts(), &style.say(&text::tournaments::when_full()));
    if let Some(terms) = overview.map(|overview| &overview.terms) {
        fact_line(form, &text::tournaments::starting_stack(), &style.texts.number(terms.stack.get()));
        if let Some(length) = terms.levels.first().and_then(level_length_text) {
            fact_line(form, &text::tournaments::level_time(), &style.say(&length));
        }
        let until =
            if terms.may_unregister { text::tournaments::unregistration_until_full() } else { text::tournaments::unregistration_closed() };
        fact_line(form, &text::tournaments::unregistration(), &style.say(&until));
    }
    fact_line(form, &text::tournaments::col_running(), &style.texts.number(row.running.into()));
    form.space(style.theme.spacing.xs);
    rule(form.ui, style, form.left, form.right, form.y);
    form.space(style.theme.spacing.xs);
    let figures = style.lettering(style.theme.text.sizes.amount, Weight::SemiBold, style.ink.text);
    let amount = style.texts.show(&style.amounts.short_money(pool(row)));
    line(form, (style.label(), &style.say(&text::tournaments::col_pool())), (figures, &amount));
    let set = (style.caption().ink(style.ink.text2), style.caption().weight(Weight::Medium).ink(style.ink.text2));
    for prize in overview.iter().flat_map(|overview| &overview.prizes.rows).take(BEST) {
        let place = style.say(&places_text(prize.from, prize.to));
        line(form, (set.0, &place), (set.1, &style.texts.show(&prize_text(&prize.prize, &style.amounts))));
    }
}

fn drawn(form: &mut FormUi<'_, '_, '_>, row: &OfferRow, overview: Option<&TournamentOverview>) {
    let style = form.style;
    let players = style.say(&text::tournaments::players(Arg::count(row.players.into())));
    dotted(form, &[style.say(&game_text(&row.facts.game)), players]);
    let Some(draw) = overview.and_then(|overview| overview.draw.as_ref()) else {
        form.block(style.caption(), &style.say(&text::tournaments::drawing_unknown()));
        return;
    };
    let buy_in = row.facts.cost.buy_in;
    let table = DrawTable::of(draw, buy_in, row.players);
    multipliers(form, &table);
    form.block(style.caption().ink(style.ink.text2), &kept_text(style, &table, buy_in));
    if !row.facts.cost.fee.is_zero() {
        let fee = text::tournaments::room_keeps_fee(style.money(row.facts.cost.fee));
        form.block(style.caption().ink(style.ink.text2), &style.say(&fee));
    }
}

/// What stands under the name where there is no room for the pane: the price and the seats.
pub(super) fn figures(style: &Style<'_>, row: &OfferRow) -> Vec<String> {
    let seats = text::number::ratio(Arg::count(row.entries.into()), Arg::count(row.players.into()));
    let cost = &row.facts.cost;
    let price = if cost.fee.is_zero() {
        style.texts.show(&style.amounts.short_money(cost.total))
    } else {
        style.say(&cost_text(cost, &style.amounts))
    };
    vec![price, style.say(&seats)]
}

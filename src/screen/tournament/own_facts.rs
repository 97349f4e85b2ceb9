//! How the player stands in a tournament: place, stack, table, and the next prize.

use bevy_egui::egui::Rect;
use poker_client::{EntryPlace, ListedTournament, OutcomeKind, OwnPlace, PrizeOutlook, place_text, prize_text};
use poker_protocol::{Standing, TournamentOverview};
use poker_rules::Chips;
use poker_text::{Arg, text};

use super::TournamentView;
use crate::screen::fact_line::{fact_line, line};
use crate::screen::form::FormUi;
use crate::screen::tournament_list::marks::progress;
use crate::style::{Style, TextSide, Weight};
use crate::widget::rule;

/// Whether the player's entry ended with the tournament. The overview says so, and what was paid back.
pub(super) fn was_cancelled(view: &TournamentView<'_>) -> bool {
    let outcome = view.entries.tournaments.own().outcome(view.tournament);
    outcome.is_some_and(|outcome| matches!(outcome.how, OutcomeKind::Cancelled { .. }))
}

/// Draws how the player stands, or stood in the end; nothing if the tournament was cancelled.
pub(super) fn own_facts(form: &mut FormUi<'_, '_, '_>, view: &TournamentView<'_>, overview: &TournamentOverview) {
    let style = form.style;
    if let Some(own) = view.seat() {
        seated(form, view, own, overview);
        return;
    }
    let strong = style.label().weight(Weight::SemiBold);
    let how = view.entries.tournaments.own().outcome(view.tournament).map(|outcome| &outcome.how);
    match status(style, view) {
        Some(words) => form.block(strong, &words),
        None if was_cancelled(view) => {}
        None => form.block(style.body(), &style.say(&text::event::not_in())),
    }
    if let Some(OutcomeKind::Placed { prize, .. }) = how
        && (!prize.money.is_zero() || prize.won.is_some())
    {
        fact_line(form, &text::tournament_table::prize(), &style.texts.show(&prize_text(prize, &style.amounts)));
    }
}

/// How the player stands, in few words; `None` for a player who has not entered.
pub(super) fn status(style: &Style<'_>, view: &TournamentView<'_>) -> Option<String> {
    let listed = view.listed()?;
    let outcome = view.entries.tournaments.own().outcome(view.tournament).map(|outcome| &outcome.how);
    let words = match (listed.own?, outcome) {
        (EntryPlace::Seated(_), _) => rank_text(view.seat()?, listed.row.left)?,
        (EntryPlace::Registered, _) => text::event::are_in(),
        (EntryPlace::Out, Some(OutcomeKind::Placed { place, .. })) => text::tournament_table::finished(place_text(*place)),
        (EntryPlace::Out, Some(OutcomeKind::Survived { .. })) => text::tournament_table::survived_title(),
        (EntryPlace::Out, Some(OutcomeKind::Cancelled { .. })) => return None,
        (EntryPlace::Out, None) => text::tournament_table::out_title(),
    };
    Some(style.say(&words))
}

fn rank_text(own: &OwnPlace, left: u32) -> Option<poker_text::Text> {
    own.rank.map(|rank| text::tournament::place_of(place_text(rank), Arg::count(left.into())))
}

fn seated(form: &mut FormUi<'_, '_, '_>, view: &TournamentView<'_>, own: &OwnPlace, overview: &TournamentOverview) {
    let style = form.style;
    let standing = &overview.standing;
    if let Some(rank) = rank_text(own, standing.left) {
        let set = style.lettering(style.theme.list.figures, Weight::SemiBold, style.ink.text);
        let strip = form.strip(set.size * 1.4);
        style.shrink(form.ui, strip, TextSide::Left, set, &style.say(&rank));
        form.space(style.theme.spacing.xxs);
    }
    if let Some(stack) = own.stack {
        fact_line(form, &text::event::own_stack(), &style.texts.number(stack.get()));
        if let Some(tenths) = own.tenths_of(big_blind(standing)) {
            fact_line(form, &text::event::own_blinds(), &style.say(&text::money::in_bb(Arg::decimal(tenths, 1))));
        }
    }
    fact_line(form, &text::tournament_table::average(), &style.texts.number(standing.average.get()));
    let table = text::tournament_table::table_number(own.table.0.to_string());
    let seat = Arg::count(u64::from(own.seat.number()));
    fact_line(form, &text::event::table(), &style.say(&text::event::table_seat(table, seat)));
    if overview.terms.bounties.is_some() {
        let won = if own.bounties.is_zero() { style.say(&text::number::none()) } else { style.money_alone(own.bounties) };
        fact_line(form, &text::tournament_table::bounties_won(), &won);
    }
    if let Some(listed) = view.listed() {
        next_prize(form, &listed, overview);
    }
}

/// The big blind of the level that is being played.
pub(super) fn big_blind(standing: &Standing) -> Chips {
    standing.clock.map_or(Chips::ZERO, |clock| clock.stakes.big_blind)
}

/// Draws the next better prize, and how far it is away.
fn next_prize(form: &mut FormUi<'_, '_, '_>, listed: &ListedTournament<'_>, overview: &TournamentOverview) {
    let style = form.style;
    let (left, entries) = (overview.standing.left, listed.row.entries);
    let Some(next) = PrizeOutlook::of(&overview.prizes.rows, left).next.filter(|_| left > 0) else { return };
    form.space(style.theme.spacing.xs);
    rule(form.ui, style, form.left, form.right, form.y);
    form.space(style.theme.spacing.xs);
    let figures = style.lettering(style.theme.text.sizes.amount, Weight::SemiBold, style.ink.text);
    let prize = style.texts.show(&prize_text(next.prize, &style.amounts));
    line(form, (style.body().ink(style.ink.text), &style.say(&text::event::next_prize())), (figures, &prize));
    let caption = style.caption().ink(style.ink.text2);
    let go = style.say(&text::event::must_go(Arg::count(next.must_go.into())));
    let place = style.say(&text::tournament_table::place_prize(place_text(next.place)));
    line(form, (caption, &go), (caption, &place));
    let gone = entries.saturating_sub(left) as f32 / entries.saturating_sub(next.place).max(1) as f32;
    let bar = form.strip(style.d(style.theme.list.progress));
    progress(form.ui, style, Rect::from_min_max(bar.min, bar.max), gone);
}

//! The end of the player's entry: the place and what it wins, a won tournament, a first phase, a cancelled tournament; and another entry.

use bevy_egui::egui::Context;
use poker_client::{
    AppIntent, EntryChoice, EntryOutcome, EntryTally, Intent, OpenOffer, OutcomeKind, cancel_reason_text, countdown_words, last_paid_place,
    place_text, prize_text,
};
use poker_protocol::{CancelReason, OwnEntry, Prize, Refund};
use poker_text::{Arg, text};

use super::column::{BoxedLine, Column};
use super::frame::{Answer, Done, Frame};
use crate::panel::hud::Hud;
use crate::panel::tournament_hud::TournamentHud;
use crate::style::{Icon, Style, Weight};

fn frame<'a>(style: &Style<'_>, name: &'a str, first: &'a str) -> Frame<'a> {
    Frame { name, width: style.l(style.theme.tournament_table.decision), first: Some(first), caption: None, aside: false }
}

/// Draws how the entry ended. Returns the intents.
pub(super) fn over_ui(
    ctx: &Context,
    style: &Style<'_>,
    (hud, tournament): (&Hud<'_>, &TournamentHud<'_>),
    outcome: &EntryOutcome,
) -> Vec<Intent> {
    let body = |column: &mut Column<'_, '_>| match &outcome.how {
        OutcomeKind::Placed { place, prize } => {
            if *place == 1 {
                column.title_of_win(&style.say(&text::tournament_table::won()));
            } else {
                column.title(&style.say(&text::tournament_table::finished(place_text(*place))), None);
            }
            about(column, style, tournament, Some(*place));
            prize_row(column, style, tournament, (*place, prize));
            tally(column, style, &outcome.tally);
            if !prize.money.is_zero() {
                column.row(&style.say(&text::tournament_table::balance()), &style.money_alone(hud.balance));
            }
        }
        OutcomeKind::Survived { stack, carried, .. } => {
            column.title(&style.say(&text::tournament_table::survived_title()), None);
            about(column, style, tournament, None);
            let chips = text::tournament::chips(Arg::count(stack.get()));
            let target = tournament.looked_at().and_then(|looked_at| looked_at.overview()?.terms.target.as_ref());
            let target: Arg = target.map_or_else(|| text::tournament_table::next_phase().into(), |target| target.name.as_str().into());
            let words = if *carried {
                text::tournament_table::survived_carried(chips, target)
            } else {
                text::tournament_table::survived_not_carried(target)
            };
            column.say(style.body().ink(style.ink.text), &style.say(&words));
            tally(column, style, &outcome.tally);
        }
        OutcomeKind::Cancelled { why, refund } => cancelled(column, style, tournament, (*why, refund)),
    };
    let foot = [
        Answer::other("over.lobby", style.say(&text::tournament_table::tip_lobby())).enabled(tournament.awake),
        Answer::main("over.close", style.say(&text::button::close())).enabled(tournament.awake),
    ];
    let won = matches!(outcome.how, OutcomeKind::Placed { place: 1, .. });
    let frame = Frame { aside: won, ..frame(style, "over", "over.close") };
    match frame.decision(ctx, style, body, &foot) {
        Some(Done::Pressed(0)) => to_lobby(tournament),
        Some(Done::Pressed(_) | Done::Escaped) => vec![AppIntent::LeaveClosedTable(tournament.table).into()],
        None => Vec::new(),
    }
}

/// Draws that the player is out and waits for the place, and another entry if one is offered. Returns the intents.
pub(super) fn awaits_place_ui(
    ctx: &Context,
    style: &Style<'_>,
    tournament: &TournamentHud<'_>,
    entry: &OwnEntry,
    again: Option<&OpenOffer>,
) -> Vec<Intent> {
    let own = tournament.client.tournaments().own().tally(entry.tournament, entry.entry);
    let body = |column: &mut Column<'_, '_>| {
        column.title(&style.say(&text::tournament_table::out_title()), None);
        column.say(style.body(), &tournament.shown_name(style));
        column.rule();
        column.say(style.body().ink(style.ink.text), &style.say(&text::tournament_table::out_about()));
        column.space(style.theme.spacing.xs);
        tally(column, style, &own);
        if let Some(open) = again {
            column.space(style.theme.spacing.s);
            let chips = text::tournament::chips(Arg::count(open.offer.stack.get()));
            let line = BoxedLine {
                icon: Icon::Rebuy,
                title: &style.say(&text::tournament_table::again_title()),
                about: &style.say(&text::tournament_table::again_about(chips)),
                value: &style.money_alone(open.offer.price),
            };
            column.boxed(&line);
            if let Some(left) = open.left {
                column.space(style.theme.spacing.xs);
                let time = countdown_words(left.seconds(tournament.now_ms));
                column.say(style.body(), &style.say(&text::tournament_table::again_left(time)));
            }
        }
    };
    let leave = Answer {
        name: "out.leave",
        words: style.say(&text::tournament_table::leave_table()),
        role: crate::widget::Role::Neutral,
        enabled: true,
    };
    let lobby = Answer::other("out.lobby", style.say(&text::tournament_table::tip_lobby()));
    let mut foot = vec![leave.enabled(tournament.awake), lobby.enabled(tournament.awake)];
    if let Some(open) = again {
        let words = text::tournament_table::enter_again(style.amounts.short_money(open.offer.price));
        foot.push(Answer::main("out.again", style.say(&words)).enabled(tournament.awake));
    }
    let first = if again.is_some() { "out.again" } else { "out.leave" };
    let mut sheet = frame(style, "out", first);
    if again.is_some() {
        sheet.width *= WITH_THREE;
    }
    match sheet.decision(ctx, style, body, &foot) {
        Some(Done::Pressed(0)) => vec![AppIntent::LeaveClosedTable(tournament.table).into()],
        Some(Done::Pressed(1)) => to_lobby(tournament),
        // The sheet for registering says how the entry is paid, and asks before it costs anything.
        Some(Done::Pressed(_)) => vec![AppIntent::ShowRegistration(EntryChoice::Tournament(entry.tournament)).into()],
        Some(Done::Escaped) if again.is_none() => vec![AppIntent::LeaveClosedTable(tournament.table).into()],
        Some(Done::Escaped) | None => Vec::new(),
    }
}

/// Leaves the table for the lobby of the tournament.
fn to_lobby(tournament: &TournamentHud<'_>) -> Vec<Intent> {
    vec![AppIntent::LeaveClosedTable(tournament.table).into(), AppIntent::ShowTournament(tournament.id()).into()]
}

/// The tournament's name, and the place among all entries.
fn about(column: &mut Column<'_, '_>, style: &Style<'_>, tournament: &TournamentHud<'_>, place: Option<u32>) {
    column.say(style.body().weight(Weight::Medium), &tournament.shown_name(style));
    if let (Some(place), Some(shown)) = (place, tournament.standing) {
        let words = text::tournament::place_of(place_text(place), Arg::count(shown.standing.entries.into()));
        column.say(style.caption(), &style.say(&words));
    }
    column.rule();
}

fn prize_row(column: &mut Column<'_, '_>, style: &Style<'_>, tournament: &TournamentHud<'_>, (place, prize): (u32, &Prize)) {
    let none = prize.money.is_zero() && prize.won.is_none();
    let label = if place == 1 { text::tournament_table::first_prize() } else { text::tournament_table::prize() };
    let label = style.say(&label);
    if none {
        let begins = last_paid_place(tournament.prizes()).filter(|last| *last < place);
        let words = begins.map_or_else(text::tournament_table::no_prize, |last| text::tournament_table::no_prize_before(place_text(last)));
        column.row(&label, &style.say(&words));
        return;
    }
    let words = style.texts.show(&prize_text(prize, &style.amounts));
    if prize.won.is_none() {
        column.display(&label, &words);
        column.space(style.theme.spacing.xs);
    } else {
        column.row(&label, &words);
    }
}

/// Bounties and what was paid in.
fn tally(column: &mut Column<'_, '_>, style: &Style<'_>, tally: &EntryTally) {
    if !tally.bounties.is_zero() {
        let words = text::tournament_table::bounties(Arg::count(tally.knockouts.into()), style.money(tally.bounties));
        column.row(&style.say(&text::tournament_table::bounties_won()), &style.say(&words));
    }
    if !tally.paid.is_zero() {
        column.row(&style.say(&text::tournament_table::paid_in()), &style.money_alone(tally.paid));
    }
}

fn cancelled(column: &mut Column<'_, '_>, style: &Style<'_>, tournament: &TournamentHud<'_>, (why, refund): (CancelReason, &Refund)) {
    column.title(&style.say(&text::tournament_table::cancelled_title()), None);
    about(column, style, tournament, None);
    column.say(style.body().ink(style.ink.text), &style.say(&cancel_reason_text(why)));
    column.space(style.theme.spacing.xs);
    column.row(&style.say(&text::tournament_table::paid_back()), &style.money_alone(refund.money));
    if !refund.tickets.is_empty() {
        let count = style.texts.show(&Arg::count(u64::try_from(refund.tickets.len()).unwrap_or(u64::MAX)));
        column.row(&style.say(&text::tournament_table::tickets_back()), &count);
    }
}

/// The width of the sheet with three buttons, in widths of one with two.
const WITH_THREE: f32 = 1.25;

//! The sheet for proposing a deal: a choice of its kind, with what it gives the player.

use bevy_egui::egui::Context;
use poker_client::{Intent, LookedAt, OpenDeal, TournamentIntent, deal_text};
use poker_protocol::{DealKind, DealTable};
use poker_text::text;

use super::column::Column;
use super::deal::{share, sure, warnings};
use super::frame::{Answer, Done, Frame};
use crate::panel::tournament_hud::TournamentHud;
use crate::style::{Style, Weight};
use crate::widget::RadioGroup;

/// The kinds of deals that the tournament allows and what they would give, at the final table while no hand decides about it.
pub(in crate::panel) fn possible_deal<'a>(tournament: &TournamentHud<'a>) -> Option<(&'a [DealKind], &'a DealTable)> {
    let overview = tournament.looked_at().and_then(LookedAt::overview)?;
    let kinds = overview.terms.deals.as_slice();
    let table = overview.deal.as_ref().filter(|_| !kinds.is_empty() && tournament.shown.final_table && !tournament.is_closed())?;
    Some((kinds, table))
}

/// Draws the sheet; `chosen` is the kind that is chosen. Returns the intent, and whether the sheet is closed.
pub(super) fn propose_ui(
    ctx: &Context,
    style: &Style<'_>,
    tournament: &TournamentHud<'_>,
    chosen: &mut DealKind,
) -> (Option<Intent>, bool) {
    let Some((kinds, table)) = possible_deal(tournament) else { return (None, true) };
    let own = tournament.own();
    let asked = tournament.shown.deal();
    let mine = matches!(asked, Some(OpenDeal::Asked { by, .. }) if Some(by.entry) == own);
    let row = table.rows.iter().find(|row| Some(row.who.entry) == own);
    let tags: Vec<(&str, String)> = kinds
        .iter()
        .map(|kind| {
            let tag = match kind {
                DealKind::Equal => "equal",
                DealKind::ByStacks => "by_stacks",
                DealKind::Icm => "icm",
            };
            (tag, style.say(&deal_text(*kind)))
        })
        .collect();
    let picked = std::cell::Cell::new(*chosen);
    let body = |column: &mut Column<'_, '_>| {
        column.title(&style.say(&text::tournament_table::propose_title()), None);
        column.say(style.body(), &style.say(&text::tournament_table::propose_about()));
        column.space(style.theme.spacing.s);
        if let Some(OpenDeal::Asked { by, kind, .. }) = asked {
            let words = text::tournament_table::asked(by.name.as_str(), deal_text(*kind));
            column.say(style.body().weight(Weight::Medium).ink(style.ink.text), &style.say(&words));
        } else {
            let group = RadioGroup { name: "propose.kind", choices: &tags, chosen: kinds.iter().position(|kind| *kind == picked.get()) };
            let rect = column.take(group.height(column.ui, style, column.width()));
            if column.draws
                && let Some(kind) = group.show(column.ui, style, rect).and_then(|at| kinds.get(at))
            {
                picked.set(*kind);
            }
            column.space(style.theme.spacing.s);
            if let Some(row) = row {
                column.display(&style.say(&text::tournament_table::you_get()), &style.money_alone(share(row, picked.get())));
            }
        }
        column.space(style.theme.spacing.xs);
        sure(column, style, tournament, table, row.map(|row| share(row, picked.get())));
        warnings(column, style, tournament);
    };
    let ready = tournament.awake && !tournament.waits();
    let words = match (mine, row) {
        (true, _) => text::tournament_table::withdraw(),
        (false, Some(row)) => text::tournament_table::propose(style.money(share(row, *chosen))),
        (false, None) => text::tournament_table::propose_title(),
    };
    let usable = ready && row.is_some() && (mine || asked.is_none());
    let foot = [
        Answer::other("propose.cancel", style.say(&text::button::cancel())),
        Answer::main("propose.go", style.say(&words)).enabled(usable),
    ];
    let frame = Frame {
        name: "propose",
        width: style.l(style.theme.tournament_table.decision),
        first: Some("propose.cancel"),
        caption: None,
        aside: false,
    };
    let done = frame.decision(ctx, style, body, &foot);
    *chosen = picked.get();
    match done {
        Some(Done::Pressed(1)) if mine => (asked.map(|deal| TournamentIntent::WithdrawDeal(tournament.id(), deal.id()).into()), true),
        Some(Done::Pressed(1)) => (Some(TournamentIntent::ProposeDeal(tournament.id(), *chosen).into()), true),
        Some(_) => (None, true),
        None => (None, false),
    }
}

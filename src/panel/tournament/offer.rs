//! The sheets for a rebuy and for an add-on: what it costs, what it brings, and how long it is offered.

use bevy_egui::egui::Context;
use poker_client::{Intent, OpenOffer, TournamentIntent, countdown_words, refusal_text};
use poker_protocol::{OfferKind, Request};
use poker_text::{Arg, text};

use super::column::{BoxedLine, Column};
use super::frame::{Answer, Done, Frame};
use crate::panel::hud::Hud;
use crate::panel::tournament_hud::TournamentHud;
use crate::style::{Icon, Style};

/// What the player answered to an offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum OfferAnswer {
    Asks(Intent),
    /// The sheet is put away; the offer stays open.
    Later,
}

/// Draws the sheet of a rebuy. A player without chips must answer; with chips the sheet can be put away.
pub(super) fn rebuy_ui(
    ctx: &Context,
    style: &Style<'_>,
    (hud, tournament): (&Hud<'_>, &TournamentHud<'_>),
    open: &OpenOffer,
) -> Option<OfferAnswer> {
    let id = open.tournament;
    let stack = hud.at().stack();
    let broke = stack.is_zero();
    let last = tournament.looked_at().and_then(|looked_at| looked_at.overview()).and_then(|overview| overview.terms.rebuys.as_ref());
    let about = match last {
        _ if !broke => text::tournament_table::few_chips(),
        Some(rebuys) => text::tournament_table::broke_until(Arg::count(rebuys.last_level.into())),
        None => text::tournament_table::broke(),
    };
    let body = |column: &mut Column<'_, '_>| {
        title(column, style, tournament, open);
        column.say(style.body(), &style.say(&about));
        column.space(style.theme.spacing.s);
        goods(column, style, open, Icon::Rebuy);
        if !broke {
            let after = style.texts.show(&Arg::count(stack.get().saturating_add(open.offer.stack.get())));
            column.row(&style.say(&text::tournament_table::new_stack()), &after);
        }
        balance(column, style, hud, tournament, open);
    };
    let no = if broke { text::tournament_table::decline() } else { text::button::cancel() };
    let words = style.say(&text::tournament_table::rebuy(style.amounts.short_money(open.offer.price)));
    let (no, yes) = (Answer::other("rebuy.decline", style.say(&no)), Answer::main("rebuy.go", words));
    match ask(ctx, style, "rebuy", (hud, tournament), open, body, [no, yes])? {
        Done::Pressed(0) if broke => Some(OfferAnswer::Asks(TournamentIntent::Decline(id).into())),
        Done::Pressed(1) => Some(OfferAnswer::Asks(TournamentIntent::Rebuy(id).into())),
        // Escape must not decline by accident.
        Done::Escaped if broke => None,
        Done::Pressed(_) | Done::Escaped => Some(OfferAnswer::Later),
    }
}

/// Draws the sheet of the add-on.
pub(super) fn add_on_ui(
    ctx: &Context,
    style: &Style<'_>,
    (hud, tournament): (&Hud<'_>, &TournamentHud<'_>),
    open: &OpenOffer,
) -> Option<OfferAnswer> {
    let body = |column: &mut Column<'_, '_>| {
        title(column, style, tournament, open);
        column.say(style.body(), &style.say(&text::tournament_table::add_on_about()));
        column.space(style.theme.spacing.s);
        goods(column, style, open, Icon::TopUp);
        let after = hud.at().stack().get().saturating_add(open.offer.stack.get());
        column.row(&style.say(&text::tournament_table::new_stack()), &style.texts.show(&Arg::count(after)));
        if let Some(shown) = tournament.standing {
            column.row(&style.say(&text::tournament_table::average()), &style.texts.show(&Arg::count(shown.standing.average.get())));
        }
        balance(column, style, hud, tournament, open);
    };
    let words = style.say(&text::tournament_table::add_on(style.amounts.short_money(open.offer.price)));
    let no = Answer::other("add_on.no", style.say(&text::tournament_table::no_add_on()));
    match ask(ctx, style, "add_on", (hud, tournament), open, body, [no, Answer::main("add_on.go", words)])? {
        Done::Pressed(1) => Some(OfferAnswer::Asks(TournamentIntent::AddOn(open.tournament).into())),
        Done::Pressed(_) | Done::Escaped => Some(OfferAnswer::Later),
    }
}

fn ask(
    ctx: &Context,
    style: &Style<'_>,
    name: &str,
    (hud, tournament): (&Hud<'_>, &TournamentHud<'_>),
    open: &OpenOffer,
    body: impl Fn(&mut Column<'_, '_>),
    [no, yes]: [Answer<'_>; 2],
) -> Option<Done> {
    let ready = tournament.awake && !tournament.waits();
    let affordable = hud.balance >= open.offer.price;
    let first = if affordable { yes.name } else { no.name };
    let frame = Frame { name, width: style.l(style.theme.tournament_table.decision), first: Some(first), caption: None, aside: false };
    frame.decision(ctx, style, body, &[no.enabled(ready), yes.enabled(ready && affordable)])
}

fn title(column: &mut Column<'_, '_>, style: &Style<'_>, tournament: &TournamentHud<'_>, open: &OpenOffer) {
    let (words, caption) = match open.offer.what {
        OfferKind::Rebuy => (text::tournament_table::rebuy_title(), text::tournament_table::answer_within()),
        OfferKind::AddOn => (text::tournament_table::add_on_title(), text::tournament_table::offered_for()),
        OfferKind::ReEntry => (text::tournament_table::again_title(), text::tournament_table::answer_within()),
    };
    let time = open.left.map(|left| countdown_words(left.seconds(tournament.now_ms)));
    let caption = style.say(&caption);
    column.title(&style.say(&words), time.as_ref().map(|time| (caption.as_str(), time.as_str())));
    column.space(style.theme.spacing.xxs);
}

/// The chips and their price.
fn goods(column: &mut Column<'_, '_>, style: &Style<'_>, open: &OpenOffer, icon: Icon) {
    let chips = style.say(&text::tournament::chips(Arg::count(open.offer.stack.get())));
    let price = style.texts.show(&style.amounts.money(open.offer.price));
    column.boxed(&BoxedLine { icon, title: &chips, about: "", value: &price });
    column.space(style.theme.spacing.xs);
}

/// The balance before or after it, and why it is not possible.
fn balance(column: &mut Column<'_, '_>, style: &Style<'_>, hud: &Hud<'_>, tournament: &TournamentHud<'_>, open: &OpenOffer) {
    let after = hud.balance.checked_sub(open.offer.price);
    let label = if after.is_some() { text::tournament_table::balance_after() } else { text::tournament_table::balance() };
    column.row(&style.say(&label), &style.money_alone(after.unwrap_or(hud.balance)));
    if after.is_none() {
        column.warn(&style.say(&text::tournament_table::too_poor()));
    } else if tournament.waits() {
        column.say(style.caption(), &style.say(&text::tournament_table::waits()));
    } else if let Some(refused) = tournament.refused()
        && matches!(refused.request, Request::Rebuy { .. } | Request::AddOn { .. } | Request::DeclineRebuy { .. })
    {
        column.warn(&style.say(&refusal_text(&refused.reason, &style.amounts)));
    }
}

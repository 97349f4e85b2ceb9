//! Draws the sheet over a tournament's table, if there is one.

use bevy_egui::egui::Context;
use poker_client::{Intent, NoticeKind, OpenDeal, OutcomeKind, TableNotice, place_text};
use poker_protocol::{DealKind, OfferKind};
use poker_text::text;

use super::deal::deal_ui;
use super::drum::drum_ui;
use super::facts::corners_ui;
use super::offer::{OfferAnswer, add_on_ui, rebuy_ui};
use super::over::{awaits_place_ui, over_ui};
use super::propose::propose_ui;
use super::told::{break_ui, final_table_ui, hand_for_hand_ui, moved_ui};
use crate::layout::TableLayout;
use crate::panel::hud::Hud;
use crate::panel::tournament_hud::TournamentHud;
use crate::panel::tournament_state::TournamentPanelState;
use crate::style::Style;

/// Draws the cards in the corners, and the sheet over the table. Returns the intents.
pub fn tournament_ui(
    ctx: &Context,
    style: &Style<'_>,
    layout: &TableLayout,
    hud: &Hud<'_>,
    state: &mut TournamentPanelState,
) -> Vec<Intent> {
    let Some(tournament) = &hud.tournament else { return Vec::new() };
    corners_ui(ctx, style, layout, hud, tournament);
    let Some(notice) = tournament.notice.filter(|_| !state.covered) else { return Vec::new() };
    let both = (hud, tournament);
    let away = match notice {
        TableNotice::Drum { drawn, since_ms } => drum_ui(ctx, style, layout, tournament, (drawn, since_ms)),
        TableNotice::Moved(moved) => moved_ui(ctx, style, layout, both, moved),
        TableNotice::FinalTable => final_table_ui(ctx, style, layout, tournament),
        TableNotice::Break(left) => {
            break_ui(ctx, style, layout, tournament, left);
            None
        }
        TableNotice::HandForHand => {
            hand_for_hand_ui(ctx, style, layout, tournament);
            None
        }
        TableNotice::Over(outcome) => return over_ui(ctx, style, both, outcome),
        TableNotice::AwaitsPlace { entry, again } => return awaits_place_ui(ctx, style, tournament, entry, again.as_ref()),
        TableNotice::Deal(OpenDeal::Proposed { proposal, left }) => {
            return deal_ui(ctx, style, tournament, proposal, *left).into_iter().collect();
        }
        TableNotice::Deal(OpenDeal::Asked { .. }) => None,
        TableNotice::Rebuy(open) => return asked_of(rebuy_ui(ctx, style, both, &open)),
        TableNotice::AddOn(open) => match add_on_ui(ctx, style, both, &open) {
            Some(OfferAnswer::Later) => Some(NoticeKind::AddOn),
            answer => return asked_of(answer),
        },
    };
    if let Some(kind) = away {
        state.notices.put_away(tournament.table, kind);
        ctx.request_repaint();
    }
    Vec::new()
}

/// What a screen reader says when a notice comes up.
pub(in crate::panel) fn notice_words(style: &Style<'_>, hud: &Hud<'_>, notice: TableNotice<'_>) -> String {
    let words = match notice {
        TableNotice::Drum { .. } => text::tournament_table::drum_title(),
        TableNotice::Over(outcome) => match outcome.how {
            OutcomeKind::Placed { place: 1, .. } => text::tournament_table::won(),
            OutcomeKind::Placed { place, .. } => text::tournament_table::finished(place_text(place)),
            OutcomeKind::Survived { .. } => text::tournament_table::survived_title(),
            OutcomeKind::Cancelled { .. } => text::tournament_table::cancelled_title(),
        },
        TableNotice::AwaitsPlace { .. } => text::tournament_table::out_title(),
        TableNotice::Rebuy(_) => text::tournament_table::rebuy_title(),
        TableNotice::AddOn(_) => text::tournament_table::add_on_title(),
        TableNotice::Deal(_) => text::tournament_table::deal_title(),
        TableNotice::Moved(_) => text::tournament_table::moved_title(hud.model.info().table.0.to_string()),
        TableNotice::FinalTable => text::tournament_table::final_table(),
        TableNotice::Break(_) => text::tournament_table::break_title(),
        TableNotice::HandForHand => text::tournament_table::hand_for_hand_waits(),
    };
    style.say(&words)
}

fn asked_of(answer: Option<OfferAnswer>) -> Vec<Intent> {
    match answer {
        Some(OfferAnswer::Asks(intent)) => vec![intent],
        Some(OfferAnswer::Later) | None => Vec::new(),
    }
}

/// Draws the sheet of an offer that the player opened. Returns the intents, and whether the sheet is closed.
pub(in crate::panel) fn offer_dialog_ui(ctx: &Context, style: &Style<'_>, hud: &Hud<'_>, what: OfferKind) -> (Vec<Intent>, bool) {
    let Some(tournament) = &hud.tournament else { return (Vec::new(), true) };
    let Some(open) = tournament.offer(what).filter(|_| tournament.notice.is_none_or(|notice| !notice.is_decision())) else {
        return (Vec::new(), true);
    };
    let awake = TournamentHud { awake: true, ..*tournament };
    let answer = match what {
        OfferKind::Rebuy => rebuy_ui(ctx, style, (hud, &awake), &open),
        OfferKind::AddOn | OfferKind::ReEntry => add_on_ui(ctx, style, (hud, &awake), &open),
    };
    let close = answer == Some(OfferAnswer::Later);
    (asked_of(answer), close)
}

/// Draws the sheet for proposing a deal. Returns the intents, and whether the sheet is closed.
pub(in crate::panel) fn propose_dialog_ui(ctx: &Context, style: &Style<'_>, hud: &Hud<'_>, chosen: &mut DealKind) -> (Vec<Intent>, bool) {
    let Some(tournament) = hud.tournament.filter(|tournament| tournament.notice.is_none_or(|notice| !notice.is_decision())) else {
        return (Vec::new(), true);
    };
    let (asked, close) = propose_ui(ctx, style, &TournamentHud { awake: true, ..tournament }, chosen);
    (asked.into_iter().collect(), close)
}

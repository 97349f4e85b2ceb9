//! What has become of a tournament that is over or was cancelled, and words in place of what is not known.

use bevy_egui::egui::{Rect, Ui, pos2};
use poker_client::CancelledTournament;
use poker_protocol::{CancelReason, LobbyStage};
use poker_text::{Text, text};

use super::TournamentView;
use crate::style::{Icon, Paragraphs, Style, TextSide, Weight};
use crate::widget::card;

/// Draws words in the middle of an empty card.
pub(super) fn note(ui: &Ui, style: &Style<'_>, rect: Rect, words: &Text) {
    card(ui, style, rect);
    style.fit(ui, rect.shrink(style.d(style.theme.spacing.l)), TextSide::Middle, style.body(), &style.say(words));
}

/// Says at the top of `room` that the tournament is over or was cancelled. Returns the room below.
pub(super) fn outcome(ui: &Ui, style: &Style<'_>, view: &TournamentView<'_>, room: Rect) -> Rect {
    let Some((told, refunded)) = told(style, view) else { return room };
    let set = style.body().weight(Weight::SemiBold).ink(style.ink.text);
    let side = set.size * 1.4;
    let paragraphs = Paragraphs::new(set, &told, style.d(style.theme.spacing.xxs)).and(style.body(), &refunded);
    let width = room.width() - side * 1.5;
    style.icon(ui, Icon::Info, pos2(room.left() + side / 2.0, room.top() + side / 2.0), side, style.ink.text2);
    let height = paragraphs.draw(ui, style, pos2(room.left() + side * 1.5, room.top()), width);
    room.with_min_y(room.top() + height.max(side) + style.d(style.theme.spacing.xs))
}

/// What is said, and what was paid back.
fn told(style: &Style<'_>, view: &TournamentView<'_>) -> Option<(String, String)> {
    if let Some(CancelledTournament { why, refund }) = view.looked_at().and_then(|looked_at| looked_at.cancelled()) {
        let refund = refund.as_ref().filter(|refund| !refund.money.is_zero());
        let refunded = refund.map(|refund| style.say(&text::event::refunded(style.money(refund.money))));
        return Some((style.say(&reason(*why)), refunded.unwrap_or_default()));
    }
    let words = match view.overview()?.row.stage {
        LobbyStage::Finished => text::event::finished(),
        LobbyStage::Cancelled => text::registration::cancelled(),
        LobbyStage::Registering | LobbyStage::LateRegistration | LobbyStage::Playing | LobbyStage::Break | LobbyStage::FinalTable => {
            return None;
        }
    };
    Some((style.say(&words), String::new()))
}

fn reason(why: CancelReason) -> Text {
    match why {
        CancelReason::TooFewEntries => text::event::cancelled_few(),
        CancelReason::House => text::event::cancelled_house(),
        CancelReason::Fault => text::event::cancelled_fault(),
    }
}

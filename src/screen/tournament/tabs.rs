//! The tabs of the page.

use bevy_egui::egui::{Rect, Ui, pos2};
use poker_text::{Text, text};

use super::state::TournamentTab;
use super::{TournamentPageState, TournamentView};
use crate::style::{Style, Weight};
use crate::widget::tab;

/// The name of the control of a tab.
pub(super) fn control(of: TournamentTab) -> &'static str {
    match of {
        TournamentTab::Overview => "tournament.tab.overview",
        TournamentTab::Structure => "tournament.tab.structure",
        TournamentTab::Prizes => "tournament.tab.prizes",
        TournamentTab::Players => "tournament.tab.players",
        TournamentTab::Tables => "tournament.tab.tables",
        TournamentTab::Satellites => "tournament.tab.satellites",
    }
}

fn words(of: TournamentTab) -> Text {
    match of {
        TournamentTab::Overview => text::event::overview(),
        TournamentTab::Structure => text::event::structure(),
        TournamentTab::Prizes => text::event::prizes(),
        TournamentTab::Players => text::event::players(),
        TournamentTab::Tables => text::event::tables(),
        TournamentTab::Satellites => text::event::satellites(),
    }
}

/// Whether a tab is there: that of satellites only where there are some, or where the winners enter another tournament.
fn is_there(of: TournamentTab, view: &TournamentView<'_>) -> bool {
    let leads = || view.overview().is_some_and(|overview| overview.terms.target.is_some());
    of != TournamentTab::Satellites || leads() || !view.satellites().is_empty()
}

/// Draws the tabs at the top of `room`, on as many lines as they need, and follows a click. Returns the room below them.
pub(super) fn tabs(ui: &Ui, style: &Style<'_>, view: &TournamentView<'_>, state: &mut TournamentPageState, room: Rect) -> Rect {
    if !is_there(state.tab, view) {
        state.tab = TournamentTab::Overview;
    }
    let line = style.hit(style.theme.screen.filter);
    let gap = style.d(style.theme.spacing.xl).max(style.theme.size.target_gap * 2.0);
    let lettering = style.label();
    let (mut x, mut y) = (room.left(), room.top());
    for of in TournamentTab::ALL.into_iter().filter(|of| is_there(*of, view)) {
        let words = style.say(&words(of));
        let width = lettering.weight(Weight::SemiBold).width(ui, &words).max(style.theme.size.min_target);
        if x > room.left() && x + width > room.right() {
            (x, y) = (room.left(), y + line);
        }
        let band = Rect::from_min_max(pos2(x, y), pos2(room.right(), y + line));
        if tab(ui, style, control(of), x, band, lettering, &words, of == state.tab).1 {
            state.tab = of;
        }
        x += width + gap;
    }
    room.with_min_y(y + line + style.d(style.theme.spacing.xs))
}

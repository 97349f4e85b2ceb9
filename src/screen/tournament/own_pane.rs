//! The pane beside the tabs: the player's own place or the clock, the prizes, and the main button.

use bevy_egui::egui::{Rect, Ui, pos2};
use poker_client::{EntryChoice, Intent};
use poker_protocol::TournamentOverview;
use poker_text::text;

use super::TournamentView;
use super::own_facts::own_facts;
use super::page_head::{state, state_width};
use crate::screen::form::FormUi;
use crate::screen::refusal_note::RefusalNote;
use crate::screen::tournament_list::clock_card::clock_card;
use crate::screen::tournament_list::entry_button::refusal;
use crate::screen::tournament_list::pane::{prizes, register_text};
use crate::style::{Style, TextSide, Weight};
use crate::widget::{card, rule, scrolled};

/// Draws the pane. Returns the intents.
pub(super) fn own_pane(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &TournamentView<'_>,
    overview: &TournamentOverview,
    rect: Rect,
) -> Vec<Intent> {
    card(ui, style, rect);
    let mut intents = Vec::new();
    let room = rect.shrink(style.d(style.theme.spacing.xl));
    let Some(listed) = view.listed() else { return intents };
    let access = view.access();
    let gap = style.d(style.theme.spacing.s).max(style.theme.size.target_gap);
    let tall = style.hit(style.theme.control.button_tall);
    let main = Rect::from_min_max(pos2(room.left(), room.bottom() - tall), room.max);
    let mut above = if access.control().is_some() { room.with_max_y(main.top() - gap) } else { room };
    let told = refusal(style, &view.entries, &[EntryChoice::Tournament(view.tournament)]);
    let told = told.as_deref().map(|words| RefusalNote::of(ui, style, words, above.width()));
    let low = above;
    if let Some(note) = &told {
        above.max.y -= note.height();
    }
    scrolled(ui, "tournament own", above, |ui, room| {
        let mut form = FormUi::bare(ui, style, room);
        let width = state_width(form.ui, style, &listed);
        let strip = form.strip(style.d(style.theme.list.row));
        let of_whom = if listed.own.is_some() { text::event::own() } else { text::tournaments::col_state() };
        let heading = style.body().weight(Weight::SemiBold).ink(style.ink.muted);
        let title = strip.with_max_x(strip.right() - width - style.d(style.theme.spacing.xs));
        style.shrink(form.ui, title, TextSide::Left, heading, &style.say(&of_whom));
        state(form.ui, style, &listed, strip.with_min_x(strip.right() - width));
        form.space(style.theme.spacing.xs);
        own_facts(&mut form, view, overview);
        if view.seat().is_none() {
            clock_card(&mut form, &view.entries, &listed);
        }
        form.space(style.theme.spacing.xs);
        rule(form.ui, style, form.left, form.right, form.y);
        form.space(style.theme.spacing.xs);
        prizes(&mut form, &listed, Some(&overview.prizes));
        form.y - room.top()
    });
    if let Some(note) = &told {
        note.draw(ui, style, low);
    }
    intents.extend(access.button(ui, style, &view.entries, (access.control(), &register_text(style, &listed)), main));
    intents
}

//! What the player registers for: the game, when it begins, and how many have registered.

use poker_client::{game_text, start_text};
use poker_protocol::Begins;
use poker_text::{Arg, text};

use super::RegistrationView;
use crate::screen::fact_line::dotted;
use crate::screen::form::FormUi;
use crate::widget::rule;

/// Draws the facts.
pub(super) fn head(form: &mut FormUi<'_, '_, '_>, view: &RegistrationView<'_>) {
    let style = form.style;
    let mut facts = vec![style.say(&game_text(&view.facts.game))];
    let row = view.known_row().filter(|_| view.players.is_none());
    if let Some(players) = view.players {
        facts.push(style.say(&text::tournaments::players(Arg::count(players.into()))));
    }
    if let Some(row) = row {
        if let Begins::At { time } = row.begins {
            facts.push(style.texts.show(&start_text((view.local)(time), (view.local)(view.wall_ms))));
        }
        facts.push(style.say(&text::tournaments::entries_short(Arg::count(row.entries.into()))));
        if !row.guarantee.is_zero() {
            facts.push(style.say(&text::tournaments::guaranteed_amount(style.amounts.short_money(row.guarantee))));
        }
    }
    dotted(form, &facts);
    form.space(style.theme.spacing.xs);
    rule(form.ui, style, form.left, form.right, form.y);
    form.space(style.theme.spacing.s);
}

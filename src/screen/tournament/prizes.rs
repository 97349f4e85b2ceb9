//! The prizes of a tournament, and whether they are final (R-PRZ-1).

use poker_client::{places_text, prize_text};
use poker_protocol::PrizesView;
use poker_text::{Arg, text};

use super::said_row::said;
use crate::screen::form::FormUi;

pub(super) fn prizes(form: &mut FormUi<'_, '_, '_>, prizes: &PrizesView) {
    let style = form.style;
    if prizes.rows.is_empty() {
        form.block(style.body(), &style.say(&text::event::no_prizes()));
        return;
    }
    form.group("", |form| {
        if !prizes.pool.is_zero() {
            said(form, &style.say(&text::tournaments::col_pool()), "", &style.money_alone(prizes.pool));
        }
        for row in &prizes.rows {
            said(form, &style.say(&places_text(row.from, row.to)), "", &style.texts.show(&prize_text(&row.prize, &style.amounts)));
        }
    });
    if let Some(last) = prizes.rows.last() {
        form.block(style.caption(), &style.say(&text::tournaments::places_paid(Arg::count(last.to.into()))));
    }
    if !prizes.is_final {
        form.block(style.caption(), &style.say(&text::tournaments::not_final()));
    }
}

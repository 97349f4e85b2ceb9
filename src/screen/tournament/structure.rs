//! The levels of a tournament, the present one marked.

use poker_client::{blinds_text, countdown_words, duration_text};
use poker_protocol::TournamentOverview;
use poker_text::{Arg, text};

use super::TournamentView;
use super::said_row::said;
use crate::screen::form::FormUi;

pub(super) fn structure(form: &mut FormUi<'_, '_, '_>, view: &TournamentView<'_>, overview: &TournamentOverview) {
    let style = form.style;
    let clock = view.looked_at.and_then(|looked_at| looked_at.level(view.now_ms));
    form.group("", |form| {
        for (number, level) in (1_u32..).zip(&overview.terms.levels) {
            let label = style.say(&text::tournament::level(Arg::count(number.into())));
            let now = clock.filter(|clock| clock.level == number);
            let length = if level.length_ms == 0 { String::new() } else { style.say(&duration_text(level.length_ms.into())) };
            let help = match now {
                Some(clock) => {
                    let left = countdown_words(u64::from(clock.left_ms).div_ceil(1_000));
                    [length, style.say(&text::event::now()), left].join(" · ")
                }
                None => length,
            };
            said(form, &label, &help, &style.say(&blinds_text(&level.stakes)));
        }
    });
}

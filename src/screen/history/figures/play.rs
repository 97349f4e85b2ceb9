//! How the player plays, with the size of each sample.

use poker_archive::{Figures, Share};
use poker_text::{Arg, Text, text};

use super::numbers;
use crate::screen::fact_line::fact_line;
use crate::screen::form::FormUi;

/// Draws a line for each figure.
pub(super) fn play(form: &mut FormUi<'_, '_, '_>, figures: &Figures) {
    let style = form.style;
    let play = &figures.play;
    let mut line = |label: &Text, share: Share, told: Option<String>| {
        let words = match told {
            Some(told) => text::figures::share(told, Arg::count(share.out_of)),
            None => text::figures::share_few(Arg::count(share.out_of), Arg::count(Share::ENOUGH)),
        };
        fact_line(form, label, &style.say(&words));
    };
    let shares = [
        (text::figures::vpip(), play.vpip),
        (text::figures::pfr(), play.pfr),
        (text::figures::three_bet(), play.three_bet),
        (text::figures::continuation(), play.continuation),
        (text::figures::wtsd(), play.wtsd),
        (text::figures::won_showdown(), play.won_showdown),
        (text::figures::aggression(), play.aggression_frequency),
    ];
    for (label, share) in shares {
        line(&label, share, numbers::share(style, share));
    }
    line(&text::figures::factor(), play.aggression_factor, numbers::factor(style, play.aggression_factor));
}

//! The settings of the session clock and of the reminder of a break.

use poker_client::{BreakAfter, Intent, Settings};
use poker_text::{Arg, text};

use super::rows::{choice, says, switch};
use crate::screen::form::FormUi;
use crate::screen::player::changed;

pub(super) fn rows(form: &mut FormUi<'_, '_, '_>, settings: &Settings) -> Vec<Intent> {
    let clock = says(text::session::shows_clock(), text::session::shows_clock_help());
    let clock = switch(form, "settings.shows_session", &clock, settings, |settings| &mut settings.session.shows_clock);
    let minutes = |minutes| text::session::minutes(Arg::count(minutes));
    let choices = BreakAfter::ALL.map(|after| (tag(after), after.minutes().map_or_else(text::session::never, minutes)));
    let chosen = BreakAfter::ALL.iter().position(|after| *after == settings.session.break_after);
    let reminder = says(text::session::break_after(), text::session::break_after_help());
    let after = choice(form, "settings.break_after", &reminder, &choices, chosen).and_then(|at| BreakAfter::ALL.get(at));
    let after = after.map(|after| changed(settings, |settings| settings.session.break_after = *after));
    clock.into_iter().chain(after).collect()
}

fn tag(after: BreakAfter) -> &'static str {
    match after {
        BreakAfter::Never => "never",
        BreakAfter::Half => "half",
        BreakAfter::Hour => "hour",
        BreakAfter::HourAndHalf => "hour_and_half",
        BreakAfter::TwoHours => "two_hours",
    }
}

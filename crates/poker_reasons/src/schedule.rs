//! Texts for tournaments that the house cannot schedule.

use poker_room::{LONGEST_TOURNAMENT_NAME, ScheduleRefusal};
use poker_text::{Arg, Text, text};

use crate::mistake_text;

/// The text for the reason why a room does not announce a tournament.
#[must_use]
pub fn schedule_text(refusal: &ScheduleRefusal) -> Text {
    match refusal {
        ScheduleRefusal::NoTournaments => text::order::no_tournaments(),
        ScheduleRefusal::NoSuchRulebook(rulebook) => text::order::no_such_rulebook(rulebook),
        ScheduleRefusal::Past => text::order::time_past(),
        ScheduleRefusal::BadName => text::order::bad_name(Arg::count(LONGEST_TOURNAMENT_NAME as u64)),
        ScheduleRefusal::NotPrivate => text::order::not_private(),
        ScheduleRefusal::NoDeals => text::order::no_deals(),
        ScheduleRefusal::LeadsOn => text::order::leads_on(),
        ScheduleRefusal::Offer(mistake) => mistake_text(mistake),
    }
}

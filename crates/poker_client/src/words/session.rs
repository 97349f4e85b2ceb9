//! The time at the tables in words.

use poker_text::{Arg, Text, text};

use crate::SessionFigures;

/// How long the player has been at the tables, as hours and minutes, and how many hands were dealt.
#[must_use]
pub fn session_text(session: SessionFigures) -> Text {
    let time = format!("{}:{:02}", session.minutes / 60, session.minutes % 60);
    text::session::clock(time, Arg::count(session.hands))
}

#[cfg(test)]
mod tests {
    use poker_text::{Language, Texts};

    use super::*;

    #[test]
    fn the_time_is_told_in_hours_and_minutes_with_the_hands() {
        let texts = Texts::embedded(Language::English);
        let said = |minutes, hands| texts.say(&session_text(SessionFigures { minutes, hands }));
        assert_eq!(said(65, 1), "Session 1:05 · 1 hand");
        assert_eq!(said(0, 0), "Session 0:00 · 0 hands");
    }
}

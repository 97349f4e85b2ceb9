//! The levels of a tournament with its breaks, and what happens at their ends.

use poker_protocol::{Begins, EndsWhen, LevelRow, LobbyStage, RegistrationEnd, TournamentOverview};

use super::LookedAt;

/// The time between two breaks, which begin at the same minute of each hour, in milliseconds.
const HOUR_MS: u64 = 3_600_000;
const MINUTE_MS: u64 = 60_000;

/// A line of the structure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StructureLine {
    Level(StructureLevel),
    /// A break, as far as it can be foreseen: levels and hands decide when exactly it begins.
    Break {
        /// When it begins, in milliseconds since 1970.
        at: u64,
        length_ms: u32,
    },
}

/// A level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StructureLevel {
    /// Its number, from 1.
    pub number: u32,
    pub row: LevelRow,
    pub when: LevelTime,
    /// What happens at its end, or in it.
    pub ends: Vec<LevelEnd>,
}

/// Whether a level is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LevelTime {
    Past,
    /// It is being played, and has this time left in milliseconds, or this number of hands.
    Now {
        left_ms: u32,
        hands_left: Option<u32>,
    },
    Later,
}

/// What ends with a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LevelEnd {
    LateRegistration,
    Rebuys,
    /// The add-on is offered when the level is over.
    AddOn,
    /// The first phase ends.
    Phase,
}

/// The lines of the structure of a tournament. `now_ms` is the app's time, `wall_ms` the time in milliseconds since 1970. Empty until the
/// room has told of the tournament.
#[must_use]
pub fn structure_lines(looked_at: &LookedAt, now_ms: u64, wall_ms: u64) -> Vec<StructureLine> {
    let Some(overview) = looked_at.overview() else { return Vec::new() };
    let clock = looked_at.level(now_ms);
    let is_over = matches!(overview.row.stage, LobbyStage::Finished | LobbyStage::Cancelled);
    let mut foresight = Foresight::of(overview, looked_at, now_ms, wall_ms);
    let mut lines = Vec::new();
    for (number, row) in (1_u32..).zip(&overview.terms.levels) {
        let when = match clock {
            Some(clock) if clock.level == number => LevelTime::Now { left_ms: clock.left_ms, hands_left: clock.hands_left },
            Some(clock) if clock.level > number => LevelTime::Past,
            Some(_) | None => LevelTime::Later,
        };
        let length = if let LevelTime::Now { left_ms, .. } = when { left_ms } else { row.length_ms };
        let foreseen = foresight.as_mut().filter(|_| when != LevelTime::Past && !is_over).map(|foresight| foresight.play(length));
        let (from, to, breaks) = foreseen.unwrap_or_default();
        let ends = ends(overview, number, from..to);
        lines.push(StructureLine::Level(StructureLevel { number, row: *row, when, ends }));
        lines.extend(breaks.into_iter().map(|(at, length_ms)| StructureLine::Break { at, length_ms }));
    }
    lines
}

/// What ends with a level that is played `during` this time; the time is empty if it is not known.
fn ends(overview: &TournamentOverview, number: u32, during: std::ops::Range<u64>) -> Vec<LevelEnd> {
    let terms = &overview.terms;
    let late = match overview.row.late_until {
        Some(RegistrationEnd::Level { level }) => level == number,
        Some(RegistrationEnd::At { time }) => during.contains(&time),
        None => false,
    };
    let rebuys = terms.rebuys.is_some_and(|rebuys| rebuys.last_level == number);
    let add_on = terms.add_on.is_some_and(|add_on| add_on.after_level == number);
    let phase = terms.ends == EndsWhen::AfterLevel { level: number };
    let ends = [(late, LevelEnd::LateRegistration), (rebuys, LevelEnd::Rebuys), (add_on, LevelEnd::AddOn), (phase, LevelEnd::Phase)];
    ends.into_iter().filter(|(there, _)| *there).map(|(_, end)| end).collect()
}

/// The times at which levels will be played, if every break begins when it should.
struct Foresight {
    /// The time that has been reached, in milliseconds since 1970.
    at: u64,
    next_break: Option<u64>,
    break_ms: u32,
}

/// When a level begins and ends, and the breaks in it with their lengths.
type PlayedLevel = (u64, u64, Vec<(u64, u32)>);

impl Foresight {
    /// `None` if it is not known when play begins, or how long levels are.
    fn of(overview: &TournamentOverview, looked_at: &LookedAt, now_ms: u64, wall_ms: u64) -> Option<Self> {
        let terms = &overview.terms;
        let first = u64::from(terms.levels.first().filter(|level| level.length_ms > 0)?.length_ms);
        let break_ms = terms.breaks.map_or(0, |breaks| breaks.length_ms);
        if overview.standing.clock.is_some() {
            // The level stands still while a break lasts.
            let pause = looked_at.break_left().map_or(0, |left| left.left_ms(now_ms));
            let next_break = looked_at.next_break().map(|left| wall_ms + left.left_ms(now_ms));
            return Some(Self { at: wall_ms + pause, next_break, break_ms });
        }
        let Begins::At { time } = overview.row.begins else { return None };
        let next_break = terms.breaks.map(|breaks| {
            // There is none during the first level.
            let from = time + first;
            let minute = u64::from(breaks.minute) * MINUTE_MS;
            let into = from % HOUR_MS;
            if into <= minute { from - into + minute } else { from - into + minute + HOUR_MS }
        });
        Some(Self { at: time, next_break, break_ms })
    }

    /// Plays a level that has `length_ms` left.
    fn play(&mut self, length_ms: u32) -> PlayedLevel {
        let from = self.at;
        let mut to = from + u64::from(length_ms);
        let mut breaks = Vec::new();
        while let Some(at) = self.next_break.filter(|at| *at < to) {
            breaks.push((at, self.break_ms));
            to += u64::from(self.break_ms);
            self.next_break = Some(at + HOUR_MS);
        }
        self.at = to;
        (from, to, breaks)
    }
}

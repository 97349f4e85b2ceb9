//! How a tournament stands.

use poker_protocol::{LevelClock, Pace, Standing};
use poker_rules::Chips;

use crate::Now;
use crate::tournament::{Stage, Tournament};

impl Tournament {
    /// How it stands, with the stacks as they were at the beginning of the hands in progress.
    #[must_use]
    pub fn standing(&self, now: Now) -> Standing {
        let stacks = self.stacks();
        let sum: Chips = stacks.iter().copied().sum();
        let players = u64::try_from(stacks.len()).unwrap_or(u64::MAX).max(1);
        Standing {
            clock: self.level_clock(now),
            pace: self.pace(now),
            next_break_ms: self.next_break().map(|at| at.ms_since(self.clock_time(now))),
            entries: self.entries(),
            left: self.left(),
            tables: u32::try_from(self.table_ids().len()).unwrap_or(u32::MAX),
            pool: self.shown_pool(),
            average: Chips::new(sum.get() / players),
            largest: stacks.iter().copied().max().unwrap_or_default(),
            smallest: stacks.iter().copied().min().unwrap_or_default(),
        }
    }

    fn stacks(&self) -> Vec<Chips> {
        let Stage::Playing(play) = &self.stage else { return Vec::new() };
        play.tables().values().flat_map(|table| table.seated().map(|(_, seated)| seated.stack())).collect()
    }

    fn next_break(&self) -> Option<Now> {
        let Stage::Playing(play) = &self.stage else { return None };
        play.next_break.filter(|_| play.break_until.is_none())
    }

    fn clock_time(&self, now: Now) -> Now {
        if let Stage::Playing(play) = &self.stage { play.clock_time(now) } else { now }
    }

    /// The number of hands until the next level, that of the person's table in progress included; `None` where levels end after their time.
    #[must_use]
    pub fn hands_left_in_level(&self) -> Option<u32> {
        let Stage::Playing(play) = &self.stage else { return None };
        let playing = play.tables.leading().and_then(|table| play.tables().get(&table)).is_some_and(|table| table.plays_hand());
        Some(play.clock.hands_left(&play.start.levels)? + u32::from(playing))
    }

    /// The level that is being played; `None` if the tournament is not being played.
    #[must_use]
    pub fn level_clock(&self, now: Now) -> Option<LevelClock> {
        let Stage::Playing(play) = &self.stage else { return None };
        let levels = &play.start.levels;
        let level = play.clock.level();
        Some(LevelClock {
            level,
            stakes: levels.get(level).stakes,
            left_ms: play.clock.left_ms(levels, play.clock_time(now)),
            hands_left: self.hands_left_in_level(),
            next: levels.get(level.saturating_add(1)).stakes,
        })
    }

    /// What makes the tables wait.
    #[must_use]
    pub fn pace(&self, now: Now) -> Pace {
        let Stage::Playing(play) = &self.stage else { return Pace::default() };
        Pace {
            hand_for_hand: play.holds.hand_for_hand,
            break_left_ms: play.break_until.map(|until| until.ms_since(now)),
            time_up: play.holds.time_up,
        }
    }
}

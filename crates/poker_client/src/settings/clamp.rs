//! Moves values into their ranges.

use std::ops::RangeInclusive;

use super::{Adjusted, Bounds, Field, Settings, table_name};

impl Settings {
    /// Moves every value into its range and tells which were not.
    pub fn clamp(&mut self) -> Vec<Adjusted> {
        let mut changed = Changes(Vec::new());
        changed.name(&mut self.name);
        changed.small(Field::Avatar, &mut self.avatar, Bounds::AVATAR);
        changed.large(Field::ClickGuard, &mut self.click_guard_ms, Bounds::CLICK_GUARD);
        changed.large(Field::TextScale, &mut self.text_scale, Bounds::TEXT_SCALE);
        changed.small(Field::MasterVolume, &mut self.sounds.master, Bounds::VOLUME);
        changed.small(Field::TableVolume, &mut self.sounds.table, Bounds::VOLUME);
        changed.small(Field::TurnVolume, &mut self.sounds.turn, Bounds::VOLUME);
        changed.small(Field::TimeVolume, &mut self.sounds.time, Bounds::VOLUME);
        changed.large(Field::WindowWidth, &mut self.window.width, Bounds::WINDOW_WIDTH);
        changed.large(Field::WindowHeight, &mut self.window.height, Bounds::WINDOW_HEIGHT);
        changed.small(Field::Opponents, &mut self.practice.opponents, Bounds::OPPONENTS);
        changed.large(Field::BotPaceMin, &mut self.practice.pace.min_ms, Bounds::BOT_PACE);
        let longest = self.practice.pace.min_ms..=*Bounds::BOT_PACE.end();
        changed.large(Field::BotPaceMax, &mut self.practice.pace.max_ms, longest);
        changed.0
    }
}

struct Changes(Vec<Adjusted>);

impl Changes {
    fn fit(&mut self, field: Field, was: u16, range: RangeInclusive<u16>) -> u16 {
        let now = was.clamp(*range.start(), *range.end());
        if now != was {
            self.0.push(Adjusted { field, was, now });
        }
        now
    }

    fn name(&mut self, name: &mut String) {
        let fit = table_name(name);
        if fit != *name {
            let letters = |name: &str| u16::try_from(name.chars().count()).unwrap_or(u16::MAX);
            self.0.push(Adjusted { field: Field::Name, was: letters(name), now: letters(&fit) });
            *name = fit;
        }
    }

    fn large(&mut self, field: Field, value: &mut u16, range: RangeInclusive<u16>) {
        *value = self.fit(field, *value, range);
    }

    fn small(&mut self, field: Field, value: &mut u8, range: RangeInclusive<u16>) {
        *value = u8::try_from(self.fit(field, u16::from(*value), range)).unwrap_or(u8::MAX);
    }
}

//! Moves values into their ranges.

use std::ops::RangeInclusive;

use super::{AdjustedSetting, Bounds, MAX_LOOK_NAME, SettingField, Settings};
use crate::{BetPresets, KeySettings, PresetList, short_name};

impl Settings {
    /// Moves every value into its range; returns the values that changed.
    pub fn clamp(&mut self) -> Vec<AdjustedSetting> {
        let mut changed = Changes(Vec::new());
        changed.name(&mut self.name);
        changed.small(SettingField::Avatar, &mut self.avatar, Bounds::AVATAR);
        changed.large(SettingField::ClickGuard, &mut self.click_guard_ms, Bounds::CLICK_GUARD);
        changed.presets(SettingField::PresetsBeforeFlop, &mut self.bet_presets, PresetList::BeforeFlop);
        changed.presets(SettingField::PresetsFromFlop, &mut self.bet_presets, PresetList::FromFlop);
        changed.large(SettingField::TextScale, &mut self.text_scale, Bounds::TEXT_SCALE);
        changed.small(SettingField::MasterVolume, &mut self.sounds.master, Bounds::VOLUME);
        changed.small(SettingField::TableVolume, &mut self.sounds.table, Bounds::VOLUME);
        changed.small(SettingField::TurnVolume, &mut self.sounds.turn, Bounds::VOLUME);
        changed.small(SettingField::TimeVolume, &mut self.sounds.time, Bounds::VOLUME);
        changed.small(SettingField::ToldVolume, &mut self.sounds.told, Bounds::VOLUME);
        changed.large(SettingField::StackTo, &mut self.stack.to_bb, Bounds::STACK_BB);
        let most = *Bounds::STACK_BB.start()..=self.stack.to_bb;
        changed.large(SettingField::TopUpBelow, &mut self.stack.below_bb, most);
        changed.large(SettingField::WindowWidth, &mut self.window.width, Bounds::WINDOW_WIDTH);
        changed.large(SettingField::WindowHeight, &mut self.window.height, Bounds::WINDOW_HEIGHT);
        changed.small(SettingField::Opponents, &mut self.practice.opponents, Bounds::OPPONENTS);
        changed.large(SettingField::BotPaceMin, &mut self.practice.pace.min_ms, Bounds::BOT_PACE);
        let longest = self.practice.pace.min_ms..=*Bounds::BOT_PACE.end();
        changed.large(SettingField::BotPaceMax, &mut self.practice.pace.max_ms, longest);
        for name in [&mut self.looks.felt, &mut self.looks.back, &mut self.looks.own_deck] {
            changed.look(name);
        }
        changed.unfit(SettingField::TableWindows, self.table_windows.clean());
        changed.keys(&mut self.keys);
        changed.unfit(SettingField::SavedFilters, self.lobby.saved.clean());
        changed.unfit(SettingField::SavedFilters, self.tournaments.saved.clean());
        changed.0
    }
}

struct Changes(Vec<AdjustedSetting>);

impl Changes {
    fn fit(&mut self, field: SettingField, was: u16, range: RangeInclusive<u16>) -> u16 {
        let now = was.clamp(*range.start(), *range.end());
        if now != was {
            self.0.push(AdjustedSetting { field, was, now });
        }
        now
    }

    fn name(&mut self, name: &mut String) {
        let fit = short_name(name);
        if fit != *name {
            let letters = |name: &str| u16::try_from(name.chars().count()).unwrap_or(u16::MAX);
            self.0.push(AdjustedSetting { field: SettingField::Name, was: letters(name), now: letters(&fit) });
            *name = fit;
        }
    }

    /// Cuts the name of a look.
    fn look(&mut self, name: &mut String) {
        let letters = name.chars().count();
        if letters > MAX_LOOK_NAME {
            let number = |letters: usize| u16::try_from(letters).unwrap_or(u16::MAX);
            self.0.push(AdjustedSetting { field: SettingField::LookName, was: number(letters), now: number(MAX_LOOK_NAME) });
            *name = name.chars().take(MAX_LOOK_NAME).collect();
        }
    }

    fn keys(&mut self, keys: &mut KeySettings) {
        self.unfit(SettingField::Keys, keys.clean());
    }

    /// Notes how many parts of a setting no player could have chosen; they are gone or changed.
    fn unfit(&mut self, field: SettingField, unfit: usize) {
        if unfit > 0 {
            self.0.push(AdjustedSetting { field, was: u16::try_from(unfit).unwrap_or(u16::MAX), now: 0 });
        }
    }

    /// Fits the number of presets in a list, and the value of each. An empty list becomes the default one.
    fn presets(&mut self, field: SettingField, presets: &mut BetPresets, list: PresetList) {
        let was = presets.list(list).len();
        presets.fit(list);
        let now = presets.list(list).len();
        if now != was {
            let number = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
            self.0.push(AdjustedSetting { field, was: number(was), now: number(now) });
        }
        for at in 0..now {
            let preset = presets.list(list).get(at).copied();
            if let Some((preset, was)) = preset.and_then(|preset| Some((preset, preset.value()?))) {
                let value = self.fit(SettingField::PresetValue, was, preset.kind().range());
                presets.set(list, at, preset.kind().with(value));
            }
        }
    }

    fn large(&mut self, field: SettingField, value: &mut u16, range: RangeInclusive<u16>) {
        *value = self.fit(field, *value, range);
    }

    fn small(&mut self, field: SettingField, value: &mut u8, range: RangeInclusive<u16>) {
        *value = u8::try_from(self.fit(field, u16::from(*value), range)).unwrap_or(u8::MAX);
    }
}

//! The player's choices about keys.

use serde::{Deserialize, Serialize};

use super::{KeyAction, KeyBindings, KeyChord, KeyProfile, KeySet, KeysFollow, ReservedKey};
use crate::short_name;

/// The player's choices about keys, as they are in the settings file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct KeySettings {
    /// Whether keys act at all, except for typing the amount and going back.
    pub shortcuts: bool,
    /// Whether letters mean keys or places.
    pub follow: KeysFollow,
    chosen: KeyChoice,
    profiles: Vec<KeyProfile>,
}

/// The set in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum KeyChoice {
    /// A set of the program.
    Set(KeySet),
    /// A set of the player's own by its index.
    Own(usize),
}

/// Why a key cannot be bound as the player asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyRefusal {
    Reserved(ReservedKey),
    /// Another action that is possible in the same place has the chord.
    Clash(KeyAction),
    /// The action has [`KeySettings::MOST_CHORDS`] chords already.
    Full,
    /// There are [`KeySettings::MOST_PROFILES`] sets of the player's own, and none of them is in force.
    ProfilesFull,
}

/// Why a name cannot be given to a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyNameRefusal {
    Empty,
    /// Another set of the player's own has it.
    Taken,
}

impl Default for KeyChoice {
    fn default() -> Self {
        Self::Set(KeySet::default())
    }
}

impl Default for KeySettings {
    fn default() -> Self {
        Self { shortcuts: true, follow: KeysFollow::default(), chosen: KeyChoice::default(), profiles: Vec::new() }
    }
}

impl KeySettings {
    /// The most chords of one action.
    pub const MOST_CHORDS: usize = 4;
    /// The most sets of the player's own.
    pub const MOST_PROFILES: usize = 8;

    /// The choices in which nothing was chosen yet, but with the same sets of the player's own.
    pub fn restored(&self) -> Self {
        Self { profiles: self.profiles.clone(), ..Self::default() }
    }

    /// The set in force.
    pub fn chosen(&self) -> KeyChoice {
        self.chosen
    }

    /// The sets of the player's own.
    pub fn profiles(&self) -> &[KeyProfile] {
        &self.profiles
    }

    /// The set of the player's own that is in force.
    pub fn profile(&self) -> Option<&KeyProfile> {
        match self.chosen {
            KeyChoice::Set(_) => None,
            KeyChoice::Own(at) => self.profiles.get(at),
        }
    }

    /// The set of the program that is in force, or that the set in force was made from.
    pub fn set(&self) -> KeySet {
        match self.chosen {
            KeyChoice::Set(set) => set,
            KeyChoice::Own(_) => self.profile().map(|profile| profile.set).unwrap_or_default(),
        }
    }

    /// The bindings of the set in force, as the page of keys shows them.
    pub fn chosen_bindings(&self) -> KeyBindings {
        self.profile().map_or_else(|| self.set().bindings(), KeyProfile::bindings)
    }

    /// The bindings in force: none but those for typing the amount and going back while the shortcuts are off.
    pub fn bindings(&self) -> KeyBindings {
        let bindings = self.chosen_bindings();
        if self.shortcuts { bindings } else { bindings.only(|action| !action.is_shortcut()) }
    }

    /// Chooses a set. An index without a set changes nothing.
    pub fn choose(&mut self, choice: KeyChoice) {
        if !matches!(choice, KeyChoice::Own(at) if at >= self.profiles.len()) {
            self.chosen = choice;
        }
    }

    /// Gives an action a chord: in place of the chord with the index `at`, or as one more. If a set of the program is in force, a new set
    /// of the player's own is made from it and named `own_name`. Refuses what is reserved and what another action has, and then changes
    /// nothing.
    pub fn bind(&mut self, action: KeyAction, at: Option<usize>, chord: KeyChord, own_name: &str) -> Result<(), KeyRefusal> {
        if let Some(reserved) = ReservedKey::of(chord, action, self.set()) {
            return Err(KeyRefusal::Reserved(reserved));
        }
        if let Some(other) = self.chosen_bindings().clash(action, chord) {
            return Err(KeyRefusal::Clash(other));
        }
        let bound = self.chosen_bindings();
        let chords = bound.chords(action);
        if at.is_none() && chords.len() >= Self::MOST_CHORDS && !chords.contains(&chord) {
            return Err(KeyRefusal::Full);
        }
        if chords.contains(&chord) {
            return Ok(());
        }
        let mut chords = chords.to_vec();
        match at.and_then(|at| chords.get_mut(at)) {
            Some(place) => *place = chord,
            None => chords.push(chord),
        }
        self.edited(own_name)?.put(action, chords);
        Ok(())
    }

    /// Gives an action a chord as [`Self::bind`] does, and takes it away from the actions that have it.
    pub fn bind_from_others(&mut self, action: KeyAction, at: Option<usize>, chord: KeyChord, own_name: &str) -> Result<(), KeyRefusal> {
        let mut changed = self.clone();
        changed.edited(own_name)?.take(chord, action);
        changed.bind(action, at, chord, own_name)?;
        *self = changed;
        Ok(())
    }

    /// Takes the chord with the index `at` away from an action.
    pub fn unbind(&mut self, action: KeyAction, at: usize, own_name: &str) -> Result<(), KeyRefusal> {
        let mut chords = self.chosen_bindings().chords(action).to_vec();
        if at < chords.len() {
            chords.remove(at);
            self.edited(own_name)?.put(action, chords);
        }
        Ok(())
    }

    /// Gives an action the chords of its set again, and takes them away from other actions.
    pub fn reset(&mut self, action: KeyAction) {
        if let Some(profile) = self.profile_mut() {
            let chords = profile.set.chords(action);
            for chord in &chords {
                profile.take(*chord, action);
            }
            profile.put(action, chords);
        }
    }

    /// Gives all actions the chords of their set again.
    pub fn reset_all(&mut self) {
        if let Some(profile) = self.profile_mut() {
            profile.reset();
        }
    }

    /// Makes a set of the player's own with the bindings in force, named `own_name` or with a number after it, and chooses it.
    pub fn add_profile(&mut self, own_name: &str) -> Result<(), KeyRefusal> {
        if self.profiles.len() >= Self::MOST_PROFILES {
            return Err(KeyRefusal::ProfilesFull);
        }
        let mut profile = self.profile().cloned().unwrap_or_else(|| KeyProfile::new(String::new(), self.set()));
        profile.name = self.free_name(own_name);
        self.profiles.push(profile);
        self.chosen = KeyChoice::Own(self.profiles.len() - 1);
        Ok(())
    }

    /// Whether the set in force can be given a name.
    pub fn name_refusal(&self, name: &str) -> Option<KeyNameRefusal> {
        let name = short_name(name);
        let others = || self.profiles.iter().enumerate().filter(|(at, _)| self.chosen != KeyChoice::Own(*at));
        if name.is_empty() {
            Some(KeyNameRefusal::Empty)
        } else {
            others().any(|(_, other)| other.name == name).then_some(KeyNameRefusal::Taken)
        }
    }

    /// Renames the set of the player's own that is in force. A name that is refused changes nothing.
    pub fn rename(&mut self, name: &str) {
        if self.name_refusal(name).is_none()
            && let Some(profile) = self.profile_mut()
        {
            profile.name = short_name(name);
        }
    }

    /// Deletes the set of the player's own that is in force; the set that it was made from is in force then.
    pub fn delete_profile(&mut self) {
        if let KeyChoice::Own(at) = self.chosen
            && at < self.profiles.len()
        {
            self.chosen = KeyChoice::Set(self.profiles.remove(at).set);
        }
    }

    /// Whether nothing differs from the default.
    pub(crate) fn is_untouched(&self) -> bool {
        *self == Self::default()
    }

    /// Removes what no player could have chosen: see [`KeyProfile::clean`]. Names become fit, and a choice without a set the default.
    /// Returns the number of changes.
    pub(crate) fn clean(&mut self) -> usize {
        let beyond = self.profiles.len().saturating_sub(Self::MOST_PROFILES);
        self.profiles.truncate(Self::MOST_PROFILES);
        let mut changes = beyond;
        for at in 0..self.profiles.len() {
            let earlier: Vec<_> = self.profiles.iter().take(at).map(|profile| profile.name.clone()).collect();
            let profile = &mut self.profiles[at];
            changes += profile.clean(Self::MOST_CHORDS);
            let fit = short_name(&profile.name);
            let fit = free_name(if fit.is_empty() { UNNAMED } else { &fit }, |name| earlier.iter().any(|earlier| earlier == name));
            changes += usize::from(fit != profile.name);
            profile.name = fit;
        }
        if matches!(self.chosen, KeyChoice::Own(at) if at >= self.profiles.len()) {
            self.chosen = KeyChoice::default();
            changes += 1;
        }
        changes
    }

    fn profile_mut(&mut self) -> Option<&mut KeyProfile> {
        match self.chosen {
            KeyChoice::Set(_) => None,
            KeyChoice::Own(at) => self.profiles.get_mut(at),
        }
    }

    /// The set of the player's own that is in force; a new one if a set of the program is.
    fn edited(&mut self, own_name: &str) -> Result<&mut KeyProfile, KeyRefusal> {
        if self.profile().is_none() {
            self.add_profile(own_name)?;
        }
        self.profile_mut().ok_or(KeyRefusal::ProfilesFull)
    }

    fn free_name(&self, wanted: &str) -> String {
        free_name(wanted, |name| self.profiles.iter().any(|profile| profile.name == name))
    }
}

/// The name of a set whose name in the file is empty.
const UNNAMED: &str = "1";

/// `wanted`, or the same with the first number after it that makes it free.
fn free_name(wanted: &str, is_taken: impl Fn(&str) -> bool) -> String {
    let wanted = short_name(wanted);
    let numbered = (2..).map(|number: u32| {
        let end = format!(" {number}");
        let room = poker_protocol::MAX_NAME_CHARS - end.chars().count();
        let begin: String = wanted.chars().take(room).collect();
        begin.trim_end().to_owned() + &end
    });
    let mut names = std::iter::once(wanted.clone()).chain(numbered);
    names.find(|name| !is_taken(name)).unwrap_or_default()
}

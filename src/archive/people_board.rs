//! What the player noted about other players, and how these play.

use std::collections::{BTreeMap, BTreeSet};

use poker_archive::{ArchiveRequest, KnownPlayer, Label, OpponentFigures, Person};

use super::seat_figures::{SeatFigures, StripFigures};

/// How long a note waits for more changes before it is written, in milliseconds.
const WRITE_AFTER_MS: u64 = 800;

/// Everybody about whom something is noted, with how they play.
pub(crate) type EverybodyNoted = Vec<(Person, Option<OpponentFigures>)>;

/// What is known of other players.
#[derive(Clone, Debug, Default)]
pub(crate) struct PeopleBoard {
    /// The room whose players are known: empty for practice.
    room: String,
    /// Whether the room in which the client is wants no figures of other players to be shown.
    pub(crate) hides_figures: bool,
    /// The players who sit with the player, by name.
    known: BTreeMap<String, KnownPlayer>,
    /// The players about whom was asked.
    asked: BTreeSet<String>,
    /// Who was muted (true) or unmuted (false) while it was not known yet what is noted about the player, and when, in milliseconds since
    /// 1970.
    muting: BTreeMap<String, (bool, u64)>,
    /// Everybody about whom something is noted, by room and name; `None` until it was read.
    pub(crate) all: Option<EverybodyNoted>,
    all_asked: bool,
    /// Whether everybody was asked for last and could not be read.
    all_failed: bool,
    /// What was changed and is not written yet, by room and name.
    changed: BTreeMap<(String, String), Person>,
    changed_ms: u64,
}

impl PeopleBoard {
    /// A board that knows these players of practice.
    pub(crate) fn showing(known: Vec<KnownPlayer>, all: EverybodyNoted) -> Self {
        let known: BTreeMap<String, KnownPlayer> = known.into_iter().map(|player| (player.name.clone(), player)).collect();
        Self { asked: known.keys().cloned().collect(), known, all: Some(all), all_asked: true, ..Self::default() }
    }

    /// What to ask the archive for, so that the players with these names in a room are known.
    pub(crate) fn want(&mut self, room: &str, names: &BTreeSet<String>) -> Option<ArchiveRequest> {
        if self.room != room {
            (self.known, self.asked, self.muting) = Default::default();
            room.clone_into(&mut self.room);
        }
        let new: Vec<String> = names.difference(&self.asked).cloned().collect();
        if new.is_empty() {
            return None;
        }
        self.asked.extend(new.iter().cloned());
        Some(ArchiveRequest::Known { room: room.to_owned(), names: new })
    }

    /// What to ask the archive for, so that everybody is known about whom something is noted.
    pub(crate) fn want_all(&mut self) -> Option<ArchiveRequest> {
        let asks = !std::mem::replace(&mut self.all_asked, true);
        self.all_failed &= !asks;
        asks.then_some(ArchiveRequest::People)
    }

    /// Notes that everybody was asked for and could not be read. They are asked for again when a hand is kept.
    pub(crate) fn fail_all(&mut self) {
        self.all_failed = true;
    }

    /// Whether there is nobody to show because the notes could not be read.
    pub(crate) fn has_failed(&self) -> bool {
        self.all_failed && self.all.is_none()
    }

    /// Lets notes that could not be read be asked for again.
    pub(crate) fn retry(&mut self) {
        self.all_asked &= !self.all_failed;
    }

    /// Notes that a hand was kept, so that the figures are read again when they are shown.
    pub(super) fn is_older(&mut self) {
        self.asked.clear();
        self.all_asked = false;
    }

    /// Notes that notes were added from a file, so that all of them are read again.
    pub(super) fn is_other(&mut self) {
        self.known.clear();
        self.is_older();
    }

    /// Takes in what is known of players. What the player has changed since it was asked for stays.
    pub(super) fn take(&mut self, room: &str, players: Vec<KnownPlayer>) {
        if self.room != room {
            return;
        }
        for mut player in players {
            let read_ms = player.person.as_ref().map_or(0, |person| person.changed_ms);
            let known = self.known.get(&player.name).and_then(|known| known.person.as_ref());
            let unwritten = self.changed.get(&(room.to_owned(), player.name.clone()));
            if let Some(own) = unwritten.or(known.filter(|own| own.changed_ms > read_ms)) {
                player.person = Some(own.clone());
            } else if let Some((muted, changed_ms)) = self.muting.remove(&player.name).filter(|(_, at_ms)| *at_ms > read_ms) {
                let read = player.person.unwrap_or_else(|| Person::blank(room, &player.name));
                player.person = Some(Person { muted, changed_ms, ..read });
            }
            self.known.insert(player.name.clone(), player);
        }
    }

    /// Takes in everybody about whom something is noted. What was changed meanwhile stays.
    pub(super) fn take_all(&mut self, mut all: EverybodyNoted) {
        for (person, _) in &mut all {
            if let Some(changed) = self.changed.get(&(person.room.clone(), person.name.clone())) {
                *person = changed.clone();
            }
        }
        self.all = Some(all);
    }

    /// What is known of a player of the room where the player plays.
    pub(crate) fn known(&self, name: &str) -> Option<&KnownPlayer> {
        self.known.get(name)
    }

    /// The room whose players are known: empty for practice.
    pub(crate) fn room(&self) -> &str {
        &self.room
    }

    /// The labels of the players of the room where the player plays.
    pub(crate) fn labels(&self) -> BTreeMap<String, Label> {
        let label = |player: &KnownPlayer| player.person.as_ref()?.label;
        self.known.iter().filter_map(|(name, player)| Some((name.clone(), label(player)?))).collect()
    }

    /// Whether the players of the room where the player plays are muted, by name, as far as it was read.
    pub(super) fn mutes(&self) -> impl Iterator<Item = (&str, bool)> {
        self.known.iter().map(|(name, player)| (name.as_str(), player.person.as_ref().is_some_and(|person| person.muted)))
    }

    /// Shows at once that a player of the room where the player plays was muted or unmuted. Returns what to ask the archive for, which leaves
    /// all else that is noted about the player as it is.
    pub(crate) fn mute(&mut self, name: &str, muted: bool, changed_ms: u64) -> ArchiveRequest {
        let (room, name) = (self.room.clone(), name.to_owned());
        match self.known.get_mut(&name) {
            Some(known) => {
                let before = known.person.take().unwrap_or_else(|| Person::blank(&room, &name));
                known.person = Some(Person { muted, changed_ms, ..before });
            }
            None => {
                self.muting.insert(name.clone(), (muted, changed_ms));
            }
        }
        if let Some(waiting) = self.changed.get_mut(&(room.clone(), name.clone())) {
            waiting.muted = muted;
        }
        self.all_asked = false;
        ArchiveRequest::Mute { room, name, muted, changed_ms }
    }

    /// The figures of the players with these names, as far as they were read; none where the room hides them.
    pub(super) fn strips(&self, names: &BTreeSet<String>) -> SeatFigures {
        let known = names.iter().filter(|_| !self.hides_figures).filter_map(|name| self.known.get(name));
        SeatFigures(known.map(|player| (player.name.clone(), StripFigures::of(player))).collect())
    }

    /// Shows at once what the player has noted. It is written a moment after the last change.
    pub(crate) fn set(&mut self, person: Person, now_ms: u64) {
        if self.room == person.room {
            let known =
                self.known.entry(person.name.clone()).or_insert_with(|| KnownPlayer { name: person.name.clone(), ..Default::default() });
            known.person = Some(person.clone());
        }
        let of = |kept: &Person| kept.room == person.room && kept.name == person.name;
        match self.all.as_mut().and_then(|all| all.iter_mut().find(|(kept, _)| of(kept))) {
            Some((kept, _)) => *kept = person.clone(),
            // A player who is new in the list is read with it.
            None => self.all_asked = false,
        }
        self.changed_ms = now_ms;
        self.changed.insert((person.room.clone(), person.name.clone()), person);
    }

    /// What is to be written now; everything if the program ends.
    pub(super) fn due(&mut self, now_ms: u64, ends: bool) -> Vec<ArchiveRequest> {
        if !ends && now_ms < self.changed_ms + WRITE_AFTER_MS {
            return Vec::new();
        }
        std::mem::take(&mut self.changed).into_values().map(ArchiveRequest::SetPerson).collect()
    }

    /// In how many milliseconds something is to be written; `None` if nothing is.
    pub(super) fn due_in_ms(&self, now_ms: u64) -> Option<u64> {
        (!self.changed.is_empty()).then(|| (self.changed_ms + WRITE_AFTER_MS).saturating_sub(now_ms))
    }
}

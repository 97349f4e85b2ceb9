//! Filters and searches that the player keeps under names.

use serde::{Deserialize, Serialize};

use crate::short_name::fit_name;

/// The most filters of one list that are kept.
pub const MOST_SAVED_FILTERS: usize = 12;
/// The most characters of the name of kept filters.
pub const MAX_FILTER_NAME: usize = 30;

/// The filters of a list that the player keeps, in the order in which they were saved. `F` has the values of the filters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent, bound(deserialize = "F: Default + Deserialize<'de>"))]
pub struct SavedFilters<F>(Vec<SavedFilter<F>>);

/// Filters and a search that are kept under a name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedFilter<F> {
    /// No two filters of a list have the same name.
    pub name: String,
    /// The text of the search; empty for none.
    pub search: String,
    pub filter: F,
}

/// Why filters cannot be saved under a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveRefusal {
    /// The name is empty.
    Unnamed,
    /// Other filters have the name, in any case of its letters.
    Taken,
    /// [`MOST_SAVED_FILTERS`] are kept.
    Full,
}

impl<F> Default for SavedFilters<F> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<F> SavedFilters<F> {
    /// All of them, in order.
    pub fn iter(&self) -> std::slice::Iter<'_, SavedFilter<F>> {
        self.0.iter()
    }

    /// The filters with the index `at`.
    pub fn get(&self, at: usize) -> Option<&SavedFilter<F>> {
        self.0.get(at)
    }

    /// Whether none are kept.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether no more can be saved.
    pub fn is_full(&self) -> bool {
        self.0.len() >= MOST_SAVED_FILTERS
    }

    /// Why nothing can be saved under this name; `None` if it can.
    pub fn refusal(&self, name: &str) -> Option<SaveRefusal> {
        let name = fit_name(name, MAX_FILTER_NAME);
        if self.is_full() {
            Some(SaveRefusal::Full)
        } else if name.is_empty() {
            Some(SaveRefusal::Unnamed)
        } else {
            self.has(&name).then_some(SaveRefusal::Taken)
        }
    }

    /// Saves filters and a search under a name. If this is refused, nothing changes.
    pub fn save(&mut self, name: &str, search: &str, filter: F) -> Result<(), SaveRefusal> {
        if let Some(refusal) = self.refusal(name) {
            return Err(refusal);
        }
        self.0.push(SavedFilter { name: fit_name(name, MAX_FILTER_NAME), search: search.trim().to_owned(), filter });
        Ok(())
    }

    /// Removes the filters with the index `at`.
    pub fn remove(&mut self, at: usize) {
        if at < self.0.len() {
            self.0.remove(at);
        }
    }

    /// Removes what no player could have saved: filters without a name or with a name that others have, and those beyond
    /// [`MOST_SAVED_FILTERS`]. Cuts names that are too long. Returns the number of filters removed or renamed.
    pub(crate) fn clean(&mut self) -> usize {
        let mut kept = Self::default();
        let mut changes = 0;
        for saved in std::mem::take(&mut self.0) {
            let name = fit_name(&saved.name, MAX_FILTER_NAME);
            changes += usize::from(name != saved.name || kept.refusal(&name).is_some());
            if kept.refusal(&name).is_none() {
                kept.0.push(SavedFilter { name, ..saved });
            }
        }
        *self = kept;
        changes
    }

    fn has(&self, name: &str) -> bool {
        self.0.iter().any(|saved| saved.name.to_lowercase() == name.to_lowercase())
    }
}

impl<F: PartialEq> SavedFilters<F> {
    /// The index of the filters that are the same as these, with the same search.
    pub fn position(&self, search: &str, filter: &F) -> Option<usize> {
        self.0.iter().position(|saved| saved.filter == *filter && saved.search == search.trim())
    }
}

#[cfg(test)]
mod tests {
    use poker_protocol::Money;

    use super::*;
    use crate::{AdjustedSetting, LobbyChoices, LobbyTab, SettingField, Settings, StakeLimit, TournamentChoices};

    /// Choices with filters in the tab of Omaha.
    fn chosen() -> LobbyChoices {
        LobbyChoices {
            tab: LobbyTab::Omaha,
            limit: Some(StakeLimit::PotLimit),
            seats: Some(6),
            least: Some(Money::new(20)),
            most: Some(Money::new(100)),
            hide_empty: true,
            ..LobbyChoices::default()
        }
    }

    #[test]
    fn filters_with_their_tab_and_search_are_kept_under_a_name_and_set_again() {
        let mut choices = chosen();
        let filter = choices.filter();
        assert_eq!(choices.saved.save("  Omaha six ", " 0.10 ", filter.clone()), Ok(()));
        choices.tab = LobbyTab::Holdem;
        choices.clear_filters();
        assert_eq!((choices.filters(), choices.saved.position("0.10", &choices.filter())), (0, None), "clearing keeps what is saved");
        let saved = choices.saved.get(0).unwrap().clone();
        assert_eq!((saved.name.as_str(), saved.search.as_str()), ("Omaha six", "0.10"));
        choices.set(&saved.filter);
        assert_eq!((choices.filter(), choices.saved.position("0.10", &filter)), (filter.clone(), Some(0)));
        assert_eq!(choices.saved.position("", &filter), None, "another search");
        choices.saved.remove(7);
        choices.saved.remove(0);
        assert_eq!(choices, chosen());
    }

    #[test]
    fn filters_of_tournaments_are_kept_too() {
        let mut choices = TournamentChoices { game: Some("plo".to_owned()), guaranteed: true, ..TournamentChoices::default() };
        let filter = choices.filter();
        choices.saved.save("Big", "sunday", filter.clone()).unwrap();
        choices.clear_filters();
        assert_eq!((choices.filters(), choices.is_untouched()), (0, false));
        choices.set(&filter);
        assert_eq!((choices.game.as_deref(), choices.guaranteed), (Some("plo"), true));
    }

    #[test]
    fn no_two_have_one_name_none_is_nameless_and_there_are_at_most_twelve() {
        let mut saved = SavedFilters::<u8>::default();
        for name in ["", " ", "\t"] {
            assert_eq!(saved.save(name, "", 0), Err(SaveRefusal::Unnamed), "{name:?}");
        }
        saved.save("Évening", "", 0).unwrap();
        assert_eq!(saved.save("éVENING ", "", 1), Err(SaveRefusal::Taken));
        saved.save(&"å".repeat(40), "", 0).unwrap();
        assert_eq!(saved.get(1).unwrap().name.chars().count(), MAX_FILTER_NAME);
        for number in saved.iter().len()..MOST_SAVED_FILTERS {
            assert_eq!(saved.save(&number.to_string(), "", 0), Ok(()), "{number}");
        }
        assert_eq!((saved.is_full(), saved.save("one more", "", 0)), (true, Err(SaveRefusal::Full)));
        saved.remove(0);
        assert_eq!(saved.save("one more", "", 0), Ok(()));
    }

    #[test]
    fn saved_filters_are_in_the_settings_file_only_where_there_are_some() {
        let mut settings = Settings::default();
        assert!(!settings.to_ron().unwrap().contains("saved"), "as files of earlier programs");
        settings.lobby = chosen();
        let filter = settings.lobby.filter();
        settings.lobby.saved.save("Omaha", "10", filter).unwrap();
        let filter = settings.tournaments.filter();
        settings.tournaments.saved.save("Sunday", "sunday", filter).unwrap();
        let loaded = Settings::from_ron(&settings.to_ron().unwrap()).unwrap();
        assert_eq!((loaded.settings, loaded.adjusted), (settings, Vec::new()));
        let few = Settings::from_ron(r#"(lobby: (saved: [(name: "Six", filter: (seats: Some(6)))]))"#).unwrap().settings.lobby;
        assert_eq!(few.saved.get(0).map(|saved| saved.search.as_str()), Some(""), "a field that a file lacks has its default");
    }

    #[test]
    fn saved_filters_that_no_player_could_have_saved_are_told() {
        let file = format!(r#"(lobby: (saved: [(name: "A"), (name: "a"), (name: ""), (name: "{}")]))"#, "b".repeat(31));
        let loaded = Settings::from_ron(&file).unwrap();
        assert_eq!(loaded.adjusted, [AdjustedSetting { field: SettingField::SavedFilters, was: 3, now: 0 }]);
        assert_eq!(loaded.settings.lobby.saved.iter().map(|saved| saved.name.chars().count()).collect::<Vec<_>>(), [1, 30]);
    }
}

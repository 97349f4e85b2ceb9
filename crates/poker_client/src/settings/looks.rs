//! How tables and screens look, and what is easier to read.

use serde::{Deserialize, Serialize};

/// The most letters in the name of a look.
pub const MAX_LOOK_NAME: usize = 40;

/// The size of the letters and numbers on cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum IndexSize {
    #[default]
    Usual,
    /// Larger letters and suits, without the small signs of jack, queen and king.
    Jumbo,
}

impl IndexSize {
    /// All sizes, in the order in which the settings list them.
    pub const ALL: [Self; 2] = [Self::Usual, Self::Jumbo];
}

/// The light in the room around the table, and the colours of panels and screens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RoomLight {
    #[default]
    Dark,
    Light,
    /// Black and white with strong borders, on a plain table.
    HighContrast,
}

impl RoomLight {
    /// All rooms, in the order in which the settings list them.
    pub const ALL: [Self; 3] = [Self::Dark, Self::Light, Self::HighContrast];
}

/// Where the player sits on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SeatAt {
    #[default]
    Bottom,
    LowerLeft,
    UpperLeft,
    Top,
    UpperRight,
    LowerRight,
}

impl SeatAt {
    /// All places, clockwise, in the order in which the settings list them.
    pub const ALL: [Self; 6] = [Self::Bottom, Self::LowerLeft, Self::UpperLeft, Self::Top, Self::UpperRight, Self::LowerRight];

    /// The place among `seats` seats, counted clockwise from the bottom.
    #[must_use]
    pub fn among(self, seats: u8) -> u8 {
        let place = Self::ALL.iter().position(|place| *place == self).unwrap_or(0);
        let (place, all, seats) = (place, Self::ALL.len(), usize::from(seats.max(1)));
        // Rounded to the nearest seat. A place that is not the bottom never becomes the bottom, unless there is only one seat.
        let nearest = (place * seats * 2 + all) / (all * 2);
        let least = usize::from(place > 0);
        u8::try_from(nearest.min(seats - 1).max(least.min(seats - 1))).unwrap_or(0)
    }
}

/// How tables and screens look. Not in the file until the player changes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LookSettings {
    /// The name of the felt, one of the program's or the folder of an own one.
    pub felt: String,
    /// The name of the card back, one of the program's or the folder of an own one.
    pub back: String,
    /// The folder of the player's own deck; empty for a deck of the program.
    pub own_deck: String,
    /// The size of letters and numbers on cards.
    pub index: IndexSize,
    pub room: RoomLight,
    /// Whether the words of actions (fold, check, call, bet, raise, all-in) stay English in every language.
    pub english_terms: bool,
    /// Where the player sits on the screen.
    pub seat_at: SeatAt,
}

impl LookSettings {
    /// Whether these are the defaults.
    pub(super) fn is_untouched(&self) -> bool {
        *self == Self::default()
    }
}

impl Default for LookSettings {
    fn default() -> Self {
        Self {
            felt: "cardroom".to_owned(),
            back: "lattice".to_owned(),
            own_deck: String::new(),
            index: IndexSize::default(),
            room: RoomLight::default(),
            english_terms: false,
            seat_at: SeatAt::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Settings;

    #[test]
    fn looks_are_in_the_file_once_the_player_has_chosen_some() {
        let mut settings = Settings::default();
        let written = settings.to_ron().unwrap();
        assert!(!written.contains("looks") && !written.contains("full_screen"), "as in files of earlier programs");
        settings.looks.felt = "midnight".to_owned();
        settings.looks.room = RoomLight::HighContrast;
        settings.looks.seat_at = SeatAt::UpperRight;
        settings.window.full_screen = true;
        let loaded = Settings::from_ron(&settings.to_ron().unwrap()).unwrap();
        assert_eq!((loaded.settings, loaded.adjusted), (settings, Vec::new()));
        let read = Settings::from_ron("(looks: (index: Jumbo))").unwrap().settings.looks;
        assert_eq!(read, LookSettings { index: IndexSize::Jumbo, ..LookSettings::default() });
    }

    #[test]
    fn the_seat_to_sit_at_is_the_nearest_one_of_the_table() {
        let six: Vec<u8> = SeatAt::ALL.iter().map(|place| place.among(6)).collect();
        assert_eq!(six, [0, 1, 2, 3, 4, 5]);
        assert_eq!(SeatAt::ALL.map(|place| place.among(2)), [0, 1, 1, 1, 1, 1]);
        for seats in 1..=10 {
            assert_eq!(SeatAt::Bottom.among(seats), 0);
            for place in SeatAt::ALL {
                assert!(place.among(seats) < seats, "{place:?} of {seats}");
                assert!(seats < 2 || place == SeatAt::Bottom || place.among(seats) > 0, "{place:?} of {seats}");
            }
        }
        assert_eq!([SeatAt::Top.among(9), SeatAt::UpperLeft.among(9), SeatAt::UpperRight.among(9)], [5, 3, 6]);
    }
}

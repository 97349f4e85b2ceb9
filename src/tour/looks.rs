//! The pictures of looks: a picture of the tour with other settings.

use poker_client::{IndexSize, RoomLight, SeatAt, Settings};

/// A picture with other looks: its name, the name of the picture that it is of, and what the player has chosen.
pub(super) type LookShot = (&'static str, &'static str, fn(&mut Settings));

/// The table where the player must act.
const TABLE: &str = "table-facing-a-raise";
const SHOWDOWN: &str = "table-side-pots-showdown";

/// All pictures with other looks.
pub(super) const LOOKS: [LookShot; 21] = [
    ("settings-looks", "settings-cards", |settings| {
        (settings.looks.felt, settings.looks.back) = ("midnight".to_owned(), "rings".to_owned());
        settings.looks.index = IndexSize::Jumbo;
    }),
    ("settings-looks-light", "settings-cards", light),
    ("settings-looks-high-contrast", "settings-cards", high_contrast),
    ("settings-reading", "settings-access", light),
    ("settings-reading-text-200", "settings-access", |settings| settings.text_scale = 200),
    ("settings-text-200", "settings", |settings| settings.text_scale = 200),
    ("start-light", "start", light),
    ("start-high-contrast", "start", high_contrast),
    ("lobby-light", "lobby", light),
    ("lobby-high-contrast", "lobby", high_contrast),
    ("lobby-text-200", "lobby", |settings| settings.text_scale = 200),
    ("table-light", TABLE, light),
    ("showdown-light", SHOWDOWN, light),
    ("table-high-contrast", TABLE, high_contrast),
    ("showdown-high-contrast", SHOWDOWN, high_contrast),
    ("table-jumbo", TABLE, |settings| {
        settings.looks.index = IndexSize::Jumbo;
        (settings.looks.felt, settings.looks.back) = ("burgundy".to_owned(), "dots".to_owned());
    }),
    ("table-text-80", TABLE, |settings| settings.text_scale = 80),
    ("table-text-200", TABLE, |settings| settings.text_scale = 200),
    ("table-seat-upper-left", TABLE, |settings| {
        settings.looks.seat_at = SeatAt::UpperLeft;
        settings.looks.felt = "graphite".to_owned();
    }),
    ("big-blinds", TABLE, |settings| settings.amounts_in_bb = true),
    ("table-english-terms", TABLE, |settings| settings.looks.english_terms = true),
];

fn light(settings: &mut Settings) {
    settings.looks.room = RoomLight::Light;
}

fn high_contrast(settings: &mut Settings) {
    settings.looks.room = RoomLight::HighContrast;
}

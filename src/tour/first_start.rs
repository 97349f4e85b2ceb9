//! The pictures of the first start, and of the hints that explain the buttons after it.

use poker_client::{ButtonHint, FirstStep, Settings};

use super::looks::LookShot;

/// The names of the pictures of the steps.
const STEPS: [&str; 3] = ["first-welcome", "first-look", "first-play"];

/// The table where the hints are shown.
const TABLE: &str = "table-facing-a-raise";

/// The picture of the step with the largest text.
const LARGE: &str = "first-look-text-140";

/// All pictures of the first start and the hints.
pub(super) const FIRST_START: [LookShot; 8] = [
    (STEPS[0], "start", first_start),
    (STEPS[1], "start", first_start),
    (STEPS[2], "start", first_start),
    (LARGE, "start", |settings| {
        first_start(settings);
        settings.text_scale = 140;
    }),
    ("hint-slots", TABLE, |settings| settings.button_hint = Some(ButtonHint::Slots)),
    ("hint-amount", TABLE, |settings| settings.button_hint = Some(ButtonHint::Amount)),
    ("hint-time-bank", TABLE, |settings| settings.button_hint = Some(ButtonHint::TimeBank)),
    ("hint-seat", TABLE, |settings| settings.button_hint = Some(ButtonHint::Seat)),
];

/// The step that a picture shows.
pub(super) fn first_step(name: &str) -> FirstStep {
    FirstStep::ALL.into_iter().find(|step| name.starts_with(STEPS[step.number() - 1])).unwrap_or_default()
}

fn first_start(settings: &mut Settings) {
    settings.first_start = true;
}

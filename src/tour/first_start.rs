//! The pictures of the first start.

use poker_client::{FirstStep, Settings};

use super::looks::LookShot;

/// The names of the pictures of the steps.
const STEPS: [&str; 3] = ["first-welcome", "first-look", "first-play"];

/// The picture of the step with the largest text.
const LARGE: &str = "first-look-text-140";

/// All pictures of the first start.
pub(super) const FIRST_START: [LookShot; 4] = [
    (STEPS[0], "start", first_start),
    (STEPS[1], "start", first_start),
    (STEPS[2], "start", first_start),
    (LARGE, "start", |settings| {
        first_start(settings);
        settings.text_scale = 140;
    }),
];

/// The step that a picture shows.
pub(super) fn first_step(name: &str) -> FirstStep {
    FirstStep::ALL.into_iter().find(|step| name.starts_with(STEPS[step.number() - 1])).unwrap_or_default()
}

fn first_start(settings: &mut Settings) {
    settings.first_start = true;
}

//! Misclicks that must not count, and what each input does.

mod ahead;
mod amount;
mod guard;
mod presets;
mod scene;
mod showing;

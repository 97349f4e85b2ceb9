//! How tightly the lines of the log are set.

use crate::style::Lettering;

/// How tightly lines are set.
#[derive(Clone, Copy, Debug)]
pub struct LogSetting {
    /// Its tabs are `name.this` and `name.last`.
    pub name: &'static str,
    /// Height of the tabs.
    pub head: f32,
    /// Height of a line.
    pub line: f32,
    /// What keeps from the sides.
    pub pad: f32,
    /// How lines are set.
    pub lettering: Lettering,
}

//! How tightly the lines of the log are set.

use crate::style::Lettering;

/// How tightly lines are set.
#[derive(Clone, Copy, Debug)]
pub struct LogSetting {
    /// The name of the log; the names of its tabs begin with it, as in `name.this`.
    pub name: &'static str,
    /// Height of the tabs.
    pub head: f32,
    /// Height of a line.
    pub line: f32,
    /// The distance of text from the sides.
    pub pad: f32,
    /// The lettering of lines.
    pub lettering: Lettering,
}

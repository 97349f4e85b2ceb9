//! The lengths and the lettering of a log.

use crate::style::Lettering;

/// The lengths and the lettering of a log.
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

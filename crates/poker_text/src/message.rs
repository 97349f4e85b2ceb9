//! A text before it is said in a language.

use crate::Arg;

/// A key and its arguments, made by the functions of [`crate::text`].
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    key: &'static str,
    args: Vec<(&'static str, Arg)>,
}

impl Text {
    pub(crate) const fn new(key: &'static str, args: Vec<(&'static str, Arg)>) -> Self {
        Self { key, args }
    }

    /// Its key, as the files write it.
    pub const fn key(&self) -> &'static str {
        self.key
    }

    /// Its arguments with their names.
    pub(crate) fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }
}

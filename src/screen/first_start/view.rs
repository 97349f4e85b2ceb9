//! The data and the state of the first start.

use poker_client::{FirstStep, KeyNames, Settings};
use poker_text::Language;

use crate::screen::player::NameEdit;
use crate::screen::settings::TextSizeDrag;

/// The data of the first start.
#[derive(Clone, Copy, Debug)]
pub struct FirstStartView<'a> {
    pub settings: &'a Settings,
    /// The language in use.
    pub language: Language,
    /// What the keys are called.
    pub names: KeyNames,
}

/// What the first start keeps between frames.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FirstStartState {
    /// The step that is shown.
    pub step: FirstStep,
    pub(super) name: NameEdit,
    pub(super) text_size: TextSizeDrag,
}

impl FirstStartState {
    /// The state in which this step is shown.
    pub(crate) fn at(step: FirstStep) -> Self {
        Self { step, ..Self::default() }
    }
}

//! Panels clicked, typed into and measured without a window.

mod action_bar;
pub(crate) mod fixture;

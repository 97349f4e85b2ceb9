//! What lies over the felt: each panel draws view data and answers with what the player asked for.

mod action_bar;
mod amount_row;
mod bar_rects;
mod slot;
#[cfg(test)]
mod tests;

pub use action_bar::action_bar_ui;
pub use bar_rects::BarRects;

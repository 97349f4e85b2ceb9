//! How several tables are arranged, in a word or two.

use poker_text::{Text, text};

use crate::TableOrder;

/// The choices of [`TableOrder::ALL`], each with the last part of its control's name.
pub fn order_choices() -> [(&'static str, Text); 3] {
    TableOrder::ALL.map(|order| match order {
        TableOrder::Tiles => ("tiles", text::settings::table_order_tiles()),
        TableOrder::Stack => ("stack", text::settings::table_order_stack()),
        TableOrder::OneAtATime => ("one", text::settings::table_order_one()),
    })
}

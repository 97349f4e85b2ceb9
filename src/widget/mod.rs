//! Controls in the guide's look. Each takes a rectangle, draws itself there, notes it, and tells what was done to it.

mod amount_picker;
mod avatar;
mod button;
mod choice;
mod felt;
mod focus;
mod icon_button;
mod limit_mark;
mod picture;
mod playing_card;
mod row;
mod segmented;
mod sheet;
mod slider;
mod surface;
mod tab;
mod target;
#[cfg(test)]
mod tests;
mod text_field;
mod tick_box;
mod toast;

pub use amount_picker::{AmountDraft, AmountPicker, range_text};
pub use avatar::avatar;
pub use button::{Button, Face};
pub use choice::Choice;
pub use felt::{felt, felt_ground};
pub use focus::focus_first;
pub use icon_button::IconButton;
pub use limit_mark::{limit_marks, limit_marks_size};
pub use picture::{forget_pictures, picture};
pub use playing_card::{playing_card, print};
pub use row::Row;
pub use segmented::Segmented;
pub use sheet::{Sheet, Sheeted, card, plate, rule};
pub use slider::{Slid, Slider};
pub use surface::{Paint, Role, corner, dashed, focus_ring};
pub use tab::tab;
pub use target::{Target, Touch, control_id};
pub use text_field::{TextField, Typed, select_all};
pub use tick_box::{TickBox, tick_mark, toggle, toggle_if};
pub use toast::toast;

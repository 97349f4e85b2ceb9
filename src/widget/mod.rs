//! Controls in the guide's look. Each takes a rectangle, draws itself there, notes it, and tells what was done to it.

mod amount_picker;
mod button;
mod icon_button;
mod row;
mod segmented;
mod sheet;
mod slider;
mod surface;
mod tab;
mod target;
mod text_field;
mod tick_box;
mod toast;

pub use amount_picker::{AmountDraft, AmountPicker, range_text};
pub use button::{Button, Face};
pub use icon_button::IconButton;
pub use row::Row;
pub use segmented::Segmented;
pub use sheet::{Sheet, Sheeted, card, plate, rule};
pub use slider::{Slid, Slider};
pub use surface::{Paint, Role, corner, dashed, focus_ring};
pub use tab::tab;
pub use target::{Target, Touch, control_id};
pub use text_field::{TextField, Typed, select_all};
pub use tick_box::{TickBox, tick_mark, toggle};
pub use toast::toast;

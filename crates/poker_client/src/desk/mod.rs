//! Several tables at once: which of them are drawn, where, which one comes forward, and on which one keys act.

mod all_tables;
mod coming_forward;
mod desk_areas;
mod desk_moves;
mod key_aim;
mod table_call;
mod table_desk;
#[cfg(test)]
mod tests;
mod tile_rect;
mod tile_size;
mod tiling;

pub use coming_forward::{BusyHands, ComingForward};
pub use desk_areas::{DeskAreas, DeskLengths, Overview};
pub use desk_moves::moved_tables;
pub use key_aim::{AimQuestion, AimReason, KeyAim, KeyTarget};
pub use table_call::{CallKind, TableCall};
pub use table_desk::{DeskMoment, DeskPlace, TableDesk};
pub use tile_rect::TileRect;
pub use tile_size::TileSize;
pub use tiling::{LargeTile, TileLimits, Tiling};

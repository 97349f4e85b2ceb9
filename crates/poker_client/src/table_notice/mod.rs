//! Which sheet about its tournament lies over a table, and which were shown and put away.

mod kind;
mod memory;
mod notice;

pub use kind::{DRUM_MS, NoticeKind};
pub use memory::NoticeMemory;
pub use notice::{NoticeMoment, TableNotice};

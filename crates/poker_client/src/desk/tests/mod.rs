//! Several tables at once.

mod aim;
mod areas;
mod calls;
mod coming;
mod everywhere;
mod places;
mod tilings;

use poker_protocol::TableId;

use super::{CallKind, TableCall};

/// A table that waits for an action, with so much time left.
fn call(table: u32, left_ms: u64) -> TableCall {
    TableCall { table: TableId(table), kind: CallKind::Turn, left_ms: Some(left_ms), seconds: Some(left_ms.div_ceil(1_000)) }
}

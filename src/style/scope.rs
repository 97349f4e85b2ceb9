//! Whose controls are drawn, where several tables are drawn in one window.

use std::borrow::Cow;

use bevy_egui::egui::Id;
use poker_protocol::TableId;

/// The table whose controls are drawn if a window shows several; `None` for all that a window has once. Names and identities of controls in
/// different scopes differ, so that each of several tables can have a button of the same name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scope(pub Option<TableId>);

impl Scope {
    /// The identity of `name` in egui, among the things of one `kind`.
    pub(super) fn id(self, kind: &str, name: &str) -> Id {
        match self.0 {
            None => Id::new((kind, name)),
            Some(table) => Id::new((kind, table.0, name)),
        }
    }

    /// The name under which a control is recorded, such as `t12.action.fold`.
    pub(super) fn name(self, name: &str) -> Cow<'_, str> {
        self.0.map_or_else(|| Cow::Borrowed(name), |table| Cow::Owned(format!("t{}.{name}", table.0)))
    }
}

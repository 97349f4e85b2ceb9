//! The orders of operators that wait for a hall.

use crate::door::{KeptOrder, OrderId};

/// The orders of operators that wait for a hall.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpenOrders {
    /// Orders that the hall is to carry out, oldest first.
    pub open: Vec<KeptOrder>,
    /// Orders that were refused just now, because they cannot be read or the hall has failed each time.
    pub given_up: Vec<OrderId>,
}

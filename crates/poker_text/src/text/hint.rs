//! The hints that explain the buttons of a table.

crate::key::texts! { hint:
    slots,
    amount,
    bank,
    seat,
    done,
}

//! Amounts and the balance.

crate::key::texts! { money:
    balance,
    balance_amount(amount),
    play_money,
    chips(count),
    in_bb(number),
}

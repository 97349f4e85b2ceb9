//! The lobby of one tournament.

crate::key::texts! { event:
    structure,
    prizes,
    players,
    tables,
    loading,
    no_prizes,
    no_players,
    no_tables,
    you(name),
    registered,
    out,
    table_players(count),
    stacks(least, most),
    watch,
    cancelled_few,
    cancelled_house,
    cancelled_fault,
    refunded(amount),
    finished,
    now,
}

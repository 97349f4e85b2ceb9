//! The lobby.

crate::key::texts! { lobby:
    tab_cash,
    tab_practice,
    filter_stakes,
    filter_all,
    hide_full,
    hide_empty,
    search,
    col_average_pot,
    col_hands_hour,
    col_wait,
    queue_join,
    queue_place(n),
    seat_held(seconds),
    players_online(count),
    tables_open(count),
}

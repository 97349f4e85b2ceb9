//! Several tables in one window.

crate::key::texts! { desk:
    tables(count),
    waiting_count(count),
    tiles,
    apart,
    behind,
    waiting,
    seat_held,
    order_tiles,
    order_stack,
    order_one,
    call_show,
    call_rebuy,
    call_deal,
    all_tables,
    sit_out_everywhere,
    open_large,
    make_small,
    own_window,
    main_window,
    too_many_windows,
}

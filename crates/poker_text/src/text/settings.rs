//! The settings.

crate::key::texts! { settings:
    auto_top_up,
    auto_top_up_help,
    sit_out_next_bb,
    sit_out_next_bb_help,
    deck_safe,
    speed_off,
    amounts_bb,
    saved,
    restore,
}

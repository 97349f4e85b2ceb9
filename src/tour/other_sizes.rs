//! The pictures with small and with large text.

/// The new name, the name of the original picture, the text size in per cent.
pub(super) const OTHER_SIZES: [(&str, &str, u16); 21] = [
    ("start-text-90", "start", 90),
    ("start-text-140", "start", 140),
    ("lobby-text-140", "lobby", 140),
    ("join-text-140", "join-stake", 140),
    ("online-refused-text-140", "online-refused", 140),
    ("account-sessions-refused-text-140", "account-sessions-refused", 140),
    ("table-text-90", "table-facing-a-raise", 90),
    ("table-text-140", "table-facing-a-raise", 140),
    ("showdown-text-200", "table-side-pots-showdown", 200),
    ("tournament-table-text-200", "tournament-table", 200),
    ("tiles-text-200", "tiles", 200),
    ("showdown-text-90", "table-side-pots-showdown", 90),
    ("showdown-text-140", "table-side-pots-showdown", 140),
    ("sitting-out-text-140", "table-sitting-out", 140),
    ("several-tables-text-90", "several-tables", 90),
    ("several-tables-text-140", "several-tables", 140),
    ("log-text-90", "log", 90),
    ("log-text-140", "log", 140),
    ("tournament-list-text-140", "tournament-list", 140),
    ("tournament-hexapro-text-140", "tournament-hexapro", 140),
    ("event-overview-text-140", "event-overview", 140),
];

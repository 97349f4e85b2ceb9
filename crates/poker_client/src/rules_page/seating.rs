//! How players find their seats.

use poker_protocol::SeatingInForce;
use poker_text::text;

use super::figures::{count, duration};
use super::section::{RulesRow, RulesSection};

/// How a table is found, and how long seats and places in queues are kept.
pub(super) fn seating(seating: &SeatingInForce) -> RulesSection {
    let words = text::rules::queue_value(count(seating.players_to_open.value));
    let rows = vec![
        RulesRow::new(text::rules::draw(), text::rules::draw_value()),
        RulesRow::new(text::rules::queue(), words).from(&seating.players_to_open),
        RulesRow::new(text::rules::queue_place(), text::rules::kept_for(duration(seating.keep_place_s.value))).from(&seating.keep_place_s),
        RulesRow::new(text::rules::seat_offered(), text::rules::seat_offered_value(duration(seating.offer_s.value))).from(&seating.offer_s),
        RulesRow::new(text::rules::same_table(), text::rules::same_table_value(duration(seating.same_table_s.value)))
            .from(&seating.same_table_s),
        RulesRow::new(text::rules::most_tables(), count(seating.most_tables.value)).from(&seating.most_tables),
    ];
    RulesSection { title: text::rules::section_seating(), rows }
}

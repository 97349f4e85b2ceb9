//! The rows about several tables at once.

use poker_client::{Intent, Settings, TableOrder, order_choices};
use poker_text::text;

use super::rows::{choice, says, switch};
use crate::screen::form::FormUi;
use crate::screen::player::changed;

/// Draws the rows. Returns the intents.
pub(super) fn rows(form: &mut FormUi<'_, '_, '_>, settings: &Settings) -> Vec<Intent> {
    let order = says(text::settings::table_order(), text::settings::table_order_help());
    let chosen = TableOrder::ALL.iter().position(|order| *order == settings.tables.order);
    let order = choice(form, "settings.table_order", &order, &order_choices(), chosen).and_then(|at| TableOrder::ALL.get(at));
    let mut intents: Vec<Intent> = order.map(|order| changed(settings, |settings| settings.tables.order = *order)).into_iter().collect();
    let forward = says(text::settings::comes_forward(), text::settings::comes_forward_help());
    intents.extend(switch(form, "settings.comes_forward", &forward, settings, |settings| &mut settings.tables.comes_forward));
    let small = says(text::settings::small_tiles(), text::settings::small_tiles_help());
    intents.extend(switch(form, "settings.small_tiles", &small, settings, |settings| &mut settings.tables.small_tiles));
    intents
}

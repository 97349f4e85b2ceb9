//! Begins a pass with the current size, language and currency.

use bevy::prelude::*;
use poker_client::{Amounts, KeyHints};
use poker_protocol::Currency;

use super::Pass;
use super::rules::UsualRules;
use crate::desk::Desk;
use crate::frame_clock::FrameClock;
use crate::keyboard::Keys;
use crate::language::CurrentLanguage;
use crate::navigation::{Navigation, Page};
use crate::practice::PracticeRoom;
use crate::search_key::SearchKey;
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::surface::{Canvas, Surface};
use crate::table::CurrentLayout;
use crate::widget::ask_for_search;

/// Takes the current size, language and time into the pass, and begins a new record.
pub(super) fn begin_pass(
    mut pass: ResMut<Pass>,
    language: Res<CurrentLanguage>,
    surface: Res<Surface>,
    canvas: Res<Canvas>,
    settings: Res<CurrentSettings>,
    moment: Res<FrameClock>,
) {
    pass.texts = language.texts.clone();
    pass.now_ms = moment.now_ms;
    pass.begin(0, (*surface, canvas.surface), settings.0.text_scale);
}

/// Notes whether the felt lies under the panels, whether several tables are drawn, which table is alone, and which one is open large. At a
/// table, text is at most as large as the table has room for.
pub(super) fn note_felt(mut pass: ResMut<Pass>, layout: Res<CurrentLayout>, navigation: Res<Navigation>, desk: Res<Desk>) {
    pass.large = desk.can_enlarge().then(|| desk.large());
    pass.over_felt = layout.shows_table();
    let alone = layout.panels().iter().find(|place| !place.tiled && place.window == 0);
    pass.alone = alone.and_then(|place| place.table).filter(|_| navigation.is_bare_table());
    pass.tiled = layout.panels().iter().any(|place| place.tiled && place.window == 0);
    if navigation.page() == Page::Table {
        pass.scale = pass.scale.at_table();
    }
}

/// Lets the search of the page that is shown take the press of its key.
pub(super) fn note_search(pass: Res<Pass>, mut key: ResMut<SearchKey>) {
    ask_for_search(pass.ctx(), key.bypass_change_detection().take());
}

/// Takes the keys in force and what is printed on them into the pass.
pub(super) fn note_keys(mut pass: ResMut<Pass>, settings: Res<CurrentSettings>, keys: Res<Keys>) {
    if settings.is_changed() || keys.is_changed() {
        pass.keys = KeyHints::new(&settings.0.keys, keys.printed());
    }
}

/// Sets how chips are written: in the currency of the room where the player is, or else of the room that practice would open.
pub(super) fn write_amounts(
    mut pass: ResMut<Pass>,
    session: Res<Session>,
    practice: Res<PracticeRoom>,
    settings: Res<CurrentSettings>,
    mut usual: ResMut<UsualRules>,
) {
    let in_room = session.client.welcome().map(|welcome| welcome.currency);
    let currency = in_room.or_else(|| practice.offered_currency()).or_else(|| Some(usual.of(&settings.0)?.currency));
    let currency = currency.unwrap_or(Currency::Eur);
    let of_table = session.table().map(|model| Amounts::at(model, currency, settings.0.amounts_in_bb));
    pass.amounts = of_table.unwrap_or(Amounts::money_of(currency));
}

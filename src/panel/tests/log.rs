//! The log of a table.

use poker_client::AppIntent;
use poker_protocol::{HandId, SeenEvent, TableEvent};
use poker_text::Language;

use super::fixture;
use super::table::{TableData, shown};
use crate::panel::LogTab;
use crate::style::bench::{Bench, assert_tidy, click};

#[test]
fn the_last_hand_is_replayed_from_the_log_and_the_hand_in_progress_is_not() {
    for language in Language::SPOKEN {
        let bench = Bench::new(language, 1280.0, 800.0);
        let mut data = TableData::on_turn();
        let next =
            SeenEvent::Started { hand: HandId(9_000), button: fixture::seat(0), players: Vec::new(), root: None, nonces: Vec::new() };
        data.model.apply(TableEvent::Hand { event: next }, 0);
        data.state.log = LogTab::Last;
        let mut harness = shown(&bench, data);
        assert_tidy(&harness.state().record, &bench, "the last hand");
        assert_eq!(click(&mut harness, "log.replay"), [AppIntent::ReplayLast.into()]);
        harness.state_mut().data.state.log = LogTab::This;
        harness.run();
        assert!(harness.state().record.control("log.replay").is_none());
    }
}

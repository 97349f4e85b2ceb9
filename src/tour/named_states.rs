//! The table states of the tour by their names, for tests.

use poker_client::{ClientModel, OddsWanted, TableView};
use poker_protocol::{Seq, ServerMsg};
use poker_rigs::scene::Scene;

use super::shots::shots;
use super::states::table_states;

/// A table state by its name.
pub(crate) fn scene_of(name: &str) -> Scene {
    table_states().into_iter().find(|state| state.name == name).unwrap().scene
}

/// The chances that a table state asks for if the viewer wants to see their own.
pub(crate) fn odds_of(name: &str) -> OddsWanted {
    let shot = shots().into_iter().find(|shot| shot.name == name).unwrap();
    let mut client = ClientModel::default();
    for (seq, message) in (1..).zip(shot.messages()) {
        client.receive(ServerMsg { seq: Seq(seq), message }, 0);
    }
    let (_, model) = client.tables().next().unwrap();
    OddsWanted::of(model, TableView::of(model).felt(), true)
}

//! Counts the chances at the tables that are drawn, for the cards that are drawn there.

use bevy::prelude::*;
use poker_client::OddsWanted;
use poker_protocol::TableId;

use super::{Odds, Session};
use crate::settings::CurrentSettings;
use crate::third_party::winit::WakeUp;

/// Starts and stops the counting of chances, and takes its results. The session changes only where a shown result does.
pub(crate) fn count_odds(mut session: ResMut<Session>, settings: Res<CurrentSettings>, waker: Res<WakeUp>) {
    let shown: Vec<TableId> = session.shown().map(|seated| seated.table).collect();
    for table in shown {
        let (Some(seated), Some(model)) = (session.seated(table), session.client.table(table)) else { continue };
        let wanted = OddsWanted::of(model, seated.playback.view().felt(), settings.0.practice.odds);
        if let Some(mut odds) = session.reborrow().filter_map_unchanged(|session| Some(&mut session.table_mut(table)?.odds))
            && let Some(shown) = odds.bypass_change_detection().follow(wanted, &waker.0)
        {
            odds.map_unchanged(Odds::shown_mut).set_if_neq(shown);
        }
    }
}

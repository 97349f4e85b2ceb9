//! Counts the chances at the table in front, for the cards that are drawn.

use bevy::prelude::*;
use poker_client::OddsWanted;

use super::Session;
use crate::settings::CurrentSettings;
use crate::third_party::winit::WakeUp;

/// Starts and stops the counting of chances, and takes its result.
pub(crate) fn count_odds(mut session: ResMut<Session>, settings: Res<CurrentSettings>, waker: Res<WakeUp>) {
    let Session { client, tables, front, .. } = session.bypass_change_detection();
    let Some(front) = front.and_then(|front| tables.get_mut(&front)) else { return };
    let Some(model) = client.table(front.table) else { return };
    let wanted = OddsWanted::of(model, front.playback.view().felt(), settings.0.practice.odds);
    if front.odds.follow(wanted, &waker.0) {
        session.set_changed();
    }
}

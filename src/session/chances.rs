//! The chances at the table in front follow the felt as it is drawn.

use bevy::prelude::*;
use poker_client::OddsWanted;

use super::Session;
use crate::settings::CurrentSettings;
use crate::third_party::winit::WakeUp;

/// Begins, drops and takes in the counting of chances.
pub(crate) fn count_odds(mut session: ResMut<Session>, settings: Res<CurrentSettings>, waker: Res<WakeUp>) {
    let Session { client, tables, front, .. } = session.bypass_change_detection();
    let Some(front) = front.and_then(|front| tables.get_mut(&front)) else { return };
    let Some(model) = client.table(front.table) else { return };
    let wanted = OddsWanted::of(model, front.playback.view().felt(), settings.0.practice.odds);
    if front.odds.follow(wanted, &waker.0) {
        session.set_changed();
    }
}

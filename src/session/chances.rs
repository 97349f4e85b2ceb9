//! Counts the chances at the table in front, for the cards that are drawn.

use bevy::prelude::*;
use poker_client::OddsWanted;

use super::{Odds, Session};
use crate::settings::CurrentSettings;
use crate::third_party::winit::WakeUp;

/// Starts and stops the counting of chances, and takes its result. The session changes only where the shown result does.
pub(crate) fn count_odds(session: ResMut<Session>, settings: Res<CurrentSettings>, waker: Res<WakeUp>) {
    let (Some(front), Some(model)) = (session.front(), session.table()) else { return };
    let wanted = OddsWanted::of(model, front.playback.view().felt(), settings.0.practice.odds);
    if let Some(mut odds) = session.filter_map_unchanged(|session| Some(&mut session.front_mut()?.odds))
        && let Some(shown) = odds.bypass_change_detection().follow(wanted, &waker.0)
    {
        odds.map_unchanged(Odds::shown_mut).set_if_neq(shown);
    }
}

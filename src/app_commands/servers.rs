//! Carries out intents about servers.

use bevy::prelude::*;
use poker_client::OnlineIntent;

use crate::frame_clock::FrameClock;
use crate::navigation::{Navigation, Screen};
use crate::online::Online;
use crate::toasts::Toasts;

/// Carries out an intent about servers. Shows the player an error that happens on this machine.
pub(super) fn carry_out_for_servers(
    In(intent): In<OnlineIntent>,
    mut online: ResMut<Online>,
    mut navigation: ResMut<Navigation>,
    mut toasts: ResMut<Toasts>,
    moment: Res<FrameClock>,
) {
    if intent == OnlineIntent::Open {
        online.open_book().into_iter().for_each(|notice| toasts.add(notice, moment.now_ms));
        *navigation = Navigation { screen: Screen::Online, ..Navigation::default() };
    }
    if let Some(trouble) = online.carry_out(intent) {
        toasts.add(trouble, moment.now_ms);
    }
}

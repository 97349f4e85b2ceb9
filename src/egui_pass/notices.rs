//! Notices of the table and of the program, under the top bar.

use std::time::Duration;

use bevy::prelude::*;
use poker_client::{ConnectionState, Intent, OnlineIntent, connection_state_text};
use poker_text::text;

use super::Pass;
use crate::desk::Desk;
use crate::intents::Intents;
use crate::navigation::Navigation;
use crate::online::Online;
use crate::panel::{ReconnectView, ToastView, break_reminder_ui, reconnect_ui, table_toasts, toasts_ui};
use crate::session::Session;
use crate::session_time::BreakReminder;
use crate::third_party::winit::NextFrame;
use crate::toasts::Toasts;

/// Removes notices that have been shown long enough.
pub(super) fn expire_toasts(pass: Res<Pass>, mut toasts: ResMut<Toasts>, mut next: ResMut<NextFrame>) {
    if let Some(due) = toasts.expire(pass.now_ms) {
        next.within(Duration::from_millis(due.max(1)));
    }
}

/// Draws the banner about a lost connection. Returns the height at which the notices begin.
pub(super) fn draw_reconnect(
    pass: Res<Pass>,
    session: Res<Session>,
    online: Res<Online>,
    (navigation, desk): (Res<Navigation>, Res<Desk>),
    mut intents: ResMut<Intents>,
) -> f32 {
    let style = pass.style();
    let top = desk.strip().map_or_else(|| style.scale.l(style.theme.size.top_bar), |strip| f32::from(strip.height));
    let Some(view) = reconnect(&pass, &session, &online).filter(|_| navigation.is_in_room()) else { return top };
    let (bottom, asked) = reconnect_ui(pass.ctx(), &style, top, &view);
    intents.ask(asked);
    bottom
}

/// The banner's data; `None` while the connection is not lost.
fn reconnect<'a>(pass: &Pass, session: &Session, online: &'a Online) -> Option<ReconnectView<'a>> {
    let outage = online.connection.outage().filter(|_| online.is_open())?;
    let client = &session.client;
    let rules = session.table().and_then(|model| client.rules(&model.info().rulebook));
    Some(ReconnectView {
        outage,
        removal_s: rules.map(|rules| rules.away.sit_out_removal_s.value),
        action_waits: client.action_waits(),
        now_ms: pass.now_ms,
    })
}

/// Draws the reminder of a break below `top`. Returns the height at which the notices begin.
pub(super) fn draw_break(In(top): In<f32>, pass: Res<Pass>, reminder: Res<BreakReminder>, mut intents: ResMut<Intents>) -> f32 {
    let Some(minutes) = reminder.0 else { return top };
    let (bottom, asked) = break_reminder_ui(pass.ctx(), &pass.style(), top, minutes);
    intents.ask(asked);
    bottom
}

/// Draws the notices below `top`.
pub(super) fn draw_notices(
    In(top): In<f32>,
    pass: Res<Pass>,
    session: Res<Session>,
    online: Res<Online>,
    mut toasts: ResMut<Toasts>,
) -> Vec<Intent> {
    let style = pass.style();
    let own = toasts.list.iter().map(|toast| ToastView { name: format!("toast.{}", toast.id), text: toast.text.clone(), dismiss: None });
    let mut list: Vec<ToastView> = own.collect();
    let count = list.len();
    list.extend((online.is_open() && online.connection.tells_busy()).then(|| ToastView {
        name: "busy".to_owned(),
        text: connection_state_text(ConnectionState::Busy),
        dismiss: Some(OnlineIntent::DismissBusy.into()),
    }));
    list.extend(online.newer_version().map(|version| ToastView {
        name: "version".to_owned(),
        text: text::connection::version_old(version),
        dismiss: Some(OnlineIntent::DismissVersion.into()),
    }));
    if let Some((model, seated)) = pass.alone.and_then(|table| Some((session.client.table(table)?, session.seated(table)?))) {
        list.extend(table_toasts(model, seated.playback.view(), &style));
    }
    let (asked, gone) = toasts_ui(pass.ctx(), &style, top, &list);
    let gone: Vec<u32> = gone.into_iter().filter(|at| *at < count).filter_map(|at| Some(toasts.list.get(at)?.id)).collect();
    if !gone.is_empty() {
        gone.into_iter().for_each(|id| toasts.dismiss(id));
        pass.ctx().request_repaint();
    }
    asked
}

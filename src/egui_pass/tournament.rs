//! The tournament of the table in front: what its panels read, and when they must be drawn again.

use std::time::Duration;

use bevy::prelude::*;
use poker_client::{BarMode, NoticeMoment, OpenDeal, Settings, TableNotice, TableTournament};
use poker_protocol::OfferKind;

use super::{PanelState, Pass};
use crate::panel::{ShownStanding, TablePanelState, TournamentHud, TournamentPanelState};
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::third_party::winit::NextFrame;

/// How long a sheet ignores its buttons: it may come up under the pointer, or while a key is pressed.
const GUARD_MS: u64 = 600;

/// What the panels of the tournament in front read; `None` at a cash table.
pub(super) fn tournament_hud<'a>(
    session: &'a Session,
    settings: &Settings,
    state: &TournamentPanelState,
    now_ms: u64,
) -> Option<TournamentHud<'a>> {
    let (front, client) = (session.front()?, &session.client);
    let view = front.playback.view();
    let shown = view.tournament()?;
    let moment = NoticeMoment { view, settled: front.playback.timeline().is_idle(), acts: front.bar.mode() == BarMode::Turn, now_ms };
    let notice = TableNotice::of(client, front.table, &state.notices, moment);
    let shown_ms = notice.map_or(0, |notice| state.notices.shown_ms(front.table, notice.kind(), now_ms));
    Some(TournamentHud {
        client,
        table: front.table,
        shown,
        standing: state.standing(front.table),
        notice,
        notice_ends_ms: notice.and_then(|notice| notice.ends_in_ms(front.table, &state.notices, now_ms)),
        awake: shown_ms >= GUARD_MS,
        shows_m: settings.shows_m,
        still: settings.reduces_motion(),
        now_ms,
    })
}

/// Forgets what was shown at tables when there are none: in another room, other tables may have their numbers.
pub(super) fn forget_tables(session: Res<Session>, mut state: ResMut<PanelState<TablePanelState>>) {
    if session.front_id().is_none() {
        state.bypass_change_detection().0.tournament = TournamentPanelState::default();
    }
}

/// Notes how the tournament in front stands and which notice is shown, and wakes the client when a time that is shown changes.
pub(super) fn follow_tournament(
    pass: Res<Pass>,
    session: Res<Session>,
    settings: Res<CurrentSettings>,
    mut state: ResMut<PanelState<TablePanelState>>,
    mut next: ResMut<NextFrame>,
) {
    let Some(front) = session.front() else { return };
    let Some(tournament) = front.playback.view().tournament() else { return };
    let state = &mut state.0.tournament;
    let now_ms = pass.now_ms;
    let looked_at = session.client.tournaments().looked_at(tournament.tournament);
    let own = session.client.tournaments().own().at(front.table).map(|entry| entry.entry);
    let rank = looked_at.zip(own).and_then(|(looked_at, own)| looked_at.rank(own));
    let standing = looked_at.and_then(|looked_at| looked_at.standing()).map(|standing| ShownStanding { standing: *standing, rank });
    state.stands(front.table, front.playback.timeline().is_idle(), standing);
    let Some(hud) = tournament_hud(&session, &settings.0, state, now_ms) else { return };
    let (notice, table) = (hud.notice, hud.table);
    if let Some(due) = next_change_ms(&hud, tournament) {
        next.within(Duration::from_millis(due.max(1)));
    }
    if let Some(notice) = notice {
        state.notices.shown(table, notice.kind(), now_ms);
        let shown_ms = state.notices.shown_ms(table, notice.kind(), now_ms);
        if shown_ms < GUARD_MS {
            next.within(Duration::from_millis((GUARD_MS - shown_ms).max(1)));
        }
        match notice {
            // The drum turns.
            TableNotice::Drum { .. } if !settings.0.reduces_motion() && shown_ms < poker_client::DRUM_MS => next.now(),
            _ => {}
        }
    }
}

/// The milliseconds until something that is shown changes: the next second of a clock, or the end of a notice.
fn next_change_ms(hud: &TournamentHud<'_>, tournament: &TableTournament) -> Option<u64> {
    let now_ms = hud.now_ms;
    let running = tournament.break_left().or_else(|| tournament.level_left());
    let answer = match hud.notice {
        Some(TableNotice::Deal(OpenDeal::Proposed { left, .. })) => *left,
        Some(TableNotice::Rebuy(open) | TableNotice::AddOn(open)) => open.left,
        Some(TableNotice::AwaitsPlace { again: Some(open), .. }) => open.left,
        _ => None,
    };
    let offers = [OfferKind::Rebuy, OfferKind::AddOn].into_iter().filter_map(|what| hud.offer(what)?.left);
    let seconds = [running, answer].into_iter().flatten().chain(offers).filter_map(|left| left.next_second_ms(now_ms));
    let ends = hud.notice_ends_ms.map(|left| if left == 0 { 1 } else { (left - 1) % 1_000 + 1 });
    seconds.chain(ends).min()
}

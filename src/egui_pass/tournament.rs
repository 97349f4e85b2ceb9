//! The tournaments of the tables that are drawn: what its panels read, and when they must be drawn again.

use std::time::Duration;

use bevy::prelude::*;
use poker_client::{BarMode, NoticeMoment, OpenDeal, Settings, TableNotice, TableTournament};
use poker_protocol::OfferKind;

use super::{PanelState, Pass};
use crate::panel::{ShownStanding, TablePanels, TournamentHud, TournamentPanelState};
use crate::session::{SeatedTable, Session};
use crate::settings::CurrentSettings;
use crate::third_party::winit::NextFrame;

/// How long a sheet ignores its buttons: it may come up under the pointer, or while a key is pressed.
const GUARD_MS: u64 = 600;

/// What the panels of a tournament's table read; `None` at a cash table.
pub(super) fn tournament_hud<'a>(
    session: &'a Session,
    seated: &'a SeatedTable,
    settings: &Settings,
    state: &TournamentPanelState,
    now_ms: u64,
) -> Option<TournamentHud<'a>> {
    let client = &session.client;
    let view = seated.playback.view();
    let shown = view.tournament()?;
    let moment = NoticeMoment { view, settled: seated.playback.timeline().is_idle(), acts: seated.bar.mode() == BarMode::Turn, now_ms };
    let notice = TableNotice::of(client, seated.table, &state.notices, moment);
    let shown_ms = notice.map_or(0, |notice| state.notices.shown_ms(seated.table, notice.kind(), now_ms));
    Some(TournamentHud {
        client,
        table: seated.table,
        shown,
        standing: state.standing(seated.table),
        notice,
        notice_ends_ms: notice.and_then(|notice| notice.ends_in_ms(seated.table, &state.notices, now_ms)),
        awake: shown_ms >= GUARD_MS,
        shows_m: settings.shows_m,
        still: settings.reduces_motion(),
        now_ms,
    })
}

/// Forgets what was shown at tables where the player no longer sits.
pub(super) fn forget_tables(session: Res<Session>, mut state: ResMut<PanelState<TablePanels>>) {
    state.bypass_change_detection().0.keep(|table| session.seated(table).is_some());
}

/// Notes how the tournaments that are drawn stand and which notices are shown, and wakes the client when a time that is shown changes.
pub(super) fn follow_tournament(
    pass: Res<Pass>,
    session: Res<Session>,
    settings: Res<CurrentSettings>,
    mut state: ResMut<PanelState<TablePanels>>,
    mut next: ResMut<NextFrame>,
) {
    for seated in session.shown() {
        follow_one(&session, seated, (&settings.0, pass.now_ms), &mut state.0.at(seated.table).tournament, &mut next);
    }
}

fn follow_one(
    session: &Session,
    seated: &SeatedTable,
    (settings, now_ms): (&Settings, u64),
    state: &mut TournamentPanelState,
    next: &mut NextFrame,
) {
    let Some(tournament) = seated.playback.view().tournament() else { return };
    let looked_at = session.client.tournaments().looked_at(tournament.tournament);
    let own = session.client.tournaments().own().at(seated.table).map(|entry| entry.entry);
    let rank = looked_at.zip(own).and_then(|(looked_at, own)| looked_at.rank(own));
    let standing = looked_at.and_then(|looked_at| looked_at.standing()).map(|standing| ShownStanding { standing: *standing, rank });
    state.stands(seated.table, seated.playback.timeline().is_idle(), standing);
    let Some(hud) = tournament_hud(session, seated, settings, state, now_ms) else { return };
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
            TableNotice::Drum { .. } if !settings.reduces_motion() && shown_ms < poker_client::DRUM_MS => next.now(),
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

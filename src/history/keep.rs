//! Adds the player's entries to the history when they are over.

use bevy::prelude::*;
use poker_client::{ClientModel, EntryOutcome, OutcomeKind, PlayedEntry, PlayedResult};

use super::PlayedTournaments;
use crate::frame_clock::FrameClock;
use crate::local_time::unix_ms;
use crate::online::Online;
use crate::session::Session;
use crate::toasts::Toasts;

/// Adds each entry whose outcome is known. An outcome to which bounties were added later is written again.
pub(crate) fn keep_outcomes(
    session: Res<Session>,
    online: Res<Online>,
    mut played: ResMut<PlayedTournaments>,
    mut toasts: ResMut<Toasts>,
    moment: Res<FrameClock>,
    mut kept: Local<Vec<EntryOutcome>>,
) {
    let outcomes = session.client.tournaments().own().outcomes();
    if *kept == outcomes {
        return;
    }
    for outcome in outcomes.iter().filter(|outcome| !kept.contains(outcome)) {
        let room = online.is_open().then(|| online.room());
        if let Some(trouble) = played.add(entry(&session.client, outcome, room)) {
            toasts.add(trouble, moment.now_ms);
        }
    }
    outcomes.clone_into(&mut kept);
}

/// The outcome as the history keeps it.
pub(super) fn entry(client: &ClientModel, outcome: &EntryOutcome, room: Option<String>) -> PlayedEntry {
    let overview = client.tournaments().looked_at(outcome.tournament).and_then(|looked_at| looked_at.overview());
    let drawn = overview.and_then(|overview| overview.draw.as_ref()?.drawn.as_ref());
    let result = match &outcome.how {
        OutcomeKind::Placed { place, prize } => PlayedResult::Placed { place: *place, prize: prize.clone() },
        OutcomeKind::Survived { .. } => PlayedResult::Survived,
        OutcomeKind::Cancelled { why, refund } => PlayedResult::Cancelled { why: *why, refund: refund.money },
    };
    PlayedEntry {
        ended_ms: unix_ms(),
        room,
        tournament: outcome.tournament,
        entry: outcome.entry,
        name: outcome.name.clone(),
        kind: outcome.kind,
        currency: client.currency(),
        paid: outcome.tally.paid,
        bounties: outcome.tally.bounties,
        result,
        entries: overview.map(|overview| overview.row.entries),
        hands: outcome.tally.hands,
        multiplier: drawn.map(|drawn| drawn.percent),
    }
}

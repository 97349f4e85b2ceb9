//! What a room remembers of a player, connected or not: the numbered stream of messages and the requests it has answered.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

use poker_protocol::{HandId, Message, PlayerId, PlayerView, Refusal, RequestId, Seq, ServerMsg, StakeId, TableId};

use super::connection::ClientId;
use super::save::PlayerSave;
use super::statement::Statement;
use crate::{Now, PlayerKind, Visits};

/// Answers kept for repeated requests.
const ANSWERS_KEPT: usize = 256;

/// How a request was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// With `Welcome`.
    Welcomed,
    Done,
    Refused(Refusal),
}

/// What a room remembers of a player.
pub(super) struct Session {
    pub kind: PlayerKind,
    pub profile: PlayerView,
    /// The connection that has greeted, if there is one.
    pub client: Option<ClientId>,
    pub seats: Vec<TableId>,
    /// Tables where a seat is kept for the player.
    pub offered: Vec<TableId>,
    /// Stakes for whose tables the player waits.
    pub waits_for: BTreeSet<StakeId>,
    /// The last seat of each stake that was not taken.
    pub declined: BTreeMap<StakeId, Declined>,
    /// Rulebooks the player has sat down under, and since when (R-INT-8).
    pub accepted: BTreeMap<String, Now>,
    /// Tables sat at before (R-CASH-1).
    pub sat_at: BTreeSet<TableId>,
    pub visits: Visits,
    /// R-BAN-4.
    pub barred_from_banzai: bool,
    pub statement: Statement,
    /// Of how many increases the player was told.
    pub increases_told: u64,
    /// When the player may say as much again as at first.
    pub rested: Now,
    /// Hands voided before the room was gone on from, of which the player was not told yet.
    pub voided: Vec<(TableId, HandId)>,
    last: Seq,
    history: VecDeque<Numbered>,
    answers: VecDeque<(RequestId, Answer)>,
    /// Ids up to here were answered so long ago that the answer is forgotten.
    forgotten: RequestId,
    /// No id above this one was answered.
    highest: RequestId,
}

/// A message of somebody's stream; what it says is one with what others are told.
#[derive(Clone)]
pub(super) struct Numbered {
    pub seq: Seq,
    pub message: Arc<Message>,
}

impl From<Numbered> for ServerMsg {
    fn from(Numbered { seq, message }: Numbered) -> Self {
        Self { seq, message: Arc::unwrap_or_clone(message) }
    }
}

/// A seat that was offered and not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Declined {
    pub table: TableId,
    /// So long it is offered again before any other.
    pub until: Now,
}

/// What is known of a request's id.
pub(super) enum Known {
    /// To be carried out.
    New,
    /// Carried out before.
    Answered(Answer),
    /// Perhaps carried out, too long ago to know.
    Forgotten,
}

impl Session {
    pub(super) fn new(kind: PlayerKind, profile: PlayerView) -> Self {
        Self {
            kind,
            profile,
            client: None,
            seats: Vec::new(),
            offered: Vec::new(),
            waits_for: BTreeSet::new(),
            declined: BTreeMap::new(),
            accepted: BTreeMap::new(),
            sat_at: BTreeSet::new(),
            visits: Visits::default(),
            barred_from_banzai: false,
            statement: Statement::default(),
            increases_told: 0,
            rested: Now(0),
            voided: Vec::new(),
            last: Seq(0),
            history: VecDeque::new(),
            answers: VecDeque::new(),
            forgotten: RequestId(0),
            highest: RequestId(0),
        }
    }

    /// The player to be kept, without the statement.
    pub(super) fn save(&self, player: PlayerId) -> PlayerSave {
        PlayerSave {
            player,
            kind: self.kind,
            name: self.profile.name.clone(),
            avatar: self.profile.avatar,
            sat_at: self.sat_at.clone(),
            visits: self.visits.clone(),
            barred_from_banzai: self.barred_from_banzai,
            statement: Statement::default(),
            accepted: self.accepted.clone(),
            increases_told: self.increases_told,
        }
    }

    /// Numbers a message and keeps it.
    pub(super) fn number(&mut self, message: Arc<Message>, keep: usize) -> Numbered {
        self.last = Seq(self.last.0.saturating_add(1));
        let message = Numbered { seq: self.last, message };
        while self.history.len() >= keep.max(1) {
            self.history.pop_front();
        }
        self.history.push_back(message.clone());
        message
    }

    /// Everything after this number, where all of it is still there.
    pub(super) fn tail(&self, after: Seq) -> Option<Vec<Numbered>> {
        let first = self.history.front()?.seq;
        let whole = after <= self.last && first.0 <= after.0.saturating_add(1);
        whole.then(|| self.history.iter().filter(|message| message.seq > after).cloned().collect())
    }

    pub(super) fn known(&self, request: RequestId) -> Known {
        if request > self.highest {
            return Known::New;
        }
        if let Some((_, answer)) = self.answers.iter().find(|(id, _)| *id == request) {
            return Known::Answered(answer.clone());
        }
        if request <= self.forgotten { Known::Forgotten } else { Known::New }
    }

    pub(super) fn remember(&mut self, request: RequestId, answer: Answer) {
        self.answers.push_back((request, answer));
        self.highest = self.highest.max(request);
        if self.answers.len() > ANSWERS_KEPT
            && let Some((oldest, _)) = self.answers.pop_front()
        {
            self.forgotten = self.forgotten.max(oldest);
        }
    }

    /// A program that starts afresh counts from the beginning: its greeting repeats an id, on a new connection.
    pub(super) fn greeted_anew(&mut self, request: RequestId) {
        if request <= self.highest {
            self.answers.clear();
            (self.forgotten, self.highest) = (RequestId(0), RequestId(0));
        }
    }
}

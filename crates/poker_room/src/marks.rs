//! What has changed in a room since its driver last asked. This is the one place where changes are noted.

use std::collections::BTreeSet;

use poker_protocol::{PlayerId, StatementEntry, TableId, TournamentId};

use crate::deleted_player::DeletedPlayer;
use crate::ledger::Booked;
use crate::tournament::TicketMovement;
use crate::{HandRecord, UnfinishedHand};

/// The changes since the driver last asked, in the detail in which the driver saves the room.
pub(crate) enum Marks {
    /// The driver saves the whole room: it only needs to know whether something has changed that it should save soon.
    WholeRoom { unsaved: bool },
    /// The driver saves change by change. Movements, entries and hands are noted themselves; of a changed player, plan or table only the
    /// id.
    Changes(Box<Noted>),
}

/// What was noted since the driver last asked.
#[derive(Default)]
pub(crate) struct Noted {
    pub movements: Vec<Booked>,
    pub entries: Vec<(PlayerId, StatementEntry)>,
    pub players: BTreeSet<PlayerId>,
    pub plans: BTreeSet<PlayerId>,
    pub deleted: Vec<DeletedPlayer>,
    pub tables: BTreeSet<TableId>,
    pub tournaments: BTreeSet<TournamentId>,
    /// The tables of tournaments at which a hand may have continued.
    pub tournament_tables: BTreeSet<TableId>,
    pub tickets: Vec<TicketMovement>,
    pub review: bool,
    pub ended: Vec<HandRecord>,
    pub voided: Vec<UnfinishedHand>,
}

impl Marks {
    /// Notes nothing yet. `change_by_change` is whether the driver saves the room change by change.
    pub(crate) fn new(change_by_change: bool) -> Self {
        if change_by_change { Self::Changes(Box::default()) } else { Self::WholeRoom { unsaved: false } }
    }

    /// Notes a change that is worth saving soon: `note` says which.
    fn change(&mut self, note: impl FnOnce(&mut Noted)) {
        match self {
            Self::WholeRoom { unsaved } => *unsaved = true,
            Self::Changes(noted) => note(noted),
        }
    }

    /// Notes a change that only drivers need that save change by change.
    fn detail(&mut self, note: impl FnOnce(&mut Noted)) {
        if let Self::Changes(noted) = self {
            note(noted);
        }
    }

    /// Notes that money has moved.
    pub(crate) fn booked(&mut self, booked: Booked) {
        if !booked.movement.moves_nothing() {
            self.change(|noted| noted.movements.push(booked));
        }
    }

    /// Notes a new entry of a player's statement.
    pub(crate) fn entry(&mut self, player: PlayerId, entry: &StatementEntry) {
        self.detail(|noted| noted.entries.push((player, entry.clone())));
    }

    /// Notes that a player is new or has changed.
    pub(crate) fn player(&mut self, player: PlayerId) {
        self.change(|noted| {
            noted.players.insert(player);
        });
    }

    /// Notes that a player's rake plan has changed.
    pub(crate) fn plan(&mut self, player: PlayerId) {
        self.change(|noted| {
            noted.plans.insert(player);
        });
    }

    /// Notes that a player is deleted, with the entries of the statement up to now.
    pub(crate) fn deleted(&mut self, deleted: DeletedPlayer) {
        self.change(|noted| {
            noted.entries.retain(|(player, _)| *player != deleted.player);
            noted.deleted.push(deleted);
        });
    }

    /// Notes that a table has opened or closed, or that its seats have changed.
    pub(crate) fn table(&mut self, table: TableId) {
        self.change(|noted| {
            noted.tables.insert(table);
        });
    }

    /// Notes that the hand at a table may have continued.
    pub(crate) fn hand_of(&mut self, table: TableId) {
        self.detail(|noted| {
            noted.tables.insert(table);
        });
    }

    /// Notes that a tournament is new, has changed or is forgotten.
    pub(crate) fn tournament(&mut self, tournament: TournamentId) {
        self.change(|noted| {
            noted.tournaments.insert(tournament);
        });
    }

    /// Notes that the hand at a table of a tournament may have continued.
    pub(crate) fn hand_in_tournament(&mut self, table: TableId) {
        self.detail(|noted| {
            noted.tournament_tables.insert(table);
        });
    }

    /// Notes that tickets have moved.
    pub(crate) fn tickets(&mut self, movements: Vec<TicketMovement>) {
        self.change(|noted| noted.tickets.extend(movements));
    }

    /// Notes that reports or verdicts have changed.
    pub(crate) fn review(&mut self) {
        self.change(|noted| noted.review = true);
    }

    /// Takes a finished hand if the driver saves the room change by change; otherwise returns it.
    pub(crate) fn ended(&mut self, record: HandRecord) -> Option<HandRecord> {
        match self {
            Self::WholeRoom { .. } => Some(record),
            Self::Changes(noted) => {
                noted.ended.push(record);
                None
            }
        }
    }

    /// Notes that a hand was voided.
    pub(crate) fn voided(&mut self, hand: UnfinishedHand) {
        self.detail(|noted| noted.voided.push(hand));
    }

    /// Whether something worth saving has changed: since the last call, or since the changes were last taken if the driver saves change by
    /// change.
    pub(crate) fn take_unsaved(&mut self) -> bool {
        match self {
            Self::WholeRoom { unsaved } => std::mem::take(unsaved),
            Self::Changes(noted) => !noted.is_empty(),
        }
    }

    /// Takes what was noted since the last call; `None` if the driver does not save the room change by change.
    pub(crate) fn take(&mut self) -> Option<Noted> {
        match self {
            Self::WholeRoom { .. } => None,
            Self::Changes(noted) => Some(std::mem::take(&mut **noted)),
        }
    }
}

impl Noted {
    fn is_empty(&self) -> bool {
        let Self { movements, entries, players, plans, deleted, tables, tournaments, tournament_tables, tickets, review, ended, voided } =
            self;
        let lists = movements.is_empty() && entries.is_empty() && ended.is_empty() && voided.is_empty();
        let tournaments = tournaments.is_empty() && tournament_tables.is_empty() && tickets.is_empty();
        lists && tournaments && players.is_empty() && plans.is_empty() && deleted.is_empty() && tables.is_empty() && !review
    }
}

//! The room that the client is connected to: its link, its model, and the player's tables.

mod animate;
mod chances;
mod closed;
mod greet;
mod inbox;
mod odds;
mod plugin;
mod receive;
mod requests;
mod seated_table;
mod tables;
#[cfg(test)]
mod tests;
mod told;
mod tournaments;

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use poker_client::{ClientModel, SessionClock, SoundCue, TableModel};
use poker_protocol::{Bytes32, ClientMsg, Link, Request, TableId, TournamentId};
use poker_text::Text;

pub(crate) use inbox::{fold_messages, read_link};
pub(crate) use odds::Odds;
pub(crate) use plugin::plugin;
pub(crate) use seated_table::SeatedTable;

/// The link to a room, in this process or on a server, and everything that came over it. The felt is drawn again after each change, so
/// systems that change nothing visible bypass change detection.
#[derive(Resource, Default)]
pub(crate) struct Session {
    link: Option<Link>,
    /// The model of the room, made from its messages.
    pub(crate) client: ClientModel,
    /// The tables the player sits at.
    tables: BTreeMap<TableId, SeatedTable>,
    /// The table on which keys act. It is always drawn.
    front: Option<TableId>,
    /// The tables that are drawn beside the one in front.
    beside: BTreeSet<TableId>,
    /// Closed tables that were left since the last frame, each with the one where the player sits instead.
    replaced: Vec<(TableId, TableId)>,
    /// Sounds of events at other tables since the last frame.
    calls: Vec<SoundCue>,
    /// Whether the connection has come back and the room has not answered the greeting yet.
    greets_again: bool,
    /// What has happened to tournaments that the player has entered, for a player who is elsewhere.
    news: Vec<(TournamentId, Text)>,
    /// How long the player has been at the tables, in this room and those before.
    pub(crate) clock: SessionClock,
    /// Whether a hand has ended or the balance has changed since the statement was last requested.
    books_moved: bool,
}

impl Session {
    /// Switches to the room of `link` and forgets the one before.
    pub(crate) fn connect(&mut self, link: Link) {
        *self = Self { link: Some(link), clock: self.clock, ..Self::default() };
    }

    /// Lets this client take part in the shuffles of the room.
    pub(crate) fn join_shuffles(&mut self, secret: Bytes32) {
        self.client.join_shuffles(secret);
    }

    /// Whether the session has a link to a room.
    pub(crate) fn is_open(&self) -> bool {
        self.link.is_some()
    }

    /// Forgets the room and everything that came over its link.
    pub(crate) fn close(&mut self) {
        *self = Self { clock: self.clock, ..Self::default() };
    }

    /// Sends a request to the room.
    pub(crate) fn ask(&mut self, request: Request) {
        let message = self.client.ask(request);
        self.send(message);
    }

    /// Sends again the requests that the room has refused for a while, once it accepts them. Returns when the next one is due.
    fn ask_again(&mut self, now_ms: u64) -> Option<u64> {
        let due = self.client.ask_again(now_ms);
        due.into_iter().for_each(|message| self.send(message));
        self.client.next_ask_ms()
    }

    fn send(&mut self, message: ClientMsg) {
        // After an error the link is dropped, so that `is_open` returns false.
        if let Some(link) = &self.link
            && link.send(message).is_err()
        {
            self.link = None;
        }
    }

    /// Asks for the newest entries of the statement, where there can be new ones.
    pub(crate) fn refresh_statement(&mut self) {
        if std::mem::take(&mut self.books_moved) {
            self.ask(Request::AskStatement { before: None });
        }
    }

    /// Whether the statement can have new entries.
    pub(crate) fn books_moved(&self) -> bool {
        self.books_moved
    }

    /// The id of the table in front.
    pub(crate) fn front_id(&self) -> Option<TableId> {
        self.front
    }

    /// Whether a table is drawn.
    pub(crate) fn shows(&self, table: TableId) -> bool {
        self.front == Some(table) || self.beside.contains(&table)
    }

    /// The tables that are drawn.
    pub(crate) fn shown(&self) -> impl Iterator<Item = &SeatedTable> {
        self.tables.values().filter(|seated| self.shows(seated.table))
    }

    /// The tables where the player sits, and the closed ones that are drawn.
    pub(crate) fn seats(&self) -> impl Iterator<Item = TableId> {
        self.tables.keys().copied()
    }

    /// Takes the closed tables that were left, each with the one where the player sits instead.
    pub(crate) fn take_replaced(&mut self) -> Vec<(TableId, TableId)> {
        std::mem::take(&mut self.replaced)
    }

    /// A table.
    pub(crate) fn seated(&self, table: TableId) -> Option<&SeatedTable> {
        self.tables.get(&table)
    }

    /// The table in front.
    pub(crate) fn front(&self) -> Option<&SeatedTable> {
        self.tables.get(&self.front?)
    }

    /// A table, mutably.
    pub(crate) fn table_mut(&mut self, table: TableId) -> Option<&mut SeatedTable> {
        self.tables.get_mut(&table)
    }

    /// The table in front, mutably.
    pub(crate) fn front_mut(&mut self) -> Option<&mut SeatedTable> {
        self.tables.get_mut(&self.front?)
    }

    /// The model of the table in front.
    pub(crate) fn table(&self) -> Option<&TableModel> {
        self.client.table(self.front?)
    }

    /// Every table.
    pub(crate) fn tables_mut(&mut self) -> impl Iterator<Item = &mut SeatedTable> {
        self.tables.values_mut()
    }
}

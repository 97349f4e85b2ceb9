//! A client in a room with tournaments.

use poker_protocol::{
    Begins, Currency, EntrantView, EntryEvent, EntryId, EntryOffer, LevelClock, Message, Money, OwnEntry, OwnEntryState, Pace, PlayerId,
    SeatEntry, Seq, ServerMsg, TableId, TableInfo, TableSnapshot, TournamentEvent, TournamentId, TournamentKind, TournamentSnapshot,
};
use poker_rules::{Chips, Seat, Stakes};

use crate::test_room::info;
use crate::{Change, ClientModel};

pub(super) const TOURNAMENT: TournamentId = TournamentId(7);
pub(super) const OWN: EntryId = EntryId(41);
pub(super) const OTHER: EntryId = EntryId(12);
pub(super) const TABLE: TableId = TableId(3);

/// A client that a room has greeted.
pub(super) struct Room {
    pub(super) client: ClientModel,
    seq: u64,
}

impl Room {
    pub(super) fn new() -> Self {
        let mut room = Self { client: ClientModel::default(), seq: 0 };
        room.greet();
        room
    }

    /// Greets the client, as at the beginning and after a reconnect.
    pub(super) fn greet(&mut self) {
        self.seq = 0;
        let (server, player, balance) = ("room".to_owned(), PlayerId(1), Money::new(5_000));
        self.tell(
            Message::Welcome {
                protocol: 5,
                server,
                player,
                balance,
                currency: Currency::Eur,
                refill_to: None,
                hides_figures: false,
                finds_players: false,
                stream: Default::default(),
            },
            0,
        );
    }

    pub(super) fn tell(&mut self, message: Message, now_ms: u64) -> Change {
        self.seq += 1;
        self.client.receive(ServerMsg { seq: Seq(self.seq), message }, now_ms)
    }

    pub(super) fn event(&mut self, event: TournamentEvent, now_ms: u64) -> Change {
        self.tell(Message::TournamentEvent { tournament: TOURNAMENT, event: Box::new(event) }, now_ms)
    }

    pub(super) fn entry_event(&mut self, entry: EntryId, event: EntryEvent) -> Change {
        self.event(TournamentEvent::Entry { who: who(entry), event }, 0)
    }

    /// The player's entry, for which 11 euros were paid.
    pub(super) fn own_entry(&self, state: OwnEntryState, offers: Vec<EntryOffer>) -> OwnEntry {
        OwnEntry {
            tournament: TOURNAMENT,
            entry: OWN,
            name: "Sunday".to_owned(),
            kind: TournamentKind::Scheduled,
            begins: Begins::At { time: 1_000 },
            state,
            offers,
            paid: Money::new(1_100),
            bounties: Money::ZERO,
            root: None,
        }
    }

    /// Tells the state of the player's entry.
    pub(super) fn own(&mut self, state: OwnEntryState, offers: Vec<EntryOffer>, now_ms: u64) -> Change {
        let entries = vec![self.own_entry(state, offers)];
        self.tell(Message::OwnEntries { whole: false, entries }, now_ms)
    }

    /// Sits the player down at [`TABLE`], in the first seat; [`OTHER`] has the second.
    pub(super) fn sit(&mut self, now_ms: u64) {
        self.own(OwnEntryState::Seated { table: TABLE, seat: Seat::new(0) }, Vec::new(), now_ms);
        self.tell(Message::Snapshot { table: Box::new(snapshot(TABLE)) }, now_ms);
    }

    /// The line was lost and is back: the room greets the client and tells its entry and its table, which may be another one.
    pub(super) fn come_back(&mut self, table: TableSnapshot, now_ms: u64) {
        self.greet();
        let entries = vec![self.own_entry(OwnEntryState::Seated { table: table.info.table, seat: Seat::new(0) }, Vec::new())];
        self.tell(Message::OwnEntries { whole: true, entries }, now_ms);
        self.tell(Message::Snapshot { table: Box::new(table) }, now_ms);
    }
}

pub(super) fn who(entry: EntryId) -> EntrantView {
    EntrantView { entry, name: format!("player {}", entry.0) }
}

pub(super) fn stakes(big: u64) -> Stakes {
    Stakes { small_blind: Chips::new(big / 2), big_blind: Chips::new(big), ante: Chips::ZERO }
}

pub(super) fn level(number: u32, big: u64, left_ms: u32) -> LevelClock {
    LevelClock { level: number, stakes: stakes(big), left_ms, hands_left: None, next: stakes(big * 2) }
}

/// A table of the tournament between two hands.
pub(super) fn snapshot(table: TableId) -> TableSnapshot {
    let seat = |seat, entry, bounty| SeatEntry { seat: Seat::new(seat), entry, bounty: Some(Money::new(bounty)) };
    let tournament = TournamentSnapshot {
        tournament: TOURNAMENT,
        name: "Sunday".to_owned(),
        clock: level(2, 40, 60_000),
        pace: Pace::default(),
        left: 9,
        paid_places: 0,
        final_table: false,
        entries: vec![seat(0, OWN, 500), seat(1, OTHER, 700)],
        drawn: None,
        deal: None,
    };
    TableSnapshot {
        info: TableInfo { table, ..info(stakes(20)) },
        seats: Vec::new(),
        hand: None,
        you: Some(crate::test_room::you()),
        to_act: None,
        to_show: None,
        deck_sealed: None,
        tournament: Some(Box::new(tournament)),
    }
}

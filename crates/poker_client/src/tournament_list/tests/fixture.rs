//! Rows of a room, and a client that was told of them.

use poker_protocol::{
    Begins, EntryCost, EntryId, LobbyStage, Message, Money, OfferId, OfferRow, OwnEntry, OwnEntryState, Seq, ServerMsg, TournamentFacts,
    TournamentFeature, TournamentId, TournamentKind, TournamentRow,
};
use poker_rules::GameSpec;

use crate::ClientModel;

/// The time of the tests, in milliseconds since 1970.
pub(super) const NOW: u64 = 1_795_200_000_000;
pub(super) const MINUTE: u64 = 60_000;

pub(super) fn facts(name: &str, game: &str, price: u64, features: &[TournamentFeature]) -> TournamentFacts {
    let total = Money::new(price);
    let fee = Money::new(price / 11);
    TournamentFacts {
        name: name.to_owned(),
        kind: TournamentKind::Scheduled,
        game: GameSpec::with_code(game).unwrap(),
        seats: 9,
        cost: EntryCost { buy_in: total.saturating_sub(fee), fee, bounty: Money::ZERO, total, choice: None },
        ticket: None,
        password: false,
        freeroll: price == 0,
        features: features.to_vec(),
        rulebook: "en-2.7".to_owned(),
    }
}

/// A tournament that begins in this number of minutes and can be entered.
pub(super) fn row(id: u32, minutes: u64, facts: TournamentFacts) -> TournamentRow {
    TournamentRow {
        tournament: TournamentId(id),
        facts,
        begins: Begins::At { time: NOW + minutes * MINUTE },
        stage: LobbyStage::Registering,
        late_until: None,
        entries: id * 10,
        least_entries: 2,
        most_entries: 1_000,
        left: 0,
        level: 0,
        guarantee: Money::ZERO,
        added: Money::ZERO,
        pool: Money::new(u64::from(id) * 100),
    }
}

pub(super) fn offer(id: u32, players: u32, entries: u32, facts: TournamentFacts, kind: TournamentKind) -> OfferRow {
    let facts = TournamentFacts { kind, ..facts };
    OfferRow { offer: OfferId(id), facts, players, open: TournamentId(100 + id), entries, running: 3, most_games: 8 }
}

/// A client that was told all these rows.
pub(super) fn client(rows: Vec<TournamentRow>, offers: Vec<OfferRow>, own: Vec<(u32, OwnEntryState)>) -> ClientModel {
    let mut client = ClientModel::default();
    let entries = own.into_iter().map(|(id, state)| OwnEntry {
        tournament: TournamentId(id),
        entry: EntryId(1),
        name: "own".to_owned(),
        kind: TournamentKind::Scheduled,
        begins: Begins::At { time: NOW },
        state,
        offers: Vec::new(),
        paid: Money::ZERO,
        bounties: Money::ZERO,
        root: None,
    });
    let told = [
        Message::Tournaments { whole: true, rows: rows.into(), offers: offers.into(), gone: Vec::new() },
        Message::OwnEntries { whole: true, entries: entries.collect() },
    ];
    for (seq, message) in (1..).zip(told) {
        client.receive(ServerMsg { seq: Seq(seq), message }, 0);
    }
    client
}

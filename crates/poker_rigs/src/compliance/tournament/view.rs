//! What one player was told, as far as the script needs it.

use std::collections::BTreeMap;

use poker_protocol::{
    DealEvent, DealProposal, EntryEvent, EntryId, HandId, Message, OfferId, OfferRow, OwnEntry, OwnEntryState, SeenEvent, TableEvent,
    TableId, TicketView, TournamentEvent, TournamentId, TournamentRow, TurnId,
};
use poker_room::Now;
use poker_rules::LegalActions;

/// A decision that the player is asked for.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    pub table: TableId,
    pub hand: HandId,
    pub turn: TurnId,
    pub legal: LegalActions,
    pub since: Now,
}

#[derive(Debug, Default)]
pub(super) struct View {
    pub rows: BTreeMap<TournamentId, TournamentRow>,
    pub offers: BTreeMap<OfferId, OfferRow>,
    pub entries: BTreeMap<(TournamentId, EntryId), OwnEntry>,
    pub tickets: Vec<TicketView>,
    /// All events of tournaments, in order.
    pub events: Vec<(TournamentId, TournamentEvent)>,
    pub asked: BTreeMap<TableId, Asked>,
    hands: BTreeMap<TableId, HandId>,
    /// The number of snapshots of tables.
    pub snapshots: usize,
}

impl View {
    pub(super) fn note(&mut self, message: &Message, now: Now) {
        match message {
            Message::Tournaments { rows, offers, .. } => {
                self.rows.extend(rows.iter().map(|row| (row.tournament, row.clone())));
                self.offers.extend(offers.iter().map(|row| (row.offer, row.clone())));
            }
            Message::OwnEntries { entries, .. } => {
                self.entries.extend(entries.iter().map(|own| ((own.tournament, own.entry), own.clone())));
            }
            Message::Tickets { tickets, .. } => self.tickets.clone_from(tickets),
            Message::TournamentEvent { tournament, event } => self.events.push((*tournament, (**event).clone())),
            Message::TableClosed { table } => drop(self.asked.remove(table)),
            Message::Snapshot { table } => {
                self.snapshots += 1;
                self.asked.remove(&table.info.table);
                if let Some(hand) = &table.hand {
                    self.hands.insert(table.info.table, hand.hand);
                }
                if let Some(event) = &table.to_act {
                    self.at_table(table.info.table, event, now);
                }
            }
            Message::Table { table, event } => self.at_table(*table, event, now),
            _ => {}
        }
    }

    fn at_table(&mut self, table: TableId, event: &TableEvent, now: Now) {
        match event {
            TableEvent::Hand { event: SeenEvent::Started { hand, .. } } => drop(self.hands.insert(table, *hand)),
            TableEvent::Hand { event: SeenEvent::Acted { .. } | SeenEvent::Ended { .. } } => drop(self.asked.remove(&table)),
            TableEvent::ToAct { turn, legal, .. } => {
                self.asked.remove(&table);
                if let (Some(legal), Some(&hand)) = (legal, self.hands.get(&table)) {
                    self.asked.insert(table, Asked { table, hand, turn: *turn, legal: (**legal).clone(), since: now });
                }
            }
            _ => {}
        }
    }

    /// The table at which the player has a seat in a tournament.
    pub(super) fn table(&self, tournament: TournamentId) -> Option<TableId> {
        self.entries.iter().find_map(|(of, own)| match own.state {
            OwnEntryState::Seated { table, .. } if of.0 == tournament => Some(table),
            _ => None,
        })
    }

    /// Whether the player was told such an event of this tournament.
    pub(super) fn was_told(&self, tournament: TournamentId, is: impl Fn(&TournamentEvent) -> bool) -> bool {
        self.events.iter().any(|(of, event)| *of == tournament && is(event))
    }

    /// Whether the player was told such an event of an entry in this tournament.
    pub(super) fn entry_was(&self, tournament: TournamentId, is: impl Fn(&EntryEvent) -> bool) -> bool {
        self.was_told(tournament, |event| matches!(event, TournamentEvent::Entry { event, .. } if is(event)))
    }

    /// The last proposal of a deal.
    pub(super) fn proposal(&self, tournament: TournamentId) -> Option<&DealProposal> {
        self.events.iter().rev().find_map(|(of, event)| match event {
            TournamentEvent::Deal { event: DealEvent::Proposed { proposal } } if *of == tournament => Some(proposal),
            _ => None,
        })
    }
}

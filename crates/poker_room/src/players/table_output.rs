//! Tells those who see a table what happens there, each only what this player may see.

use poker_fair::{SeenAtTable, seen_at_table};
use poker_protocol::{Message, SeenEvent, TableEvent, TableId};
use poker_rules::Seat;

use super::audience::Audience;
use super::sessions::Sessions;
use crate::table::TableOutput;
use crate::{HandRecord, UnfinishedHand};

/// What the room must still do with an output of a table.
pub(crate) enum Untold<O> {
    /// Nothing: the audience was told.
    Nothing,
    /// An event for everybody. The room may note it before they are told.
    Public(TableEvent),
    /// A hand is over.
    Ended(HandRecord),
    /// A hand was voided.
    Voided(UnfinishedHand),
    /// An output of the owner of the table.
    Owner(O),
}

impl Sessions {
    /// Tells the audience of a table an output of the table. [`seen_at_table`] hides the cards.
    pub(crate) fn tell_output<O>(&mut self, table: TableId, audience: Audience<'_>, output: TableOutput<O>) -> Untold<O> {
        match output {
            TableOutput::Started { hand, button, players, root, nonces } => {
                let event = TableEvent::Hand { event: SeenEvent::Started { hand, button, players, root, nonces } };
                self.tell_table(table, audience, event, |_| None);
            }
            TableOutput::Hand { event, seal } => {
                let SeenAtTable { everybody, mut own } = seen_at_table(&event, seal.as_deref());
                self.tell_table(table, audience, TableEvent::Hand { event: everybody }, |seat| {
                    own.take_if(|&mut (of, _)| of == seat).map(|(_, event)| TableEvent::Hand { event })
                });
            }
            TableOutput::ToAct { seat, hand: _, turn, clock, legal } => {
                let event = |legal| TableEvent::ToAct { seat, turn, clock, legal };
                let mut legal = Some(legal);
                self.tell_table(table, audience, event(None), |of| legal.take_if(|_| of == seat).map(|legal| event(Some(legal))));
            }
            TableOutput::ToShow { choices, turn, left_ms } => {
                let seats: Vec<Seat> = choices.iter().map(|&(seat, _)| seat).collect();
                let event = |choice| TableEvent::ToShow { seats: seats.clone(), turn, left_ms, choice };
                let choice_of = |seat| choices.iter().find(|&&(of, _)| of == seat).map(|&(_, choice)| event(Some(choice)));
                self.tell_table(table, audience, event(None), choice_of);
            }
            TableOutput::Private { player, event } => {
                // A player who is sitting down at the moment learns it from the snapshot.
                if audience.viewers.iter().any(|&(viewer, _)| viewer == player) {
                    self.tell(player, Message::Table { table, event });
                }
            }
            TableOutput::Public(event) => return Untold::Public(event),
            TableOutput::Ended(record) => return Untold::Ended(*record),
            TableOutput::Voided(hand) => return Untold::Voided(*hand),
            TableOutput::Owner(output) => return Untold::Owner(output),
        }
        Untold::Nothing
    }
}

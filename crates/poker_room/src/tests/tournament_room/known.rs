//! What a client knows of its table and its tournament, by what it was told.

use std::collections::BTreeMap;

use poker_protocol::{
    DealEvent, DealProposal, DrawnMultiplier, EntryEvent, EntryId, Message, PlayerView, SeatState, SeenEvent, TableEvent, TableId,
    TableSnapshot, TournamentEvent, TurnId,
};
use poker_rules::{Chips, Seat, Stakes};

/// What a client knows: the same for all players at a table, because the own hole cards and all times are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Known {
    pub table: Option<TableId>,
    seats: BTreeMap<Seat, KnownSeat>,
    entries: BTreeMap<Seat, EntryId>,
    /// The events of the hand in progress.
    hand: Vec<SeenEvent>,
    /// The seats that are asked for a decision.
    asked: Option<(Vec<Seat>, TurnId)>,
    pub tournament: KnownTournament,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct KnownSeat {
    player: PlayerView,
    /// At the beginning of the hand in progress.
    stack: Chips,
    state: SeatState,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct KnownTournament {
    pub level: u32,
    /// Those of the level and of the next one.
    stakes: Option<[Stakes; 2]>,
    pub hand_for_hand: bool,
    pub on_break: bool,
    time_up: bool,
    pub final_table: bool,
    pub paid_places: u32,
    pub drawn: Option<DrawnMultiplier>,
    pub deal: Option<DealProposal>,
}

impl Known {
    pub(super) fn hear(&mut self, message: &Message) {
        match message {
            Message::Snapshot { table } => self.show(table),
            Message::Table { table, event } if self.table == Some(*table) => self.hear_table(event),
            Message::TableClosed { table } if self.table == Some(*table) => {
                *self = Self { tournament: std::mem::take(&mut self.tournament), ..Self::default() };
            }
            Message::TournamentEvent { event, .. } => match &**event {
                TournamentEvent::Entry { who, event: EntryEvent::Seated { table, seat, .. } } if self.table == Some(*table) => {
                    self.entries.insert(*seat, who.entry);
                }
                event => self.tournament.hear(event),
            },
            _ => {}
        }
    }

    fn show(&mut self, table: &TableSnapshot) {
        let shown = table.tournament.as_deref().expect("a table of a tournament");
        let seat = |seat: &poker_protocol::SeatSnapshot| {
            (seat.seat, KnownSeat { player: seat.player.clone(), stack: seat.stack, state: seat.state })
        };
        *self = Self {
            table: Some(table.info.table),
            seats: table.seats.iter().map(seat).collect(),
            entries: shown.entries.iter().map(|at| (at.seat, at.entry)).collect(),
            hand: Vec::new(),
            asked: None,
            tournament: KnownTournament {
                level: shown.clock.level,
                stakes: Some([shown.clock.stakes, shown.clock.next]),
                hand_for_hand: shown.pace.hand_for_hand,
                on_break: shown.pace.break_left_ms.is_some(),
                time_up: shown.pace.time_up,
                final_table: shown.final_table,
                paid_places: shown.paid_places,
                drawn: shown.drawn.clone(),
                deal: shown.deal.clone().map(|deal| DealProposal { left_ms: None, ..deal }),
            },
        };
        for event in table.hand.iter().flat_map(|hand| &hand.events) {
            self.hear_hand(event);
        }
        for event in [&table.to_act, &table.to_show].into_iter().flatten() {
            self.hear_table(event);
        }
    }

    fn hear_table(&mut self, event: &TableEvent) {
        match event {
            TableEvent::Hand { event } => self.hear_hand(event),
            TableEvent::ToAct { seat, turn, .. } => self.asked = Some((vec![*seat], *turn)),
            TableEvent::ToShow { seats, turn, .. } => self.asked = Some((seats.clone(), *turn)),
            TableEvent::Sat { seat, player, stack, state } => {
                self.seats.insert(*seat, KnownSeat { player: player.clone(), stack: *stack, state: *state });
            }
            TableEvent::Left { seat } => {
                self.seats.remove(seat);
                self.entries.remove(seat);
            }
            TableEvent::StateChanged { seat, state } => self.seats.get_mut(seat).unwrap().state = *state,
            TableEvent::StackChanged { seat, stack, .. } => self.seats.get_mut(seat).unwrap().stack = *stack,
            TableEvent::You { .. }
            | TableEvent::Said { .. }
            | TableEvent::ButtonDrawn { .. }
            | TableEvent::DeckSealed { .. }
            | TableEvent::Notice { .. } => {}
        }
    }

    fn hear_hand(&mut self, event: &SeenEvent) {
        self.asked = None;
        match event {
            SeenEvent::Started { players: stacks, .. } | SeenEvent::Ended { stacks } => {
                for at in stacks {
                    if let Some(seat) = self.seats.get_mut(&at.seat) {
                        seat.stack = at.stack;
                    }
                }
                self.hand = if matches!(event, SeenEvent::Ended { .. }) { Vec::new() } else { vec![event.clone()] };
            }
            SeenEvent::Dealt { seat, .. } => self.hand.push(SeenEvent::Dealt { seat: *seat, card: None, opening: None }),
            event => self.hand.push(event.clone()),
        }
    }

    /// The number of events of the hand in progress.
    pub(super) fn events_of_hand(&self) -> usize {
        self.hand.len()
    }
}

impl KnownTournament {
    fn hear(&mut self, event: &TournamentEvent) {
        match event {
            TournamentEvent::Level { clock } => (self.level, self.stakes) = (clock.level, Some([clock.stakes, clock.next])),
            TournamentEvent::Break { .. } => self.on_break = true,
            TournamentEvent::BreakOver => self.on_break = false,
            TournamentEvent::HandForHand { on } => self.hand_for_hand = *on,
            TournamentEvent::TimeUp => self.time_up = true,
            TournamentEvent::FinalTable { .. } => self.final_table = true,
            TournamentEvent::RegistrationClosed { paid_places, .. } => self.paid_places = *paid_places,
            TournamentEvent::Multiplier { drawn } => self.drawn = Some(drawn.clone()),
            TournamentEvent::Deal { event } => self.hear_deal(event),
            TournamentEvent::Entry { .. }
            | TournamentEvent::Began
            | TournamentEvent::TableBroken { .. }
            | TournamentEvent::Bounty { .. }
            | TournamentEvent::Finished
            | TournamentEvent::Cancelled { .. }
            | TournamentEvent::Delayed { .. }
            | TournamentEvent::StoodStill { .. } => {}
        }
    }

    fn hear_deal(&mut self, event: &DealEvent) {
        match event {
            DealEvent::Proposed { proposal } => self.deal = Some(DealProposal { left_ms: None, ..proposal.clone() }),
            DealEvent::Answered { by, .. } => self.deal.as_mut().unwrap().agreed.push(*by),
            DealEvent::Ended { .. } | DealEvent::Made { .. } => self.deal = None,
            DealEvent::Asked { .. } => {}
        }
    }
}

//! The one place where the effects that the parts ask for are carried out.

use std::sync::Arc;

use poker_protocol::{HandId, Message, Money, Notice, PlayerId, SeatState, StackChange, TableEvent, TableId, TournamentId};
use poker_rules::Seat;

use super::Room;
use crate::floor::Effect;
use crate::players::{Audience, Untold};
use crate::tournament::{TicketChange, TournamentOutput, TournamentTableOutput};
use crate::{Account, CashOutput, HandRecord, LedgerError, Movement, Now, Reason, SeatOutput, TableOutput, Viewers};

impl Room {
    /// Carries out effects in order. The effects that follow from one are carried out before the next one.
    pub(super) fn carry_out(&mut self, effects: Vec<Effect>, now: Now) {
        let mut rest = effects;
        rest.reverse();
        while let Some(effect) = rest.pop() {
            rest.extend(self.carry_out_one(effect, now).into_iter().rev());
        }
    }

    fn carry_out_one(&mut self, effect: Effect, now: Now) -> Vec<Effect> {
        match effect {
            Effect::Tell(player, message) => self.players.tell(player, message),
            Effect::TellMany(players, message) => {
                players.into_iter().for_each(|player| self.players.tell_shared(player, Arc::clone(&message)))
            }
            Effect::TellTable { table, viewers, event } => self.tell_all(table, &viewers, event),
            Effect::TellVoid { player, hand } => {
                self.players.tell(player, hand.message());
                self.note_sent(player, hand.hand);
            }
            Effect::TellBalance(player) => self.tell_balance(player),
            Effect::Book(movement) => {
                // If the account has too little money, nothing is booked; no other effect depends on it.
                let _booked = self.book(movement, now);
            }
            Effect::HousePays(movement) => {
                let name = movement.from.tournament().or(movement.to.tournament()).and_then(|id| self.tournaments.name(id));
                self.cashier.house_pays(movement, name, now, &mut self.marks);
            }
            Effect::TournamentPays(movement) => {
                let name = movement.from.tournament().and_then(|id| self.tournaments.name(id));
                self.cashier.tournament_pays(movement, name, now, &mut self.marks);
            }
            Effect::EnterTarget { from, entry, with } => {
                let entrant = self.tournaments.tournament(from).and_then(|tournament| tournament.entrant(entry));
                let facts = entrant.map(|entrant| self.floor.facts_of(entrant.player, now)).unwrap_or_default();
                return self.tournaments.enter_target((from, entry, facts), with, &mut self.dealer, now);
            }
            Effect::Tickets(TicketChange { movements, transfers }) => {
                self.marks.tickets(movements);
                for transfer in transfers {
                    let name = transfer.tournament().and_then(|id| self.tournaments.name(id));
                    self.cashier.book_ticket(transfer, name, now, &mut self.marks);
                }
            }
            Effect::FillPool { tournament, pool } => self.cashier.fill_pool(tournament, pool, now, &mut self.marks),
            Effect::Absence { tournament, player, absence } => {
                if self.guard.absence((tournament, player), absence, now) {
                    self.marks.review();
                }
            }
            Effect::Entered { tournament, player } => {
                if self.guard.entered((tournament, player), now) {
                    self.marks.review();
                }
            }
            Effect::CloseFunds(tournament) => {
                self.cashier.close_funds(tournament, now, &mut self.marks);
                if self.guard.tournament_over(tournament, now) {
                    self.marks.review();
                }
            }
            Effect::PassOnTournament(tournament) => return self.pass_on_tournament(tournament, now),
            Effect::NoteTable(table) => self.marks.table(table),
            Effect::PassOn { table, freed } => return self.pass_on(table, freed, now),
            Effect::SitOutElsewhere { player, table } => return self.floor.sit_out_elsewhere(player, table, &mut self.dealer, now),
            Effect::ComeBackElsewhere { player, everywhere } => {
                return self.floor.come_back_elsewhere(player, everywhere, &mut self.dealer, now);
            }
            Effect::SitOutNextBigBlindElsewhere { player, on } => {
                return self.floor.sit_out_next_big_blind_elsewhere(player, on, &mut self.dealer, now);
            }
            Effect::AcceptRules { player, rulebook } => {
                if self.floor.accept_rules(player, rulebook, now) {
                    self.marks.player(player);
                }
            }
            Effect::SatDown { player, table, seat } => {
                self.marks.player(player);
                return self.floor.sat_down(player, table, seat, now);
            }
        }
        Vec::new()
    }

    /// Books a movement. The statements name the table or the tournament where it happened, if any.
    pub(super) fn book(&mut self, movement: Movement, now: Now) -> Result<(), LedgerError> {
        let table = movement.from.table().or(movement.to.table());
        let tournament = movement.from.tournament().or(movement.to.tournament());
        let of_tournament = || tournament.and_then(|id| self.tournaments.name(id));
        let name = table.and_then(|table| self.floor.table_name(table)).or_else(of_tournament);
        self.cashier.book(movement, name, now, &mut self.marks)
    }

    pub(super) fn tell_balance(&mut self, player: PlayerId) {
        let balance = self.balance(player);
        self.players.tell(player, Message::Balance { balance });
    }

    /// Passes on the outputs of a table until one of them causes effects. It returns these effects and a new `PassOn` for the other
    /// outputs. When all outputs are passed on, it notes when the table is next due. `freed` says that a seat has become free there.
    fn pass_on(&mut self, table: TableId, mut freed: bool, now: Now) -> Vec<Effect> {
        if self.floor.table(table).is_none() {
            return Vec::new();
        }
        self.marks.hand_of(table);
        while let Some(output) = self.floor.poll_output(table) {
            freed |=
                matches!(output, CashOutput::Table { output: TableOutput::Owner(SeatOutput::Gone { .. }), .. } | CashOutput::Gone { .. });
            let mut effects = self.pass_on_one(table, output, now);
            if !effects.is_empty() {
                effects.push(Effect::PassOn { table, freed });
                return effects;
            }
        }
        self.floor.note_due(table);
        if freed { self.floor.seat_freed(table, &mut self.dealer, now) } else { Vec::new() }
    }

    fn pass_on_one(&mut self, id: TableId, output: CashOutput, now: Now) -> Vec<Effect> {
        match output {
            CashOutput::Table { viewers, output } => return self.pass_on_of_table(id, &viewers, output, now),
            CashOutput::Snapshot { player, table } => self.players.tell(player, Message::Snapshot { table }),
            CashOutput::Private { player, event } => self.players.tell(player, Message::Table { table: id, event }),
            CashOutput::Gone { player, stack, removed, hands } => return self.gone(player, id, (stack, removed, hands), now),
            CashOutput::Refund { player, amount } => {
                let (from, to) = (Account::Stack(id, player), Account::Balance(player));
                let refund = Movement { from, to, amount, reason: Reason::CashOut };
                return vec![Effect::Book(refund), Effect::TellBalance(player)];
            }
        }
        Vec::new()
    }

    fn pass_on_of_table(&mut self, id: TableId, viewers: &Viewers, output: TableOutput, now: Now) -> Vec<Effect> {
        match self.players.tell_output(id, Audience::seated(viewers), output) {
            Untold::Nothing => {}
            Untold::Public(event) => self.pass_on_public(id, viewers, event, now),
            Untold::Ended(record) => self.hand_ended(id, viewers, record, now),
            Untold::Voided(hand) => return self.note_void(hand, Audience::seated(viewers)),
            Untold::Owner(SeatOutput::TopUpDue { seat: _, player, amount, why }) => {
                return self.add_to_stack(player, id, (amount, why), now);
            }
            Untold::Owner(SeatOutput::PutOut { player }) => return vec![Effect::SitOutElsewhere { player, table: id }],
            Untold::Owner(SeatOutput::Gone { seat: _, player, stack, removed, hands }) => {
                return self.gone(player, id, (stack, removed, hands), now);
            }
        }
        Vec::new()
    }

    /// Passes on the outputs of a tournament until one of them causes effects. It returns these effects and a new `PassOnTournament` for
    /// the other outputs. When all outputs are passed on, players who have new seats are shown their tables, and the next tournament of
    /// the series is announced if this one no longer waits for its beginning.
    fn pass_on_tournament(&mut self, id: TournamentId, now: Now) -> Vec<Effect> {
        self.marks.tournament(id);
        while let Some(output) = self.tournaments.poll_output(id) {
            let mut effects = match output {
                TournamentOutput::Table { table, output } => self.pass_on_in_tournament((id, table), output, now),
                output => self.tournaments.follow(id, &output, now),
            };
            if !effects.is_empty() {
                effects.push(Effect::PassOnTournament(id));
                return effects;
            }
        }
        self.tournaments.note_due(id, now);
        let mut effects = self.tournaments.show_arrivals(id, now);
        effects.extend(self.tournaments.follow_up(id, &mut self.dealer, now));
        effects
    }

    fn pass_on_in_tournament(&mut self, (id, table): (TournamentId, TableId), output: TournamentTableOutput, now: Now) -> Vec<Effect> {
        self.marks.hand_in_tournament(table);
        let (viewers, watchers) = (self.tournaments.viewers(id, table), self.tournaments.watchers(id, table));
        let audience = Audience { viewers: &viewers, watchers: &watchers };
        match self.players.tell_output(table, audience, output) {
            Untold::Nothing => {}
            Untold::Public(event) => self.tell_public(table, audience, event),
            // Nobody looks at a hand of the field in practice, and nobody can complain about it.
            Untold::Ended(record) if self.tournaments.is_of_field(id, &record) => self.hands.note(None),
            Untold::Ended(record) => {
                let lookers_on = viewers.iter().map(|&(viewer, _)| viewer).filter(|&viewer| !record.has(viewer)).collect();
                if self.guard.remember(&record, lookers_on, now) {
                    self.marks.review();
                }
                self.hands.note(self.marks.ended(record));
            }
            Untold::Voided(hand) => return self.note_void(hand, audience),
            Untold::Owner(never) => match never {},
        }
        Vec::new()
    }

    fn pass_on_public(&mut self, id: TableId, viewers: &Viewers, event: TableEvent, now: Now) {
        if let TableEvent::StateChanged { seat, state: SeatState::SittingOut } = event
            && let Some(&(player, _)) = viewers.iter().find(|&&(_, of)| of == seat)
            && self.guard.sat_out(id, player, now)
        {
            self.marks.review();
        }
        if matches!(event, TableEvent::Notice { notice: Notice::WaitingForPlayers { .. } }) {
            self.floor.note_wait(id);
        }
        if matches!(event, TableEvent::Sat { .. } | TableEvent::StateChanged { .. } | TableEvent::Left { .. }) {
            self.marks.table(id);
        }
        self.tell_public(id, Audience::seated(viewers), event);
    }

    /// Tells those who see a table an event. If it is the notice of a void hand, it notes under which number each of them is told.
    fn tell_public(&mut self, table: TableId, audience: Audience<'_>, event: TableEvent) {
        let void = if let TableEvent::Notice { notice: Notice::HandVoid { hand, .. } } = &event { Some(*hand) } else { None };
        self.players.tell_table(table, audience, event, |_| None);
        if let Some(hand) = void {
            audience.players().for_each(|player| self.note_sent(player, hand));
        }
    }

    /// Notes that the last message to a player was the notice of a void hand.
    fn note_sent(&mut self, player: PlayerId, hand: HandId) {
        if let Some(seq) = self.players.last_message(player) {
            self.floor.sent_void(player, hand, seq);
        }
    }

    /// Books the result of a finished hand, feeds and pays jackpots, and gives the record to the watch and the driver.
    fn hand_ended(&mut self, id: TableId, viewers: &Viewers, record: HandRecord, now: Now) {
        let name = self.floor.table_name(id);
        self.cashier.book_hand(&record, name, now, &mut self.marks);
        let wins = self.cashier.settle_jackpots(&record, now, &mut self.marks);
        for win in &wins {
            self.players.tell(win.player, Message::Balance { balance: win.balance });
        }
        for win in wins.into_iter().filter(|win| win.paid) {
            let notice = Notice::Jackpot { kind: win.kind, seat: win.seat, player: win.name, amount: win.amount, hand: record.hand };
            self.tell_all(id, viewers, TableEvent::Notice { notice });
        }
        self.floor.set_empty_pools(self.cashier.empty_pools());
        let lookers_on = viewers.iter().map(|&(viewer, _)| viewer).filter(|&viewer| !record.has(viewer)).collect();
        if self.guard.remember(&record, lookers_on, now) {
            self.marks.review();
        }
        self.floor.note_hand(id, &record);
        self.hands.note(self.marks.ended(record));
    }

    fn gone(&mut self, player: PlayerId, table: TableId, left: (Money, bool, u32), now: Now) -> Vec<Effect> {
        self.marks.player(player);
        self.floor.gone(player, table, left, now)
    }

    /// Adds chips to a stack between hands and takes the money for them from the balance.
    pub(super) fn add_to_stack(&mut self, player: PlayerId, table: TableId, (amount, why): (Money, StackChange), now: Now) -> Vec<Effect> {
        let balance = self.balance(player);
        if balance < amount {
            let event = TableEvent::Notice { notice: Notice::TopUpSkipped { balance } };
            self.players.tell(player, Message::Table { table, event });
            // In a pool, the player waits for these chips; this request, which changes nothing, ends the wait.
            let _asked = self.floor.ask((player, table), &mut self.dealer, now, |_, _| Ok(()));
            return vec![Effect::pass_on(table)];
        }
        let reason = match why {
            StackChange::AutoTopUp => Reason::AutoTopUp,
            StackChange::TopUp
            | StackChange::Void
            | StackChange::Correction
            | StackChange::Rebuy
            | StackChange::AddOn
            | StackChange::Merged => Reason::TopUp,
        };
        let add = |table: &mut crate::CashTable, seat: Seat| Ok(table.add_chips(seat, amount, why, now));
        if self.floor.ask((player, table), &mut self.dealer, now, add) != Ok(true) {
            return Vec::new();
        }
        let movement = Movement { from: Account::Balance(player), to: Account::Stack(table, player), amount, reason };
        vec![Effect::Book(movement), Effect::pass_on(table), Effect::TellBalance(player)]
    }

    fn tell_all(&mut self, id: TableId, viewers: &Viewers, event: TableEvent) {
        self.players.tell_table(id, Audience::seated(viewers), event, |_| None);
    }
}

//! Everything the room told this client.

mod pages;
#[cfg(test)]
mod tests;
mod way_in;

use std::collections::BTreeMap;

use poker_protocol::{
    ClientMsg, Currency, JackpotPool, Message, PlanView, PlayerId, RaisedCharge, Refusal, Request, RequestId, RulesInForce, Seq, ServerMsg,
    StakeId, StakeRow, TableEvent, TableId,
};
use poker_rules::Chips;

pub use pages::Pages;
pub use way_in::{OfferedSeat, QueuePlace, WayIn};

use crate::{Cue, TableModel};

/// A pure fold over messages, and the requests that are not yet answered.
#[derive(Clone, Debug, Default)]
pub struct ClientModel {
    welcome: Option<Welcome>,
    balance: Chips,
    lobby: Vec<StakeRow>,
    jackpots: Vec<JackpotPool>,
    way_in: WayIn,
    plans: Option<PlanView>,
    statement: Pages,
    /// By the id of the rulebook.
    rules: BTreeMap<String, RulesInForce>,
    raised: Vec<RaisedCharge>,
    tables: BTreeMap<TableId, TableModel>,
    /// Tables of an earlier connection; their logs are kept until the room sends the tables again.
    earlier: BTreeMap<TableId, TableModel>,
    watches_lobby: bool,
    last_seq: Option<Seq>,
    /// Missing messages were found and requested.
    resuming: bool,
    last_request: RequestId,
    pending: BTreeMap<RequestId, Request>,
}

/// What the room said of itself and the client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Welcome {
    /// The version both speak.
    pub protocol: u16,
    /// Name and version of the room's program.
    pub server: String,
    /// Who the client is.
    pub player: PlayerId,
    /// What every amount of the room is cents of.
    pub currency: Currency,
    /// Play money: a lower balance can be refilled to this.
    pub refill_to: Option<Chips>,
}

/// What a message changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Nothing: it was known.
    Nothing,
    /// The room greets. It forgets no seat: a snapshot of each table follows, and a table without one is gone; so are seats offered and
    /// places in queues of which it does not tell anew. On a connection after the first, [`ClientModel::reconnected`] says what to send.
    Welcomed,
    /// A request was carried out.
    Done(Request),
    /// A request was refused.
    Refused {
        /// Which, if it was still known.
        request: Option<Request>,
        reason: Refusal,
    },
    /// The stakes on offer.
    Lobby,
    Jackpots,
    /// A seat is reserved for the player.
    Offered(TableId),
    /// The reservation ended: the seat was given back, or its time is over.
    Withdrawn(OfferedSeat),
    /// The player's place in a queue began, changed or ended.
    Queued {
        /// For a seat of which stake.
        stake: StakeId,
        /// Did not wait before.
        begins: bool,
    },
    /// The rake plans.
    Plans,
    /// Charges have risen.
    Charges,
    /// The rules of a rulebook, by its id.
    Rules(String),
    /// One more page of the statement.
    Statement,
    Balance,
    /// A table came, or came anew: its view begins with the model.
    Opened(TableId),
    /// Something happened at a table: its cues.
    Table(TableId, Vec<Cue>),
    /// The viewer no longer sits at a table, and it is gone from the model.
    Closed {
        table: TableId,
        /// Chips returned to the balance.
        returned: Chips,
        /// Away too long.
        removed: bool,
    },
    /// Messages are missing: send this request.
    Missing(ClientMsg),
}

impl ClientModel {
    /// What the room said of itself.
    pub fn welcome(&self) -> Option<&Welcome> {
        self.welcome.as_ref()
    }

    /// The player's balance.
    pub fn balance(&self) -> Chips {
        self.balance
    }

    /// What every amount of the room is cents of.
    pub fn currency(&self) -> Currency {
        self.welcome.as_ref().map_or(Currency::Eur, |welcome| welcome.currency)
    }

    /// The balance is play money and can be refilled.
    pub fn can_refill(&self) -> bool {
        self.welcome.as_ref().and_then(|welcome| welcome.refill_to).is_some_and(|full| self.balance < full)
    }

    /// The stakes on offer.
    pub fn lobby(&self) -> &[StakeRow] {
        &self.lobby
    }

    /// The jackpots as they are now.
    pub fn jackpots(&self) -> &[JackpotPool] {
        &self.jackpots
    }

    /// Seats that are offered, and places in queues.
    pub fn way_in(&self) -> &WayIn {
        &self.way_in
    }

    /// The rake plans and the player's own, once they were asked for.
    pub fn plans(&self) -> Option<&PlanView> {
        self.plans.as_ref()
    }

    /// The entries of the statement that were requested.
    pub fn statement(&self) -> &Pages {
        &self.statement
    }

    /// The rules of a rulebook, once they were asked for.
    pub fn rules(&self, rulebook: &str) -> Option<&RulesInForce> {
        self.rules.get(rulebook)
    }

    /// Charges that have risen and were not read yet.
    pub fn raised(&self) -> &[RaisedCharge] {
        &self.raised
    }

    /// They were read.
    pub fn read_raised(&mut self) {
        self.raised.clear();
    }

    /// Tables the player sits at.
    pub fn tables(&self) -> impl Iterator<Item = (TableId, &TableModel)> {
        self.tables.iter().map(|(id, table)| (*id, table))
    }

    /// The table with this id.
    pub fn table(&self, table: TableId) -> Option<&TableModel> {
        self.tables.get(&table)
    }

    /// For dismissing notices.
    pub fn table_mut(&mut self, table: TableId) -> Option<&mut TableModel> {
        self.tables.get_mut(&table)
    }

    /// Requests without an answer, oldest first.
    pub fn pending(&self) -> impl Iterator<Item = (RequestId, &Request)> {
        self.pending.iter().map(|(id, request)| (*id, request))
    }

    /// The player has acted, and the room has not answered.
    pub fn action_waits(&self) -> bool {
        self.pending.values().any(|request| matches!(request, Request::Act { .. }))
    }

    /// A request as a message; it is remembered until it is answered.
    pub fn ask(&mut self, request: Request) -> ClientMsg {
        match request {
            Request::WatchLobby => self.watches_lobby = true,
            Request::LeaveLobby => self.watches_lobby = false,
            Request::Hello { .. }
            | Request::Resume { .. }
            | Request::LeaveTable { .. }
            | Request::Act { .. }
            | Request::SitOut { .. }
            | Request::SitOutNextBigBlind { .. }
            | Request::AutoTopUp { .. }
            | Request::AutoMuck { .. }
            | Request::TopUp { .. }
            | Request::Enter { .. }
            | Request::NextHand { .. }
            | Request::Say { .. }
            | Request::RefillBalance
            | Request::Join { .. }
            | Request::LeaveQueue { .. }
            | Request::SitDown { .. }
            | Request::DeclineSeat { .. }
            | Request::TopUpAfterHand { .. }
            | Request::Straddle { .. }
            | Request::FastFold { .. }
            | Request::AskPlans
            | Request::ChoosePlan { .. }
            | Request::CancelPlan
            | Request::AskStatement { .. }
            | Request::AskRules { .. }
            | Request::ReportHand { .. } => {}
        }
        self.last_request = RequestId(self.last_request.0 + 1);
        self.pending.insert(self.last_request, request.clone());
        ClientMsg { id: self.last_request, request }
    }

    /// The requests to send after a new welcome: those without an answer, with their old ids, and the lobby if it was watched.
    pub fn reconnected(&mut self) -> Vec<ClientMsg> {
        self.pending.retain(|_, request| !matches!(request, Request::Hello { .. } | Request::Resume { .. } | Request::WatchLobby));
        let mut again: Vec<_> = self.pending.iter().map(|(id, request)| ClientMsg { id: *id, request: request.clone() }).collect();
        if self.watches_lobby {
            again.push(self.ask(Request::WatchLobby));
        }
        again
    }

    fn resume(&mut self) -> ClientMsg {
        self.resuming = true;
        self.pending.retain(|_, request| !matches!(request, Request::Resume { .. }));
        self.ask(Request::Resume { after: self.last_seq.unwrap_or_default() })
    }

    /// Takes in a message that came at `now_ms`.
    pub fn receive(&mut self, message: ServerMsg, now_ms: u64) -> Change {
        match self.place(&message) {
            StreamPosition::Next => {
                self.last_seq = Some(message.seq);
                self.resuming = false;
                self.take(message.message, now_ms)
            }
            StreamPosition::Anywhere => self.take(message.message, now_ms),
            StreamPosition::Known => Change::Nothing,
            StreamPosition::Beyond if self.resuming => Change::Nothing,
            StreamPosition::Beyond => Change::Missing(self.resume()),
        }
    }

    /// Messages are taken in order, each once. A greeting begins a new connection. While messages are missing, a snapshot and a balance
    /// replace all before them; a refusal before any greeting has no number.
    fn place(&self, message: &ServerMsg) -> StreamPosition {
        let Some(last) = self.last_seq else { return StreamPosition::Next };
        let beyond = message.seq.0 > last.0 + 1;
        match message.message {
            _ if message.seq == Seq(0) => StreamPosition::Anywhere,
            _ if message.seq.0 == last.0 + 1 => StreamPosition::Next,
            Message::Welcome { .. } => StreamPosition::Next,
            Message::Snapshot { .. } if beyond && self.resuming => StreamPosition::Next,
            Message::Balance { .. } if beyond && self.resuming => StreamPosition::Anywhere,
            Message::Snapshot { .. }
            | Message::Balance { .. }
            | Message::Done { .. }
            | Message::Refused { .. }
            | Message::Lobby { .. }
            | Message::Table { .. }
            | Message::Unseated { .. }
            | Message::SeatOffered { .. }
            | Message::SeatWithdrawn { .. }
            | Message::Queue { .. }
            | Message::Jackpots { .. }
            | Message::Plans { .. }
            | Message::Rules { .. }
            | Message::ChargesRaised { .. }
            | Message::Statement { .. } => {
                if beyond {
                    StreamPosition::Beyond
                } else {
                    StreamPosition::Known
                }
            }
        }
    }

    /// The next hand was requested at the moment at which it began by itself.
    fn came_true(&self, request: Option<&Request>, reason: &Refusal) -> bool {
        let (Some(Request::NextHand { table }), Refusal::NotOffered) = (request, reason) else { return false };
        self.table(*table).is_some_and(|table| table.felt().hand.is_some() && !table.felt().over)
    }

    fn take(&mut self, message: Message, now_ms: u64) -> Change {
        match message {
            Message::Welcome { protocol, server, player, balance, currency, refill_to } => {
                self.welcome = Some(Welcome { protocol, server, player, currency, refill_to });
                self.earlier.append(&mut self.tables);
                self.balance = balance;
                self.way_in = WayIn::default();
                self.pending.retain(|_, request| !matches!(request, Request::Hello { .. }));
                Change::Welcomed
            }
            Message::Done { request } => self.pending.remove(&request).map_or(Change::Nothing, Change::Done),
            Message::Refused { request, reason } => {
                let request = self.pending.remove(&request);
                if self.came_true(request.as_ref(), &reason) { Change::Nothing } else { Change::Refused { request, reason } }
            }
            Message::Lobby { stakes } => {
                self.lobby = stakes.to_vec();
                Change::Lobby
            }
            Message::Balance { balance } => {
                self.balance = balance;
                Change::Balance
            }
            Message::Snapshot { table } => {
                let id = table.info.table;
                let mut model = TableModel::from_snapshot(*table, now_ms);
                if let Some(before) = self.tables.get(&id).filter(|_| model.is_between_tables()) {
                    model.keep_seat_of(before);
                }
                if let Some(before) = self.tables.get(&id).or(self.earlier.get(&id)) {
                    model.keep_log_of(before);
                    model.keep_notices_of(before, now_ms);
                    model.keep_fairness_of(before);
                    model.keep_chat_of(before);
                }
                self.earlier.remove(&id);
                self.way_in.ended(id);
                self.tables.insert(id, model);
                Change::Opened(id)
            }
            Message::Table { table, event } => self.table_event(table, event, now_ms),
            Message::SeatOffered { offer } => {
                let table = offer.table;
                self.way_in.offered(offer, now_ms);
                Change::Offered(table)
            }
            Message::SeatWithdrawn { table } => self.way_in.ended(table).map_or(Change::Nothing, Change::Withdrawn),
            Message::Queue { stake, position, waiting, opens_at } => {
                let begins = self.way_in.queued(stake, position.map(|position| QueuePlace { position, waiting, opens_at }));
                Change::Queued { stake, begins }
            }
            Message::Jackpots { pools } => {
                self.jackpots = pools;
                Change::Jackpots
            }
            Message::Plans { plans } => {
                self.plans = Some(plans);
                Change::Plans
            }
            Message::Rules { rules } => {
                let rulebook = rules.rulebook.clone();
                self.rules.insert(rulebook.clone(), *rules);
                Change::Rules(rulebook)
            }
            Message::ChargesRaised { raised } => {
                self.raised.extend(raised);
                Change::Charges
            }
            Message::Statement { entries, more } => {
                self.statement.add(entries, more);
                Change::Statement
            }
            Message::Unseated { table, returned, removed } => {
                self.tables.remove(&table);
                Change::Closed { table, returned, removed }
            }
        }
    }

    fn table_event(&mut self, table: TableId, event: TableEvent, now_ms: u64) -> Change {
        match self.tables.get_mut(&table) {
            Some(model) => Change::Table(table, model.apply(event, now_ms)),
            None => Change::Nothing,
        }
    }
}

/// The position of a message in the numbered stream.
enum StreamPosition {
    Next,
    /// Outside the order.
    Anywhere,
    /// Taken in before.
    Known,
    /// Messages before it are missing.
    Beyond,
}

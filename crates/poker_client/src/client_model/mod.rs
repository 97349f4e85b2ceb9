//! The client's copy of everything that the room has sent.

mod asking_again;
mod change;
mod dealt_hands;
mod muted_players;
mod muting;
mod player_search;
mod postponed;
mod seat_offers;
mod shuffles;
mod statement_pages;
#[cfg(test)]
pub(crate) mod tests;
mod void_hands;
mod welcome;

use std::collections::BTreeMap;

use poker_protocol::{
    Bytes32, ClientMsg, Currency, HandId, JackpotPool, Message, Money, PlanView, RaisedCharge, Refusal, Request, RequestId, RulesInForce,
    Seq, ServerMsg, StakeRow, StreamPlace, TableEvent, TableId, TournamentEvent, TournamentId,
};

pub use change::Change;
pub use player_search::PlayerSearch;
pub use seat_offers::{OfferedSeat, QueuePlace, SeatOffers};
pub use statement_pages::StatementPages;
pub use welcome::Welcome;

use muted_players::MutedPlayers;
use postponed::Postponed;
use shuffles::Shuffles;
use void_hands::{VoidHands, void_hand};

use crate::{Cue, DealtHand, TableModel, Tournaments};

/// The state built from the messages of a room, and the requests that are not answered yet.
#[derive(Clone, Debug, Default)]
pub struct ClientModel {
    welcome: Option<Welcome>,
    balance: Money,
    lobby: Vec<StakeRow>,
    jackpots: Vec<JackpotPool>,
    seat_offers: SeatOffers,
    plans: Option<PlanView>,
    statement: StatementPages,
    player_search: PlayerSearch,
    muted: MutedPlayers,
    /// By the id of the rulebook.
    rules: BTreeMap<String, RulesInForce>,
    raised: Vec<RaisedCharge>,
    tables: BTreeMap<TableId, TableModel>,
    /// Tables of an earlier connection; their logs are kept until the room sends the tables again.
    earlier: BTreeMap<TableId, TableModel>,
    /// Tables of tournaments where the player no longer sits. They are kept until the screen has shown all that happened there.
    closed: BTreeMap<TableId, TableModel>,
    tournaments: Tournaments,
    watches_lobby: bool,
    last_seq: Option<Seq>,
    /// Whether the last welcome named another stream than the one before.
    counts_anew: bool,
    /// Whether missing messages were found and requested.
    resuming: bool,
    last_request: RequestId,
    pending: BTreeMap<RequestId, Request>,
    postponed: Postponed,
    shuffles: Shuffles,
    void_hands: VoidHands,
    /// For each table, the hand after which the player's own rules last asked for chips.
    pub(crate) stacks_asked_for: BTreeMap<TableId, Option<HandId>>,
    /// Hands of tables that the player has left.
    left: Vec<DealtHand>,
}

impl ClientModel {
    /// What the room said in its greeting; `None` before it.
    pub fn welcome(&self) -> Option<&Welcome> {
        self.welcome.as_ref()
    }

    /// The player's balance.
    pub fn balance(&self) -> Money {
        self.balance
    }

    /// The currency of the room; euro before its greeting.
    pub fn currency(&self) -> Currency {
        self.welcome.as_ref().map_or(Currency::Eur, |welcome| welcome.currency)
    }

    /// Whether the balance is play money and can be refilled.
    pub fn can_refill(&self) -> bool {
        self.welcome.as_ref().and_then(|welcome| welcome.refill_to).is_some_and(|full| self.balance < full)
    }

    /// Whether the room wants no figures about how other players play to be shown; false before its greeting.
    pub fn hides_figures(&self) -> bool {
        self.welcome.as_ref().is_some_and(|welcome| welcome.hides_figures)
    }

    /// Whether players can be found who allow it; false before the room's greeting.
    pub fn finds_players(&self) -> bool {
        self.welcome.as_ref().is_some_and(|welcome| welcome.finds_players)
    }

    /// The last search for a player.
    pub fn player_search(&self) -> &PlayerSearch {
        &self.player_search
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
    pub fn seat_offers(&self) -> &SeatOffers {
        &self.seat_offers
    }

    /// The rake plans and the player's own, once they were asked for.
    pub fn plans(&self) -> Option<&PlanView> {
        self.plans.as_ref()
    }

    /// The entries of the statement that were requested.
    pub fn statement(&self) -> &StatementPages {
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

    /// Forgets the raised charges: the player has read them.
    pub fn read_raised(&mut self) {
        self.raised.clear();
    }

    /// The number of the last request. It grows with each.
    pub fn last_request(&self) -> RequestId {
        self.last_request
    }

    /// Tables the player sits at.
    pub fn tables(&self) -> impl Iterator<Item = (TableId, &TableModel)> {
        self.tables.iter().map(|(id, table)| (*id, table))
    }

    /// The table with this id, also if it is closed and still kept.
    pub fn table(&self, table: TableId) -> Option<&TableModel> {
        self.tables.get(&table).or_else(|| self.closed.get(&table))
    }

    /// Whether the player no longer sits at this table, which is still kept.
    pub fn is_closed(&self, table: TableId) -> bool {
        self.closed.contains_key(&table)
    }

    /// Forgets a closed table.
    pub fn forget_closed(&mut self, table: TableId) {
        self.closed.remove(&table);
    }

    /// Tournaments: the lobby, what the player looks at, and own entries.
    pub fn tournaments(&self) -> &Tournaments {
        &self.tournaments
    }

    /// The table with this id, to dismiss notices.
    pub fn table_mut(&mut self, table: TableId) -> Option<&mut TableModel> {
        self.tables.get_mut(&table)
    }

    /// Requests without an answer, oldest first, and those that [`Self::ask_again`] will send again.
    pub fn pending(&self) -> impl Iterator<Item = (RequestId, &Request)> {
        self.pending.iter().map(|(id, request)| (*id, request))
    }

    /// Whether the player has acted and the room has not answered.
    pub fn action_waits(&self) -> bool {
        self.pending.values().any(|request| matches!(request, Request::Act { .. }))
    }

    /// Lets this client take part in the shuffles of the room's decks. The secret is 256 random bits that are used for nothing else.
    pub fn join_shuffles(&mut self, secret: Bytes32) {
        self.shuffles.begin(secret);
    }

    /// Takes the requests about nonces that follow from the messages received. They must be sent at once.
    pub fn take_due(&mut self) -> Vec<Request> {
        self.shuffles.take_due()
    }

    /// Wraps a request in a message with a new id. The request is remembered until it is answered.
    pub fn ask(&mut self, request: Request) -> ClientMsg {
        self.tournaments.note(&request);
        match &request {
            Request::WatchLobby => self.watches_lobby = true,
            Request::LeaveLobby => self.watches_lobby = false,
            Request::FindPlayer { name } => self.player_search = PlayerSearch::Asked { name: name.clone() },
            Request::Hello { .. }
            | Request::Resume { .. }
            | Request::AllowFinding { .. }
            | Request::LeaveTable { .. }
            | Request::Act { .. }
            | Request::SitOut { .. }
            | Request::SitOutNextBigBlind { .. }
            | Request::LeaveNextBigBlind { .. }
            | Request::AutoTopUp { .. }
            | Request::AutoMuck { .. }
            | Request::TopUp { .. }
            | Request::Enter { .. }
            | Request::NextHand { .. }
            | Request::CommitNonce { .. }
            | Request::RevealNonce { .. }
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
            | Request::WatchTournaments { .. }
            | Request::LookAtTournament { .. }
            | Request::AskTournamentPlayers { .. }
            | Request::AskTournamentTables { .. }
            | Request::AskTournamentRank { .. }
            | Request::WatchTable { .. }
            | Request::Register { .. }
            | Request::RegisterGames { .. }
            | Request::Unregister { .. }
            | Request::Rebuy { .. }
            | Request::DeclineRebuy { .. }
            | Request::AddOn { .. }
            | Request::ProposeDeal { .. }
            | Request::AnswerDeal { .. }
            | Request::WithdrawDeal { .. }
            | Request::AskTickets
            | Request::ExchangeTicket { .. }
            | Request::ReportHand { .. } => {}
        }
        self.last_request = RequestId(self.last_request.0 + 1);
        self.pending.insert(self.last_request, request.clone());
        ClientMsg { id: self.last_request, request }
    }

    /// The requests to send after a new welcome: those without an answer, with their old ids, and those for what was watched. A room that
    /// counts its messages anew refuses old ids, because it does not know whether it has carried the requests out. What only asks is asked
    /// with new ids then, and in any case what the room has refused with `too_often`.
    pub fn reconnected(&mut self) -> Vec<ClientMsg> {
        self.pending.retain(|_, request| !is_of_connection(request));
        let (counts_anew, postponed) = (std::mem::take(&mut self.counts_anew), self.postponed.take_all());
        let asks_anew = |id: &RequestId, request: &Request| counts_anew && only_asks(request) || postponed.contains(id);
        let asking: Vec<_> = self.pending.extract_if(.., |id, request| asks_anew(id, request)).collect();
        asking.into_iter().for_each(|(_, request)| drop(self.ask(request)));
        let mut again: Vec<_> = self.pending.iter().map(|(id, request)| ClientMsg { id: *id, request: request.clone() }).collect();
        if self.watches_lobby {
            again.push(self.ask(Request::WatchLobby));
        }
        for request in self.tournaments.again() {
            again.push(self.ask(request));
        }
        again
    }

    /// The place in the stream with which a client that comes back can greet, to be sent what it has missed.
    pub fn stream_place(&self) -> Option<StreamPlace> {
        let stream = self.welcome.as_ref()?.stream;
        self.last_seq.map(|after| StreamPlace { stream, after })
    }

    fn resume(&mut self) -> ClientMsg {
        self.resuming = true;
        self.pending.retain(|_, request| !matches!(request, Request::Resume { .. }));
        self.ask(Request::Resume { after: self.last_seq.unwrap_or_default() })
    }

    /// Applies a message that came at `now_ms`; returns what it changed.
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

    /// The position of a message in the stream. Messages are applied in order, each once; a greeting begins a new stream. While messages
    /// are missing, a snapshot replaces all before it; a balance and an answer to a request are applied at once, because the room does not
    /// send an answer again. A message numbered 0, such as a refusal before any greeting, has no place in the order and is applied at once.
    fn place(&self, message: &ServerMsg) -> StreamPosition {
        let Some(last) = self.last_seq else { return StreamPosition::Next };
        let beyond = message.seq.0 > last.0 + 1;
        match message.message {
            _ if message.seq == Seq(0) => StreamPosition::Anywhere,
            _ if message.seq.0 == last.0 + 1 => StreamPosition::Next,
            Message::Welcome { .. } => StreamPosition::Next,
            // The whole present state was sent before this answer.
            Message::Done { request } if self.resuming && matches!(self.pending.get(&request), Some(Request::Resume { .. })) => {
                StreamPosition::Next
            }
            Message::Snapshot { .. } if beyond && self.resuming => StreamPosition::Next,
            Message::Balance { .. } | Message::OwnEntries { .. } | Message::Done { .. } | Message::Refused { .. }
                if beyond && self.resuming =>
            {
                StreamPosition::Anywhere
            }
            Message::Snapshot { .. }
            | Message::Balance { .. }
            | Message::Done { .. }
            | Message::Refused { .. }
            | Message::Lobby { .. }
            | Message::PlayerFound { .. }
            | Message::Table { .. }
            | Message::Unseated { .. }
            | Message::SeatOffered { .. }
            | Message::SeatWithdrawn { .. }
            | Message::Queue { .. }
            | Message::Jackpots { .. }
            | Message::Plans { .. }
            | Message::Rules { .. }
            | Message::ChargesRaised { .. }
            | Message::Tournaments { .. }
            | Message::Tournament { .. }
            | Message::TournamentStanding { .. }
            | Message::TournamentPlayers { .. }
            | Message::TournamentTables { .. }
            | Message::TournamentRank { .. }
            | Message::TournamentEvent { .. }
            | Message::TableClosed { .. }
            | Message::OwnEntries { .. }
            | Message::Tickets { .. }
            | Message::Statement { .. } => {
                if beyond {
                    StreamPosition::Beyond
                } else {
                    StreamPosition::Known
                }
            }
        }
    }

    /// Whether a request for the next hand was refused only because that hand has begun by itself.
    fn came_true(&self, request: Option<&Request>, reason: &Refusal) -> bool {
        let (Some(Request::NextHand { table }), Refusal::NotOffered) = (request, reason) else { return false };
        self.table(*table).is_some_and(|table| table.felt().hand.is_some() && !table.felt().over)
    }

    fn take(&mut self, message: Message, now_ms: u64) -> Change {
        match message {
            Message::Welcome { protocol, server, player, balance, currency, refill_to, hides_figures, finds_players, stream } => {
                self.counts_anew = self.welcome.as_ref().is_some_and(|before| before.stream != stream);
                self.welcome = Some(Welcome { protocol, server, player, currency, refill_to, hides_figures, finds_players, stream });
                self.earlier.append(&mut self.tables);
                self.closed.clear();
                self.balance = balance;
                self.seat_offers = SeatOffers::default();
                self.pending.retain(|_, request| !matches!(request, Request::Hello { .. }));
                self.shuffles.forget();
                Change::Welcomed
            }
            Message::Done { request } => self.pending.remove(&request).map_or(Change::Nothing, Change::Done),
            Message::Refused { request, reason } => {
                if self.postpone(request, &reason, now_ms) {
                    return Change::Nothing;
                }
                let request = self.pending.remove(&request);
                if matches!(request, Some(Request::Resume { .. })) {
                    // The next message after the missing ones asks for them again.
                    self.resuming = false;
                    return Change::Nothing;
                }
                if let Some(request) = &request {
                    self.tournaments.refuse(request, &reason);
                }
                if let Some(Request::FindPlayer { name }) = &request {
                    self.player_search.refuse(name);
                }
                if self.came_true(request.as_ref(), &reason) || request.as_ref().is_some_and(Shuffles::concerns) {
                    Change::Nothing
                } else {
                    Change::Refused { request, reason }
                }
            }
            Message::Lobby { stakes } => {
                self.lobby = stakes.to_vec();
                Change::Lobby
            }
            Message::PlayerFound { name, player } => {
                if self.player_search.answer(name, player) {
                    Change::PlayerSearch
                } else {
                    Change::Nothing
                }
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
                let (known, earlier) = (self.tables.get(&id), self.earlier.get(&id));
                if let Some(before) = known.or(earlier) {
                    model.keep_log_of(before);
                    model.keep_notices_of(before, now_ms);
                    model.keep_fairness_of(before, known.is_some());
                    model.keep_chat_of(before);
                }
                self.muted.mute_at(&mut model);
                let before = self.tables.get_mut(&id).or_else(|| self.earlier.get_mut(&id));
                model.go_on_recording(before, now_ms);
                self.shuffles.join(&model);
                self.earlier.remove(&id);
                self.closed.remove(&id);
                self.seat_offers.ended(id);
                self.tables.insert(id, model);
                Change::Opened(id)
            }
            Message::Table { table, event } => self.table_event(table, event, now_ms),
            Message::SeatOffered { offer } => {
                let table = offer.table;
                self.seat_offers.offered(offer, now_ms);
                Change::Offered(table)
            }
            Message::SeatWithdrawn { table } => self.seat_offers.ended(table).map_or(Change::Nothing, Change::Withdrawn),
            Message::Queue { stake, position, waiting, opens_at } => {
                let begins = self.seat_offers.queued(stake, position.map(|position| QueuePlace { position, waiting, opens_at }));
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
                // A room tells them again until it knows that the client has received them.
                for charge in raised {
                    if !self.raised.contains(&charge) {
                        self.raised.push(charge);
                    }
                }
                Change::Charges
            }
            Message::Statement { entries, more } => {
                self.statement.add(entries, more);
                Change::Statement
            }
            Message::TableClosed { table } => {
                self.shuffles.leave(table);
                if let Some(mut model) = self.tables.remove(&table) {
                    self.record_left(&mut model);
                    self.closed.insert(table, model);
                }
                Change::TableClosed(table)
            }
            Message::TournamentEvent { tournament, event } => {
                self.tournaments.follow(tournament, &event, now_ms);
                let cues = self.follow_at_tables(tournament, &event, now_ms);
                Change::Tournament { tournament, event, cues }
            }
            Message::Tournaments { .. }
            | Message::Tournament { .. }
            | Message::TournamentStanding { .. }
            | Message::TournamentPlayers { .. }
            | Message::TournamentTables { .. }
            | Message::TournamentRank { .. } => {
                self.tournaments.tell(message, now_ms);
                Change::Tournaments
            }
            Message::OwnEntries { .. } => {
                self.tournaments.tell(message, now_ms);
                Change::Entries
            }
            Message::Tickets { .. } => {
                self.tournaments.tell(message, now_ms);
                Change::Tickets
            }
            Message::Unseated { table, returned, removed } => {
                self.shuffles.leave(table);
                if let Some(mut model) = self.tables.remove(&table) {
                    self.record_left(&mut model);
                }
                Change::Closed { table, returned, removed }
            }
        }
    }

    /// Applies an event of a tournament to its tables.
    fn follow_at_tables(&mut self, tournament: TournamentId, event: &TournamentEvent, now_ms: u64) -> Vec<(TableId, Cue)> {
        let tables = self.tables.iter_mut().chain(&mut self.closed);
        tables.filter_map(|(id, table)| Some((*id, table.follow_tournament(tournament, event, now_ms)?))).collect()
    }

    fn table_event(&mut self, table: TableId, event: TableEvent, now_ms: u64) -> Change {
        let void = void_hand(&event);
        if void.is_some_and(|hand| !self.void_hands.note(hand)) {
            return Change::Nothing;
        }
        let Some(model) = self.tables.get_mut(&table) else {
            return void.map_or(Change::Nothing, |hand| Change::HandVoid { table, hand });
        };
        let seat = model.hero();
        self.shuffles.answer(&event, table, seat);
        let cues = model.apply(event, now_ms);
        let begun =
            cues.iter().any(|cue| matches!(cue, Cue::Hand { players, .. } if players.iter().any(|one| Some(one.seat) == model.hero())));
        if begun && model.tournament().is_some() {
            self.tournaments.deal_in(table);
        }
        Change::Table(table, cues)
    }
}

/// Whether a request only concerns the connection on which it was sent.
fn is_of_connection(request: &Request) -> bool {
    Shuffles::concerns(request)
        || matches!(
            request,
            Request::Hello { .. }
                | Request::Resume { .. }
                | Request::WatchLobby
                | Request::AllowFinding { .. }
                | Request::WatchTournaments { .. }
                | Request::LookAtTournament { .. }
        )
}

/// Whether a request changes nothing in the room.
fn only_asks(request: &Request) -> bool {
    matches!(
        request,
        Request::AskPlans
            | Request::FindPlayer { .. }
            | Request::AskStatement { .. }
            | Request::AskRules { .. }
            | Request::AskTickets
            | Request::AskTournamentPlayers { .. }
            | Request::AskTournamentTables { .. }
            | Request::AskTournamentRank { .. }
            | Request::WatchTable { .. }
    )
}

/// The position of a message in the numbered stream.
enum StreamPosition {
    Next,
    /// The message has no place in the order and is applied at once.
    Anywhere,
    /// The message was applied before and is ignored.
    Known,
    /// Messages before it are missing.
    Beyond,
}

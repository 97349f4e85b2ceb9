//! A room for tests, with the clients in it.

use std::sync::Arc;

use poker_protocol::{
    ClientMsg, Entry, HandId, Message, Money, PROTOCOL_VERSION, PlayerId, Refusal, Request, RequestId, SeatOffer, SeenEvent, ServerMsg,
    StakeId, StreamPlace, TableEvent, TableId,
};
use poker_rules::{Action, LegalActions};

use super::table_scene::InOrder;
use crate::{ClientId, Now, OfferedStake, Room, RoomConfig, RoomStakes, Rulebook, Tempo, TournamentSchedule, Visitor};

pub(super) struct Salon {
    pub room: Room,
    pub now: Now,
    pub heard: Vec<(ClientId, ServerMsg)>,
    next_request: u64,
}

/// Two tables of NL10, 1 and 2, and one of NL50, 3, which stay open.
pub(super) fn config() -> RoomConfig {
    config_with(|_| {})
}

pub(super) fn config_with(change: impl FnOnce(&mut Rulebook)) -> RoomConfig {
    let mut rulebook = Rulebook::en_2_7().unwrap();
    change(&mut rulebook);
    let rulebook = Arc::new(rulebook);
    let offer = |stake: &str, standing_tables| OfferedStake {
        row: rulebook.stake("nlhe", stake).unwrap().clone(),
        rulebook: Arc::clone(&rulebook),
        standing_tables,
    };
    RoomConfig {
        server: "Cardroom 0.1.0".to_owned(),
        stakes: Arc::new(RoomStakes { id: "test".to_owned(), offers: vec![offer("NL10", 2), offer("NL50", 1)] }),
        tournaments: Arc::new(TournamentSchedule::none()),
        practice: true,
        clock: true,
        rake: true,
        tempo: Tempo::NONE,
        opening_balance: Money::new(5_000),
        watch: true,
        journal: false,
        sealed: false,
        chat: true,
        figures: true,
        may_watch: true,
        history: 64,
    }
}

/// The same stakes; every table opens when it is needed.
pub(super) fn without_tables(mut config: RoomConfig) -> RoomConfig {
    for offer in &mut Arc::make_mut(&mut config.stakes).offers {
        offer.standing_tables = 0;
    }
    config
}

pub(super) fn hello(name: &str) -> Request {
    hello_again(name, None)
}

/// A `hello` that goes on at a place in the stream.
pub(super) fn hello_again(name: &str, resume: Option<StreamPlace>) -> Request {
    let (client, name, language) = ("test".to_owned(), name.to_owned(), "en".to_owned());
    Request::Hello { protocol: PROTOCOL_VERSION, client, name, avatar: 1, language, resume }
}

pub(super) const NL10: StakeId = StakeId(0);
pub(super) const NL50: StakeId = StakeId(1);

impl Salon {
    pub fn new() -> Self {
        Self::with(config())
    }

    pub fn with(config: RoomConfig) -> Self {
        Self::of(Room::new(config, Box::new(InOrder)).unwrap())
    }

    pub fn of(room: Room) -> Self {
        Self { room, now: Now(0), heard: Vec::new(), next_request: 1 }
    }

    pub fn listen(&mut self) {
        while let Some(message) = self.room.poll_message() {
            self.heard.push(message);
        }
        assert_eq!(self.room.ledger().sum(), 0);
    }

    pub fn settle(&mut self) {
        while self.room.poll_timeout().is_some_and(|at| at <= self.now) {
            self.room.handle_timeout(self.now);
            self.listen();
        }
    }

    /// Connects a person, who sends `hello`.
    pub fn person(&mut self, player: u64) -> ClientId {
        let client = self.room.connect(Visitor::person(PlayerId(player)), self.now);
        self.ask(client, hello(&format!("P{player}")));
        client
    }

    /// Connects a person and seats them at this table with 1000.
    pub fn seated(&mut self, player: u64, table: u32) -> ClientId {
        let client = self.person(player);
        self.room.seat(PlayerId(player), TableId(table), Money::new(1000), Entry::WaitForBigBlind, self.now).unwrap();
        self.listen();
        client
    }

    pub fn ask(&mut self, client: ClientId, request: Request) -> RequestId {
        let id = RequestId(self.next_request);
        self.next_request += 1;
        self.ask_as(client, id, request);
        id
    }

    pub fn ask_as(&mut self, client: ClientId, id: RequestId, request: Request) {
        self.room.handle(client, ClientMsg { id, request }, self.now);
        self.listen();
    }

    /// Sends a request other than `Hello` and returns the answer.
    pub fn answer(&mut self, client: ClientId, request: Request) -> Result<(), Refusal> {
        let id = self.ask(client, request);
        match &self.messages(client).last().unwrap().message {
            Message::Done { request } if *request == id => Ok(()),
            Message::Refused { request, reason } if *request == id => Err(reason.clone()),
            other => panic!("{other:?}"),
        }
    }

    pub fn messages(&self, client: ClientId) -> Vec<&ServerMsg> {
        self.heard.iter().filter(|(to, _)| *to == client).map(|(_, message)| message).collect()
    }

    pub fn forget(&mut self) {
        self.heard.clear();
    }

    /// Forgets the messages to a client about its tables.
    pub fn forget_tables(&mut self, client: ClientId) {
        let of_tables = |message: &Message| matches!(message, Message::Snapshot { .. } | Message::Table { .. });
        self.heard.retain(|(to, told)| *to != client || !of_tables(&told.message));
    }

    /// Asks for a seat and returns the one that is offered, if any.
    pub fn join(&mut self, client: ClientId, stake: StakeId) -> Option<SeatOffer> {
        let before = self.heard.len();
        self.answer(client, Request::Join { stake }).unwrap();
        self.offers_since(before, client).pop()
    }

    /// The seats that a client was offered.
    pub fn offers(&self, client: ClientId) -> Vec<SeatOffer> {
        self.offers_since(0, client)
    }

    fn offers_since(&self, before: usize, client: ClientId) -> Vec<SeatOffer> {
        let to_client = self.heard[before..].iter().filter(|(to, _)| *to == client);
        let offers = to_client.filter_map(
            |(_, message)| {
                if let Message::SeatOffered { offer } = &message.message { Some(offer.clone()) } else { None }
            },
        );
        offers.collect()
    }

    /// The client's position in the queue, the queue's length, and the number of waiting players that opens a table, as this client was
    /// last told.
    pub fn queue(&self, client: ClientId) -> Option<(Option<u32>, u32, u32)> {
        self.messages(client).iter().rev().find_map(|message| {
            let Message::Queue { position, waiting, opens_at, .. } = message.message else { return None };
            Some((position, waiting, opens_at))
        })
    }

    /// Asks for a seat and takes it with the largest buy-in.
    pub fn sits_down(&mut self, client: ClientId, stake: StakeId) -> TableId {
        self.join(client, stake).expect("a seat is offered");
        self.accepts(client)
    }

    /// Takes the last offered seat with the largest buy-in.
    pub fn accepts(&mut self, client: ClientId) -> TableId {
        let SeatOffer { table, limits, .. } = self.offers(client).pop().expect("a seat is offered");
        let entry = Entry::WaitForBigBlind;
        self.answer(client, Request::SitDown { table, buy_in: limits.range.max, entry }).unwrap();
        table
    }

    pub fn wait(&mut self, ms: u32) {
        self.now = self.now.after_ms(ms);
        self.settle();
    }

    /// All players fold.
    pub fn fold_hand(&mut self, table: u32) {
        self.play_hand(table, |_| Action::Fold);
    }

    /// All players check or call to the end.
    pub fn call_hand(&mut self, table: u32) {
        self.play_hand(table, |legal| if legal.check { Action::Check } else { Action::Call });
    }

    /// Plays a whole hand; each player does what `act` says.
    pub fn play_hand(&mut self, table: u32, act: impl Fn(&LegalActions) -> Action) {
        let id = TableId(table);
        self.settle();
        let ended = self.room.hands_ended();
        while self.room.hands_ended() == ended {
            let table = self.room.table(id).unwrap();
            let (seat, turn, legal) = table.awaited().unwrap();
            let player = table.player_at(seat).unwrap();
            let hand = self.hand_at(self.client(player), id);
            self.ask(self.client(player), Request::Act { table: id, hand, turn, action: act(&legal) });
        }
    }

    /// The last hand of which this client was told.
    pub fn hand(&self, client: ClientId) -> HandId {
        self.last_hand(client, |_| true)
    }

    /// The last hand at `table` of which this client was told.
    pub fn hand_at(&self, client: ClientId, table: TableId) -> HandId {
        self.last_hand(client, |at| at == table)
    }

    fn last_hand(&self, client: ClientId, at: impl Fn(TableId) -> bool) -> HandId {
        let hand = |message: &Message| {
            if let Message::Table { table, event: TableEvent::Hand { event: SeenEvent::Started { hand, .. } } } = message {
                Some(*hand).filter(|_| at(*table))
            } else if let Message::Snapshot { table } = message {
                table.hand.as_ref().map(|hand| hand.hand).filter(|_| at(table.info.table))
            } else {
                None
            }
        };
        self.messages(client).iter().rev().find_map(|told| hand(&told.message)).expect("a hand")
    }

    /// The connection of a player who has sent `hello`.
    pub fn client(&self, player: PlayerId) -> ClientId {
        let welcomed = |(_, told): &&(ClientId, ServerMsg)| matches!(&told.message, Message::Welcome { player: who, .. } if *who == player);
        self.heard.iter().rev().find(welcomed).map(|&(client, _)| client).expect("a greeted client")
    }
}

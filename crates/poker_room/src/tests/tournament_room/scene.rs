//! A room with tournaments, whose players act at random on what their clients are told.

use std::collections::BTreeMap;
use std::sync::Arc;

use chacha20::ChaCha8Rng;
use poker_protocol::{
    HandId, Message, Money, Pay, PlayerId, Refusal, Request, SeenEvent, ServerMsg, StackChange, TableEvent, TableId, TournamentId, TurnId,
};
use poker_rules::{Action, LegalActions};
use rand::{RngExt as _, SeedableRng as _};

use crate::ledger::Fund;
use crate::rulebook::{SeriesOffer, TournamentSchedule};
use crate::tests::room_scene::{config, hello};
use crate::tournament::TournamentStage;
use crate::{Account, ClientId, Now, Room, RoomConfig, Rulebooks, Shuffler, TournamentCatalogue, Visitor};

/// A decision that a client is asked for.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    pub table: TableId,
    pub hand: HandId,
    pub turn: TurnId,
    pub legal: LegalActions,
}

/// A room whose clients know only what they are told.
pub(super) struct CardRoom {
    pub room: Room,
    pub now: Now,
    pub rng: ChaCha8Rng,
    pub clients: BTreeMap<ClientId, PlayerId>,
    /// Everything that each player was told, in order.
    pub told: BTreeMap<PlayerId, Vec<ServerMsg>>,
    /// The decisions that players are asked for.
    pub asked: BTreeMap<(PlayerId, TableId), Asked>,
    /// The hand at each player's table, as the player was told.
    hands: BTreeMap<(PlayerId, TableId), HandId>,
    next_request: u64,
}

/// All tournaments of a rulebook.
pub(super) fn schedule_of(rulebook: &str) -> TournamentSchedule {
    let rulebooks = Rulebooks::embedded().unwrap();
    let catalogue = TournamentCatalogue::embedded(&rulebooks).unwrap();
    let rulebook = rulebooks.iter().find(|book| book.id == rulebook).unwrap();
    TournamentSchedule::of(Arc::new(catalogue), std::slice::from_ref(rulebook))
}

pub(super) fn config_of(rulebook: &str) -> RoomConfig {
    RoomConfig { tournaments: Arc::new(schedule_of(rulebook)), opening_balance: Money::new(1_000_000), ..config() }
}

/// A room with the tournaments of a rulebook, whose changes are noted.
pub(super) fn journaled(rulebook: &str) -> RoomConfig {
    RoomConfig { journal: true, ..config_of(rulebook) }
}

impl CardRoom {
    pub(super) fn new(rulebook: &str, seed: u64) -> Self {
        Self::with(config_of(rulebook), seed)
    }

    pub(super) fn with(config: RoomConfig, seed: u64) -> Self {
        let room = Room::new(config, Box::new(Shuffler(ChaCha8Rng::seed_from_u64(seed)))).unwrap();
        let mut room = Self::of(room, seed);
        room.room.open_tournaments(room.now);
        room
    }

    pub(super) fn of(room: Room, seed: u64) -> Self {
        Self {
            room,
            // Midday, so that the tournaments of an afternoon follow.
            now: Now(12 * 3_600_000),
            rng: ChaCha8Rng::seed_from_u64(!seed),
            clients: BTreeMap::new(),
            told: BTreeMap::new(),
            asked: BTreeMap::new(),
            hands: BTreeMap::new(),
            next_request: 1,
        }
    }

    /// Goes on with a room that was restored after a crash. The clients must connect again.
    pub(super) fn crashed(&mut self, restored: Room, now: Now) {
        self.room = restored;
        self.now = now;
        self.clients.clear();
        self.asked.clear();
        self.hands.clear();
    }

    /// Connects a person.
    pub(super) fn person(&mut self, player: u64) -> ClientId {
        let client = self.room.connect(Visitor::person(PlayerId(player)), self.now);
        self.clients.insert(client, PlayerId(player));
        self.send(client, hello(&format!("P{player}")));
        client
    }

    pub(super) fn send(&mut self, client: ClientId, request: Request) {
        let id = poker_protocol::RequestId(self.next_request);
        self.next_request += 1;
        self.room.handle(client, poker_protocol::ClientMsg { id, request }, self.now);
        self.listen();
    }

    /// Sends a request and returns the answer. A refused request changes nothing that is saved.
    pub(super) fn answer(&mut self, client: ClientId, request: Request) -> Result<(), Refusal> {
        let id = poker_protocol::RequestId(self.next_request);
        let before = self.room.save();
        self.send(client, request);
        let answer = |message: &ServerMsg| match &message.message {
            Message::Done { request } if *request == id => Some(Ok(())),
            Message::Refused { request, reason } if *request == id => Some(Err(reason.clone())),
            _ => None,
        };
        let answer = self.told[&self.clients[&client]].iter().rev().find_map(answer).expect("an answer");
        assert!(answer.is_ok() || before == self.room.save(), "a refused request changes something: {answer:?}");
        answer
    }

    /// Connects a person who registers for a tournament.
    pub(super) fn registered(&mut self, player: u64, tournament: TournamentId) -> ClientId {
        let client = self.person(player);
        self.answer(client, Request::Register { tournament, pay: Pay::Money { buy_in: None }, password: None }).unwrap();
        client
    }

    pub(super) fn client(&self, player: PlayerId) -> ClientId {
        *self.clients.iter().rev().find(|(_, of)| **of == player).unwrap().0
    }

    /// The open tournament of the first series that `wanted` accepts.
    pub(super) fn open(&self, wanted: impl Fn(&SeriesOffer) -> bool, schedule: &TournamentSchedule) -> TournamentId {
        let names: Vec<String> =
            schedule.series().iter().filter(|series| wanted(&series.offer)).map(|series| series.name().to_owned()).collect();
        let is_it = |id: &TournamentId| {
            let tournament = self.room.tournament(*id).unwrap();
            names.contains(&tournament.terms().name) && tournament.stage() == TournamentStage::Registering
        };
        self.room.tournament_ids().find(is_it).unwrap()
    }

    pub(super) fn listen(&mut self) {
        while let Some((client, message)) = self.room.poll_message() {
            let Some(&player) = self.clients.get(&client) else { continue };
            self.hear(player, &message.message);
            self.told.entry(player).or_default().push(message);
        }
        assert_eq!(self.room.ledger().sum(), 0);
    }

    fn hear(&mut self, player: PlayerId, message: &Message) {
        match message {
            Message::Table { table, event: TableEvent::Hand { event: SeenEvent::Started { hand, .. } } } => {
                self.hands.insert((player, *table), *hand);
            }
            Message::Table { table, event: TableEvent::ToAct { turn, legal, .. } } => {
                self.asked.remove(&(player, *table));
                if let Some(legal) = legal {
                    let hand = self.hands[&(player, *table)];
                    self.asked.insert((player, *table), Asked { table: *table, hand, turn: *turn, legal: (**legal).clone() });
                }
            }
            Message::Snapshot { table } => {
                self.asked.remove(&(player, table.info.table));
                let Some(hand) = &table.hand else { return };
                self.hands.insert((player, table.info.table), hand.hand);
                if let Some(TableEvent::ToAct { turn, legal: Some(legal), .. }) = &table.to_act {
                    let asked = Asked { table: table.info.table, hand: hand.hand, turn: *turn, legal: (**legal).clone() };
                    self.asked.insert((player, table.info.table), asked);
                }
            }
            _ => {}
        }
    }

    /// One player who is asked acts at random, or time passes. Returns false if nobody is asked and nothing is due before `until`.
    pub(super) fn step(&mut self, until: Now) -> bool {
        if let Some(((player, _), asked)) = self.asked.pop_first() {
            let action = random_action(&asked.legal, &mut self.rng);
            self.act(player, &asked, action);
            return true;
        }
        let Some(at) = self.room.poll_timeout().filter(|&at| at <= until) else { return false };
        self.now = self.now.max(at);
        self.room.handle_timeout(self.now);
        self.listen();
        true
    }

    /// The player who is asked first checks or folds. Returns false if nobody is asked.
    pub(super) fn check_or_fold(&mut self) -> bool {
        let Some(((player, _), asked)) = self.asked.pop_first() else { return false };
        let action = if asked.legal.check { Action::Check } else { Action::Fold };
        self.act(player, &asked, action);
        true
    }

    /// The same as [`Self::step`], but players mostly risk nothing, so that a tournament lasts for many hands.
    pub(super) fn patient_step(&mut self) {
        if self.asked.is_empty() || self.rng.random_range(0..12_u8) == 0 {
            self.now = self.now.after_ms(100);
            assert!(self.step(Now(u64::MAX)), "it stands still");
        } else {
            self.check_or_fold();
        }
    }

    pub(super) fn act(&mut self, player: PlayerId, asked: &Asked, action: Action) {
        self.send(self.client(player), Request::Act { table: asked.table, hand: asked.hand, turn: asked.turn, action });
    }

    /// Plays until a tournament is over.
    pub(super) fn play(&mut self, tournament: TournamentId) {
        for _ in 0..1_000_000 {
            let over = |stage| matches!(stage, TournamentStage::Finished | TournamentStage::Cancelled);
            if over(self.room.tournament(tournament).unwrap().stage()) {
                return;
            }
            assert!(self.step(Now(u64::MAX)), "the tournament stands still");
        }
        panic!("the tournament does not end");
    }

    /// Why stacks at the tables of a player changed between hands, as the player was told.
    pub(super) fn stack_changes(&self, player: PlayerId) -> Vec<StackChange> {
        let why = |told: &ServerMsg| match told.message {
            Message::Table { event: TableEvent::StackChanged { why, .. }, .. } => Some(why),
            _ => None,
        };
        self.told[&player].iter().filter_map(why).collect()
    }

    /// What a tournament holds.
    pub(super) fn funds(&self, tournament: TournamentId) -> [Money; 3] {
        [Fund::Prizes, Fund::Bounties, Fund::Fees].map(|fund| self.room.ledger().holds(Account::Tournament(tournament, fund)))
    }
}

/// A legal action: often a call, sometimes a fold, a raise or all chips.
pub(super) fn random_action(legal: &LegalActions, rng: &mut ChaCha8Rng) -> Action {
    let raise = legal.raise.as_ref();
    match rng.random_range(0..10_u8) {
        0 if !legal.check => Action::Fold,
        1 | 2 if raise.is_some() => Action::RaiseTo(raise.unwrap().max_to),
        3 if raise.is_some() => Action::RaiseTo(raise.unwrap().min_to),
        _ if legal.check => Action::Check,
        _ => Action::Call,
    }
}

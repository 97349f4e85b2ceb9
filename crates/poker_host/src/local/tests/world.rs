//! A room, its bots and a person in one thread and in virtual time.

use std::path::Path;

use crossbeam_channel::bounded;
use poker_protocol::{
    BuyInRange, ClientMsg, Entry, HandId, Link, LinkClosed, Message, Money, PROTOCOL_VERSION, Refusal, Request, RequestId, SeatState,
    SeenEvent, StakeId, TableEvent, TableId, TableSnapshot, TournamentId,
};
use poker_room::{Now, RoomSave};
use poker_rules::{Action, Chips, LegalActions, Seat};

use crate::local::build::{Built, build};
use crate::local::room_driver::Control;
use crate::local::save_folder::saved_room;
use crate::local::tournaments::{BeginError, PracticeTournament};
use crate::{LocalOptions, OpenError, PracticeOptions, Recorded, ThinkingTime};

/// What the person does when it is their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Habit {
    /// Nothing. The test acts instead.
    Waits,
    /// Checks, or folds if a check is not possible.
    Folds,
    /// Checks, or calls any bet, and buys in again.
    Calls,
}

/// A room that the test runs step by step, and a person.
pub struct World {
    pub built: Built,
    pub hero: Hero,
    pub now: Now,
}

/// The person's client.
pub struct Hero {
    pub link: Link,
    pub habit: Habit,
    pub heard: Vec<Message>,
    pub snapshot: Option<TableSnapshot>,
    pub hand: HandId,
    pub to_act: Option<LegalActions>,
    pub hands_ended: u32,
    pub closed: bool,
    balance: Money,
    last_request: u64,
    table: TableId,
}

pub fn options(folder: Option<&Path>, seed: u64) -> LocalOptions {
    LocalOptions {
        save_dir: folder.map(Path::to_owned),
        seed: Some(seed),
        practice: PracticeOptions { thinking: ThinkingTime { min_ms: 100, max_ms: 900 }, ..PracticeOptions::default() },
        ..LocalOptions::unkept()
    }
}

impl World {
    pub fn open(options: &LocalOptions) -> Result<World, OpenError> {
        let now = Now(1_000_000);
        let built = build(options, now)?;
        let mut hero = Hero {
            link: built.link.clone(),
            habit: Habit::Folds,
            heard: Vec::new(),
            snapshot: None,
            hand: HandId(0),
            to_act: None,
            hands_ended: 0,
            closed: false,
            balance: Money::ZERO,
            last_request: 0,
            table: TableId(0),
        };
        hero.greet();
        let mut world = World { built, hero, now };
        world.settle();
        Ok(world)
    }

    /// Sits down at the second stake, unless there is a seat already.
    pub fn sit(&mut self) {
        self.sit_at(self.built.room.room().stakes()[1].stake);
    }

    /// Sits down at this stake, unless there is a seat already.
    pub fn sit_at(&mut self, stake: StakeId) {
        if self.hero.snapshot.is_none() {
            self.hero.send(Request::Join { stake });
        }
        self.settle();
        assert!(self.hero.snapshot.is_some(), "no seat: {:?}", self.hero.heard.last());
    }

    /// Runs everything that can happen at the present moment.
    pub fn settle(&mut self) {
        loop {
            assert!(self.built.room.step(self.now) && self.built.bots.step(self.now), "somebody closed the room");
            self.hero.step();
            let due = [self.built.room.due(), self.built.bots.due()].into_iter().flatten().any(|due| due <= self.now);
            let waiting = self.built.room.inboxes().1.any(|inbox| !inbox.is_empty())
                || !self.built.room.inboxes().0.is_empty()
                || !self.built.bots.inboxes().0.is_empty()
                || self.built.bots.inboxes().1.any(|inbox| !inbox.is_empty());
            if !due && !waiting {
                break;
            }
        }
    }

    /// Begins a practice tournament, as [`crate::LocalRoom::begin_tournament`] does.
    pub fn begin(&mut self, order: PracticeTournament) -> Result<TournamentId, BeginError> {
        let (answer, answered) = bounded(1);
        self.built.room_controls.send(Control::Begin(Box::new(order), answer)).unwrap();
        assert!(self.built.room.step(self.now));
        answered.recv().unwrap()
    }

    /// Plays a tournament to the end without the player, as [`crate::LocalRoom::play_out`] does.
    pub fn play_out(&mut self, tournament: TournamentId) {
        self.built.room_controls.send(Control::PlayOut(tournament)).unwrap();
    }

    /// Moves the time to the next event and runs it.
    pub fn advance(&mut self) {
        assert!(self.advances(), "nothing will ever happen again: {:?}", &self.hero.heard[self.hero.heard.len().saturating_sub(6)..]);
    }

    /// Moves the time as [`Self::advance`] does. Returns false if no event is due.
    pub fn advances(&mut self) -> bool {
        let due = [self.built.room.due(), self.built.bots.due()].into_iter().flatten().min();
        let Some(due) = due else { return false };
        self.now = due.max(self.now);
        self.settle();
        true
    }

    pub fn until(&mut self, done: impl Fn(&World) -> bool) {
        for _ in 0..100_000 {
            if done(self) {
                return;
            }
            self.advance();
        }
        panic!("never happened");
    }

    pub fn play_hands(&mut self, hands: u32) {
        let target = self.hero.hands_ended + hands;
        self.until(|world| world.hero.hands_ended >= target);
    }

    /// Each player's chips at the table as the save has them.
    pub fn saved_stacks(folder: &Path, table: TableId) -> Vec<(Seat, Chips)> {
        let (_, room) = World::saved(folder);
        let table = room.tables.into_iter().find(|kept| kept.table == table).unwrap();
        table.seats.iter().map(|seat| (seat.seat, seat.stack)).collect()
    }

    pub fn saved(folder: &Path) -> (Recorded, RoomSave) {
        saved_room(folder).unwrap()
    }

    pub fn table(&self) -> TableId {
        self.hero.table
    }

    /// Each player's chips at the table as the room has them.
    pub fn stacks(&self) -> Vec<(Seat, Chips)> {
        let table = self.built.room.room().table(self.hero.table).unwrap();
        Seat::ALL.into_iter().filter(|seat| table.player_at(*seat).is_some()).map(|seat| (seat, table.settled_stack(seat))).collect()
    }
}

impl Hero {
    fn greet(&mut self) {
        self.send(Request::Hello {
            protocol: PROTOCOL_VERSION,
            client: "test".to_owned(),
            name: "Hero".to_owned(),
            avatar: 2,
            language: "en".to_owned(),
            resume: None,
        });
    }

    pub fn send(&mut self, request: Request) {
        self.last_request += 1;
        self.link.send(ClientMsg { id: RequestId(self.last_request), request }).unwrap();
    }

    fn step(&mut self) {
        loop {
            match self.link.try_recv() {
                Ok(Some(message)) => self.hear(message.message),
                Ok(None) => return,
                Err(LinkClosed) => {
                    self.closed = true;
                    return;
                }
            }
        }
    }

    fn hear(&mut self, message: Message) {
        self.heard.push(message.clone());
        match message {
            Message::Snapshot { table } => {
                self.table = table.info.table;
                self.hand = table.hand.as_ref().map_or(self.hand, |hand| hand.hand);
                if let Some(event) = table.to_act.clone() {
                    self.hear_event(event);
                }
                let busted =
                    table.you.is_some_and(|you| table.seats.iter().any(|seat| seat.seat == you.seat && seat.state == SeatState::Busted));
                self.snapshot = Some(*table);
                if busted {
                    self.buy_in_again();
                }
            }
            Message::Table { event, .. } => self.hear_event(event),
            Message::Unseated { .. } | Message::TableClosed { .. } => self.snapshot = None,
            // The refusal gives the valid range if it differs from the table's.
            Message::Refused { reason: Refusal::BuyIn { range }, .. } if self.habit == Habit::Calls => self.buy_in(range),
            Message::Refused { reason, .. } => assert!(self.habit == Habit::Waits, "refused: {reason:?}"),
            Message::SeatOffered { offer } => {
                let entry = Entry::WaitForBigBlind;
                self.send(Request::SitDown { table: offer.table, buy_in: offer.limits.range.max, entry });
            }
            Message::Welcome { balance, .. } | Message::Balance { balance } => self.balance = balance,
            // A player of these tests does not answer any other message, so a new one changes nothing here.
            _ => {}
        }
    }

    fn hear_event(&mut self, event: TableEvent) {
        if let TableEvent::ToAct { turn, legal: Some(legal), .. } = event {
            let action = match self.habit {
                Habit::Waits => {
                    self.to_act = Some(*legal);
                    return;
                }
                Habit::Folds | Habit::Calls if legal.check => Action::Check,
                Habit::Folds => Action::Fold,
                Habit::Calls => Action::Call,
            };
            self.send(Request::Act { table: self.table, hand: self.hand, turn, action });
        } else if let TableEvent::StateChanged { seat, state: SeatState::Busted } = event {
            let hero = self.snapshot.as_ref().and_then(|table| table.you).map(|you| you.seat);
            if self.habit == Habit::Calls && hero == Some(seat) {
                self.buy_in_again();
            }
        } else if let TableEvent::Hand { event: SeenEvent::Started { hand, .. } } = event {
            self.hand = hand;
            self.to_act = None;
        } else if let TableEvent::Hand { event: SeenEvent::Ended { .. } } = event {
            self.hands_ended += 1;
        }
    }

    fn buy_in_again(&mut self) {
        if let Some(table) = self.snapshot.as_ref().filter(|table| self.habit == Habit::Calls && table.tournament.is_none()) {
            self.buy_in(BuyInRange { min: table.info.min_buy_in, max: table.info.max_buy_in });
        }
    }

    /// Buys in for the minimum. If that is too little, the room refuses it and gives the valid range.
    fn buy_in(&mut self, range: BuyInRange) {
        if self.balance < range.max {
            self.send(Request::RefillBalance);
        }
        self.send(Request::TopUp { table: self.table, to: range.min });
    }
}

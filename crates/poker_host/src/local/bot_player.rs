//! One bot behind its link: sits down, plays, buys in again, and some day leaves.

use chacha20::ChaCha8Rng;
use poker_bots::{BotBrain, NAMES, Style, bot_avatar};
use poker_protocol::{
    BuyInRange, ClientMsg, Entry, HandId, Link, LinkClosed, Message, PROTOCOL_VERSION, Request, RequestId, SeatState, SeenEvent, StakeId,
    TableEvent, TableId, TableSnapshot, TurnId,
};
use poker_room::Now;
use poker_rules::{Chips, LegalActions, Seat};
use rand::RngExt as _;

use super::options::ThinkingTime;

/// Hands a bot stays for.
const STAY_HANDS: std::ops::RangeInclusive<u32> = 40..=160;
/// Time until a broke bot buys in again, milliseconds.
const REBUY_MS: std::ops::RangeInclusive<u32> = 700..=2_500;

/// Where a bot belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Home {
    pub stake: StakeId,
    pub buy_in: BuyInRange,
}

/// What a bot means to do, and when.
#[derive(Clone, Debug)]
enum Intention {
    Act { hand: HandId, turn: TurnId, legal: LegalActions },
    Rebuy,
}

/// What became of a bot in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Life {
    /// It goes on.
    Here,
    /// Its connection was cut off; it is to be given another.
    CutOff,
    /// It has left its table for good.
    Gone,
}

pub(super) struct BotPlayer {
    pub name: usize,
    pub home: Home,
    link: Link,
    brain: BotBrain,
    rng: ChaCha8Rng,
    last_request: u64,
    table: Option<(TableId, Seat)>,
    hand: HandId,
    hands_left: u32,
    intention: Option<(Now, Intention)>,
    may_leave: bool,
    life: Life,
}

impl BotPlayer {
    /// A bot that says hello, and sits down unless it sits there already.
    pub(super) fn new(name: usize, home: Home, style: Style, link: Link, mut rng: ChaCha8Rng, seated: bool) -> BotPlayer {
        let hands_left = rng.random_range(STAY_HANDS);
        let mut bot = BotPlayer {
            name,
            home,
            link,
            brain: BotBrain::new(style),
            rng,
            last_request: 0,
            table: None,
            hand: HandId(0),
            hands_left,
            intention: None,
            may_leave: false,
            life: Life::Here,
        };
        bot.greet();
        if !seated {
            bot.take_seat();
        }
        bot
    }

    /// Goes on over another connection.
    pub(super) fn reconnect(&mut self, link: Link) {
        self.link = link;
        self.life = Life::Here;
        self.intention = None;
        self.greet();
    }

    pub(super) fn link(&self) -> &Link {
        &self.link
    }

    /// Whether it may leave after its time; a small table keeps its bots.
    pub(super) fn set_may_leave(&mut self, may_leave: bool) {
        self.may_leave = may_leave;
    }

    fn leave(&mut self) {
        if let Some((table, _)) = self.table {
            self.send(Request::LeaveTable { table });
        }
    }

    /// When it means to do something.
    pub(super) fn due(&self) -> Option<Now> {
        self.intention.as_ref().map(|(due, _)| *due)
    }

    /// Reads its messages and does what is due.
    pub(super) fn step(&mut self, thinking: ThinkingTime, now: Now) -> Life {
        loop {
            match self.link.try_recv() {
                Ok(Some(message)) => {
                    self.brain.see(&message);
                    self.take_in(message.message, thinking, now);
                }
                Ok(None) => break,
                Err(LinkClosed) => {
                    self.life = if self.life == Life::Gone { Life::Gone } else { Life::CutOff };
                    break;
                }
            }
        }
        if let Some((_, intention)) = self.intention.take_if(|(due, _)| *due <= now) {
            self.carry_out(intention);
        }
        self.life
    }

    fn take_in(&mut self, message: Message, thinking: ThinkingTime, now: Now) {
        match message {
            Message::Snapshot { table } => {
                let TableSnapshot { info, seats, hand, you, to_act } = *table;
                self.table = you.map(|you| (info.table, you.seat));
                self.hand = hand.map_or(self.hand, |hand| hand.hand);
                if let Some(to_act) = to_act {
                    self.take_in_event(to_act, thinking, now);
                }
                let mine = self.table.and_then(|(_, seat)| seats.into_iter().find(|other| other.seat == seat));
                if let Some(mine) = mine {
                    self.see_state(mine.state, now);
                }
            }
            Message::Table { table: _, event } => self.take_in_event(event, thinking, now),
            Message::Unseated { .. } => {
                self.table = None;
                self.life = Life::Gone;
            }
            // A bot asks for nothing that it would miss; what is refused now comes again by itself.
            Message::SeatOffered { .. }
            | Message::SeatWithdrawn { .. }
            | Message::Queue { .. }
            | Message::Jackpots { .. }
            | Message::Plans { .. }
            | Message::Rules { .. }
            | Message::Statement { .. }
            | Message::Welcome { .. }
            | Message::Done { .. }
            | Message::Refused { .. }
            | Message::Lobby { .. }
            | Message::Balance { .. } => {}
        }
    }

    fn take_in_event(&mut self, event: TableEvent, thinking: ThinkingTime, now: Now) {
        let mine = |seat: Seat| self.table.is_some_and(|(_, my_seat)| my_seat == seat);
        match event {
            TableEvent::ToAct { seat, turn, legal: Some(legal), clock: _ } if mine(seat) => {
                let due = now.after_ms(self.draw(thinking));
                self.intention = Some((due, Intention::Act { hand: self.hand, turn, legal }));
            }
            TableEvent::Hand { event: SeenEvent::Started { hand, .. } } => self.hand = hand,
            TableEvent::Hand { event: SeenEvent::Ended { .. } } => self.after_hand(),
            TableEvent::StateChanged { seat, state } if mine(seat) => self.see_state(state, now),
            TableEvent::ToAct { .. }
            | TableEvent::Hand { .. }
            | TableEvent::StateChanged { .. }
            | TableEvent::Sat { .. }
            | TableEvent::Left { .. }
            | TableEvent::StackChanged { .. }
            | TableEvent::You { .. }
            | TableEvent::Notice { .. } => {}
        }
    }

    fn carry_out(&mut self, intention: Intention) {
        let Some((table, _)) = self.table else { return };
        match intention {
            Intention::Act { hand, turn, legal } => {
                let action = self.brain.decide(&legal, &mut self.rng);
                self.send(Request::Act { table, hand, turn, action });
            }
            Intention::Rebuy => {
                let to = self.draw_buy_in();
                self.send(Request::RefillBalance);
                self.send(Request::TopUp { table, to });
            }
        }
    }

    fn after_hand(&mut self) {
        self.hands_left = self.hands_left.saturating_sub(1);
        if self.hands_left == 0 && self.may_leave {
            self.leave();
        }
    }

    fn see_state(&mut self, state: SeatState, now: Now) {
        match (state, self.table) {
            (SeatState::Busted, _) => {
                let due = now.after_ms(self.rng.random_range(REBUY_MS));
                self.intention = Some((due, Intention::Rebuy));
            }
            // A bot that was late was sat out.
            (SeatState::SittingOut, Some((table, _))) => self.send(Request::SitOut { table, on: false }),
            (SeatState::SittingOut, None) | (SeatState::Playing | SeatState::WaitingForBigBlind | SeatState::Disconnected, _) => {}
        }
    }

    fn greet(&mut self) {
        let hello = Request::Hello {
            protocol: PROTOCOL_VERSION,
            client: concat!("bot ", env!("CARGO_PKG_VERSION")).to_owned(),
            name: NAMES[self.name % NAMES.len()].to_owned(),
            avatar: bot_avatar(self.name),
            language: "en".to_owned(),
        };
        self.send(hello);
    }

    fn take_seat(&mut self) {
        let buy_in = self.draw_buy_in();
        let entry = if self.rng.random_bool(0.5) { Entry::PostNow } else { Entry::WaitForBigBlind };
        self.send(Request::RefillBalance);
        self.send(Request::TakeSeat { stake: self.home.stake, buy_in, entry });
    }

    fn draw_buy_in(&mut self) -> Chips {
        let BuyInRange { min, max } = self.home.buy_in;
        // Most people bring all they may.
        if self.rng.random_bool(0.5) { max } else { Chips::new(self.rng.random_range(min.get()..=max.get().max(min.get()))) }
    }

    /// Of two draws the shorter: quick decisions are the more frequent ones.
    fn draw(&mut self, thinking: ThinkingTime) -> u32 {
        let range = thinking.min_ms..=thinking.max_ms.max(thinking.min_ms);
        self.rng.random_range(range.clone()).min(self.rng.random_range(range))
    }

    fn send(&mut self, request: Request) {
        self.last_request += 1;
        if self.link.send(ClientMsg { id: RequestId(self.last_request), request }).is_err() && self.life == Life::Here {
            self.life = Life::CutOff;
        }
    }
}

//! A bot on a link to a room of this process or to a server. It asks for a seat, sits down, plays, buys in again, and leaves.

use std::ops::RangeInclusive;

use chacha20::ChaCha8Rng;
use poker_bots::{BotBrain, PlayStyle, bot_avatar, bot_name};
use poker_protocol::{
    BuyInRange, ClientMsg, Entry, HandId, Link, LinkClosed, Message, Money, PROTOCOL_VERSION, Refusal, Request, RequestId, SeatOffer,
    SeatState, SeenEvent, StakeId, StakeRow, TableEvent, TableId, TableSnapshot, TurnId, YourSeat,
};
use poker_room::Now;
use poker_rules::LegalActions;
use poker_seen::OwnSeat;
use rand::RngExt as _;

use crate::ThinkingTime;

/// The number of hands after which a bot leaves its table.
const STAY_HANDS: RangeInclusive<u32> = 40..=160;
/// The delay in milliseconds until a bot without chips buys in again.
const REBUY_MS: RangeInclusive<u32> = 700..=2_500;
/// One bot in this number straddles whenever it may.
const STRADDLES_IN: u32 = 6;
/// One roaming bot in this number switches on automatic top-up.
const TOPS_UP_IN: u32 = 3;
/// The delay in milliseconds until a roaming bot looks for a seat again.
const SEEK_MS: RangeInclusive<u32> = 300..=3_000;

/// What a bot will do at its due time.
#[derive(Clone, Debug)]
enum Intention {
    Act { hand: HandId, turn: TurnId, legal: Box<LegalActions> },
    FastFold { hand: HandId },
    Rebuy,
    Seek,
}

/// The state of a bot after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Life {
    /// The bot plays, or looks for a seat.
    Here,
    /// The link is closed. The driver must call [`BotPlayer::reconnect`].
    CutOff,
    /// The bot has left its table and does not come back.
    Gone,
}

/// The state of a bot that goes from table to table.
#[derive(Clone, Debug)]
struct Roaming {
    stay_hands: RangeInclusive<u32>,
    tops_up: bool,
    /// The bot waits for the lobby, to choose a stake from it.
    chooses: bool,
    /// A request sent after a greeting. A seat that the room has not mentioned before its answer no longer exists.
    probe: Option<RequestId>,
    /// The open request for a seat, or to sit down on one.
    way_in: Option<RequestId>,
    offered: bool,
}

/// A bot on a link.
pub struct BotPlayer {
    pub(crate) name: usize,
    /// The stake that the bot plays.
    pub(crate) stake: Option<StakeId>,
    link: Link,
    brain: BotBrain,
    rng: ChaCha8Rng,
    last_request: u64,
    place: Option<OwnSeat>,
    waits: bool,
    hands_left: u32,
    intention: Option<(Now, Intention)>,
    /// The last request to buy in again.
    rebuy: Option<RequestId>,
    straddles: bool,
    may_leave: bool,
    roaming: Option<Roaming>,
    life: Life,
}

impl BotPlayer {
    /// Creates a bot that sends `Hello`, and asks for a seat unless it is `seated` already.
    pub(crate) fn new(name: usize, stake: StakeId, style: PlayStyle, link: Link, rng: ChaCha8Rng, seated: bool) -> BotPlayer {
        let mut bot = BotPlayer::stranger(name, style, link, rng);
        bot.stake = Some(stake);
        bot.greet();
        if !seated {
            bot.send(Request::RefillBalance);
            bot.send(Request::Join { stake });
        }
        bot
    }

    /// Creates a bot that sends `Hello` and takes a seat at a random stake of the lobby. After `stay_hands` hands it looks for another
    /// seat.
    pub fn roaming(name: usize, style: PlayStyle, link: Link, mut rng: ChaCha8Rng, stay_hands: RangeInclusive<u32>) -> BotPlayer {
        let tops_up = rng.random_ratio(1, TOPS_UP_IN);
        let mut bot = BotPlayer::stranger(name, style, link, rng);
        bot.hands_left = bot.rng.random_range(stay_hands.clone());
        bot.roaming = Some(Roaming { stay_hands, tops_up, chooses: false, probe: None, way_in: None, offered: false });
        bot.may_leave = true;
        bot.greet();
        bot.probe();
        bot
    }

    /// Creates a bot that sends `Hello` and plays where the room shows it a seat.
    pub(crate) fn entrant(name: usize, style: PlayStyle, link: Link, rng: ChaCha8Rng) -> BotPlayer {
        let mut bot = BotPlayer::stranger(name, style, link, rng);
        bot.greet();
        bot
    }

    fn stranger(name: usize, style: PlayStyle, link: Link, mut rng: ChaCha8Rng) -> BotPlayer {
        let hands_left = rng.random_range(STAY_HANDS);
        let straddles = rng.random_ratio(1, STRADDLES_IN);
        BotPlayer {
            name,
            stake: None,
            link,
            brain: BotBrain::new(style),
            rng,
            last_request: 0,
            place: None,
            waits: false,
            hands_left,
            intention: None,
            rebuy: None,
            straddles,
            may_leave: false,
            roaming: None,
            life: Life::Here,
        }
    }

    /// Continues on a new link.
    pub fn reconnect(&mut self, link: Link) {
        self.link = link;
        self.life = Life::Here;
        self.intention = None;
        self.greet();
        self.probe();
    }

    pub(crate) fn link(&self) -> &Link {
        &self.link
    }

    /// Whether the bot has a seat.
    pub(crate) fn sits(&self) -> bool {
        self.place.is_some()
    }

    /// Whether the bot waits in the queue of its stake.
    pub(crate) fn waits(&self) -> bool {
        self.waits
    }

    /// Sets whether the bot leaves after its number of hands. A small table keeps its bots.
    pub(crate) fn set_may_leave(&mut self, may_leave: bool) {
        self.may_leave = may_leave;
    }

    /// The next moment at which the bot does something without a message.
    pub fn due(&self) -> Option<Now> {
        self.intention.as_ref().map(|(due, _)| *due)
    }

    /// Reads all messages and does what is due at `now`.
    pub(crate) fn step(&mut self, thinking: ThinkingTime, now: Now) -> Life {
        self.step_seen(thinking, now, &mut |_| {})
    }

    /// Reads all messages, shows each of them to `see`, and does what is due at `now`.
    pub fn step_seen(&mut self, thinking: ThinkingTime, now: Now, see: &mut dyn FnMut(&Message)) -> Life {
        loop {
            match self.link.try_recv() {
                Ok(Some(message)) => {
                    see(&message.message);
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
            Message::Snapshot { table } => self.see_table(*table, thinking, now),
            Message::Table { table: _, event } => self.take_in_event(event, thinking, now),
            Message::SeatOffered { offer } => self.sit_down(&offer),
            Message::Queue { position, .. } => self.waits = position.is_some(),
            Message::Unseated { .. } => {
                self.place = None;
                match &self.roaming {
                    Some(Roaming { stay_hands, .. }) => {
                        self.hands_left = self.rng.random_range(stay_hands.clone());
                        self.seek_later(now);
                    }
                    None => self.life = Life::Gone,
                }
            }
            Message::Lobby { stakes } => self.choose(&stakes),
            Message::Done { request } => self.see_answer(request, false, now),
            Message::Refused { request, reason } => {
                self.see_answer(request, true, now);
                self.see_refused_rebuy(request, &reason, now);
            }
            Message::SeatWithdrawn { .. } => {
                if let Some(roaming) = &mut self.roaming {
                    roaming.offered = false;
                    self.seek_later(now);
                }
            }
            // A bot acts on no other message.
            _ => {}
        }
    }

    /// Looks for a seat after the answer to a probe, or after the refusal of a seat, if the bot has neither a seat nor an offer nor a place
    /// in a queue.
    fn see_answer(&mut self, request: RequestId, refused: bool, now: Now) {
        let Some(roaming) = &mut self.roaming else { return };
        let way_in = roaming.way_in.take_if(|asked| *asked == request).is_some() && refused;
        let probe = roaming.probe.take_if(|asked| *asked == request).is_some() && !roaming.offered;
        if (way_in || probe) && self.place.is_none() && !self.waits {
            self.seek_later(now);
        }
    }

    /// Tries a refused buy-in again, or leaves the seat if no buy-in is possible, because a bot without chips delays the table.
    fn see_refused_rebuy(&mut self, request: RequestId, reason: &Refusal, now: Now) {
        if self.rebuy.take_if(|asked| *asked == request).is_none() {
            return;
        }
        let Some(table) = self.table() else { return };
        match reason {
            Refusal::BuyIn { .. } | Refusal::InHand => self.rebuy_later(now),
            _ => self.send(Request::LeaveTable { table }),
        }
    }

    fn rebuy_later(&mut self, now: Now) {
        let due = now.after_ms(self.rng.random_range(REBUY_MS));
        self.intention = Some((due, Intention::Rebuy));
    }

    /// Chooses a random stake of the lobby and asks for a seat.
    fn choose(&mut self, stakes: &[StakeRow]) {
        let Some(roaming) = &mut self.roaming else { return };
        if stakes.is_empty() || !std::mem::take(&mut roaming.chooses) {
            return;
        }
        let stake = stakes[self.rng.random_range(0..stakes.len())].stake;
        self.stake = Some(stake);
        self.send(Request::LeaveLobby);
        self.send_way_in(Request::Join { stake });
    }

    fn seek_later(&mut self, now: Now) {
        self.intention = Some((now.after_ms(self.rng.random_range(SEEK_MS)), Intention::Seek));
    }

    /// Sends a request after a greeting. The room mentions each seat before it answers, so a seat that it has not mentioned is gone.
    fn probe(&mut self) {
        if self.roaming.is_none() {
            return;
        }
        (self.place, self.waits) = (None, false);
        self.send(Request::LeaveLobby);
        let probe = Some(RequestId(self.last_request));
        if let Some(roaming) = &mut self.roaming {
            (roaming.probe, roaming.offered, roaming.chooses, roaming.way_in) = (probe, false, false, None);
        }
    }

    fn send_way_in(&mut self, request: Request) {
        self.send(request);
        let asked = Some(RequestId(self.last_request));
        if let Some(roaming) = &mut self.roaming {
            roaming.way_in = asked;
        }
    }

    fn table(&self) -> Option<TableId> {
        self.place.as_ref().map(|place| place.table)
    }

    fn see_table(&mut self, table: TableSnapshot, thinking: ThinkingTime, now: Now) {
        self.place = OwnSeat::of(&table);
        for event in [table.to_act, table.to_show].into_iter().flatten() {
            self.take_in_event(event, thinking, now);
        }
        let Some(OwnSeat { table, you, state, .. }) = self.place else { return };
        self.see_switches(&you, thinking, now);
        if let Some(Roaming { tops_up: true, .. }) = self.roaming
            && you.auto_top_up == Some(false)
        {
            self.send(Request::AutoTopUp { table, on: true });
        }
        self.see_state(state, now);
    }

    fn take_in_event(&mut self, event: TableEvent, thinking: ThinkingTime, now: Now) {
        let Some(place) = &mut self.place else { return };
        place.see(&event);
        match event {
            TableEvent::ToAct { .. } => {
                if let Some((turn, legal)) = place.asked.clone() {
                    let act = Intention::Act { hand: place.hand, turn, legal };
                    self.intention = Some((now.after_ms(self.draw(thinking)), act));
                }
            }
            TableEvent::ToShow { turn, choice: Some(choice), .. } => {
                let (table, hand) = (place.table, place.hand);
                let action = self.brain.choose(&choice);
                self.send(Request::Act { table, hand, turn, action });
            }
            TableEvent::Hand { event: SeenEvent::Ended { .. } } => self.after_hand(),
            TableEvent::StateChanged { seat, state } if seat == place.seat => self.see_state(state, now),
            TableEvent::You { you } => self.see_switches(&you, thinking, now),
            TableEvent::ToShow { .. }
            | TableEvent::Hand { .. }
            | TableEvent::StateChanged { .. }
            | TableEvent::Sat { .. }
            | TableEvent::Left { .. }
            | TableEvent::StackChanged { .. }
            | TableEvent::Said { .. }
            | TableEvent::ButtonDrawn { .. }
            | TableEvent::DeckSealed { .. }
            | TableEvent::Notice { .. } => {}
        }
    }

    /// Turns straddling on if this bot straddles, and folds a weak hand before its turn if a fast fold is possible.
    fn see_switches(&mut self, you: &YourSeat, thinking: ThinkingTime, now: Now) {
        let Some(OwnSeat { table, hand, .. }) = self.place else { return };
        if self.straddles && you.straddle == Some(false) {
            self.send(Request::Straddle { table, on: true });
        }
        if you.may_fast_fold && self.intention.is_none() && self.brain.gives_up_early() {
            self.intention = Some((now.after_ms(self.draw(thinking)), Intention::FastFold { hand }));
        }
    }

    fn carry_out(&mut self, intention: Intention) {
        if matches!(intention, Intention::Seek) && self.place.is_none() {
            self.send(Request::WatchLobby);
            if let Some(roaming) = &mut self.roaming {
                roaming.chooses = true;
            }
        }
        let Some(OwnSeat { table, you: YourSeat { top_up, .. }, .. }) = self.place else { return };
        match intention {
            Intention::Seek => {}
            Intention::Act { hand, turn, legal } => {
                let action = self.brain.decide(&legal, &mut self.rng);
                self.send(Request::Act { table, hand, turn, action });
            }
            Intention::FastFold { hand } => self.send(Request::FastFold { table, hand }),
            Intention::Rebuy => {
                let Some(range) = top_up else { return };
                let to = self.draw_buy_in(range);
                self.send(Request::RefillBalance);
                self.send(Request::TopUp { table, to });
                self.rebuy = Some(RequestId(self.last_request));
            }
        }
    }

    fn after_hand(&mut self) {
        self.hands_left = self.hands_left.saturating_sub(1);
        if self.hands_left == 0
            && self.may_leave
            && let Some(table) = self.table()
        {
            self.send(Request::LeaveTable { table });
        }
    }

    fn see_state(&mut self, state: SeatState, now: Now) {
        match (state, self.table()) {
            (SeatState::Busted, _) => self.rebuy_later(now),
            // The room sits out a bot that was late.
            (SeatState::SittingOut, Some(table)) => self.send(Request::SitOut { table, on: false }),
            (SeatState::SittingOut, None) | (SeatState::Playing | SeatState::WaitingForBigBlind | SeatState::Disconnected, _) => {}
        }
    }

    fn greet(&mut self) {
        let hello = Request::Hello {
            protocol: PROTOCOL_VERSION,
            client: concat!("bot ", env!("CARGO_PKG_VERSION")).to_owned(),
            name: bot_name(self.name),
            avatar: bot_avatar(self.name),
            language: "en".to_owned(),
            resume: None,
        };
        self.send(hello);
    }

    fn sit_down(&mut self, offer: &SeatOffer) {
        let buy_in = self.draw_buy_in(offer.limits.range);
        let entry = if offer.may_post && self.rng.random_bool(0.5) { Entry::PostNow } else { Entry::WaitForBigBlind };
        if let Some(roaming) = &mut self.roaming {
            roaming.offered = true;
        }
        self.send_way_in(Request::SitDown { table: offer.table, buy_in, entry });
    }

    fn draw_buy_in(&mut self, BuyInRange { min, max }: BuyInRange) -> Money {
        // Many people buy in for the maximum.
        if self.rng.random_bool(0.5) {
            max
        } else {
            Money::new(self.rng.random_range(min.hundredths()..=max.hundredths().max(min.hundredths())))
        }
    }

    /// Draws a thinking time: the shorter of two, because quick decisions are more frequent.
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

//! One bot behind its link, of a room in this process or of a server: asks for a seat, sits down, plays, buys in again, and some day leaves.

use std::ops::RangeInclusive;

use chacha20::ChaCha8Rng;
use poker_bots::{BotBrain, Style, bot_avatar, bot_name};
use poker_protocol::{
    BuyInRange, ClientMsg, Entry, HandId, Link, LinkClosed, Message, Money, PROTOCOL_VERSION, Refusal, Request, RequestId, SeatOffer,
    SeatState, SeenEvent, StakeId, StakeRow, TableEvent, TableId, TableSnapshot, TurnId, YourSeat,
};
use poker_room::Now;
use poker_rules::LegalActions;
use poker_seen::OwnSeat;
use rand::RngExt as _;

use crate::ThinkingTime;

/// Hands a bot stays for.
const STAY_HANDS: RangeInclusive<u32> = 40..=160;
/// Time until a broke bot buys in again, milliseconds.
const REBUY_MS: RangeInclusive<u32> = 700..=2_500;
/// One bot in so many straddles where that is offered.
const STRADDLES_IN: u32 = 6;
/// Of those who roam, one in so many has its stack restored after each hand.
const TOPS_UP_IN: u32 = 3;
/// Time until one who roams looks for a seat again, milliseconds.
const SEEK_MS: RangeInclusive<u32> = 300..=3_000;

/// What a bot means to do, and when.
#[derive(Clone, Debug)]
enum Intention {
    Act { hand: HandId, turn: TurnId, legal: LegalActions },
    FastFold { hand: HandId },
    Rebuy,
    Seek,
}

/// What became of a bot in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Life {
    /// It goes on.
    Here,
    /// Its connection was cut off; it is to be given another.
    CutOff,
    /// It has left its table for good.
    Gone,
}

/// How one lives who goes from table to table by itself.
#[derive(Clone, Debug)]
struct Roaming {
    stay_hands: RangeInclusive<u32>,
    tops_up: bool,
    /// Waits for the lobby, to choose a stake.
    chooses: bool,
    /// Asked after a greeting: what the room has not told of when it answers is gone.
    probe: Option<RequestId>,
    /// Asked for a seat, or to sit down on one.
    way_in: Option<RequestId>,
    offered: bool,
}

/// One bot behind its link.
pub struct BotPlayer {
    pub(crate) name: usize,
    /// The stake it plays.
    pub(crate) stake: Option<StakeId>,
    link: Link,
    brain: BotBrain,
    rng: ChaCha8Rng,
    last_request: u64,
    place: Option<OwnSeat>,
    waits: bool,
    hands_left: u32,
    intention: Option<(Now, Intention)>,
    /// Asked to buy in again and not answered yet.
    rebuy: Option<RequestId>,
    straddles: bool,
    may_leave: bool,
    roaming: Option<Roaming>,
    life: Life,
}

impl BotPlayer {
    /// A bot that says hello, and asks for a seat unless it has one already.
    pub(crate) fn new(name: usize, stake: StakeId, style: Style, link: Link, rng: ChaCha8Rng, seated: bool) -> BotPlayer {
        let mut bot = BotPlayer::stranger(name, style, link, rng);
        bot.stake = Some(stake);
        bot.greet();
        if !seated {
            bot.send(Request::RefillBalance);
            bot.send(Request::Join { stake });
        }
        bot
    }

    /// A bot that says hello, looks for a seat of some stake of the lobby, and after so many hands for another.
    pub fn roaming(name: usize, style: Style, link: Link, mut rng: ChaCha8Rng, stay_hands: RangeInclusive<u32>) -> BotPlayer {
        let tops_up = rng.random_ratio(1, TOPS_UP_IN);
        let mut bot = BotPlayer::stranger(name, style, link, rng);
        bot.hands_left = bot.rng.random_range(stay_hands.clone());
        bot.roaming = Some(Roaming { stay_hands, tops_up, chooses: false, probe: None, way_in: None, offered: false });
        bot.may_leave = true;
        bot.greet();
        bot.probe();
        bot
    }

    fn stranger(name: usize, style: Style, link: Link, mut rng: ChaCha8Rng) -> BotPlayer {
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

    /// Goes on over another connection.
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

    /// Whether it has a seat.
    pub(crate) fn sits(&self) -> bool {
        self.place.is_some()
    }

    /// Whether it waits in the queue of its stake.
    pub(crate) fn waits(&self) -> bool {
        self.waits
    }

    /// Whether it may leave after its time; a small table keeps its bots.
    pub(crate) fn set_may_leave(&mut self, may_leave: bool) {
        self.may_leave = may_leave;
    }

    /// When it means to do something.
    pub fn due(&self) -> Option<Now> {
        self.intention.as_ref().map(|(due, _)| *due)
    }

    /// Reads its messages and does what is due.
    pub(crate) fn step(&mut self, thinking: ThinkingTime, now: Now) -> Life {
        self.step_seen(thinking, now, &mut |_| {})
    }

    /// The same for somebody who looks over its shoulder.
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
            // The rest is nothing that a bot acts on.
            _ => {}
        }
    }

    /// Whoever has no seat and no prospect of one when a probe is answered, or is refused one, looks for one.
    fn see_answer(&mut self, request: RequestId, refused: bool, now: Now) {
        let Some(roaming) = &mut self.roaming else { return };
        let way_in = roaming.way_in.take_if(|asked| *asked == request).is_some() && refused;
        let probe = roaming.probe.take_if(|asked| *asked == request).is_some() && !roaming.offered;
        if (way_in || probe) && self.place.is_none() && !self.waits {
            self.seek_later(now);
        }
    }

    /// A bot without chips holds up the table: it asks again, or leaves the seat where it cannot have any.
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

    /// Any stake that the lobby tells of is as good as another.
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

    /// After a greeting the room tells of each seat; what it has not told of by the answer to this is gone.
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
            | TableEvent::Notice { .. } => {}
        }
    }

    /// Those who straddle do so wherever they may; a hand that is good for nothing is folded before its turn where that is possible.
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
            // A bot that was late was sat out.
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
        // Most people bring all they may.
        if self.rng.random_bool(0.5) {
            max
        } else {
            Money::new(self.rng.random_range(min.hundredths()..=max.hundredths().max(min.hundredths())))
        }
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

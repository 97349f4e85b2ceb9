//! Under every rulebook and in every form, the room accepts every seat action that the client offers.

use std::collections::BTreeSet;
use std::sync::Arc;

use poker_fair::SealKey;
use poker_protocol::{AVATARS, Bytes32, Entry, Form, Message, Money, PROTOCOL_VERSION, PlayerId, Request, SeatOffer, StakeId, TableId};
use poker_room::{Catalogue, ClientId, Now, OfferedStake, Randomness, Room, RoomConfig, RoomStakes, Tempo, TournamentSchedule, Visitor};
use poker_rules::{Action, Deck};

use crate::{AtTable, ClientModel, Intent, RoomIntent, SeatAction, TableIntent};

/// Random numbers for cards and for what players do.
#[derive(Clone)]
struct Dice(u64);

impl Dice {
    fn below(&mut self, ways: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        u32::try_from((self.0 >> 11) % u64::from(ways.max(1))).unwrap()
    }

    fn one_of<T: Clone>(&mut self, things: &[T]) -> T {
        things[usize::try_from(self.below(u32::try_from(things.len()).unwrap())).unwrap()].clone()
    }
}

impl Randomness for Dice {
    fn deck(&mut self) -> Option<Deck> {
        Some(Deck::shuffled(|below| u8::try_from(Self::below(self, below.into())).unwrap()))
    }

    fn key(&mut self) -> Option<SealKey> {
        Some(SealKey(Bytes32([7; 32])))
    }

    fn pick(&mut self, ways: u32) -> Option<u32> {
        Some(self.below(ways))
    }
}

/// A room with one stake and the clients of its players.
struct Evening {
    what: String,
    room: Room,
    now: Now,
    dice: Dice,
    clients: Vec<(ClientId, ClientModel)>,
    /// What was offered and accepted.
    accepted: BTreeSet<String>,
}

const SEED: u64 = 0x5eed;
const STEPS: u32 = 4_000;

impl Evening {
    fn new(offer: OfferedStake, practice: bool) -> Self {
        let what = format!("{} {:?} {} practice {practice}", offer.rulebook.id, offer.row.form, offer.row.name);
        let opening_balance = offer.rulebook.buy_in_range(&offer.row).unwrap().max.times(4).unwrap();
        let players = offer.rulebook.seats(&offer.row).min(5);
        let config = RoomConfig {
            server: String::new(),
            stakes: Arc::new(RoomStakes { id: "test".to_owned(), offers: vec![offer] }),
            tournaments: Arc::new(TournamentSchedule::none()),
            practice,
            clock: true,
            rake: true,
            tempo: Tempo::WATCHED,
            opening_balance,
            watch: false,
            journal: false,
            sealed: false,
            chat: false,
            figures: true,
            may_watch: true,
            history: 64,
        };
        let room = Room::new(config, Box::new(Dice(SEED))).unwrap();
        let mut evening = Self { what, room, now: Now(0), dice: Dice(SEED + 1), clients: Vec::new(), accepted: BTreeSet::new() };
        for player in 1..=u64::from(players) {
            let client = evening.room.connect(Visitor::person(PlayerId(player)), evening.now);
            evening.clients.push((client, ClientModel::default()));
            let (name, language) = (format!("P{player}"), "en".to_owned());
            let hello =
                Request::Hello { protocol: PROTOCOL_VERSION, client: String::new(), name, avatar: AVATARS - 1, language, resume: None };
            evening.ask(evening.clients.len() - 1, hello).unwrap();
        }
        evening
    }

    fn listen(&mut self) -> Vec<(ClientId, Message)> {
        let mut heard = Vec::new();
        while let Some((to, message)) = self.room.poll_message() {
            heard.push((to, message.message.clone()));
            if let Some((_, model)) = self.clients.iter_mut().find(|(client, _)| *client == to) {
                model.receive(message, self.now.0);
            }
        }
        heard
    }

    /// Sends a request; the error says why the room refused it.
    fn ask(&mut self, who: usize, request: Request) -> Result<(), String> {
        let (client, model) = &mut self.clients[who];
        let (client, asked) = (*client, model.ask(request));
        let (id, words) = (asked.id, format!("{:?}", asked.request));
        self.room.handle(client, asked, self.now);
        let refused = self.listen().into_iter().find_map(|(to, message)| match message {
            Message::Refused { request, reason } if to == client && request == id => Some(format!("{words}: {reason:?}")),
            _ => None,
        });
        refused.map_or(Ok(()), Err)
    }

    /// Sends a request that the client offered; the room must accept it.
    fn take_offer(&mut self, who: usize, name: &str, request: Request) {
        let answer = self.ask(who, request);
        assert_eq!(answer, Ok(()), "{}: {name} was offered (dice {SEED:#x})", self.what);
        self.accepted.insert(name.split(['(', ' ']).next().unwrap_or(name).to_owned());
    }

    fn table(&self, who: usize) -> Option<TableId> {
        self.clients[who].1.tables().next().map(|(table, _)| table)
    }

    fn sit_down(&mut self, who: usize) {
        let offered: Option<SeatOffer> = self.clients[who].1.seat_offers().offers().first().map(|offered| offered.offer.clone());
        let Some(offer) = offered else {
            if self.clients[who].1.seat_offers().queue(StakeId(0)).is_none() {
                // A player whose balance is too small is refused; the lobby would not offer this.
                let _refused = self.ask(who, Request::Join { stake: StakeId(0) });
            }
            return;
        };
        let balance = self.clients[who].1.balance();
        let range = offer.limits.range;
        let amounts = [Some(range.min), Some(range.max), offer.limits.instead.map(|reset| reset.amount)];
        let amounts: Vec<Money> = amounts.into_iter().flatten().filter(|amount| *amount <= balance).collect();
        if amounts.is_empty() {
            return self.take_offer(who, "DeclineSeat", RoomIntent::DeclineSeat(offer.table).into());
        }
        let entry = if offer.may_post && self.dice.below(2) == 0 { Entry::PostNow } else { Entry::WaitForBigBlind };
        let buy_in = self.dice.one_of(&amounts);
        self.take_offer(who, "SitDown", RoomIntent::SitDown { table: offer.table, buy_in, entry }.into());
    }

    /// Does one of the things that the client offers for the seat.
    fn use_seat(&mut self, who: usize, table: TableId) {
        let client = &self.clients[who].1;
        let (model, balance) = (client.table(table).unwrap(), client.balance());
        let switches = model.seat_switches().into_iter().map(|(switch, _)| (format!("{switch:?}"), Intent::from(switch.intent())));
        let at = AtTable { can_refill: client.can_refill(), ..AtTable::caught_up(model, balance) };
        let actions = at.seat_actions().into_iter().flat_map(|action| {
            let intents: Vec<Intent> = match action {
                SeatAction::BuyIn(range) | SeatAction::TopUp(range) => {
                    [range.min, range.max].map(|to| TableIntent::TopUp(to).into()).to_vec()
                }
                SeatAction::Refill | SeatAction::Enter(_) | SeatAction::Back | SeatAction::NextHand => {
                    action.intent().into_iter().collect()
                }
            };
            intents.into_iter().map(move |intent| (format!("{action:?}"), intent))
        });
        let mut offered: Vec<(String, Intent)> = switches.chain(actions).collect();
        if model.you().is_some_and(|you| you.may_fast_fold) {
            offered.push(("FastFold".to_owned(), TableIntent::FastFold.into()));
        }
        let (name, intent) = self.dice.one_of(&offered);
        let requests: Vec<Request> = match intent {
            Intent::Table(intent) => self.clients[who].1.requests_of(intent, table),
            Intent::Room(intent) => vec![intent.into()],
            other => panic!("{other:?} concerns no seat"),
        };
        assert!(!requests.is_empty(), "{}: {name} asks for nothing", self.what);
        for request in requests {
            self.take_offer(who, &name, request);
        }
    }

    /// Acts for the player if it is their turn. Raises are all-in, so that stacks grow and are lost.
    fn act(&mut self, who: usize, table: TableId) {
        let Some(prompt) = self.clients[who].1.table(table).unwrap().prompt() else { return };
        let (hand, turn, legal) = (prompt.hand, prompt.turn, prompt.legal.clone());
        let passive = if legal.check { Action::Check } else { Action::Call };
        let action = match (self.dice.below(10), &legal.raise) {
            (0 | 1, Some(raise)) => Action::RaiseTo(raise.max_to),
            (2, _) if !legal.check => Action::Fold,
            _ => passive,
        };
        self.ask(who, Request::Act { table, hand, turn, action }).unwrap();
    }

    fn pass_time(&mut self) {
        let Some(at) = self.room.poll_timeout() else { return };
        self.now = at.max(self.now);
        self.room.handle_timeout(self.now);
        self.listen();
    }

    fn go_on(&mut self) {
        let who = usize::try_from(self.dice.below(u32::try_from(self.clients.len()).unwrap())).unwrap();
        match (self.table(who), self.dice.below(12)) {
            (None, _) => self.sit_down(who),
            (Some(table), 0..5) => self.act(who, table),
            (Some(table), 5..7) => self.use_seat(who, table),
            (Some(table), 7) if self.dice.below(25) == 0 => self.take_offer(who, "Leave", Request::LeaveTable { table }),
            (Some(_), _) => self.pass_time(),
        }
    }
}

#[test]
fn r_ui_7_whatever_the_client_offers_at_a_seat_the_room_accepts() {
    let catalogue = Catalogue::embedded().unwrap();
    let ids: Vec<String> = catalogue.room_ids().map(str::to_owned).collect();
    let mut forms = 0;
    for id in ids {
        let stakes = catalogue.room(&id).unwrap();
        for form in [Form::Regular, Form::Deepstack, Form::Shortstack, Form::Banzai, Form::Fast, Form::Rapid] {
            let Some(offer) = stakes.offers.iter().find(|offer| offer.row.form == form) else { continue };
            forms += 1;
            for practice in [true, false] {
                let mut evening = Evening::new(offer.clone(), practice);
                for _ in 0..STEPS {
                    evening.go_on();
                }
                let cash = &offer.rulebook.cash;
                for (name, there) in [
                    ("SitDown", true),
                    ("SitOut", true),
                    ("Back", true),
                    ("TopUp", true),
                    ("SitOutNextBigBlind", cash.sit_out_next_big_blind.is),
                    ("Straddle", cash.straddle.is_some()),
                    ("AutoTopUp", cash.auto_top_up.is_some()),
                ] {
                    assert_eq!(evening.accepted.contains(name), there, "{}: {name} among {:?}", evening.what, evening.accepted);
                }
            }
        }
    }
    assert!(forms >= 12, "every form of every rulebook: {forms}");
}

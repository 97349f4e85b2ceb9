//! Any request from any client at any time: at tables where the player does not sit, about hands that are over, with the largest numbers,
//! repeated, before `hello`. Each is answered once, and a refusal changes nothing.

use chacha20::ChaCha8Rng;
use poker_protocol::{
    ClientMsg, Entry, HandId, Message, Money, PROTOCOL_VERSION, PlanId, PlayerId, Refusal, Request, RequestId, Seq, StakeId, Suspicion,
    TableId, TournamentId, TurnId,
};
use poker_rules::{Action, Chips, Seat};
use proptest::prelude::*;
use rand::SeedableRng as _;

use super::room_scene::{Salon, config, hello};
use crate::{ClientId, Room, RoomConfig, Shuffler, Visitor};

struct Anybody {
    salon: Salon,
    rng: ChaCha8Rng,
    clients: Vec<ClientId>,
    sent: Vec<(ClientId, ClientMsg)>,
    refused: u32,
    done: u32,
}

impl Anybody {
    fn new(seed: u64) -> Self {
        let config = RoomConfig { sealed: true, ..config() };
        let room = Room::new(config, Box::new(Shuffler(ChaCha8Rng::seed_from_u64(seed)))).unwrap();
        let mut salon = Salon::of(room);
        let mut clients: Vec<ClientId> = (1..=4).map(|player| salon.seated(player, 1)).collect();
        clients.push(salon.seated(5, 2));
        clients.push(salon.person(6));
        clients.push(salon.room.connect(Visitor::person(PlayerId(7)), salon.now));
        salon.room.handle_timeout(salon.now);
        salon.listen();
        Self { salon, rng: ChaCha8Rng::seed_from_u64(!seed), clients, sent: Vec::new(), refused: 0, done: 0 }
    }

    /// Mostly a small number, such as ids in use; sometimes a number of any size.
    fn number(&mut self) -> u64 {
        match self.rng.random_range(0..8_u32) {
            0 => u64::MAX,
            1 => u64::MAX - 1,
            2 => self.rng.random(),
            _ => self.rng.random_range(0..6),
        }
    }

    fn small(&mut self) -> u32 {
        let number = self.number();
        u32::try_from(number).unwrap_or(u32::MAX)
    }

    fn amount(&mut self) -> u64 {
        let number = self.number();
        if self.rng.random() { number.saturating_mul(100) } else { number }
    }

    fn text(&mut self) -> String {
        let piece = ["", " ", "a", "\u{0}", "é👏", "\u{202e}", "en-2.7", "\n"][self.rng.random_range(0..8)];
        piece.repeat(usize::try_from(self.number().min(700)).unwrap())
    }

    fn action(&mut self) -> Action {
        match self.rng.random_range(0..4_u32) {
            0 => Action::Fold,
            1 => Action::Check,
            2 => Action::Call,
            _ => Action::RaiseTo(Chips::new(self.amount())),
        }
    }

    fn request(&mut self) -> Request {
        let (table, stake) = (TableId(self.small()), StakeId(u16::try_from(self.small()).unwrap_or(u16::MAX)));
        let (hand, turn) = (HandId(self.number()), TurnId(self.small()));
        let on = self.rng.random();
        let entry = if self.rng.random() { Entry::PostNow } else { Entry::WaitForBigBlind };
        match self.rng.random_range(0..34_u32) {
            0 => {
                let (protocol, avatar) = (if on { PROTOCOL_VERSION } else { 0 }, self.rng.random());
                Request::Hello { protocol, client: self.text(), name: self.text(), avatar, language: self.text(), resume: None }
            }
            1 => hello("Anybody"),
            2 => Request::Resume { after: Seq(self.number()) },
            3 => Request::WatchLobby,
            4 => Request::LeaveLobby,
            5 => Request::Join { stake },
            6 => Request::LeaveQueue { stake },
            7 => Request::SitDown { table, buy_in: Money::new(self.amount()), entry },
            8 => Request::DeclineSeat { table },
            9 => Request::LeaveTable { table },
            10 => Request::SitOut { table, on },
            11 => Request::SitOutNextBigBlind { table, on },
            12 => Request::AutoTopUp { table, on },
            13 => Request::TopUp { table, to: Money::new(self.amount()) },
            14 => Request::TopUpAfterHand { table, to: Money::new(self.amount()) },
            15 => Request::Straddle { table, on },
            16 => Request::FastFold { table, hand },
            17 => Request::Enter { table, entry },
            18 => Request::NextHand { table },
            19 => Request::RefillBalance,
            20 => Request::AskPlans,
            21 => Request::ChoosePlan { plan: PlanId(u8::try_from(self.small()).unwrap_or(u8::MAX)) },
            22 => Request::CancelPlan,
            23 => Request::AskStatement { before: on.then(|| self.number()) },
            24 => Request::AskRules { rulebook: self.text() },
            25 => {
                let about = (0..self.rng.random_range(0..12_u8)).map(|at| Seat::new(at % 10)).collect();
                Request::ReportHand { hand, about, why: Suspicion::Other, remark: self.text() }
            }
            26 => Request::WatchTable { table, on },
            27 => Request::AskTournamentRank { tournament: TournamentId(self.small()) },
            29 => Request::LeaveNextBigBlind { table, on },
            28 => Request::Say { table, text: self.text() },
            30 => Request::AllowFinding { on },
            31 => Request::FindPlayer { name: self.text() },
            _ => Request::Act { table, hand, turn, action: self.action() },
        }
    }

    fn step(&mut self) {
        let repeats = !self.sent.is_empty() && self.rng.random_range(0..6_u32) == 0;
        let (client, message) = if repeats {
            self.sent[self.rng.random_range(0..self.sent.len())].clone()
        } else {
            let client = self.clients[self.rng.random_range(0..self.clients.len())];
            let id = if self.rng.random_range(0..200_u32) == 0 { self.number() } else { 100 + self.sent.len() as u64 };
            (client, ClientMsg { id: RequestId(id), request: self.request() })
        };
        self.sent.push((client, message.clone()));
        let before = self.salon.room.save();
        self.salon.forget();
        self.salon.room.handle(client, message.clone(), self.salon.now);
        self.salon.listen();
        let answers = self.salon.messages(client).into_iter().filter_map(|told| match &told.message {
            Message::Done { request } if *request == message.id => Some(None),
            Message::Refused { request, reason } if *request == message.id => Some(Some(reason.clone())),
            Message::Welcome { .. } => Some(None),
            _ => None,
        });
        let answers: Vec<Option<Refusal>> = answers.collect();
        assert_eq!(answers.len(), 1, "{message:?} was answered {answers:?}");
        match answers.last() {
            Some(Some(_)) => {
                self.refused += 1;
                assert_eq!(self.salon.room.save(), before, "{message:?} was refused");
            }
            Some(_) | None => self.done += 1,
        }
        if self.rng.random_range(0..3_u32) == 0
            && let Some(at) = self.salon.room.poll_timeout()
        {
            self.salon.now = self.salon.now.max(at);
            self.salon.room.handle_timeout(self.salon.now);
            self.salon.listen();
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn any_request_is_answered_once_and_a_refusal_changes_nothing(seed: u64) {
        let mut anybody = Anybody::new(seed);
        (0..300).for_each(|_| anybody.step());
        prop_assert!(anybody.refused > 50 && anybody.done > 20, "{} refused, {} done", anybody.refused, anybody.done);
        prop_assert_eq!(anybody.salon.room.ledger().sum(), 0);
        // Hands are still played.
        let before = anybody.salon.room.hands_ended();
        for player in 11..=14 {
            anybody.salon.person(player);
            // This fails if all seats are taken; then there are enough players.
            _ = anybody.salon.room.seat(PlayerId(player), TableId(2), Money::new(1_000), Entry::WaitForBigBlind, anybody.salon.now);
        }
        anybody.salon.listen();
        for _ in 0..400 {
            let Some(at) = anybody.salon.room.poll_timeout() else { break };
            anybody.salon.now = anybody.salon.now.max(at);
            anybody.salon.room.handle_timeout(anybody.salon.now);
            anybody.salon.listen();
        }
        prop_assert!(anybody.salon.room.hands_ended() > before);
    }
}

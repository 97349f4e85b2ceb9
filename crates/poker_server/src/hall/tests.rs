//! A hall that closes waits for its hands, and ends those in which nobody can act.

use std::sync::Arc;

use chacha20::ChaCha8Rng;
use poker_protocol::{
    ClientMsg, Entry, HandId, Message, Money, PROTOCOL_VERSION, PlayerId, Request, RequestId, SeenEvent, StakeId, TableEvent, TableId,
};
use poker_room::{Catalogue, ClientId, Now, Room, RoomChanges, RoomConfig, Shuffler, Tempo, TournamentSchedule, Visitor};
use poker_rules::Action;
use rand::SeedableRng as _;

use super::{CloseBy, Hall, HallOutput};

const ROOM: &str = r#"(
    id: "hall",
    offers: [(rulebook: "en-2.7", stakes: listed([(game: "nlhe", form: regular, small_blind: 5, big_blind: 10)]))],
)"#;
const PLAYERS: u64 = 4;
const START: Now = Now(1_795_000_000_000);

/// A hall, its time, and what was told and written.
struct Scene {
    hall: Hall,
    now: Now,
    clients: Vec<ClientId>,
    last_request: u64,
    told: Vec<(ClientId, Message)>,
    written: Vec<RoomChanges>,
    ended: bool,
}

impl Scene {
    /// Four players in a hand, who do nothing.
    fn in_a_hand() -> Self {
        let stakes = Catalogue::with_files([("hall.room.ron", ROOM)]).unwrap().room("hall").unwrap();
        let config = RoomConfig {
            server: "hall".to_owned(),
            stakes,
            tournaments: Arc::new(TournamentSchedule::none()),
            practice: false,
            clock: true,
            rake: true,
            tempo: Tempo::WATCHED,
            opening_balance: Money::new(20_000),
            watch: true,
            journal: true,
            history: 48,
            sealed: false,
            chat: true,
            figures: true,
            may_watch: true,
        };
        let room = Room::new(config, Box::new(Shuffler(ChaCha8Rng::seed_from_u64(3)))).unwrap();
        let (clients, told, written) = (Vec::new(), Vec::new(), Vec::new());
        let mut scene = Self { hall: Hall::new(room), now: START, clients, last_request: 0, told, written, ended: false };
        for player in 1..=PLAYERS {
            let client = scene.hall.connect(Visitor::person(PlayerId(player)), format!("P{player}"), scene.now);
            scene.clients.push(client);
            let hello = Request::Hello {
                protocol: PROTOCOL_VERSION,
                client: "test".to_owned(),
                name: String::new(),
                avatar: 0,
                language: "en".to_owned(),
                resume: None,
            };
            scene.ask(client, hello);
        }
        for client in scene.clients.clone() {
            scene.ask(client, Request::Join { stake: StakeId(0) });
        }
        for client in scene.clients.clone() {
            let (table, buy_in) = scene.offered(client);
            scene.ask(client, Request::SitDown { table, buy_in, entry: Entry::PostNow });
        }
        while scene.hall.room().hands_in_progress() == 0 {
            scene.wait();
        }
        scene
    }

    fn ask(&mut self, client: ClientId, request: Request) {
        self.last_request += 1;
        self.hall.request(client, ClientMsg { id: RequestId(self.last_request), request }, self.now);
        self.listen();
    }

    fn listen(&mut self) {
        while let Some(output) = self.hall.poll() {
            match output {
                HallOutput::Commit(batch) => self.written.push(batch.changes),
                HallOutput::Send { client, message, .. } => self.told.push((client, Message::clone(&message))),
                HallOutput::Cut { .. } => {}
                HallOutput::Ended => self.ended = true,
            }
        }
    }

    /// Waits until something is due.
    fn wait(&mut self) {
        self.now = self.hall.due().expect("something is due").max(self.now);
        self.hall.tick(self.now);
        self.listen();
    }

    fn offered(&self, client: ClientId) -> (TableId, Money) {
        let offer = self.told.iter().rev().find_map(|(to, message)| match message {
            Message::SeatOffered { offer } if *to == client => Some((offer.table, offer.limits.range.max)),
            _ => None,
        });
        offer.unwrap()
    }

    /// The player whose turn it is goes all-in or calls.
    fn all_in(&mut self) {
        let (client, table, turn, legal) = self
            .told
            .iter()
            .rev()
            .find_map(|(to, message)| match message {
                Message::Table { table, event: TableEvent::ToAct { turn, legal: Some(legal), .. } } => {
                    Some((*to, *table, *turn, legal.clone()))
                }
                _ => None,
            })
            .unwrap();
        let action = legal.raise.map_or(Action::Call, |raise| Action::RaiseTo(raise.max_to));
        let hand = self.hand();
        self.ask(client, Request::Act { table, hand, turn, action });
    }

    fn hand(&self) -> HandId {
        let started = self.told.iter().rev().find_map(|(_, message)| match message {
            Message::Table { event: TableEvent::Hand { event: SeenEvent::Started { hand, .. } }, .. } => Some(*hand),
            _ => None,
        });
        started.unwrap()
    }

    /// The numbers of hands that were ended, and of hands that were voided.
    fn over(&self) -> (usize, usize) {
        let count = |of: fn(&RoomChanges) -> usize| self.written.iter().map(of).sum();
        (count(|changes| changes.ended.len()), count(|changes| changes.voided.len()))
    }
}

#[test]
fn r_fail_5_players_who_use_up_every_clock_do_not_make_a_hand_void_when_the_server_ends() {
    let mut scene = Scene::in_a_hand();
    let asked = scene.now;
    scene.hall.close(CloseBy::TheClocks, scene.now);
    scene.listen();
    while !scene.ended {
        scene.wait();
    }
    assert_eq!(scene.over(), (1, 0));
    // Three of the four have used their time and their time bank, and the winner the time to show the hand.
    assert_eq!(scene.now.ms_since(asked), 3 * 25_000 + Tempo::WATCHED.choice_ms);
}

#[test]
fn r_fail_1_a_hall_ends_a_hand_in_which_nobody_can_act_when_it_waits_no_longer() {
    let mut scene = Scene::in_a_hand();
    (0..PLAYERS).for_each(|_| scene.all_in());
    assert_eq!((scene.hall.room().hands_in_progress(), scene.over()), (1, (0, 0)), "cards are still to come");
    scene.hall.close(CloseBy::Moment(scene.now), scene.now);
    scene.listen();
    assert!(scene.ended);
    assert_eq!(scene.over(), (1, 0));
    let board =
        |message: &Message| matches!(message, Message::Table { event: TableEvent::Hand { event: SeenEvent::StreetDealt { .. } }, .. });
    let dealt = scene.told.iter().filter(|(to, message)| *to == scene.clients[0] && board(message)).count();
    assert_eq!(dealt, 3, "players see the flop, the turn and the river");
}

#[test]
fn r_fail_2_a_hall_voids_a_hand_in_which_somebody_can_act_when_it_waits_no_longer() {
    let mut scene = Scene::in_a_hand();
    scene.all_in();
    let until = scene.now.after_ms(5_000);
    scene.hall.close(CloseBy::Moment(until), scene.now);
    scene.listen();
    while !scene.ended {
        assert_eq!(scene.over(), (0, 0));
        scene.wait();
    }
    assert_eq!((scene.now, scene.over()), (until, (0, 1)));
}

//! The model of the real client, with a player who acts at random.

use std::collections::BTreeSet;

use chacha20::ChaCha8Rng;
use poker_client::{Change, ClientModel, TableModel};
use poker_protocol::{
    Bytes32, ClientMsg, Entry, Message, Money, PROTOCOL_VERSION, PlayerId, Request, RequestId, Seq, ServerMsg, StakeId, TableId,
    TableSnapshot,
};
use poker_room::Now;
use poker_rules::{Action, Chips, HolePlaces};
use rand::RngExt as _;

/// A restless player leaves a table once in this number of wishes.
const RESTLESS_ONE_IN: u32 = 4;

/// The client on a device of a player. Some players have two devices.
pub(super) struct SimClient {
    pub player: PlayerId,
    pub model: ClientModel,
    /// Open requests for snapshots, which are compared with the model.
    looks: BTreeSet<RequestId>,
    pub compared: u64,
    pub sat_down: usize,
    pub plans_chosen: usize,
    /// Whether the player often leaves a table.
    pub restless: bool,
}

impl SimClient {
    /// A client of the player; each device has a number of its own.
    pub fn new(player: PlayerId, device: u8) -> Self {
        let mut model = ClientModel::default();
        model.join_shuffles(Bytes32([device; 32]));
        Self { player, model, looks: BTreeSet::new(), compared: 0, sat_down: 0, plans_chosen: 0, restless: false }
    }

    pub fn hello(&mut self) -> ClientMsg {
        self.looks.clear();
        let name = "nobody".to_owned();
        let (client, language, resume) = ("sim".to_owned(), "en".to_owned(), self.model.stream_place());
        self.model.ask(Request::Hello { protocol: PROTOCOL_VERSION, client, name, avatar: 1, language, resume })
    }

    /// Takes in a message. Returns the requests that it causes.
    pub fn receive(&mut self, message: ServerMsg, now: Now) -> Vec<ClientMsg> {
        self.compare(&message, now);
        if let Message::Done { request } | Message::Refused { request, .. } = message.message {
            self.looks.remove(&request);
        }
        let change = self.model.receive(message, now.0);
        if let Change::Missing(request) = change {
            return vec![request];
        }
        for (table, model) in self.model.tables() {
            assert_eq!(model.unfair(), None, "{:?} finds that {table:?} is unfair", self.player);
        }
        let mut requests = if change == Change::Welcomed { self.model.reconnected() } else { Vec::new() };
        for due in self.model.take_due() {
            requests.push(self.model.ask(due));
        }
        requests.extend(self.model.ask_again(now.0));
        requests
    }

    /// Checks that a requested snapshot equals the table of this client.
    fn compare(&mut self, message: &ServerMsg, now: Now) {
        let Message::Snapshot { table } = &message.message else { return };
        if self.looks.is_empty() || table.info.form.moves_players() {
            return;
        }
        let Some(model) = self.model.table(table.info.table) else { return };
        let fresh = TableModel::from_snapshot(TableSnapshot::clone(table), now.0);
        let seats = |model: &TableModel| {
            let seats = model.felt().seats.iter();
            seats.map(|(seat, there)| (*seat, there.player.clone(), there.stack, there.state)).collect::<Vec<_>>()
        };
        assert_eq!(seats(model), seats(&fresh), "{:?} sees other seats", self.player);
        if fresh.felt().hand.is_some() {
            assert_eq!(model.felt(), fresh.felt(), "{:?} sees another hand", self.player);
            let turn = |model: &TableModel| model.turn().map(|turn| (turn.seat, turn.turn, turn.legal.clone()));
            assert_eq!(turn(model), turn(&fresh), "{:?} sees another turn", self.player);
            let asked = |model: &TableModel| model.show_prompt().map(|asked| (asked.hand, asked.turn, asked.choice));
            assert_eq!(asked(model), asked(&fresh), "{:?} is asked for another choice", self.player);
        }
        self.compared += 1;
    }

    /// A random request of the player.
    pub fn think(&mut self, rng: &mut ChaCha8Rng, stakes: u16) -> Option<ClientMsg> {
        self.model.welcome()?;
        if self.model.pending().count() > 4 {
            return None;
        }
        let request = self.decide(rng).or_else(|| self.wish(rng, stakes))?;
        self.sat_down += usize::from(matches!(request, Request::SitDown { .. }));
        self.plans_chosen += usize::from(matches!(request, Request::ChoosePlan { .. }));
        let looks = matches!(request, Request::Resume { .. });
        let message = self.model.ask(request);
        if looks {
            self.looks.insert(message.id);
        }
        Some(message)
    }

    fn decide(&self, rng: &mut ChaCha8Rng) -> Option<Request> {
        if let Some((table, asked)) = self.model.tables().find_map(|(id, table)| Some((id, table.show_prompt()?))) {
            let action = match rng.random_range(0..4) {
                0 => Action::Muck,
                cards => Action::Show(HolePlaces::all(cards)),
            };
            return Some(Request::Act { table, hand: asked.hand, turn: asked.turn, action });
        }
        let (table, prompt) = self.model.tables().find_map(|(id, table)| Some((id, table.prompt()?)))?;
        let raise = prompt.legal.raise;
        let action = match (rng.random_range(0..12), raise) {
            (0, _) if !prompt.legal.check => Action::Fold,
            (1, Some(raise)) => Action::RaiseTo(Chips::new(rng.random_range(raise.min_to.get()..=raise.max_to.get()))),
            (2, Some(raise)) => Action::RaiseTo(raise.min_to),
            (3, Some(raise)) if rng.random_range(0..4) == 0 => Action::RaiseTo(raise.max_to),
            (4, _) => Action::RaiseTo(Chips::new(rng.random_range(0..5_000))),
            _ if prompt.legal.check => Action::Check,
            _ => Action::Call,
        };
        Some(Request::Act { table, hand: prompt.hand, turn: prompt.turn, action })
    }

    fn wish(&self, rng: &mut ChaCha8Rng, stakes: u16) -> Option<Request> {
        let entry = if rng.random() { Entry::PostNow } else { Entry::WaitForBigBlind };
        if let Some(offered) = self.model.seat_offers().offers().first() {
            let range = offered.offer.limits.range;
            let buy_in = Money::new(rng.random_range(range.min.hundredths()..=range.max.hundredths()));
            return Some(Request::SitDown { table: offered.offer.table, buy_in, entry });
        }
        let tables: Vec<TableId> = self.model.tables().map(|(id, _)| id).collect();
        if tables.is_empty() || (tables.len() < 3 && rng.random_range(0..60) == 0) {
            return Some(Request::Join { stake: StakeId(rng.random_range(0..stakes)) });
        }
        let table = tables[rng.random_range(0..tables.len())];
        if self.restless && rng.random_range(0..RESTLESS_ONE_IN) == 0 {
            return Some(Request::LeaveTable { table });
        }
        let on = rng.random();
        Some(match rng.random_range(0..160) {
            0 => Request::LeaveTable { table },
            1 => Request::SitOut { table, on: true },
            2..12 => Request::SitOut { table, on: false },
            12 => Request::AutoTopUp { table, on },
            13..20 => Request::TopUp { table, to: Money::new(rng.random_range(0..2_500)) },
            20 => Request::TopUpAfterHand { table, to: Money::new(rng.random_range(0..2_500)) },
            21 => Request::Enter { table, entry },
            22 => Request::WatchLobby,
            23 => Request::LeaveLobby,
            24 => Request::AskStatement { before: None },
            25 => Request::ChoosePlan { plan: poker_protocol::PlanId(rng.random_range(1..6)) },
            26 => Request::CancelPlan,
            27 => Request::SitOutNextBigBlind { table, on },
            28..34 => Request::Resume { after: Seq(u64::MAX) },
            34 => Request::Join { stake: StakeId(rng.random_range(0..stakes + 1)) },
            36 => Request::AutoMuck { table, on },
            35 => Request::FastFold { table, hand: self.model.table(table)?.felt().hand? },
            _ => return None,
        })
    }
}

//! A client that plays in a practice room in this process.

use std::sync::Arc;
use std::time::Duration;

use poker_client::{BotPace, ClientModel, RoomIntent, Settings, TableModel};
use poker_host::Tempo;
use poker_protocol::{BuyInRange, Entry, Form, Link, Message, Money, Request, SeenEvent, TableEvent, TableId};
use poker_rules::{Action, Chips, LegalActions};
use poker_text::{Language, Texts};
use tempfile::TempDir;

use super::TestClient;
use crate::frame_clock::start;
use crate::practice::PracticeRoom;

/// The longest wait for a message of the room.
const PATIENCE: Duration = Duration::from_secs(60);
/// The most messages until something must have happened.
const MOST_MESSAGES: u32 = 200_000;
const SEED: u64 = 7;
/// Pauses between two hands that are far longer than a test, so that only [`PracticeClient::next_hand`] ends one, however slow the machine
/// is.
const UNTIL_ASKED: Tempo = Tempo { unshown_ms: 3_600_000, showdown_ms: 3_600_000, ..Tempo::NONE };

/// What the player does on a turn.
pub(super) type Habit = fn(&LegalActions) -> Action;

/// The player folds, even where a check is possible: so each blind is lost.
pub(super) fn fold(_legal: &LegalActions) -> Action {
    Action::Fold
}

/// The player bets or raises everything, or else calls or checks.
pub(super) fn all_in(legal: &LegalActions) -> Action {
    let passive = if legal.call.is_some() { Action::Call } else { Action::Check };
    legal.raise.map_or(passive, |range| Action::RaiseTo(range.max_to))
}

pub(super) fn begins(event: &TableEvent) -> bool {
    matches!(event, TableEvent::Hand { event: SeenEvent::Started { .. } })
}

pub(super) fn ends(event: &TableEvent) -> bool {
    matches!(event, TableEvent::Hand { event: SeenEvent::Ended { .. } })
}

/// The settings for practice against this many opponents, who take no time to think.
pub(super) fn against(opponents: u8) -> Settings {
    let mut settings = Settings::default();
    settings.practice.opponents = opponents;
    settings.practice.pace = BotPace::INSTANT;
    settings
}

/// The table where the player has sat down.
pub(super) struct OwnTable {
    pub(super) table: TableId,
    /// The largest buy-in.
    pub(super) most: Money,
    /// The largest buy-in, in big blinds.
    pub(super) most_bb: u16,
}

impl OwnTable {
    /// The stack that the largest buy-in gives.
    pub(super) fn full(&self) -> Chips {
        Chips::new(self.most.hundredths())
    }
}

/// A client in a practice room. Messages are applied one by one, so that the client can be looked at after each.
pub(super) struct PracticeClient {
    // Before the folder, so that the room is closed first.
    pub(super) client: TestClient,
    link: Link,
    /// Whether a hand begins only when the player has asked for it.
    asks_for_hands: bool,
    _folder: TempDir,
}

impl PracticeClient {
    /// A client in a room where no hand follows another before the player asks for it.
    pub(super) fn asking_for_hands(settings: Settings) -> Self {
        Self::open(settings, UNTIL_ASKED)
    }

    /// A client in a room whose tables make no pauses.
    pub(super) fn without_pauses(settings: Settings) -> Self {
        Self::open(settings, Tempo::NONE)
    }

    fn open(settings: Settings, tempo: Tempo) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut room = PracticeRoom::new(folder.path().to_owned(), Some(SEED), None, Arc::new(|| {}), start());
        let opened = room.open(&settings, Language::English, &Texts::embedded(Language::English)).unwrap();
        room.set_tempo(tempo);
        let mut client = TestClient::new(settings, room);
        let link = opened.link.clone();
        client.session_mut().connect(opened.link);
        client.session_mut().greet(opened.hello);
        Self { client, link, asks_for_hands: tempo == UNTIL_ASKED, _folder: folder }
    }

    /// Waits for the next message of the room and applies it.
    fn hear(&mut self) -> Message {
        let told = self.link.messages().recv_timeout(PATIENCE).expect("the room says something");
        let message = told.message.clone();
        self.client.take(told);
        message
    }

    fn wait(&mut self, fits: impl Fn(&ClientModel) -> bool) {
        for _ in 0..MOST_MESSAGES {
            if fits(&self.client.session().client) {
                return;
            }
            let message = self.hear();
            assert!(!matches!(message, Message::Refused { .. }), "{message:?}");
        }
        panic!("it never happens");
    }

    /// Applies everything that the room has said so far.
    pub(super) fn catch_up(&mut self) {
        self.client.session_mut().ask(Request::LeaveLobby);
        let answer = Message::Done { request: self.client.session().client.last_request() };
        while self.hear() != answer {}
    }

    /// Sits down at an ordinary table, with this part of the permitted buy-ins.
    pub(super) fn sit(&mut self, buy_in: fn(BuyInRange) -> Money) -> OwnTable {
        self.wait(|model| !model.lobby().is_empty());
        let row = self.client.session().client.lobby().iter().find(|row| row.form == Form::Regular).unwrap().clone();
        self.client.ask(RoomIntent::Join(row.stake));
        self.wait(|model| model.seat_offers().offer_of(row.stake).is_some());
        let offer = self.client.session().client.seat_offers().offer_of(row.stake).unwrap().offer.clone();
        let (table, range) = (offer.table, offer.limits.range);
        self.client.ask(RoomIntent::SitDown { table, buy_in: buy_in(range), entry: Entry::PostNow });
        self.wait(|model| model.table(table).is_some());
        assert_eq!(self.client.session().front_id(), Some(table));
        let most_bb = u16::try_from(range.max.hundredths() / row.big_blind.hundredths()).unwrap();
        OwnTable { table, most: range.max, most_bb }
    }

    /// Ends the pause after a hand, once the room has carried out what was asked before.
    pub(super) fn next_hand(&mut self) {
        let table = self.client.session().front_id().unwrap();
        self.client.session_mut().ask(Request::NextHand { table });
    }

    /// Plays by this habit until `fits` is true after an event of the table. Where the player asks for hands, that is done after each hand
    /// but the last.
    pub(super) fn play_until(&mut self, habit: Habit, fits: impl Fn(&Self, &TableEvent) -> bool) {
        for _ in 0..MOST_MESSAGES {
            let Message::Table { table, event } = self.hear() else { continue };
            let answer = match &event {
                TableEvent::ToAct { turn, legal: Some(legal), .. } => Some((*turn, habit(legal))),
                TableEvent::ToShow { turn, choice: Some(_), .. } => Some((*turn, Action::Muck)),
                _ => None,
            };
            if let Some((turn, action)) = answer {
                let hand = self.model().felt().hand.unwrap();
                self.client.session_mut().ask(Request::Act { table, hand, turn, action });
            }
            if fits(self, &event) {
                return;
            }
            if self.asks_for_hands && ends(&event) {
                self.next_hand();
            }
        }
        panic!("it never happens");
    }

    /// The table as the room has told of it.
    pub(super) fn model(&self) -> &TableModel {
        self.client.session().table().unwrap()
    }

    /// The player's stack.
    pub(super) fn stack(&self) -> Chips {
        self.model().hero_seat().unwrap().stack
    }
}

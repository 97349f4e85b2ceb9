//! A table at a chosen moment of a hand, as the messages of a link: for pictures and for tests of screens.

use poker_protocol::{
    BuyInRange, Clock, Entry, Form, HandId, LeaversAction, Message, Money, PlayerView, SeatSnapshot, SeatStack, SeatState, SeenEvent,
    ShowChoice, StakeId, TableEvent, TableId, TableInfo, TableSnapshot, TurnId, YourSeat,
};
use poker_room::seen_by;
use poker_rules::{
    Action, BadSetup, Card, Chips, Deck, GameSpec, Hand, HandEvent, HandSetup, HolePlaces, IllegalAction, Seat, SeatSetup, Stakes,
    StreetRake, Turn,
};

/// A player at the table of a scene.
#[derive(Clone, Debug)]
pub struct ScenePlayer {
    /// The name on the plate.
    pub name: &'static str,
    /// The number of the avatar, 0 to 7.
    pub avatar: u8,
    /// Chips before the hand.
    pub stack: u64,
    /// Hole cards such as `"AsJs"`; missing ones are taken from the rest of the deck.
    pub hole: &'static str,
    /// The state of the seat; only seats that play are dealt in.
    pub state: SeatState,
}

/// A table, and the actions that lead to a moment of a hand. The viewer sits at seat 0.
#[derive(Clone, Debug)]
pub struct Scene {
    pub game: GameSpec,
    /// Seats clockwise; `None` is an empty one.
    pub players: Vec<Option<ScenePlayer>>,
    /// The index of the seat with the button, from 0.
    pub button: u8,
    /// Small and big blind, in cents.
    pub blinds: (u64, u64),
    /// Community cards such as `"Kd9c4h9s2d"`; missing ones are taken from the rest of the deck.
    pub board: &'static str,
    /// The actions of the players, in order.
    pub actions: Vec<Action>,
    /// The number of community cards to show: where all are all-in, the scene can stop before the last.
    pub told: u8,
    /// The rake in chips, taken where the hand is played to its end.
    pub rake: u64,
    /// The clock of the player who must act at the end.
    pub clock: Option<Clock>,
    /// Whether the viewer's switch to sit out at the next big blind is on.
    pub sit_out_next_big_blind: bool,
    /// The cards that the player shows who need not show any; `None` if the player has not chosen.
    pub shows: Option<HolePlaces>,
    /// The choice that the viewer is asked for; if `None`, no player is asked whether to show a hand.
    pub choice: Option<ShowChoice>,
}

/// Why a scene cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum SceneError {
    /// A text that is not a card, or a card that occurs twice.
    #[error("the scene's cards are wrong: {0}")]
    Cards(String),
    /// The table cannot start a hand.
    #[error("the scene cannot start: {0:?}")]
    Setup(BadSetup),
    /// The rules refuse an action.
    #[error("action {index} of the scene is refused: {reason:?}")]
    Action {
        /// The index of the action, from 0.
        index: usize,
        reason: IllegalAction,
    },
}

impl Scene {
    /// The messages from sitting down to the moment of the scene.
    pub fn messages(&self) -> Result<Vec<Message>, SceneError> {
        let table = TableId(1);
        let mut messages = vec![Message::Snapshot { table: Box::new(self.snapshot(table)) }];
        let dealt: Vec<Seat> = self.dealt_in();
        if dealt.len() < 2 {
            return Ok(messages);
        }
        let mut seen: Vec<SeenEvent> = vec![SeenEvent::Started {
            hand: HandId(48_201_774),
            button: Seat::new(self.button),
            players: dealt.iter().map(|seat| SeatStack { seat: *seat, stack: self.stack(*seat) }).collect(),
            root: None,
            nonces: Vec::new(),
        }];
        let viewer = Some(Seat::new(0));
        let mut events = |event: HandEvent| seen.push(seen_by(viewer, &event, None));
        let mut hand = Hand::start(self.setup(&dealt)?, &mut events).map_err(SceneError::Setup)?;
        let mut turn_id = 0;
        for (index, action) in self.actions.iter().enumerate() {
            if let Turn::Act(seat) = hand.turn() {
                hand.apply(seat, *action, &mut events).map_err(|reason| SceneError::Action { index, reason })?;
                turn_id += 1;
            }
        }
        let whole = usize::from(self.told) >= self.game.full_board();
        if hand.turn() == Turn::Rake && whole {
            // If the rake is more than the pot allows, none is taken.
            if hand.take_rake(Chips::new(self.rake), &mut events).is_err() {
                debug_assert!(false, "the scene's rake is too high");
            }
        }
        if let (Turn::Show(seat), Some(places)) = (hand.turn(), self.shows) {
            hand.apply(seat, Action::Show(places), &mut events)
                .map_err(|reason| SceneError::Action { index: self.actions.len(), reason })?;
        }
        let asked = self.choice.filter(|_| matches!(hand.turn(), Turn::Show(_)));
        let mut board = 0;
        let told = seen.into_iter().take_while(|event| {
            board += if let SeenEvent::StreetDealt { cards, .. } = event { cards.len() } else { 0 };
            board <= usize::from(self.told)
        });
        messages.extend(told.map(|event| Message::Table { table, event: TableEvent::Hand { event } }));
        if let Some(choice) = asked {
            let seats: Vec<Seat> = hand.choosers().collect();
            let choice = seats.contains(&Seat::new(0)).then_some(choice);
            let event = TableEvent::ToShow { seats, turn: TurnId(turn_id), left_ms: 3_000, choice };
            messages.push(Message::Table { table, event });
        }
        if let Turn::Act(seat) = hand.turn() {
            let legal = if seat == Seat::new(0) { hand.legal() } else { None };
            let event = TableEvent::ToAct { seat, turn: TurnId(turn_id), clock: self.clock, legal: legal.map(Box::new) };
            messages.push(Message::Table { table, event });
        }
        Ok(messages)
    }

    fn player(&self, seat: Seat) -> Option<&ScenePlayer> {
        self.players.get(seat.index())?.as_ref()
    }

    fn stack(&self, seat: Seat) -> Chips {
        Chips::new(self.player(seat).map_or(0, |player| player.stack))
    }

    fn seats(&self) -> impl Iterator<Item = (Seat, &ScenePlayer)> {
        (0u8..).zip(&self.players).filter_map(|(index, player)| Some((Seat::new(index), player.as_ref()?)))
    }

    /// The seats that are dealt in, clockwise from the left of the button.
    fn dealt_in(&self) -> Vec<Seat> {
        let count = self.players.len();
        let first = usize::from(self.button) + 1;
        let in_order = (0..count).filter_map(|step| u8::try_from((first + step) % count).ok()).map(Seat::new);
        in_order.filter(|seat| self.player(*seat).is_some_and(|player| player.state == SeatState::Playing && player.stack > 0)).collect()
    }

    fn setup(&self, dealt: &[Seat]) -> Result<HandSetup, SceneError> {
        let (small, big) = match dealt {
            [other, button] if button.index() == usize::from(self.button) => (*button, *other),
            [small, big, ..] => (*small, *big),
            [] | [_] => (Seat::new(0), Seat::new(0)),
        };
        Ok(HandSetup {
            game: self.game,
            stakes: Stakes { small_blind: Chips::new(self.blinds.0), big_blind: Chips::new(self.blinds.1), ante: Chips::ZERO },
            street_rake: StreetRake::default(),
            seats: dealt.iter().map(|seat| SeatSetup { seat: *seat, stack: self.stack(*seat), post: None }).collect(),
            button: Seat::new(self.button),
            small_blind: Some(small),
            big_blind: big,
            deck: self.deck(dealt)?,
            straddle: None,
            muck_at_showdown: self.choice.is_some(),
            ask_to_show: self.choice.is_some(),
        })
    }

    /// The deck in the order of dealing: one card at a time to each player from the left of the button, then the board.
    fn deck(&self, dealt: &[Seat]) -> Result<Deck, SceneError> {
        let holes = dealt.iter().map(|seat| cards(self.player(*seat).map_or("", |player| player.hole))).collect::<Result<Vec<_>, _>>()?;
        let board = cards(self.board)?;
        let named: Vec<Card> = holes.iter().flatten().chain(&board).copied().collect();
        let mut rest = Card::ALL.into_iter().filter(|card| !named.contains(card));
        let mut order = Vec::new();
        for round in 0..usize::from(self.game.hole_cards) {
            for hole in &holes {
                order.extend(hole.get(round).copied().or_else(|| rest.next()));
            }
        }
        order.extend(board);
        Deck::starting_with(&order).map_err(|error| SceneError::Cards(format!("{error:?}")))
    }

    fn snapshot(&self, table: TableId) -> TableSnapshot {
        let big_blind = Chips::new(self.blinds.1);
        let buy_in = Money::new(self.blinds.1 * 100);
        TableSnapshot {
            info: TableInfo {
                table,
                name: "Aldebaran".to_owned(),
                stake: StakeId(1),
                form: Form::Regular,
                game: self.game,
                small_blind: Chips::new(self.blinds.0),
                big_blind,
                seats: u8::try_from(self.players.len()).unwrap_or(u8::MAX),
                rulebook: "en-2.7".to_owned(),
                min_buy_in: Money::new(self.blinds.1 * 50),
                max_buy_in: buy_in,
                practice: true,
                sealed: false,
                chat: false,
            },
            seats: self
                .seats()
                .map(|(seat, player)| SeatSnapshot {
                    seat,
                    player: PlayerView { name: player.name.to_owned(), avatar: player.avatar },
                    stack: Chips::new(player.stack),
                    state: player.state,
                    bet: Chips::ZERO,
                    cards: Vec::new(),
                    folded: false,
                })
                .collect(),
            hand: None,
            you: Some(YourSeat {
                seat: Seat::new(0),
                initial_buy_in: buy_in,
                sit_out_next_hand: false,
                sit_out_next_big_blind: Some(self.sit_out_next_big_blind),
                leave_next_big_blind: Some(false),
                sits_out_everywhere: true,
                auto_top_up: Some(false),
                top_up: Some(BuyInRange { min: Money::new(1), max: buy_in }),
                entry: Entry::WaitForBigBlind,
                may_post: true,
                straddle: None,
                may_fast_fold: false,
                leavers_action: LeaversAction::Fold,
                out: None,
                bank_ms: self.clock.map(|clock| clock.bank_ms),
                auto_muck: false,
            }),
            to_act: None,
            to_show: None,
            deck_sealed: None,
            tournament: None,
        }
    }
}

/// Reads cards such as `"AsJs"`.
fn cards(text: &str) -> Result<Vec<Card>, SceneError> {
    let letters: Vec<char> = text.chars().collect();
    let pairs = letters.chunks(2).map(|pair| pair.iter().collect::<String>());
    pairs.map(|pair| pair.parse().map_err(|_| SceneError::Cards(pair))).collect()
}

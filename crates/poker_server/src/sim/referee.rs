//! The referee knows every card of every hand from the books, and searches all messages to a client for cards that it may not see.

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::{HandId, Message, Notice, PlayerId, SeenEvent, Seq, ServerFrame, TableEvent, TableId, decode_server_frame};
use poker_room::{BegunHand, RoomChanges};
use poker_rules::{Card, Chips, Hand, HandEvent, Seat, Turn};

/// The number of messages with cards of one player that are remembered with their hands: more than a client can miss.
const REMEMBERED: usize = 10_000;
/// Marks in the text of messages that tell which hand is played.
const TELLS: [&str; 3] = [r#""type":"started""#, r#""type":"ended""#, r#""type":"snapshot""#];
/// The number of hands that are remembered: more than are played during the delay of a message.
const HANDS: usize = 4_096;

/// A hand with all its cards.
struct Known {
    hand: Hand,
    players: Vec<(Seat, PlayerId)>,
    holes: BTreeMap<Seat, BTreeSet<Card>>,
    public: BTreeSet<Card>,
}

#[derive(Default)]
pub(super) struct Referee {
    hands: BTreeMap<HandId, Known>,
    /// Hands that are void. Their decks are opened to everybody at the table.
    voided: BTreeSet<HandId>,
    /// The hands of each table that a client was told of, with the numbers of the messages that began or showed them.
    told: BTreeMap<(PlayerId, TableId), BTreeMap<Seq, HandId>>,
    /// The hand of each player's newest messages when they were sent first.
    about: BTreeMap<PlayerId, BTreeMap<Seq, Option<HandId>>>,
    pub cards_seen: u64,
    /// The number of nonces of clients in the hands that have begun.
    pub nonces: u64,
}

impl Known {
    fn begin(begun: &BegunHand) -> Self {
        let mut events = Vec::new();
        let hand = Hand::start(begun.setup.clone(), &mut |event| events.push(event)).unwrap();
        let players = begun.players.iter().map(|player| (player.seat, player.player)).collect();
        let mut known = Self { hand, players, holes: BTreeMap::new(), public: BTreeSet::new() };
        known.learn(events);
        known
    }

    fn learn(&mut self, events: Vec<HandEvent>) {
        for event in events {
            match event {
                HandEvent::Dealt { seat, card } => {
                    self.holes.entry(seat).or_default().insert(card);
                }
                HandEvent::StreetDealt { cards, .. } => self.public.extend(cards.iter().copied()),
                HandEvent::Shown { cards, .. } => self.public.extend(cards.iter().copied()),
                HandEvent::PartShown { cards, .. } => self.public.extend(cards.iter().flatten().copied()),
                HandEvent::Posted { .. }
                | HandEvent::Acted { .. }
                | HandEvent::Returned { .. }
                | HandEvent::Gathered { .. }
                | HandEvent::Raked { .. }
                | HandEvent::Mucked { .. }
                | HandEvent::Won { .. }
                | HandEvent::Ended { .. } => {}
            }
        }
    }

    fn may_see(&self, player: PlayerId, card: Card) -> bool {
        let own = self.players.iter().filter(|(_, of)| *of == player).filter_map(|(seat, _)| self.holes.get(seat));
        self.public.contains(&card) || own.flatten().any(|&held| held == card)
    }
}

impl Referee {
    /// Forgets all hands and messages, because the server restarts and its streams begin again.
    pub fn forget(&mut self) {
        // Players may still have to be told of void hands.
        let voided = std::mem::take(&mut self.voided);
        *self = Self { cards_seen: self.cards_seen, nonces: self.nonces, voided, ..Self::default() };
    }

    /// Takes in the changes of a hall.
    pub fn learn(&mut self, changes: &RoomChanges) {
        for begun in &changes.begun {
            self.nonces += begun.seal.as_ref().map_or(0, |seal| seal.nonces.len()) as u64;
            self.hands.insert(begun.hand, Known::begin(begun));
        }
        for acted in &changes.actions {
            let known = self.hands.get_mut(&acted.hand).unwrap();
            let (Turn::Act(seat) | Turn::Show(seat)) = known.hand.turn() else { panic!("{acted:?} is nobody's turn") };
            let mut events = Vec::new();
            known.hand.apply(seat, acted.action, &mut |event| events.push(event)).unwrap();
            if known.hand.turn() == Turn::Rake {
                // Which hands must be shown does not depend on the rake.
                known.hand.take_rake(Chips::ZERO, &mut |event| events.push(event)).unwrap();
            }
            known.learn(events);
        }
        self.voided.extend(changes.voided.iter().map(|hand| hand.begun.hand));
        for record in &changes.ended {
            let mut events = Vec::new();
            record.replay(&mut |event| events.push(event)).unwrap();
            // A hand that began and ended within one input is not in the list of hands that began.
            let known = self.hands.entry(record.hand).or_insert_with(|| Known {
                hand: Hand::start(record.setup.clone(), &mut |_| {}).unwrap(),
                players: record.players.iter().map(|player| (player.seat, player.player)).collect(),
                holes: BTreeMap::new(),
                public: BTreeSet::new(),
            });
            known.learn(events);
        }
        while self.hands.len() > HANDS {
            self.hands.pop_first();
        }
    }

    /// Searches a frame to a player for cards that the player may not see.
    pub fn search(&mut self, player: PlayerId, text: &str) {
        let cards = cards_in(text);
        if cards.is_empty() && !TELLS.iter().any(|mark| text.contains(mark)) {
            return;
        }
        let ServerFrame::Room(said) = decode_server_frame(text).unwrap() else { panic!("the door knows no cards: {text}") };
        if let Message::Table { event: TableEvent::Notice { notice: Notice::HandVoid { hand, opened: Some(_) } }, .. } = &said.message {
            assert!(self.voided.contains(hand), "{player:?} is told the deck of {hand:?}, which is not void: {text}");
            return;
        }
        let hand = match self.about.get(&player).and_then(|about| about.get(&said.seq)) {
            Some(&hand) => hand,
            None => self.hand_of(player, said.seq, &said.message),
        };
        let about = self.about.entry(player).or_default();
        about.insert(said.seq, hand);
        while about.len() > REMEMBERED {
            about.pop_first();
        }
        for card in cards {
            let known = hand.and_then(|hand| self.hands.get(&hand));
            let may = known.is_some_and(|known| known.may_see(player, card));
            assert!(may, "{player:?} is told of {card} in {hand:?}: {text}");
            self.cards_seen += 1;
        }
    }

    /// The hand of a message.
    pub fn about(&self, player: PlayerId, seq: Seq) -> Option<HandId> {
        self.about.get(&player)?.get(&seq).copied().flatten()
    }

    /// The hand of the message with this number. A client that comes back may be sent older messages after newer ones.
    fn hand_of(&mut self, player: PlayerId, seq: Seq, message: &Message) -> Option<HandId> {
        if let Message::Snapshot { table } = message {
            let hand = table.hand.as_ref()?.hand;
            self.told.entry((player, table.info.table)).or_default().insert(seq, hand);
            return Some(hand);
        }
        let Message::Table { table, event } = message else { return None };
        let told = self.told.entry((player, *table)).or_default();
        if let TableEvent::Hand { event: SeenEvent::Started { hand, .. } } = event {
            told.insert(seq, *hand);
        }
        while told.len() > HANDS {
            told.pop_first();
        }
        told.range(..=seq).next_back().map(|(_, hand)| *hand)
    }
}

/// Every text in the frame that names a card, in any field.
fn cards_in(frame: &str) -> Vec<Card> {
    let quoted = |four: &[u8]| match four {
        [b'"', rank, suit, b'"'] => [*rank, *suit].map(char::from).iter().collect::<String>().parse().ok(),
        _ => None,
    };
    frame.as_bytes().windows(4).filter_map(quoted).collect()
}

#[test]
fn cards_are_found_wherever_they_stand() {
    let found = cards_in(r#"{"a":["As",null,"Td"],"2c":{"x":"9h"},"Ace":"As!","name":"K s"}"#);
    assert_eq!(found.iter().map(Card::to_string).collect::<Vec<_>>(), ["As", "Td", "2c", "9h"]);
}

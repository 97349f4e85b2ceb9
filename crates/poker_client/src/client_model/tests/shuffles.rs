//! The client takes part in the shuffles of its tables.

use poker_fair::commitment;
use poker_protocol::{
    Bytes32, HandId, Message, Request, SeatCommitment, SeatNonce, SeatStack, SeenEvent, Seq, ServerMsg, TableEvent, TableSnapshot,
};
use poker_rules::{Chips, Seat};

use super::{TABLE, welcome};
use crate::test_room::{HERO, TestRoom};
use crate::{Change, ClientModel, DeckShuffle, LogWhat, TableLog};

/// A client, the number of the last message to it, and the table that it is shown.
struct Shuffler {
    client: ClientModel,
    seq: u64,
    table: TableSnapshot,
}

impl Shuffler {
    fn new() -> Self {
        let (mut table, _) = TestRoom::new(1).play(1);
        (table.info.sealed, table.info.practice, table.hand) = (true, false, None);
        let mut client = ClientModel::default();
        client.join_shuffles(Bytes32([1; 32]));
        let mut shuffler = Self { client, seq: 0, table };
        shuffler.greet();
        shuffler
    }

    fn greet(&mut self) {
        self.seq += 1;
        self.client.receive(welcome(self.seq), 0);
    }

    fn tell(&mut self, message: Message) -> Change {
        self.seq += 1;
        self.client.receive(ServerMsg { seq: Seq(self.seq), message }, 0)
    }

    fn show(&mut self) -> Vec<Request> {
        let table = Box::new(self.table.clone());
        self.tell(Message::Snapshot { table });
        self.client.take_due()
    }

    /// The commitment that the client sends when it is shown its table.
    fn committed(&mut self) -> Bytes32 {
        let due = self.show();
        let [Request::CommitNonce { table: TABLE, commitment }] = due.as_slice() else { panic!("{due:?}") };
        *commitment
    }

    /// Announces a deck, for which the viewer and another player have promised nonces.
    fn announce(&mut self, root: Bytes32, commitment: Bytes32) -> Vec<Request> {
        let commitments = vec![
            SeatCommitment { seat: HERO, commitment },
            SeatCommitment { seat: Seat::new(4), commitment: self::commitment(&Bytes32([4; 32])) },
        ];
        let event = TableEvent::DeckSealed { root, button: None, commitments, left_ms: 1_000 };
        self.tell(Message::Table { table: TABLE, event });
        self.client.take_due()
    }

    /// Begins a hand with this deck. Returns the line of the log about its shuffle.
    fn begin(&mut self, hand: u64, root: Bytes32, nonces: Vec<SeatNonce>) -> Option<DeckShuffle> {
        let player = |seat| SeatStack { seat, stack: Chips::new(1_000) };
        let players = vec![player(Seat::new(4)), player(HERO)];
        let event = SeenEvent::Started { hand: HandId(hand), button: HERO, players, root: Some(root), nonces };
        self.tell(Message::Table { table: TABLE, event: TableEvent::Hand { event } });
        let model = self.client.table(TABLE).unwrap();
        assert_eq!(model.unfair(), None);
        shuffle_in(model.log())
    }
}

/// The line about the shuffle in the log of the present hand.
fn shuffle_in(log: &TableLog) -> Option<DeckShuffle> {
    let lines = log.current.iter().flat_map(|hand| &hand.lines);
    lines.filter_map(|line| if let LogWhat::Shuffled(shuffle) = &line.what { Some(shuffle.clone()) } else { None }).next()
}

#[test]
fn the_client_promises_a_nonce_at_its_table_and_reveals_it_for_one_deck() {
    let mut shuffler = Shuffler::new();
    let committed = shuffler.committed();
    assert!(shuffler.show().is_empty(), "the promise is open");
    let [one, other] = [Bytes32([7; 32]), Bytes32([8; 32])];
    let due = shuffler.announce(one, committed);
    let [Request::RevealNonce { table: TABLE, root, nonce, next: Some(next) }] = due.as_slice() else { panic!("{due:?}") };
    assert_eq!((*root, commitment(nonce)), (one, committed));
    assert!(shuffler.announce(other, committed).is_empty(), "this nonce is used up");
    let due = shuffler.announce(other, *next);
    assert!(matches!(due.as_slice(), [Request::RevealNonce { root, .. }] if *root == other));
}

#[test]
fn after_a_greeting_and_at_a_table_that_was_left_the_client_promises_anew() {
    let mut shuffler = Shuffler::new();
    let first = shuffler.committed();
    shuffler.greet();
    let second = shuffler.committed();
    let gone = Message::Unseated { table: TABLE, returned: poker_protocol::Money::ZERO, removed: false };
    shuffler.tell(gone);
    let third = shuffler.committed();
    assert!(first != second && second != third && first != third);
    shuffler.tell(Message::TableClosed { table: TABLE });
    assert_ne!(shuffler.committed(), third);
}

#[test]
fn in_practice_at_unsealed_tables_and_without_a_seat_the_client_promises_nothing() {
    let changes: [fn(&mut TableSnapshot); 3] =
        [|table| table.info.practice = true, |table| table.info.sealed = false, |table| table.you = None];
    for change in changes {
        let mut shuffler = Shuffler::new();
        change(&mut shuffler.table);
        assert!(shuffler.show().is_empty());
    }
    let mut shuffler = Shuffler::new();
    shuffler.client = ClientModel::default();
    shuffler.greet();
    assert!(shuffler.show().is_empty(), "a client that was given no secret");
}

#[test]
fn a_refused_nonce_is_no_matter_for_the_player_and_is_not_sent_again() {
    let mut shuffler = Shuffler::new();
    let committed = shuffler.committed();
    let due = shuffler.announce(Bytes32([7; 32]), committed);
    let asked = due.into_iter().map(|request| shuffler.client.ask(request)).next().unwrap();
    assert!(shuffler.client.reconnected().is_empty());
    let asked = shuffler.client.ask(asked.request);
    let refused = shuffler.tell(Message::Refused { request: asked.id, reason: poker_protocol::Refusal::WrongNonce });
    assert_eq!(refused, Change::Nothing);
}

#[test]
fn the_log_says_that_the_own_nonce_was_left_out_also_if_no_nonce_was_used() {
    let mut shuffler = Shuffler::new();
    let committed = shuffler.committed();
    let [one, other] = [Bytes32([7; 32]), Bytes32([8; 32])];
    let revealed = shuffler.announce(one, committed);
    assert!(matches!(revealed.as_slice(), [Request::RevealNonce { .. }]));
    let said = shuffler.begin(1, one, Vec::new());
    assert_eq!(said, Some(DeckShuffle { code: poker_fair::deck_code(&one, &[]), nonces: 0, own: Some(false) }));
    assert_eq!(shuffler.begin(2, other, Vec::new()), None, "no deck was announced: no client was asked");
}

#[test]
fn the_log_tells_the_code_of_the_deck_and_whether_the_own_nonce_is_in_it() {
    let (begin, moments) = TestRoom::new(5).play(12);
    let mut client = ClientModel::default();
    client.receive(welcome(1), 0);
    client.receive(ServerMsg { seq: Seq(2), message: Message::Snapshot { table: Box::new(begin) } }, 0);
    let (mut own, mut asked) = (std::collections::BTreeSet::new(), false);
    for (seq, moment) in (3..).zip(moments) {
        asked |= matches!(moment.event, TableEvent::DeckSealed { .. });
        let started = match &moment.event {
            TableEvent::Hand { event: SeenEvent::Started { root: Some(root), nonces, .. } } => Some((*root, nonces.clone())),
            _ => None,
        };
        client.receive(ServerMsg { seq: Seq(seq), message: Message::Table { table: TABLE, event: moment.event } }, 0);
        let Some((root, nonces)) = started else { continue };
        let said = shuffle_in(client.table(TABLE).unwrap().log());
        let expected = std::mem::take(&mut asked).then(|| DeckShuffle {
            code: poker_fair::deck_code(&root, &nonces),
            nonces: u8::try_from(nonces.len()).unwrap(),
            own: Some(nonces.iter().any(|nonce| nonce.seat == HERO)),
        });
        assert_eq!(said, expected);
        own.insert(said.and_then(|said| said.own));
    }
    assert!(own.contains(&Some(true)) && own.contains(&Some(false)), "{own:?}");
}

//! The chat at a table: who may write, how much, and who gets the messages.

use std::sync::Arc;

use poker_protocol::{Entry, Form, MAX_CHAT_CHARS, Message, Money, PlayerId, Refusal, Request, RequestId, TableEvent, TableId};

use super::room_scene::{Salon, config};
use crate::{ClientId, OfferedStake, RoomConfig, RoomStakes, Rulebook};

const TABLE: TableId = TableId(1);

fn say(text: &str) -> Request {
    Request::Say { table: TABLE, text: text.to_owned() }
}

/// The names and lines of chat that a client was told.
fn heard(salon: &Salon, client: ClientId) -> Vec<(String, String)> {
    let said = salon.messages(client).into_iter().filter_map(|message| match &message.message {
        Message::Table { event: TableEvent::Said { name, text, .. }, .. } => Some((name.clone(), text.clone())),
        _ => None,
    });
    said.collect()
}

#[test]
fn everybody_at_the_table_hears_what_is_said_there_once_and_nobody_else() {
    let mut salon = Salon::new();
    let [first, second, elsewhere] = [(1, 1), (2, 1), (3, 2)].map(|(player, table)| salon.seated(player, table));
    let stranger = salon.person(4);
    for _ in 0..2 {
        // The same request twice, as a client sends it after a lost connection.
        salon.ask_as(first, RequestId(900), say("Good luck, Émile 👏"));
    }
    let line = [("P1".to_owned(), "Good luck, Émile 👏".to_owned())];
    assert_eq!(heard(&salon, first), line);
    assert_eq!(heard(&salon, second), line);
    assert!(heard(&salon, elsewhere).is_empty() && heard(&salon, stranger).is_empty());
}

#[test]
fn only_those_who_sit_there_may_talk_and_only_where_there_is_a_chat() {
    let mut salon = Salon::new();
    salon.seated(1, 1);
    let stranger = salon.person(2);
    assert_eq!(salon.answer(stranger, say("Hello")), Err(Refusal::NotSeated));
    assert_eq!(salon.answer(stranger, Request::Say { table: TableId(99), text: "Hello".to_owned() }), Err(Refusal::Unknown));
    let mut silent = Salon::with(RoomConfig { chat: false, ..config() });
    let client = silent.seated(1, 1);
    assert_eq!(silent.answer(client, say("Hello")), Err(Refusal::ChatOff));
    assert!(!silent.room.table(TABLE).unwrap().info().chat);
}

/// A table of three players under this rulebook, in its first hand.
fn in_hand(rulebook: &str) -> (Salon, [ClientId; 3]) {
    let rulebook = Rulebook::embedded(rulebook).unwrap().unwrap();
    let mut config = config();
    let row = rulebook.stakes.iter().find(|row| row.game.code == "nlhe" && row.form == Form::Regular).unwrap().clone();
    let offer = OfferedStake { row, rulebook: Arc::new(rulebook), standing_tables: 1 };
    config.stakes = Arc::new(RoomStakes { id: "test".to_owned(), offers: vec![offer] });
    config.opening_balance = Money::new(500_000);
    let mut salon = Salon::with(config);
    let clients = [1, 2, 3].map(|player| rich(&mut salon, player));
    salon.settle();
    assert!(salon.room.table(TABLE).unwrap().hand().is_some());
    (salon, clients)
}

/// A person at the table with the smallest buy-in.
fn rich(salon: &mut Salon, player: u64) -> ClientId {
    let client = salon.person(player);
    let buy_in = salon.room.table(TABLE).unwrap().info().min_buy_in;
    salon.room.seat(PlayerId(player), TABLE, buy_in, Entry::WaitForBigBlind, salon.now).unwrap();
    salon.listen();
    client
}

#[test]
fn r_int_2_room_003_30_nobody_who_is_dealt_in_talks_while_there_is_betting() {
    let (mut salon, clients) = in_hand("room-003");
    let late = rich(&mut salon, 4);
    for client in clients {
        assert_eq!(salon.answer(client, say("I have aces")), Err(Refusal::ChatInHand));
    }
    assert_eq!(salon.answer(late, say("Hello")), Ok(()), "one who waits for a hand holds nothing");
    assert!(heard(&salon, clients[0]).iter().all(|(name, _)| name == "P4"), "nobody hears what was refused");
    let (seat, turn, _) = salon.room.table(TABLE).unwrap().awaited().unwrap();
    let folder = clients[usize::from(seat.number()) - 1];
    let hand = salon.room.table(TABLE).unwrap().snapshot(None, salon.now).hand.unwrap().hand;
    salon.answer(folder, Request::Act { table: TABLE, hand, turn, action: poker_rules::Action::Fold }).unwrap();
    assert_eq!(salon.answer(folder, say("I folded an ace")), Err(Refusal::ChatInHand), "a folded hand is a holding too");
    let (mut other, clients) = in_hand("en-2.7");
    assert_eq!(other.answer(clients[0], say("Nice cards")), Ok(()), "another document wants no silence");
}

#[test]
fn a_chat_text_is_one_line_of_limited_length() {
    let mut salon = Salon::new();
    let client = salon.seated(1, 1);
    let most = u16::try_from(MAX_CHAT_CHARS).unwrap();
    assert_eq!(salon.answer(client, say(&"é".repeat(MAX_CHAT_CHARS + 1))), Err(Refusal::ChatTooLong { most }));
    for broken in ["", "  ", "two\nlines", "a\u{7}bell", "turned \u{202e}round", "\u{2028}", "tab\tbed", "\0"] {
        assert_eq!(salon.answer(client, say(broken)), Err(Refusal::ChatNotOneLine), "{broken:?}");
    }
    assert!(heard(&salon, client).is_empty());
    assert_eq!(salon.answer(client, say(&"é".repeat(MAX_CHAT_CHARS))), Ok(()), "what is refused costs nothing");
}

#[test]
fn a_player_who_says_much_in_a_row_has_to_wait() {
    let mut salon = Salon::new();
    let [client, other] = [1, 2].map(|player| salon.seated(player, 1));
    let mut said = 0;
    let wait_ms = loop {
        match salon.answer(client, say("again")) {
            Ok(()) => said += 1,
            Err(Refusal::ChatTooFast { wait_ms }) => break wait_ms,
            Err(other) => panic!("{other:?}"),
        }
    };
    assert_eq!((said, wait_ms), (5, 3_000));
    assert_eq!(salon.answer(other, say("hm")), Ok(()), "each has their own");
    salon.now = salon.now.after_ms(wait_ms - 1);
    assert_eq!(salon.answer(client, say("again")), Err(Refusal::ChatTooFast { wait_ms: 1 }));
    salon.now = salon.now.after_ms(1);
    assert_eq!(salon.answer(client, say("again")), Ok(()));
    assert!(salon.answer(client, say("again")).is_err(), "one line each time");
    // After a long silence the full allowance is back, and no more than that.
    salon.now = salon.now.after_ms(3_600_000);
    let again = (0..20).filter(|_| salon.answer(client, say("again")).is_ok()).count();
    assert_eq!(again, 5);
}

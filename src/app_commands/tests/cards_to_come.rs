//! The cards that would have come in a hand of practice that ended early.

use poker_client::TableIntent;
use poker_protocol::TableEvent;
use poker_rules::Card;

use super::practice_client::{PracticeClient, against, begins, ends, fold};
use crate::practice::PracticeRoom;

/// The number of community cards of a whole board.
const WHOLE_BOARD: usize = 5;

/// A client in practice that sits at a table.
fn seated() -> PracticeClient {
    let mut client = PracticeClient::without_pauses(against(5));
    client.sit(|range| range.max);
    client
}

/// Plays until a hand is over before the river was dealt. The felt has not shown its end yet.
fn play_until_early_end(client: &mut PracticeClient) {
    client.play_until(fold, |client, event| ends(event) && client.model().felt().board.len() < WHOLE_BOARD);
}

/// The cards that are shown as those that would have come, after the player has asked for them.
fn asked(client: &mut PracticeClient) -> Vec<Card> {
    client.client.ask(TableIntent::Rabbit);
    shown(client)
}

fn shown(client: &PracticeClient) -> Vec<Card> {
    client.client.session().front().unwrap().cards_to_come().to_vec()
}

#[test]
fn the_cards_that_would_have_come_are_shown_in_practice_once_the_end_of_the_hand_is_seen() {
    let mut client = seated();
    client.play_until(fold, |_, event| matches!(event, TableEvent::ToAct { legal: Some(_), .. }));
    client.client.ask(TableIntent::SkipAnimations);
    assert_eq!(asked(&mut client), [], "the hand goes on");
    play_until_early_end(&mut client);
    assert_eq!(asked(&mut client), [], "its end has not been seen");
    client.client.ask(TableIntent::SkipAnimations);
    assert_eq!(shown(&client), [], "nobody has asked");
    let cards = asked(&mut client);
    let felt = client.model().felt();
    let hand = felt.hand.unwrap();
    let mut board = [felt.board.clone(), cards.clone()].concat();
    assert_eq!(board.len(), WHOLE_BOARD, "{board:?}");
    board.sort();
    board.dedup();
    assert_eq!(board.len(), WHOLE_BOARD, "each card comes once: {board:?}");
    assert_eq!(client.client.world.resource::<PracticeRoom>().cards_to_come(hand), Some(cards), "they are the room's");
    client.play_until(fold, |_, event| begins(event));
    client.client.ask(TableIntent::SkipAnimations);
    assert_eq!(shown(&client), [], "they go with their hand");
}

#[test]
fn nothing_is_shown_of_a_hand_of_a_room_that_is_not_in_this_process() {
    let mut client = seated();
    play_until_early_end(&mut client);
    client.client.ask(TableIntent::SkipAnimations);
    // From here on the table is as one of a server: the client knows no more of it than its messages.
    client.client.world.insert_resource(PracticeRoom::none());
    assert_eq!(asked(&mut client), []);
}

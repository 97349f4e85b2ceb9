//! What would have come in hands that ended early.

use poker_protocol::{HandId, Message, SeenEvent, TableEvent};
use poker_rules::Card;

use super::world::{World, options};

#[test]
fn the_cards_that_would_have_come_are_known_once_a_hand_is_over_and_never_before() {
    let mut world = World::open(&options(None, 4)).unwrap();
    world.sit();
    let (mut early, mut over) = (0, 0);
    let mut running: Option<HandId> = None;
    let mut board: Vec<Card> = Vec::new();
    while over < 40 {
        world.hero.heard.clear();
        world.advance();
        for message in &world.hero.heard {
            let Message::Table { event: TableEvent::Hand { event }, .. } = message else { continue };
            match event {
                SeenEvent::Started { hand, .. } => {
                    running = Some(*hand);
                    board.clear();
                }
                SeenEvent::StreetDealt { cards, .. } => board.extend(cards),
                SeenEvent::Ended { .. } => {
                    over += 1;
                    let Some(hand) = running.take() else { continue };
                    let Some(cards) = world.built.rabbits.of(hand) else {
                        assert_eq!(board.len(), 5, "all cards came");
                        continue;
                    };
                    early += 1;
                    assert_eq!(cards.len() + board.len(), 5);
                    assert!(cards.iter().all(|card| !board.contains(card)));
                }
                _ => {}
            }
        }
        if let Some(hand) = running {
            assert_eq!(world.built.rabbits.of(hand), None, "the hand goes on");
        }
    }
    assert!(early > 5, "{early} of {over} hands ended early");
}

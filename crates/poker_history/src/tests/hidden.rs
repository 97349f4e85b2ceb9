//! A history of one player has no card that this player did not see.

use poker_rules::{Card, HandEvent, Seat};

use super::identity::GAMES;
use super::random;
use crate::{Phh, Replayed, View, ohh, pokerstars};

#[test]
fn cards_that_were_not_seen_are_not_written() {
    for code in GAMES {
        for seed in 0..12 {
            let hand = random::hand(code, seed);
            let mut shown: Vec<Card> = Vec::new();
            let mut holes: Vec<(Seat, Card)> = Vec::new();
            hand.replay(&mut |event| match event {
                HandEvent::Shown { cards, .. } => shown.extend(cards),
                HandEvent::PartShown { cards, .. } => shown.extend(cards.into_iter().flatten()),
                HandEvent::Dealt { seat, card } => holes.push((seat, card)),
                _ => {}
            })
            .unwrap();
            let hero = hand.setup.seats[0].seat;
            for view in [View::Player(hero), View::Public] {
                let mut texts =
                    vec![Phh::of(&hand, view).unwrap().to_string(), pokerstars(&hand, view).unwrap(), ohh(&hand, view).unwrap()];
                // These words look like cards, `Ac` and `Th`, but are not.
                texts[1] = texts[1].replace("Ace", "").replace("Three", "");
                for (seat, card) in &holes {
                    let seen = shown.contains(card) || (view == View::Player(hero) && *seat == hero);
                    for text in &texts {
                        assert_eq!(text.contains(&card.to_string()), seen, "{code}, seed {seed}, {view:?}, {card} of {seat:?}:\n{text}");
                    }
                }
                let unseen = Replayed::play(&Phh::of(&hand, view).unwrap());
                let again = unseen.map(|replayed| pokerstars(&replayed.hand, view).unwrap());
                if let Ok(again) = again {
                    assert_eq!(again, pokerstars(&hand, view).unwrap(), "{code}, seed {seed}, {view:?}");
                }
            }
        }
    }
}

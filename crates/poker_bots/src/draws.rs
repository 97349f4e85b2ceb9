//! Cards to come: how many of them help.

use poker_rules::{Card, Rank, Suit};

/// A straight's five ranks; the ace also counts below the deuce.
const FIVE: u32 = 0b1_1111;

/// How many unseen cards would make a flush or a straight with a hole card in it.
pub(crate) fn outs(hole: [Card; 2], board: &[Card]) -> u32 {
    let flush = flush_outs(hole, board);
    let straight = straight_outs(hole, board);
    // A straight's four cards hold one of the flush's suit, which is counted already.
    if flush > 0 { flush + straight / 4 * 3 } else { straight }
}

/// How many hole cards stand above the whole board.
pub(crate) fn overcards(hole: [Card; 2], board: &[Card]) -> u32 {
    let Some(highest) = board.iter().map(|card| card.rank()).max() else { return 0 };
    hole.iter().map(|card| u32::from(card.rank() > highest)).sum()
}

fn flush_outs(hole: [Card; 2], board: &[Card]) -> u32 {
    let of = |suit: Suit, cards: &[Card]| cards.iter().filter(|card| card.suit() == suit).count();
    let drawing = hole.iter().any(|card| of(card.suit(), &hole) + of(card.suit(), board) == 4);
    if drawing { 9 } else { 0 }
}

fn straight_outs(hole: [Card; 2], board: &[Card]) -> u32 {
    let on_board = ranks(board);
    let all = on_board | ranks(&hole);
    if has_straight(all) {
        return 0;
    }
    let mut helping = 0;
    for value in Rank::Two.value()..=Rank::Ace.value() {
        let one_more = bit(value);
        if all & one_more == 0 && has_straight(all | one_more) && !has_straight(on_board | one_more) {
            helping += 1;
        }
    }
    helping * 4
}

fn ranks(cards: &[Card]) -> u32 {
    cards.iter().fold(0, |mask, card| mask | bit(card.rank().value()))
}

/// The ace has two bits: its own and the one below the deuce.
fn bit(value: u8) -> u32 {
    let low_ace = u32::from(value == Rank::Ace.value()) << 1;
    (1 << value) | low_ace
}

fn has_straight(mask: u32) -> bool {
    (1..=10).any(|lowest| mask >> lowest & FIVE == FIVE)
}

#[cfg(test)]
mod tests {
    use super::{outs, overcards};
    use poker_rules::Card;

    fn cards(text: &str) -> Vec<Card> {
        text.split(' ').map(|card| card.parse().unwrap()).collect()
    }

    fn outs_of(hole: &str, board: &str) -> u32 {
        let hole = cards(hole);
        outs([hole[0], hole[1]], &cards(board))
    }

    #[test]
    fn draws_are_counted_once() {
        assert_eq!(outs_of("9s 8s", "7d 6h 2c"), 8, "open-ended");
        assert_eq!(outs_of("9s 8s", "6d 5h 2c"), 4, "gutshot");
        assert_eq!(outs_of("As 8s", "6s 3s 2c"), 9, "flush draw");
        assert_eq!(outs_of("9s 8s", "7s 6s 2c"), 15, "both");
        assert_eq!(outs_of("As 2d", "3c 4h Kd"), 4, "wheel");
        assert_eq!(outs_of("As Kd", "7c 8h 2d"), 0);
        assert_eq!(outs_of("2s 2d", "5c 6h 7d 8s"), 0, "the board alone would make it");
    }

    #[test]
    fn overcards_are_above_the_whole_board() {
        let hole = cards("As Td");
        assert_eq!(overcards([hole[0], hole[1]], &cards("9d 5c 2h")), 2);
        assert_eq!(overcards([hole[0], hole[1]], &cards("Kd 5c 2h")), 1);
    }
}

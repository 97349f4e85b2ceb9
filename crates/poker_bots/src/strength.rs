//! Estimates the share of the pot that a hand wins, by dealing random hands to the opponents.

use std::cmp::Ordering;

use poker_rules::rank::{high_value, low_value};
use poker_rules::{Card, CardSet, GameSpec, HandValue, LowValue, Ranking};
use rand::Rng;

use crate::chance::{WHOLE, below};
use crate::start::hand_percentile;
use crate::view::{BotView, Read};

/// The number of opponents' hands dealt for one estimate: enough to distinguish top pair from second pair, and few enough for tens of
/// thousands of decisions a second.
const SAMPLES: u32 = 64;
/// The least number of deals for one estimate, also against many opponents.
const LEAST_DEALS: u32 = 12;
/// The number of times that an opponent's hand is drawn again if it is outside the assumed range. Then the last one is taken.
const TRIES: u32 = 4;

/// The expected share of the pot, in thousandths.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Share {
    /// The share if all cards were shown now.
    pub now: u32,
    /// The share after the board is complete.
    pub end: u32,
}

/// Estimates the share of `hole` against all live opponents.
pub(crate) fn share(view: &BotView, hole: &[Card], rng: &mut impl Rng) -> Share {
    let (game, board) = (view.game(), CardSet::from(view.board()));
    let mine = CardSet::from(hole);
    let mut unseen = Unseen::without(board.union(mine));
    let to_come = game.full_board().saturating_sub(view.board().len());
    let opponents = u32::try_from(view.opponents().count()).unwrap_or(1).max(1);
    let deals = (SAMPLES / opponents).max(LEAST_DEALS);
    let as_it_is = Showdown::of(game, board, mine);

    let (mut now, mut end) = (0, 0);
    for _ in 0..deals {
        unseen.dealt = 0;
        let full = board.union(CardSet::from(unseen.deal(to_come, rng)));
        let (mut open, mut complete) = (as_it_is, as_it_is);
        if to_come > 0 {
            complete = Showdown::of(game, full, mine);
        }
        for opponent in view.opponents() {
            let theirs = CardSet::from(unseen.hand_of(opponent, game, rng));
            open.meet(theirs);
            if to_come > 0 {
                complete.meet(theirs);
            }
        }
        now += open.share();
        end += if to_come > 0 { complete.share() } else { open.share() };
    }
    Share { now: now / deals, end: end / deals }
}

/// The cards that the bot has not seen. The first `dealt` of the `count` cards have been dealt.
struct Unseen {
    cards: [Card; 52],
    count: usize,
    dealt: usize,
}

impl Unseen {
    fn without(seen: CardSet) -> Unseen {
        let mut unseen = Unseen { cards: Card::ALL, count: 0, dealt: 0 };
        for card in Card::ALL.into_iter().filter(|&card| !seen.contains(card)) {
            unseen.cards[unseen.count] = card;
            unseen.count += 1;
        }
        unseen
    }

    /// Deals `many` more random cards, or fewer if there are not enough.
    fn deal(&mut self, many: usize, rng: &mut impl Rng) -> &[Card] {
        let first = self.dealt;
        self.dealt = (first + many).min(self.count);
        for place in first..self.dealt {
            let left = u32::try_from(self.count - place).unwrap_or(0);
            self.cards.swap(place, place + usize::try_from(below(left, rng)).unwrap_or(0));
        }
        &self.cards[first..self.dealt]
    }

    /// Deals a random hand that the opponent is assumed to play.
    fn hand_of(&mut self, opponent: &Read, game: &GameSpec, rng: &mut impl Rng) -> &[Card] {
        let (first, many) = (self.dealt, usize::from(game.hole_cards));
        for _ in 0..TRIES {
            self.dealt = first;
            let hand = self.deal(many, rng);
            if opponent.range >= WHOLE || hand_percentile(hand, game) <= opponent.range {
                break;
            }
        }
        &self.cards[first..self.dealt]
    }
}

/// A showdown of the bot's hand against others on one board.
#[derive(Clone, Copy)]
struct Showdown<'a> {
    game: &'a GameSpec,
    board: CardSet,
    high: Half<HandValue>,
    low: Option<Half<Option<LowValue>>>,
}

impl Showdown<'_> {
    fn of(game: &GameSpec, board: CardSet, mine: CardSet) -> Showdown<'_> {
        let low = match game.ranking {
            Ranking::High => None,
            Ranking::HighLow => Some(Half { mine: low_value(mine, board, game.hole_used), sharing: 1 }),
        };
        Showdown { game, board, high: Half { mine: high_value(mine, board, game.hole_used), sharing: 1 }, low }
    }

    fn meet(&mut self, theirs: CardSet) {
        self.high.meet(high_value(theirs, self.board, self.game.hole_used));
        if let Some(low) = &mut self.low {
            low.meet(low_value(theirs, self.board, self.game.hole_used));
        }
    }

    fn share(&self) -> u32 {
        match &self.low {
            Some(low) if low.mine.is_some() || low.sharing == 0 => (self.high.share() + low.share()) / 2,
            Some(_) | None => self.high.share(),
        }
    }
}

/// The bot's result in one ranking, high or low.
#[derive(Clone, Copy)]
struct Half<V> {
    mine: V,
    /// The number of players who share this half with the bot included; 0 if the bot has lost it.
    sharing: u32,
}

impl<V: Ord> Half<V> {
    fn meet(&mut self, theirs: V) {
        match theirs.cmp(&self.mine) {
            Ordering::Greater => self.sharing = 0,
            Ordering::Equal if self.sharing > 0 => self.sharing += 1,
            Ordering::Equal | Ordering::Less => {}
        }
    }

    fn share(&self) -> u32 {
        WHOLE.checked_div(self.sharing).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use chacha20::ChaCha8Rng;
    use poker_protocol::{HandId, SeatStack, SeenEvent};
    use poker_rules::{Card, Chips, GameSpec, Seat, Street};
    use rand::SeedableRng;

    use super::{Share, share};
    use crate::view::BotView;

    fn cards(text: &str) -> Vec<Card> {
        text.split(' ').map(|card| card.parse().unwrap()).collect()
    }

    /// The share against `opponents` unknown hands.
    fn share_of(code: &str, hole: &str, board: &str, opponents: u8) -> Share {
        let (me, hole, board) = (Seat::new(0), cards(hole), cards(board));
        let mut view = BotView::new(me, Chips::new(10), GameSpec::with_code(code).unwrap());
        let players = Seat::first(opponents + 1).map(|seat| SeatStack { seat, stack: Chips::new(1_000) }).collect();
        view.see(&SeenEvent::Started { hand: HandId(1), button: me, players, root: None, nonces: Vec::new() });
        for &card in &hole {
            view.see(&SeenEvent::Dealt { seat: me, card: Some(card), opening: None });
        }
        let street = Street::ALL[board.len() - 2];
        view.see(&SeenEvent::StreetDealt { street, cards: board, openings: Vec::new() });
        share(&view, &hole, &mut ChaCha8Rng::seed_from_u64(3))
    }

    #[test]
    fn a_hand_that_the_board_makes_is_shared_by_all() {
        for (opponents, part) in [(1, 500), (2, 333), (5, 166)] {
            let share = share_of("nlhe", "2c 3d", "As Ks Qs Js Ts", opponents);
            assert_eq!((share.now, share.end), (part, part));
        }
        let omaha = share_of("plo", "2c 3d 4d 7h", "As Ks Qs Js Ts", 1);
        assert!(omaha.end < 100, "two of the own cards must play: {omaha:?}");
    }

    #[test]
    fn a_low_is_half_of_the_pot() {
        let low = share_of("plo8", "As 2d Kc Qh", "3h 5c 8d 8h Jd", 1).end;
        assert!((450..=700).contains(&low), "the best low and little else: {low}");
        let both = share_of("plo8", "As 4d Kc Qh", "2h 3c 5d Jh Jd", 1).end;
        assert!(both > 850, "a wheel for both halves: {both}");
        let (high, no_low) =
            (share_of("plo", "As 2d Kc Kh", "Ks Qc 9d 9h 3d", 1).end, share_of("plo8", "As 2d Kc Kh", "Ks Qc 9d 9h 3d", 1).end);
        assert_eq!(high, no_low, "without a low the high hand takes everything");
    }

    #[test]
    fn cards_to_come_raise_draws_and_lower_made_hands() {
        let draw = share_of("nlhe", "As 8s", "6s 3s Kd", 1);
        assert!(draw.end > draw.now + 80, "{draw:?}");
        let made = share_of("plo5", "Ac Ad 7h 6c 2d", "Ks Qs 9s", 3);
        assert!(made.end < made.now, "{made:?}");
        let river = share_of("flo", "Ac Ad 7h 6c", "Ks Qs 9s 3h 2d", 2);
        assert_eq!(river.now, river.end);
    }
}

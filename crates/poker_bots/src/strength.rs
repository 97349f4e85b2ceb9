//! How much of the pot a hand may expect, by dealing some of the hands that opponents may hold.

use std::cmp::Ordering;

use poker_rules::rank::{high_value, low_value};
use poker_rules::{Card, CardSet, GameSpec, HandValue, LowValue, Ranking};
use rand::Rng;

use crate::chance::{WHOLE, below};
use crate::start::hand_percentile;
use crate::view::{BotView, SeatView};

/// Opponents' hands that are tried: enough to tell top pair from second pair, cheap enough for tens of thousands of decisions a second.
const SAMPLES: u32 = 64;
/// Never fewer deals than this, however many opponents there are.
const LEAST_DEALS: u32 = 12;
/// Draws of a hand before one outside the believed range is taken all the same.
const TRIES: u32 = 4;

/// The part of the pot that is expected, in thousandths.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Share {
    /// If all cards were shown as they are.
    pub now: u32,
    /// Once the board is complete.
    pub end: u32,
}

/// What the hand may expect against everybody still in.
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

/// The cards that may still lie anywhere; those dealt stand in front.
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

    /// Some more cards, as many as there are.
    fn deal(&mut self, many: usize, rng: &mut impl Rng) -> &[Card] {
        let first = self.dealt;
        self.dealt = (first + many).min(self.count);
        for place in first..self.dealt {
            let left = u32::try_from(self.count - place).unwrap_or(0);
            self.cards.swap(place, place + usize::try_from(below(left, rng)).unwrap_or(0));
        }
        &self.cards[first..self.dealt]
    }

    /// A hand that an opponent is believed to play.
    fn hand_of(&mut self, opponent: &SeatView, game: &GameSpec, rng: &mut impl Rng) -> &[Card] {
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

/// One hand against others on one board.
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

/// What is played for in one way of ranking.
#[derive(Clone, Copy)]
struct Half<V> {
    mine: V,
    /// Between how many it is shared; 0 where it is lost.
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
